"""Migrations: brings a database of any age to the schema of today (alembic), when the server starts."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from captains_table.server.schema import SCHEMA

LATEST = "0003"
"""The last of the migrations, for which nothing needs to be done."""
LOCK = 7_203_114
"""The number of the PostgreSQL advisory lock that lets one process migrate at a time."""


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing."""
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if _version(connection) != LATEST:
            _upgrade(connection)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    config.attributes["schema"] = SCHEMA
    command.upgrade(config, "head")
