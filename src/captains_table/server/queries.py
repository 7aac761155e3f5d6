"""The queries: everything that is read from and written to the database, in SQL. They run in its threads."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from captains_table.play.clocks import Pause
from captains_table.play.facts import Fact, fact_text, read_fact
from captains_table.play.revisions import read_table
from captains_table.play.table import CLOSED, OVER, PLAYING, WAITING, Table
from captains_table.server.prepared import Prepared
from captains_table.server.schema import (
    CODES,
    DEVICES,
    FACTS,
    MEMBERS,
    NOTIFICATIONS,
    OUTAGES,
    PLAYERS,
    SECRETS,
    SUBSCRIPTIONS,
    TABLES,
)
from captains_table.server.web_push import Subscription, new_key

_OPEN = Prepared(insert(TABLES))
_CHANGE = Prepared(
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values({column.name: bindparam(column.name) for column in TABLES.c if column.name != "id"})
)
_ADD = Prepared(insert(FACTS))
LISTED = 100
AT_ONCE = 500
"""How many tables one query asks for."""
MINE = 200


# Tables


def write_facts(connection: Connection, id: str, row: dict[str, Any], facts: list[tuple[int, int, Fact]]) -> None:
    """Write new facts (number, time, fact) of a table, and its row in the index of tables.

    Raises:
        IntegrityError: if another process has written facts with the same numbers.
    """
    if facts[0][0] == 0:
        _OPEN.execute(connection, {"id": id, **row})
    else:
        change_row(connection, id, row)
    _ADD.execute(
        connection, *({"table_id": id, "number": n, "at": at, "fact": fact_text(fact)} for n, at, fact in facts)
    )


def change_row(connection: Connection, id: str, row: dict[str, Any]) -> None:
    """Change the row of a table in the index of tables."""
    _CHANGE.execute(connection, {"of": id, **row})


def read_facts(connection: Connection, id: str, start: int = 0) -> list[tuple[int, Fact]]:
    """The facts of a table from a number on, with their times."""
    rows = connection.execute(
        select(FACTS.c.at, FACTS.c.fact)
        .where(and_(FACTS.c.table_id == id, FACTS.c.number >= start))
        .order_by(FACTS.c.number)
    ).all()
    return [(at, read_fact(fact)) for at, fact in rows]


def fact_counts(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The number of facts of each table."""
    counts: dict[str, int] = {}
    for start in range(0, len(ids), AT_ONCE):
        of = FACTS.c.table_id.in_(ids[start : start + AT_ONCE])
        found = select(FACTS.c.table_id, func.max(FACTS.c.number) + 1).where(of).group_by(FACTS.c.table_id)
        counts |= {str(row[0]): int(row[1]) for row in connection.execute(found)}
    return counts


def load_table(connection: Connection, id: str) -> Table | None:
    """Load a table from its facts. A finished game stays finished, whatever has changed in the rules."""
    row = connection.execute(select(TABLES.c.status, TABLES.c.summary).where(TABLES.c.id == id)).one_or_none()
    if row is None:
        return None
    label = msgspec.json.decode(row.summary, type=_Indexed).summary.edition
    edition = label if row.status != WAITING else None
    return read_table(id, read_facts(connection, id), row.status == OVER, outages(connection), edition)


class _Edition(msgspec.Struct):
    edition: str


class _Indexed(msgspec.Struct):
    """The printed values that a game is played with, according to the index of tables."""

    summary: _Edition


def outages(connection: Connection) -> list[Pause]:
    """When nobody could play."""
    return [(row.began, row.ended) for row in connection.execute(select(OUTAGES).order_by(OUTAGES.c.began))]


def open_tables(connection: Connection) -> list[str]:
    """The summaries of listed tables with open seats."""
    found = select(TABLES.c.summary).where(TABLES.c.open).order_by(TABLES.c.opened.desc()).limit(LISTED)
    return [row.summary for row in connection.execute(found)]


def tables_of(connection: Connection, player: str, playing: bool = False) -> list[str]:
    """The summaries of a person's tables, or only of those with a game in progress. Closed tables are left out; a table
    that the person has removed returns only if something happens there before the game is over."""
    is_shown = or_(MEMBERS.c.hidden == 0, and_(TABLES.c.status != OVER, TABLES.c.changed > MEMBERS.c.hidden))
    found = (
        select(TABLES.c.summary)
        .join(MEMBERS, MEMBERS.c.table_id == TABLES.c.id)
        .where(MEMBERS.c.player == player, is_shown)
        .where(TABLES.c.status == PLAYING if playing else TABLES.c.status != CLOSED)
        .order_by(TABLES.c.changed.desc())
        .limit(MINE)
    )
    return [row.summary for row in connection.execute(found)]


def summary_of(connection: Connection, id: str) -> str | None:
    """The summary of a table."""
    return connection.scalar(select(TABLES.c.summary).where(TABLES.c.id == id))


def waiting_for_bots(connection: Connection, before: int) -> list[str]:
    """Tables where it is a bot's turn and nothing has happened since a time, not even in secret."""
    last = select(FACTS.c.at).where(FACTS.c.table_id == TABLES.c.id).order_by(FACTS.c.number.desc()).limit(1)
    waiting = select(TABLES.c.id).where(TABLES.c.bots, TABLES.c.changed <= before, last.scalar_subquery() <= before)
    return list(connection.scalars(waiting.limit(200)).all())


def attend(connection: Connection, deadlines: Mapping[str, int]) -> None:
    """Note that people are at these waiting tables, so that they close only after everybody has left."""
    for id, deadline in deadlines.items():
        waiting = and_(TABLES.c.id == id, TABLES.c.status == WAITING)
        connection.execute(update(TABLES).where(waiting).values(deadline=deadline))


def past_deadline(connection: Connection, now: int) -> list[str]:
    """Tables where a player's time is up."""
    return list(connection.scalars(select(TABLES.c.id).where(TABLES.c.deadline <= now).limit(200)).all())


# People


def set_name(connection: Connection, player: str, name: str) -> None:
    """Store a person's name."""
    known = insert_into(connection, PLAYERS).values(id=player, name=name)
    connection.execute(known.on_conflict_do_update(index_elements=["id"], set_={"name": name}))


def name_of(connection: Connection, player: str) -> str:
    """A person's name, or None."""
    return connection.scalar(select(PLAYERS.c.name).where(PLAYERS.c.id == player)) or ""


def member(connection: Connection, player: str, id: str) -> Any:
    """What is stored about a person at a table (seen, email, webhook, hidden), or None."""
    wanted = and_(MEMBERS.c.player == player, MEMBERS.c.table_id == id)
    return connection.execute(select(MEMBERS).where(wanted)).one_or_none()


def members(connection: Connection, id: str) -> dict[str, int]:
    """How much each person at a table has seen."""
    rows = connection.execute(select(MEMBERS.c.player, MEMBERS.c.seen).where(MEMBERS.c.table_id == id))
    return {row.player: row.seen for row in rows}


def add_members(connection: Connection, id: str, players: list[str]) -> None:
    """Add people who have a seat at a table; existing entries are kept."""
    for player in players:
        new = {"player": player, "table_id": id, "seen": 0, "email": "", "webhook": ""}
        connection.execute(insert_into(connection, MEMBERS).values(**new).on_conflict_do_nothing())


def set_member(connection: Connection, player: str, id: str, **values: int | str) -> None:
    """Change what is stored about a person at a table."""
    wanted = and_(MEMBERS.c.player == player, MEMBERS.c.table_id == id)
    connection.execute(update(MEMBERS).where(wanted).values(**values))


def copy_addresses(connection: Connection, id: str, new: str) -> None:
    """Copy the notification addresses of people who are at both tables, or invited, to the new one."""
    for row in connection.execute(select(MEMBERS).where(MEMBERS.c.table_id == id)).all():
        if row.email or row.webhook:
            set_member(connection, row.player, new, email=row.email, webhook=row.webhook)


def has_confirmed(connection: Connection, player: str, email: str) -> bool:
    """Whether a person has confirmed an e-mail address at another table."""
    wanted = and_(MEMBERS.c.player == player, MEMBERS.c.email == email)
    return connection.scalar(select(MEMBERS.c.table_id).where(wanted).limit(1)) is not None


# Devices


def note_device(connection: Connection, player: str, device: str, name: str, at: int) -> None:
    """Record that a person uses a device, possibly for the first time."""
    new = {"player": player, "id": device, "name": name, "added": at, "seen": at, "revoked": False}
    known = insert_into(connection, DEVICES).values(**new)
    connection.execute(known.on_conflict_do_update(index_elements=["player", "id"], set_={"name": name, "seen": at}))


def devices_of(connection: Connection, player: str) -> list[Any]:
    """The devices of a person, most recently used first."""
    mine = select(DEVICES).where(DEVICES.c.player == player, ~DEVICES.c.revoked).order_by(DEVICES.c.seen.desc())
    return list(connection.execute(mine.limit(MINE)).all())


def revoke_device(connection: Connection, player: str, device: str) -> None:
    """Sign out a device."""
    wanted = and_(DEVICES.c.player == player, DEVICES.c.id == device)
    connection.execute(update(DEVICES).where(wanted).values(revoked=True))
    unsubscribe(connection, player, device)


def revoked_devices(connection: Connection) -> list[tuple[str, str]]:
    """The revoked devices and whose they were."""
    rows = connection.execute(select(DEVICES.c.player, DEVICES.c.id).where(DEVICES.c.revoked))
    return [(row.player, row.id) for row in rows]


# Push subscriptions


def subscribe(connection: Connection, player: str, device: str, wanted: Subscription) -> None:
    """Subscribe a device of a person. It may have been somebody else's before, or had another endpoint."""
    same = (SUBSCRIPTIONS.c.player == player) & (SUBSCRIPTIONS.c.device == device)
    connection.execute(delete(SUBSCRIPTIONS).where(same | (SUBSCRIPTIONS.c.endpoint == wanted.endpoint)))
    connection.execute(insert(SUBSCRIPTIONS), [{"player": player, "device": device, **asdict(wanted)}])


def unsubscribe(connection: Connection, player: str, device: str) -> None:
    """Unsubscribe a device."""
    wanted = and_(SUBSCRIPTIONS.c.player == player, SUBSCRIPTIONS.c.device == device)
    connection.execute(delete(SUBSCRIPTIONS).where(wanted))


def subscriptions_of(connection: Connection, player: str) -> dict[str, Subscription]:
    """The push subscriptions of a person."""
    rows = connection.execute(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.player == player))
    return {row.device: Subscription(row.endpoint, row.key, row.auth, row.language) for row in rows}


# Codes that transfer an identity to another device


def _digest(code: str) -> str:
    return hashlib.sha256(code.encode("utf-8")).hexdigest()


def keep_code(connection: Connection, code: str, player: str, now: int, expires: int) -> None:
    """Store the digest of a code until it is used or expires."""
    connection.execute(delete(CODES).where((CODES.c.expires < now) | (CODES.c.player == player)))
    connection.execute(insert(CODES), [{"digest": _digest(code), "player": player, "expires": expires}])


def use_code(connection: Connection, code: str, now: int) -> str | None:
    """Whose code it is, or None. A code can be used only once."""
    wanted = and_(CODES.c.digest == _digest(code), CODES.c.expires >= now)
    return connection.execute(delete(CODES).where(wanted).returning(CODES.c.player)).scalar_one_or_none()


# Notifications


def add_notifications(connection: Connection, id: str, notifications: list[tuple[str, str]], due: int) -> None:
    """Notify people (who, and why) from a time on."""
    for player, kind in notifications:
        row = {"table_id": id, "player": player, "kind": kind, "channel": "", "due": due, "tries": 0}
        connection.execute(insert(NOTIFICATIONS), [row])


# Secrets


def signing_secret(connection: Connection) -> str:
    """The secret that signs cookies."""
    return _secret(connection, "cookies", secrets.token_urlsafe(32))


def push_key(connection: Connection) -> str:
    """The key that identifies the server to push services."""
    return _secret(connection, "push", new_key())


def _secret(connection: Connection, name: str, made: str) -> str:
    """A stored secret, generated when it is first needed."""
    new = insert_into(connection, SECRETS).values(name=name, value=made)
    connection.execute(new.on_conflict_do_nothing())
    value: str = connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar_one()
    return value


def insert_into(connection: Connection, table: Any) -> Any:
    """An INSERT that supports ON CONFLICT."""
    return (insert_postgres if connection.dialect.name == "postgresql" else insert_sqlite)(table)
