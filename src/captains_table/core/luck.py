"""Luck: a random stream of our own, the same in every process, on every machine, compiled or not.

L'Ecuyer's combined generator: two small multiplicative generators whose products fit 64 bits, so that native and
Python integers agree. Rules never hold one; whoever plays chance (or a bot) does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

_FIRST_MODULUS = 2147483563
_SECOND_MODULUS = 2147483399


class Luck:
    """A seeded stream. `stream` tells apart several streams of one seed (game 1, game 2, ...)."""

    def __init__(self, seed: int = 0, stream: int = 0) -> None:
        first = _mixed(_mixed(seed) ^ _mixed(stream + 0x51ED2701))
        second = _mixed(first)
        self.first: i64 = 1 + first % (_FIRST_MODULUS - 1)
        self.second: i64 = 1 + second % (_SECOND_MODULUS - 1)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely."""
        if bound <= 1:
            return 0
        limit: i64 = 2147483562 - 2147483562 % bound
        if limit == 0:
            raise ValueError(f"luck draws from at most 2147483562 numbers, not {bound}")
        while True:
            self.first = 40014 * self.first % 2147483563
            self.second = 40692 * self.second % 2147483399
            number: i64 = self.first - self.second
            if number < 0:
                number += 2147483562
            if number < limit:
                return number % bound

    def fraction(self) -> float:
        """A number from 0.0 up to, not including, 1.0."""
        return float(self.below(2147483562)) / 2147483562.0

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order."""
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1

    def weighted(self, outcomes: Sequence[tuple[int, int]]) -> int:
        """One event of (event, weight) pairs, by weight."""
        total: i64 = 0
        for _, weight in outcomes:
            total += weight
        left = self.below(total)
        for event, weight in outcomes:
            if left < weight:
                return event
            left -= weight
        raise ValueError("no outcome has a weight")


def seat_luck(seed: int, seat: int, number: int = 0) -> Luck:
    """What a bot on a seat draws its choices from in the game of that number, where chance draws from
    `Luck(seed, number)`: a stream apart from those of chance, of the other seats and of all other games."""
    return Luck(seed, ~(8 * number + seat))


def _mixed(number: int) -> int:
    """Spread the bits of a seed (splitmix64), so that neighbouring seeds give unlike streams."""
    mask = (1 << 64) - 1
    number = (number + 0x9E3779B97F4A7C15) & mask
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & mask
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & mask
    return number ^ (number >> 31)
