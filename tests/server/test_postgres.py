"""Two server processes on one PostgreSQL, and people of one table on different ones."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from captains_table.server.backup import backup
from captains_table.server.settings import database_url
from server.people import DiversServer, Person, Screen, play_out
from server.postgres import postgres


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
