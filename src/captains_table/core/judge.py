"""Judges: what a game's folder knows about playing well. Bots ask them; the rules do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from captains_table.core.contract import OVER, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.luck import Luck

TRIUMPH: Final = 0.5
"""How much of a share the win itself is, once the game is over; the rest is the lead."""
IN_MIND: Final = 8
"""So many choices come to mind at once, unless a game says more. With three, bots imagine others who play almost at
random."""


class Rung:
    """How well one level of bots plays."""

    def __init__(self, wobble: float, iterations: i64) -> None:
        self.wobble: float = wobble
        """By how many points it may misjudge a choice."""
        self.iterations: i64 = iterations
        """How many times it imagines how the game goes on; 0 is no further than its own turn."""


class Term:
    """A named part of what a position is worth to a seat. All terms of a seat add up to that worth."""

    def __init__(self, kind: str, worth: float, amount: i64, about: str = "", standing: i64 = 0) -> None:
        self.kind: str = kind
        """What it is: `majority`, `debt`."""
        self.worth: float = worth
        """What the judge gives for it, in the game's points."""
        self.amount: i64 = amount
        """How much of it there is, as players count it: florins at the next payday, cards."""
        self.about: str = about
        """Where or in what, as an id: a city, a track."""
        self.standing: i64 = standing
        """The rank that it comes from (1 is first), 0 if there is none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """How good a position is, and which choices are sensible. Each game has one of its own."""

    def __init__(
        self, swing: float, depth: i64, blur: float, ladder: list[Rung] | None = None, in_mind: i64 = IN_MIND
    ) -> None:
        self.swing: float = swing
        """A lead of so many points nearly decides a game."""
        self.depth: i64 = depth
        """How many decisions a bot's imagination runs on before it asks what the position is worth."""
        self.blur: float = blur
        """Choices so many points apart are hard to tell apart at first sight."""
        self.ladder: list[Rung] = (
            ladder if ladder is not None else [Rung(blur, 0), Rung(0, 0), Rung(0, 20), Rung(0, 100)]
        )
        """How the levels 1 to 4 play."""
        self.in_mind: i64 = in_mind
        """How many choices come to mind at once."""

    def value(self, state: State, seat: i64) -> float:
        """How good a position is for a seat (or an automatic opponent), in the game's points, prospects included."""
        raise NotImplementedError

    def rivals(self, state: State) -> i64:
        """How many automatic opponents take part."""
        return 0

    def hunch(self, state: State, choices: list[int], luck: Luck) -> i64:
        """A choice that somebody might make without thinking long: the best of those that come to mind."""
        count: i64 = len(choices)
        best: i64 = choices[luck.below(count)]
        if count == 1:
            return best
        seat = state.to_move
        worth = self.value_after(state, best, seat)
        for place in range(min(count, self.in_mind)):
            other: i64 = choices[place] if count <= self.in_mind else choices[luck.below(count)]
            if other != best:
                found = self.value_after(state, other, seat)
                if found > worth:
                    best = other
                    worth = found
        return best

    def value_after(self, state: State, event: i64, seat: i64) -> float:
        """What a position is worth to a seat after an event."""
        copy = state.clone()
        copy.happen(event)
        return self.value(copy, seat)

    def shares(self, state: State) -> list[float]:
        """How the game looks for every seat, from 0 (lost) to 1 (won), by the lead over the best of the others.

        At the end it counts most who has won.
        """
        players = state.seats + self.rivals(state)
        values: list[float] = [self.value(state, seat) for seat in range(players)]
        winners: list[int] = state.winners() if state.to_move == OVER else []
        found: list[float] = []
        for seat in range(state.seats):
            best = -1e9
            for other in range(players):
                if other != seat and values[other] > best:
                    best = values[other]
            lead = (values[seat] - best) / self.swing
            share = 0.5 + 0.5 * lead / (1.0 + abs(lead))
            if winners:
                share *= 1.0 - TRIUMPH
                if seat in winners:
                    share += TRIUMPH / float(len(winners))
            found.append(share)
        return found
