"""Judges: how good positions of a game are. Bots use them; the rules do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from captains_table.core.contract import OVER, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.luck import Luck

TRIUMPH: Final = 0.5
"""Once the game is over, the share of a result that depends on winning; the rest depends on the lead."""
IN_MIND: Final = 8
"""How many choices a hunch considers unless a game says more. With only three, imagined players play almost at
random."""


class Rung:
    """How well one level of bots plays."""

    def __init__(self, wobble: float, iterations: i64) -> None:
        self.wobble: float = wobble
        """By how many points it may misjudge a choice."""
        self.iterations: i64 = iterations
        """The number of search iterations; with 0 it looks no further than its own turn."""


class Term:
    """A named part of a position's value to a seat. All terms of a seat add up to that value."""

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
    """How good a position is, and which choices are sensible. Each game defines its own."""

    def __init__(
        self,
        swing: float,
        depth: i64,
        blur: float,
        ladder: list[Rung] | None = None,
        in_mind: i64 = IN_MIND,
        net_depth: i64 = 0,
    ) -> None:
        self.swing: float = swing
        """The lead, in points, that nearly decides a game."""
        self.depth: i64 = depth
        """How many decisions a search simulates before it values the position."""
        self.blur: float = blur
        """The difference, in points, below which choices are hard to distinguish at first sight."""
        self.ladder: list[Rung] = (
            ladder if ladder is not None else [Rung(blur, 0), Rung(0, 0), Rung(0, 20), Rung(0, 100)]
        )
        """How the levels 1 to 4 play."""
        self.in_mind: i64 = in_mind
        """How many choices a hunch considers."""
        self.net_depth: i64 = net_depth
        """How many decisions a search simulates before it asks a net that has learned the game."""

    def value(self, state: State, seat: i64) -> float:
        """Return how good a position is for a seat, in the game's points, prospects included.

        Args:
            state: a full position.
            seat: a seat, or `state.seats` for an automatic opponent.
        """
        raise NotImplementedError

    def rivals(self, state: State) -> i64:
        """Return the number of automatic opponents.

        Args:
            state: any position with the setup.
        """
        return 0

    def hunch(self, state: State, choices: list[int], luck: Luck) -> i64:
        """Return a choice that a player might make quickly: the best of the few that are considered.

        Args:
            state: a full position.
            choices: the legal events.
            luck: the random stream that selects those considered.
        """
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
        """Return the value of a position after an event.

        Args:
            state: a full position, which is not changed.
            event: a legal event.
            seat: for whom.
        """
        copy = state.clone()
        copy.happen(event)
        return self.value(copy, seat)

    def shares(self, state: State) -> list[float]:
        """Return the prospects of every seat, from 0 (lost) to 1 (won), by its lead over the best of the others.

        At the end, winning counts most.

        Args:
            state: a full position.
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
