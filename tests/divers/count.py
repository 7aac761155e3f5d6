"""The divers' points at the end."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.contract import Happening
from captains_table.core.count import Column, Count, CountRow, Item, player_name
from captains_table.core.game import Phrase


def count(tale: Sequence[Happening]) -> Count | None:
    rows = [
        CountRow(player_name(int(total.arguments["who"])), ((Item(int(total.arguments["points"])),),))
        for total in tale
        if total.kind == "total"
    ]
    columns = (Column(Phrase("count-points")),)
    return Count(Phrase("count-title"), columns, tuple(rows), covers=frozenset({"total"})) if rows else None
