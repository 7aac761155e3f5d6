"""Fortresses: where they may be built. EC 7"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.figures import FORTS, NEVER
from captains_table.games.el_capitan.rules.layout import FORTRESSES, NONE, PLAYER_CELLS, SHIP, SPACE
from captains_table.games.el_capitan.rules.money import cost_refusal, money_of, pay
from captains_table.games.el_capitan.rules.warehouses import see_whether_all_is_built

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan


def fortress_site(state: ElCapitan, city: i64) -> i64:
    """The free fortress site with the lowest number, NONE if there is none. EC 7.2"""
    for number in range(state.figures.fort_sites[city]):
        if state.fort[city * FORTS + number] == NONE:
            return number
    return NONE


def fortress_cost(state: ElCapitan, seat: i64, city: i64) -> i64:
    """The cost of the fortress that the player could build in the city; NEVER if none. EC 7.1"""
    if state.player[seat * PLAYER_CELLS + FORTRESSES] == 0:
        return NEVER
    if state.fort[city * FORTS] == seat or state.fort[city * FORTS + 1] == seat:
        return NEVER
    site = fortress_site(state, city)
    if site < 0:
        return NEVER
    return state.figures.fort_cost[city * FORTS + site]


def fortress_refusal(state: ElCapitan, seat: i64) -> i64:
    """EC 7.1"""
    at = seat * PLAYER_CELLS
    city = state.player[at + SHIP]
    if city < 0 or state.player[at + SPACE] < 0:
        return 701
    cost = fortress_cost(state, seat, city)
    return 701 if cost == NEVER else cost_refusal(money_of(state, seat), cost, 701)


def build_fortress(state: ElCapitan, seat: i64) -> None:
    """EC 7.1"""
    city = state.player[seat * PLAYER_CELLS + SHIP]
    site = fortress_site(state, city)
    pay(state, seat, state.figures.fort_cost[city * FORTS + site])
    state.fort[city * FORTS + site] = seat
    state.player[seat * PLAYER_CELLS + FORTRESSES] -= 1
    see_whether_all_is_built(state, seat)
