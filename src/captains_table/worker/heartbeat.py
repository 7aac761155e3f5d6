"""The heartbeat of a page: time in which it was not open does not count on anybody's clock, and clocks run out.

It beats only while a clock runs somewhere, so that a page in which nobody plays against time writes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from captains_table.play.clocks import BEAT, GAP
from captains_table.play.errors import NotStored
from captains_table.play.live_table import LiveTable
from captains_table.play.live_tables import LiveTables
from captains_table.play.table import PLAYING
from captains_table.worker.store import PageStore

LOG = logging.getLogger("captains_table")
INTERVAL = 1.0
"""Seconds between two looks at the clocks."""


class Heartbeat:
    """Looks at the clocks."""

    def __init__(self, live_tables: LiveTables, store: PageStore) -> None:
        self.live_tables = live_tables
        self.store = store
        self._last = -BEAT

    async def run(self) -> None:
        """Look at the clocks for as long as the page is open."""
        while True:
            try:
                await self.tick()
            except Exception:
                LOG.exception("the clocks could not be looked at")
            await asyncio.sleep(INTERVAL)

    async def tick(self) -> None:
        """Let bots take over from people whose time is up."""
        running = self._running()
        if not running:
            return
        await self.beat()
        for live in running:
            deadline = live.table.clocks.deadline()
            if deadline is not None and deadline <= self.live_tables.now():
                await self.live_tables.let_time_pass(live.table.id)

    async def beat(self) -> None:
        """Note that the page is open, and since when it was not if that is a while. A full disk keeps nobody from
        playing."""
        now = self.live_tables.now()
        if now - self._last < BEAT:
            return
        last = await self.store.last_beat()
        if last is None and not self._running():
            return
        self._last = now
        with contextlib.suppress(NotStored):
            await self._note(last, now)

    async def _note(self, last: int | None, now: int) -> None:
        if last is None or now - last <= GAP:
            await self.store.beat(now)
            return
        outages = [*await self.store.outages(), (last, now)]
        await self.store.beat(now, outages)
        await self.live_tables.pause(outages)

    def _running(self) -> list[LiveTable]:
        """The tables where a clock runs."""
        tables = [live for live in self.live_tables.live.values() if live.table.status == PLAYING]
        return [live for live in tables if live.table.clocks.deadline() is not None]
