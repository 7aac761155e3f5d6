"""Restarts: bots continue, and connected players are told. `test_chaos` tests faults of all kinds."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time

import httpx
from websockets.exceptions import WebSocketException

from server.people import DiversServer, Person


def test_bots_go_on_after_a_restart(database: str) -> None:
    """A bot whose turn it was when the server died makes its move, although nobody is connected."""

    async def evening() -> None:
        with DiversServer(database) as server:
            async with Person(server.address) as ada:
                table = await ada.open(["me", "bot", "bot"], "el_capitan", first=0)
                async with ada.at(table) as screen:
                    await screen.until("view")
                    while screen.turn["seats"] == [0]:
                        await screen.move()
                    server.kill()
                server.start()
                end = time.monotonic() + 60
                while time.monotonic() < end:
                    with contextlib.suppress(httpx.HTTPError):
                        if (await ada.get("/api/my"))["tables"][0]["my_turn"]:
                            return
                    await asyncio.sleep(0.2)
                raise AssertionError("the bots have not gone on")

    asyncio.run(evening())


def test_a_graceful_stop_says_that_it_restarts(database: str) -> None:
    async def evening() -> None:
        with DiversServer(database) as server:
            async with Person(server.address) as ada:
                table = await ada.open(["me", "bot"])
                async with ada.at(table) as screen:
                    await screen.until("view")
                    stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                    with contextlib.suppress(WebSocketException):
                        while True:
                            await screen.receive()
                    assert screen.socket.close_code == 1012
                    assert await stopping in (0, -signal.SIGTERM), "the signal may be passed on once all is done"

    asyncio.run(evening())
