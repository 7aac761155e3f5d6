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
class Way:
    """A way to finish the part: the legal event it began with, and where it has led so far."""

    first: int
    worth: float
    state: State
    done: State | None = None
    """Where the bot's part of sealed choices was done, before those of others were taken at random."""

    @property
    def end(self) -> State:
        """The position when the part is done, as far as it is known."""
        return self.done if self.done is not None else self.state


@dataclass
class Prospects:
    """What the legal events promise."""

    guesses: list[State]
    """Positions that the view may be."""
    ways: list[dict[int, Way]]
    """For each of them, the best way found after each legal event."""

    def worth(self, event: int) -> float:
        """What an event promises, in points."""
        return sum(ways[event].worth / len(self.ways) for ways in self.ways)

    def ends(self, event: int) -> list[State]:
        """Where an event leads when the part is done."""
        return [ways[event].end for ways in self.ways]


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
        prospects = self.look_ahead(view, legal)
        return {event: prospects.worth(event) for event in legal}

    def look_ahead(self, view: State, legal: list[int]) -> Prospects:
        """Where every legal event leads when the bot's part is done."""
        guesses = self._guesses(view)
        return Prospects(guesses, [self._prospects(guess, legal) for guess in guesses])

    def _guesses(self, view: State) -> list[State]:
        """Positions that the view may be: one if nothing is hidden, else a few."""
        guesses = [view.sample(self.luck)]
        sealed = any(guesses[0].veil(event) == SEALED for event in view.legal()[:1])
        if not sealed and view.sample(self.luck).fingerprint() == guesses[0].fingerprint():
            return guesses
        return guesses + [view.sample(self.luck) for _ in range(SAMPLES - 1)]

    def _prospects(self, start: State, legal: list[int]) -> dict[int, Way]:
        """The best end of the bot's part that was found after each legal event."""
        seat = start.to_move
        prospects: dict[int, Way] = {}
        ways = [self._step(Way(event, 0.0, start), seat, event) for event in legal]
        for _ in range(DEPTH):
            open_ways: list[Way] = []
            for way in ways:
                if way.state.to_move == seat:
                    open_ways.append(way)
                elif way.first not in prospects or way.worth > prospects[way.first].worth:
                    prospects[way.first] = way
            open_ways.sort(key=lambda way: -way.worth)
            for way in open_ways[BREADTH:]:
                prospects.setdefault(way.first, way)
            ways = [self._step(way, seat, event) for way in open_ways[:BREADTH] for event in way.state.legal()]
            if not ways:
                break
        for way in ways:
            prospects.setdefault(way.first, way)
        return prospects

    def _step(self, way: Way, seat: int, event: int) -> Way:
        """One event further along a way, judged; if it ends the bot's part of sealed choices, after all of them."""
        after, done = way.state.clone(), way.done
        seal = after.seal
        sealed = after.veil(event) == SEALED
        after.happen(event)
        if sealed and after.to_move != seat:
            done = done if done is not None else after.clone()
            for _ in range(LONGEST_SEALED):
                if after.seal != seal or after.to_move < 0:
                    break
                choices = after.legal()
                after.happen(choices[self.luck.below(len(choices))])
        return Way(way.first, self.game.judge.value(after, seat), after, done)
