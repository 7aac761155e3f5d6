"""Regions: which pieces of a scene belong together, from `regions.toml` in the folder of a game.

    quiet = ["site"]
    once = ["stock-#"]
    hand = ["hand-#"]

    [[region]]
    seats = true
    slots = ["player-#", "hand-#"]

    [[region]]
    slots = ["name-#", "berth-#-*"]

    [[region]]
    title = "label-display"
    slots = ["destinations", "connections"]

A region is everything on slots that fit one of its patterns: `*` is any text, and `#` a number, which makes one region
for each number. Where `#` is a seat (`seats`), the region is named after its player; otherwise it has the text `title`,
or else the label of the first piece that lies on its first slots. Pieces with a `quiet` symbol are not told: they are
printed on the board and never change. Equal pieces are counted (`2 × Fountain`) except on slots that fit `once`, where
each label has the number already. `hand` are the slots of the cards that a seat holds.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Region:
    """Pieces that belong together."""

    slots: tuple[str, ...]
    title: str = ""
    seats: bool = False

    def holds(self, slot: str) -> bool:
        """Whether a slot belongs to it."""
        return any(fits(pattern, slot) for pattern in self.slots)


@dataclass(frozen=True)
class Regions:
    """The regions of a board in reading order."""

    regions: tuple[Region, ...] = ()
    quiet: tuple[str, ...] = ()
    once: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()


def fits(pattern: str, text: str) -> bool:
    """Whether a text matches a pattern."""
    written = re.escape(pattern).replace(r"\*", ".*").replace(r"\#", r"\d+")
    return re.fullmatch(written, text) is not None


@cache
def read_regions(folder: Path) -> Regions:
    """The regions of the game in a folder; empty if it does not define any."""
    file = folder / "regions.toml"
    if not file.is_file():
        return Regions()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    regions = [
        Region(tuple(one["slots"]), one.get("title", ""), one.get("seats", False)) for one in data.get("region", [])
    ]
    return Regions(tuple(regions), *(tuple(data.get(key, ())) for key in ("quiet", "once", "hand")))
