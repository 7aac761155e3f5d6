"""Where a player would click: the pieces of the scene that offer each event."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.game import SEATS
from divers.rules.events import DIVE, SELL
from divers.rules.state import Divers

PLAIN = ("keep",)


def offers(state: Divers, events: Sequence[int]) -> dict[str, list[int]]:
    codec = state.figures.events
    found: dict[str, list[int]] = {}
    for event in events:
        if codec.kind[event] == DIVE:
            found[f"{SEATS[max(0, state.to_move)]}-{codec.card[event]}"] = [event]
        elif codec.kind[event] == SELL:
            found["pearl"] = [event]
    return found
