from __future__ import annotations

from collections import Counter

import pytest

from captains_table.core.luck import Luck


def test_the_same_on_every_machine() -> None:
    luck = Luck(7, 3)
    assert [luck.below(1000) for _ in range(5)] == [19, 943, 204, 786, 213]


def test_seeds_are_spread_by_splitmix64() -> None:
    """The numbers of any size and sign that native integers can't hold as a whole."""

    def mixed(number: int) -> int:
        mask = (1 << 64) - 1
        number = (number + 0x9E3779B97F4A7C15) & mask
        number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & mask
        number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & mask
        return number ^ (number >> 31)

    seeds = [0, 1, -1, 1 << 31, (1 << 32) - 1, 1 << 63, -(1 << 63), (1 << 64) - 1, 1 << 64, 3**80, -(7**40)]
    for seed in seeds + [mixed(number) for number in range(50)]:
        for stream in (0, 1, ~8, seed, ~seed):
            luck, first = Luck(seed, stream), mixed(mixed(seed) ^ mixed(stream + 0x51ED2701))
            assert luck.first == 1 + first % 2147483562
            assert luck.second == 1 + mixed(first) % 2147483398


def test_streams_of_one_seed_differ() -> None:
    streams = set()
    for seed in range(20):
        for stream in range(20):
            luck = Luck(seed, stream)
            streams.add(tuple(luck.below(1 << 30) for _ in range(3)))
    assert len(streams) == 400


@pytest.mark.parametrize("bound", [2, 3, 6, 36])
def test_every_number_is_as_likely(bound: int) -> None:
    luck = Luck(1)
    counts = Counter(luck.below(bound) for _ in range(1000 * bound))
    assert sorted(counts) == list(range(bound))
    assert max(counts.values()) < 1150
    assert min(counts.values()) > 850


def test_a_bound_of_one_needs_no_luck() -> None:
    luck = Luck(5)
    assert [luck.below(1), luck.below(0)] == [0, 0]
    assert luck.below(100) == Luck(5).below(100)


def test_fractions_lie_below_one() -> None:
    luck = Luck(2)
    fractions = [luck.fraction() for _ in range(1000)]
    assert 0 <= min(fractions) < max(fractions) < 1


def test_a_shuffle_keeps_everything() -> None:
    items = list(range(50))
    Luck(3).shuffle(items)
    assert items != sorted(items)
    assert sorted(items) == list(range(50))


def test_weights() -> None:
    luck = Luck(4)
    counts = Counter(luck.weighted([(7, 1), (8, 0), (9, 3)]) for _ in range(4000))
    assert 8 not in counts
    assert 2800 < counts[9] < 3200
    with pytest.raises(ValueError, match="weight"):
        luck.weighted([])


def test_a_bound_out_of_reach_is_refused() -> None:
    assert 0 <= Luck(1).below(2147483562) < 2147483562
    with pytest.raises(ValueError, match="at most 2147483562"):
        Luck(1).below(2147483563)
