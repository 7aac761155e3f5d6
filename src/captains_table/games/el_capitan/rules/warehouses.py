"""Warehouses: where they may be built, what they close, reopening them. EC 5, EC 6, EC 10.2, EC 10.3"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import Happening
from captains_table.games.el_capitan.rules.figures import CITIES, SITES, SPACES
from captains_table.games.el_capitan.rules.layout import (
    BONUS,
    CITY_CELLS,
    FORTRESSES,
    HIGHEST,
    LOWEST,
    MONEY,
    MOST_COLOURS,
    NEUTRAL,
    NONE,
    OPEN_ALL,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    WAREHOUSES,
    Table,
    affords,
    money_of,
    pay,
)
from captains_table.games.el_capitan.rules.scoring import pay_at_once

if TYPE_CHECKING:
    from mypy_extensions import i64

LONGEST_ROW: Final = 3
"""EC 5.6, EC 10.3: of one (main) colour."""
LONGEST_ROW_OF_TWO: Final = 4
"""EC 10.3: of a player's two colours together."""
BONUS_CITIES: Final = 9
"""EC 5.7"""


def next_site(table: Table, city: i64) -> i64:
    """The site for the next warehouse, 0 if there is none; in an empty city 1 (or 2, by choice). EC 5.2, 5.3, 5.5"""
    lowest = table.city[city * CITY_CELLS + LOWEST]
    highest = table.city[city * CITY_CELLS + HIGHEST]
    if highest == 0:
        return 1
    if lowest == 2 and highest == 2:
        return 1  # EC 5.2
    if highest < SITES:
        return highest + 1  # EC 5.3
    return lowest - 1  # EC 5.5


def row_refusal(table: Table, city: i64, site: i64, colour: i64) -> i64:
    """Whether a warehouse of this colour on this site makes too long a row. EC 5.6, EC 10.3"""
    at = city * (SITES + 1)
    seats = table.seats
    step: i64 = 1 if site < table.city[city * CITY_CELLS + LOWEST] else -1
    same: i64 = 1
    look = site + step
    while 1 <= look <= SITES and table.site[at + look] == colour:
        same += 1
        look += step
    if seats > 2:
        return 506 if same > LONGEST_ROW else 0
    if colour < seats and same > LONGEST_ROW:
        return 1003
    owner = colour % seats
    both: i64 = 1
    look = site + step
    while 1 <= look <= SITES and table.site[at + look] >= 0 and table.site[at + look] % seats == owner:
        both += 1
        look += step
    return 1003 if both > LONGEST_ROW_OF_TWO else 0


def stock_refusal(table: Table, seat: i64, neutral: bool) -> i64:
    """Whether the player has such a warehouse in front of them and may place it. EC 5.1, EC 10.1, EC 10.2"""
    at = seat * PLAYER_CELLS
    own = table.player[at + WAREHOUSES]
    grey = table.player[at + NEUTRAL]
    if neutral:
        if table.seats != 2:
            return 1001
        if grey == 0:
            return 501
        grey -= 1
    else:
        if own == 0:
            return 501
        own -= 1
    if own + grey > 0 and own <= grey and table.seats == 2:
        return 1002
    return 0


def build_refusal(table: Table, seat: i64, neutral: bool, wanted: i64) -> i64:
    """Whether the player may build now; `wanted` is a site to choose, 0 for the next one. EC 5.1"""
    at = seat * PLAYER_CELLS
    city = table.player[at + SHIP]
    space = table.player[at + SPACE]
    if city < 0 or space < 0:
        return 501
    stock = stock_refusal(table, seat, neutral)
    if stock != 0:
        return stock
    if (table.city[city * CITY_CELLS + HIGHEST] == 0) != (wanted != 0):
        return 502
    site = wanted if wanted != 0 else next_site(table, city)
    if site == 0:
        return 505
    row = row_refusal(table, city, site, seat + table.seats if neutral else seat)
    if row != 0:
        return row
    return cost_refusal(table.player[at + MONEY], table.charts.harbour_cost[city * SPACES + space], 501)


def cost_refusal(money: i64, cost: i64, clause: i64) -> i64:
    """The clause on the price, or EC 9.3 for somebody in debt."""
    if affords(money, cost):
        return 0
    return 903 if money < 0 else clause


def reopen_refusal(table: Table, seat: i64, neutral: bool) -> i64:
    """Whether the player may reopen a closed warehouse of a colour now. EC 6.1, EC 10.7, EC 11.6"""
    at = seat * PLAYER_CELLS
    city = table.player[at + SHIP]
    if city < 0 or table.player[at + SPACE] < 0:
        return 601
    if neutral and table.seats != 2:
        return 1001
    return _reopening(table, city, seat + table.seats if neutral else seat)


def _reopening(table: Table, city: i64, colour: i64) -> i64:
    if table.closed[city * MOST_COLOURS + colour] == 0:
        return 1106 if table.charts.leaves_game[city] else 601
    site = next_site(table, city)
    if site == 0:
        return 505
    return row_refusal(table, city, site, colour)


def can_reopen(table: Table, seat: i64, city: i64) -> bool:
    """Whether some warehouse of the player's could be reopened in the city, were the ship in its harbour."""
    if table.closed[city * MOST_COLOURS + seat] > 0 and _reopening(table, city, seat) == 0:
        return True
    if table.seats != 2 or table.closed[city * MOST_COLOURS + seat + 2] == 0:
        return False
    return _reopening(table, city, seat + 2) == 0


def can_place(table: Table, seat: i64, city: i64) -> bool:
    """Whether some new warehouse of the player's could be placed in the city, whatever it costs."""
    site = next_site(table, city)
    if site == 0:
        return False
    if stock_refusal(table, seat, False) == 0 and row_refusal(table, city, site, seat) == 0:
        return True
    if table.seats != 2 or stock_refusal(table, seat, True) != 0:
        return False
    return row_refusal(table, city, site, seat + 2) == 0


def build(table: Table, seat: i64, neutral: bool, wanted: i64) -> None:
    """EC 5.1"""
    at = seat * PLAYER_CELLS
    city = table.player[at + SHIP]
    pay(table, seat, table.charts.harbour_cost[city * SPACES + table.player[at + SPACE]])
    table.player[at + (NEUTRAL if neutral else WAREHOUSES)] -= 1
    place(table, city, wanted if wanted != 0 else next_site(table, city), seat + table.seats if neutral else seat)
    if table.charts.pays_at_once[city] and not neutral:
        pay_at_once(table, seat, city)
    take_bonus(table, seat)
    see_whether_all_is_built(table, seat)


def reopen(table: Table, seat: i64, neutral: bool) -> None:
    """EC 6.1"""
    city = table.player[seat * PLAYER_CELLS + SHIP]
    colour = seat + table.seats if neutral else seat
    table.closed[city * MOST_COLOURS + colour] -= 1
    place(table, city, next_site(table, city), colour)
    take_bonus(table, seat)


def place(table: Table, city: i64, site: i64, colour: i64) -> None:
    """Put a warehouse on a site and close another if the site says so. EC 5.3-5.5"""
    chain = city * CITY_CELLS
    forward = site > table.city[chain + HIGHEST]
    table.site[city * (SITES + 1) + site] = colour
    table.opened[city * MOST_COLOURS + colour] += 1
    table.city[chain + OPEN_ALL] += 1
    if forward:
        table.city[chain + HIGHEST] = site
    if not table.city[chain + LOWEST] or site < table.city[chain + LOWEST]:
        table.city[chain + LOWEST] = site
    if forward and table.charts.closing[city * (SITES + 2) + site]:
        close_first(table, city)


def close_first(table: Table, city: i64) -> None:
    """EC 5.4; in Porto it leaves the game, EC 11.6"""
    chain = city * CITY_CELLS
    lowest = table.city[chain + LOWEST]
    at = city * (SITES + 1)
    colour = table.site[at + lowest]
    table.site[at + lowest] = NONE
    table.city[chain + LOWEST] = lowest + 1
    table.city[chain + OPEN_ALL] -= 1
    table.opened[city * MOST_COLOURS + colour] -= 1
    gone = table.charts.leaves_game[city]
    if not gone:
        table.closed[city * MOST_COLOURS + colour] += 1
    if table.tale is not None:
        arguments: dict[str, int | str] = {
            "city": table.charts.names[city],
            "who": colour % table.seats,
            "site": lowest,
            "colour": "neutral" if colour >= table.seats else "main",
        }
        table.tale.append(Happening("left" if gone else "closed", arguments))


def cities_with(table: Table, seat: i64) -> i64:
    """In how many cities a player has an open warehouse of the main colour. EC 8.2, EC 10.5"""
    count: i64 = 0
    for city in range(CITIES):
        if table.opened[city * MOST_COLOURS + seat] > 0:
            count += 1
    return count


def take_bonus(table: Table, seat: i64) -> None:
    """EC 5.7"""
    at = seat * PLAYER_CELLS + BONUS
    if table.bonus_taken < 3 and table.player[at] == 0 and cities_with(table, seat) >= BONUS_CITIES:
        table.player[at] = table.charts.bonus[table.bonus_taken]
        table.bonus_taken += 1
        if table.tale is not None:
            table.tale.append(Happening("bonus", {"who": seat, "amount": table.player[at]}))


def see_whether_all_is_built(table: Table, seat: i64) -> None:
    """EC 8.1, EC 10.4"""
    at = seat * PLAYER_CELLS
    if table.player[at + WAREHOUSES] + table.player[at + NEUTRAL] + table.player[at + FORTRESSES] == 0:
        if table.tale is not None and not table.phase_ends:
            table.tale.append(Happening("all-built", {"who": seat, "phase": table.phase}))
        table.phase_ends = 1


def fortress_site(table: Table, city: i64) -> i64:
    """The free fortress site with the lowest number, NONE if there is none. EC 7.2"""
    for number in range(table.charts.fort_sites[city]):
        if table.fort[city * 2 + number] == NONE:
            return number
    return NONE


def can_fortify(table: Table, seat: i64, city: i64) -> bool:
    """Whether a fortress could be built in the city, whatever it costs. EC 7.1"""
    if table.player[seat * PLAYER_CELLS + FORTRESSES] == 0:
        return False
    if table.fort[city * 2] == seat or table.fort[city * 2 + 1] == seat:
        return False
    return fortress_site(table, city) >= 0


def fortress_refusal(table: Table, seat: i64) -> i64:
    """EC 7.1"""
    at = seat * PLAYER_CELLS
    city = table.player[at + SHIP]
    if city < 0 or table.player[at + SPACE] < 0 or not can_fortify(table, seat, city):
        return 701
    cost = table.charts.fort_cost[city * 2 + fortress_site(table, city)]
    return cost_refusal(money_of(table, seat), cost, 701)


def build_fortress(table: Table, seat: i64) -> None:
    """EC 7.1"""
    city = table.player[seat * PLAYER_CELLS + SHIP]
    site = fortress_site(table, city)
    pay(table, seat, table.charts.fort_cost[city * 2 + site])
    table.fort[city * 2 + site] = seat
    table.player[seat * PLAYER_CELLS + FORTRESSES] -= 1
    see_whether_all_is_built(table, seat)
