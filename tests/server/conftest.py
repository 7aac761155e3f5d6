"""Servers for the tests: one that most of them share, started when it is first needed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.people import DiversServer


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DiversServer]:
    """A server with generous limits."""
    with DiversServer(str(tmp_path_factory.mktemp("server") / "tables.db")) as server:
        yield server


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Where a server of one's own keeps its tables."""
    return str(tmp_path / "tables.db")
