"""What a position is worth to a diver."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.judge import Judge
from divers.rules.state import Divers


class Diver(Judge):
    def __init__(self) -> None:
        super().__init__(swing=6.0, depth=4, blur=1.0)

    def value(self, state: State, seat: int) -> float:
        state = cast("Divers", state)
        hand = state.hands[seat] if seat < state.seats else []
        return state.points[seat] - 0.1 * sum(6 - card for card in hand)

    def rivals(self, state: State) -> int:
        return 1 if cast("Divers", state).figures.shark else 0
