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
    from captains_table.core.choices import Choices
    from captains_table.games.captains_war.rules.state import CaptainsWar


def list_events(state: CaptainsWar, found: Choices) -> None:
    """Every legal event, in ascending order."""
    who = state.to_move
    if who < 0:
        legal_chances(state, found)
        return
    stage = state.sheets[who * SHEET + STAGE]
    if stage == SET_ASIDE:
        legal_asides(state, found)
    elif stage <= TAKE_SECOND:
        legal_takes(state, who, found)
    elif stage == COMMANDING:
        legal_commands(state, who, found)
    elif stage == CHOOSE_RESOURCE:
        legal_resources(state, who, found)
    elif stage < COMMANDING:
        legal_steps(state, who, found)
    elif stage == PAYING:
        legal_payments(state, who, found)
    elif stage == ATTACKING:
        legal_attacks(state, who, found)
    elif stage == CREWING:
        legal_crews(state, who, found)
    else:
        legal_rewards(state, who, found)
