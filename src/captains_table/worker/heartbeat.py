"""The heartbeat of a page: enforces clocks, and excludes the time in which the page was closed from them.

It beats only while a clock is running somewhere, so that a page without timed games writes nothing.
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
"""Seconds between two checks of the clocks."""


class Heartbeat:
    """Checks the clocks."""

    def __init__(self, live_tables: LiveTables, store: PageStore) -> None:
        self.live_tables = live_tables
        self.store = store
        self._last = -BEAT

    async def run(self) -> None:
        """Check the clocks for as long as the page is open."""
        while True:
            try:
                await self.tick()
            except Exception:
                LOG.exception("the clocks could not be looked at")
            await asyncio.sleep(INTERVAL)

    async def tick(self) -> None:
        """Let bots take over from players whose time is up."""
        running = self._running()
        if not running:
            return
        await self.beat()
        for live in running:
            deadline = live.table.clocks.deadline()
            if deadline is not None and deadline <= self.live_tables.now():
                await self.live_tables.let_time_pass(live.table.id)

    async def beat(self) -> None:
        """Record that the page is open and, if it was closed for a while, since when. A full disk does not stop anybody
        from playing."""
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
        """The tables with a running clock."""
        tables = [live for live in self.live_tables.live.values() if live.table.status == PLAYING]
        return [live for live in tables if live.table.clocks.deadline() is not None]
