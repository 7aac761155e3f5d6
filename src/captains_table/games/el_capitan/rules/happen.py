"""What an event does. The clauses themselves are in the files of their chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.events import (
    BUILD,
    BUY,
    EXTEND,
    FORTRESS,
    LOAN,
    PASS,
    PIRATE_CARD,
    PIRATE_FREE,
    PIRATE_PAID,
    PIRATE_ROUTE,
    REOPEN,
    REPAY,
    REVEAL,
    ROUTE,
    SAIL,
    STARTER,
    STARTS,
)
from captains_table.games.el_capitan.rules.fortresses import build_fortress
from captains_table.games.el_capitan.rules.layout import BUILT
from captains_table.games.el_capitan.rules.loans import extend, repay, take_loan
from captains_table.games.el_capitan.rules.pirate import move_for_florins, move_free, move_with_card, stop_on_the_way
from captains_table.games.el_capitan.rules.turn import end_turn, first_turn, next_phase, reveal
from captains_table.games.el_capitan.rules.voyages import buy, sail, sail_route
from captains_table.games.el_capitan.rules.warehouses import build, reopen

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan


def carry_out(state: ElCapitan, event: i64) -> None:
    """Carry out an event known to be legal."""
    events = state.figures.events
    kind = events.kind[event]
    if kind == STARTS:
        first_turn(state, events.seat[event])
    elif kind == REVEAL:
        reveal(state, events.card[event])
    elif kind == BUY:
        buy(state, state.to_move, events.card[event])
    elif kind == SAIL:
        sail(state, state.to_move, events.card[event])
    elif kind == ROUTE:
        sail_route(state, state.to_move, events.card[event], events.city[event])
    elif kind <= FORTRESS:
        building_happens(state, kind, event)
    elif kind <= PASS:
        turn_ends(state, kind, event)
    elif kind == REPAY:
        repay(state, state.to_move, events.loan[event])
    elif kind == EXTEND:
        extend(state, state.to_move, events.loan[event])
    elif kind == STARTER:
        next_phase(state, events.seat[event])
    else:
        pirate_moves(state, kind, event)


def building_happens(state: ElCapitan, kind: i64, event: i64) -> None:
    """EC 5, EC 6, EC 7"""
    events = state.figures.events
    state.stage = BUILT
    state.own_buildings()
    if kind == BUILD:
        build(state, state.to_move, events.neutral[event] == 1, events.site[event])
    elif kind == REOPEN:
        reopen(state, state.to_move, events.neutral[event] == 1)
    else:
        build_fortress(state, state.to_move)


def turn_ends(state: ElCapitan, kind: i64, event: i64) -> None:
    """EC 2.3, EC 2.7, EC 4.3"""
    if kind == LOAN:
        take_loan(state, state.to_move, state.figures.events.loan[event])
    elif kind == PASS:
        state.passes += 1
    end_turn(state)


def pirate_moves(state: ElCapitan, kind: i64, event: i64) -> None:
    """EC 11.8, EC 11.10"""
    events = state.figures.events
    seat = state.to_move
    city = events.city[event]
    space = events.space[event]
    state.acted = 1
    if kind == PIRATE_FREE:
        move_free(state, seat, city, space)
    elif kind == PIRATE_PAID:
        move_for_florins(state, seat, city, space, events.steps[event])
    elif kind == PIRATE_CARD or kind == PIRATE_ROUTE:
        move_with_card(state, seat, events.card[event], city, space)
    else:
        stop_on_the_way(state, seat, events.card[event], city)
