"""CA 1: the consul is drawn, the cards are dealt, the piles are turned face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.capitol.rules.cards import hand_out, must_turn_up, turn_up
from captains_table.games.capitol.rules.figures import DECKS
from captains_table.games.capitol.rules.layout import CONSUL, DEALING, PHASE_OVER, REVEALING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.capitol.rules.layout import Table


def may_name_consul(table: Table) -> i64:
    """CA 1.6"""
    return 0 if table.stage == CONSUL else 106


def name_consul(table: Table, seat: i64) -> None:
    """CA 1.6"""
    table.consul = seat
    table.stage = DEALING
    table.turn = 0
    table.deck = 0
    table.left = table.charts.dealt[0]


def may_deal(table: Table, seat: i64, kind: i64) -> i64:
    """CA 1.4, in the order of the notation; CA 1.3: only cards that there are."""
    if table.stage != DEALING or table.turn != seat or table.charts.deck_of[kind] != table.deck:
        return 104
    return 0 if table.bag[kind] > 0 else 103


def deal(table: Table, seat: i64, kind: i64) -> None:
    """CA 1.4"""
    hand_out(table, seat, kind)
    table.left -= 1
    if table.left > 0:
        return
    table.turn += 1
    if table.turn == table.seats:
        table.turn = 0
        table.deck += 1
    if table.deck == DECKS:
        next_first_top(table, 0)
    else:
        table.left = table.charts.dealt[table.deck]


def next_first_top(table: Table, deck: i64) -> None:
    """The piles are turned face up, from this one on. CA 1.4"""
    while deck < DECKS:
        if must_turn_up(table, deck):
            table.deck = deck
            table.stage = REVEALING
            return
        deck += 1
    table.deck = 0
    table.stage = PHASE_OVER


def may_turn_up(table: Table, kind: i64) -> i64:
    """CA 5.1, 1.3"""
    if table.stage != REVEALING or table.charts.deck_of[kind] != table.deck:
        return 501
    return 0 if table.bag[kind] > 0 else 103


def first_top(table: Table, kind: i64) -> None:
    """CA 1.4"""
    turn_up(table, kind)
    next_first_top(table, table.deck + 1)
