"""People who keep playing whatever happens to the server, and things that happen to it.

Everybody remembers what was acknowledged and shown, and repeats unanswered requests with the same key.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from captains_table.play.facts import Fact, Moved, Said
from captains_table.server import queries
from captains_table.server.database import Database
from captains_table.server.schema import FACTS
from play.shown import Data
from server.people import DiversServer, Person, Screen

LOST = (WebSocketException, httpx.HTTPError, OSError, EOFError, TimeoutError)
"""What a person notices of a fault."""
PAUSE = 0.1
PATIENCE = 90


class Guest:
    """A person at a table, connected to one server."""

    def __init__(self, name: str, server: DiversServer, luck: random.Random) -> None:
        self.name, self.server, self.luck = name, server, luck
        self.person = Person(server.address)
        self.moves: list[str] = []
        self.words: list[str] = []
        """Acknowledged chat messages."""
        self.shown: dict[int, tuple[int, str]] = {}
        """Every log entry that was ever shown, by its number."""
        self.asking: Data | None = None
        """What was sent and not answered yet."""
        self.is_over = False

    @property
    def acts(self) -> int:
        return len(self.moves) + len(self.words)

    async def post(self, path: str, body: Data) -> Any:
        """Make a request until it is answered; its key identifies it."""
        headers = {"Idempotency-Key": f"{self.luck.getrandbits(100):x}"}
        while True:
            with contextlib.suppress(*LOST):
                answer = await self.person.http.post(path, json=body, headers=headers)
                if answer.status_code != 503:
                    assert answer.status_code == 200, answer.text
                    return answer.json()
            await asyncio.sleep(PAUSE)

    async def get(self, path: str) -> Any:
        while True:
            with contextlib.suppress(*LOST):
                answer = await self.person.http.get(path)
                if answer.status_code != 503:
                    assert answer.status_code == 200, answer.text
                    return answer
            await asyncio.sleep(PAUSE)

    async def play(self, table: str, is_enough: Callable[[], bool]) -> None:
        """Choose whenever it is one's turn, and chat, through all faults, until it is enough and everything is
        answered."""
        while not (self.asking is None and (self.is_over or is_enough())):
            with contextlib.suppress(*LOST):
                async with self.person.at(table) as screen:
                    await self._sit(screen, is_enough)
            await asyncio.sleep(PAUSE)

    async def _sit(self, screen: Screen, is_enough: Callable[[], bool]) -> None:
        await screen.until("view", 10)
        self._look(screen)
        while True:
            if self.asking is None:
                if is_enough() or screen.over:
                    self.is_over = screen.over
                    return
                self.asking = self._wish(screen)
            if self.asking is None:
                with contextlib.suppress(TimeoutError):
                    await screen.receive(PAUSE)
            else:
                await self._ask(screen, self.asking)
            self._look(screen)

    def _wish(self, screen: Screen) -> Data | None:
        key = f"{self.luck.getrandbits(100):x}"
        if self.luck.random() < 0.1:
            return {"t": "chat", "text": f"{self.name} {self.acts}", "key": key}
        if not screen.my_turn:
            return None
        chosen = self.luck.choice(list(screen.choices))
        return {"t": "move", "n": screen.n, "u": screen.u, "seat": screen.seat, "e": chosen, "key": key}

    async def _ask(self, screen: Screen, message: Data) -> None:
        number = self.luck.randrange(1, 1_000_000_000)
        await screen.send(**message, id=number)
        answer = await screen.until(lambda heard: heard.get("id") == number, 20)
        if answer["t"] == "error" and answer["code"] == "busy":
            await asyncio.sleep(PAUSE)
            return
        assert answer["t"] == "ok", (message, answer)
        self.asking = None
        (self.moves if message["t"] == "move" else self.words).append(message.get("e") or message["text"])

    def _look(self, screen: Screen) -> None:
        """Check that what was shown has not changed."""
        for entry in screen.log[-30:]:
            told = entry["w"], entry["e"]
            assert self.shown.setdefault(entry["n"], told) == told, "an event was shown and then changed"


class Company:
    """The players of one table, connected to servers that share a database."""

    def __init__(self, servers: list[DiversServer], database: str, luck: random.Random) -> None:
        self.guests = [Guest(f"guest {luck.randrange(10**9)}", server, luck) for server in servers]
        self.database = Database(database)
        self.table = ""

    async def open(self) -> None:
        """Open a new table for everybody, and a bot."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(self.guests) - 1), {"kind": "bot", "level": "random"}]
        first, *others = self.guests
        self.table = (await first.post("/api/tables", {"game": "el_capitan", "seats": seats, "first": 0}))["table"]
        for seat, guest in enumerate(others, start=1):
            await guest.post(f"/api/tables/{self.table}/join", {"seat": seat, "name": guest.name})
        for guest in self.guests:
            guest.moves, guest.words, guest.shown, guest.is_over = [], [], {}, False

    def has_gone_on(self, since: int) -> bool:
        return sum(guest.acts for guest in self.guests) > since + len(self.guests) or self.guests[0].is_over

    async def check(self) -> None:
        """Everything acknowledged or shown is stored; no gaps, nothing twice; before long all servers agree."""
        facts = await asyncio.to_thread(self._stored)
        keys = [fact.key for fact in facts if fact.key]
        assert len(keys) == len(set(keys)), "an act was stored twice"
        events = [(fact.s, fact.e) for fact in facts if isinstance(fact, Moved)]
        for seat, guest in enumerate(self.guests):
            assert [event for who, event in events if who == seat] == guest.moves
            assert [fact.text for fact in facts if isinstance(fact, Said) and fact.seat == seat] == guest.words
            assert all(events[number] == told for number, told in guest.shown.items()), "shown, but not stored"
            lines: list[str] = []
            while len(lines) < len(events):
                record = (await guest.get(f"/api/tables/{self.table}/record")).text
                lines = record.partition("\n\n")[2].splitlines()
            assert lines[: len(events)] == [f"{'*ABCDEF'[who + 1]} {event}" for who, event in events]

    def _stored(self) -> list[Fact]:
        with self.database.reading() as connection:
            wanted = select(FACTS.c.number).where(FACTS.c.table_id == self.table).order_by(FACTS.c.number)
            numbers = connection.scalars(wanted).all()
            assert list(numbers) == list(range(len(numbers))), "there is a gap"
            return [fact for _, fact in queries.read_facts(connection, self.table)]

    async def close(self) -> None:
        for guest in self.guests:
            await guest.person.http.aclose()
        await asyncio.to_thread(self.database.close)


class Tunnel:
    """A tunnel to a port, which can break down."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._writers: set[asyncio.StreamWriter] = set()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        """The local port of the tunnel."""
        server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        try:
            yield server.sockets[0].getsockname()[1]
        finally:
            server.close()
            self.break_down()

    def break_down(self) -> None:
        """Drop all connections."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", self._port)
            self._writers |= {writer, back}
            await asyncio.gather(_carry(reader, back), _carry(there, writer))
            self._writers -= {writer, back}
        writer.transport.abort()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()


@contextlib.contextmanager
def full_disk(server: DiversServer, database: Path) -> Any:
    """Limit the file size of a server that stores its tables in SQLite."""
    log = database.with_name(f"{database.name}-wal")
    size = max(path.stat().st_size for path in (database, log) if path.exists())
    unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, unlimited[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
