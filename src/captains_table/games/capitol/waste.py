"""What is wasted in Capitol: the clause that makes a legal event useless to the player who chooses it."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.games.capitol.rules.events import BID, BURN
from captains_table.games.capitol.rules.improvement import has_room, improvement_on_offer
from captains_table.games.capitol.rules.state import Capitol


def waste(state: State, event: int) -> int:
    """CA 3.3: a card played without effect; CA 6.6: a bid for an improvement that can't be placed on the board."""
    state = cast("Capitol", state)
    kind = state.figures.events.kind[event]
    if kind == BURN:
        return 303
    return 606 if kind == BID and not has_room(state, improvement_on_offer(state)) else 0
