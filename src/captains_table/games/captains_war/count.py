"""The final count as a table for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.contract import Happening
from captains_table.core.picture import Row, padded, text_width
from captains_table.core.say import Say
from captains_table.games.captains_war.picture import WIDTH, short_name

COUNTS = ("acquisitions", "command", "tracks", "naval", "attributes", "line", "goods", "total")
"""The lines, as happenings name them."""


def count(tale: Sequence[Happening], say: Say) -> list[Row]:
    """The final count: a line for every source of points, a column for every side."""
    arguments = {
        (happening.kind, int(happening.arguments["who"])): happening.arguments
        for happening in tale
        if _counts(happening)
    }
    sides = sorted({side for _, side in arguments})
    if not sides:
        return []
    first = max(text_width(say(f"count-{line}")) for line in COUNTS) + 2
    width = (WIDTH - first) // max(4, len(sides))
    rows: list[Row] = [padded([(say("count-title"), "title")], first)]
    for side in sides:
        captain = ("count-goods", side) in arguments
        rows[0] += padded([(short_name(say, side, width - 2), "rival" if captain else f"seat-{side}")], width)
    for line in COUNTS:
        row = padded([(say(f"count-{line}"), "strong" if line == "total" else "")], first)
        for side in sides:
            row += padded(_counted(arguments.get((f"count-{line}", side)), line == "total"), width)
        if any((f"count-{line}", side) in arguments for side in sides):
            rows.append(row)
    return rows


def _counts(happening: Happening) -> bool:
    return happening.kind.startswith("count-")


def _counted(arguments: dict[str, int | str] | None, total: bool) -> Row:
    """Points, and what they were given for."""
    if arguments is None:
        return []
    row: Row = [(f"{arguments['pr']:>3}", "strong" if total else "")]
    for key in ("force", "circles", "attacks"):
        if key in arguments:
            row.append((f" ({arguments[key]})", "dim"))
    return row
