"""The pirate: his free move and the protection charge, his moves for cards or florins. EC 11.7 to EC 11.10"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.el_capitan.rules.figures import CITIES, SITES, SPACES
from captains_table.games.el_capitan.rules.landings import Landings, harbour_refusal, put_pirate
from captains_table.games.el_capitan.rules.layout import (
    BUILT,
    HAND,
    MONEY,
    NONE,
    PLAYER_CELLS,
    SPACE,
    Table,
    money_of,
    pay,
    take_card,
)
from captains_table.games.el_capitan.rules.voyages import discard, route_refusal, straight_refusal
from captains_table.games.el_capitan.rules.warehouses import cost_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64


def protection_charge(table: Table, seat: i64, city: i64, owner: i64) -> i64:
    """What one owner pays the player for their buildings in a city. EC 11.8"""
    if owner == seat:
        return 0
    buildings: i64 = 0
    for site in range(1, SITES + 1):
        colour = table.site[city * (SITES + 1) + site]
        if colour != NONE and colour % table.seats == owner:
            buildings += 1
    for number in range(2):
        if table.fort[city * 2 + number] == owner:
            buildings += 1
    charge = buildings * table.charts.charge[table.phase]
    purse = money_of(table, owner)
    if purse < charge:
        charge = purse
    return charge if charge > 0 else 0


def free_refusal(table: Table, landings: Landings, city: i64, space: i64) -> i64:
    """EC 11.8"""
    if table.pirate_city < 0:
        return 1107
    seat = landings.seat
    at = seat * PLAYER_CELLS
    if not table.pirate_owed or table.moored or table.player[at + SPACE] < 0:
        return 1108
    refusal = harbour_refusal(table, table.pirate_city, city, space)
    if refusal != 0 or table.stage == BUILT:
        return refusal
    money = table.player[at + MONEY]
    for owner in range(table.seats):
        money += protection_charge(table, seat, city, owner)
    table.moored = 1
    can = landings.may_land(city, space, money, table.player[at + HAND])
    table.moored = 0
    return 0 if can else 206


def move_free(table: Table, seat: i64, city: i64, space: i64) -> None:
    """EC 11.8"""
    tell_displaced(table, city, put_pirate(table, city, space))
    table.forget_needs()
    for owner in range(table.seats):
        charge = protection_charge(table, seat, city, owner)
        if charge > 0:
            pay(table, owner, charge)
            pay(table, seat, -charge)
            if table.tale is not None:
                arguments: dict[str, int | str] = {"who": owner, "who_gets": seat, "amount": charge}
                table.tale.append(Happening("protection", arguments))
    table.moored = 1


def tell_displaced(table: Table, city: i64, moved_to: i64) -> None:
    """Tell that a ship had to make room."""
    if moved_to >= 0 and table.tale is not None:
        ship = table.harbour[city * SPACES + moved_to]
        arguments: dict[str, int | str] = {"who": ship, "city": table.charts.names[city], "space": moved_to + 1}
        table.tale.append(Happening("displaced", arguments))


def move_refusal(table: Table) -> i64:
    """Whether the one move a turn without a charge is still there. EC 11.10"""
    if table.pirate_city < 0:
        return 1107
    return 1110 if table.pirate_moved else 0


def paid_refusal(table: Table, landings: Landings, city: i64, space: i64, steps: i64) -> i64:
    """EC 11.10: 2 florins a step."""
    refusal = move_refusal(table)
    if refusal != 0:
        return refusal
    if table.pirate_from != NONE:
        return 1110
    refusal = harbour_refusal(table, table.pirate_city, city, space)
    if refusal != 0:
        return refusal
    if table.charts.distance[table.pirate_city * CITIES + city] != steps:
        return 1110
    cost = steps * table.charts.step_cost
    money = money_of(table, landings.seat)
    refusal = cost_refusal(money, cost, 1110)
    if refusal != 0 or table.stage == BUILT:
        return refusal
    hand = table.player[landings.seat * PLAYER_CELLS + HAND]
    return 0 if landings.may_land(city, space, money - cost, hand) else 206


def card_refusal(table: Table, seat: i64, card: i64, city: i64, straight: bool) -> i64:
    """Whether the pirate may go on to a city with a card of the hand. EC 11.10, EC 3.4, EC 3.6"""
    refusal = move_refusal(table)
    if refusal != 0:
        return refusal
    if table.charts.first_equal[card] != card or not (table.player[seat * PLAYER_CELLS + HAND] >> card) & 1:
        return 1110
    if straight:
        refusal = straight_refusal(table, table.pirate_city, card)
        return 306 if refusal == 0 and city == table.pirate_city else refusal
    return route_refusal(table, table.pirate_city, card, city)


def last_card_refusal(table: Table, landings: Landings, card: i64, city: i64, space: i64, straight: bool) -> i64:
    """A card that ends the pirate's move. EC 11.9, EC 11.10"""
    seat = landings.seat
    refusal = card_refusal(table, seat, card, city, straight)
    if refusal == 0:
        refusal = harbour_refusal(table, landings.origin, city, space)
    if refusal != 0 or table.stage == BUILT:
        return refusal
    hand = take_card(table.charts, table.player[seat * PLAYER_CELLS + HAND], card)
    return 0 if landings.may_land(city, space, money_of(table, seat), hand) else 206


def via_refusal(table: Table, landings: Landings, card: i64, city: i64, straight: bool) -> i64:
    """A card that leads the pirate to a stop on his way: only if cards of the hand can end the move. EC 11.10"""
    refusal = card_refusal(table, landings.seat, card, city, straight)
    if refusal != 0:
        return refusal
    hand = take_card(table.charts, table.player[landings.seat * PLAYER_CELLS + HAND], card)
    if landings.can_end(city, hand):
        return 0
    return 206 if landings.can_end_somehow(city, hand) else 1110


def move_for_florins(table: Table, seat: i64, city: i64, space: i64, steps: i64) -> None:
    """EC 11.10"""
    pay(table, seat, steps * table.charts.step_cost)
    table.pirate_moved = 1
    tell_displaced(table, city, put_pirate(table, city, space))
    table.forget_needs()


def move_with_card(table: Table, seat: i64, card: i64, city: i64, space: i64) -> None:
    """EC 11.10: the last card of the move."""
    discard(table, seat, card)
    table.pirate_moved = 1
    table.pirate_from = NONE
    tell_displaced(table, city, put_pirate(table, city, space))
    table.forget_needs()


def stop_on_the_way(table: Table, seat: i64, card: i64, city: i64) -> None:
    """EC 11.10: between the cards the pirate is in no harbour."""
    discard(table, seat, card)
    if table.pirate_space >= 0:
        table.harbour[table.pirate_city * SPACES + table.pirate_space] = NONE
        table.pirate_from = table.pirate_city
    table.pirate_city = city
    table.pirate_space = NONE
    table.forget_needs()
