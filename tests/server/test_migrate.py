"""Migrations: a database that has them all is left alone."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import create_engine, text

from captains_table.server import migrate


def test_a_new_database_has_the_last_migration(tmp_path: Path) -> None:
    """Otherwise alembic would be loaded at every start, or a migration be passed over."""
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.connect() as connection:
        migrate.migrate(connection)
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == migrate.latest()
    engine.dispose()
