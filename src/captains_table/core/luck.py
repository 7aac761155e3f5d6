"""Luck: a random stream that is the same in every process, on every machine, compiled or not.

L'Ecuyer's combined generator: two small multiplicative generators whose products fit 64 bits, so that native and Python
integers agree. The rules never hold one; whoever plays chance (or a bot) does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

_FIRST_MODULUS: Final = 2147483563
_SECOND_MODULUS: Final = 2147483399
_NUMBERS: Final = 2147483562
"""How many different numbers the two generators give together."""


class Luck:
    """A seeded random stream.

    Args:
        seed: any integer.
        stream: distinguishes several streams of one seed (game 1, game 2, ...).

    >>> luck = Luck(7)
    >>> [luck.below(6) + 1 for _ in range(5)]
    [4, 5, 4, 1, 3]
    """

    def __init__(self, seed: int = 0, stream: int = 0) -> None:
        seeded = _mixed(_halves(seed))
        streamed = _mixed(_halves(stream + 0x51ED2701))
        first = _mixed((seeded[0] ^ streamed[0], seeded[1] ^ streamed[1]))
        self.first: i64 = 1 + _remainder(first, _FIRST_MODULUS - 1)
        self.second: i64 = 1 + _remainder(_mixed(first), _SECOND_MODULUS - 1)

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1, each equally likely.

        Args:
            bound: up to 2147483562. For 1 or less, the result is 0.

        Raises:
            ValueError: if the bound is greater.
        """
        if bound <= 1:
            return 0
        if bound > _NUMBERS:
            raise ValueError(f"luck draws from at most {_NUMBERS} numbers, not {bound}")
        while True:
            first = 40014 * self.first % 2147483563
            second = 40692 * self.second % 2147483399
            self.first = first
            self.second = second
            number = first - second
            if number < 0:
                number += _NUMBERS
            drawn = number % bound
            if number - drawn <= _NUMBERS - bound:  # else not every remainder has a number from here on
                return drawn

    def fraction(self) -> float:
        """Return a number from 0.0 up to, but not including, 1.0."""
        return float(self.below(2147483562)) / 2147483562.0

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place.

        Args:
            items: the list, every order of which is equally likely afterwards.
        """
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1

    def weighted(self, outcomes: Sequence[tuple[int, int]]) -> int:
        """Return one of several events, by weight.

        Args:
            outcomes: pairs of an event and its weight.

        Raises:
            ValueError: if no outcome has a weight.
        """
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
    """Return the random stream of the bot on a seat, independent of chance, other seats and other games.

    Chance draws from `Luck(seed, number)`.

    Args:
        seed: the seed of a series of games.
        seat: the seat of the bot.
        number: the number of the game in the series.
    """
    return Luck(seed, ~(8 * number + seat))


# Seeds are spread with 64-bit numbers, in two halves of 32 bits: their products fit native integers, too.


def _halves(number: int) -> tuple[i64, i64]:
    """The lowest 64 bits of any integer: the upper half and the lower half."""
    return (number >> 32) & 0xFFFFFFFF, number & 0xFFFFFFFF


def _mixed(number: tuple[i64, i64]) -> tuple[i64, i64]:
    """Spread the bits of a seed (splitmix64), so that neighbouring seeds give unlike streams."""
    high, low = number
    low += 0x7F4A7C15
    high = (high + 0x9E3779B9 + (low >> 32)) & 0xFFFFFFFF
    low &= 0xFFFFFFFF
    high, low = _product(_folded(high, low, 30), 0xBF58476D, 0x1CE4E5B9)
    high, low = _product(_folded(high, low, 27), 0x94D049BB, 0x133111EB)
    return _folded(high, low, 31)


def _folded(high: i64, low: i64, places: i64) -> tuple[i64, i64]:
    """A number, with its upper bits, shifted down by less than 32 places, laid over the lower ones."""
    return high ^ (high >> places), low ^ (((high << (32 - places)) & 0xFFFFFFFF) | (low >> places))


def _product(number: tuple[i64, i64], high: i64, low: i64) -> tuple[i64, i64]:
    """The lowest 64 bits of a product."""
    upper, lower = number
    bottom = lower * (low & 0xFFFF)
    middle = lower * (low >> 16) + (bottom >> 16)
    carried = (middle >> 16) + _low_product(upper, low) + _low_product(lower, high)
    return carried & 0xFFFFFFFF, ((middle & 0xFFFF) << 16) | (bottom & 0xFFFF)


def _low_product(one: i64, other: i64) -> i64:
    """The lowest 32 bits of the product of two halves, and perhaps more."""
    return one * (other & 0xFFFF) + (((one * (other >> 16)) & 0xFFFF) << 16)


def _remainder(number: tuple[i64, i64], divisor: i64) -> i64:
    """What is left when a number is divided by one of less than 31 bits."""
    return ((number[0] % divisor << 32) + number[1]) % divisor
