"""`python -m bench.former`: level 5 against that of an earlier version, here this version against itself."""

from __future__ import annotations

import sys

import pytest
from bench import former

from captains_table.bots.thinker import Thinker
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck


def bot(game: Game, luck: Luck) -> Thinker:
    return Thinker(game, luck, iterations=2)


def test_two_versions_play_the_same_game() -> None:
    """If both are the same and have the same luck on each seat, each wins as often as the other."""
    with former.Former(sys.executable, iterations=2, seconds=0.0) as other:
        found = former.duel(games()["captains_war"], 2, (), other, 2, 7, bot)
    assert (found.wins, found.games) == (1.0, 2)
    assert found.wanted == pytest.approx(0.65)
    assert other.choices > 10
    assert all(pace > 0 for pace in found.milliseconds)


def test_a_version_with_other_choices_stops() -> None:
    game = games()["captains_war"]
    with former.Former(sys.executable, iterations=2, seconds=0.0) as other:
        other.begin(game, 2, (), 7, 0)
        with pytest.raises(SystemExit, match="has stopped"):
            other.choose(game.new(2), [-5, -6])
