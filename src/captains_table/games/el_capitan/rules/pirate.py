"""The pirate: his free move with the protective charge, and his moves for cards or florins. EC 11.7 to EC 11.10"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.el_capitan.rules.cards import discard, take_card
from captains_table.games.el_capitan.rules.figures import CITIES, FORTS, SITES, SPACES
from captains_table.games.el_capitan.rules.layout import BUILT, HAND, MONEY, NONE, PLAYER_CELLS, SPACE, UNKNOWN
from captains_table.games.el_capitan.rules.money import cost_refusal, money_of, pay
from captains_table.games.el_capitan.rules.pirate_harbours import harbour_refusal, put_pirate
from captains_table.games.el_capitan.rules.pirate_landings import Landings
from captains_table.games.el_capitan.rules.pirate_stops import can_end, can_end_somehow
from captains_table.games.el_capitan.rules.routes import route_refusal, straight_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan


def protection_charge(state: ElCapitan, seat: i64, city: i64, owner: i64) -> i64:
    """What one owner pays the player for their buildings in a city. EC 11.8"""
    if owner == seat:
        return 0
    buildings: i64 = 0
    for site in range(1, SITES + 1):
        colour = state.site[city * (SITES + 1) + site]
        if colour != NONE and colour % state.seats == owner:
            buildings += 1
    for number in range(FORTS):
        if state.fort[city * FORTS + number] == owner:
            buildings += 1
    charge = buildings * state.figures.charge[state.phase]
    purse = money_of(state, owner)
    if purse < charge:
        charge = purse
    return charge if charge > 0 else 0


def free_refusal(state: ElCapitan, landings: Landings, city: i64, space: i64) -> i64:
    """EC 11.8"""
    if state.pirate_city < 0:
        return 1107
    seat = landings.seat
    at = seat * PLAYER_CELLS
    if not state.pirate_owed or state.moored or state.player[at + SPACE] < 0:
        return 1108
    refusal = harbour_refusal(state, state.pirate_city, city, space)
    if refusal != 0 or state.stage == BUILT:
        return refusal
    money = state.player[at + MONEY]
    for owner in range(state.seats):
        money += protection_charge(state, seat, city, owner)
    state.moored = 1
    can = landings.may_land(city, space, money, state.player[at + HAND])
    state.moored = 0
    return 0 if can else 206


def move_free(state: ElCapitan, seat: i64, city: i64, space: i64) -> None:
    """EC 11.8"""
    land(state, city, space)
    for owner in range(state.seats):
        charge = protection_charge(state, seat, city, owner)
        if charge > 0:
            pay(state, owner, charge)
            pay(state, seat, -charge)
            if state.tale is not None:
                arguments: dict[str, int | str] = {"who": owner, "who_gets": seat, "amount": charge}
                state.tale.append(Happening("protection", arguments))
    state.moored = 1


def land(state: ElCapitan, city: i64, space: i64) -> None:
    """EC 11.9; building may cost something else now in the two cities."""
    state.needs[state.pirate_city] = UNKNOWN
    state.needs[city] = UNKNOWN
    tell_displaced(state, city, put_pirate(state, city, space))


def tell_displaced(state: ElCapitan, city: i64, moved_to: i64) -> None:
    """Report that a ship had to make room."""
    if moved_to >= 0 and state.tale is not None:
        ship = state.harbour[city * SPACES + moved_to]
        arguments: dict[str, int | str] = {"who": ship, "city": state.figures.names[city], "space": moved_to + 1}
        state.tale.append(Happening("displaced", arguments))


def move_refusal(state: ElCapitan) -> i64:
    """Whether the one move per turn without a charge is still available. EC 11.10"""
    if state.pirate_city < 0:
        return 1107
    return 1110 if state.pirate_moved else 0


def paid_refusal(state: ElCapitan, landings: Landings, city: i64, space: i64, steps: i64) -> i64:
    """EC 11.10: 2 florins per step."""
    refusal = move_refusal(state)
    if refusal != 0:
        return refusal
    if state.pirate_from != NONE:
        return 1110
    refusal = harbour_refusal(state, state.pirate_city, city, space)
    if refusal != 0:
        return refusal
    if state.figures.distance[state.pirate_city * CITIES + city] != steps:
        return 1110
    cost = steps * state.figures.step_cost
    money = money_of(state, landings.seat)
    refusal = cost_refusal(money, cost, 1110)
    if refusal != 0 or state.stage == BUILT:
        return refusal
    hand = state.player[landings.seat * PLAYER_CELLS + HAND]
    return 0 if landings.may_land(city, space, money - cost, hand) else 206


def card_refusal(state: ElCapitan, seat: i64, card: i64, city: i64, straight: bool) -> i64:
    """Whether the pirate may go on to a city with a card in hand. EC 11.10, EC 3.4, EC 3.6"""
    refusal = move_refusal(state)
    if refusal != 0:
        return refusal
    if state.figures.first_equal[card] != card or not (state.player[seat * PLAYER_CELLS + HAND] >> card) & 1:
        return 1110
    if straight:
        refusal = straight_refusal(state, state.pirate_city, card)
        return 306 if refusal == 0 and city == state.pirate_city else refusal
    return route_refusal(state, state.pirate_city, card, city)


def last_card_refusal(state: ElCapitan, landings: Landings, card: i64, city: i64, space: i64, straight: bool) -> i64:
    """A card that ends the pirate's move. EC 11.9, EC 11.10"""
    seat = landings.seat
    refusal = card_refusal(state, seat, card, city, straight)
    if refusal == 0:
        refusal = harbour_refusal(state, landings.origin, city, space)
    if refusal != 0 or state.stage == BUILT:
        return refusal
    hand = take_card(state.figures, state.player[seat * PLAYER_CELLS + HAND], card)
    return 0 if landings.may_land(city, space, money_of(state, seat), hand) else 206


def via_refusal(state: ElCapitan, landings: Landings, card: i64, city: i64, straight: bool) -> i64:
    """A card that takes the pirate to a stop on his way: only if cards in hand can end the move. EC 11.10"""
    refusal = card_refusal(state, landings.seat, card, city, straight)
    if refusal != 0:
        return refusal
    hand = take_card(state.figures, state.player[landings.seat * PLAYER_CELLS + HAND], card)
    if can_end(landings, city, hand):
        return 0
    return 206 if can_end_somehow(landings, city, hand) else 1110


def move_for_florins(state: ElCapitan, seat: i64, city: i64, space: i64, steps: i64) -> None:
    """EC 11.10"""
    pay(state, seat, steps * state.figures.step_cost)
    state.pirate_moved = 1
    land(state, city, space)


def move_with_card(state: ElCapitan, seat: i64, card: i64, city: i64, space: i64) -> None:
    """EC 11.10: the last card of the move."""
    discard(state, seat, card)
    state.pirate_moved = 1
    state.pirate_from = NONE
    land(state, city, space)


def stop_on_the_way(state: ElCapitan, seat: i64, card: i64, city: i64) -> None:
    """EC 11.10: between the cards the pirate is in no harbour."""
    discard(state, seat, card)
    if state.pirate_space >= 0:
        state.harbour[state.pirate_city * SPACES + state.pirate_space] = NONE
        state.pirate_from = state.pirate_city
        state.needs[state.pirate_city] = UNKNOWN
    state.pirate_city = city
    state.pirate_space = NONE
