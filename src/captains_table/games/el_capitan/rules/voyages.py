"""Cards and voyages: what is bought, where a card leads, where a ship comes to lie. EC 3, EC 11.1, EC 11.2"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.figures import CITIES, DESTINATIONS, SPACES
from captains_table.games.el_capitan.rules.layout import (
    HAND,
    NONE,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    Table,
    add_card,
    free_space,
    pay,
    take_card,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def straight_to(table: Table, place: i64, card: i64) -> i64:
    """Where a card leads by itself from a place: a destination to its city, a connection to its other city.

    NONE if it does not: EC 3.4c, EC 3.5, EC 3.6.
    """
    charts = table.charts
    named = charts.card_city[card]
    if card < DESTINATIONS:
        return named if named != place else NONE
    if place == named:
        return charts.card_other[card]
    if place >= 0 and place == charts.card_other[card]:
        return named
    return NONE


def straight_refusal(table: Table, place: i64, card: i64) -> i64:
    """Whether a card leads anywhere by itself from a place. EC 3.4, EC 3.5, EC 3.6"""
    if straight_to(table, place, card) != NONE:
        return 0
    if card < DESTINATIONS:
        return 306
    if place < 0:
        return 305
    return 1102 if table.charts.outer[place] else 304


def route_refusal(table: Table, place: i64, card: i64, city: i64) -> i64:
    """Whether a destination card played as a sea route leads from a place to a city. EC 3.4b, EC 3.5, EC 3.6"""
    charts = table.charts
    if place < 0:
        return 1102 if charts.outer[city] and charts.in_play[city] else 305
    if not charts.in_play[city]:
        return 1101
    if place == city:
        return 306
    if charts.card_city[card] == city:
        return 304
    if charts.distance[place * CITIES + city] > charts.seals[card]:
        return 304
    return 0


def leads(table: Table, place: i64, card: i64, city: i64) -> bool:
    """Whether one voyage with a card, in any of its uses, leads from a city to another. EC 3.4"""
    charts = table.charts
    if place == city or not charts.in_play[city]:
        return False
    if straight_to(table, place, card) == city:
        return True
    return card < DESTINATIONS and charts.distance[place * CITIES + city] <= charts.seals[card]


def buy(table: Table, seat: i64, card: i64) -> None:
    """EC 3.1"""
    charts = table.charts
    pay(table, seat, charts.card_cost[card])
    table.display = take_card(charts, table.display, card)
    hand = seat * PLAYER_CELLS + HAND
    table.player[hand] = add_card(charts, table.player[hand], card)


def discard(table: Table, seat: i64, card: i64) -> None:
    """Lay a card that has been played from the hand on its discards. EC 3.4"""
    charts = table.charts
    hand = seat * PLAYER_CELLS + HAND
    table.player[hand] = take_card(charts, table.player[hand], card)
    table.discards = add_card(charts, table.discards, card)


def leave_harbour(table: Table, seat: i64) -> None:
    """EC 3.9"""
    at = seat * PLAYER_CELLS
    city = table.player[at + SHIP]
    space = table.player[at + SPACE]
    if city >= 0 and space >= 0:
        table.harbour[city * SPACES + space] = NONE
    table.player[at + SPACE] = NONE


def arrive(table: Table, seat: i64, city: i64) -> None:
    """EC 3.7"""
    leave_harbour(table, seat)
    at = seat * PLAYER_CELLS
    space = free_space(table, city, seat)
    table.player[at + SHIP] = city
    table.player[at + SPACE] = space
    if space >= 0:
        table.harbour[city * SPACES + space] = seat
    table.pirate_owed = 1 if city == table.charts.pirate_city else 0
