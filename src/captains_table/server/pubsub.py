"""PubSub: other server processes on the same PostgreSQL. They learn of each other's facts through LISTEN and NOTIFY.

A message says that there is something to read, or who is at a table; it never carries the facts themselves. Since a
connection can die silently, every process sends itself a message from time to time, and tables catch up on what they
missed.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from captains_table.play.live_table import Attendance, LiveTable
from captains_table.play.live_tables import LiveTables
from captains_table.server import queries
from captains_table.server.database import CHANNEL, POSTGRES, Database

if TYPE_CHECKING:
    from psycopg import AsyncConnection

LOG = logging.getLogger("captains_table")
PAUSE = 1.0
"""Seconds before a lost connection is restored."""
SILENCE = 10.0
"""Seconds without even one's own messages after which a connection is considered dead."""


class PubSub:
    """Listens to the other processes, and tells them who is connected here."""

    def __init__(self, live_tables: LiveTables, database: Database, process: str, silence: float = SILENCE) -> None:
        self.live_tables = live_tables
        self.database = database
        self.process = process
        """The id of this process."""
        self.silence = silence
        self.url = database.url

    async def run(self) -> None:
        """Listen for as long as the server runs."""
        while True:
            try:
                await self._listen()
            except asyncio.CancelledError:
                raise
            except Exception:
                LOG.warning("the connection for LISTEN was lost", exc_info=True)
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        connection = await self._connect()
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            while True:
                await self._catch_up()
                await self._publish(f"beat {self.process}")
                heard = False
                async for notice in connection.notifies(timeout=self.silence):
                    heard = True
                    self._hear(notice.payload)
                if not heard:
                    raise ConnectionError("nothing was heard")
        finally:
            await connection.close()

    def _hear(self, message: str) -> None:
        kind, process, *about = message.split(" ")
        if process == self.process:
            return
        if kind == "facts":
            self.live_tables.in_background(self.live_tables.catch_up(about[0]))
        elif kind == "here":
            seats = frozenset(int(part) for part in about[2:])
            self._note_presence(process, about[0], Attendance(seats, int(about[1])))

    async def _catch_up(self) -> None:
        """Read facts of tables in memory that were written but not announced."""
        ids = list(self.live_tables.live)
        stored = await self.database.read(lambda connection: queries.fact_counts(connection, ids))
        for id, count in stored.items():
            live = self.live_tables.live.get(id)
            if live is not None and live.table.number < count:
                await self.live_tables.catch_up(id)

    async def _connect(self) -> AsyncConnection:
        from psycopg import AsyncConnection

        url = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return await AsyncConnection.connect(url, autocommit=True, **POSTGRES)

    def _note_presence(self, process: str, id: str, there: Attendance) -> None:
        live = self.live_tables.live.get(id)
        if live is None or live.elsewhere.get(process, Attendance()) == there:
            return
        new = process not in live.elsewhere
        live.note_elsewhere(process, there, self.live_tables.now())
        if new:
            self.live_tables.in_background(self.publish_presence(live))

    async def publish_presence(self, live: LiveTable) -> None:
        """Tell the other processes who is connected to a table here."""
        here = live.attendance_here()
        numbers = map(str, (here.watching, *sorted(here.seats)))
        await self._publish(" ".join(["here", self.process, live.table.id, *numbers]))

    async def _publish(self, message: str) -> None:
        await self.database.write(lambda connection: self.database.notify(connection, message))
