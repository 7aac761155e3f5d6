"""Rows that follow a game: after an event, only what it changed is written again.

A row of numbers (`core/rows.py`) is divided into parts: the course of the turn, a player's hand, a city. Each game
says in its `updates.py` which parts an event touches, and writes single parts. Every seat has a row, so what has not
changed since a seat's last choice is still there. A contract check compares these rows with those written from views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from captains_table.core.cells import filled
from captains_table.core.contract import State
from captains_table.core.rows import Rows
from captains_table.core.tensor import Encoding

if TYPE_CHECKING:
    from captains_table.core.cells import Cells

LAST_NUMBER: Final = 61
LAST: Final[i64] = 1 << 61
"""The mask of the last thing that there is room for."""
EVERYTHING: Final[i64] = (1 << 62) - 1
"""All things that a row describes."""


def thing(number: i64) -> i64:
    """The mask of one thing, by its number. It is shifted down: compiled, a literal one is shifted up in 32 bits."""
    return LAST >> (LAST_NUMBER - number)


class Stale:
    """What is out of date in the rows of one game, seat by seat. Things are bits, which each game numbers by itself."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final[i64] = seats
        self.things: Final[Cells] = filled(seats, EVERYTHING)

    def touch(self, things: i64) -> None:
        """These have changed for everybody.

        Args:
            things: a mask.
        """
        mine = self.things
        for seat in range(self.seats):
            mine[seat] |= things

    def touch_for(self, seat: i64, things: i64) -> None:
        """These have changed for one seat; the others can't see it.

        Args:
            seat: who sees it.
            things: a mask.
        """
        self.things[seat] |= things


@mypyc_attr(allow_interpreted_subclasses=True)
class Updates:
    """Which parts of the rows an event touches, and how a part is written. Each game defines its own."""

    def follow(self, state: State, event: i64, stale: Stale) -> None:
        """Carry out an event that is known to be legal, and note what it touches.

        Args:
            state: the position.
            event: the event.
            stale: takes what is out of date now.
        """
        raise NotImplementedError

    def write(self, state: State, seat: i64, things: i64, row: Rows) -> None:
        """Write what is out of date in the row of a seat.

        Args:
            state: the true position; only what the seat may know is written.
            seat: who looks.
            things: a mask.
            row: takes the numbers.
        """
        raise NotImplementedError


class WholeRows(Updates):
    """For games that define nothing: every event touches everything, and a row is written from a view."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding

    def follow(self, state: State, event: i64, stale: Stale) -> None:
        """Carry out an event.

        Args:
            state: the position.
            event: the event.
            stale: takes everything.
        """
        state.happen(event)
        stale.touch(EVERYTHING)

    def write(self, state: State, seat: i64, things: i64, row: Rows) -> None:
        """Write the whole row.

        Args:
            state: the true position.
            seat: who looks.
            things: not used.
            row: takes the numbers.
        """
        row.open(0)
        self.encoding.write(state.glance(seat), row)
        row.close()


class Watch:
    """What the seats of one game see: a row for each, brought up to date when somebody looks at it.

    Args:
        updates: those of the game.
        rows: where the rows are, among those of other games.
        first: the row of seat A.
        seats: the number of seats.
    """

    def __init__(self, updates: Updates, rows: Rows, first: i64, seats: i64) -> None:
        self.updates: Final = updates
        self.rows: Final = rows
        self.first: Final[i64] = first
        self.stale: Final = Stale(seats)

    def follow(self, state: State, event: i64) -> None:
        """Carry out an event that is known to be legal.

        Args:
            state: the position.
            event: the event.
        """
        self.updates.follow(state, event, self.stale)

    def look(self, state: State, seat: i64) -> None:
        """Bring the row of a seat up to date.

        Args:
            state: the true position, in which nothing has happened but what was followed.
            seat: who looks.
        """
        things = self.stale.things[seat]
        if things != 0:
            self.rows.turn_to(self.first + seat)
            self.updates.write(state, seat, things, self.rows)
            self.stale.things[seat] = 0
