"""Backups: a whole database in one SQLite file, whatever kind of database it is, while the server keeps running."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, Table, create_engine, inspect, select, text

from captains_table.server.database import Database
from captains_table.server.migrate import migrate
from captains_table.server.schema import SCHEMA
from captains_table.server.settings import BadSettings

AT_ONCE = 1000


def backup(url: str, file: Path) -> None:
    """Write everything to a new file, which a server can use like any other."""
    if file.exists():
        raise BadSettings("{file} already exists; choose a new file for the backup", file=file)
    database = Database(url)
    if not database.is_postgres and not Path(database.url.database or "").is_file():
        raise BadSettings("{database}: no such database", database=database.url.database)
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    target = create_engine(f"sqlite:///{part.absolute()}")
    try:
        with target.connect() as to:
            migrate(to)
        with database.reading() as source, target.begin() as to:
            if database.is_postgres:
                source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
                source.execute(text("SET LOCAL statement_timeout = 0"))
                source.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            for table in SCHEMA.sorted_tables:
                columns = _stored(source, table)
                if not columns:
                    continue
                for rows in source.execute(select(*columns)).mappings().partitions(AT_ONCE):
                    to.execute(table.insert(), [dict(row) for row in rows])
    finally:
        target.dispose()
        database.close()
    part.replace(file)


def _stored(source: Connection, table: Table) -> list[Column[Any]]:
    """The columns of a table that the database really has: it may be from an earlier version."""
    found = inspect(source)
    names = {column["name"] for column in found.get_columns(table.name)} if found.has_table(table.name) else set()
    return [column for column in table.columns if column.name in names]
