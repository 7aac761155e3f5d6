"""What cities pay: at a payday (EC 8), in the outer cities (EC 11.3, 11.4), at once in Lisboa (EC 11.5), with two
players (EC 10.5, 10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.el_capitan.rules.figures import CITIES, SITES
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
    Table,
    pay,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def amount_of(table: Table, city: i64) -> i64:
    """What a city pays: the next free space after the highest occupied site. EC 8.3, EC 8.5"""
    return table.charts.value[city * (SITES + 2) + table.city[city * CITY_CELLS + HIGHEST] + 1]


def foremost(table: Table, city: i64, colour: i64) -> i64:
    """The lowest site that a colour has open in the city, 13 without one."""
    for site in range(1, SITES + 1):
        if table.site[city * (SITES + 1) + site] == colour:
            return site
    return SITES + 1


def first_colour(table: Table, city: i64, but: i64) -> i64:
    """The colour (other than `but`) with the most open warehouses; ties go to the foremost one. NONE if none. EC 8.3"""
    best: i64 = NONE
    most: i64 = 0
    for colour in range(table.charts.colours):
        if colour == but:
            continue
        count = table.opened[city * MOST_COLOURS + colour]
        if count > most or (
            count == most and count > 0 and foremost(table, city, colour) < foremost(table, city, best)
        ):
            best = colour
            most = count
    return best


def pay_at_once(table: Table, seat: i64, city: i64) -> None:
    """EC 11.5: for a warehouse of the main colour."""
    amount = amount_of(table, city)
    leads = first_colour(table, city, NONE) == seat
    if not leads:
        amount //= 2
    pay(table, seat, -amount)
    if table.tale is not None:
        rank = "first" if leads else "behind"
        table.tale.append(
            Happening("paid-at-once", {"who": seat, "city": table.charts.names[city], "amount": amount, "rank": rank})
        )


def payday(table: Table) -> None:
    """EC 8"""
    if table.tale is not None:
        table.tale.append(Happening("payday", {"phase": table.phase}))
    for seat in range(table.seats):
        pay_spread(table, seat)
    for city in range(CITIES):
        if table.charts.in_play[city]:
            pay_majority(table, city)
    pay_fortresses(table)
    if table.phase == 3:
        for seat in range(table.seats):
            if table.player[seat * PLAYER_CELLS + BONUS] > 0:
                receive(table, seat, table.player[seat * PLAYER_CELLS + BONUS], "bonus", NONE, 0)  # EC 8.6


def receive(table: Table, seat: i64, amount: i64, why: str, city: i64, detail: i64) -> None:
    """Pay a player at a payday, and tell why."""
    pay(table, seat, -amount)
    if table.tale is not None:
        arguments: dict[str, int | str] = {"who": seat, "amount": amount, "why": why, "detail": detail}
        if city >= 0:
            arguments["city"] = table.charts.names[city]
        table.tale.append(Happening("income", arguments))


def pay_spread(table: Table, seat: i64) -> None:
    """EC 8.2, EC 10.5, EC 11.3"""
    cities: i64 = 0
    for city in range(CITIES):
        if table.opened[city * MOST_COLOURS + seat] > 0:
            cities += 1
    receive(table, seat, table.charts.spread[cities], "spread", NONE, cities)


def pay_majority(table: Table, city: i64) -> None:
    """EC 8.3, EC 10.6, EC 11.4"""
    first = first_colour(table, city, NONE)
    if first == NONE:
        return  # EC 8.5
    amount = amount_of(table, city)
    if first < table.seats:
        receive(table, first, amount, "first", city, table.opened[city * MOST_COLOURS + first])
    if table.charts.outer[city]:
        for seat in range(table.seats):
            if seat != first and table.opened[city * MOST_COLOURS + seat] > 0:
                receive(table, seat, amount // 2, "present", city, table.opened[city * MOST_COLOURS + seat])
    elif table.seats > 2:
        second = first_colour(table, city, first)
        if second != NONE:
            receive(table, second, amount // 2, "second", city, table.opened[city * MOST_COLOURS + second])


def most_warehouses(table: Table) -> i64:
    """The number of open warehouses in the city that has the most of them. EC 8.4"""
    most: i64 = 0
    for city in range(CITIES):
        if table.city[city * CITY_CELLS + OPEN_ALL] > most:
            most = table.city[city * CITY_CELLS + OPEN_ALL]
    return most


def pay_fortresses(table: Table) -> None:
    """EC 8.4"""
    most = most_warehouses(table)
    for city in range(CITIES):
        amount = amount_of(table, city)
        whole = table.city[city * CITY_CELLS + OPEN_ALL] == most
        for number in range(2):
            owner = table.fort[city * 2 + number]
            if owner != NONE:
                if whole:
                    receive(table, owner, amount, "fortress-whole", city, most)
                else:
                    receive(table, owner, amount // 2, "fortress", city, 0)


def wealth(table: Table, seat: i64) -> i64:
    """Money less what is now due on loans. EC 9.4"""
    at = seat * PLAYER_CELLS
    left = table.player[at + MONEY]
    for kind in range(4):
        left -= table.player[at + LOAN_CARDS + kind] * table.charts.loan_due[kind]
    return left
