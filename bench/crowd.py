"""A crowd: scripted people at the tables of running servers, over real sockets.

Moves are made at a given rate, whether the servers keep up or not. The time of a move is from the click until the last
viewer of the table has received it and the player its confirmation.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import os
import random
import re
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import msgspec
from tools.serving import ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

PROGRAM = "captains_table"
LOOK = 0.05
"""Seconds after the confirmation in which all other viewers have received a move who can tell that there was one."""
WARMING = 2.0
AT_ONCE = 8
"""Tables that are opened at the same time."""


@dataclass(frozen=True)
class Sample:
    """What was measured at one rate."""

    game: str
    tables: int
    viewers: int
    """At each table."""
    offered: float
    """Moves per second that people wanted to make."""
    moves: int
    moves_per_second: float
    p50_seconds: float
    p90_seconds: float
    p99_seconds: float
    processor_seconds_per_move: float
    """Of all server processes."""
    database_seconds_per_move: float
    """Of PostgreSQL; 0 for SQLite, which is part of the server."""
    commits_per_move: float
    bytes_per_viewer_and_move: float

    def row(self) -> dict[str, Any]:
        return asdict(self)


class LoneServer(ServerProcess):
    """A server on one processor; this process takes the others as long as it runs."""

    def __init__(self, database: str | Path, processor: int = 0) -> None:
        super().__init__(database, program=PROGRAM)
        self.processors = sorted(os.sched_getaffinity(0))
        self.own = self.processors[processor % len(self.processors)]

    def start(self) -> None:
        os.sched_setaffinity(0, [self.own])
        super().start()
        os.sched_setaffinity(0, [one for one in self.processors if one != self.own] or self.processors)

    def stop(self) -> int:
        os.sched_setaffinity(0, self.processors)
        return super().stop()

    def request(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """An answer, and the cookie that came with it."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"X-Captain": "1", "Origin": self.address, "Content-Type": "application/json"}
        headers |= {"Cookie": cookie} if cookie else {}
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        response = connection.getresponse()
        text = response.read()
        given = response.headers.get("Set-Cookie", "").partition(";")[0]
        connection.close()
        return json.loads(text) if text.startswith(b"{") else text.decode(), given

    def commits(self) -> float:
        """How many transactions it has committed."""
        found = re.search(r"^captains_table_commits_total (\S+)", self.request("GET", "/metrics")[0], re.MULTILINE)
        return float(found[1]) if found else 0.0

    def processor_seconds(self) -> float:
        return processor_seconds(self.process.pid)

    def memory(self) -> int:
        """Bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor_seconds(pid: int, with_children: bool = False) -> float:
    """What a process has used, perhaps with all its children that live or have lived."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    used = sum(int(field) for field in fields[11 : 15 if with_children else 13]) / os.sysconf("SC_CLK_TCK")
    if with_children:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        used += sum(processor_seconds(int(child)) for child in children)
    return used


class _Message(msgspec.Struct, tag=False):
    """What a scripted person reads of a message."""

    t: str
    id: int | None = None
    n: int = 0
    seat: int | None = None
    turn: dict[str, Any] = {}
    choices: list[Any] | dict[str, list[Any]] | None = None


_DECODER = msgspec.json.Decoder(_Message)


class Screen:
    """One person's socket: what may be chosen, and how far the game is."""

    def __init__(self, connection: ClientConnection, crowd: Crowd) -> None:
        self.connection = connection
        self.crowd = crowd
        self.n = -1
        self.told_at = 0.0
        self.seat = 0
        self.over = False
        self.asked = self.answered = 0
        self.choices: list[str] = []
        self.news = asyncio.Event()

    async def listen(self) -> None:
        """Receive messages."""
        async for text in self.connection:
            self.receive(text)

    def receive(self, text: str | bytes) -> None:
        """Take in one message."""
        message = _DECODER.decode(text)
        if message.id is not None:
            self.answered = message.id
            self.told_at = time.perf_counter()
            self.news.set()
        if message.t not in ("view", "step"):
            return
        self.told_at = time.perf_counter()
        if message.t == "step":
            self.crowd.bytes += len(text)
            self.crowd.told += 1
        else:
            self.seat = message.seat or 0
        self.n = message.n
        self.over = message.turn.get("over", self.over)
        if isinstance(message.choices, list):
            self.choices = [choice[0] for choice in message.choices]
        elif message.choices is not None:
            gone = set(message.choices["drop"])
            self.choices = [one for one in self.choices if one not in gone]
            self.choices += [choice[0] for choice in message.choices["add"] if choice[0] not in self.choices]

    async def move(self, choice: str) -> None:
        """Click on something, and wait for the confirmation."""
        self.asked += 1
        move = {"t": "move", "n": self.n, "seat": self.seat, "e": choice, "id": self.asked}
        self.news.clear()
        await self.connection.send(json.dumps(move))
        while self.answered < self.asked:
            await self.news.wait()
            self.news.clear()


@dataclass(frozen=True)
class Seats:
    """Who is at each table: people on all seats, the game's options, and spectators."""

    game: str
    people: int = 3
    options: tuple[str, ...] = ()


class Crowd:
    """Scripted people at the tables of one server, or of several that share a database: the seats of a table are spread
    over them."""

    def __init__(self, servers: Sequence[LoneServer], seats: Seats, database: int | None = None) -> None:
        self.servers, self.seats = servers, seats
        self.database = database
        """The process of the database server, if it is one."""
        self.viewers = seats.people
        self.bytes = self.told = 0
        self.tables = 0
        """How many there are at the same time."""
        self._tables: dict[str, list[Screen]] = {}
        """All there have been."""
        self._ready: list[list[Screen]] = []
        """Tables at which nobody is making a move."""
        self._listening: set[asyncio.Task[None]] = set()
        self._moving: set[asyncio.Task[None]] = set()
        self._times: list[float] = []
        self._luck = random.Random(1)

    async def sit_down(self, tables: int) -> None:
        """Open new tables until there are so many, with people on all seats."""
        await self._open_tables(tables - self.tables)
        self.tables = tables

    async def _open_tables(self, count: int) -> None:
        with ThreadPoolExecutor(AT_ONCE) as pool:
            loop = asyncio.get_running_loop()
            opened = await asyncio.gather(*[loop.run_in_executor(pool, self._open) for _ in range(count)])
        for table, cookies in opened:
            viewers = [*cookies, *[""] * (self.viewers - len(cookies))]
            self._tables[table] = [await self._connect(table, cookie, number) for number, cookie in enumerate(viewers)]
            self._ready.append(self._tables[table])

    async def watch(self, viewers: int) -> None:
        """Let spectators come until every table has so many viewers."""
        for table, screens in self._tables.items():
            for number in range(self.viewers, viewers):
                screens.append(await self._connect(table, "", number))
        self.viewers = viewers

    def _open(self) -> tuple[str, list[str]]:
        """A new table with people on all seats: its id, and their cookies."""
        seats = [{"kind": "me", "name": "A"}, *[{"kind": "open"}] * (self.seats.people - 1)]
        wishes = {"game": self.seats.game, "options": list(self.seats.options), "seats": seats}
        answer, cookie = self.servers[0].request("POST", "/api/tables", wishes)
        cookies = [cookie]
        for seat in range(1, self.seats.people):
            body = {"seat": seat, "name": "ABCDEF"[seat]}
            cookies.append(self.servers[0].request("POST", f"/api/tables/{answer['table']}/join", body)[1])
        return answer["table"], cookies

    async def _connect(self, table: str, cookie: str, number: int) -> Screen:
        server = self.servers[number % len(self.servers)]
        connection = await connect(
            f"ws://127.0.0.1:{server.port}/ws/tables/{table}",
            origin=Origin(server.address),
            additional_headers={"Cookie": cookie} if cookie else None,
            compression=None,
            max_size=None,
            ping_interval=None,  # browsers send none
        )
        screen = Screen(connection, self)
        self._listening.add(asyncio.create_task(screen.listen()))
        return screen

    async def measure(self, rate: float, seconds: float) -> Sample:
        """Make moves at this rate, and measure after a while."""
        gc.collect()
        gc.disable()  # nobody but the servers is to make anybody wait
        try:
            await self._play(rate, min(WARMING, seconds))
            self._times, self.bytes, self.told = [], 0, 0
            began, used, stored, commits = time.perf_counter(), *self._used()
            await self._play(rate, seconds)
            while not (self._times and self.told):
                await self._play(rate, 0.05)
            took, times, sent, told = time.perf_counter() - began, sorted(self._times), self.bytes, self.told
            spent = self._used()
            await asyncio.gather(*self._moving)
        finally:
            gc.enable()
        count = len(times)
        return Sample(
            self.seats.game,
            self.tables,
            self.viewers,
            rate,
            count,
            count / took,
            times[count * 50 // 100],
            times[count * 90 // 100],
            times[count * 99 // 100],
            (spent[0] - used) / count,
            (spent[1] - stored) / count,
            (spent[2] - commits) / count,
            sent / max(1, told),
        )

    def _used(self) -> tuple[float, float, float]:
        """Processor seconds of the servers and of the database server, and commits so far."""
        stored = processor_seconds(self.database, with_children=True) if self.database is not None else 0.0
        commits = sum(server.commits() for server in self.servers)
        return sum(server.processor_seconds() for server in self.servers), stored, commits

    async def _play(self, rate: float, seconds: float) -> None:
        """Let somebody make a move again and again, for so long."""
        now = time.perf_counter()
        end = now + seconds
        due = now
        while due < end:
            due += self._luck.expovariate(rate)
            await asyncio.sleep(due - time.perf_counter())
            if not self._ready and not self._moving:  # all games are over
                await self._open_tables(self.tables)
            if self._ready:
                place = self._luck.randrange(len(self._ready))
                self._ready[place], self._ready[-1] = self._ready[-1], self._ready[place]
                task = asyncio.create_task(self._move(self._ready.pop(), due))
                self._moving.add(task)
                task.add_done_callback(self._moving.discard)

    async def _move(self, screens: list[Screen], clicked: float) -> None:
        """Somebody whose turn it is chooses anything. Who clicks at a time that was to come waits from then on."""
        mover = next((screen for screen in screens if screen.choices), None)
        if mover is not None:
            await mover.move(self._luck.choice(mover.choices))
            await asyncio.sleep(LOOK)
            self._times.append(max(screen.told_at for screen in screens) - clicked)
        if not screens[0].over:
            self._ready.append(screens)

    async def leave(self) -> None:
        """Close all sockets."""
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        connections = [screen.connection for screens in self._tables.values() for screen in screens]
        for start in range(0, len(connections), 100):
            await asyncio.gather(*(connection.close() for connection in connections[start : start + 100]))
