"""Where the pirate may end his move, how he takes a harbour space, and how that is undone. EC 11.9"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.figures import PIRATE, SPACES
from captains_table.games.el_capitan.rules.layout import NONE, PLAYER_CELLS, SPACE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan


def harbour_refusal(state: ElCapitan, origin: i64, city: i64, space: i64) -> i64:
    """Whether the pirate, coming from one city, may end his move in a harbour space of another. EC 11.9"""
    figures = state.figures
    if not figures.in_play[city]:
        return 1101
    if city == origin or space >= figures.harbours[city]:
        return 1109
    for other in range(figures.harbours[city]):
        if state.harbour[city * SPACES + other] == NONE:
            return 0
    return 1109


def put_pirate(state: ElCapitan, city: i64, space: i64) -> i64:
    """Put the pirate on a harbour space; a ship there makes room. Returns the space that it moved to, or NONE. EC
    11.9"""
    if state.pirate_space >= 0:
        state.harbour[state.pirate_city * SPACES + state.pirate_space] = NONE
    state.pirate_city = city
    state.pirate_space = space
    at = city * SPACES
    ship = state.harbour[at + space]
    moved_to: i64 = NONE
    if ship != NONE:
        moved_to = 0
        while state.harbour[at + moved_to] != NONE:
            moved_to += 1
        state.harbour[at + moved_to] = ship
        state.player[ship * PLAYER_CELLS + SPACE] = moved_to
    state.harbour[at + space] = PIRATE
    return moved_to


def take_back_pirate(state: ElCapitan, city: i64, space: i64, moved_to: i64) -> None:
    """Undo `put_pirate`: back to where he came from."""
    at = state.pirate_city * SPACES
    state.harbour[at + state.pirate_space] = NONE
    if moved_to >= 0:
        ship = state.harbour[at + moved_to]
        state.harbour[at + moved_to] = NONE
        state.harbour[at + state.pirate_space] = ship
        state.player[ship * PLAYER_CELLS + SPACE] = state.pirate_space
    state.pirate_city = city
    state.pirate_space = space
    if space >= 0:
        state.harbour[city * SPACES + space] = PIRATE


def origin_of(state: ElCapitan) -> i64:
    """Where the pirate's move began."""
    return state.pirate_from if state.pirate_from != NONE else state.pirate_city
