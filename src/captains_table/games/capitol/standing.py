"""What a player of Capitol has, in one sentence."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Phrase
from captains_table.games.capitol.rules.improvement import bid_sum
from captains_table.games.capitol.rules.layout import BIDDING, PLAYER_CELLS, ROOFS, SCORE
from captains_table.games.capitol.rules.names import SHAPE_NAMES, SHAPES
from captains_table.games.capitol.rules.state import Capitol


def standing(state: State, seat: int) -> Phrase:
    """Points, buildings in front of the player, and roofs left; while the viewer bids, the total of the bid."""
    state = cast("Capitol", state)
    at = seat * PLAYER_CELLS
    roofs = {SHAPE_NAMES[shape]: int(state.player[at + ROOFS + shape]) for shape in range(SHAPES)}
    size = state.figures.highest + 1
    begun = sum(state.unfinished[seat * size : (seat + 1) * size])
    finished = sum(state.finished[seat * SHAPES * size : (seat + 1) * SHAPES * size])
    built = {"begun": int(begun), "finished": int(finished)}
    arguments = {"points": int(state.player[at + SCORE]), **built, **roofs}
    if state.stage == BIDDING and state.viewer == seat:
        return Phrase("standing-bid", {**arguments, "bid": int(bid_sum(state, seat))})
    return Phrase("standing", dict(arguments))
