"""The worth of positions: a greedy player who looks one choice ahead does far better than chance."""

from __future__ import annotations

import pytest

from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.luck import Luck
from captains_table.games.captains_war import GAME
from rules.captains_war.tables import CAPTAINS, change, open_game, to_command


def greedy(state: State, luck: Luck) -> int:
    """The choice after which a seat's worth is highest, as far as it knows."""
    seat = state.to_move
    full = state.view(seat).sample(luck)

    def worth(event: int) -> float:
        after = full.clone()
        after.happen(event)
        return GAME.value(after, seat)

    return max(full.legal(), key=worth)


def played(players: int, options: tuple[str, ...], who: int, seed: int) -> State:
    state = GAME.new(players, options)
    luck = Luck(seed)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.happen(state.chance(luck))
        elif state.to_move == who:
            state.happen(greedy(state, luck))
        else:
            legal = state.legal()
            state.happen(legal[luck.below(len(legal))])
    return state


@pytest.mark.parametrize(("players", "least"), [(2, 9), (3, 8), (4, 8), (6, 8)])
def test_greedy_beats_random(players: int, least: int) -> None:
    wins = sum(seed % players in played(players, (), seed % players, seed).winners() for seed in range(12))
    assert wins >= least


def test_greedy_beats_some_captains() -> None:
    wins = {captain: sum(played(1, (captain,), 0, seed).winners() == [0] for seed in range(10)) for captain in CAPTAINS}
    chance = sum(played(1, (captain,), -5, seed).winners() == [0] for captain in CAPTAINS for seed in range(10))
    assert sum(wins.values()) >= 18 > 3 * chance


def test_more_is_better() -> None:
    match = to_command(open_game(3))
    worth = GAME.value(match.state, 0)
    for cells in ({"gold": 9}, {"boats": 1}, {"track_pr": 2}, {"pirates": [1, 1, 2, 0, 0]}, {"attribute_track": 2}):
        better = to_command(open_game(3))
        change(better, "A", **cells)
        assert GAME.value(better.state, 0) > worth


def test_at_the_end_the_score_counts() -> None:
    state = played(3, (), 0, 3)
    assert [GAME.value(state, seat) for seat in range(3)] == state.scores()
