"""The legal events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.captains_war.rules.boarding import legal_attacks, legal_crews, legal_rewards
from captains_table.games.captains_war.rules.chance import legal_chances
from captains_table.games.captains_war.rules.command import legal_commands, legal_payments
from captains_table.games.captains_war.rules.layout import (
    ATTACKING,
    CHOOSE_RESOURCE,
    COMMANDING,
    CREWING,
    PAYING,
    SET_ASIDE,
    SHEET,
    STAGE,
    TAKE_SECOND,
)
from captains_table.games.captains_war.rules.loot import legal_asides, legal_resources, legal_steps, legal_takes

if TYPE_CHECKING:
    from captains_table.games.captains_war.rules.state import CaptainsWar


def legal_events(state: CaptainsWar) -> list[int]:
    """Every legal event, in ascending order."""
    who = state.to_move
    if who < 0:
        return legal_chances(state)
    stage = state.sheets[who * SHEET + STAGE]
    if stage <= TAKE_SECOND:
        return legal_asides(state) if stage == SET_ASIDE else legal_takes(state, who)
    if stage == COMMANDING:
        return legal_commands(state, who)
    if stage < COMMANDING:
        return legal_resources(state, who) if stage == CHOOSE_RESOURCE else legal_steps(state, who)
    if stage == PAYING:
        return legal_payments(state, who)
    if stage == ATTACKING:
        return legal_attacks(state, who)
    return legal_crews(state, who) if stage == CREWING else legal_rewards(state, who)
