"""The compiled form of this program in a folder of its own, in which bots think as soon as it is there.

`make run` starts the server at once and compiles meanwhile. The server goes on as it is; only the processes of the bots
are replaced.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from captains_table.server.thinking import Thinkers

LOG = logging.getLogger("captains_table")
PACKAGE = Path(__file__).parent.parent
READY = ".ready"
"""A file that stands in the folder when nothing more is written into it."""
INTERVAL = 1.0
"""Seconds between two looks at the folder."""


async def switch_when_ready(thinkers: Thinkers, folder: Path) -> None:
    """Wait until the compiled form is there, then let bots think in it."""
    looked_at = None
    while (stamp := ready_since(folder)) == looked_at or not await asyncio.to_thread(is_form_of_this, folder):
        looked_at = stamp  # it is read whole, so only once
        await asyncio.sleep(INTERVAL)
    if await thinkers.think_in(folder):
        LOG.info("bots think on compiled rules now")
    else:
        LOG.warning("the compiled rules do not work here: bots go on in pure Python", extra={"folder": str(folder)})


def ready_since(folder: Path) -> float | None:
    """When the folder was complete, if it is."""
    try:
        return (folder / READY).stat().st_mtime
    except FileNotFoundError:
        return None


def is_form_of_this(folder: Path) -> bool:
    """Whether a folder holds the whole program, made from the very sources that run here."""
    if ready_since(folder) is None:
        return False
    sources = [file for file in PACKAGE.rglob("*.py") if "node_modules" not in file.parts]
    return all(_is_equal(file, folder / PACKAGE.name / file.relative_to(PACKAGE)) for file in sources)


def _is_equal(file: Path, other: Path) -> bool:
    try:
        return file.read_bytes() == other.read_bytes()
    except FileNotFoundError:
        return False
