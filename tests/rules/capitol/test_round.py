"""CA 2: the round."""

from __future__ import annotations

import pytest

from captains_table.core.contract import OVER
from captains_table.core.match import Match
from rules.capitol.arrange import (
    begin,
    build,
    draw_all,
    dump,
    hold,
    no_more_auctions,
    play,
    player,
    refused,
    stack,
    state_of,
    to_auctions,
)


def next_round(match: Match) -> Match:
    return draw_all(no_more_auctions(to_auctions(match)))


def test_phases_follow() -> None:
    """CA 2.1: construction, improvement, scoring with its last event, draw; four times."""
    match = begin(2)
    for number in (1, 2, 3):
        assert (dump(match)["round"], dump(match)["step"]) == (number, "construction")
        to_auctions(match)
        assert (dump(match)["round"], dump(match)["step"]) == (number, "improvement")
        no_more_auctions(match)
        assert (dump(match)["round"], dump(match)["step"]) == (number, "draw")
        draw_all(match)
    assert (dump(match)["round"], dump(match)["step"]) == (4, "construction")


def test_the_wrong_phase() -> None:
    """CA 2.1: what belongs to another phase is refused."""
    match = begin(2)
    for text in ("bid done", "bid floor-1", "fountain palatinus", "draw roof"):
        assert refused(match, text) == "CA 2.1"
    to_auctions(match)
    for text in ("pass", "play floor-1", "raise new", "roof 1 round", "place 1 round palatinus", "draw roof"):
        assert refused(match, text) == "CA 2.1"
    no_more_auctions(match)
    for text in ("pass", "burn floor-1", "bid done", "fountain palatinus"):
        assert refused(match, text) == "CA 2.1"
    assert match.state.refusal(-5) == match.state.refusal(10**6) == 201


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_consul_passes_to_the_left(players: int) -> None:
    """CA 2.2: after each of the first three rounds the next letter is consul, and begins."""
    match = begin(players, "B")
    seats = "ABCD"[:players]
    for number in range(3):
        assert dump(match)["consul"] == seats[(1 + number) % players]
        assert match.game.who(match.state) == dump(match)["consul"]
        next_round(match)
    last = seats[4 % players]
    assert dump(match)["consul"] == last
    no_more_auctions(to_auctions(match))
    assert dump(match)["consul"] == last


def test_no_draw_in_the_fourth_round() -> None:
    """CA 2.2: the game ends with the scoring of the fourth round."""
    match = begin(2)
    for _ in range(3):
        next_round(match)
    hands = [len(entry["hand"]) for entry in dump(match)["players"]]
    no_more_auctions(to_auctions(match))
    found = dump(match)
    assert match.over
    assert (found["round"], found["step"], found["to_move"], found["legal"]) == (4, "over", None, [])
    assert [len(entry["hand"]) for entry in found["players"]] == hands
    assert all(entry["passed"] for entry in found["players"])


def end_with(match: Match) -> Match:
    """Go to the last scoring of the game and have it."""
    state_of(match).round = 4
    return no_more_auctions(to_auctions(match))


def test_most_points_win() -> None:
    """CA 2.3: cards and buildings in front of a player count nothing."""
    match = begin(3)
    build(match, "caelius", "B1")
    hold(match, "A", "floor-8 floor-8 roof-7")
    end_with(match)
    assert match.state.scores() == [0, 2, 0]
    assert dump(match)["winners"] == ["B"]
    assert match.state.to_move == OVER


def test_equal_points_share_the_victory() -> None:
    """CA 2.3"""
    match = begin(3)
    build(match, "caelius", "B1")
    build(match, "aventinus", "C1")
    end_with(match)
    assert match.state.scores() == [0, 2, 2]
    assert dump(match)["winners"] == ["B", "C"]


def test_nothing_follows_the_end() -> None:
    """CA 2.3: everything is refused, and nobody has won before."""
    match = begin(2)
    assert dump(match)["winners"] == []
    end_with(match)
    for text in ("pass", "consul A", "bid done", "draw roof", "top roof-1", "deal A roof-1", "raise new"):
        assert refused(match, text) == "CA 2.3"
    assert match.state.legal() == []
    assert match.state.acting() == []


def test_a_round_without_cards() -> None:
    """CA 2.1 and CA 3.2: nobody has cards, and all piles are empty: phases pass by without a decision."""
    match = begin(2)
    for kind in ("roof", "floor", "permit"):
        stack(match, kind)
    hold(match, "A", "floor-1")
    hold(match, "B")
    match.play("burn floor-1")
    assert dump(match)["step"] == "improvement"
    no_more_auctions(match)
    assert (dump(match)["round"], dump(match)["step"], match.legal()) == (1, "draw", ["draw floor"])
    match.play("draw floor")
    assert (dump(match)["round"], dump(match)["step"], dump(match)["consul"]) == (2, "construction", "B")
    assert dump(match)["to_move"] == "A"
    assert player(match, "B")["passed"]
    play(match, "A pass", *["B bid done", "A bid done"] * 3)
    assert (dump(match)["round"], dump(match)["step"], dump(match)["to_move"]) == (3, "construction", "A")
