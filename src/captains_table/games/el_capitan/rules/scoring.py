"""What cities pay: at a payday (EC 8), in the outer cities (EC 11.3, 11.4), at once in Lisboa (EC 11.5), with two
players (EC 10.5, 10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.el_capitan.rules.figures import CITIES, FORTS, LOAN_KINDS, SITES
from captains_table.games.el_capitan.rules.layout import (
    BONUS,
    CITY_CELLS,
    HIGHEST,
    LOAN_CARDS,
    MONEY,
    MOST_COLOURS,
    NONE,
    OPEN_ALL,
    PLAYER_CELLS,
)
from captains_table.games.el_capitan.rules.money import pay

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan


def amount_of(state: ElCapitan, city: i64) -> i64:
    """What a city pays: the next free space after the highest occupied site. EC 8.3, EC 8.5"""
    return state.figures.value[city * (SITES + 2) + state.city[city * CITY_CELLS + HIGHEST] + 1]


def foremost(state: ElCapitan, city: i64, colour: i64) -> i64:
    """The lowest site with an open warehouse of a colour in the city, 13 without one."""
    for site in range(1, SITES + 1):
        if state.site[city * (SITES + 1) + site] == colour:
            return site
    return SITES + 1


def first_colour(state: ElCapitan, city: i64, but: i64) -> i64:
    """The colour (except `but`) with the most open warehouses; ties go to the foremost one. NONE if there is none. EC
    8.3"""
    best: i64 = NONE
    most: i64 = 0
    for colour in range(state.figures.colours):
        if colour == but:
            continue
        count = state.opened[city * MOST_COLOURS + colour]
        if count > most or (
            count == most and count > 0 and foremost(state, city, colour) < foremost(state, city, best)
        ):
            best = colour
            most = count
    return best


def pay_at_once(state: ElCapitan, seat: i64, city: i64) -> None:
    """EC 11.5: for a warehouse of the main colour."""
    amount = amount_of(state, city)
    leads = first_colour(state, city, NONE) == seat
    if not leads:
        amount //= 2
    pay(state, seat, -amount)
    if state.tale is not None:
        rank = "first" if leads else "behind"
        state.tale.append(
            Happening("paid-at-once", {"who": seat, "city": state.figures.names[city], "amount": amount, "rank": rank})
        )


def payday(state: ElCapitan) -> None:
    """EC 8"""
    if state.tale is not None:
        state.tale.append(Happening("payday", {"phase": state.phase}))
    for seat in range(state.seats):
        pay_spread(state, seat)
    for city in range(CITIES):
        if state.figures.in_play[city]:
            pay_majority(state, city)
    pay_fortresses(state)
    if state.phase == 3:
        for seat in range(state.seats):
            if state.player[seat * PLAYER_CELLS + BONUS] > 0:
                receive(state, seat, state.player[seat * PLAYER_CELLS + BONUS], "bonus", NONE, 0)  # EC 8.6


def receive(state: ElCapitan, seat: i64, amount: i64, why: str, city: i64, detail: i64) -> None:
    """Pay a player at a payday, and report why."""
    pay(state, seat, -amount)
    if state.tale is not None:
        arguments: dict[str, int | str] = {"who": seat, "amount": amount, "why": why, "detail": detail}
        if city >= 0:
            arguments["city"] = state.figures.names[city]
        state.tale.append(Happening("income", arguments))


def cities_with(state: ElCapitan, seat: i64) -> i64:
    """The number of cities with an open warehouse of the player's main colour. EC 8.2, EC 10.5"""
    count: i64 = 0
    for city in range(CITIES):
        if state.opened[city * MOST_COLOURS + seat] > 0:
            count += 1
    return count


def pay_spread(state: ElCapitan, seat: i64) -> None:
    """EC 8.2, EC 10.5, EC 11.3"""
    cities = cities_with(state, seat)
    receive(state, seat, state.figures.spread[cities], "spread", NONE, cities)


def pay_majority(state: ElCapitan, city: i64) -> None:
    """EC 8.3, EC 10.6, EC 11.4"""
    first = first_colour(state, city, NONE)
    if first == NONE:
        return  # EC 8.5
    amount = amount_of(state, city)
    if first < state.seats:
        receive(state, first, amount, "first", city, state.opened[city * MOST_COLOURS + first])
    if state.figures.outer[city]:
        for seat in range(state.seats):
            if seat != first and state.opened[city * MOST_COLOURS + seat] > 0:
                receive(state, seat, amount // 2, "present", city, state.opened[city * MOST_COLOURS + seat])
    elif state.seats > 2:
        second = first_colour(state, city, first)
        if second != NONE:
            receive(state, second, amount // 2, "second", city, state.opened[city * MOST_COLOURS + second])


def most_warehouses(state: ElCapitan) -> i64:
    """The number of open warehouses in the city that has the most of them. EC 8.4"""
    most: i64 = 0
    for city in range(CITIES):
        if state.city[city * CITY_CELLS + OPEN_ALL] > most:
            most = state.city[city * CITY_CELLS + OPEN_ALL]
    return most


def pay_fortresses(state: ElCapitan) -> None:
    """EC 8.4"""
    most = most_warehouses(state)
    for city in range(CITIES):
        amount = amount_of(state, city)
        whole = state.city[city * CITY_CELLS + OPEN_ALL] == most
        for number in range(FORTS):
            owner = state.fort[city * FORTS + number]
            if owner != NONE:
                if whole:
                    receive(state, owner, amount, "fortress-whole", city, most)
                else:
                    receive(state, owner, amount // 2, "fortress", city, 0)


def wealth(state: ElCapitan, seat: i64) -> i64:
    """Money minus what is now due on loans. EC 9.4"""
    figures, player = state.figures, state.player
    at = seat * PLAYER_CELLS
    left = player[at + MONEY]
    for loan in range(LOAN_KINDS):
        left -= player[at + LOAN_CARDS + loan] * figures.loan_due[loan]
    return left
