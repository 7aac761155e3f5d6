"""The bot `greedy`: takes what is worth most to it when its own part is done, and thinks no further.

A turn of several decisions is judged as a whole: each legal event is worth the best end of the bot's part found after
it (`turns.py`). What it can't see is filled in with samples of its view. If choices are sealed, the others' are drawn
at random, so that it sees the results of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from captains_table.bots.turns import Way, best_ways
from captains_table.core.contract import SEALED, State
from captains_table.core.game import Game
from captains_table.core.luck import Luck

SAMPLES = 4
"""How many guesses at hidden information it makes."""


@dataclass
class Prospects:
    """The prospects of the legal events."""

    guesses: list[State]
    """Positions consistent with the view."""
    ways: list[dict[int, Way]]
    """For each of them, the best line found after each legal event."""

    def worth(self, event: int) -> float:
        """The value of an event, in points."""
        return sum(ways[event].worth / len(self.ways) for ways in self.ways)

    def ends(self, event: int) -> list[State]:
        """Where an event leads when the part is done."""
        return [ways[event].end() for ways in self.ways]


class Greedy:
    """Chooses what is worth most."""

    def __init__(self, game: Game, luck: Luck, wobble: float = 0.0) -> None:
        self.game = game
        self.luck = luck
        self.wobble = wobble
        """By how many points it may misjudge a choice."""

    def choose(self, view: State, legal: list[int]) -> int:
        """Choose the legal event with the best prospects; ties are broken at random."""
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
        """The value of every legal event, in points."""
        prospects = self.look_ahead(view, legal)
        return {event: prospects.worth(event) for event in legal}

    def look_ahead(self, view: State, legal: list[int]) -> Prospects:
        """Where every legal event leads when the bot's part is done."""
        guesses = self._guesses(view)
        return Prospects(guesses, [best_ways(self.game.judge, guess, legal, self.luck) for guess in guesses])

    def _guesses(self, view: State) -> list[State]:
        """Positions consistent with the view: one if nothing is hidden, else a few."""
        guesses = [view.sample(self.luck)]
        sealed = any(guesses[0].veil(event) == SEALED for event in view.legal()[:1])
        if not sealed and view.sample(self.luck).fingerprint() == guesses[0].fingerprint():
            return guesses
        return guesses + [view.sample(self.luck) for _ in range(SAMPLES - 1)]
