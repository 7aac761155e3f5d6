"""Warehouses: where they may be built, what they shut down, and reopening them. EC 5, EC 6, EC 10.2, EC 10.3"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import Happening
from captains_table.games.el_capitan.rules.figures import SITES, SPACES
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
)
from captains_table.games.el_capitan.rules.money import cost_refusal, pay
from captains_table.games.el_capitan.rules.scoring import cities_with, pay_at_once

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan

LONGEST_ROW: Final = 3
"""EC 5.6, EC 10.3: of one (main) colour."""
LONGEST_ROW_OF_TWO: Final = 4
"""EC 10.3: of a player's two colours together."""
BONUS_CITIES: Final = 9
"""EC 5.7"""


def next_site(state: ElCapitan, city: i64) -> i64:
    """The site of the next warehouse, 0 if there is none; 1 (or 2, by choice) in an empty city. EC 5.2, 5.3, 5.5"""
    lowest = state.city[city * CITY_CELLS + LOWEST]
    highest = state.city[city * CITY_CELLS + HIGHEST]
    if highest == 0:
        return 1
    if lowest == 2 and highest == 2:
        return 1  # EC 5.2
    if highest < SITES:
        return highest + 1  # EC 5.3
    return lowest - 1  # EC 5.5


def row_refusal(state: ElCapitan, city: i64, site: i64, colour: i64) -> i64:
    """Whether a warehouse of this colour on this site makes the row too long. EC 5.6, EC 10.3"""
    at = city * (SITES + 1)
    seats = state.seats
    step: i64 = 1 if site < state.city[city * CITY_CELLS + LOWEST] else -1
    same: i64 = 1
    look = site + step
    while 1 <= look <= SITES and state.site[at + look] == colour:
        same += 1
        look += step
    if seats > 2:
        return 506 if same > LONGEST_ROW else 0
    if colour < seats and same > LONGEST_ROW:
        return 1003
    owner = colour % seats
    both: i64 = 1
    look = site + step
    while 1 <= look <= SITES and state.site[at + look] >= 0 and state.site[at + look] % seats == owner:
        both += 1
        look += step
    return 1003 if both > LONGEST_ROW_OF_TWO else 0


def stock_refusal(state: ElCapitan, seat: i64, neutral: bool) -> i64:
    """Whether the player has such a warehouse in front of them and may place it. EC 5.1, EC 10.1, EC 10.2"""
    at = seat * PLAYER_CELLS
    own = state.player[at + WAREHOUSES]
    grey = state.player[at + NEUTRAL]
    if neutral:
        if state.seats != 2:
            return 1001
        if grey == 0:
            return 501
        grey -= 1
    else:
        if own == 0:
            return 501
        own -= 1
    if own + grey > 0 and own <= grey and state.seats == 2:
        return 1002
    return 0


def build_refusal(state: ElCapitan, seat: i64, neutral: bool, named: i64) -> i64:
    """Whether the player may build now; `named` is the site that the event names, 0 for the next one. EC 5.1, EC 5.2"""
    at = seat * PLAYER_CELLS
    city = state.player[at + SHIP]
    space = state.player[at + SPACE]
    if city < 0 or space < 0:
        return 501
    stock = stock_refusal(state, seat, neutral)
    if stock != 0:
        return stock
    if (state.city[city * CITY_CELLS + HIGHEST] == 0) != (named != 0):
        return 502
    site = named if named != 0 else next_site(state, city)
    if site == 0:
        return 505
    row = row_refusal(state, city, site, seat + state.seats if neutral else seat)
    if row != 0:
        return row
    return cost_refusal(state.player[at + MONEY], state.figures.harbour_cost[city * SPACES + space], 501)


def reopen_refusal(state: ElCapitan, seat: i64, neutral: bool) -> i64:
    """Whether the player may reopen a closed warehouse of a colour now. EC 6.1, EC 10.7, EC 11.6"""
    at = seat * PLAYER_CELLS
    city = state.player[at + SHIP]
    if city < 0 or state.player[at + SPACE] < 0:
        return 601
    if neutral and state.seats != 2:
        return 1001
    return _closed_refusal(state, city, seat + state.seats if neutral else seat)


def _closed_refusal(state: ElCapitan, city: i64, colour: i64) -> i64:
    """Whether a closed warehouse of a colour could be reopened if the ship were in the city's harbour."""
    if state.closed[city * MOST_COLOURS + colour] == 0:
        return 1106 if state.figures.leaves_game[city] else 601
    site = next_site(state, city)
    if site == 0:
        return 505
    return row_refusal(state, city, site, colour)


def can_reopen(state: ElCapitan, seat: i64, city: i64) -> bool:
    """Whether any of the player's warehouses could be reopened if the ship were in the city's harbour."""
    if state.closed[city * MOST_COLOURS + seat] > 0 and _closed_refusal(state, city, seat) == 0:
        return True
    if state.seats != 2 or state.closed[city * MOST_COLOURS + seat + 2] == 0:
        return False
    return _closed_refusal(state, city, seat + 2) == 0


def can_place(state: ElCapitan, seat: i64, city: i64) -> bool:
    """Whether any new warehouse of the player could be placed in the city, regardless of cost."""
    site = next_site(state, city)
    if site == 0:
        return False
    if stock_refusal(state, seat, False) == 0 and row_refusal(state, city, site, seat) == 0:
        return True
    if state.seats != 2 or stock_refusal(state, seat, True) != 0:
        return False
    return row_refusal(state, city, site, seat + 2) == 0


def build(state: ElCapitan, seat: i64, neutral: bool, named: i64) -> None:
    """EC 5.1"""
    at = seat * PLAYER_CELLS
    city = state.player[at + SHIP]
    pay(state, seat, state.figures.harbour_cost[city * SPACES + state.player[at + SPACE]])
    state.player[at + (NEUTRAL if neutral else WAREHOUSES)] -= 1
    place(state, city, named if named != 0 else next_site(state, city), seat + state.seats if neutral else seat)
    if state.figures.pays_at_once[city] and not neutral:
        pay_at_once(state, seat, city)
    take_bonus(state, seat)
    see_whether_all_is_built(state, seat)


def reopen(state: ElCapitan, seat: i64, neutral: bool) -> None:
    """EC 6.1"""
    city = state.player[seat * PLAYER_CELLS + SHIP]
    colour = seat + state.seats if neutral else seat
    state.closed[city * MOST_COLOURS + colour] -= 1
    place(state, city, next_site(state, city), colour)
    take_bonus(state, seat)


def place(state: ElCapitan, city: i64, site: i64, colour: i64) -> None:
    """Put a warehouse on a site and shut down another if the site requires it. EC 5.3-5.5"""
    chain = city * CITY_CELLS
    forward = site > state.city[chain + HIGHEST]
    state.site[city * (SITES + 1) + site] = colour
    state.opened[city * MOST_COLOURS + colour] += 1
    state.city[chain + OPEN_ALL] += 1
    if forward:
        state.city[chain + HIGHEST] = site
    if not state.city[chain + LOWEST] or site < state.city[chain + LOWEST]:
        state.city[chain + LOWEST] = site
    if forward and state.figures.closing[city * (SITES + 2) + site]:
        close_first(state, city)


def close_first(state: ElCapitan, city: i64) -> None:
    """EC 5.4; in Porto it leaves the game, EC 11.6"""
    chain = city * CITY_CELLS
    lowest = state.city[chain + LOWEST]
    at = city * (SITES + 1)
    colour = state.site[at + lowest]
    state.site[at + lowest] = NONE
    state.city[chain + LOWEST] = lowest + 1
    state.city[chain + OPEN_ALL] -= 1
    state.opened[city * MOST_COLOURS + colour] -= 1
    gone = state.figures.leaves_game[city]
    if not gone:
        state.closed[city * MOST_COLOURS + colour] += 1
    if state.tale is not None:
        arguments: dict[str, int | str] = {
            "city": state.figures.names[city],
            "who": colour % state.seats,
            "site": lowest,
            "colour": "neutral" if colour >= state.seats else "main",
        }
        state.tale.append(Happening("left" if gone else "closed", arguments))


def take_bonus(state: ElCapitan, seat: i64) -> None:
    """EC 5.7"""
    at = seat * PLAYER_CELLS + BONUS
    if state.bonus_taken < 3 and state.player[at] == 0 and cities_with(state, seat) >= BONUS_CITIES:
        state.player[at] = state.figures.bonus[state.bonus_taken]
        state.bonus_taken += 1
        if state.tale is not None:
            state.tale.append(Happening("bonus", {"who": seat, "amount": state.player[at]}))


def see_whether_all_is_built(state: ElCapitan, seat: i64) -> None:
    """EC 8.1, EC 10.4"""
    at = seat * PLAYER_CELLS
    if state.player[at + WAREHOUSES] + state.player[at + NEUTRAL] + state.player[at + FORTRESSES] == 0:
        if state.tale is not None and not state.phase_ends:
            state.tale.append(Happening("all-built", {"who": seat, "phase": state.phase}))
        state.phase_ends = 1
