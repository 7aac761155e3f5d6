"""The final count: a row for every source of points, a column for every side. CW 7"""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.contract import Happening
from captains_table.core.count import Cell, Column, Count, CountRow, Item, player_column
from captains_table.core.game import Arguments, Phrase

ROWS = ("acquisitions", "command", "tracks", "naval", "attributes", "line", "goods", "total")
"""The sources of points, as happenings name them."""
REASONS = ("force", "circles", "attacks")
"""The figures that ranks and the boarding line score for."""


def count(tale: Sequence[Happening]) -> Count | None:
    """Make the table from the last happenings of a game."""
    told = {(one.kind, int(one.arguments["who"])): one.arguments for one in tale if one.kind.startswith("count-")}
    sides = sorted({side for _, side in told})
    if not sides:
        return None
    kinds = [f"count-{row}" for row in ROWS if any((f"count-{row}", side) in told for side in sides)]
    rows = [
        CountRow(
            Phrase(kind),
            tuple(_points(told.get((kind, side))) for side in sides),
            "total" if kind == "count-total" else "",
        )
        for kind in kinds
    ]
    columns = tuple(_column(side, ("count-goods", side) in told) for side in sides)
    return Count(Phrase("count-title"), columns, tuple(rows), covers=frozenset(kinds))


def _column(side: int, captain: bool) -> Column:
    """Only the captain scores unused resources, so the side with such a row is the captain. CW 10.3"""
    return player_column(side, "rival" if captain else "")


def _points(arguments: Arguments | None) -> Cell:
    """Points, and what they were scored for."""
    if arguments is None:
        return ()
    reasons = [int(arguments[key]) for key in REASONS if key in arguments]
    return (Item(int(arguments["pr"]), reasons[0] if reasons else None),)
