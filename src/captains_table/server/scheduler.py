"""The scheduler: periodic jobs for bots that no process is thinking for, players whose time is up, waiting rooms and
notifications.

Each job has its own loop, so that a slow or failing one holds up none of the others. Jobs wait for the database but
never for the network.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

from captains_table.core.luck import Luck
from captains_table.play.absence import MINUTE, Absent, next_host, patience
from captains_table.play.live_tables import LiveTables
from captains_table.play.table import WAITING, Table
from captains_table.play.waiting import pass_host
from captains_table.server import queries
from captains_table.server.database import Database
from captains_table.server.notifications import Notifications
from captains_table.server.uptime import Uptime

LOG = logging.getLogger("captains_table")
INTERVAL = 1.0
"""Seconds between two runs of a job."""
LATE = 15.0
"""Seconds after which a job is late."""
PATIENCE = 5_000
"""Milliseconds after which a bot's turn is picked up, whichever process started it."""
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 600.0
"""Seconds for which a table is skipped after a job has failed on it: doubled each time, up to the maximum."""


@dataclass
class Failed:
    """A table on which a job has failed."""

    pause: float
    until: float


class Scheduler:
    """Runs the periodic jobs."""

    def __init__(
        self,
        live_tables: LiveTables,
        database: Database,
        notifications: Notifications,
        uptime: Uptime,
        idle_minutes: int,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self.live_tables = live_tables
        self.database = database
        self.notifications = notifications
        self.uptime = uptime
        self.idle = idle_minutes * 60_000
        """Milliseconds for which a table without viewers stays in memory."""
        self.seconds = seconds
        self.jobs: dict[str, Callable[[], Awaitable[None]]] = {
            "bots": self._bots,
            "clocks": self._clocks,
            "waiting": self._waiting,
            "notifications": self._notifications,
            "memory": self._memory,
        }
        self._patience = PATIENCE if database.is_postgres else 0
        self._attended = 0
        self._done = dict.fromkeys(self.jobs, seconds())
        self._failed: dict[str, Failed] = {}

    async def run(self) -> None:
        """Run the jobs for as long as the server runs."""
        await asyncio.gather(*(self._repeat(name, job) for name, job in self.jobs.items()))

    async def _repeat(self, name: str, job: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self.run_once(name, job)
            await asyncio.sleep(INTERVAL)

    async def run_once(self, name: str, job: Callable[[], Awaitable[None]]) -> None:
        """Run a job. A failure is logged, and a job that keeps failing becomes late."""
        try:
            await job()
        except Exception:
            LOG.exception("a periodic job failed", extra={"job": name})
        else:
            self._done[name] = self.seconds()

    def late(self) -> list[str]:
        """The jobs that have not succeeded for too long."""
        return [name for name, done in self._done.items() if self.seconds() - done > LATE]

    async def _bots(self) -> None:
        await self.bots(self.live_tables.now() - self._patience)
        self._patience = PATIENCE

    async def _clocks(self) -> None:
        """Skipped while the database is away: nobody can choose then, so nobody's time is up."""
        await self.uptime.beat()
        await self.clocks(self.live_tables.now())

    async def _waiting(self) -> None:
        await self.waiting(self.live_tables.now())

    async def _notifications(self) -> None:
        await self.notifications.send_due(self.live_tables.now())

    async def _memory(self) -> None:
        self.live_tables.clear(self.live_tables.now() - self.idle)

    async def bots(self, before: int) -> None:
        """Let bots think whose turn has been waiting since a time."""
        for id in await self.database.read(lambda connection: queries.waiting_for_bots(connection, before)):
            await self._at(id, self._think(id))

    async def clocks(self, at: int) -> None:
        """Let bots take over from players whose time is up, and close waiting tables that everybody has left."""
        for id in await self.database.read(lambda connection: queries.past_deadline(connection, at)):
            await self._at(id, self.live_tables.let_time_pass(id))

    async def waiting(self, at: int) -> None:
        """Look after the waiting rooms with people in them: if the host has left, somebody else becomes the host, and
        the table stays open."""
        rooms = [live for live in self.live_tables.live.values() if live.viewers and live.table.status == WAITING]
        for live in rooms:
            absent = live.absent()
            if next_host(live.table, absent, at) is not None:
                work = self.live_tables.act(live.table.id, partial(_pass_host, absent))
                await self._at(live.table.id, work)
        if rooms and at >= self._attended + MINUTE:
            self._attended = at
            until = {live.table.id: at + patience(live.table) for live in rooms}
            await self.database.write(lambda connection: queries.attend(connection, until))

    async def _think(self, id: str) -> None:
        self.live_tables.think(await self.live_tables.find(id))

    async def _at(self, id: str, work: Coroutine[Any, Any, Any]) -> None:
        """Do something at a table. A table on which that fails is skipped for a while, so that it does not keep the
        scheduler from the others."""
        failed = self._failed.get(id)
        if failed is not None and self.seconds() < failed.until:
            work.close()
            return
        try:
            await work
        except Exception:
            pause = FIRST_PAUSE if failed is None else min(2 * failed.pause, LONGEST_PAUSE)
            self._failed[id] = Failed(pause, self.seconds() + pause)
            LOG.exception("a scheduled job failed at a table", extra={"table": id})
        else:
            self._failed.pop(id, None)


def _pass_host(absent: Absent, table: Table, at: int, _: Luck) -> None:
    pass_host(table, absent, at)
