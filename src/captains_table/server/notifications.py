"""Notifications: an e-mail or a web hook for people who are away when it is their turn or when the game ends."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from captains_table.core.game import SEATS
from captains_table.core.match import find_game
from captains_table.server import queries
from captains_table.server.database import Database
from captains_table.server.delivery import BadAddress, call_webhook, send_email
from captains_table.server.identity import Identity
from captains_table.server.metrics import Metrics
from captains_table.server.schema import TABLES
from captains_table.server.settings import Settings
from captains_table.server.store import StoredSummary, read_summary
from captains_table.server.words import words_in
from captains_table.texts.speech import LANGUAGES

LOG = logging.getLogger("captains_table")
MINUTE = 60_000
AGAIN = (1, 5, 25)
"""Minutes after which a notification that could not be sent is tried again."""


class Notifications:
    """Sends the notifications that are due."""

    def __init__(self, database: Database, settings: Settings, metrics: Metrics) -> None:
        self.database = database
        self.metrics = metrics
        self.settings = settings
        self.identity = Identity("")

    async def send_due(self, now: int) -> None:
        """Send all notifications that are due."""
        for due in await self.database.write(lambda connection: queries.take_notifications(connection, now)):
            try:
                await self._send(due)
            except Exception as error:
                self.metrics.notifications.labels("failed").inc()
                LOG.warning("notification failed", extra={"table": due.table_id, "why": type(error).__name__})
                if due.tries < len(AGAIN) and not isinstance(error, BadAddress):
                    await self._put_back(due, now)

    async def _put_back(self, failed: Any, now: int) -> None:
        row = {**failed._mapping, "due": now + AGAIN[failed.tries] * MINUTE, "tries": failed.tries + 1}
        del row["id"]
        await self.database.write(lambda connection: queries.put_notification_back(connection, row))

    async def _send(self, due: Any) -> None:
        member, stored = await self.database.read(lambda connection: _about(connection, due))
        if stored is None or not (member and (member.email or member.webhook)) or not _is_still_true(due, stored):
            return
        about = stored.summary
        language = stored.language if stored.language in LANGUAGES else LANGUAGES[0]
        say = await words_in(language, (find_game(about.game).folder / "texts",))
        game, link = say("game-name"), f"{self.settings.address}/table/{due.table_id}"
        names = ", ".join(one.name or say("play-bot", letter=SEATS[one.seat]) for one in about.players)
        subject = say(f"server-notification-{due.kind}", game=game)
        if member.webhook:
            body = {"table": due.table_id, "game": about.game, "kind": due.kind, "text": subject, "url": link}
            await asyncio.to_thread(
                call_webhook, member.webhook, msgspec.json.encode(body), self.settings.private_hooks
            )
            self.metrics.notifications.labels("webhook").inc()
        if member.email and self.settings.smtp:
            stop = f"{self.settings.address}/stop/{self.identity.unsubscribe_token(due.player, due.table_id)}"
            text = say("server-notification-text", subject=subject, names=names, link=link, stop=stop)
            await asyncio.to_thread(send_email, self.settings, member.email, subject, text, stop)
            self.metrics.notifications.labels("email").inc()


def _is_still_true(due: Any, stored: StoredSummary) -> bool:
    """Whether it is still that person's turn."""
    waited_for = [stored.owners[seat] for seat in stored.summary.turn.seats]
    return due.kind != "turn" or due.player in waited_for


def _about(connection: Connection, due: Any) -> tuple[Any, StoredSummary | None]:
    member = queries.member(connection, due.player, due.table_id)
    stored = connection.scalar(select(TABLES.c.summary).where(TABLES.c.id == due.table_id))
    return member, read_summary(stored) if stored is not None else None
