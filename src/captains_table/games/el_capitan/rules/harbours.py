"""Harbour spaces: which one an arriving ship takes, and what a departing ship frees. EC 3.7 to EC 3.9"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.figures import SPACES
from captains_table.games.el_capitan.rules.layout import NONE, PLAYER_CELLS, SHIP, SPACE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan


def free_space(state: ElCapitan, city: i64, seat: i64) -> i64:
    """The free harbour space with the lowest number, one's own counting as free; NONE if there is none. EC 3.7, 3.9"""
    at = city * SPACES
    for space in range(state.figures.harbours[city]):
        lies_there = state.harbour[at + space]
        if lies_there == NONE or lies_there == seat:
            return space
    return NONE


def leave_harbour(state: ElCapitan, seat: i64) -> None:
    """EC 3.9"""
    at = seat * PLAYER_CELLS
    city = state.player[at + SHIP]
    space = state.player[at + SPACE]
    if city >= 0 and space >= 0:
        state.harbour[city * SPACES + space] = NONE
    state.player[at + SPACE] = NONE


def arrive(state: ElCapitan, seat: i64, city: i64) -> None:
    """EC 3.7; a player who sails to the pirate's home has to move him. EC 11.8"""
    leave_harbour(state, seat)
    at = seat * PLAYER_CELLS
    space = free_space(state, city, seat)
    state.player[at + SHIP] = city
    state.player[at + SPACE] = space
    if space >= 0:
        state.harbour[city * SPACES + space] = seat
    state.pirate_owed = 1 if city == state.figures.pirate_city else 0
