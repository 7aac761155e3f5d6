"""Tables at once: one server process on one processor, people by script at many tables."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Any

from bench.crowd import Crowd, LoneServer, Seats

TABLES = 200
THOUGHT = 3.0
"""Seconds between two moves at a table, on the average: people think."""


def check_system() -> None:
    """Raise OSError where servers can't be measured."""
    if not hasattr(os, "sched_setaffinity") or not Path("/proc/self/statm").exists():
        raise OSError("tables are measured on Linux only")


def measure_tables(game: str, seconds: float) -> dict[str, Any]:
    """Play at all tables at once for so long."""
    check_system()
    with tempfile.TemporaryDirectory() as folder, LoneServer(Path(folder, "tables.db")) as server:
        return asyncio.run(_measured(server, game, seconds))


async def _measured(server: LoneServer, game: str, seconds: float) -> dict[str, Any]:
    crowd = Crowd([server], Seats(game))
    await crowd.sit_down(1)
    empty = server.memory()
    await crowd.sit_down(TABLES)
    sample = await crowd.measure(TABLES / THOUGHT, seconds)
    full = server.memory()
    await crowd.leave()
    return {**sample.row(), "thought_seconds": THOUGHT, "memory_per_table": (full - empty) / (TABLES - 1)}
