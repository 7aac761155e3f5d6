"""Which judge bots use: the learned one that comes with a game, or the hand-written one.

The learned judge knows one rules revision and the printed values of the game's own edition. With others, and for games
without weights, the hand-written judge is used.
"""

from __future__ import annotations

from typing import Any, Literal

from captains_table.bots.learned import Learned
from captains_table.bots.weights import Weights, own_weights, wired
from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.core.judge import Judge

Wanted = Literal["net", "hand"]
NET: Wanted = "net"
HAND: Wanted = "hand"
NO_WEIGHTS = "judge-none"
"""Why a game without weights does without a learned judge."""
MOST = 64
"""The number of setups whose nets are kept in memory."""

_kept: dict[tuple[int, int], tuple[Any, Weights, Learned]] = {}


def judge_for(game: Game, state: State, wanted: Wanted | Weights = NET) -> Judge:
    """Return the judge for the setup of a position.

    Args:
        game: the game.
        state: a position or view.
        wanted: `net` for the learned judge, if there is one for this setup; `hand` for the hand-written one; or weights
            of your own (`weights.read_weights`).
    """
    if isinstance(wanted, Weights):
        return _wired(game, wanted, state)
    weights = own_weights(game) if wanted == NET and why_by_hand(game, state) is None else None
    return game.judge if weights is None else _wired(game, weights, state)


def why_by_hand(game: Game, state: State) -> str | None:
    """Return why the learned judge can't be used: the id of a text (`judge-…`); None if it can."""
    weights = own_weights(game)
    if weights is None:
        return NO_WEIGHTS
    if not game.has_own_figures(state):
        return "judge-figures"
    if weights.revision != game.revision or weights.edition != game.own_edition().digest:
        return "judge-revision"
    return None


def _wired(game: Game, weights: Weights, state: State) -> Learned:
    """The net for this setup, connected once. It has internal buffers: bots think one at a time, or in processes."""
    figures = game.figures_of(state)
    key = id(figures), id(weights)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST:
            _kept.clear()
        found = _kept[key] = figures, weights, wired(game, weights, state)
    return found[2]
