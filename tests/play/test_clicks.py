"""A click on a piece that offers nothing is asked about: every scene can tell what is meant, at any moment."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.play.clicks import meant_by, most_special
from captains_table.play.errors import NoUse
from captains_table.play.player_view import choices_of, scene


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
            offered = scene(game, view, list(choices_of(game, view).values()))
            for piece, events in clickable(game, view).items():
                if piece in offered and not offered[piece].events:
                    event = most_special(game, view, events)
                    assert game.why_not(view, event) is not None, f"{piece} offers {game.text(view, event)}"
                    asked += 1
        state.apply(legal[luck.below(len(legal))])
    assert asked > 20


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_click_means_what_is_special_about_its_piece(game: Game) -> None:
    luck = Luck(4)
    state = game.new(max(2, min(game.players)))
    while state.to_move == CHANCE:
        state.apply(state.chance(luck))
    view = state.view(state.to_move)
    pieces = clickable(game, view)
    assert pieces
    for piece, events in list(pieces.items())[:5]:
        assert meant_by(game, view, piece) == most_special(game, view, events)


def clickable(game: Game, view: State) -> dict[str, Sequence[int]]:
    """Every piece on which one would click for some event, and for which."""
    pieces = scene(game, view, game.events(view)).values()
    return {piece.id: piece.events for piece in pieces if piece.events}


def test_a_piece_that_is_not_there() -> None:
    game = next(iter(games().values()))
    state = game.new(max(2, min(game.players)))
    with pytest.raises(NoUse):
        meant_by(game, state.view(0), "nothing")
