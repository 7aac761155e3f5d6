"""The divers drawn with letters."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS
from captains_table.core.picture import WIDTH, Row
from captains_table.core.say import Say
from divers.rules.state import UNKNOWN, Divers


def picture(state: State, say: Say, width: int = WIDTH) -> list[Row]:
    state = cast("Divers", state)
    rows: list[Row] = [[(say("label-round", number=state.round), "title")]]
    for seat, hand in enumerate(state.hands):
        cards = " ".join("?" if card == UNKNOWN else str(card) for card in hand)
        rows.append(
            [(f"{SEATS[seat]} {say.player(seat):<12}", f"seat-{seat}"), (f"{state.points[seat]:>3}  {cards}", "")]
        )
    for rival in range(state.seats, state.figures.sides):
        rows.append([(say.player(rival), "rival")])
    return rows
