"""People for the tests: real servers in processes of their own, and persons who talk to them over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from play.shown import Data, Shown

GENEROUS = [
    "requests=1000000",
    "tables=100000",
    "messages=1000000",
    "sockets=10000",
    "codes=1000",
    "chats=100000",
    "notify_seconds=0",
]
PATIENCE = 150


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """A server in a process of its own."""

    def __init__(
        self, database: str, *, limits: list[str] | None = None, arguments: list[str] | None = None, **environment: str
    ) -> None:
        self.database = database
        self.port = free_port()
        self.limits = GENEROUS if limits is None else limits
        self.arguments = arguments or []
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None
        self.log = Path(f"{database}.{self.port}.log") if "://" not in database else None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "divers.served", "serve", "--port", str(self.port)]
        command += ["--database", self.database]
        command += [*(f"--limit={limit}" for limit in self.limits), "--workers", "1", *self.arguments]
        environment = os.environ | {"PYTHONPATH": str(Path(__file__).parent.parent)} | self.environment
        with open(self.log or os.devnull, "ab") as output:
            self.process = subprocess.Popen(command, env=environment, stdout=output, stderr=output)
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text() if self.log else "the server has ended"
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/healthz", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As its administrator would."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def running(database: str, **settings: Any) -> Iterator[ServerProcess]:
    server = ServerProcess(database, **settings)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


class Person:
    """Somebody with a browser: a cookie, requests, and sockets that keep what they are told."""

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

    async def open(self, seats: Sequence[str | Data], game: str = "divers", **wishes: Any) -> str:
        plans = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        table: str = (await self.post("/api/tables", {"game": game, "seats": plans, **wishes}))["table"]
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
    """A client's screen with its socket."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket = socket
        self.wire: list[str] = []
        """Everything that was ever received, as it came."""

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
        """Receive until a message is of a kind, or fits."""
        fits = (lambda message: message["t"] == wanted) if isinstance(wanted, str) else wanted
        end = time.monotonic() + timeout
        while True:
            message = await self.receive(end - time.monotonic())
            if fits(message):
                return message

    async def settled(self, fits: Any) -> None:
        """Receive until the screen shows something."""
        while not fits():
            await self.receive()

    async def ask(self, **message: Any) -> Data:
        """Send, and wait for the answer."""
        number = len(self.wire) + 1
        await self.send(**message, id=number)
        return await self.until(lambda answer: answer.get("id") == number)

    async def move(self, text: str | None = None, seat: int | None = None) -> Data:
        """Choose something, the first if nothing is said."""
        chosen = next(iter(self.choices)) if text is None else text
        return await self.ask(t="move", n=self.n, u=self.u, seat=self.seat if seat is None else seat, e=chosen)


async def play_out(screen: Screen, limit: int = 5000) -> None:
    """Choose whenever there is something to choose, until the game is over."""
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
