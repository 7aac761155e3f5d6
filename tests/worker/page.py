"""A page without a browser: its storage is in memory, its bots are asked directly, and who plays looks at messages."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from captains_table.core.luck import Luck
from captains_table.worker import bots
from captains_table.worker.connection import Connection
from captains_table.worker.room import Room
from play.shown import Shown


class MemoryStorage:
    """What IndexedDB does for a page: a transaction is all or nothing."""

    def __init__(self) -> None:
        self.written: dict[tuple[str, int], tuple[int, str]] = {}
        self.small: dict[tuple[str, str], str] = {}
        self.is_full = False
        self.writes = 0

    async def facts(self, table: str, start: int) -> str:
        found = sorted((number, fact) for (of, number), fact in self.written.items() if of == table and number >= start)
        return json.dumps([fact for _, fact in found])

    async def values(self, kind: str) -> str:
        return json.dumps({key: text for (of, key), text in self.small.items() if of == kind})

    async def write(self, writing: str) -> bool:
        if self.is_full:
            raise OSError("QuotaExceededError")
        wanted = json.loads(writing)
        if any((table, number) in self.written for table, number, _, _ in wanted["facts"]):
            return False
        await asyncio.sleep(0)
        self.writes += 1
        self.written |= {(table, number): (at, text) for table, number, at, text in wanted["facts"]}
        for kind, key, text in wanted["values"]:
            if text is None:
                self.small.pop((kind, key), None)
            else:
                self.small[kind, key] = text
        return True


async def think(job: str) -> str:
    """The other worker."""
    await asyncio.sleep(0)
    return bots.work(job)


class Visit:
    """The page at a table, and what it has in front of it."""

    def __init__(self, room: Room, table: str) -> None:
        self.shown = Shown()
        self.heard: list[dict[str, Any]] = []
        self.closed: list[tuple[int, str]] = []
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Event()
        self.connection: Connection = room.connect(table, self._take, lambda code, why: self.closed.append((code, why)))

    def _take(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        waiting = self.answers.pop(message.get("id"), None)
        if waiting is not None:
            waiting.set_result(message)
        else:
            self.shown.take(message)
        self._news.set()

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Say something, and hear the answer."""
        id = len(self.heard) + 1
        self.answers[id] = asyncio.get_running_loop().create_future()
        self.connection.receive(json.dumps({**message, "id": id}))
        return await self.answers[id]

    async def choose(self, text: str | None = None) -> dict[str, Any]:
        """Choose something, the first if nothing is said."""
        shown = self.shown
        chosen = next(iter(shown.choices)) if text is None else text
        return await self.ask(t="move", n=shown.n, u=shown.u, seat=shown.seat, e=chosen)

    async def until_asked(self) -> bool:
        """Wait until there is something to choose; False if the game is over."""
        while True:
            if self.shown.choices:
                return True
            mine = [seat for seat in self.shown.turn["seats"] if seat in self.shown.table.get("you", [])]
            if mine and self.shown.seat not in mine:
                await self.ask(t="sit", seat=mine[0])
                continue
            if self.shown.table.get("status") == "over":
                return False
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 30)


class Page:
    """A page that is opened on a storage; as often as somebody likes."""

    def __init__(self, storage: MemoryStorage | None = None) -> None:
        self.storage = storage or MemoryStorage()
        self.room = Room(self.storage, think)
        luck = Luck(11)
        self.room.live_tables.new_luck = lambda: luck

    async def get(self, path: str) -> Any:
        """What is at an address."""
        return await self._request("GET", path, "", "")

    async def post(self, path: str, body: Any = None, key: str = "") -> Any:
        """Ask for something to be done."""
        return await self._request("POST", path, "" if body is None else json.dumps(body), key)

    async def _request(self, method: str, path: str, body: str, key: str) -> Any:
        status, type, text = await self.room.request(method, path, body, key)
        if status != 200:
            raise Refusal(status, json.loads(text))
        return text if type.startswith("text/plain") else json.loads(text)

    async def open(self, game: str, *seats: str, **agreed: Any) -> str:
        """Open a table: `me`, `local`, or the level of a bot."""
        plans = [
            {"kind": seat} if seat in ("me", "local", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        answer = await self.post("/api/tables", {"game": game, "seats": plans, **agreed})
        return str(answer["table"])

    async def close(self) -> None:
        """Close the page, whatever it is doing."""
        await self.room.stop()


class Refusal(Exception):
    """A request was refused."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.code = body["code"]
        self.phrase = body["error"]
