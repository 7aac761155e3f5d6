"""The legal events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.capitol.rules.chance import outcomes
from captains_table.games.capitol.rules.construction import legal_actions, legal_permits, legal_raises, legal_roofs
from captains_table.games.capitol.rules.draw import legal_draws
from captains_table.games.capitol.rules.improvement import legal_bids, legal_sites
from captains_table.games.capitol.rules.layout import ACTION, BIDDING, DRAWING, PLACING, RAISING, ROOFING, SITING

if TYPE_CHECKING:
    from captains_table.games.capitol.rules.state import Capitol


def legal_events(state: Capitol) -> list[int]:
    """Every legal event, in ascending order."""
    stage = state.stage
    if stage == ACTION:
        return legal_actions(state)
    if stage == BIDDING:
        return legal_bids(state)
    if stage == DRAWING:
        return legal_draws(state)
    if stage == RAISING:
        return legal_raises(state)
    if stage == PLACING:
        return legal_permits(state)
    if stage == ROOFING:
        return legal_roofs(state)
    if stage == SITING:
        return legal_sites(state)
    return [event for event, _ in outcomes(state)]
