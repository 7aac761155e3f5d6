"""The legal events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.capitol.rules.chance import outcomes
from captains_table.games.capitol.rules.construction import legal_actions, legal_raises, legal_roofs
from captains_table.games.capitol.rules.draw import legal_draws
from captains_table.games.capitol.rules.improvement import legal_bids, legal_sites
from captains_table.games.capitol.rules.layout import ACTION, BIDDING, DRAWING, PLACING, RAISING, ROOFING, SITING
from captains_table.games.capitol.rules.placing import legal_places

if TYPE_CHECKING:
    from captains_table.core.choices import Choices
    from captains_table.games.capitol.rules.state import Capitol


def list_events(state: Capitol, found: Choices) -> None:
    """Every legal event, in ascending order."""
    stage = state.stage
    if stage == ACTION:
        legal_actions(state, found)
    elif stage == BIDDING:
        legal_bids(state, found)
    elif stage == DRAWING:
        legal_draws(state, found)
    elif stage == RAISING:
        legal_raises(state, found)
    elif stage == PLACING:
        legal_places(state, state.turn, state.colour, found)
    elif stage == ROOFING:
        legal_roofs(state, found)
    elif stage == SITING:
        legal_sites(state, found)
    else:
        for event, _ in outcomes(state):
            found.add(event)
