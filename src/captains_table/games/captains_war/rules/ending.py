"""CW 7.1, CW 10.1: when the game ends, and what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import OVER, Happening
from captains_table.games.captains_war.rules.captain import recruit_as_captain
from captains_table.games.captains_war.rules.events import KINDS
from captains_table.games.captains_war.rules.goods import free_circles, free_coins
from captains_table.games.captains_war.rules.layout import ATTACKS, COMMAND, COUNT, DEFENCES, SHEET
from captains_table.games.captains_war.rules.names import KIND_IDS
from captains_table.games.captains_war.rules.scoring import tell_count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.layout import Table

LAST_TURN: Final = 100
"""CW 7.1: so that every game ends."""


def ends(t: Table) -> bool:
    """CW 7.1, CW 10.1: whether an end condition holds."""
    if t.turn >= LAST_TURN:
        return True
    for side in range(t.figures.sides):
        if rows_full(t, side) or free_coins(t, side) <= 0 or t.sheets[side * SHEET + COMMAND + 1] > 0:
            return True
    if t.figures.solo == 1:
        for kind in range(KINDS):
            if free_circles(t, 0, kind) <= 0:
                return True
    return False


def rows_full(t: Table, side: i64) -> bool:
    """Whether the side has taken part in as many boardings as there are rows."""
    base = side * SHEET
    return t.sheets[base + ATTACKS] + t.sheets[base + DEFENCES] >= t.figures.boardings


def finish(t: Table) -> None:
    """CW 7.2, CW 10.2: the captain's last recruit, the naval battle and the count."""
    tell_end(t)
    if t.figures.solo == 1:
        recruit_as_captain(t, True)
    t.phase = COUNT
    t.to_move = OVER
    tell_count(t)


def tell_end(t: Table) -> None:
    """Every end condition that holds."""
    if t.tale is None:
        return
    for side in range(t.figures.sides):
        if t.figures.solo == 0:
            if rows_full(t, side):
                t.tale.append(Happening("end-boardings", {"who": side, "count": t.figures.boardings}))
            if free_coins(t, side) <= 0:
                t.tale.append(Happening("end-coins", {"who": side}))
        if t.sheets[side * SHEET + COMMAND + 1] > 0:
            t.tale.append(Happening("end-bonuses", {"who": side}))
    if t.figures.solo == 1:
        if rows_full(t, 0):
            t.tale.append(Happening("end-common-boardings", {"count": t.figures.boardings}))
        if free_coins(t, 0) <= 0:
            t.tale.append(Happening("end-common-coins", {}))
        for kind in range(KINDS):
            if free_circles(t, 0, kind) <= 0:
                t.tale.append(Happening("end-resource", {"resource": KIND_IDS[kind]}))
    if t.turn >= LAST_TURN:
        t.tale.append(Happening("end-turns", {"turn": t.turn}))
