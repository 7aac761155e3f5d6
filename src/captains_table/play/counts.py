"""A count as clients receive it: the data of `core.count`, with phrases that any language can render."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from captains_table.core import count as data
from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.core.game import Phrase as Sentence
from captains_table.play.wire import phrase_out
from captains_table.play.wire_types import Phrase

RowRole = Annotated[
    str, Meta(description="`total`: sums up those above. `dim`: who gets nothing. `seat-0`, …: theirs.")
]


class CountItem(Struct):
    """A figure or words, optionally with an explanation in small print; a figure may be in brackets."""

    value: int | Phrase
    why: int | Phrase | UnsetType = UNSET


class CountColumn(Struct):
    """A column: its heading and the kind of its content."""

    heading: Phrase
    kind: Annotated[data.Kind, Meta(description="Gains are figures with a sign.")]
    role: str | UnsetType = UNSET


class CountRow(Struct):
    """A row: what is counted, and the items that add up in each column."""

    label: Annotated[Phrase | None, Meta(description="Null: as in the row above.")]
    cells: list[list[CountItem]]
    role: RowRole | UnsetType = UNSET


class CountNote(Struct):
    """A sentence below the table."""

    phrase: Phrase
    role: str | UnsetType = UNSET


class Count(Struct):
    """Who got what, and why, in a payday, a scoring or at the end of the game."""

    title: Phrase
    labels: Annotated[Phrase | None, Meta(description="What stands over the labels of the rows.")]
    columns: list[CountColumn]
    rows: list[CountRow]
    notes: list[CountNote]


def count_out(game: Game, state: State, count: data.Count) -> Count:
    """Convert a count of a game."""

    def said(phrase: Sentence) -> Phrase:
        return phrase_out(game, state, phrase)

    def value(given: int | Sentence) -> int | Phrase:
        return given if isinstance(given, int) else said(given)

    def item(given: data.Item) -> CountItem:
        return CountItem(value(given.value), UNSET if given.why is None else value(given.why))

    def row(given: data.CountRow) -> CountRow:
        label = None if given.label is None else said(given.label)
        return CountRow(label, [list(map(item, cell)) for cell in given.cells], given.role or UNSET)

    return Count(
        said(count.title),
        None if count.labels is None else said(count.labels),
        [CountColumn(said(column.heading), column.kind, column.role or UNSET) for column in count.columns],
        list(map(row, count.rows)),
        [CountNote(said(note.phrase), note.role or UNSET) for note in count.notes],
    )
