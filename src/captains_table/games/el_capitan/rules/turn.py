"""The course of a turn: what may stand where in it, its end, the display, the next turn. EC 2, EC 3.1, EC 3.2"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import CHANCE, Happening
from captains_table.games.el_capitan.rules.figures import CONNECTION_MASK, DESTINATION_MASK, DESTINATIONS
from captains_table.games.el_capitan.rules.layout import (
    BUILT,
    FILLING,
    HAND,
    MONEY,
    NONE,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    TURN,
    Table,
    add_card,
    count_cards,
    free_space,
    take_card,
)
from captains_table.games.el_capitan.rules.loans import hold_payday
from captains_table.games.el_capitan.rules.prospects import Outlook
from captains_table.games.el_capitan.rules.voyages import route_refusal, straight_refusal, straight_to
from captains_table.games.el_capitan.rules.warehouses import cost_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

SHOWN_DESTINATIONS: Final = 4
SHOWN_CONNECTIONS: Final = 6
"""EC 1.4"""


def buy_refusal(table: Table, outlook: Outlook, card: i64) -> i64:
    """EC 3.1, EC 2.6"""
    if table.charts.first_equal[card] != card or not (table.display >> card) & 1:
        return 301
    at = table.to_move * PLAYER_CELLS
    cost = table.charts.card_cost[card]
    money = table.player[at + MONEY]
    refusal = cost_refusal(money, cost, 301)
    if refusal != 0 or table.stage == BUILT:
        return refusal
    return 0 if outlook.can_buy(card, money, table.player[at + HAND], table.display) else 206


def voyage_refusal(table: Table, card: i64) -> i64:
    """Whether a voyage with a card of the hand may be made at all. EC 2.3, EC 3.4, EC 11.8"""
    if table.stage == BUILT:
        return 203
    if table.moored:
        return 1108
    hand = table.player[table.to_move * PLAYER_CELLS + HAND]
    if table.charts.first_equal[card] != card or not (hand >> card) & 1:
        return 304
    return 0


def sail_refusal(table: Table, outlook: Outlook, card: i64) -> i64:
    """A destination, or a connection to its other city. EC 3.4"""
    refusal = voyage_refusal(table, card)
    place = table.player[table.to_move * PLAYER_CELLS + SHIP]
    if refusal == 0:
        refusal = straight_refusal(table, place, card)
    if refusal != 0:
        return refusal
    return arrival_refusal(table, outlook, card, straight_to(table, place, card))


def sea_route_refusal(table: Table, outlook: Outlook, card: i64, city: i64) -> i64:
    """A destination card as a sea route. EC 3.4"""
    refusal = voyage_refusal(table, card)
    if refusal == 0:
        refusal = route_refusal(table, table.player[table.to_move * PLAYER_CELLS + SHIP], card, city)
    if refusal != 0:
        return refusal
    return arrival_refusal(table, outlook, card, city)


def arrival_refusal(table: Table, outlook: Outlook, card: i64, city: i64) -> i64:
    """Whether the turn can be completed after this voyage. EC 2.6, EC 3.7"""
    at = table.to_move * PLAYER_CELLS
    hand = take_card(table.charts, table.player[at + HAND], card)
    if outlook.can_arrive(city, table.player[at + MONEY], hand, table.display):
        return 0
    return 307 if free_space(table, city, table.to_move) == NONE else 206


def end_refusal(table: Table) -> i64:
    """EC 2.2, EC 11.8"""
    if table.stage != BUILT:
        return 202
    if table.pirate_owed and not table.moored and table.player[table.to_move * PLAYER_CELLS + SPACE] >= 0:
        return 1108
    return 0


def end_turn(table: Table) -> None:
    """EC 3.1: the display is refilled at the end of every turn."""
    table.acted = 0
    table.pirate_moved = 0
    table.pirate_owed = 0
    table.moored = 0
    table.turns += 1
    fill_display(table)


def missing_cards(table: Table) -> i64:
    """The cards of which one is to be revealed next, 0 if the display is full or nothing is left. EC 3.2"""
    mask: i64 = DESTINATION_MASK
    if count_cards(table.display & mask) < SHOWN_DESTINATIONS:
        if table.deck & mask:
            return table.deck & mask
        if table.discards & mask:
            return table.discards & mask
    mask = CONNECTION_MASK
    if count_cards(table.display & mask) < SHOWN_CONNECTIONS:
        if table.deck & mask:
            return table.deck & mask
        return table.discards & mask
    return 0


def fill_display(table: Table) -> None:
    """Let chance reveal the next card, or go on if nothing is missing. EC 3.1"""
    if missing_cards(table) != 0:
        table.stage = FILLING
        table.to_move = CHANCE
    else:
        next_turn(table)


def reveal(table: Table, card: i64) -> None:
    """EC 3.1, EC 3.2"""
    mask: i64 = DESTINATION_MASK if card < DESTINATIONS else CONNECTION_MASK
    if not table.deck & mask:
        table.deck |= table.discards & mask
        table.discards &= ~mask
        if table.tale is not None:
            kind = "destinations" if card < DESTINATIONS else "connections"
            table.tale.append(Happening("reshuffled", {"deck": kind}))
    table.deck = take_card(table.charts, table.deck, card)
    table.display = add_card(table.charts, table.display, card)
    if missing_cards(table) == 0:
        next_turn(table)


def next_turn(table: Table) -> None:
    """EC 2.1, EC 2.7, EC 8.1"""
    if table.turns == table.seats:
        table.turns = 0
        everybody_passed = table.passes == table.seats
        table.passes = 0
        if table.phase_ends or everybody_passed:
            hold_payday(table)
            return
        table.round += 1
    table.stage = TURN
    table.forget_needs()
    table.to_move = (table.starter + table.turns) % table.seats
