"""The spotlight: a boarding, an auction or a payday as people follow it at a table, as language-neutral data.

Who is against whom, what each side puts in as far as the viewer may know it, and how it ends. A game makes it from a
view while something is going on (`Game.spotlight`), and from happenings when it has ended (`Game.outcome`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from captains_table.core.game import Phrase


@dataclass(frozen=True)
class Part:
    """A figure that adds to the total of a side, optionally with an explanation."""

    value: int
    what: Phrase | None = None


@dataclass(frozen=True)
class Side:
    """One of the sides."""

    who: int
    """A seat, or an automatic opponent."""
    parts: tuple[Part, ...] = ()
    """The figures that add up so far, as far as the viewer may know them."""
    total: int | None = None
    """None: the viewer may not know it, or there is no total."""
    note: Phrase | None = None
    """The side's role or progress."""
    wins: bool = False


@dataclass(frozen=True)
class Spotlight:
    """Something that everybody at the table follows."""

    title: Phrase
    sides: tuple[Side, ...]
    result: Phrase | None = None
    """None while it is in progress."""


def plain_parts(values: Iterable[int]) -> tuple[Part, ...]:
    """Figures that need no explanation."""
    return tuple(Part(value) for value in values)
