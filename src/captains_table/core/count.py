"""Counts: who got what and why in a payday, a scoring or at the end of a game, as a language-neutral table.

A game makes a count from happenings (`Game.count`). The terminal draws it as text (`count_rows` of `core.picture`),
the browser as an HTML table. Roles are `seat-0` ... `seat-5` and `rival` (belongs to that player), `total` (a row that
sums up those above it) and `dim` (gets nothing).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from captains_table.core.game import Phrase

Kind = Literal["words", "figures", "gains", "reasons"]
"""What a column holds: names, figures, figures with a sign (none for 0), or why something is so."""


@dataclass(frozen=True)
class Item:
    """A figure or a few words, optionally with an explanation in small print."""

    value: int | Phrase
    why: int | Phrase | None = None


Cell = tuple[Item, ...]
"""One item, several that add up, or none."""


@dataclass(frozen=True)
class Column:
    """The heading of a column, and the kind of its content."""

    heading: Phrase
    kind: Kind = "figures"
    role: str = ""


@dataclass(frozen=True)
class CountRow:
    """A row: what is counted, and a cell for each column."""

    label: Phrase | None
    """None: the same as in the row above."""
    cells: tuple[Cell, ...]
    role: str = ""


@dataclass(frozen=True)
class Note:
    """A sentence below the table."""

    phrase: Phrase
    role: str = ""


@dataclass(frozen=True)
class Count:
    """A table whose first column holds the labels of its rows."""

    title: Phrase
    columns: tuple[Column, ...]
    rows: tuple[CountRow, ...]
    notes: tuple[Note, ...] = ()
    labels: Phrase | None = None
    """The heading of the labels."""
    covers: frozenset[str] = frozenset()
    """The kinds of happenings that it covers, which need no sentences of their own."""


def player_name(seat: int) -> Phrase:
    """The name of a player (or of an automatic opponent), as a label or in a cell."""
    return Phrase("count-player", {"who": seat})


def player_column(seat: int, role: str = "") -> Column:
    """The column of a player; that of an automatic opponent has the role `rival`."""
    return Column(player_name(seat), role=role or f"seat-{seat}")
