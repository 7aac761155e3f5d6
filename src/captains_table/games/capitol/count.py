"""The scoring of a round: who is first and second in each zone, why, and for how many points; then the new scores. CA
7"""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.contract import Happening
from captains_table.core.count import Column, Count, CountRow, Item, Note, player_name
from captains_table.core.game import Arguments, Phrase

COLUMNS = (
    Column(Phrase("label-column-rank")),
    Column(Phrase("label-column-player"), "words"),
    Column(Phrase("label-column-floors")),
    Column(Phrase("label-column-points"), "gains"),
    Column(Phrase("label-column-why"), "reasons"),
)


def count(tale: Sequence[Happening]) -> Count | None:
    """The ranks zone by zone, the scores as notes."""
    rows: list[CountRow] = []
    notes: list[Note] = []
    zone = ""
    for happening in tale:
        arguments = happening.arguments
        if happening.kind == "ranked":
            rows.append(_ranked(arguments, arguments["zone"] != zone))
            zone = str(arguments["zone"])
        elif happening.kind == "score":
            notes.append(Note(Phrase("told-score", arguments), f"seat-{arguments['who']}"))
    if not notes:
        return None
    if rows:
        notes.append(Note(Phrase("count-legend")))
    labels = Phrase("label-column-zone")
    return Count(Phrase("count-title"), COLUMNS, tuple(rows), tuple(notes), labels, frozenset({"ranked", "score"}))


def _ranked(arguments: Arguments, is_first: bool) -> CountRow:
    """One player in one zone: rank, floors and highest building, points and the reason. CA 7.3, CA 7.5"""
    who, rank, points = int(arguments["who"]), int(arguments["rank"]), int(arguments["points"])
    label = Phrase("count-zone", {"zone": arguments["zone"], "fountains": arguments["fountains"]})
    reasons = [Item(Phrase(f"why-{arguments['why']}"))]
    if arguments["temple"] and points:
        reasons.append(Item(Phrase("label-doubled")))
    cells = (
        (Item(Phrase("label-rank", {"rank": rank})),) if rank else (),
        (Item(player_name(who)),),
        (Item(Phrase("count-floors", {"floors": arguments["floors"], "height": arguments["height"]})),),
        (Item(points),),
        tuple(reasons),
    )
    return CountRow(label if is_first else None, cells, f"seat-{who}" if rank else "dim")
