"""Migrations: brings a database of any age to the schema of today (alembic), when the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from captains_table.server.schema import SCHEMA

LOCK = 7_203_114
"""The number of the PostgreSQL advisory lock that lets one process migrate at a time."""


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    config.attributes["schema"] = SCHEMA
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        command.upgrade(config, "head")
