"""The devices of a person: each has an id of its own in its cookie, and can be signed out from any other."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

from captains_table.play.live_tables import LiveTables
from captains_table.server import queries
from captains_table.server.database import Database
from captains_table.server.identity import Identity

LOG = logging.getLogger("captains_table")
INTERVAL = 5.0
"""Seconds between two checks for devices that other processes have revoked."""
DAY = 24 * 3_600_000
_BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> str:
    """A readable name for a device, such as `Firefox, Linux`; empty if the browser does not say."""
    browser = next((name for mark, name in _BROWSERS.items() if f"{mark}/" in user_agent), "")
    system = next((name for mark, name in _SYSTEMS.items() if mark in user_agent), "")
    return ", ".join(filter(None, (browser, system)))


class SignedIn(Protocol):
    """An open connection of a person on a device."""

    player: str
    device: str

    def sign_out(self) -> None:
        """The device has been signed out."""


class Devices:
    """Which devices belong to whom. Signed-out devices are rejected at once wherever a cookie is read."""

    def __init__(self, database: Database, live_tables: LiveTables) -> None:
        self.database = database
        self.live_tables = live_tables
        self.identity = Identity("")
        self._noted: dict[tuple[str, str], int] = {}
        """The day on which the use of a device was last recorded."""
        self._open: set[SignedIn] = set()

    def enter(self, viewer: SignedIn) -> None:
        """A device has connected."""
        self._open.add(viewer)

    def leave(self, viewer: SignedIn) -> None:
        """A device has disconnected."""
        self._open.discard(viewer)

    async def note(self, player: str, device: str, user_agent: str) -> None:
        """Record the use of a device, once a day."""
        at, name = self.live_tables.now(), device_name(user_agent)
        if self._noted.get((player, device)) == at // DAY:
            return
        await self.database.write(lambda connection: queries.note_device(connection, player, device, name, at))
        if len(self._noted) > 100_000:
            self._noted.clear()
        self._noted[player, device] = at // DAY

    async def of(self, player: str) -> list[Any]:
        """The devices of a person, most recently used first."""
        return await self.database.read(lambda connection: queries.devices_of(connection, player))

    async def revoke(self, player: str, device: str) -> None:
        """Sign out a device and close its connections."""
        await self.database.write(lambda connection: queries.revoke_device(connection, player, device))
        self._forget({(player, device)})

    async def load(self) -> None:
        """Load the revoked devices."""
        self._forget(set(await self.database.read(queries.revoked_devices)) - self.identity.revoked)

    async def run(self) -> None:
        """Keep loading what other processes revoke, for as long as the server runs."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.load()
            except Exception:
                LOG.warning("revoked devices could not be read", exc_info=True)

    def _forget(self, revoked: set[tuple[str, str]]) -> None:
        self.identity.revoked |= revoked
        for viewer in [viewer for viewer in self._open if (viewer.player, viewer.device) in revoked]:
            viewer.sign_out()
