"""The services: everything that makes up one server process, from start to stop."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import TypeVar

from captains_table.core.game import games
from captains_table.play import ports
from captains_table.play.analyses import Analyses
from captains_table.play.live_table import LiveTable
from captains_table.play.live_tables import LiveTables
from captains_table.play.wire import facts_needed
from captains_table.server import queries, web_push
from captains_table.server.compiled_form import switch_when_ready
from captains_table.server.confirmations import Confirmations
from captains_table.server.database import Database
from captains_table.server.devices import Devices
from captains_table.server.editions import EditionChecks
from captains_table.server.files import Files
from captains_table.server.identity import Identity
from captains_table.server.limits import Buckets, Rates, SocketCounts
from captains_table.server.metrics import Metrics
from captains_table.server.notifications import Notifications
from captains_table.server.pictures import Pictures
from captains_table.server.pubsub import PubSub
from captains_table.server.scheduler import Scheduler
from captains_table.server.settings import Settings
from captains_table.server.store import DatabaseStore
from captains_table.server.thinking import Thinkers
from captains_table.server.uptime import Uptime
from captains_table.server.web_push import Sender
from captains_table.thinking import LEVELS

T = TypeVar("T")


def read_texts() -> None:
    """Parse the texts of all games now, so that no viewer has to wait for it."""
    for game in games().values():
        facts_needed(game.folder)


class Services:
    """One server process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.files = Files()
        self.database = Database(settings.database, metrics)
        self.thinkers = Thinkers(settings.workers, metrics, settings.limits.thoughts)
        self.levels = LEVELS
        self.editions = EditionChecks()
        self.pictures = Pictures()
        process = secrets.token_hex(4)
        self.index = DatabaseStore(self.database, process, settings.limits.notify_seconds * 1000)
        self.live_tables = LiveTables(self.index, self.thinkers, metrics, ports.SteadyClock(), ports.new_luck)
        self.analyses = Analyses(self.thinkers)
        self.notifications = Notifications(self.database, settings, metrics)
        self.uptime = Uptime(self.database, self.live_tables)
        idle = settings.limits.idle_minutes
        self.scheduler = Scheduler(self.live_tables, self.database, self.notifications, self.uptime, idle)
        self.pubsub = PubSub(self.live_tables, self.database, process)
        self.devices = Devices(self.database, self.live_tables)
        self.identity = Identity("")
        limits = settings.limits
        self.sockets = SocketCounts(limits.sockets)
        self.requests, self.tables, self.messages = Rates(limits.requests), Rates(limits.tables), Rates(limits.messages)
        self.begun_analyses = Rates(limits.analyses)
        self.chats, self.hints, self.codes = Rates(limits.chats), Rates(limits.hints), Buckets(limits.codes)
        self.confirmations = Confirmations(limits.emails)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start everything that the first request needs."""
        secret = self.settings.secret()
        await asyncio.to_thread(self.database.start)
        await asyncio.to_thread(read_texts)
        if secret is None:
            secret = await self.database.write(queries.signing_secret)
        self.identity = self.notifications.identity = self.devices.identity = Identity(secret)
        if web_push.is_available():
            contact = f"mailto:{self.settings.sender}" if self.settings.sender else self.settings.address
            self.notifications.sender = Sender(await self.database.write(queries.push_key), contact)
        await self.devices.load()
        await self.uptime.beat()
        self.metrics.sockets.set_function(lambda: len(self.sockets))
        self.metrics.tables.set_function(lambda: len(self.live_tables.live))
        self._tasks = [asyncio.create_task(self.scheduler.run())]
        if self.settings.compiled is not None and not self.thinkers.compiled:
            self._tasks.append(asyncio.create_task(switch_when_ready(self.thinkers, self.settings.compiled)))
        if self.database.is_postgres:
            self._tasks.append(asyncio.create_task(self.pubsub.run()))
            self._tasks.append(asyncio.create_task(self.devices.run()))

    async def stop(self) -> None:
        """Finish what is in progress; everything acknowledged is already in the database."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.notifications.stop()
        await self.analyses.stop()
        await self.live_tables.stop()
        self.thinkers.stop()
        self.editions.stop()
        self.pictures.stop()
        await asyncio.to_thread(self.database.stop)

    async def aside(self, work: Callable[..., T], *arguments: object) -> T:
        """Do something that takes a while in a thread, so that it does not hold up others."""
        return await asyncio.to_thread(work, *arguments)

    def publish_presence(self, live: LiveTable) -> None:
        """Tell other processes who is connected to a table here."""
        if self.database.is_postgres:
            self.live_tables.in_background(self.pubsub.publish_presence(live))
