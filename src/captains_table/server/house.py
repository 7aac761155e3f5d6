"""The house: everything that one server process is made of, from start to stop."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

from captains_table.server import register
from captains_table.server.database import Database
from captains_table.server.files import Files
from captains_table.server.hall import Hall
from captains_table.server.identity import Identity
from captains_table.server.keeper import Keeper
from captains_table.server.limits import Buckets, Doors
from captains_table.server.metrics import METRICS
from captains_table.server.neighbours import Neighbours
from captains_table.server.place import Place
from captains_table.server.settings import BadSettings, Settings
from captains_table.server.thinking import Thinkers


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.files = Files()
        self.database = Database(settings.database)
        self.hall = Hall(self.database, Thinkers(settings.workers), secrets.token_hex(4))
        self.keeper = Keeper(self.hall, settings)
        self.neighbours = Neighbours(self.hall)
        self.identity = Identity("")
        self.doors = Doors(settings.limits.sockets)
        self.requests = Buckets(settings.limits.requests)
        self.tables = Buckets(settings.limits.tables)
        self.codes = Buckets(settings.limits.codes)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Everything that has to be there before the first request."""
        await asyncio.to_thread(self.database.start)
        self.identity = self.keeper.letters.identity = Identity(await self._secret())
        METRICS.sockets.read = lambda: len(self.doors)
        METRICS.tables.read = lambda: len(self.hall.places)
        self._tasks = [asyncio.create_task(self.keeper.run())]
        if self.database.is_postgres:
            self._tasks.append(asyncio.create_task(self.neighbours.run()))

    async def stop(self) -> None:
        """Finish what was begun; what was acknowledged is in the database already."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.hall.stop()
        await asyncio.to_thread(self.database.stop)

    async def _secret(self) -> str:
        if self.settings.secret_file is None:
            return await self.database.write(register.signing_secret)
        try:
            secret = self.settings.secret_file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise BadSettings(f"{self.settings.secret_file}: can't be read ({error})") from None
        if len(secret) < 32:
            raise BadSettings(f"{self.settings.secret_file}: a secret has at least 32 characters")
        return secret

    def tell_presence(self, place: Place) -> None:
        """Let other processes know who is at a table here."""
        if self.database.is_postgres:
            self.hall.in_background(self.neighbours.tell_presence(place))
