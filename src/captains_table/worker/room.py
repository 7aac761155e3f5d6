"""The room: everything that makes up the tables of a page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from captains_table.core.game import games
from captains_table.play.analyses import Analyses
from captains_table.play.facts import Setup
from captains_table.play.live_tables import LiveTables
from captains_table.play.ports import NoMetrics, SteadyClock, new_luck
from captains_table.play.setup import check_game
from captains_table.thinking import LEVELS
from captains_table.worker.connection import Connection
from captains_table.worker.heartbeat import Heartbeat
from captains_table.worker.requests import Answer, answer
from captains_table.worker.storage import Storage
from captains_table.worker.store import PageStore
from captains_table.worker.thinking import Think, WorkerThinkers

T = TypeVar("T")
PAUSE = 1.5
"""Seconds before the games are read ahead."""


class EditionChecks:
    """Validates editions, which are the owner's own."""

    async def check(self, setup: Setup) -> None:
        """Raise InvalidSetup if a table can't be played with its edition."""
        check_game(setup)


class Room:
    """The tables of a page."""

    def __init__(self, storage: Storage, think: Think) -> None:
        self.levels = LEVELS
        self.editions = EditionChecks()
        self.index = PageStore(storage)
        thinkers = WorkerThinkers(think)
        self.live_tables = LiveTables(self.index, thinkers, NoMetrics(), SteadyClock(), new_luck)
        self.analyses = Analyses(thinkers)
        self.heartbeat = Heartbeat(self.live_tables, self.index)
        self._running: list[asyncio.Future[None]] = []

    def run(self) -> None:
        """Start the clocks, and read ahead what will be needed."""
        self._running = [asyncio.ensure_future(self.heartbeat.run()), asyncio.ensure_future(_read_ahead())]

    async def request(self, method: str, path: str, body: str = "", key: str = "") -> Answer:
        """Answer a request: status, media type and text."""
        return await answer(self, method, path, body, key)

    def connect(self, table: str, send: Callable[[str], object], closed: Callable[[int, str], object]) -> Connection:
        """Connect the page to a table: it receives messages through `send`, and `closed` says why it receives no
        more."""
        return Connection(self.live_tables, self.heartbeat, table, send, closed)

    def heard(self, table: str) -> None:
        """Another page of the same owner has written facts of a table."""
        self.live_tables.in_background(self.live_tables.catch_up(table))

    async def aside(self, work: Callable[..., T], *arguments: object) -> T:
        """Do something that takes a while: a page has no threads, but the tables are in a worker."""
        return work(*arguments)

    async def stop(self) -> None:
        """Stop all background tasks; everything acknowledged is stored."""
        for running in self._running:
            running.cancel()
        await self.analyses.stop()
        await self.live_tables.stop()


async def _read_ahead() -> None:
    """Read the games while nothing is requested: otherwise the first table would wait for them."""
    await asyncio.sleep(PAUSE)
    games()
