"""Positions as rows of numbers, for programs that learn. Each game defines in its `tensor.py` which numbers, and why.

Seats are relative to the viewer: `own`, then `next1` for the next player clockwise, and so on. A row is written from a
view only, so it can't contain more than its seat may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i64, mypyc_attr

from captains_table.core.cells import cells_of, filled, lay, lay_bits, lay_shorts, shorts, wipe
from captains_table.core.contract import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from captains_table.core.cells import Cells, Shorts


class Rows:
    """Rows of numbers, one of which is being written, number after number. What is not written is 0.

    A place told by `put`, `bits`, a `part` or `counts` is told so every time, and nothing there has to be wiped. Most
    of the other numbers are 0, so those that are not are noted: to write a row anew, only they are wiped.
    """

    def __init__(self, size: i64, count: i64 = 1) -> None:
        self.size: i64 = size
        """How many numbers a row has."""
        self.cells: Shorts = shorts(size * count)
        """All rows, one after the other."""
        self.at: i64 = 0
        """Where the next number goes."""
        self.number: i64 = 0
        """The row being written."""
        self.first: i64 = 0
        """Where that row begins."""
        self.used: i64 = 0
        self.places: Shorts = shorts(size * count)
        """By row: where in it the noted numbers are; `used` is where the next one is noted."""
        self.uses: Cells = filled(count, 0)
        self.number_of_bit: Cells = cells_of(_numbers_by_bit())
        """Which bit it is, by a mask of only one bit modulo 67."""

    def begin(self, number: i64 = 0) -> None:
        """Begin to write a row, with everything blank."""
        cells, places = self.cells, self.places
        first = number * self.size
        last = first + self.uses[number]
        while last > first:
            last -= 1
            cells[first + i64(places[last])] = i16(0)
        self.number = number
        self.first = first
        self.at = first
        self.used = first

    def end(self) -> None:
        """The row is written."""
        self.uses[self.number] = self.used - self.first

    def row(self, number: i64 = 0) -> list[int]:
        """One of the rows."""
        first = number * self.size
        return [self.cells[place] for place in range(first, first + self.size)]

    def note(self, place: i64, value: i64) -> None:
        """Write a number that is not 0 in its place."""
        self.cells[place] = i16(value)
        self.places[self.used] = i16(place - self.first)
        self.used += 1

    def put(self, value: i64) -> None:
        """A count, an amount, or 1 for yes and 0 for no."""
        self.cells[self.at] = i16(value)
        self.at += 1

    def skip(self, count: i64) -> None:
        """So many numbers stay 0."""
        self.at += count

    def one_of(self, count: i64, which: i64) -> None:
        """So many numbers, 1 at the place `which` and 0 elsewhere; all 0 if there is no such place."""
        if 0 <= which < count:
            self.note(self.at + which, 1)
        self.at += count

    def bits(self, mask: i64, count: i64) -> None:
        """So many numbers, each a bit of the mask, the lowest first."""
        lay_bits(self.cells, self.at, mask, count)
        self.at += count

    def few_bits(self, mask: i64, count: i64) -> None:
        """The same where few bits are 1."""
        mine, places, used = self.cells, self.places, self.used
        numbers, at = self.number_of_bit, self.at
        from_first = at - self.first
        while mask:
            number = numbers[(mask & -mask) % 67]
            mask &= mask - 1
            mine[at + number] = i16(1)
            places[used] = i16(from_first + number)
            used += 1
        self.used = used
        self.at = at + count

    def part(self, cells: Cells, first: i64, count: i64) -> None:
        """So many numbers of other cells as they are."""
        lay(self.cells, self.at, cells, first, count)
        self.at += count

    def small_part(self, cells: Shorts, first: i64, count: i64) -> None:
        """The same of small cells."""
        lay_shorts(self.cells, self.at, cells, first, count)
        self.at += count

    def counts(self, count: i64) -> None:
        """So many counts, each 0 until `one_more`."""
        wipe(self.cells, self.at, count)
        self.at += count

    def one_more(self, place: i64) -> None:
        """Count one more in a place of `counts`."""
        self.cells[place] += i16(1)


def _numbers_by_bit() -> list[int]:
    """The powers of two are all different modulo 67, so that a remainder tells the bit."""
    numbers = [0] * 67
    for number in range(63):
        numbers[(1 << number) % 67] = number
    return numbers


class Legend:
    """What the numbers of a row mean, in the same order."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.sizes: list[int] = []
        """For each number, a value that it rarely exceeds; divide by it to normalise."""

    def put(self, name: str, size: int = 1) -> None:
        """One number."""
        self.names.append(name)
        self.sizes.append(size)

    def one_of(self, name: str, which: Sequence[str]) -> None:
        """Numbers of which at most one is 1, or a yes or no for each."""
        for thing in which:
            self.put(f"{name} {thing}")

    def counts(self, name: str, things: Sequence[str], size: int) -> None:
        """A count for each of these."""
        for thing in things:
            self.put(f"{name} {thing}", size)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a good player reads off a position beside what lies on the table: margins, ranks, prospects. For judges that
    learn; told of full positions, as seen from the place of `viewer`. Every game defines its own."""

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
        """Return the events of chance that can occur with this setup, in ascending order."""
        raise NotImplementedError

    def choices(self, start: State) -> list[int]:
        """Return the events that players can choose with this setup, in ascending order."""
        raise NotImplementedError

    def describe(self, start: State, legend: Legend) -> None:
        """Name every number, in the order of `write`."""
        raise NotImplementedError

    def write(self, view: State, row: Rows) -> None:
        """Write a view as numbers."""
        raise NotImplementedError


def seat_at(view: State, place: i64) -> i64:
    """The seat so many places clockwise from the viewer."""
    seat = first_seat(view) + place
    return seat if seat < view.seats else seat - view.seats


def halves(worth: float) -> i64:
    """Points in halves, as a whole number that is not too large for a row."""
    return i64(2.0 * min(max(worth, -4000.0), 4000.0))


def first_seat(view: State) -> i64:
    """The seat from whose place a view is told: the viewer, or A for a spectator."""
    return view.viewer if view.viewer >= 0 else 0


def from_here(view: State, seat: i64) -> i64:
    """How many places clockwise from the viewer a seat is; -1 for nobody."""
    if seat < 0:
        return -1
    place = seat - first_seat(view)
    return place if place >= 0 else place + view.seats


def places(seats: int) -> list[str]:
    """What the seats are called, from the viewer on."""
    return ["own", *(f"next{place}" for place in range(1, seats))]
