"""A count: what a payday, a scoring or the end of a game gave to whom and why, as a table in no language.

A game makes it from happenings (`Game.count`). Whoever shows it draws it: `count_rows` of `core.picture` with letters,
the browser as a table of HTML. Roles are words: `seat-0` ... `seat-5` and `rival` (something of that player), `total`
(a row that sums up those above it), `dim` (somebody who gets nothing).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from captains_table.core.game import Phrase

Kind = Literal["words", "figures", "gains", "reasons"]
"""What a column holds: names, figures, figures with a sign (none for 0), or why something is so."""


@dataclass(frozen=True)
class Item:
    """A figure or a few words, and in smaller letters what explains it: words, or another figure."""

    value: int | Phrase
    why: int | Phrase | None = None


Cell = tuple[Item, ...]
"""One item, several that add up, or none."""


@dataclass(frozen=True)
class Column:
    """What stands over a column, and what is in it."""

    heading: Phrase
    kind: Kind = "figures"
    role: str = ""


@dataclass(frozen=True)
class CountRow:
    """What is counted, and a cell for each column."""

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
    """A table with a column of labels before all others."""

    title: Phrase
    columns: tuple[Column, ...]
    rows: tuple[CountRow, ...]
    notes: tuple[Note, ...] = ()
    labels: Phrase | None = None
    """What stands over the labels."""
    covers: frozenset[str] = frozenset()
    """The kinds of happenings that it tells, so that nobody needs to tell them beside it."""


def player_name(seat: int) -> Phrase:
    """The name of a player (or of an automatic opponent), as a label or in a cell."""
    return Phrase("count-player", {"who": seat})


def player_column(seat: int, role: str = "") -> Column:
    """The column of a player; that of an automatic opponent has the role `rival`."""
    return Column(player_name(seat), role=role or f"seat-{seat}")
