from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bots.training import course
from captains_table.bots import judges
from captains_table.bots.advice import advise
from captains_table.bots.judges import HAND, judge_for, why_by_hand
from captains_table.bots.learned import Learned
from captains_table.bots.thinker import Thinker
from captains_table.bots.training.lessons import setups, telling_digest
from captains_table.bots.weights import BadWeights, own_weights, packed, read_weights, unpacked
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.editions import Edition
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.core.match import new_match
from divers import GAME as DIVERS

OWN = [game for game in games().values() if own_weights(game) is not None]


def begun(game: Game, players: int, options: tuple[str, ...], edition: Edition | None = None) -> State:
    state, luck = game.new(players, options, edition), Luck(3)
    while state.to_move == CHANCE or len(state.legal()) == 1:
        state.happen(state.chance(luck))
    return state


def other_edition(game: Game) -> Edition:
    return Edition({**game.own_edition().data, "edition": "another"}, "another")


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
def test_the_weights_fit_the_game_of_today(game: Game) -> None:
    """If this fails, something that the net is told has changed: train it anew (`captains-table train`)."""
    weights = own_weights(game)
    assert weights is not None
    assert (weights.game, weights.revision, weights.edition) == (game.id, game.revision, game.own_edition().digest)
    assert weights.about["telling"] == telling_digest(game)
    assert (game.folder / "learned" / "weights.bin").stat().st_size < 1_000_000


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
def test_every_setup_is_judged(game: Game) -> None:
    for players, options in setups(game):
        state = begun(game, players, options)
        judge = judge_for(game, state)
        assert isinstance(judge, Learned)
        shares = judge.shares(state)
        assert len(shares) == players
        assert all(0.0 < share < 1.0 for share in shares)
        assert sum(shares) == pytest.approx(1.0) or game.judge.rivals(state) > 0
        assert judge_for(game, state, HAND) is game.judge


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
def test_other_figures_and_rules_are_judged_by_hand(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun(game, 2, (), other_edition(game))
    assert why_by_hand(game, state) == "judge-figures"
    assert judge_for(game, state) is game.judge
    hint = advise(game, state.view(state.to_move), Luck(1), 8).hint
    assert "judge-figures" in [phrase.text for phrase in hint.brings]
    same = begun(game, 2, (), Edition(game.own_edition().figures, "a stored table"))
    assert why_by_hand(game, same) is None
    own = own_weights(game)
    assert own is not None
    monkeypatch.setattr(judges, "own_weights", lambda game: replace(own, revision=own.revision + 1))
    assert why_by_hand(game, same) == "judge-revision"
    assert judge_for(game, same) is game.judge


def test_a_game_without_weights_is_judged_by_hand() -> None:
    state = DIVERS.new(2)
    assert why_by_hand(DIVERS, state) == "judge-none"
    assert judge_for(DIVERS, state) is DIVERS.judge


@pytest.mark.usefixtures("divers")
def test_weights_of_ones_own(tmp_path: Path) -> None:
    course(tmp_path).play_round()
    weights = read_weights(tmp_path / "net-000.bin")
    match = new_match(DIVERS, 2)
    luck = Luck(5)
    while match.state.to_move != OVER:
        if match.state.to_move == CHANCE:
            match.play(match.state.chance(luck))
        else:
            view = match.state.view(match.state.to_move)
            match.play(Thinker(DIVERS, luck, 10, judge=weights).choose(view, view.legal()))
    assert packed(unpacked(packed(weights))) == packed(weights)


def test_other_files_are_no_weights(tmp_path: Path) -> None:
    for content in (b"", b"something else\n", b"captains-table net 1\n{}\n", b"captains-table net 1\nnothing\nx"):
        with pytest.raises(BadWeights, match="weights of a learned judge"):
            unpacked(content)
    with pytest.raises(BadWeights, match="can't be read"):
        read_weights(tmp_path / "missing")
