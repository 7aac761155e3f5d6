"""The moves of the pirate that are legal now. EC 11.8, EC 11.10"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.cards import lowest_card
from captains_table.games.el_capitan.rules.events import STEPS
from captains_table.games.el_capitan.rules.figures import CITIES, DESTINATION_MASK
from captains_table.games.el_capitan.rules.layout import HAND, NONE, PLAYER_CELLS
from captains_table.games.el_capitan.rules.money import can_afford, money_of
from captains_table.games.el_capitan.rules.pirate import free_refusal, last_card_refusal, paid_refusal, via_refusal
from captains_table.games.el_capitan.rules.pirate_landings import Landings
from captains_table.games.el_capitan.rules.routes import straight_to

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan


def legal_pirate_moves(state: ElCapitan, found: list[int]) -> None:
    """All of them, ascending."""
    landings = Landings(state, state.to_move)
    if state.pirate_from == NONE and state.pirate_owed and not state.moored:
        add_free_moves(state, landings, found)
    hand = state.player[state.to_move * PLAYER_CELLS + HAND]
    if state.pirate_moved or landings.is_hopeless(hand):
        return
    if state.pirate_from == NONE:
        add_paid_moves(state, landings, found)
    if hand != 0:
        add_last_cards(state, landings, hand, found)
        add_stops(state, landings, hand, found)


def add_free_moves(state: ElCapitan, landings: Landings, found: list[int]) -> None:
    """EC 11.8"""
    events = state.figures.events
    for city in range(CITIES):
        for space in range(state.figures.harbours[city]):
            if free_refusal(state, landings, city, space) == 0:
                found.append(events.pirate_free_of(city, space))


def add_paid_moves(state: ElCapitan, landings: Landings, found: list[int]) -> None:
    """For florins. EC 11.10"""
    figures = state.figures
    money = money_of(state, state.to_move)
    for city in range(CITIES):
        steps = figures.distance[state.pirate_city * CITIES + city]
        if 1 <= steps <= STEPS and can_afford(money, steps * figures.step_cost):
            for space in range(figures.harbours[city]):
                if paid_refusal(state, landings, city, space, steps) == 0:
                    found.append(figures.events.pirate_paid_of(city, space, steps))


def add_last_cards(state: ElCapitan, landings: Landings, hand: i64, found: list[int]) -> None:
    """Cards that end the pirate's move. EC 11.10"""
    figures = state.figures
    rest = hand
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        city = straight_to(state, state.pirate_city, card)
        if city == NONE:
            continue
        for space in range(figures.harbours[city]):
            if last_card_refusal(state, landings, card, city, space, True) == 0:
                found.append(figures.events.pirate_card_of(card, city, space))
    rest = hand & DESTINATION_MASK
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        for city in range(CITIES):
            if figures.distance[state.pirate_city * CITIES + city] <= figures.seals[card]:
                for space in range(figures.harbours[city]):
                    if last_card_refusal(state, landings, card, city, space, False) == 0:
                        found.append(figures.events.pirate_route_of(card, city, space))


def add_stops(state: ElCapitan, landings: Landings, hand: i64, found: list[int]) -> None:
    """Cards that lead the pirate to a stop on his way: with more of them to go on. EC 11.10"""
    if hand & (hand - 1) == 0:
        return
    figures = state.figures
    rest = hand
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        city = straight_to(state, state.pirate_city, card)
        if city != NONE and via_refusal(state, landings, card, city, True) == 0:
            found.append(figures.events.via_card_of(card, city))
    rest = hand & DESTINATION_MASK
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        for city in range(CITIES):
            if figures.distance[state.pirate_city * CITIES + city] <= figures.seals[card]:
                if via_refusal(state, landings, card, city, False) == 0:
                    found.append(figures.events.via_route_of(card, city))
