"""The count of a round as a table: who is first and second in each zone, why, and what it gave. CA 7"""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.contract import Happening
from captains_table.core.game import Facts
from captains_table.core.picture import Row, padded
from captains_table.core.speech import Say
from captains_table.games.capitol.picture import FOUNTAIN_MARK, by_words, short, wrapped, zone_name

WIDTH = 96
COLUMNS = (("zone", 20), ("rank", 6), ("player", 16), ("floors", 11), ("points", 8), ("why", 35))
"""Names of the columns and how wide they are."""


def count(tale: Sequence[Happening], say: Say) -> list[Row]:
    """The table of a scoring, with all that was told before and after it; nothing if there was none."""
    if not any(happening.kind == "score" for happening in tale):
        return []
    rows: list[Row] = []
    zone = ""
    for happening in tale:
        if happening.kind == "ranked":
            if not zone:
                rows.append(in_columns([(say(f"label-column-{name}"), "dim") for name, _ in COLUMNS]))
            rows += ranked(happening.facts, zone, say)
            zone = str(happening.facts["zone"])
        else:
            style = f"seat-{happening.facts['who']}" if happening.kind == "score" else ""
            rows += wrapped(by_words(say(f"told-{happening.kind}", **happening.facts), style), WIDTH, 2)
    return rows


def ranked(facts: Facts, zone_above: str, say: Say) -> list[Row]:
    """One player in one zone. The name of the zone and its fountains stand in its first row."""
    zone, rank, points, fountains = str(facts["zone"]), facts["rank"], int(facts["points"]), facts["fountains"]
    name = f"{short(zone_name(zone, say), 15)} {fountains}{FOUNTAIN_MARK}" if zone != zone_above else ""
    style = f"seat-{facts['who']}" if rank else "dim"
    why = say(f"why-{facts['why']}")
    if facts["temple"] and points:
        why = f"{why} · {say('label-doubled')}"
    reasons = wrapped(by_words(why, "dim"), COLUMNS[-1][1], 0)
    blank: Row = [("", "")] * (len(COLUMNS) - 1)
    cells: Row = [
        (name, "strong"),
        (say("label-rank", rank=int(rank)) if rank else "–", style),
        (short(say.player(int(facts["who"])), 15), style),
        (f"{facts['floors']}/{facts['height']}", style),
        (f"+{points}" if points else "–", "good" if points else "dim"),
    ]
    return [[*in_columns(blank if line else cells), *reason] for line, reason in enumerate(reasons)]


def in_columns(spans: Row) -> Row:
    """A row of the table, or its beginning."""
    row: Row = []
    for (text, style), (_, width) in zip(spans, COLUMNS, strict=False):
        row += padded([(text, style)], width)
    return row
