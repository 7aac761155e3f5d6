"""Prepared statements: their SQL is written once for each dialect.

For each execution, SQLAlchemy looks a statement up among those it has compiled and prepares a result that nobody reads,
which takes longer than SQLite takes to carry it out. That matters only for what every move writes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import ClauseElement, Connection

Row = Mapping[str, Any]


class Prepared:
    """A statement without a result. All its values are named parameters that drivers take as they are."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, Callable[[Row], Any]]] = {}

    def execute(self, connection: Connection, *rows: Row) -> None:
        """Execute it with each of these rows of values. Raises what SQLAlchemy raises."""
        known = self._compiled.get(connection.dialect.name)
        if known is None:
            known = self._compiled[connection.dialect.name] = self._compile(connection)
        sql, values_of = known
        values = [values_of(row) for row in rows]
        connection.exec_driver_sql(sql, values if len(values) > 1 else values[0])

    def _compile(self, connection: Connection) -> tuple[str, Callable[[Row], Any]]:
        """The SQL of a dialect, and a row of values as its driver wants it: in order, or by name."""
        compiled: Any = self._statement.compile(dialect=connection.dialect)
        order = compiled.positiontup
        if order is None:
            return str(compiled), dict
        return str(compiled), lambda row: tuple([row[name] for name in order])
