"""The net with its lanes gives what plain sums give, compiled or not."""

from __future__ import annotations

from captains_table.core.cells import shorts
from captains_table.core.luck import Luck
from captains_table.core.net import FIRST_BITS, LEVEL_BITS, LIMIT, SUM_BITS, Net

INPUTS, HIDDEN, SECOND, OUTPUTS = 50, 14, 9, 4


def numbers(luck: Luck, count: int, most: int) -> list[int]:
    return [luck.below(2 * most + 1) - most for _ in range(count)]


def layer(values: list[int], weights: list[int], biases: list[int], shift: int) -> list[int]:
    size = len(biases)
    sums = [biases[to] + sum(value * weights[at * size + to] for at, value in enumerate(values)) for to in range(size)]
    return [min(max(total >> shift, 0), LIMIT) for total in sums]


def test_lanes_are_plain_sums() -> None:
    for seed in range(20):
        luck = Luck(seed)
        first, first_bias = numbers(luck, INPUTS * HIDDEN, 90), numbers(luck, HIDDEN, 9000)
        second, second_bias = numbers(luck, HIDDEN * SECOND, 300), numbers(luck, SECOND, 300_000)
        last, last_bias = numbers(luck, OUTPUTS * SECOND, 2000), numbers(luck, OUTPUTS, 100_000)
        net = Net(INPUTS, HIDDEN, SECOND, [first, first_bias, second, second_bias, last, last_bias])
        row, cells = [value if value % 3 == 0 else 0 for value in numbers(luck, INPUTS, 60)], shorts(INPUTS)
        for place, value in enumerate(row):
            cells[place] = value
        one = layer(row, first, first_bias, FIRST_BITS - LEVEL_BITS)
        two = layer(one, second, second_bias, SUM_BITS - LEVEL_BITS)
        wanted = [
            last_bias[side] + sum(level * last[side * SECOND + at] for at, level in enumerate(two))
            for side in range(OUTPUTS)
        ]
        assert net.look(cells, OUTPUTS) == [total / 2**SUM_BITS for total in wanted]
        assert any(0 < level < LIMIT for level in one)
        assert any(0 < level < LIMIT for level in two)
