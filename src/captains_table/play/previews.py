"""Previews: a sample position of each game, for the picture of its board in the list of games."""

from __future__ import annotations

from captains_table.core.contract import CHANCE, OVER, SPECTATOR, State
from captains_table.core.game import Game
from captains_table.core.luck import Luck
from captains_table.core.playout import Tally, play_out
from captains_table.play.api_types import Sample
from captains_table.play.player_view import scene
from captains_table.play.wire import piece_out

SEED = 7
PART = 0.55
"""How much of the game has been played."""


def sample_of(game: Game) -> Sample:
    """The middle of a game as spectators see it, always the same."""
    view = sample_view(game)
    pieces = [piece._replace(label=None) for piece in scene(game, view, []).values()]
    return Sample(int(view.seats), [piece_out(game, view, piece) for piece in pieces])


def sample_view(game: Game) -> State:
    """The spectators' view in the middle of a game."""
    players = max(2, min(4, max(game.players)))
    tally = Tally()
    play_out(game.new(players), Luck(SEED), tally)
    left = int(PART * float(tally.decisions + tally.chances))
    state, luck = game.new(players), Luck(SEED)
    while left > 0 and state.to_move != OVER:
        choices = state.legal()
        state.apply(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])
        left -= 1
    return state.view(SPECTATOR)
