"""Only finished turns are compared: a choice is worth the best end of the turn that was found after it."""

from __future__ import annotations

from captains_table.bots.greedy import Greedy
from captains_table.bots.turns import best_ways
from captains_table.core.contract import State
from captains_table.core.game import games
from captains_table.core.judge import Judge
from captains_table.core.luck import Luck

END = 0
TRINKETS = range(1, 13)
"""Each costs one point and leads nowhere."""
MOST_TRINKETS = 2
VOYAGE = 13
"""Costs two points at each of four steps, and brings 20 at the last."""
LEGS = 4


class Errand(State):
    """A turn in which the way that pays looks worst until it is finished."""

    def __init__(self) -> None:
        super().__init__(2)
        self.to_move = 0
        self.points = 0
        self.sailed = 0
        self.bought = 0

    def legal(self) -> list[int]:
        under_way = 0 < self.sailed < LEGS
        trinkets = TRINKETS if self.bought < MOST_TRINKETS else ()
        voyage = (VOYAGE,) if under_way or (self.sailed == 0 and self.bought == 0) else ()
        return [*(() if under_way else (END,)), *trinkets, *voyage]

    def happen(self, event: int) -> None:
        if event == END:
            self.to_move = 1
        elif event == VOYAGE:
            self.sailed += 1
            self.points += 18 if self.sailed == LEGS else -2
        else:
            self.points -= 1
            self.bought += 1

    def clone(self) -> Errand:
        copy = Errand()
        copy.__dict__.update(self.__dict__)
        return copy


class Purse(Judge):
    """Counts the points and knows nothing of what is to come."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Errand)
        return float(state.points)


def test_a_choice_is_worth_the_end_of_its_turn() -> None:
    start = Errand()
    ways = best_ways(Purse(20.0, 0, 1.0), start, start.legal(), Luck())
    assert set(ways) == set(start.legal())
    assert all(way.end().to_move == 1 for way in ways.values()), "every way is finished"
    assert ways[END].worth == 0
    best = -2 * (LEGS - 1) + 18
    assert best - MOST_TRINKETS <= ways[VOYAGE].worth <= best, "perhaps with trinkets on the way"
    assert max(ways, key=lambda first: ways[first].worth) == VOYAGE


def test_every_choice_in_a_crowd_is_followed_to_its_end() -> None:
    """EC 11: with all outer cities there are dozens of choices, most of them moves of the pirate."""
    game, luck = games()["el_capitan"], Luck(11)
    state = game.new(2, tuple(game.options))
    widest, seen = 0, 0
    while seen < 30 and state.to_move != -2:
        if state.to_move < 0:
            state.happen(state.chance(luck))
            continue
        seat, legal = state.to_move, state.legal()
        if len(legal) > 1:
            seen += 1
            widest = max(widest, len(legal))
            (ways,) = Greedy(game, luck).look_ahead(state.view(seat), legal).ways
            assert set(ways) == set(legal)
            assert all(way.end().to_move != seat for way in ways.values())
        state.happen(legal[luck.below(len(legal))])
    assert widest > 20
