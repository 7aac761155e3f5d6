"""Uptime: time in which nobody could play does not count on anybody's clock.

All processes that share a database write heartbeats to it. A gap means that none of them was running or that the
database was away: an outage, which all clocks leave out.
"""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from captains_table.play.clocks import BEAT, GAP, Pause
from captains_table.play.live_tables import LiveTables
from captains_table.server import queries
from captains_table.server.database import Database
from captains_table.server.schema import HEARTBEAT, OUTAGES, TABLES


class Uptime:
    """The heartbeat of this process, and the outages that it knows of."""

    def __init__(self, database: Database, live_tables: LiveTables) -> None:
        self.database = database
        self.live_tables = live_tables
        self._last = -BEAT
        self._known: list[Pause] | None = None

    async def beat(self) -> None:
        """Write a heartbeat if the last one was a while ago, and tell tables in memory about an outage that has
        ended."""
        now = self.live_tables.now()
        if now - self._last < BEAT and self._known is not None:
            return
        outages = await self.database.write(lambda connection: beat(connection, now))
        self._last = now
        if self._known is not None and outages != self._known:
            await self.live_tables.pause(outages)
        self._known = outages


def beat(connection: Connection, now: int) -> list[Pause]:
    """Write a heartbeat. If the last one was too long ago, record an outage and postpone deadlines by it. Returns all
    outages."""
    last = connection.scalar(select(HEARTBEAT.c.at).with_for_update())
    if last is None:
        connection.execute(queries.insert_into(connection, HEARTBEAT).values(id=1, at=now).on_conflict_do_nothing())
    else:
        connection.execute(update(HEARTBEAT).values(at=max(last, now)))
        if now - last > GAP:
            connection.execute(insert(OUTAGES).values(began=last, ended=now))
            waiting = update(TABLES).where(TABLES.c.deadline.is_not(None))
            connection.execute(waiting.values(deadline=TABLES.c.deadline + (now - last)))
    return queries.outages(connection)


def write_nothing(connection: Connection) -> None:
    """Write something that changes nothing, to check whether writing works."""
    connection.execute(update(HEARTBEAT).values(at=HEARTBEAT.c.at))
