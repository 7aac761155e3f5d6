"""CA 3: construction. Players assemble floors and roofs, and place buildings on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from captains_table.core.contract import Happening
from captains_table.games.capitol.rules.cards import held, may_hold, spend
from captains_table.games.capitol.rules.layout import (
    ACTION,
    CARDS,
    CONSTRUCTION,
    PASSED,
    PHASE_OVER,
    PLACING,
    PLAYER_CELLS,
    RAISING,
    ROOFING,
    ROOFS,
    UNFINISHED,
)
from captains_table.games.capitol.rules.names import FLOOR, NONE, ROOF, SHAPES
from captains_table.games.capitol.rules.placing import has_place, place, place_refusal

if TYPE_CHECKING:
    from captains_table.core.choices import Choices
    from captains_table.games.capitol.rules.state import Capitol

FLOORS_A_CARD: Final = 2
"""CA 3.5"""


def begin_construction(state: Capitol) -> None:
    """CA 3.1"""
    state.phase = CONSTRUCTION
    for seat in range(state.seats):
        state.player[seat * PLAYER_CELLS + PASSED] = 0
    next_turn(state, state.consul)


def next_turn(state: Capitol, seat: i64) -> None:
    """The turn goes to this seat, or to the next one that has not passed. CA 3.1, 3.2"""
    player = state.player
    for _seat in range(state.seats):
        if seat == state.seats:
            seat = 0
        at = seat * PLAYER_CELLS
        if player[at + PASSED] == 0:
            if player[at + CARDS] > 0:
                state.stage = ACTION
                state.turn = seat
                state.to_move = seat
                return
            player[at + PASSED] = 1
            if state.tale is not None:
                state.tale.append(Happening("no-cards", {"who": int(seat)}))
        seat += 1
    state.stage = PHASE_OVER


# Actions


def due_refusal(state: Capitol) -> i64:
    """The clause of what must be done first: the effect of the card that was played."""
    if state.stage == RAISING:
        return 305
    return 306 if state.stage == ROOFING else 307


def effect_refusal(state: Capitol, seat: i64, deck: i64, colour: i64) -> i64:
    """Why a card can't be carried out now."""
    if deck == FLOOR:
        return 0 if state.floors > 0 else 305
    if deck == ROOF:
        at = seat * PLAYER_CELLS
        some_left = state.player[at + ROOFS] + state.player[at + ROOFS + 1] > 0
        return 0 if some_left and state.player[at + UNFINISHED] > 0 else 306
    return 0 if has_place(state, seat, colour) else 307


def play_refusal(state: Capitol, card: i64) -> i64:
    """CA 3.1"""
    if state.stage != ACTION:
        return due_refusal(state)
    if not may_hold(state, state.turn, card):
        return 301
    return effect_refusal(state, state.turn, state.figures.deck_of[card], state.figures.colour_of[card])


def burn_refusal(state: Capitol, card: i64) -> i64:
    """CA 3.3"""
    if state.stage != ACTION:
        return due_refusal(state)
    return 0 if may_hold(state, state.turn, card) else 301


def pass_refusal(state: Capitol) -> i64:
    """CA 3.2"""
    return 0 if state.stage == ACTION else due_refusal(state)


def legal_actions(state: Capitol, found: Choices) -> None:
    """Everything a player may do with a turn. Whether cards have an effect is asked once for each sort of them."""
    figures = state.figures
    events = figures.events
    row, first = held(state, state.turn)
    asked: i64 = 0
    possible: i64 = 0
    one: i64 = 1
    place = first
    card = row[place]
    while card >= 0:
        sort = one << figures.sort_of[card]
        if asked & sort == 0:
            asked |= sort
            if effect_refusal(state, state.turn, figures.deck_of[card], figures.colour_of[card]) == 0:
                possible |= sort
        if possible & sort:
            found.add(events.play_of(card))
        place += 1
        card = row[place]
    found.add_row(row, first, events.burn_of(0))
    found.add(events.passing)


def play(state: Capitol, card: i64) -> None:
    """CA 3.1: the card is spent; its effect is chosen next."""
    spend(state, state.turn, card)
    deck = state.figures.deck_of[card]
    if deck == FLOOR:
        state.stage = RAISING
        state.left = min(FLOORS_A_CARD, state.floors)
    elif deck == ROOF:
        state.stage = ROOFING
    else:
        state.stage = PLACING
        state.colour = state.figures.colour_of[card]


def burn(state: Capitol, card: i64) -> None:
    """CA 3.3"""
    spend(state, state.turn, card)
    next_turn(state, state.turn + 1)


def give_up(state: Capitol) -> None:
    """CA 3.2"""
    state.player[state.turn * PLAYER_CELLS + PASSED] = 1
    next_turn(state, state.turn + 1)


# Floors


def raise_refusal(state: Capitol, height: i64) -> i64:
    """CA 3.5"""
    if state.stage != RAISING:
        return due_refusal(state) if state.stage != ACTION else 305
    if height > 0 and state.unfinished[state.turn * (state.figures.highest + 1) + height] == 0:
        return 305
    return 0


def legal_raises(state: Capitol, found: Choices) -> None:
    """A new building, and each height there is."""
    events, unfinished = state.figures.events, state.unfinished
    found.add(events.raise_of(0))
    at = state.turn * (state.figures.highest + 1)
    left = state.player[state.turn * PLAYER_CELLS + UNFINISHED]
    height: i64 = 1
    while left > 0:
        there = i64(unfinished[at + height])
        if there > 0:
            found.add(events.raise_of(height))
            left -= there
        height += 1


def unfinished_heights(state: Capitol, seat: i64) -> list[int]:
    """The different heights of a player's unfinished buildings, ascending."""
    heights: list[int] = []
    at = seat * (state.figures.highest + 1)
    left = state.player[seat * PLAYER_CELLS + UNFINISHED]
    height: i64 = 1
    while left > 0:
        there = i64(state.unfinished[at + height])
        if there > 0:
            heights.append(height)
            left -= there
        height += 1
    return heights


def put_floor(state: Capitol, height: i64) -> None:
    """CA 3.5"""
    at = state.turn * (state.figures.highest + 1)
    state.floors -= 1
    if height > 0:
        state.unfinished[at + height] -= i16(1)
    else:
        state.player[state.turn * PLAYER_CELLS + UNFINISHED] += 1
    state.unfinished[at + height + 1] += i16(1)
    if height >= state.tallest:
        state.tallest = height + 1
    state.left -= 1
    if state.left == 0:
        next_turn(state, state.turn + 1)


# Roofs


def roof_refusal(state: Capitol, height: i64, shape: i64) -> i64:
    """CA 3.6"""
    if state.stage != ROOFING:
        return due_refusal(state) if state.stage != ACTION else 306
    if state.unfinished[state.turn * (state.figures.highest + 1) + height] == 0:
        return 306
    return 0 if state.player[state.turn * PLAYER_CELLS + ROOFS + shape] > 0 else 306


def legal_roofs(state: Capitol, found: Choices) -> None:
    """Each unfinished height with each shape left."""
    unfinished = state.unfinished
    at = state.turn * (state.figures.highest + 1)
    left = state.player[state.turn * PLAYER_CELLS + UNFINISHED]
    height: i64 = 1
    while left > 0:
        there = i64(unfinished[at + height])
        if there > 0:
            for shape in range(SHAPES):
                if roof_refusal(state, height, shape) == 0:
                    found.add(state.figures.events.roof_of(height, shape))
            left -= there
        height += 1


def put_roof(state: Capitol, height: i64, shape: i64) -> None:
    """CA 3.6"""
    seat = state.turn
    state.unfinished[seat * (state.figures.highest + 1) + height] -= i16(1)
    state.player[seat * PLAYER_CELLS + UNFINISHED] -= 1
    state.player[seat * PLAYER_CELLS + ROOFS + shape] -= 1
    state.finished[(seat * SHAPES + shape) * (state.figures.highest + 1) + height] += i16(1)
    next_turn(state, seat + 1)


# Permits


def permit_refusal(state: Capitol, zone: i64, height: i64, shape: i64) -> i64:
    """CA 3.7"""
    if state.stage != PLACING:
        return due_refusal(state) if state.stage != ACTION else 307
    return place_refusal(state, state.turn, state.colour, zone, height, shape)


def put_on_board(state: Capitol, zone: i64, height: i64, shape: i64) -> None:
    """CA 3.7"""
    place(state, state.turn, zone, height, shape)
    state.colour = NONE
    next_turn(state, state.turn + 1)
