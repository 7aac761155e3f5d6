"""The state dump of the divers."""

from __future__ import annotations

from typing import Any, cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS
from divers.rules.state import Divers


def dump(state: State) -> dict[str, Any]:
    state = cast("Divers", state)
    return {
        "round": state.round,
        "pearl": state.pearl,
        "players": [
            {"seat": SEATS[seat], "hand": [card or "?" for card in hand], "dive": state.dives[seat] or "?"}
            for seat, hand in enumerate(state.hands)
        ],
    }
