"""What a player of El Capitán has, in one sentence."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Phrase
from captains_table.games.el_capitan.rules.layout import FORTRESSES, MONEY, NEUTRAL, PLAYER_CELLS, WAREHOUSES
from captains_table.games.el_capitan.rules.scoring import wealth
from captains_table.games.el_capitan.rules.state import ElCapitan


def standing(state: State, seat: int) -> Phrase:
    """Money, what is left of it after debts, and what is still to be built in this phase."""
    state = cast("ElCapitan", state)
    at, cells = seat * PLAYER_CELLS, state.player
    money, worth = int(cells[at + MONEY]), int(wealth(state, seat))
    return Phrase(
        "standing-debts" if worth != money else "standing",
        {
            "money": money,
            "wealth": worth,
            "warehouses": int(cells[at + WAREHOUSES] + cells[at + NEUTRAL]),
            "fortresses": int(cells[at + FORTRESSES]),
        },
    )
