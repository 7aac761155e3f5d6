"""The worth of positions: a greedy player who looks at it does far better than chance."""

from __future__ import annotations

import pytest

from captains_table.bots.greedy import Greedy
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.luck import Luck
from captains_table.games.captains_war import GAME
from rules.captains_war.arrange import CAPTAINS, change, open_game, play, solo, to_boarding, to_command


def one_ahead(state: State, seat: int, luck: Luck) -> int:
    """The choice after which the position is worth most, as far as the seat knows."""
    full = state.view(seat).sample(luck)
    return max(full.legal(), key=lambda event: GAME.judge.value_after(full, event, seat))


def played(players: int, options: tuple[str, ...], who: int, seed: int) -> State:
    """A game in which one seat looks one choice ahead, all others play at random."""
    state = GAME.new(players, options)
    luck = Luck(seed)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.happen(state.chance(luck))
        elif state.to_move == who:
            state.happen(one_ahead(state, who, luck))
        else:
            legal = state.legal()
            state.happen(legal[luck.below(len(legal))])
    return state


@pytest.mark.parametrize(("players", "least"), [(2, 9), (3, 8), (4, 8), (6, 8)])
def test_looking_one_choice_ahead_beats_chance(players: int, least: int) -> None:
    wins = sum(seed % players in played(players, (), seed % players, seed).winners() for seed in range(12))
    assert wins >= least


def test_looking_one_choice_ahead_beats_captains() -> None:
    tables = [((captain,), seed) for captain in CAPTAINS for seed in range(10)]
    wins = sum(played(1, options, 0, seed).winners() == [0] for options, seed in tables)
    chance = sum(played(1, options, -5, seed).winners() == [0] for options, seed in tables)
    assert wins >= 15 > 2 * chance


def test_more_is_better() -> None:
    match = to_command(open_game(3))
    worth = GAME.judge.value(match.state, 0)
    for cells in ({"gold": 9}, {"boats": 1}, {"track_pr": 2}, {"pirates": [1, 1, 2, 0, 0]}, {"attribute_track": 2}):
        better = to_command(open_game(3))
        change(better, "A", **cells)
        assert GAME.judge.value(better.state, 0) > worth


def test_a_crew_half_chosen_is_worth_its_best_end() -> None:
    match = to_boarding(open_game(3))
    change(match, "A", pirates=[2, 0, 1, 0, 1])
    play(match, "A attack B")
    attack = GAME.judge.value(match.state, 0)
    after = [GAME.judge.value_after(match.state, event, 0) for event in match.state.legal()]
    assert attack == pytest.approx(max(after))


def test_at_the_end_the_score_counts() -> None:
    state = played(3, (), 0, 3)
    assert [GAME.judge.value(state, seat) for seat in range(3)] == state.scores()


def test_the_captain_is_judged_too() -> None:
    match = solo("fer-blanc")
    assert GAME.judge.rivals(match.state) == 1
    assert len(GAME.judge.shares(match.state)) == 1
    assert GAME.judge.shares(match.state)[0] < 0.5, "he begins with more"
    assert GAME.judge.rivals(open_game(2).state) == 0


def test_the_greedy_bot_plays_it() -> None:
    """Whole games, in every phase and against a captain."""
    for players, options in ((3, ()), (1, ("tire-bourse",))):
        state = GAME.new(players, options)
        luck = Luck(2)
        bots = [Greedy(GAME, Luck(2, seat)) for seat in range(players)]
        while state.to_move != OVER:
            seat = state.to_move
            if seat == CHANCE:
                state.happen(state.chance(luck))
            else:
                view = state.view(seat)
                state.apply(bots[seat].choose(view, view.legal()))
        assert state.winners()
