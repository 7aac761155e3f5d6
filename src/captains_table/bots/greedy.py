"""The bot `greedy`: takes what is worth most to it when its own part is done, and thinks no further.

A turn of several decisions is judged as a whole: from each legal event on, the bot follows the most promising ways
to finish its part, and gives the event the worth of the best position they lead to. What it can't see is filled in
with samples of its view. Where choices are sealed, the others' are taken at random, so that it sees what its own bring.
"""

from __future__ import annotations

from dataclasses import dataclass

from captains_table.core.contract import SEALED, State
from captains_table.core.game import Game
from captains_table.core.luck import Luck

SAMPLES = 4
"""How many guesses at what is hidden."""
BREADTH = 8
"""How many unfinished ways are followed at a time."""
DEPTH = 6
"""How many more decisions of its own the bot looks ahead."""
LONGEST_SEALED = 200
"""No phase of sealed choices has more events."""


@dataclass
class _Way:
    """A way to finish the part: the legal event it began with, and where it has led so far."""

    first: int
    worth: float
    state: State


class Greedy:
    """Chooses what is worth most."""

    def __init__(self, game: Game, luck: Luck, wobble: float = 0.0) -> None:
        self.game = game
        self.luck = luck
        self.wobble = wobble
        """By how many points it may misjudge a choice."""

    def choose(self, view: State, legal: list[int]) -> int:
        """The legal event with the best prospect; equal ones are chosen between at random."""
        if len(legal) == 1:
            return legal[0]
        total = self.weigh(view, legal)
        if self.wobble > 0.0:
            for event in legal:
                total[event] += self.wobble * self.luck.fraction()
        best = max(total.values())
        choice = [event for event in legal if total[event] >= best - 1e-9]
        return choice[self.luck.below(len(choice))]

    def weigh(self, view: State, legal: list[int]) -> dict[int, float]:
        """What every legal event promises, in points."""
        guesses = self._guesses(view)
        total = dict.fromkeys(legal, 0.0)
        for guess in guesses:
            for event, worth in self._prospects(guess, legal).items():
                total[event] += worth / len(guesses)
        return total

    def _guesses(self, view: State) -> list[State]:
        """Positions that the view may be: one if nothing is hidden, else a few."""
        guesses = [view.sample(self.luck)]
        sealed = any(guesses[0].veil(event) == SEALED for event in view.legal()[:1])
        if not sealed and view.sample(self.luck).fingerprint() == guesses[0].fingerprint():
            return guesses
        return guesses + [view.sample(self.luck) for _ in range(SAMPLES - 1)]

    def _prospects(self, start: State, legal: list[int]) -> dict[int, float]:
        """The worth of the best end of the bot's part that was found after each legal event."""
        seat = start.to_move
        prospects: dict[int, float] = {}
        ways = [self._step(start, seat, event, event) for event in legal]
        for _ in range(DEPTH):
            open_ways: list[_Way] = []
            for way in ways:
                if way.state.to_move == seat:
                    open_ways.append(way)
                else:
                    prospects[way.first] = max(prospects.get(way.first, way.worth), way.worth)
            open_ways.sort(key=lambda way: -way.worth)
            for way in open_ways[BREADTH:]:
                prospects.setdefault(way.first, way.worth)
            ways = [
                self._step(way.state, seat, event, way.first)
                for way in open_ways[:BREADTH]
                for event in way.state.legal()
            ]
            if not ways:
                break
        for way in ways:
            prospects.setdefault(way.first, way.worth)
        return prospects

    def _step(self, state: State, seat: int, event: int, first: int) -> _Way:
        """One event further along a way, judged; if it ends the bot's part of sealed choices, after all of them."""
        after = state.clone()
        seal = after.seal
        sealed = after.veil(event) == SEALED
        after.happen(event)
        if sealed and after.to_move != seat:
            for _ in range(LONGEST_SEALED):
                if after.seal != seal or after.to_move < 0:
                    break
                choices = after.legal()
                after.happen(choices[self.luck.below(len(choices))])
        return _Way(first, self.game.judge.value(after, seat), after)
