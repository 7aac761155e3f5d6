"""Whole games by random choices, without leaving compiled code: for measuring, testing and searching."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.luck import Luck, seat_luck

if TYPE_CHECKING:
    from mypy_extensions import i64


class Tally:
    """What a random game was made of."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        """Choices of players."""
        self.real: i64 = 0
        """Those of them with more than one possibility."""
        self.chances: i64 = 0
        """Events of chance."""


def play_out(state: State, luck: Luck, tally: Tally, own: list[Luck] | None = None) -> None:
    """Play the position to its end, every legal choice equally likely. With streams of their `own` the seats do not
    draw their choices from the stream of chance."""
    while True:
        mover = state.to_move
        if mover == OVER:
            return
        if mover == CHANCE:
            tally.chances += 1
            state.happen(state.chance(luck))
            continue
        choices = state.legal()
        count: i64 = len(choices)
        tally.decisions += 1
        if count > 1:
            tally.real += 1
        chooser = luck if own is None else own[mover]
        state.happen(choices[chooser.below(count)])


def playouts(state: State, count: int, seed: int = 0) -> list[list[int]]:
    """The scores of so many random games from this position, reproducible by the seed. The position stays as it is."""
    results: list[list[int]] = []
    for number in range(count):
        copy = state.clone()
        play_game(copy, seed, number, Tally())
        results.append(copy.scores())
    return results


def play_game(state: State, seed: int, number: int, tally: Tally) -> None:
    """Play the position to its end at random: the game that bots called `random` play with this seed and number."""
    play_out(state, Luck(seed, number), tally, [seat_luck(seed, seat, number) for seat in range(state.seats)])
