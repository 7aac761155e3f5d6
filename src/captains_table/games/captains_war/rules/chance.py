"""CW 1.2, CW 1.4: what chance may bring, and how likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.captains_war.rules.events import (
    BLACK,
    BLUE,
    BLUES,
    FIRST,
    FORCES,
    JOKER,
    MOST_COINS,
    RED,
    RED_FACES,
    YELLOW,
)
from captains_table.games.captains_war.rules.layout import CREW_ROLL, LOOT_ROLL, WHO_BEGINS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.core.luck import Luck
    from captains_table.games.captains_war.rules.layout import Table


def die_to_fall(t: Table) -> i64:
    """Where the events of the die begin that falls next."""
    if t.rolling == LOOT_ROLL:
        if t.fallen < BLUES:
            return BLUE
        if t.fallen == BLUES:
            return YELLOW
        return BLACK if t.fallen == BLUES + 1 else RED
    return YELLOW if t.rolling == CREW_ROLL else BLUE


def throw(t: Table, luck: Luck) -> i64:
    """A player or a face, each equally likely."""
    if t.rolling == WHO_BEGINS:
        return FIRST + luck.below(t.seats)
    die = die_to_fall(t)
    if die == BLUE:
        return BLUE + t.figures.blue[luck.below(len(t.figures.blue))]
    if die == YELLOW:
        return YELLOW - 1 + t.figures.yellow[luck.below(len(t.figures.yellow))]
    if die == BLACK:
        return BLACK - 1 + t.figures.black[luck.below(len(t.figures.black))]
    return RED + t.figures.red[luck.below(len(t.figures.red))]


def chances(t: Table) -> list[tuple[int, int]]:
    """Every event that may come, with its weight."""
    if t.rolling == WHO_BEGINS:
        return [(FIRST + seat, 1) for seat in range(t.seats)]
    die = die_to_fall(t)
    if die == BLUE:
        return weighed(t.figures.blue, 0, JOKER + 1, BLUE)
    if die == YELLOW:
        return weighed(t.figures.yellow, 1, MOST_COINS, YELLOW)
    if die == BLACK:
        return weighed(t.figures.black, 1, FORCES, BLACK)
    return weighed(t.figures.red, 0, RED_FACES, RED)


def weighed(faces: Cells, lowest: i64, count: i64, events: i64) -> list[tuple[int, int]]:
    """The faces of a die as events, each as heavy as it is frequent."""
    found: list[tuple[int, int]] = []
    for number in range(count):
        weight = 0
        for face in faces:
            if face == lowest + number:
                weight += 1
        if weight > 0:
            found.append((events + number, weight))
    return found
