"""The devices that are one person: each has a name of its own in its cookie, and can be signed out from any other."""

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
"""Seconds between two looks at what was revoked by way of other processes."""
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
    """A device as a person would call it: `Firefox, Linux`. Empty if it does not tell."""
    browser = next((name for mark, name in _BROWSERS.items() if f"{mark}/" in user_agent), "")
    system = next((name for mark, name in _SYSTEMS.items() if mark in user_agent), "")
    return ", ".join(filter(None, (browser, system)))


class SignedIn(Protocol):
    """A connection of somebody at a device."""

    player: str
    device: str

    def sign_out(self) -> None:
        """The device is not this person any more."""


class Devices:
    """Which devices are whose. Those that were signed out are known at once wherever a cookie is read."""

    def __init__(self, database: Database, live_tables: LiveTables) -> None:
        self.database = database
        self.live_tables = live_tables
        self.identity = Identity("")
        self._noted: dict[tuple[str, str], int] = {}
        """On which day the use of a device was last noted."""
        self._open: set[SignedIn] = set()

    def enter(self, viewer: SignedIn) -> None:
        """Somebody has come with a device."""
        self._open.add(viewer)

    def leave(self, viewer: SignedIn) -> None:
        """They have gone."""
        self._open.discard(viewer)

    async def note(self, player: str, device: str, user_agent: str) -> None:
        """Remember that a device was used, once a day."""
        at, name = self.live_tables.now(), device_name(user_agent)
        if self._noted.get((player, device)) == at // DAY:
            return
        await self.database.write(lambda connection: queries.note_device(connection, player, device, name, at))
        if len(self._noted) > 100_000:
            self._noted.clear()
        self._noted[player, device] = at // DAY

    async def of(self, player: str) -> list[Any]:
        """The devices of a person, the one that was used last first."""
        return await self.database.read(lambda connection: queries.devices_of(connection, player))

    async def revoke(self, player: str, device: str) -> None:
        """A device is not this person any more; what it has open is closed."""
        await self.database.write(lambda connection: queries.revoke_device(connection, player, device))
        self._forget({(player, device)})

    async def load(self) -> None:
        """Learn of what was revoked."""
        self._forget(set(await self.database.read(queries.revoked_devices)) - self.identity.revoked)

    async def run(self) -> None:
        """Learn of what is revoked by way of other processes, for as long as the server runs."""
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
