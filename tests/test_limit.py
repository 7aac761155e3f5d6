"""The limit that the benchmark measures against: Capitol in C is the same game as ours."""

from __future__ import annotations

import pytest
from bench.costs import fixtures
from bench.limit import Limit, LimitState, NoCompiler, compiler, limit_contests, plays_alike, replays_alike
from bench.selfplay import Kind

from captains_table.core.contract import CHANCE
from captains_table.games.capitol import GAME


@pytest.fixture(scope="module")
def limit() -> Limit:
    """Capitol in C, compiled."""
    return Limit()


def test_recorded_games_have_the_same_positions_and_choices(limit: Limit) -> None:
    """CA 1 to CA 8: after every event of every record."""
    assert [replays_alike(limit, match) for match in fixtures(GAME)] == [259, 329, 425]


@pytest.mark.parametrize("players", GAME.players)
def test_the_same_luck_gives_the_same_games(limit: Limit, players: int) -> None:
    """CA 2 to CA 8: whole games, with as many decisions."""
    plays_alike(limit, players, 7, range(12))


def test_a_difference_is_found(limit: Limit, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that is missing, or a game that takes another course."""
    monkeypatch.setattr(LimitState, "legal", lambda self: [])
    with pytest.raises(AssertionError, match=r"legal .* differs in C"):
        replays_alike(limit, fixtures(GAME)[0])
    monkeypatch.setattr(Limit, "play", lambda *_: (1, 1))
    with pytest.raises(AssertionError, match="decisions 0 differs in C"):
        plays_alike(limit, 2, 7, range(1))


def test_what_chance_may_bring(limit: Limit) -> None:
    """CA 1.6"""
    state = limit.begin(3)
    assert state.to_move == CHANCE
    assert state.legal() == [0, 1, 2]


def test_it_is_measured_for_every_number_of_players(limit: Limit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it can't be measured, the reason is given."""
    kinds: list[Kind] = [("capitol", 2, ()), ("divers", 2, ()), ("capitol", 4, ())]
    contests, why = limit_contests(kinds)
    assert list(contests) == [kinds[0], kinds[2]]
    assert why == ""
    contest = limit.contest(2)
    contest.measure(0.001)
    assert contest.row()["decisions_per_game"] > 100
    assert limit_contests(kinds[1:2]) == ({}, "capitol is not among the games")
    monkeypatch.setenv("CC", "no-such-compiler -O9")
    with pytest.raises(NoCompiler):
        compiler()
    assert limit_contests(kinds) == ({}, "there is no C compiler here")
