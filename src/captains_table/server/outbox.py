"""The outbox: notifications that are due, in SQL.

Whoever sends one claims it for some time and removes it when it was sent. So none is lost with a process that ends, and
only if that happens between sending and removing does one come twice.
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
"""Addresses that a person has given for a table. Besides, each of their devices that wants to be notified is a channel
of its own, `push DEVICE`."""
PUSH = "push "


@dataclass(frozen=True)
class Due:
    """A notification that is to be sent now."""

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
    """Of a device, how it is written to."""


def is_due(connection: Connection, now: int) -> bool:
    """Whether anything is to be sent."""
    return connection.scalar(select(NOTIFICATIONS.c.id).where(NOTIFICATIONS.c.due <= now).limit(1)) is not None


def claim(connection: Connection, now: int, until: int, most: int) -> list[Due]:
    """The notifications that are due, for this process alone until some time. Those that nobody wants any more go."""
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
    """A notification is about a person; from when it is due on there is one for each of their addresses, so that one
    which fails does not send the other one again."""
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
    """A notification was sent, or never will be."""
    connection.execute(delete(NOTIFICATIONS).where(NOTIFICATIONS.c.id == id))


def postpone(connection: Connection, id: int, due: int, tries: int) -> None:
    """Try a notification again at some time."""
    connection.execute(update(NOTIFICATIONS).where(NOTIFICATIONS.c.id == id).values(due=due, tries=tries))
