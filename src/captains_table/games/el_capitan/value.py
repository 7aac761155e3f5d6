"""How good a position of El Capitán is for a seat, for bots that look only a little ahead."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.games.el_capitan.figures import CARDS, CITIES, SITES
from captains_table.games.el_capitan.scoring import amount_of, first_colour, most_warehouses, wealth
from captains_table.games.el_capitan.state import (
    CITY_CELLS,
    HAND,
    HIGHEST,
    MOST_COLOURS,
    NEUTRAL,
    NONE,
    OPEN_ALL,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    WAREHOUSES,
    Table,
)

_SOON = (0.0, 0.9, 0.95, 1.0)
"""What the next payday counts for, by phase."""
_LATER = (0.0, 1.1, 0.6, 0.0)
"""What the paydays after it count for: things stay, but cities change hands."""


def value(state: State, seat: int) -> float:
    """Florins now, what the next payday would pay, and something for what is still to come."""
    table = cast("Table", state)
    if not state.legal():
        return float(wealth(table, seat))
    at = seat * PLAYER_CELLS
    phase = table.phase
    weight = _SOON[phase] + _LATER[phase]
    worth = float(wealth(table, seat)) + weight * _next_payday(table, seat)
    worth -= 2.5 * float(table.player[at + WAREHOUSES] + table.player[at + NEUTRAL])
    if table.player[at + SHIP] >= 0 and table.player[at + SPACE] >= 0:
        worth += 4.0
    hand = table.player[at + HAND]
    worth += 0.7 * float(sum(table.charts.card_cost[card] for card in range(CARDS) if (hand >> card) & 1))
    return worth


def _next_payday(table: Table, seat: int) -> float:
    """What a payday would pay the seat if it came now, a little less sure where others are close."""
    cities = 0
    income = 0.0
    most = most_warehouses(table)
    for city in range(CITIES):
        amount = float(amount_of(table, city))
        if table.opened[city * MOST_COLOURS + seat]:
            cities += 1
            after_next = min(SITES + 1, table.city[city * CITY_CELLS + HIGHEST] + 2)
            pay = 0.5 * (amount + float(table.charts.value[city * (SITES + 2) + after_next]))
            first = first_colour(table, city, NONE)
            if first == seat:
                income += pay
            elif table.charts.outer[city] or (table.seats > 2 and first_colour(table, city, first) == seat):
                income += pay / 2
        for number in range(2):
            if table.fort[city * 2 + number] == seat:
                whole = table.city[city * CITY_CELLS + OPEN_ALL] == most
                income += amount if whole else amount / 2
    return income + float(table.charts.spread[cities])
