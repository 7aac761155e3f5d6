"""People for the tests: real servers in separate processes, and persons who talk to them over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from tools.serving import GENEROUS, PATIENCE, ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from captains_table.server.database import Database
from play.shown import Data, Shown


class DiversServer(ServerProcess):
    """A server with the divers among its games."""

    def __init__(
        self,
        database: str,
        *,
        limits: Sequence[str] = (*GENEROUS, "notify_seconds=0"),
        arguments: Sequence[str] = (),
        **environment: str,
    ) -> None:
        environment = {"PYTHONPATH": str(Path(__file__).parent.parent)} | environment
        super().__init__(database, limits=limits, arguments=arguments, program="divers.served", environment=environment)

    def start(self) -> None:
        """Start it; a new file has the current schema already."""
        file = Path(self.database)
        if "://" not in str(self.database) and file.parent.is_dir() and not file.exists():
            file.write_bytes(_empty_database())
        super().start()


@cache
def _empty_database() -> bytes:
    """A new database. Making one takes a server a fifth of its start; `test_migrate.py` lets it."""
    with TemporaryDirectory() as folder:
        made = Database(f"sqlite:///{folder}/tables.db")
        made.prepare()
        made.close()
        return Path(folder, "tables.db").read_bytes()


class Person:
    """A person with a browser: a cookie, requests, and sockets that record what they receive."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, headers={"X-Captain": "1", "Origin": address}, timeout=PATIENCE)

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        response = await self.http.get(path)
        assert response.status_code == 200, response.text
        return response.json() if "json" in response.headers["content-type"] else response.text

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        response = await self.http.post(path, json=body if body is not None else {})
        assert response.status_code == status, response.text
        return response.json()

    async def open(self, seats: Sequence[str | Data], game: str = "divers", **agreed: Any) -> str:
        plans = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        table: str = (await self.post("/api/tables", {"game": game, "seats": plans, **agreed}))["table"]
        return table

    def at(self, table: str, address: str | None = None) -> contextlib.AbstractAsyncContextManager[Screen]:
        return sitting(self, table, address or self.address)


@contextlib.asynccontextmanager
async def sitting(person: Person, table: str, address: str) -> AsyncIterator[Screen]:
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    headers = {"Cookie": cookies} if cookies else {}
    url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
    async with connect(
        url, origin=Origin(address), additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE
    ) as socket:
        yield Screen(socket)


class Screen(Shown):
    """The screen of a client, with its socket."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket = socket
        self.wire: list[str] = []
        """Everything received so far, unchanged."""

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self, timeout: float = PATIENCE) -> Data:
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(text, str)
        self.wire.append(text)
        message: Data = json.loads(text)
        self.take(message)
        return message

    async def until(self, wanted: Any, timeout: float = PATIENCE) -> Data:
        """Receive until a message has a type or satisfies a condition."""
        fits = (lambda message: message["t"] == wanted) if isinstance(wanted, str) else wanted
        end = time.monotonic() + timeout
        while True:
            message = await self.receive(end - time.monotonic())
            if fits(message):
                return message

    async def settled(self, fits: Any) -> None:
        """Receive until the screen satisfies a condition."""
        while not fits():
            await self.receive()

    async def ask(self, **message: Any) -> Data:
        """Send a message, and wait for its answer."""
        number = len(self.wire) + 1
        await self.send(**message, id=number)
        return await self.until(lambda answer: answer.get("id") == number)

    async def move(self, text: str | None = None, seat: int | None = None) -> Data:
        """Make a choice, by default the first."""
        chosen = next(iter(self.choices)) if text is None else text
        return await self.ask(t="move", n=self.n, u=self.u, seat=self.seat if seat is None else seat, e=chosen)


async def play_out(screen: Screen, limit: int = 5000) -> None:
    """Choose whenever possible, until the game is over."""
    for _ in range(limit):
        while not screen.over and not screen.my_turn:
            await screen.receive()
        if screen.over:
            return
        before = screen.n
        answer = await screen.move()
        assert answer["t"] == "ok" or answer["code"] == "stale", answer
        while screen.n == before and not screen.over:
            await screen.receive()
    raise AssertionError("the game does not end")
