"""Positions as rows of numbers, for programs that learn. Each game defines in its `tensor.py` which numbers, and why.

Seats are relative to the viewer: `own`, then `next1` for the next player clockwise, and so on. A row is written from a
view only, so it can't contain more than its seat may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64, mypyc_attr

from captains_table.core.cells import cells_of, filled, lay, lay_bits, shorts, wipe
from captains_table.core.contract import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from captains_table.core.cells import Cells, Shorts


class Rows:
    """Rows of numbers, one of which is being written, number by number. Anything not written is 0.

    A place written by `put`, `bits`, a `part` or `counts` is written so every time, so nothing there has to be cleared.
    Most of the other numbers are 0, so those that are not are noted: to rewrite a row, only they are cleared. Whoever
    rewrites parts of a row (`core/updates.py`) says where they begin, and opens and closes each one.
    """

    def __init__(self, size: i64, count: i64 = 1, parts: Sequence[int] = (0,)) -> None:
        self.size: Final[i64] = size
        """The number of numbers in a row."""
        self.cells: Final[Shorts] = shorts(size * count)
        """All rows, one after the other."""
        self.parts: Final[i64] = len(parts)
        self.part_first: Final[Cells] = cells_of(parts)
        """Where in a row each part begins."""
        self.at: i64 = 0
        """Where the next number goes."""
        self.number: i64 = 0
        """The row being written."""
        self.first: i64 = 0
        """Where that row begins."""
        self.opened: i64 = 0
        """The part being written, counted through all rows."""
        self.start: i64 = 0
        """Where that part begins."""
        self.used: i64 = 0
        self.places: Final[Shorts] = shorts(size * count)
        """By part: where in the row the noted numbers are; `used` is where the next one is noted."""
        self.uses: Final[Shorts] = shorts(count * self.parts)
        """By row and part: how many are noted."""
        self.masks: Final[Cells] = filled(count * self.parts, 0)
        """By row and part: the mask that `change_bits` has written."""
        self.number_of_bit: Final[Cells] = cells_of(_numbers_by_bit())
        """Which bit it is, by a single-bit mask modulo 67."""

    def begin(self, number: i64 = 0) -> None:
        """Start writing a row, with everything blank.

        Args:
            number: the number of the row.
        """
        self.turn_to(number)
        self.open(0)

    def end(self) -> None:
        """Finish the row."""
        self.close()

    def turn_to(self, number: i64) -> None:
        """Go to a row, whose parts are going to be rewritten.

        Args:
            number: the number of the row.
        """
        self.number = number
        self.first = number * self.size

    def open(self, part: i64) -> None:
        """Start writing a part of the row, with everything in it blank.

        Args:
            part: the number of the part.
        """
        first = self.first
        start = first + self.part_first[part]
        opened = self.number * self.parts + part
        last = start + i64(self.uses[opened])
        while last > start:
            last -= 1
            self.cells[first + i64(self.places[last])] = i16(0)
        self.opened = opened
        self.start = start
        self.at = start
        self.used = start

    def close(self) -> None:
        """Finish the part."""
        self.uses[self.opened] = i16(self.used - self.start)

    def row(self, number: i64 = 0) -> list[int]:
        """Return one of the rows.

        Args:
            number: the number of the row.
        """
        first = number * self.size
        return [self.cells[place] for place in range(first, first + self.size)]

    def note(self, place: i64, value: i64) -> None:
        """Write a number that is not 0.

        Args:
            place: where in the row.
            value: the number.
        """
        self.cells[place] = i16(value)
        self.places[self.used] = i16(place - self.first)
        self.used += 1

    def put(self, value: i64) -> None:
        """Write a count, an amount, or 1 for yes and 0 for no.

        Args:
            value: the number.
        """
        self.cells[self.at] = i16(value)
        self.at += 1

    def skip(self, count: i64) -> None:
        """Leave numbers at 0.

        Args:
            count: how many.
        """
        self.at += count

    def one_of(self, count: i64, which: i64) -> None:
        """Write 1 at one place and 0 elsewhere; all 0 if there is no such place.

        Args:
            which: the place, from 0.
            count: how many numbers.
        """
        if 0 <= which < count:
            self.note(self.at + which, 1)
        self.at += count

    def one_if(self, there: bool, count: i64, which: i64) -> None:
        """Write what `one_of` writes, or all 0. (Compiled, to choose between a number and a literal makes an object.)

        Args:
            there: whether there is such a place.
            which: the place, from 0.
            count: how many numbers.
        """
        if there:
            self.one_of(count, which)
        else:
            self.at += count

    def bits(self, mask: i64, count: i64) -> None:
        """Write the bits of a mask, the lowest first.

        Args:
            mask: the bits.
            count: how many numbers.
        """
        lay_bits(self.cells, self.at, mask, count)
        self.at += count

    def few_bits(self, mask: i64, count: i64) -> None:
        """Write the bits of a mask of which few are 1, the lowest first.

        Args:
            mask: the bits.
            count: how many numbers.
        """
        used, at = self.used, self.at
        from_first = at - self.first
        while mask:
            number = self.number_of_bit[(mask & -mask) % 67]
            mask &= mask - 1
            self.cells[at + number] = i16(1)
            self.places[used] = i16(from_first + number)
            used += 1
        self.used = used
        self.at = at + count

    def change_bits(self, part: i64, mask: i64) -> None:
        """Write a part that consists of the bits of a mask, the lowest first, and is never written otherwise.

        Args:
            part: the number of the part.
            mask: the bits.
        """
        written = self.number * self.parts + part
        at = self.first + self.part_first[part]
        changed = self.masks[written] ^ mask
        self.masks[written] = mask
        while changed:
            bit = changed & -changed
            number = self.number_of_bit[bit % 67]
            changed &= changed - 1
            self.cells[at + number] = i16(mask >> number & 1)

    def part(self, cells: Cells, first: i64, count: i64) -> None:
        """Write a part of other cells as it is.

        Args:
            cells: the other cells.
            first: where the part begins.
            count: how many numbers.
        """
        lay(self.cells, self.at, cells, first, count)
        self.at += count

    def few_small(self, cells: Shorts, first: i64, count: i64) -> None:
        """Write a part of small cells as it is, where few of the numbers are not 0; the others may be skipped.

        Args:
            cells: the small cells.
            first: the first of them.
            count: how many.
        """
        at = self.at - first
        for place in range(first, first + count):
            if cells[place] != 0:
                self.note(at + place, i64(cells[place]))
        self.at += count

    def counts(self, count: i64) -> None:
        """Write counts that are all 0.

        Args:
            count: how many.
        """
        wipe(self.cells, self.at, count)
        self.at += count

    def tally(self, start: i64, things: Cells, first: i64, end: i64, kinds: Cells) -> None:
        """Count things of some kinds where `skip` has left 0.

        Args:
            start: where the count of the first kind goes.
            things: cells with things.
            first: the first one to count.
            end: where to stop.
            kinds: by thing: its kind.
        """
        used = self.used
        for at in range(first, end):
            place = start + kinds[things[at]]
            count = self.cells[place]
            if count == 0:
                self.places[used] = i16(place - self.first)
                used += 1
            self.cells[place] = count + i16(1)
        self.used = used


def _numbers_by_bit() -> list[int]:
    """The powers of two are all different modulo 67, so the remainder identifies the bit."""
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


def places(seats: int) -> list[str]:
    """The names of the seats, from the viewer on."""
    return ["own", *(f"next{place}" for place in range(1, seats))]
