"""Choices as they are uncompiled: a list. See `choices.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class PlainChoices(list[int]):
    """Does what `Choices` does, by the quickest means that CPython has."""

    __slots__ = ()

    add = list.append
    event = list.__getitem__

    @property
    def count(self) -> int:  # type: ignore[override]
        """How many there are."""
        return len(self)

    def add_row(self, row: Sequence[int], place: int, first: int) -> None:
        """Append an event for each number of a row, from a place to the first negative number."""
        while row[place] >= 0:
            self.append(first + row[place])
            place += 1

    def listed(self) -> list[int]:
        """The choices as a list of its own."""
        return self[:]
