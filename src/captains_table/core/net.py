"""A small integer net: from a row of numbers (`core/rows.py`) to how likely each side is to win.

Three layers of sums, clipped to 0 and LIMIT between them. Most numbers of a row are 0 and are skipped. Several sums are
added at once, in lanes of one integer: compiled, three lanes fit into 64 bits; uncompiled, Python's integers have room
for all of them. Integers give the same result in both forms and on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from captains_table.core.cells import COMPILED, cells_of, filled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from captains_table.core.cells import Cells, Shorts

FIRST_BITS: Final = 14
"""A weight of the first layer is a multiple of 2^-14, and so are its sums."""
WEIGHT_BITS: Final = 10
"""The same for the weights of the other layers."""
LEVEL_BITS: Final = 8
"""The outputs of a layer are multiples of 2^-8."""
LIMIT: Final = 511
"""The maximum output: just below 2."""
SUM_BITS: Final = WEIGHT_BITS + LEVEL_BITS
"""The sums of the other layers are multiples of 2^-18."""
NARROW: Final = 21
"""Compiled: the bits of a lane of the first layer, of which three share an integer; a sum is between -64 and 64."""
WIDE: Final = 32
"""The bits of a lane of the second layer and, uncompiled, of every lane."""


class Layer:
    """Weighted sums, several of them in each integer."""

    def __init__(self, inputs: i64, sums: i64, lane: i64, weights: Sequence[int], biases: Sequence[int]) -> None:
        self.sums: i64 = sums
        self.lane: i64 = lane if COMPILED else WIDE
        """The bits of a lane."""
        self.lanes: i64 = 63 // self.lane if self.lane < WIDE else 64 // self.lane
        if not COMPILED:
            self.lanes = sums
        self.words: i64 = (sums + self.lanes - 1) // self.lanes
        """How many integers hold all sums."""
        self.weights: Cells = cells_of(self.packed(weights, inputs))
        """The weights of each input, one after the other."""
        self.biases: Cells = cells_of(self.packed(biases, 1))
        self.totals: Cells = filled(self.words, 0)
        self.levels: Cells = filled(self.words * self.lanes, 0)
        """The outputs of the layer."""

    def packed(self, numbers: Sequence[int], rows: i64) -> list[int]:
        """Rows of numbers, packed into lanes."""
        found: list[int] = []
        for row in range(rows):
            first: i64 = row * self.sums
            for word in range(self.words):
                low: i64 = first + word * self.lanes
                high: i64 = min(low + self.lanes, first + self.sums)
                total = 0
                for place in range(high - 1, low - 1, -1):
                    total = (total << int(self.lane)) + numbers[place]
                found.append(_wrapped(total))
        return found

    def begin(self) -> None:
        """Start new sums."""
        for word in range(self.words):
            self.totals[word] = self.biases[word]

    def add(self, number: i64, value: i64) -> None:
        """Add an input with a value to all sums."""
        totals, weights, words = self.totals, self.weights, self.words
        at = number * words
        for word in range(words):
            totals[word] += value * weights[at + word]

    def add_all(self, cells: Shorts, count: i64) -> None:
        """Add all inputs that are not 0."""
        totals, weights, words = self.totals, self.weights, self.words
        for number in range(count):
            value = i64(cells[number])
            if value != 0:
                at = number * words
                for word in range(words):
                    totals[word] += value * weights[at + word]

    def finish(self, shift: i64) -> None:
        """Unpack the sums and clip them."""
        if not COMPILED:
            _unpack(self, shift)
            return
        lane, lanes, levels = self.lane, self.lanes, self.levels
        half: i64 = 1048576 if lane == NARROW else 2147483648  # a shift of a literal 1 would have 32 bits
        mask = 2 * half - 1
        place: i64 = 0
        for word in range(self.words):
            rest = self.totals[word]
            for _ in range(lanes):
                total = ((rest + half) & mask) - half
                rest = (rest - total) >> lane
                level = total >> shift
                if level < 0:
                    level = 0
                elif level > LIMIT:
                    level = LIMIT
                levels[place] = level
                place += 1


def _wrapped(number: int) -> int:
    """A packed word as a signed 64-bit integer; uncompiled there is no such limit."""
    if not COMPILED:
        return number
    return ((number + (1 << 63)) & ((1 << 64) - 1)) - (1 << 63)


def _unpack(layer: Layer, shift: int) -> None:
    """Uncompiled: unpack the one long integer."""
    offset = int.from_bytes(b"\0\0\0\x80" * int(layer.sums), "little")
    data = (int(layer.totals[0]) + offset).to_bytes(4 * int(layer.sums), "little")
    half = 1 << 31
    for place in range(layer.sums):
        total = int.from_bytes(data[4 * place : 4 * place + 4], "little") - half
        layer.levels[place] = min(max(total >> shift, 0), LIMIT)


class Net:
    """A net connected to the numbers of one setup."""

    def __init__(
        self,
        inputs: i64,
        hidden: i64,
        second: i64,
        weights: Sequence[Sequence[int]],
    ) -> None:
        """Take the weights and biases of the three layers, in the order of a file (`bots/weights.py`)."""
        self.inputs: i64 = inputs
        self.first = Layer(inputs, hidden, NARROW, weights[0], weights[1])
        self.second = Layer(hidden, second, WIDE, weights[2], weights[3])
        self.last: Cells = cells_of(weights[4])
        """The weights of each side, one after the other."""
        self.biases: Cells = cells_of(weights[5])

    def look(self, cells: Shorts, sides: i64) -> list[float]:
        """The values of a row for this many sides: the higher, the better."""
        first, second = self.first, self.second
        first.begin()
        first.add_all(cells, self.inputs)
        first.finish(FIRST_BITS - LEVEL_BITS)
        second.begin()
        for number in range(first.sums):
            level = first.levels[number]
            if level != 0:
                second.add(number, level)
        second.finish(SUM_BITS - LEVEL_BITS)
        found: list[float] = []
        for side in range(sides):
            total = self.biases[side]
            at = side * second.sums
            for number in range(second.sums):
                total += second.levels[number] * self.last[at + number]
            found.append(float(total) / 262144.0)
        return found
