"""Notifications for people who are away when it is their turn or when the game ends: by e-mail, by webhook, and by push
on each of their devices that has subscribed.

Each is sent in a task of its own, with a limit on how many at once and how many to one receiver. Nothing waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import msgspec

from captains_table.core.game import SEATS
from captains_table.core.match import find_game
from captains_table.play.api_errors import Broken
from captains_table.play.table_index import StoredSummary, read_summary
from captains_table.server import outbox, queries
from captains_table.server.database import Database
from captains_table.server.delivery import BadAddress, Call, Email, call_webhook, parts_of, post, send_email
from captains_table.server.identity import Identity
from captains_table.server.limits import Buckets
from captains_table.server.metrics import Metrics
from captains_table.server.outbox import Due
from captains_table.server.settings import Settings
from captains_table.server.web_push import Sender, Subscription, encrypt
from captains_table.server.words import words_in
from captains_table.texts.speech import LANGUAGES

LOG = logging.getLogger("captains_table")
MINUTE = 60_000
AGAIN = (1, 5, 25, 120)
"""Minutes after which a notification that could not be sent is retried."""
AT_ONCE = 20
EACH = 2
"""How many of them go to one receiver at a time: a host or an e-mail address."""
CLAIMED = 2 * MINUTE
"""How long a process may take to send before another one may try."""
GONE = (404, 410)
"""What a push service answers for a device that has unsubscribed."""
NEXT = 10_000
"""Milliseconds until a busy receiver is tried again."""


class Notifications:
    """Sends notifications when they are due."""

    def __init__(self, database: Database, settings: Settings, metrics: Metrics) -> None:
        self.database = database
        self.metrics = metrics
        self.settings = settings
        self.identity = Identity("")
        self.sender: Sender | None = None
        """Sends push messages; None if that part is not installed."""
        self.sending: set[asyncio.Task[None]] = set()
        self._to: Counter[str] = Counter()
        self._emails = Buckets(settings.limits.emails, settings.limits.emails / 60)

    async def send_due(self, now: int) -> None:
        """Start sending what is due, as far as there is room."""
        room = AT_ONCE - len(self.sending)
        if room <= 0 or not await self.database.read(lambda connection: outbox.is_due(connection, now)):
            return
        until = now + CLAIMED
        for due in await self.database.write(lambda connection: outbox.claim(connection, now, until, room)):
            receiver = receiver_of(due)
            if self._to[receiver] >= EACH or (due.channel == "email" and not self._emails.has(due.to)):
                await self._postpone(due, now + NEXT, due.tries)
            else:
                self._begin(receiver, self._deliver(due, now))

    def confirm(self, email: Email) -> None:
        """Ask a person to confirm an e-mail address. Raises Broken."""
        if len(self.sending) >= AT_ONCE:
            raise Broken()
        self._begin(email.to, send_email(self.settings, email))

    def _begin(self, receiver: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.sending.add(task)
        self._to[receiver] += 1

        def done(_: asyncio.Task[None]) -> None:
            self.sending.discard(task)
            self._to[receiver] -= 1
            if not self._to[receiver]:
                del self._to[receiver]
            if not task.cancelled() and (error := task.exception()) is not None:
                LOG.warning("notification failed", extra={"why": type(error).__name__})

        task.add_done_callback(done)

    async def _deliver(self, due: Due, now: int) -> None:
        try:
            sent = await self._send(due)
        except Exception as error:
            self.metrics.notifications.labels("failed").inc()
            LOG.warning("notification failed", extra={"table": due.table, "why": type(error).__name__})
            if due.tries < len(AGAIN) and not isinstance(error, BadAddress):
                await self._postpone(due, now + AGAIN[due.tries] * MINUTE, due.tries + 1)
                return
        else:
            if sent:
                self.metrics.notifications.labels(due.channel.partition(" ")[0]).inc()
        await self.database.write(lambda connection: outbox.remove(connection, due.id))

    async def _postpone(self, due: Due, at: int, tries: int) -> None:
        await self.database.write(lambda connection: outbox.postpone(connection, due.id, at, tries))

    async def _send(self, due: Due) -> bool:
        """Send a notification, if it still applies."""
        stored = await self._summary(due.table)
        if stored is None or not _is_still_true(due, stored):
            return False
        about = stored.summary
        language = stored.language if due.subscription is None else due.subscription.language
        say = await words_in(_known(language), (find_game(about.game).folder / "texts",))
        subject = say(f"server-notification-{due.kind}", game=say("game-name"))
        link = f"{self.settings.address}/t/{due.table}"
        names = ", ".join(one.name or say("play-bot", letter=SEATS[one.seat]) for one in about.players)
        if due.subscription is not None:
            return await self._push(due, due.subscription, subject, names)
        if due.channel == "webhook":
            body = {"table": due.table, "game": about.game, "kind": due.kind, "text": subject, "url": link}
            call = Call(due.to, msgspec.json.encode(body), self.identity.hook_key(due.player), str(due.id))
            await call_webhook(call, int(time.time()), self.settings.private_hooks)
        elif self.settings.smtp:
            self._emails.take(due.to)
            stop = f"{self.settings.address}/stop/{self.identity.unsubscribe_token(due.player, due.table)}"
            text = say("server-notification-text", subject=subject, names=names, link=link, stop=stop)
            await send_email(self.settings, Email(due.to, subject, text, stop))
        return True

    async def _push(self, due: Due, device: Subscription, title: str, text: str) -> bool:
        """Send a push message to a device. A device that its push service no longer knows is forgotten."""
        if self.sender is None:
            return False
        body = msgspec.json.encode({"title": title, "text": text, "table": due.table})
        headers = self.sender.headers(device.endpoint, due.table, int(time.time()))
        content = encrypt(body, device.key, device.auth)
        status = await post(device.endpoint, headers, content, self.settings.private_hooks)
        if status in GONE:
            player, which = due.player, due.channel.removeprefix(outbox.PUSH)
            await self.database.write(lambda connection: queries.unsubscribe(connection, player, which))
            return False
        if not 200 <= status < 300:
            raise OSError("the service has not taken it")
        return True

    async def _summary(self, table: str) -> StoredSummary | None:
        stored = await self.database.read(lambda connection: queries.summary_of(connection, table))
        return read_summary(stored) if stored is not None else None

    async def stop(self) -> None:
        """Stop sending; what was not sent will be sent later."""
        for task in list(self.sending):
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)


def receiver_of(due: Due) -> str:
    """The receiver that limits apply to: the host of a webhook or push service, or an e-mail address."""
    if due.channel == "email":
        return due.to
    try:
        return parts_of(due.to, private=True).hostname or ""
    except BadAddress:
        return ""


def _is_still_true(due: Due, stored: StoredSummary) -> bool:
    """Whether it is still that person's turn, vote or invitation."""
    if due.kind == "vote":
        return due.player in stored.voters
    if due.kind == "invited":
        seats = [one.seat for one in stored.summary.players if one.invited is True]
    else:
        seats = stored.summary.turn.seats
    return due.kind == "over" or due.player in [stored.owners[seat] for seat in seats]


def _known(language: str) -> str:
    return language if language in LANGUAGES else LANGUAGES[0]
