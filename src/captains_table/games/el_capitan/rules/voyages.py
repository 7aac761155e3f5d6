"""Buying cards and sailing with them. EC 3.1, EC 3.4 to EC 3.7, EC 2.6"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from captains_table.games.el_capitan.rules.cards import add_card, discard, take_card, up_to
from captains_table.games.el_capitan.rules.harbours import arrive, free_space
from captains_table.games.el_capitan.rules.layout import BUILT, HAND, MONEY, NONE, PLAYER_CELLS, SHIP
from captains_table.games.el_capitan.rules.money import cost_refusal, pay
from captains_table.games.el_capitan.rules.routes import route_refusal, straight_refusal, straight_to

if TYPE_CHECKING:
    from captains_table.games.el_capitan.rules.can_still_build import Outlook
    from captains_table.games.el_capitan.rules.state import ElCapitan


def buy_refusal(state: ElCapitan, outlook: Outlook, card: i64) -> i64:
    """EC 3.1, EC 2.6"""
    figures, player = state.figures, state.player
    if figures.first_equal[card] != card or not (state.display >> card) & 1:
        return 301
    at = state.to_move * PLAYER_CELLS
    money = player[at + MONEY]
    refusal = cost_refusal(money, figures.card_cost[card], 301)
    if refusal != 0 or state.stage == BUILT:
        return refusal
    return 0 if outlook.cards_to_buy(figures.bit[card], money, player[at + HAND], state.display) else 206


def cards_to_buy(state: ElCapitan, outlook: Outlook) -> i64:
    """All cards that `buy_refusal` allows."""
    figures, player = state.figures, state.player
    at = state.to_move * PLAYER_CELLS
    money = player[at + MONEY]
    cards = state.display & figures.kinds & up_to(figures, money if money > 0 else i64(0))
    if state.stage == BUILT:
        return cards
    return outlook.cards_to_buy(cards, money, player[at + HAND], state.display)


def buy(state: ElCapitan, seat: i64, card: i64) -> None:
    """EC 3.1"""
    figures = state.figures
    state.acted = 1
    pay(state, seat, figures.card_cost[card])
    state.display = take_card(figures, state.display, card)
    hand = seat * PLAYER_CELLS + HAND
    state.player[hand] = add_card(figures, state.player[hand], card)


def voyage_refusal(state: ElCapitan, card: i64) -> i64:
    """Whether a voyage with a card in hand may be made at all. EC 2.3, EC 3.4, EC 11.8"""
    if state.stage == BUILT:
        return 203
    if state.moored:
        return 1108
    hand = state.player[state.to_move * PLAYER_CELLS + HAND]
    if state.figures.first_equal[card] != card or not (hand >> card) & 1:
        return 304
    return 0


def sail_refusal(state: ElCapitan, outlook: Outlook, card: i64) -> i64:
    """A destination, or a connection to its other city. EC 3.4"""
    refusal = voyage_refusal(state, card)
    place = state.player[state.to_move * PLAYER_CELLS + SHIP]
    if refusal == 0:
        refusal = straight_refusal(state, place, card)
    if refusal != 0:
        return refusal
    return arrival_refusal(state, outlook, card, straight_to(state, place, card))


def sea_route_refusal(state: ElCapitan, outlook: Outlook, card: i64, city: i64) -> i64:
    """A destination card as a sea route. EC 3.4"""
    refusal = voyage_refusal(state, card)
    if refusal == 0:
        refusal = route_refusal(state, state.player[state.to_move * PLAYER_CELLS + SHIP], card, city)
    if refusal != 0:
        return refusal
    return arrival_refusal(state, outlook, card, city)


def may_arrive(state: ElCapitan, outlook: Outlook, card: i64, city: i64) -> bool:
    """Whether the turn can be completed after this voyage. EC 2.6, EC 3.7"""
    player = state.player
    at = state.to_move * PLAYER_CELLS
    hand = take_card(state.figures, player[at + HAND], card)
    return outlook.can_arrive(city, player[at + MONEY], hand, state.display)


def arrival_refusal(state: ElCapitan, outlook: Outlook, card: i64, city: i64) -> i64:
    """The clause that forbids to arrive in a city. EC 2.6, EC 3.7"""
    if may_arrive(state, outlook, card, city):
        return 0
    return 307 if free_space(state, city, state.to_move) == NONE else 206


def sail(state: ElCapitan, seat: i64, card: i64) -> None:
    """EC 3.4a, EC 3.4c"""
    sail_route(state, seat, card, straight_to(state, state.player[seat * PLAYER_CELLS + SHIP], card))


def sail_route(state: ElCapitan, seat: i64, card: i64, city: i64) -> None:
    """EC 3.4b"""
    state.acted = 1
    discard(state, seat, card)
    arrive(state, seat, city)
