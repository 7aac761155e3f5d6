"""Neighbours: other server processes on the same PostgreSQL. They hear of one another's facts by LISTEN and NOTIFY.

A message says that there is something to read, or who is at a table; it never carries what happened.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from captains_table.server.database import CHANNEL
from captains_table.server.hall import Hall
from captains_table.server.place import Place

if TYPE_CHECKING:
    from psycopg import AsyncConnection

LOG = logging.getLogger("captains_table")
PAUSE = 1.0
"""Seconds before a lost connection is made again."""


class Neighbours:
    """Listens to the other processes, and tells them who is here."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def run(self) -> None:
        """Listen for as long as the server runs."""
        while True:
            try:
                await self._listen()
            except asyncio.CancelledError:
                raise
            except Exception:
                LOG.warning("the connection to the neighbours was lost", exc_info=True)
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        connection = await self._connect()
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            for id in list(self.hall.places):
                await self.hall.catch_up(id)
            async for notice in connection.notifies():
                kind, process, id, *seats = notice.payload.split(" ")
                if process == self.hall.process:
                    continue
                if kind == "facts":
                    self.hall.in_background(self.hall.catch_up(id))
                elif kind == "here":
                    self._hear_presence(process, id, frozenset(map(int, seats)))
        finally:
            await connection.close()

    async def _connect(self) -> AsyncConnection:
        from psycopg import AsyncConnection

        url = self.hall.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return await AsyncConnection.connect(url, autocommit=True)

    def _hear_presence(self, process: str, id: str, seats: frozenset[int]) -> None:
        place = self.hall.places.get(id)
        if place is None or place.elsewhere.get(process, frozenset()) == seats:
            return
        new = process not in place.elsewhere
        place.elsewhere[process] = seats
        if not seats:
            del place.elsewhere[process]
        place.tell_presence()
        if new:
            self.hall.in_background(self.tell_presence(place))

    async def tell_presence(self, place: Place) -> None:
        """Tell the others who is at a table here."""
        seats = " ".join(map(str, place.online_here()))
        message = f"here {self.hall.process} {place.table.id} {seats}".strip()
        await self.hall.database.write(lambda connection: self.hall.database.notify(connection, message))
