"""Positions as rows of numbers, for programs that learn. Each game defines in its `tensor.py` which numbers, and why.

Seats are relative to the viewer: `own`, then `next1` for the next player clockwise, and so on. A row is written from a
view only, so it can't contain more than its seat may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from captains_table.core.contract import State
from captains_table.core.rows import Rows

if TYPE_CHECKING:
    from collections.abc import Sequence


class Legend:
    """What the numbers of a row mean, in the same order."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.sizes: list[int] = []
        """For each number, a value that it rarely exceeds; divide by it to normalise."""
        self.parts: list[int] = []
        """Where each part of the row begins; none if it is not divided."""

    def part(self) -> None:
        """Begin a part of the row, which can be rewritten by itself (`core/updates.py`)."""
        self.parts.append(len(self.names))

    def put(self, name: str, size: int = 1) -> None:
        """Name one number.

        Args:
            name: what it means.
            size: a value that it rarely exceeds.
        """
        self.names.append(name)
        self.sizes.append(size)

    def one_of(self, name: str, which: Sequence[str]) -> None:
        """Name numbers of which at most one is 1, or a yes or no for each.

        Args:
            name: what they have in common.
            which: what each of them means.
        """
        for thing in which:
            self.put(f"{name} {thing}")

    def counts(self, name: str, things: Sequence[str], size: int) -> None:
        """Name counts.

        Args:
            name: what they have in common.
            things: what each of them counts.
            size: a value that they rarely exceed.
        """
        for thing in things:
            self.put(f"{name} {thing}", size)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a good player sees in a position besides what is on the table: margins, ranks, prospects. For judges that
    learn; written for full positions, from the perspective of `viewer`. Each game defines its own."""

    def describe(self, start: State, legend: Legend) -> None:
        """Name every number, in the order of `write`."""
        raise NotImplementedError

    def write(self, state: State, row: Rows) -> None:
        """Write them, after the numbers of the encoding."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How positions of a game are encoded. Every game defines its own; `start` is the position before any event."""

    def chances(self, start: State) -> list[int]:
        """Return the events of chance that can occur with a setup, in ascending order.

        Args:
            start: its position before any event.
        """
        raise NotImplementedError

    def choices(self, start: State) -> list[int]:
        """Return the events that players can choose with a setup, in ascending order.

        Args:
            start: its position before any event.
        """
        raise NotImplementedError

    def describe(self, start: State, legend: Legend) -> None:
        """Name every number, in the order of `write`.

        Args:
            start: the position before any event.
            legend: takes the names.
        """
        raise NotImplementedError

    def write(self, view: State, row: Rows) -> None:
        """Write a view as numbers.

        Args:
            view: the view of a seat.
            row: takes the numbers.
        """
        raise NotImplementedError


def seat_at(view: State, place: i64) -> i64:
    """The seat that many places clockwise from the viewer."""
    seat = first_seat(view) + place
    return seat if seat < view.seats else seat - view.seats


def halves(worth: float) -> i64:
    """Points in halves, as a whole number that fits into a row."""
    return i64(2.0 * min(max(worth, -4000.0), 4000.0))


def first_seat(view: State) -> i64:
    """The seat from whose perspective a view is written: the viewer, or A for a spectator."""
    return view.viewer if view.viewer >= 0 else 0


def from_here(view: State, seat: i64) -> i64:
    """How many places clockwise from the viewer a seat is; -1 for nobody."""
    return place_of(seat, first_seat(view), view.seats)


def place_of(seat: i64, here: i64, seats: i64) -> i64:
    """How many places clockwise from the seat `here` a seat is; -1 for nobody."""
    if seat < 0:
        return -1
    return seat - here if seat >= here else seat - here + seats


def bit_of(first: i64, count: i64, which: i64) -> i64:
    """What `Rows.one_of` writes, as a mask in which it begins at the bit `first`."""
    bit: i64 = 1
    if 0 <= which < count:
        return bit << (first + which)
    return 0


def places(seats: int) -> list[str]:
    """The names of the seats, from the viewer on."""
    return ["own", *(f"next{place}" for place in range(1, seats))]
