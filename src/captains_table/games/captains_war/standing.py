"""What a player of Captains' War has, in one sentence."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Phrase
from captains_table.games.captains_war.rules.layout import GOLD, HELD, OWNED, SHEET
from captains_table.games.captains_war.rules.names import RESOURCE_NAMES, TRACK_NAMES
from captains_table.games.captains_war.rules.pirates import force_left
from captains_table.games.captains_war.rules.state import CaptainsWar


def standing(state: State, seat: int) -> Phrase:
    """Gold, resources, the Force of the crew, boats and attributes."""
    state = cast("CaptainsWar", state)
    cells = [int(state.sheets[seat * SHEET + cell]) for cell in range(SHEET)]
    goods = {name: cells[HELD + resource] for resource, name in enumerate(RESOURCE_NAMES)}
    owned = {name: cells[OWNED + track] for track, name in enumerate(TRACK_NAMES)}
    return Phrase("standing", {"gold": cells[GOLD], **goods, "force": int(force_left(state, seat)), **owned})
