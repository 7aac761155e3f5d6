"""The compiled form of this program in a separate folder, which bots use as soon as it is there.

`make run` starts the server at once and compiles in the meantime. The server keeps running uncompiled; only the
processes of the bots are replaced.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from captains_table.server.thinking import Thinkers

LOG = logging.getLogger("captains_table")
PACKAGE = Path(__file__).parent.parent
READY = ".ready"
"""A file that exists in the folder once it is complete."""
INTERVAL = 1.0
"""Seconds between two checks of the folder."""


async def switch_when_ready(thinkers: Thinkers, folder: Path) -> None:
    """Wait for the compiled form, then let bots use it."""
    looked_at = None
    while (stamp := ready_since(folder)) == looked_at or not await asyncio.to_thread(is_form_of_this, folder):
        looked_at = stamp  # all of it is read, so only once
        await asyncio.sleep(INTERVAL)
    if await thinkers.think_in(folder):
        LOG.info("bots think on compiled rules now")
    else:
        LOG.warning("the compiled rules do not work here: bots go on in pure Python", extra={"folder": str(folder)})


def ready_since(folder: Path) -> float | None:
    """When the folder was completed, or None."""
    try:
        return (folder / READY).stat().st_mtime
    except FileNotFoundError:
        return None


def is_form_of_this(folder: Path) -> bool:
    """Whether a folder holds the whole program, built from the very sources that run here."""
    if ready_since(folder) is None:
        return False
    sources = [file for file in PACKAGE.rglob("*.py") if "node_modules" not in file.parts]
    return all(_is_equal(file, folder / PACKAGE.name / file.relative_to(PACKAGE)) for file in sources)


def _is_equal(file: Path, other: Path) -> bool:
    try:
        return file.read_bytes() == other.read_bytes()
    except FileNotFoundError:
        return False
