"""Choices: the legal events of a position, written into a reusable buffer.

Compiled, they are plain integers in cells, so that listing, counting and drawing allocate nothing. Uncompiled, they are
a list (`plain_choices.py`), which CPython appends to faster than anything else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import mypyc_attr

from captains_table.core.cells import COMPILED, copied, filled, longer

if not COMPILED:
    from captains_table.core.plain_choices import PlainChoices

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells

ROOM: Final = 24
"""The initial capacity."""
_BLANK: Final = filled(ROOM, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Choices:
    """Events in ascending order. Make one with `choices`."""

    def __init__(self) -> None:
        self.events: Cells = copied(_BLANK)
        """The first `count` of them are the choices."""
        self.count: i64 = 0
        self.room: i64 = ROOM

    def add(self, event: i64) -> None:
        """Append an event."""
        count = self.count
        if count == self.room:
            self.make_room()
        self.events[count] = event
        self.count = count + 1

    def add_row(self, row: Cells, place: i64, first: i64) -> None:
        """Append an event for each number of a row, from a place to the first negative number.

        Args:
            row: the numbers, ascending.
            place: where they begin.
            first: the event of the number 0.
        """
        events, count = self.events, self.count
        number = row[place]
        while number >= 0:
            if count == self.room:
                self.make_room()
                events = self.events
            events[count] = first + number
            count += 1
            place += 1
            number = row[place]
        self.count = count

    def make_room(self) -> None:
        """Double the capacity."""
        self.events = longer(self.events, 0)
        self.room = len(self.events)

    def event(self, place: i64) -> i64:
        """One of the choices, by its place."""
        return self.events[place]

    def clear(self) -> None:
        """Remove all choices, and keep the buffer."""
        self.count = 0

    def listed(self) -> list[int]:
        """The choices as a new list."""
        events, found = self.events, list[int]()
        for place in range(self.count):
            found.append(events[place])
        return found


def choices() -> Choices:
    """An empty buffer for choices."""
    if not COMPILED:
        return cast("Choices", PlainChoices())
    return Choices()
