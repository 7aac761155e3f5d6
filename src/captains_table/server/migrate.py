"""Migrations: upgrade a database of any age to the current schema (alembic) when the server starts."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from captains_table.server.schema import SCHEMA

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_203_114
"""The number of the PostgreSQL advisory lock that lets one process migrate at a time."""


def migrate(connection: Connection) -> None:
    """Run the missing migrations."""
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if _version(connection) != latest():
            _upgrade(connection)


def latest() -> str:
    """The number of the last migration, `v0004_devices.py`. A database that has it is up to date, and the server starts
    without loading alembic."""
    return max(file.name[1:5] for file in (MIGRATIONS / "versions").glob("v*.py"))


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    config.attributes["schema"] = SCHEMA
    command.upgrade(config, "head")
