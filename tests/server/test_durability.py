"""Power cuts: whatever the server has acknowledged is there when it comes back, once."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time

import httpx
from websockets.exceptions import WebSocketException

from play.shown import Data
from server.people import Person, Screen, ServerProcess, running

ROUNDS = 5
TABLES = 8


def test_kill_in_a_loop_between_and_during_moves(database: str) -> None:
    """People play on at several tables; the server is killed again and again at any moment, also while bots think."""
    luck = random.Random(7)

    async def evening() -> None:
        with running(database) as server:
            players = [Player(server) for _ in range(TABLES)]
            await asyncio.gather(*(player.open() for player in players))
            for _ in range(ROUNDS):
                enough = sum(len(player.acknowledged) for player in players) + luck.randrange(8, 40)
                playing = [asyncio.create_task(player.play_on()) for player in players]
                while sum(len(player.acknowledged) for player in players) < enough:
                    await asyncio.sleep(0.001)
                await asyncio.sleep(luck.uniform(0, 0.02))
                server.kill()
                await asyncio.gather(*playing)
                await asyncio.to_thread(server.start)
            await asyncio.gather(*(player.check() for player in players))

    asyncio.run(evening())


class Player:
    """Somebody who remembers everything that the server has acknowledged or told."""

    def __init__(self, server: ServerProcess) -> None:
        self.person = Person(server.address)
        self.table = ""
        self.acknowledged: list[str] = []
        self.known: dict[int, tuple[int, str]] = {}

    async def open(self) -> None:
        seats: list[str | Data] = [{"kind": "me", "name": "Ada"}, "bot", {"kind": "bot", "level": "random"}]
        self.table = await self.person.open(seats, "el_capitan", first=0)

    async def play_on(self) -> None:
        """Until the server is gone."""
        with contextlib.suppress(WebSocketException, OSError, EOFError, TimeoutError):
            async with self.person.at(self.table) as screen:
                await screen.until("view")
                self.agree(screen)
                while not screen.over:
                    while not screen.my_turn:
                        await screen.receive()
                        self.note(screen)
                    move = list(screen.choices)[-1]
                    answer = await screen.move(move)
                    assert answer["t"] == "ok", answer
                    self.acknowledged.append(move)
                    self.note(screen)

    def note(self, screen: Screen) -> None:
        self.known.update({entry["n"]: (entry["w"], entry["e"]) for entry in screen.log})

    def agree(self, screen: Screen) -> None:
        """Everything that was ever told is still so."""
        log = {entry["n"]: (entry["w"], entry["e"]) for entry in screen.log}
        assert all(log.get(n, told) == told for n, told in self.known.items())
        assert screen.n > max(self.known, default=-1)

    async def check(self) -> None:
        async with self.person, self.person.at(self.table) as screen:
            await screen.until("view")
            self.agree(screen)
            record = await self.person.get(f"/api/tables/{self.table}/record")
        mine = [line[2:] for line in record.splitlines() if line.startswith("A ")]
        assert len(mine) - len(self.acknowledged) <= ROUNDS, "at most one unacknowledged move for each kill"
        rest = iter(mine)
        assert all(move in rest for move in self.acknowledged), "every acknowledged move, in order, none doubled"


def test_bots_go_on_after_a_restart(database: str) -> None:
    """A bot whose turn it was when the server died makes its move, though nobody is at the table."""

    async def evening() -> None:
        with running(database) as server:
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
        with running(database) as server:
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
