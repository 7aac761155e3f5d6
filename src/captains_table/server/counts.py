"""A count as clients get it: the data of `core.count`, its phrases ready to be said in any language."""

from __future__ import annotations

import msgspec

from captains_table.core import count as data
from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.core.game import Phrase as Said
from captains_table.server.api_types import Phrase
from captains_table.server.wire import phrase_out


class Item(msgspec.Struct, omit_defaults=True):
    """A figure or words, and what explains it."""

    value: int | Phrase
    why: int | Phrase | None = None


class Column(msgspec.Struct, omit_defaults=True):
    """What stands over a column, and what is in it."""

    heading: Phrase
    kind: data.Kind
    role: str = ""


class Row(msgspec.Struct, omit_defaults=True):
    """What is counted (null: as in the row above), and a list of items for each column."""

    label: Phrase | None
    cells: list[list[Item]]
    role: str = ""


class Note(msgspec.Struct, omit_defaults=True):
    """A sentence below the table."""

    phrase: Phrase
    role: str = ""


class Count(msgspec.Struct):
    """What a payday, a scoring or the end of the game gave to whom and why."""

    title: Phrase
    labels: Phrase | None
    columns: list[Column]
    rows: list[Row]
    notes: list[Note]


def count_out(game: Game, state: State, count: data.Count) -> Count:
    """A count of a game."""

    def said(phrase: Said) -> Phrase:
        return phrase_out(game, state, phrase)

    def value(given: int | Said) -> int | Phrase:
        return given if isinstance(given, int) else said(given)

    def item(given: data.Item) -> Item:
        return Item(value(given.value), None if given.why is None else value(given.why))

    return Count(
        said(count.title),
        None if count.labels is None else said(count.labels),
        [Column(said(column.heading), column.kind, column.role) for column in count.columns],
        [
            Row(None if row.label is None else said(row.label), [list(map(item, cell)) for cell in row.cells], row.role)
            for row in count.rows
        ],
        [Note(said(note.phrase), note.role) for note in count.notes],
    )
