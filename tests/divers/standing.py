"""What a diver has."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Phrase
from divers.rules.state import Divers


def standing(state: State, seat: int) -> Phrase:
    """Points and cards."""
    state = cast("Divers", state)
    return Phrase("standing", {"points": state.points[seat], "cards": len(state.hands[seat])})
