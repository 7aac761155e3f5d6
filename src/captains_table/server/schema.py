"""The schema. Only `facts` is the source of truth about a game; `tables` and `members` are an index of it, for
lists."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

SCHEMA = MetaData()

TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("creator", Text, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("summary", Text, nullable=False),
    Index("tables_open", "open", "opened"),
    Index("tables_bots", "bots", "changed"),
    Index("tables_deadline", "deadline"),
)

FACTS = Table(
    "facts",
    SCHEMA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("fact", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

MEMBERS = Table(
    "members",
    SCHEMA,
    Column("player", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seen", Integer, nullable=False),
    Column("email", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("hidden", BigInteger, nullable=False, server_default="0"),
    PrimaryKeyConstraint("player", "table_id"),
)

PLAYERS = Table(
    "players",
    SCHEMA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
)

DEVICES = Table(
    "devices",
    SCHEMA,
    Column("player", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("added", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("revoked", Boolean, nullable=False),
    PrimaryKeyConstraint("player", "id"),
)

SUBSCRIPTIONS = Table(
    "subscriptions",
    SCHEMA,
    Column("player", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    PrimaryKeyConstraint("player", "device"),
)

CODES = Table(
    "codes",
    SCHEMA,
    Column("digest", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

NOTIFICATIONS = Table(
    "letters",
    SCHEMA,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("channel", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("letters_due", "due"),
)

SECRETS = Table(
    "secrets",
    SCHEMA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

OUTAGES = Table(
    "outages",
    SCHEMA,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

HEARTBEAT = Table(
    "heartbeat",
    SCHEMA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
