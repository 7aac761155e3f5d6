"""A click on a piece that offers nothing is asked about: every scene can tell what is meant, at any moment."""

from __future__ import annotations

import pytest

from captains_table.core.contract import CHANCE, OVER
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.play.clicks import meant_by
from captains_table.play.errors import NoUse
from captains_table.play.looks import choices_of, scene


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_piece_can_be_asked_about(game: Game) -> None:
    luck, asked = Luck(3), 0
    state = game.new(max(2, min(game.players)))
    for number in range(400):
        if state.to_move == OVER:
            break
        if state.to_move == CHANCE:
            state.apply(state.chance(luck))
            continue
        seat, legal = state.to_move, state.legal()
        if number % 9 == 0:
            view = state.view(seat)
            offered = scene(game, view, list(choices_of(game, view, seat).values()))
            for piece in offered.values():
                if piece.events:
                    continue
                try:
                    event = meant_by(game, view, piece.id)
                except NoUse:
                    continue
                assert game.why_not(view, event) is not None, f"{piece.id} should have offered {game.text(view, event)}"
                asked += 1
        state.apply(legal[luck.below(len(legal))])
    assert asked > 20


def test_a_piece_that_is_not_there() -> None:
    game = next(iter(games().values()))
    state = game.new(max(2, min(game.players)))
    with pytest.raises(NoUse):
        meant_by(game, state.view(0), "nothing")
