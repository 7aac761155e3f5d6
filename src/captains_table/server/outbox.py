"""The outbox: notifications that are due, in SQL.

The process that sends a notification claims it for some time and removes it once it is sent. So none is lost when a
process dies, and one is sent twice only if that happens between sending and removing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from captains_table.server import queries
from captains_table.server.schema import NOTIFICATIONS
from captains_table.server.web_push import Subscription

CHANNELS = ("email", "webhook")
"""The kinds of addresses that a person can enter for a table. Each of their devices with a push subscription is a
channel too, `push DEVICE`."""
PUSH = "push "


@dataclass(frozen=True)
class Due:
    """A notification to send now."""

    id: int
    table: str
    player: str
    kind: str
    """`turn`, `over`, `vote` or `invited`."""
    channel: str
    """`email`, `webhook`, or `push` and a device."""
    tries: int
    to: str
    """The address."""
    subscription: Subscription | None = None
    """For a device, its push subscription."""


def is_due(connection: Connection, now: int) -> bool:
    """Whether anything is due."""
    return connection.scalar(select(NOTIFICATIONS.c.id).where(NOTIFICATIONS.c.due <= now).limit(1)) is not None


def claim(connection: Connection, now: int, until: int, most: int) -> list[Due]:
    """Claim the due notifications for this process until some time. Those that nobody wants any more are removed."""
    due = select(NOTIFICATIONS).where(NOTIFICATIONS.c.due <= now).order_by(NOTIFICATIONS.c.due)
    found = connection.execute(due.limit(most).with_for_update(skip_locked=True)).all()
    claimed = []
    for row in found:
        member = queries.member(connection, row.player, row.table_id)
        wanted = {channel: to for channel in CHANNELS if member is not None and (to := getattr(member, channel))}
        devices = {PUSH + device: one for device, one in queries.subscriptions_of(connection, row.player).items()}
        wanted |= {channel: one.endpoint for channel, one in devices.items()}
        for channel, id in _by_channel(connection, row, wanted):
            to = wanted[channel]
            claimed.append(Due(id, row.table_id, row.player, row.kind, channel, row.tries, to, devices.get(channel)))
    if claimed:
        ids = [one.id for one in claimed]
        connection.execute(update(NOTIFICATIONS).where(NOTIFICATIONS.c.id.in_(ids)).values(due=until))
    return claimed


def _by_channel(connection: Connection, row: Any, wanted: dict[str, str]) -> Sequence[tuple[str, int]]:
    """A notification is for a person; once it is due, there is one for each of their addresses, so that a failure of
    one does not send the others again."""
    if row.channel in wanted:
        return [(row.channel, row.id)]
    remove(connection, row.id)
    if row.channel:
        return []
    found = []
    for channel in wanted:
        values = {**row._mapping, "channel": channel}
        del values["id"]
        made = insert(NOTIFICATIONS).values(values).returning(NOTIFICATIONS.c.id)
        found.append((channel, connection.execute(made).scalar_one()))
    return found


def remove(connection: Connection, id: int) -> None:
    """Remove a notification that was sent, or never will be."""
    connection.execute(delete(NOTIFICATIONS).where(NOTIFICATIONS.c.id == id))


def postpone(connection: Connection, id: int, due: int, tries: int) -> None:
    """Retry a notification at some time."""
    connection.execute(update(NOTIFICATIONS).where(NOTIFICATIONS.c.id == id).values(due=due, tries=tries))
