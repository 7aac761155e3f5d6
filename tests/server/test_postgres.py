"""Two server processes on one PostgreSQL, and people of one table on different ones."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url
from tools.postgres import postgres

from captains_table.core.luck import Luck
from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from captains_table.play import acts
from captains_table.play.facts import Setup
from captains_table.play.live_tables import LiveTables
from captains_table.play.ports import NoMetrics
from captains_table.server import pubsub
from captains_table.server.backup import backup
from captains_table.server.database import Database
from captains_table.server.pubsub import PubSub
from captains_table.server.settings import database_url
from captains_table.server.store import DatabaseStore
from play.arrange import ADA, plan
from play.memory import FirstChoice
from server.people import DiversServer, Person, Screen, play_out


@pytest.fixture(scope="module")
def both() -> Iterator[tuple[DiversServer, DiversServer, str]]:
    with (
        tempfile.TemporaryDirectory(prefix="captains-table-") as folder,
        postgres(Path(folder)) as url,
        DiversServer(url) as first,
        DiversServer(url) as second,
    ):
        yield first, second, url


def test_a_game_across_two_processes(
    both: tuple[DiversServer, DiversServer, str], divers: None, tmp_path: Path
) -> None:
    first, second, url = both

    async def evening() -> None:
        async with Person(first.address) as ada, Person(second.address) as ben:
            table = await ada.open(["me", "open", "bot"], "el_capitan")
            async with ada.at(table) as a:
                await a.until("table")
                await ben.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
                await a.until("view")
                async with ben.at(table) as b:
                    await a.settled(lambda: a.online == [0, 1])
                    await asyncio.gather(play_out(a), play_out(b))
                    assert a.n == b.n
                    assert a.scores == b.scores
                    await b.send(t="chat", text="Well played")
                    await a.settled(lambda: a.chats)
                await a.settled(lambda: a.online == [0])
            record = await ada.get(f"/api/tables/{table}/record")
            assert record == await ben.get(f"/api/tables/{table}/record")
            assert len(replay(parse_record(record)).entries) == a.n
            saved = tmp_path / "saved.db"
            await asyncio.to_thread(backup, database_url(url), saved)
            with DiversServer(str(saved)) as third:
                restored = Person(third.address)
                assert await restored.get(f"/api/tables/{table}/record") == record
                restored.http.cookies.update(ada.http.cookies)
                assert (await restored.get(f"/api/tables/{table}"))["you"] == [0], "the same secret signs"
                await restored.http.aclose()

    asyncio.run(evening())


async def _caught_up(screen: Screen, far: int) -> None:
    await screen.settled(lambda: screen.n >= far and (screen.my_turn or screen.over))


def test_the_same_move_on_both_processes_happens_once(both: tuple[DiversServer, DiversServer, str]) -> None:
    """One person with a tab at each process clicks in both at once, again and again."""
    first, second, _ = both
    luck = random.Random(5)

    async def evening() -> None:
        async with Person(first.address) as ada:
            seats = [{"kind": "local", "name": "Ada"}, {"kind": "local", "name": "Ben"}]
            table = await ada.open(seats, "el_capitan", first=0)
            async with ada.at(table) as here, ada.at(table, second.address) as there:
                await here.until("view")
                await there.until("view")
                accepted = 0
                for _ in range(25):
                    if here.over:
                        break
                    move = luck.choice(list(here.choices))
                    answers = await asyncio.gather(here.move(move), there.move(move))
                    kinds = sorted(answer["t"] for answer in answers)
                    assert kinds == ["error", "ok"], answers
                    accepted += 1
                    far = max(here.n, there.n)
                    for screen in (here, there):
                        await _caught_up(screen, far)
                    assert (here.n, here.choices, here.log) == (there.n, there.choices, there.log)
            record = await ada.get(f"/api/tables/{table}/record")
            moves = [line for line in record.splitlines() if line[:2] in ("A ", "B ")]
            assert len(moves) == accepted

    asyncio.run(evening())


def test_bots_of_a_process_that_died_are_taken_care_of(both: tuple[DiversServer, DiversServer, str]) -> None:
    first, _, url = both

    async def evening() -> None:
        with DiversServer(url) as dying:
            async with Person(dying.address) as ada:
                table = await ada.open(["me", "bot", "bot"], "el_capitan", first=0)
                async with ada.at(table, first.address) as a:
                    await a.until("view")
                    before = a.n
                    while a.turn["seats"] == [0]:
                        await a.move("pass" if "pass" in a.choices else None)
                    dying.kill()
                    await a.settled(lambda: a.turn["seats"] == [0] and a.n > before)

    asyncio.run(evening())


class Line:
    """A connection to somewhere by way of this process, which can go dead without a word."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._here: list[asyncio.StreamWriter] = []
        self._dead: set[asyncio.StreamWriter] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        away_reader, away = await asyncio.open_connection("127.0.0.1", self.port)
        self._here += [writer, away]
        self._tasks += [
            asyncio.create_task(self._pass(reader, away)),
            asyncio.create_task(self._pass(away_reader, writer)),
        ]

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while content := await reader.read(65_536):
            if writer not in self._dead:
                writer.write(content)

    def go_dead(self) -> None:
        """Nothing gets through any more, and nobody is told; who calls again is put through."""
        self._dead |= set(self._here)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._here:
            writer.transport.abort()


def test_a_connection_that_dies_without_a_word_is_noticed(
    both: tuple[DiversServer, DiversServer, str], divers: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pubsub, "PAUSE", 0.01)
    url = make_url(database_url(both[2]))

    def tables(database: Database, process: str) -> LiveTables:
        return LiveTables(DatabaseStore(database, process, 0), FirstChoice(), NoMetrics(), lambda: 1, lambda: Luck(7))

    async def evening(here: Database, there: Database) -> None:
        line = Line(url.port or 0)
        switchboard = await asyncio.start_server(line.carry, "127.0.0.1", 0)
        mine, theirs = tables(here, "here"), tables(there, "there")
        await mine.open("dead-line", Setup("divers", plan("Ada", "open")), ADA)
        listening = PubSub(mine, here, "here", silence=0.5)
        listening.url = url.set(port=switchboard.sockets[0].getsockname()[1])
        running = asyncio.create_task(listening.run())

        async def chat(text: str) -> None:
            await theirs.act("dead-line", lambda table, at, _: acts.say(table, ADA, "Ada", text, at))
            while [said.text for said in mine.live["dead-line"].table.chats][-1:] != [text]:
                await asyncio.sleep(0.01)

        assert (
            await here.read(lambda connection: connection.exec_driver_sql("SHOW statement_timeout").scalar()) == "15s"
        )
        await chat("heard")
        line.go_dead()
        await chat("heard although the line is dead")
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await line.close()
        switchboard.close()

    databases = [Database(database_url(both[2])) for _ in range(2)]
    for database in databases:
        database.start()
    try:
        asyncio.run(evening(*databases))
    finally:
        for database in databases:
            database.stop()
