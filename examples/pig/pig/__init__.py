"""Pig: roll as often as you dare. A complete game for Captain's Table, small enough to read in one go."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, cast

from captains_table.core import editions
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.game import SEATS, Phrase
from captains_table.core.scene import Scene
from captains_table.core.small import OpenState, small_game

ROLL, HOLD, *FACES = range(8)


class Figures(NamedTuple):
    """What the edition and the setup fix for a whole game."""

    seats: int
    goal: int


def read_figures(edition: editions.Edition, players: int, options: tuple[str, ...]) -> Figures:
    """Read and validate an edition."""
    return Figures(players, editions.EditionReader(edition).number(edition.data, "goal", "top", 10, 1000))


class Pig(OpenState):
    """A position: banked points, points at risk, the last roll, and whose turn it is."""

    EVENTS = ("roll", "hold", *(f"die {face}" for face in range(1, 7)))
    CHANCES = FACES

    def __init__(self, figures: Figures) -> None:
        super().__init__(figures)
        self.safe, self.pot, self.die, self.turn, self.to_move = [0] * figures.seats, 0, 0, 0, 0

    def refusal(self, event: int) -> int:
        """Return the clause that forbids an event, or 0."""
        if self.to_move == OVER:
            return 102
        if (event in FACES) != (self.to_move == CHANCE):
            return 201
        return 203 if event == HOLD and self.pot == 0 else 0

    def happen(self, event: int) -> None:
        """Carry out a legal event."""
        if event == ROLL:
            self.to_move = CHANCE
        elif event == HOLD:
            self.safe[self.turn] += self.pot
            self.pass_on()
        else:
            self.die = FACES.index(event) + 1
            self.pot, self.to_move = self.pot + self.die, self.turn
            if self.die == 1:
                self.pass_on()

    def pass_on(self) -> None:
        """PG 1.2, PG 2.2"""
        over = self.safe[self.turn] >= self.figures.goal
        self.pot, self.turn = 0, (self.turn + 1) % self.seats
        self.to_move = OVER if over else self.turn

    def scores(self) -> list[int]:
        """The banked points."""
        return self.safe[:]

    def worth(self, seat: int) -> float:
        """For bots: points, and what is at risk. A roll adds 4 five times out of six, and loses the pot once."""
        at_risk = self.pot + (20 - self.pot) / 6 * (self.to_move == CHANCE)
        return self.safe[seat] + at_risk * (self.turn == seat)


def scene(state: State, events: Sequence[int]) -> Scene:
    """A plate for each player; the die offers a roll, the points at risk lie next to their player and offer a hold."""
    state = cast("Pig", state)
    made = Scene({name: [event] for event, name in ((ROLL, "die"), (HOLD, "pot")) if event in events})
    made.put("die", "die", "die", text=str(state.die or ""), label=Phrase("piece-die", {"what": state.die}))
    for seat, points in enumerate(state.safe):
        label = Phrase("piece-plate", {"who": seat, "what": points})
        made.put(f"plate-{SEATS[seat]}", "plate", f"plate-{seat}", seat, str(points), label)
    made.put("pot", "pot", f"pot-{state.turn}", text=str(state.pot), label=Phrase("piece-pot", {"what": state.pot}))
    return made


GAME = small_game("pig", "PG", Path(__file__).parent, range(2, 5), Pig, read_figures, scene)
