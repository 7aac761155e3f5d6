"""CA 3: construction. Players put floors and roofs together and bring buildings onto the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from captains_table.games.capitol.rules.cards import spend
from captains_table.games.capitol.rules.figures import FLOOR, PERMIT, ROOF, SHAPES
from captains_table.games.capitol.rules.layout import (
    ACTION,
    CARDS,
    CONSTRUCTION,
    NONE,
    PASSED,
    PHASE_OVER,
    PLACING,
    PLAYER_CELLS,
    RAISING,
    ROOFING,
    ROOFS,
    UNFINISHED,
    held,
    may_hold,
    tell,
)
from captains_table.games.capitol.rules.placing import legal_places, may_place, place

if TYPE_CHECKING:
    from captains_table.games.capitol.rules.layout import Table

FLOORS_A_CARD: Final = 2
"""CA 3.5"""


def begin_construction(table: Table) -> None:
    """CA 3.1"""
    table.phase = CONSTRUCTION
    for seat in range(table.seats):
        table.player[seat * PLAYER_CELLS + PASSED] = 0
    next_turn(table, table.consul)


def next_turn(table: Table, seat: i64) -> None:
    """The turn comes to this seat, or to the next one that has not passed. CA 3.1, 3.2"""
    for _ in range(table.seats):
        if seat == table.seats:
            seat = 0
        at = seat * PLAYER_CELLS
        if table.player[at + PASSED] == 0:
            if table.player[at + CARDS] > 0:
                table.stage = ACTION
                table.turn = seat
                table.to_move = seat
                return
            table.player[at + PASSED] = 1
            if table.tale is not None:
                tell(table, "no-cards", {"who": int(seat)})
        seat += 1
    table.stage = PHASE_OVER


# Actions


def due(table: Table) -> i64:
    """The clause that says what must be done now instead of an action."""
    if table.stage == RAISING:
        return 305
    if table.stage == ROOFING:
        return 306
    return 307 if table.stage == PLACING else 301


def has_effect(table: Table, seat: i64, deck: i64, colour: i64) -> i64:
    """0 if a card can be carried out now, else the clause that says why not."""
    if deck == FLOOR:
        return 0 if table.floors > 0 else 305
    if deck == ROOF:
        at = seat * PLAYER_CELLS
        some_left = table.player[at + ROOFS] + table.player[at + ROOFS + 1] > 0
        return 0 if some_left and table.player[at + UNFINISHED] > 0 else 306
    return 0 if legal_places(table, seat, colour, 1) else 307


def may_play(table: Table, kind: i64) -> i64:
    """CA 3.1"""
    if table.stage != ACTION:
        return due(table)
    if not may_hold(table, table.turn, kind):
        return 301
    return has_effect(table, table.turn, table.charts.deck_of[kind], table.charts.colour_of[kind])


def may_burn(table: Table, kind: i64) -> i64:
    """CA 3.3"""
    if table.stage != ACTION:
        return due(table)
    return 0 if may_hold(table, table.turn, kind) else 301


def may_pass(table: Table) -> i64:
    """CA 3.2"""
    return 0 if table.stage == ACTION else due(table)


def legal_actions(table: Table) -> list[int]:
    """Everything a player may do with a turn. Whether cards have an effect is asked once for each sort of them."""
    charts = table.charts
    cards = held(table, table.turn)
    choices: list[int] = []
    asked: i64 = 0
    possible: i64 = 0
    one: i64 = 1
    for kind in cards:
        deck = charts.deck_of[kind]
        colour = charts.colour_of[kind]
        sort = one << (deck + colour if deck == PERMIT else deck)
        if asked & sort == 0:
            asked |= sort
            if has_effect(table, table.turn, deck, colour) == 0:
                possible |= sort
        if possible & sort:
            choices.append(charts.events.play + kind)
    burn = charts.events.burn
    for kind in cards:
        choices.append(burn + kind)
    choices.append(charts.events.giving_up)
    return choices


def play(table: Table, kind: i64) -> None:
    """CA 3.1: the card is gone, its effect is chosen next."""
    spend(table, table.turn, kind)
    deck = table.charts.deck_of[kind]
    if deck == FLOOR:
        table.stage = RAISING
        table.left = min(FLOORS_A_CARD, table.floors)
    elif deck == ROOF:
        table.stage = ROOFING
    else:
        table.stage = PLACING
        table.colour = table.charts.colour_of[kind]


def burn(table: Table, kind: i64) -> None:
    """CA 3.3"""
    spend(table, table.turn, kind)
    next_turn(table, table.turn + 1)


def give_up(table: Table) -> None:
    """CA 3.2"""
    table.player[table.turn * PLAYER_CELLS + PASSED] = 1
    next_turn(table, table.turn + 1)


# Floors


def may_raise(table: Table, height: i64) -> i64:
    """CA 3.5"""
    if table.stage != RAISING:
        return due(table) if table.stage != ACTION else 305
    if height > 0 and table.unfinished[table.turn * (table.charts.highest + 1) + height] == 0:
        return 305
    return 0


def legal_raises(table: Table) -> list[int]:
    """A new building, and each height there is."""
    choices: list[int] = [table.charts.events.raising]
    for height in unfinished_heights(table, table.turn):
        choices.append(table.charts.events.raising + height)
    return choices


def unfinished_heights(table: Table, seat: i64) -> list[int]:
    """The different heights of a player's unfinished buildings, ascending."""
    heights: list[int] = []
    at = seat * (table.charts.highest + 1)
    left = table.player[seat * PLAYER_CELLS + UNFINISHED]
    height: i64 = 1
    while left > 0:
        there = i64(table.unfinished[at + height])
        if there > 0:
            heights.append(height)
            left -= there
        height += 1
    return heights


def put_floor(table: Table, height: i64) -> None:
    """CA 3.5"""
    at = table.turn * (table.charts.highest + 1)
    table.floors -= 1
    if height > 0:
        table.unfinished[at + height] -= i16(1)
    else:
        table.player[table.turn * PLAYER_CELLS + UNFINISHED] += 1
    table.unfinished[at + height + 1] += i16(1)
    if height >= table.tallest:
        table.tallest = height + 1
    table.left -= 1
    if table.left == 0:
        next_turn(table, table.turn + 1)


# Roofs


def may_roof(table: Table, height: i64, shape: i64) -> i64:
    """CA 3.6"""
    if table.stage != ROOFING:
        return due(table) if table.stage != ACTION else 306
    if table.unfinished[table.turn * (table.charts.highest + 1) + height] == 0:
        return 306
    return 0 if table.player[table.turn * PLAYER_CELLS + ROOFS + shape] > 0 else 306


def legal_roofs(table: Table) -> list[int]:
    """Each unfinished height with each shape left."""
    choices: list[int] = []
    for height in unfinished_heights(table, table.turn):
        for shape in range(SHAPES):
            if may_roof(table, height, shape) == 0:
                choices.append(table.charts.events.roof_of(height, shape))
    return choices


def put_roof(table: Table, height: i64, shape: i64) -> None:
    """CA 3.6"""
    seat = table.turn
    table.unfinished[seat * (table.charts.highest + 1) + height] -= i16(1)
    table.player[seat * PLAYER_CELLS + UNFINISHED] -= 1
    table.player[seat * PLAYER_CELLS + ROOFS + shape] -= 1
    table.finished[(seat * SHAPES + shape) * (table.charts.highest + 1) + height] += i16(1)
    next_turn(table, seat + 1)


# Permits


def legal_permits(table: Table) -> list[int]:
    """Every way to place a building."""
    return legal_places(table, table.turn, table.colour, table.charts.events.size)


def may_put_on_board(table: Table, zone: i64, height: i64, shape: i64) -> i64:
    """CA 3.7"""
    if table.stage != PLACING:
        return due(table) if table.stage != ACTION else 307
    return may_place(table, table.turn, table.colour, zone, height, shape)


def put_on_board(table: Table, zone: i64, height: i64, shape: i64) -> None:
    """CA 3.7"""
    place(table, table.turn, zone, height, shape)
    table.colour = NONE
    next_turn(table, table.turn + 1)
