"""A connection of the page to one of its tables: the counterpart of a server's socket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from captains_table.core.contract import SPECTATOR
from captains_table.play.api_errors import Broken
from captains_table.play.conversation import answer_to
from captains_table.play.errors import Refused
from captains_table.play.handlers import error_answer
from captains_table.play.live_table import LiveTable
from captains_table.play.live_tables import LiveTables
from captains_table.play.messages import FromViewer, encoded
from captains_table.worker.heartbeat import Heartbeat
from captains_table.worker.store import OWNER

LOG = logging.getLogger("captains_table")
NO_TABLE, BROKEN = 4404, 1011
"""Why a connection is closed, as for sockets."""


class Connection:
    """The owner of the page at a table. Messages are handled one after the other."""

    def __init__(
        self,
        live_tables: LiveTables,
        heartbeat: Heartbeat,
        table: str,
        send: Callable[[str], object],
        closed: Callable[[int, str], object],
    ) -> None:
        self.player = OWNER
        self.seat = SPECTATOR
        self._live_tables = live_tables
        self._send = send
        self._closed = closed
        self._unread: asyncio.Queue[str] = asyncio.Queue()
        self._task = asyncio.ensure_future(self._visit(heartbeat, table))

    def receive(self, text: str) -> None:
        """The page sends a message."""
        self._unread.put_nowait(text)

    def close(self) -> None:
        """The page leaves the table. What it has sent is still carried out."""
        self._task.cancel()

    def send(self, message: str) -> None:
        """Send a message to the page."""
        self._send(message)

    def check_text(self, text: str | bytes) -> None:
        """The owner may send any amount."""

    def check_message(self, message: FromViewer) -> None:
        """The owner may ask as often as they like."""

    async def _visit(self, heartbeat: Heartbeat, table: str) -> None:
        try:
            await heartbeat.beat()
            live = await self._live_tables.enter(self, table)
        except Refused as refused:
            self._refuse(refused, NO_TABLE)
            return
        except Exception:
            LOG.exception("a table could not be entered", extra={"table": table})
            self._refuse(Broken(), BROKEN)
            return
        try:
            await self._listen(live)
        finally:
            self._live_tables.leave(self, live)

    def _refuse(self, refused: Refused, code: int) -> None:
        self.send(encoded(error_answer(None, refused, None)))
        self._closed(code, refused.code)

    async def _listen(self, live: LiveTable) -> None:
        while True:
            answer, _ = await answer_to(self._live_tables, live, self, await self._unread.get())
            if answer:
                self.send(answer)
