"""What is wasted in El Capitán: the clause that makes a legal event useless to the player who chooses it."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.games.el_capitan.rules.events import BUY, PIRATE_PAID
from captains_table.games.el_capitan.rules.layout import BUILT
from captains_table.games.el_capitan.rules.loans import LAST_PHASE
from captains_table.games.el_capitan.rules.state import ElCapitan


def waste(state: State, event: int) -> int:
    """EC 9.7: after the last building of the game only money counts, and neither cards nor the pirate bring any."""
    state = cast("ElCapitan", state)
    is_last = state.phase == LAST_PHASE and state.phase_ends == 1 and state.stage == BUILT
    return 907 if is_last and state.figures.events.kind[event] in (BUY, PIRATE_PAID) else 0
