"""Which clause forbids an event. The clauses themselves are in the files of their chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.can_still_build import Outlook
from captains_table.games.el_capitan.rules.events import (
    BUILD,
    BUY,
    END,
    EXTEND,
    FORTRESS,
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
    VIA_CARD,
)
from captains_table.games.el_capitan.rules.fortresses import fortress_refusal
from captains_table.games.el_capitan.rules.layout import BUILT, ENDED, FILLING, LOANS, NAMING, NONE, STARTING
from captains_table.games.el_capitan.rules.legal import may_pass
from captains_table.games.el_capitan.rules.loans import extend_refusal, loan_refusal, repay_refusal
from captains_table.games.el_capitan.rules.pirate import free_refusal, last_card_refusal, paid_refusal, via_refusal
from captains_table.games.el_capitan.rules.pirate_landings import Landings
from captains_table.games.el_capitan.rules.turn import end_refusal, reveal_refusal
from captains_table.games.el_capitan.rules.voyages import buy_refusal, sail_refusal, sea_route_refusal
from captains_table.games.el_capitan.rules.warehouses import build_refusal, reopen_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan


def event_refusal(state: ElCapitan, event: i64) -> i64:
    """The clause that forbids an event now, or 0 if it is legal."""
    stage = state.stage
    events = state.figures.events
    if stage == ENDED or not events.is_event(event):
        return 907
    kind = events.kind[event]
    if kind == STARTS:
        return 0 if stage == STARTING and events.seat[event] < state.seats else 106
    if kind == REVEAL:
        return reveal_refusal(state, events.card[event])
    if stage == STARTING:
        return 106
    if stage == FILLING:
        return 301
    if kind == REPAY or kind == EXTEND or kind == STARTER or stage == LOANS or stage == NAMING:
        return after_payday_refusal(state, kind, event)
    if kind >= PIRATE_FREE:
        return pirate_refusal(state, kind, event)
    if state.pirate_from != NONE:
        return 1110
    if kind == BUY or kind == SAIL or kind == ROUTE:
        return card_refusal(state, kind, event)
    return turn_refusal(state, kind, event)


def after_payday_refusal(state: ElCapitan, kind: i64, event: i64) -> i64:
    """Loans and the next starting player, and everything else while they are being decided. EC 9.1, EC 9.5"""
    events = state.figures.events
    if kind == REPAY:
        return repay_refusal(state, state.to_move, events.loan[event]) if state.stage == LOANS else 901
    if kind == EXTEND:
        return extend_refusal(state, state.to_move, events.loan[event]) if state.stage == LOANS else 901
    if kind == STARTER:
        return 0 if state.stage == NAMING and events.seat[event] < state.seats else 905
    return 901 if state.stage == LOANS else 905


def card_refusal(state: ElCapitan, kind: i64, event: i64) -> i64:
    """Purchases and voyages. EC 3"""
    events = state.figures.events
    card = events.card[event]
    outlook = Outlook(state, state.to_move, state.needs)
    if kind == BUY:
        return buy_refusal(state, outlook, card)
    if kind == SAIL:
        return sail_refusal(state, outlook, card)
    return sea_route_refusal(state, outlook, card, events.city[event])


def turn_refusal(state: ElCapitan, kind: i64, event: i64) -> i64:
    """Buildings, loans and the end of a turn. EC 2, EC 4 to EC 7"""
    events = state.figures.events
    seat = state.to_move
    if kind == END:
        return end_refusal(state)
    if kind == PASS:
        return 0 if may_pass(state) else 207
    if state.stage == BUILT:
        return 202
    if kind == BUILD:
        return build_refusal(state, seat, events.neutral[event] == 1, events.site[event])
    if kind == REOPEN:
        return reopen_refusal(state, seat, events.neutral[event] == 1)
    if kind == FORTRESS:
        return fortress_refusal(state, seat)
    return loan_refusal(state, events.loan[event])


def pirate_refusal(state: ElCapitan, kind: i64, event: i64) -> i64:
    """EC 11.8, EC 11.10"""
    events = state.figures.events
    landings = Landings(state, state.to_move)
    city = events.city[event]
    space = events.space[event]
    if kind == PIRATE_FREE:
        return 1110 if state.pirate_from != NONE else free_refusal(state, landings, city, space)
    if kind == PIRATE_PAID:
        return paid_refusal(state, landings, city, space, events.steps[event])
    card = events.card[event]
    if kind == PIRATE_CARD or kind == PIRATE_ROUTE:
        return last_card_refusal(state, landings, card, city, space, kind == PIRATE_CARD)
    return via_refusal(state, landings, card, city, kind == VIA_CARD)
