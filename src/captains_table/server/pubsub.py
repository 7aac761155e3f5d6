"""PubSub: other server processes on the same PostgreSQL. They hear of one another's facts by LISTEN and NOTIFY.

A message says that there is something to read, or who is at a table; it never carries what happened.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from captains_table.play.live_table import LiveTable
from captains_table.play.live_tables import LiveTables
from captains_table.server.database import CHANNEL, Database

if TYPE_CHECKING:
    from psycopg import AsyncConnection

LOG = logging.getLogger("captains_table")
PAUSE = 1.0
"""Seconds before a lost connection is made again."""


class PubSub:
    """Listens to the other processes, and tells them who is here."""

    def __init__(self, live_tables: LiveTables, database: Database, process: str) -> None:
        self.live_tables = live_tables
        self.database = database
        self.process = process
        """What this process is called among the others."""

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
            for id in list(self.live_tables.live):
                await self.live_tables.catch_up(id)
            async for notice in connection.notifies():
                kind, process, id, *seats = notice.payload.split(" ")
                if process == self.process:
                    continue
                if kind == "facts":
                    self.live_tables.in_background(self.live_tables.catch_up(id))
                elif kind == "here":
                    self._note_presence(process, id, frozenset(map(int, seats)))
        finally:
            await connection.close()

    async def _connect(self) -> AsyncConnection:
        from psycopg import AsyncConnection

        url = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return await AsyncConnection.connect(url, autocommit=True)

    def _note_presence(self, process: str, id: str, seats: frozenset[int]) -> None:
        live = self.live_tables.live.get(id)
        if live is None or live.elsewhere.get(process, frozenset()) == seats:
            return
        new = process not in live.elsewhere
        live.elsewhere[process] = seats
        if not seats:
            del live.elsewhere[process]
        live.send_presence()
        if new:
            self.live_tables.in_background(self.publish_presence(live))

    async def publish_presence(self, live: LiveTable) -> None:
        """Tell the other processes who is at a table here."""
        seats = " ".join(map(str, live.online_here()))
        message = f"here {self.process} {live.table.id} {seats}".strip()
        await self.database.write(lambda connection: self.database.notify(connection, message))
