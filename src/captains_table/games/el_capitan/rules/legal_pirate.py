"""The moves of the pirate that are legal now. EC 11.8, EC 11.10"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.events import STEPS
from captains_table.games.el_capitan.rules.figures import CARDS, CITIES, DESTINATIONS, SPACES
from captains_table.games.el_capitan.rules.layout import HAND, NONE, PLAYER_CELLS
from captains_table.games.el_capitan.rules.pirate import free_refusal, last_card_refusal, paid_refusal, via_refusal
from captains_table.games.el_capitan.rules.pirate_landings import Landings
from captains_table.games.el_capitan.rules.routes import straight_to

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan


def legal_pirate_moves(state: ElCapitan, found: list[int]) -> None:
    """All of them, ascending."""
    landings = Landings(state, state.to_move)
    if state.pirate_from == NONE:
        if state.pirate_owed and not state.moored:
            add_free_moves(state, landings, found)
        if not state.pirate_moved:
            add_paid_moves(state, landings, found)
    hand = state.player[state.to_move * PLAYER_CELLS + HAND]
    if not state.pirate_moved and hand != 0:
        add_last_cards(state, landings, hand, found)
        add_stops(state, landings, hand, found)


def add_free_moves(state: ElCapitan, landings: Landings, found: list[int]) -> None:
    """EC 11.8"""
    events = state.figures.events
    for city in range(CITIES):
        for space in range(SPACES):
            if free_refusal(state, landings, city, space) == 0:
                found.append(events.pirate_free_of(city, space))


def add_paid_moves(state: ElCapitan, landings: Landings, found: list[int]) -> None:
    """For florins. EC 11.10"""
    figures = state.figures
    for city in range(CITIES):
        steps = figures.distance[state.pirate_city * CITIES + city]
        if 1 <= steps <= STEPS:
            for space in range(SPACES):
                if paid_refusal(state, landings, city, space, steps) == 0:
                    found.append(figures.events.pirate_paid_of(city, space, steps))


def add_last_cards(state: ElCapitan, landings: Landings, hand: i64, found: list[int]) -> None:
    """Cards that end the pirate's move. EC 11.10"""
    figures = state.figures
    for card in range(CARDS):
        if (hand >> card) & 1:
            city = straight_to(state, state.pirate_city, card)
            if city == NONE:
                continue
            for space in range(figures.harbours[city]):
                if last_card_refusal(state, landings, card, city, space, True) == 0:
                    found.append(figures.events.pirate_card_of(card, city, space))
    for card in range(DESTINATIONS):
        if (hand >> card) & 1:
            for city in range(CITIES):
                if figures.distance[state.pirate_city * CITIES + city] <= figures.seals[card]:
                    for space in range(figures.harbours[city]):
                        if last_card_refusal(state, landings, card, city, space, False) == 0:
                            found.append(figures.events.pirate_route_of(card, city, space))


def add_stops(state: ElCapitan, landings: Landings, hand: i64, found: list[int]) -> None:
    """Cards that lead the pirate to a stop on his way. EC 11.10"""
    figures = state.figures
    for card in range(CARDS):
        if (hand >> card) & 1:
            city = straight_to(state, state.pirate_city, card)
            if city != NONE and via_refusal(state, landings, card, city, True) == 0:
                found.append(figures.events.via_card_of(card, city))
    for card in range(DESTINATIONS):
        if (hand >> card) & 1:
            for city in range(CITIES):
                if figures.distance[state.pirate_city * CITIES + city] <= figures.seals[card]:
                    if via_refusal(state, landings, card, city, False) == 0:
                        found.append(figures.events.via_route_of(card, city))
