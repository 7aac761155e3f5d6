"""Florins: how many each player has, and what can be paid with them. EC 9.3"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.layout import MONEY, PLAYER_CELLS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan


def money_of(state: ElCapitan, seat: i64) -> i64:
    """How many florins a player has."""
    return state.player[seat * PLAYER_CELLS + MONEY]


def pay(state: ElCapitan, seat: i64, amount: i64) -> None:
    """Pay from a player to the bank (or, if negative, the other way)."""
    state.player[seat * PLAYER_CELLS + MONEY] -= amount


def can_afford(money: i64, cost: i64) -> bool:
    """Free things are always possible, even for a player in debt. EC 9.3"""
    return cost == 0 or cost <= money


def cost_refusal(money: i64, cost: i64, clause: i64) -> i64:
    """The clause on the price, or EC 9.3 for a player in debt."""
    if can_afford(money, cost):
        return 0
    if money < 0:
        return 903
    return clause
