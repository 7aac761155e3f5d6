"""The legal moves of the pirate. EC 11.8, EC 11.10"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.cards import lowest_card, take_card
from captains_table.games.el_capitan.rules.events import STEPS
from captains_table.games.el_capitan.rules.figures import CITIES, DESTINATION_MASK
from captains_table.games.el_capitan.rules.layout import HAND, NONE, PLAYER_CELLS
from captains_table.games.el_capitan.rules.money import can_afford, money_of
from captains_table.games.el_capitan.rules.pirate import free_refusal
from captains_table.games.el_capitan.rules.pirate_landings import Landings
from captains_table.games.el_capitan.rules.pirate_stops import can_end, cards_to_move
from captains_table.games.el_capitan.rules.routes import routes_to, straight_to

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.choices import Choices
    from captains_table.games.el_capitan.rules.state import ElCapitan


def legal_pirate_moves(state: ElCapitan, can_build: i64, found: Choices) -> None:
    """All of them, ascending; `can_build` as in `Landings`."""
    landings = Landings(state, state.to_move, can_build)
    if state.pirate_from == NONE and state.pirate_owed and not state.moored:
        add_free_moves(state, landings, found)
    hand = state.player[state.to_move * PLAYER_CELLS + HAND]
    if state.pirate_moved or landings.is_hopeless(hand):
        return
    if state.pirate_from == NONE:
        add_paid_moves(state, landings, found)
    if hand != 0:
        cards = cards_to_move(landings, hand)
        add_last_cards(state, landings, cards, found)
        if hand & (hand - 1) != 0:
            add_stops(state, landings, cards, found)


def add_free_moves(state: ElCapitan, landings: Landings, found: Choices) -> None:
    """EC 11.8"""
    events = state.figures.events
    for city in range(CITIES):
        for space in range(state.figures.harbours[city]):
            if free_refusal(state, landings, city, space) == 0:
                found.add(events.pirate_free_of(city, space))


def add_paid_moves(state: ElCapitan, landings: Landings, found: Choices) -> None:
    """For florins. EC 11.10"""
    figures = state.figures
    money = money_of(state, landings.seat)
    hand = state.player[landings.seat * PLAYER_CELLS + HAND]
    goals = landings.open_harbours()
    for city in range(CITIES):
        steps = figures.distance[state.pirate_city * CITIES + city]
        cost = steps * figures.step_cost
        if (goals >> city) & 1 and steps <= STEPS and can_afford(money, cost):
            spaces = landings.spaces_to_land(city, money - cost, hand)
            space: i64 = 0
            while spaces:
                if spaces & 1:
                    found.add(figures.events.pirate_paid_of(city, space, steps))
                spaces >>= 1
                space += 1


def add_last_cards(state: ElCapitan, landings: Landings, cards: i64, found: Choices) -> None:
    """Cards that end the pirate's move: as destinations or connections, then as sea routes. EC 11.10"""
    figures = state.figures
    rest = cards
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        city = straight_to(state, state.pirate_city, card)
        if city != NONE and (landings.open_harbours() >> city) & 1:
            add_last_card(state, landings, card, city, True, found)
    rest = cards & DESTINATION_MASK
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        goals = routes_to(figures, state.pirate_city, card) & landings.open_harbours()
        goal: i64 = 0
        while goals:
            if goals & 1:
                add_last_card(state, landings, card, goal, False, found)
            goals >>= 1
            goal += 1


def add_last_card(state: ElCapitan, landings: Landings, card: i64, city: i64, straight: bool, found: Choices) -> None:
    """A card that ends the pirate's move in a city with room for him. EC 11.9, EC 11.10"""
    events = state.figures.events
    hand = take_card(state.figures, state.player[landings.seat * PLAYER_CELLS + HAND], card)
    spaces = landings.spaces_to_land(city, money_of(state, landings.seat), hand)
    space: i64 = 0
    while spaces:
        if spaces & 1:
            found.add(
                events.pirate_card_of(card, city, space) if straight else events.pirate_route_of(card, city, space)
            )
        spaces >>= 1
        space += 1


def add_stops(state: ElCapitan, landings: Landings, cards: i64, found: Choices) -> None:
    """Cards that take the pirate to a stop on his way, with more cards to go on. EC 11.10"""
    figures = state.figures
    hand = state.player[landings.seat * PLAYER_CELLS + HAND]
    rest = cards
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        city = straight_to(state, state.pirate_city, card)
        if city != NONE and can_end(landings, city, take_card(figures, hand, card)):
            found.add(figures.events.via_card_of(card, city))
    rest = cards & DESTINATION_MASK
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        left = take_card(figures, hand, card)
        goals = routes_to(figures, state.pirate_city, card)
        goal: i64 = 0
        while goals:
            if goals & 1 and can_end(landings, goal, left):
                found.add(figures.events.via_route_of(card, goal))
            goals >>= 1
            goal += 1
