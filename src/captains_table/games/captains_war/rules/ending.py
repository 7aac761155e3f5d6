"""CW 7.1, CW 10.1: when the game ends, and what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import OVER, Happening
from captains_table.games.captains_war.rules.captain_buys import recruit_as_captain
from captains_table.games.captains_war.rules.goods import free_circles, free_coins
from captains_table.games.captains_war.rules.layout import ATTACKS, COMMAND, COUNT, DEFENCES, SHEET
from captains_table.games.captains_war.rules.names import RESOURCE_NAMES, RESOURCES
from captains_table.games.captains_war.rules.scoring import tell_count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar

LAST_TURN: Final = 100
"""CW 7.1: guarantees that every game ends."""


def ends(state: CaptainsWar) -> bool:
    """CW 7.1, CW 10.1: whether an end condition holds."""
    if state.turn >= LAST_TURN:
        return True
    for side in range(state.figures.sides):
        if rows_full(state, side) or free_coins(state, side) <= 0 or state.sheets[side * SHEET + COMMAND + 1] > 0:
            return True
    if state.figures.solo == 1:
        for resource in range(RESOURCES):
            if free_circles(state, 0, resource) <= 0:
                return True
    return False


def rows_full(state: CaptainsWar, side: i64) -> bool:
    """Whether the side has taken part in as many boardings as there are rows."""
    base = side * SHEET
    return state.sheets[base + ATTACKS] + state.sheets[base + DEFENCES] >= state.figures.boardings


def finish(state: CaptainsWar) -> None:
    """CW 7.2, CW 10.2: the captain's last recruit, the naval battle and the count."""
    tell_end(state)
    if state.figures.solo == 1:
        recruit_as_captain(state, True)
    state.phase = COUNT
    state.to_move = OVER
    tell_count(state)


def tell_end(state: CaptainsWar) -> None:
    """Report every end condition that holds."""
    if state.tale is None:
        return
    for side in range(state.figures.sides):
        if state.figures.solo == 0:
            if rows_full(state, side):
                state.tale.append(Happening("end-boardings", {"who": side, "count": state.figures.boardings}))
            if free_coins(state, side) <= 0:
                state.tale.append(Happening("end-coins", {"who": side}))
        if state.sheets[side * SHEET + COMMAND + 1] > 0:
            state.tale.append(Happening("end-bonuses", {"who": side}))
    if state.figures.solo == 1:
        if rows_full(state, 0):
            state.tale.append(Happening("end-common-boardings", {"count": state.figures.boardings}))
        if free_coins(state, 0) <= 0:
            state.tale.append(Happening("end-common-coins", {}))
        for resource in range(RESOURCES):
            if free_circles(state, 0, resource) <= 0:
                state.tale.append(Happening("end-resource", {"resource": RESOURCE_NAMES[resource]}))
    if state.turn >= LAST_TURN:
        state.tale.append(Happening("end-turns", {"turn": state.turn}))
