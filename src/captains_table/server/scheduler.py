"""The scheduler: periodic jobs. Bots that no process lets think, people whose time is up, notifications."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from captains_table.bots import USUAL
from captains_table.play.acts import time_passes
from captains_table.play.live_tables import LiveTables
from captains_table.server import queries
from captains_table.server.database import Database
from captains_table.server.notifications import Notifications

LOG = logging.getLogger("captains_table")
INTERVAL = 1.0
"""Seconds between two runs."""
PATIENCE = 5_000
"""Milliseconds after which a bot's turn is taken care of, whichever process began it."""


class Scheduler:
    """Runs the periodic jobs."""

    def __init__(
        self, live_tables: LiveTables, database: Database, notifications: Notifications, idle_minutes: int
    ) -> None:
        self.live_tables = live_tables
        self.database = database
        self.notifications = notifications
        self.idle = idle_minutes * 60_000
        """Milliseconds that a table which nobody views stays in memory."""
        self._unreadable: set[str] = set()

    async def run(self) -> None:
        """Run them for as long as the server runs."""
        patience, now = PATIENCE if self.database.is_postgres else 0, self.live_tables.now
        while True:
            try:
                await self.bots(now() - patience)
                await self.clocks(now())
                await self.notifications.send_due(now())
                self.live_tables.clear(now() - self.idle)
            except Exception:
                LOG.exception("periodic jobs failed")
            patience = PATIENCE
            await asyncio.sleep(INTERVAL)

    async def bots(self, before: int) -> None:
        """Let bots think that have been waited for since a time."""
        for id in await self.database.read(lambda connection: queries.waiting_for_bots(connection, before)):
            await self._at(id, self._think(id))

    async def clocks(self, at: int) -> None:
        """Let bots take over from people whose time is up."""
        for id in await self.database.read(lambda connection: queries.past_deadline(connection, at)):
            await self._at(id, self.live_tables.act(id, lambda table, now, _: time_passes(table, USUAL, now)))

    async def _think(self, id: str) -> None:
        self.live_tables.think(await self.live_tables.find(id))

    async def _at(self, id: str, work: Coroutine[Any, Any, Any]) -> None:
        """Do something at a table; one that can't be read any more must not keep the scheduler from the others."""
        if id in self._unreadable:
            work.close()
            return
        try:
            await work
        except Exception:
            self._unreadable.add(id)
            LOG.exception("a scheduled job failed at a table", extra={"table": id})
