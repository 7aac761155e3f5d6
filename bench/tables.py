"""Tables at once: one server process on one processor, people by script at many tables, all over real sockets.

A move's time is from the click to the moment when the last of the table's screens has been told, and the one that was
clicked on has its answer.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.serving import ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

PROGRAM = "captains_table"
TABLES = 200
PEOPLE = 3
THOUGHT = 3.0
"""Seconds between two moves at a table, on the average: people think. With 200 tables, some 55 moves a second."""
LOOK = 0.05
"""Seconds that somebody looks at what their move has done; what others are told arrives meanwhile."""
WARMING = 3.0


@dataclass
class Figures:
    """What was measured."""

    times: list[float] = field(default_factory=list)
    bytes: int = 0
    told: int = 0
    on: bool = False


class Screen:
    """One person's socket: what may be chosen, and how far the game is."""

    def __init__(self, connection: ClientConnection, figures: Figures) -> None:
        self.connection = connection
        self.figures = figures
        self.n = -1
        self.told_at = 0.0
        self.seat = 0
        self.over = False
        self.asked = self.answered = 0
        self.choices: list[str] = []
        self.news = asyncio.Event()

    async def listen(self) -> None:
        """Take in what is told."""
        async for text in self.connection:
            message = json.loads(text)
            if "id" in message:
                self.answered = message["id"]
                self.told_at = time.perf_counter()
                self.news.set()
            if message["t"] not in ("view", "step"):
                continue
            if self.figures.on and message["t"] == "step":
                self.figures.bytes += len(text)
                self.figures.told += 1
            self.n = message["n"]
            self.told_at = time.perf_counter()
            self.seat = message.get("seat", self.seat)
            self.over = message.get("turn", {}).get("over", self.over)
            choices = message.get("choices")
            if isinstance(choices, list):
                self.choices = [choice[0] for choice in choices]
            elif choices is not None:
                gone = set(choices["drop"])
                self.choices = [one for one in self.choices if one not in gone]
                self.choices += [choice[0] for choice in choices["add"] if choice[0] not in self.choices]
            self.news.set()


async def play(screens: list[Screen], figures: Figures, luck: random.Random) -> None:
    """Somebody whose turn it is thinks, clicks, and all wait for the news; until the game is over."""
    while not screens[0].over:
        mover = next((screen for screen in screens if screen.choices), None)
        if mover is None:
            await screens[0].news.wait()
            screens[0].news.clear()
            continue
        await asyncio.sleep(luck.expovariate(1 / THOUGHT))
        mover.news.clear()
        mover.asked += 1
        move = {"t": "move", "n": mover.n, "seat": mover.seat, "e": luck.choice(mover.choices), "id": mover.asked}
        clicked = time.perf_counter()
        await mover.connection.send(json.dumps(move))
        while mover.answered < mover.asked:
            mover.news.clear()
            await mover.news.wait()
        await asyncio.sleep(LOOK)  # the server has told everybody by now who can tell the difference
        if figures.on:
            figures.times.append(max(screen.told_at for screen in screens) - clicked)


class LoneServer(ServerProcess):
    """A server alone on the first processor; this process takes the others as long as it runs."""

    def __init__(self, folder: str) -> None:
        super().__init__(Path(folder, "tables.db"), program=PROGRAM)
        self.processors = sorted(os.sched_getaffinity(0))

    def start(self) -> None:
        os.sched_setaffinity(0, self.processors[:1])
        super().start()
        os.sched_setaffinity(0, self.processors[1:] or self.processors)

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
        answer = json.loads(response.read())
        given = response.headers.get("Set-Cookie", "").partition(";")[0]
        connection.close()
        return answer, given

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def seated(server: LoneServer, game: str) -> tuple[str, list[str]]:
    """A new table with people on all seats: its id, and their cookies."""
    wishes = {"game": game, "seats": [{"kind": "me", "name": "A"}, *[{"kind": "open"}] * (PEOPLE - 1)]}
    answer, cookie = server.request("POST", "/api/tables", wishes)
    cookies = [cookie]
    for seat in range(1, PEOPLE):
        body = {"seat": seat, "name": "ABCDEF"[seat]}
        cookies.append(server.request("POST", f"/api/tables/{answer['table']}/join", body)[1])
    return answer["table"], cookies


def measure_tables(game: str, seconds: float) -> dict[str, Any]:
    """Play at all tables at once for so long."""
    if not hasattr(os, "sched_setaffinity") or not Path("/proc/self/statm").exists():
        raise OSError("tables are measured on Linux only")
    with tempfile.TemporaryDirectory() as folder, LoneServer(folder) as server:
        return asyncio.run(_measured(server, game, seconds))


async def _measured(server: LoneServer, game: str, seconds: float) -> dict[str, Any]:
    luck, figures = random.Random(1), Figures()
    seated(server, game)
    empty = server.memory()
    parties = [seated(server, game) for _ in range(TABLES)]
    tasks, connections = [], []
    for table, cookies in parties:
        screens = []
        for cookie in cookies:
            url = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
            headers = {"Cookie": cookie}
            connection = await connect(
                url, origin=Origin(server.address), additional_headers=headers, compression=None, max_size=None
            )
            connections.append(connection)
            screens.append(Screen(connection, figures))
            tasks.append(asyncio.create_task(screens[-1].listen()))
        tasks.append(asyncio.create_task(play(screens, figures, luck)))
    await asyncio.sleep(WARMING)
    figures.on, began, used = True, time.perf_counter(), server.processor_seconds()
    await asyncio.sleep(seconds)
    while not figures.times:
        await asyncio.sleep(0.01)
    figures.on = False
    took, spent = time.perf_counter() - began, server.processor_seconds() - used
    full = server.memory()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(connection.close() for connection in connections))
    times = sorted(figures.times)
    return {
        "game": game,
        "tables": TABLES,
        "sockets": TABLES * PEOPLE,
        "thought_seconds": THOUGHT,
        "moves": len(times),
        "moves_per_second": len(times) / took,
        "p50_seconds": times[len(times) // 2],
        "p90_seconds": times[len(times) * 90 // 100],
        "p99_seconds": times[len(times) * 99 // 100],
        "processor_seconds_per_move": spent / len(times),
        "load": spent / took,
        "bytes_per_viewer_and_move": figures.bytes / max(1, figures.told),
        "memory_per_table": (full - empty) / TABLES,
    }
