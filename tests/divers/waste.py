"""What brings nothing."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from divers.rules.events import DIVE
from divers.rules.state import Divers


def waste(state: State, event: int) -> int:
    """DI 2.3: the most shallow card of a hand that has deeper ones, for the deepest pearl."""
    state = cast("Divers", state)
    events, hand = state.figures.events, state.hands[max(0, state.to_move)]
    shallow = events.kind[event] == DIVE and state.pearl == 6 and events.card[event] == min(hand) < max(hand)
    return 203 if shallow else 0
