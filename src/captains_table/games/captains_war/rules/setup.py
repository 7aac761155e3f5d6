"""CW 1, CW 8: the sheets before the first event, and who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.captains_war.rules.layout import (
    CIRCLED,
    COINS,
    ENLISTED,
    GOLD,
    HELD,
    LOOT_ROLL,
    OWNED,
    PIRATES,
    SHEET,
    TAKEN,
)
from captains_table.games.captains_war.rules.names import CAPTAIN, FORCES, NONE, RESOURCES
from captains_table.games.captains_war.rules.turn import begin_turn

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar


def lay_out(state: CaptainsWar) -> None:
    """What everybody has before the first event. CW 1.3, CW 8.2, CW 8.3"""
    figures, sheets = state.figures, state.sheets
    for side in range(figures.sides):
        base = side * SHEET
        sheets[base + TAKEN] = NONE
        sheets[base + TAKEN + 1] = NONE
        captain = figures.solo == 1 and side == CAPTAIN
        for row in range(FORCES):
            count = figures.captain_pirates[row] if captain else figures.start_pirates[row]
            sheets[base + PIRATES + row] = count
            sheets[base + ENLISTED + row] = count
        if figures.solo == 1:
            gold = figures.captain_gold if captain else figures.start_gold[0]
            sheets[base + GOLD] = gold
            sheets[base + COINS] = gold
            sheets[base + OWNED] = 1
        if captain:
            for resource in range(RESOURCES):
                sheets[base + HELD + resource] = figures.captain_goods[resource]
                sheets[base + CIRCLED + resource] = figures.captain_goods[resource]
    if figures.solo == 1:
        state.rolling = LOOT_ROLL


def begin_game(state: CaptainsWar, first: i64) -> None:
    """CW 1.3, CW 1.4: gold by place in the turn order, and the first turn."""
    for place in range(state.seats):
        base = (first + place) % state.seats * SHEET
        state.sheets[base + GOLD] = state.figures.start_gold[place]
        state.sheets[base + COINS] = state.figures.start_gold[place]
    begin_turn(state, first)
