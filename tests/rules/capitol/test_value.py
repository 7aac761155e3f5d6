"""The worth of positions: good enough that a bot which looks one decision ahead beats chance."""

from __future__ import annotations

import pytest

from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.luck import Luck
from captains_table.games.capitol import GAME
from rules.capitol.arrange import begin, bid, build, hold, own, play, state_of, to_auctions


def looks_ahead(view: State, luck: Luck) -> int:
    """The legal event with the best worth in one guess at what is hidden."""
    seat = view.to_move
    guess = view.sample(luck)
    best, choice = float("-inf"), 0
    for event in guess.legal():
        after = guess.clone()
        after.happen(event)
        worth = GAME.judge.value(after, seat)
        if worth > best:
            best, choice = worth, event
    return choice


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_looking_one_decision_ahead_beats_chance(players: int, seed: int) -> None:
    state = GAME.new(players)
    luck, clever = Luck(seed), seed % players
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.happen(state.chance(luck))
        elif state.to_move == clever:
            state.happen(looks_ahead(state.view(clever), luck))
        else:
            legal = state.legal()
            state.happen(legal[luck.below(len(legal))])
    scores = state.scores()
    assert scores[clever] > 1.2 * max(score for seat, score in enumerate(scores) if seat != clever)


def test_points_count_in_the_end() -> None:
    """CA 2.3: at the end only scores are left, one's own more than the others'."""
    match = begin(2)
    build(match, "caelius", "A1", fountains=3)
    state_of(match).round = 4
    to_auctions(match)
    for _ in range(3):
        bid(match, {})
    assert match.over
    assert (GAME.judge.value(match.state, 0), GAME.judge.value(match.state, 1)) == (5.0, -2.5)
    assert GAME.judge.shares(match.state)[0] > 0.5 > GAME.judge.shares(match.state)[1]


def test_a_lead_is_worth_something() -> None:
    """CA 7: more the longer it may last."""
    match = begin(2)
    nothing = GAME.judge.value(match.state, 0)
    build(match, "caelius", "A1")
    early = GAME.judge.value(match.state, 0)
    state_of(match).round = 4
    late = GAME.judge.value(match.state, 0)
    build(match, "caelius", "")
    assert early > nothing
    assert early - nothing > late - GAME.judge.value(match.state, 0) > 0


def test_a_move_under_way_is_worth_its_best_end() -> None:
    """CA 3.7: a permit just played is not a card lost."""
    match = begin(2)
    hold(match, "A", "permit-mauve-1 permit-mauve-2")
    own(match, "A", finished=["1 round"])
    before = GAME.judge.value(match.state, 0)
    play(match, "A play permit-mauve-1")
    under_way = GAME.judge.value(match.state, 0)
    play(match, "A place 1 round palatinus")
    assert under_way == GAME.judge.value(match.state, 0) > before


def test_bidding_is_worth_its_chances() -> None:
    """CA 6: a card against an empty hand wins something that helps oneself alone."""
    match = begin(2)
    build(match, "caelius", "A1")
    to_auctions(match)
    hold(match, "A", "permit-mauve-1 roof-7")
    hold(match, "B")
    before = GAME.judge.value(match.state, 0)
    play(match, "A bid permit-mauve-1")
    assert GAME.judge.value(match.state, 0) > before
