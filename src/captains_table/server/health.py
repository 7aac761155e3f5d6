"""Health: which parts do not work as they should, for the operator of the server."""

from __future__ import annotations

import asyncio
import logging

from captains_table.server.database import Database
from captains_table.server.scheduler import Scheduler
from captains_table.server.uptime import write_nothing

LOG = logging.getLogger("captains_table")
SECONDS = 5.0
"""The time limit for an answer from the database."""


async def failing_parts(database: Database, scheduler: Scheduler) -> list[str]:
    """The parts that fail: `read`, `write`, or a periodic job that is late."""
    failing = scheduler.late()
    try:
        async with asyncio.timeout(SECONDS):
            await database.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    except Exception:
        LOG.exception("the database does not answer")
        failing.append("read")
    if database.write_failed and not await _writes_again(database):
        failing.append("write")
    return failing


async def _writes_again(database: Database) -> bool:
    """Whether writing works again after a failure: there may be room on the disk again."""
    try:
        async with asyncio.timeout(SECONDS):
            await database.write(write_nothing)
    except Exception:
        return False
    return True
