"""Rows of numbers: positions as programs that learn read them. What the numbers mean is in `tensor.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from captains_table.core.cells import cells_of, filled, lay, lay_bits, shorts, wipe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from captains_table.core.cells import Cells, Shorts

SHORT: Final[i64] = 62
"""The most numbers of a part whose notes fit into a mask."""
LAST: Final[i64] = 1 << 61
"""The mask of the last of them. It is shifted down: compiled, a literal one is shifted up in 32 bits."""


class Rows:
    """Rows of numbers, one of which is being written, number by number. Anything not written is 0.

    A place written by `put`, `bits`, a `part` or `counts` is written so every time, so nothing there has to be cleared.
    Most of the other numbers are 0, so those that are not are noted: to rewrite a row, only they are cleared. Whoever
    rewrites parts of a row (`core/updates.py`) says where they begin, and opens and closes each one, or goes to one in
    which every place is written.
    """

    def __init__(self, size: i64, count: i64 = 1, parts: Sequence[int] = (0,)) -> None:
        self.size: Final[i64] = size
        """The number of numbers in a row."""
        self.cells: Final[Shorts] = shorts(size * count)
        """All rows, one after the other."""
        self.parts: Final[i64] = len(parts)
        self.part_first: Final[Cells] = cells_of(parts)
        """Where in a row each part begins."""
        self.part_size: Final[Cells] = cells_of(_sizes(parts, size))
        """How many numbers each part has."""
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
        self.is_short: bool = False
        """Whether it is short: its notes are the bits of `noted`."""
        self.noted: i64 = 0
        self.masks: Final[Cells] = filled(count * self.parts, 0)
        """By row and short part: what is noted, or the mask that `change_bits` has written. A mask takes a few bytes
        where a list of places would need memory that is seldom at hand."""
        self.used: i64 = 0
        self.places: Final[Shorts] = shorts(size * count)
        """By long part: where in the row the noted numbers are; `used` is where the next one is noted."""
        self.uses: Final[Shorts] = shorts(count * self.parts)
        """By row and long part: how many are noted."""
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
        self.opened = opened
        self.start = start
        self.at = start
        self.used = start
        self.noted = 0
        self.is_short = self.part_size[part] <= SHORT
        if self.is_short:
            mask = self.masks[opened]
            while mask:
                number = self.number_of_bit[(mask & -mask) % 67]
                mask &= mask - 1
                self.cells[start + number] = i16(0)
        else:
            last = start + i64(self.uses[opened])
            while last > start:
                last -= 1
                self.cells[first + i64(self.places[last])] = i16(0)

    def close(self) -> None:
        """Finish the part."""
        if self.is_short:
            self.masks[self.opened] = self.noted
        else:
            self.uses[self.opened] = i16(self.used - self.start)

    def row(self, number: i64 = 0) -> list[int]:
        """Return one of the rows.

        Args:
            number: the number of the row.
        """
        first = number * self.size
        return [self.cells[place] for place in range(first, first + self.size)]

    def go_to(self, part: i64) -> None:
        """Start writing a part in which every place is written every time: nothing is cleared, and it is not closed.

        Args:
            part: the number of the part.
        """
        self.at = self.first + self.part_first[part]

    def note(self, place: i64, value: i64) -> None:
        """Write a number that is not 0.

        Args:
            place: where in the row.
            value: the number.
        """
        self.cells[place] = i16(value)
        self.note_place(place)

    def note_place(self, place: i64) -> None:
        """Note that there is a number that is not 0.

        Args:
            place: where in the row.
        """
        if self.is_short:
            self.noted |= LAST >> (self.start + SHORT - 1 - place)
        else:
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
        at = self.at
        while mask:
            number = self.number_of_bit[(mask & -mask) % 67]
            mask &= mask - 1
            self.note(at + number, 1)
        self.at = at + count

    def change_bits(self, part: i64, mask: i64) -> None:
        """Write a part that consists of the bits of a mask, the lowest first, and is never written otherwise.

        Args:
            part: the number of the part.
            mask: the bits.
        """
        written = self.number * self.parts + part
        changed = self.masks[written] ^ mask
        if changed == 0:
            return
        self.masks[written] = mask
        at = self.first + self.part_first[part]
        cells = self.cells
        while changed:
            number = self.number_of_bit[(changed & -changed) % 67]
            changed &= changed - 1
            cells[at + number] = i16(mask >> number & 1)

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
        for at in range(first, end):
            place = start + kinds[things[at]]
            count = self.cells[place]
            if count == 0:
                self.note_place(place)
            self.cells[place] = count + i16(1)


def _sizes(parts: Sequence[int], size: int) -> list[int]:
    """How many numbers each part has, by where the parts begin."""
    return [end - first for first, end in zip(parts, [*parts[1:], size], strict=True)]


def _numbers_by_bit() -> list[int]:
    """The powers of two are all different modulo 67, so the remainder identifies the bit."""
    numbers = [0] * 67
    for number in range(63):
        numbers[(1 << number) % 67] = number
    return numbers
