"""Random games, played without leaving compiled code: for measuring, testing and searching."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.choices import choices
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.luck import Luck, seat_luck

if TYPE_CHECKING:
    from mypy_extensions import i64


class Tally:
    """Counts the events of random games."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        """Choices made by players."""
        self.real: i64 = 0
        """Choices with more than one possibility."""
        self.chances: i64 = 0
        """Events of chance."""


def play_out(state: State, luck: Luck, tally: Tally, own: list[Luck] | None = None) -> None:
    """Play a position to its end, every legal choice equally likely.

    Args:
        state: the position, which is changed.
        luck: the random stream of chance.
        tally: counts the events.
        own: a random stream for each seat; default: all seats draw from `luck`.
    """
    found = choices()
    while True:
        mover = state.to_move
        if mover == OVER:
            return
        if mover == CHANCE:
            tally.chances += 1
            state.happen(state.chance(luck))
            continue
        found.clear()
        state.list_legal(found)
        count = found.count
        tally.decisions += 1
        if count > 1:
            tally.real += 1
        place = luck.below(count) if own is None else own[mover].below(count)
        state.happen(found.event(place))


def playouts(state: State, count: int, seed: int = 0) -> list[list[int]]:
    """Play random games from a position and return their scores.

    Args:
        state: the position, which is not changed.
        count: how many games.
        seed: the same seed gives the same games, on every machine.

    Returns:
        For each game, the scores in seat order.

    >>> from captains_table import games
    >>> results = playouts(games()["captains_war"].new(3), 10, seed=1)
    >>> len(results), len(results[0])
    (10, 3)
    """
    results: list[list[int]] = []
    for number in range(count):
        copy = state.clone()
        play_game(copy, seed, number, Tally())
        results.append(copy.scores())
    return results


def play_game(state: State, seed: int, number: int, tally: Tally) -> None:
    """Play a position to its end at random: the same game that `random` bots play with this seed and number.

    Args:
        state: the position, which is changed.
        seed: the seed of a series of games.
        number: the number of the game in the series.
        tally: counts the events.
    """
    play_out(state, Luck(seed, number), tally, [seat_luck(seed, seat, number) for seat in range(state.seats)])
