"""The database of the previous release, as its server has written it (`tools/stored_tables.py`)."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
TABLES: dict[str, dict[str, Any]] = {
    table["about"]: table for table in json.loads((FOLDER / "tables.json").read_text(encoding="utf-8"))
}
"""Every table: its id, its game, and the cookies of the people who play there."""


def restore(database: Path) -> sqlite3.Connection:
    """Write the database into a file."""
    connection = sqlite3.connect(database)
    connection.executescript(gzip.decompress((FOLDER / "tables.sql.gz").read_bytes()).decode("utf-8"))
    return connection
