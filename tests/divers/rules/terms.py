"""What a position is worth to a diver, term by term."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.judge import Term
from divers.rules.state import Divers


def terms(state: State, seat: int) -> list[Term]:
    state = cast("Divers", state)
    found = [Term("points", float(state.points[seat]), state.points[seat])]
    if seat < state.seats:
        hand = state.hands[seat]
        found.append(Term("hand", -0.1 * sum(6 - card for card in hand), sum(hand)))
    return found
