"""The learned judge: how a net values a position, compiled like the search.

The net gets a full position from the perspective of the seat to move: the numbers of the game's encoding, what a good
player sees in them (`rules/features.py`), and the hand-written judge's value for every side. It returns every side's
share of the win. First evaluations of choices and hunches are still those of the hand-written judge.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from captains_table.core.contract import OVER, State
from captains_table.core.judge import Judge
from captains_table.core.luck import Luck
from captains_table.core.net import Net
from captains_table.core.rows import Rows
from captains_table.core.tensor import Encoding, Features, Legend, halves, places, seat_at

if TYPE_CHECKING:
    from captains_table.core.cells import Shorts

FOR_THE_LEAD: Final = 0.1
"""At the end of a game, how much of a share is for the lead."""
OPINIONS = (" worth", " lead")
"""How the names of those numbers end that are a judge's opinion."""
MANY: i64 = 24
"""If there are more choices than these, one ply considers a random selection."""


class Telling:
    """Encodes positions of one setup as numbers."""

    def __init__(self, hand: Judge, encoding: Encoding, features: Features | None, start: State) -> None:
        self.hand = hand
        self.encoding = encoding
        self.features = features
        legend = self.legend(start)
        self.names: list[str] = legend.names
        """What each number means."""
        self.sizes: list[int] = legend.sizes
        """For each number, a value that it rarely exceeds."""
        self.rows = Rows(len(legend.names))

    def legend(self, start: State) -> Legend:
        """What all numbers mean."""
        legend = Legend()
        self.encoding.describe(start, legend)
        if self.features is not None:
            self.features.describe(start, legend)
        size = int(2.0 * self.hand.swing)
        for side in sides(start, self.hand.rivals(start)):
            legend.put(f"{side} worth", 2 * size)
            legend.put(f"{side} lead", size)
        return legend

    def tell(self, state: State) -> Shorts:
        """The numbers of a full position, from the perspective of the seat to move."""
        row, viewer = self.rows, state.viewer
        state.viewer = teller(state)
        row.begin()
        self.encoding.write(state, row)
        if self.features is not None:
            self.features.write(state, row)
        self.write_worths(state)
        row.end()
        state.viewer = viewer
        return row.cells

    def write_worths(self, state: State) -> None:
        """The hand-written judge's value for every side, and its lead over the best of the others."""
        count: i64 = state.seats + self.hand.rivals(state)
        worths: list[float] = []
        for place in range(count):
            seat: i64 = seat_at(state, place) if place < state.seats else place
            worths.append(self.hand.value(state, seat))
        for place in range(count):
            best = -1e9
            for other in range(count):
                if other != place and worths[other] > best:
                    best = worths[other]
            self.rows.put(halves(worths[place]))
            self.rows.put(halves(worths[place] - best if count > 1 else 0.0))


def teller(state: State) -> i64:
    """The seat from whose perspective a position is encoded."""
    return state.to_move if state.to_move >= 0 else 0


def sides(start: State, rivals: i64) -> list[str]:
    """The names of the sides, from the viewer on; automatic opponents come last."""
    return [*places(start.seats), *(f"rival{number + 1}" for number in range(rivals))]


class Learned(Judge):
    """A net that estimates how likely every side is to win, combined with the hand-written judge of the game."""

    def __init__(self, telling: Telling, net: Net, outputs: list[int], depth: i64) -> None:
        """Connect a net to a setup.

        Args:
            telling: encodes its positions.
            net: takes the numbers of this encoding.
            outputs: the output of the net for each side, from the seat to move on, automatic opponents last.
            depth: how many decisions of hunches a search simulates before it asks the net.
        """
        hand = telling.hand
        super().__init__(hand.swing, depth, hand.blur, hand.ladder, hand.in_mind)
        self.hand = hand
        self.telling = telling
        self.net = net
        self.outputs = outputs
        self.most: i64 = max(outputs) + 1

    def value(self, state: State, seat: i64) -> float:
        """The hand-written judge's value, in the game's points."""
        return self.hand.value(state, seat)

    def value_after(self, state: State, event: i64, seat: i64) -> float:
        """The same after an event."""
        return self.hand.value_after(state, event, seat)

    def rivals(self, state: State) -> i64:
        """The number of automatic opponents."""
        return self.hand.rivals(state)

    def hunch(self, state: State, choices: list[int], luck: Luck) -> i64:
        """A choice that a player might make quickly, by the hand-written judge."""
        return self.hand.hunch(state, choices, luck)

    def shares(self, state: State) -> list[float]:
        """How likely every seat is to win; at the end, who has won, and a little for the lead."""
        if state.to_move == OVER:
            return self.final_shares(state)
        looks = self.net.look(self.telling.tell(state), self.most)
        best = -1e9
        for output in self.outputs:
            if looks[output] > best:
                best = looks[output]
        total = 0.0
        chances: list[float] = []
        for output in self.outputs:
            chance = exp(looks[output] - best)
            total += chance
            chances.append(chance)
        first = teller(state)
        found: list[float] = []
        for seat in range(state.seats):
            place: i64 = seat - first if seat >= first else seat - first + state.seats
            found.append(chances[place] / total)
        return found

    def final_shares(self, state: State) -> list[float]:
        """Who has won; and even who has lost would rather not lose by much."""
        winners = state.winners()
        leads = self.hand.shares(state)
        found: list[float] = []
        for seat in range(state.seats):
            won = 1.0 / float(len(winners)) if seat in winners else 0.0
            found.append(won + FOR_THE_LEAD * (leads[seat] - won))
        return found

    def pick(self, state: State, choices: list[int], luck: Luck, wobble: float) -> i64:
        """The choice with the best share of the win right after it, each misjudged by up to an amount."""
        seat = state.to_move
        count: i64 = len(choices)
        best: i64 = choices[0]
        most = -1.0
        for place in range(min(count, MANY)):
            event: i64 = choices[place] if count <= MANY else choices[luck.below(count)]
            after = state.clone()
            after.happen(event)
            share = self.shares(after)[seat]
            if wobble > 0.0:
                share += wobble * luck.fraction()
            if share > most:
                most = share
                best = event
        return best
