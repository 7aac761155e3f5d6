"""Which clause forbids an event. The clauses themselves are in the files of their chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import OVER
from captains_table.games.capitol.rules.construction import (
    burn_refusal,
    pass_refusal,
    permit_refusal,
    play_refusal,
    raise_refusal,
    roof_refusal,
)
from captains_table.games.capitol.rules.draw import draw_refusal
from captains_table.games.capitol.rules.events import (
    BID,
    BID_DONE,
    BURN,
    CONSUL,
    DEAL,
    DRAW_CARD,
    PASS,
    PLACE,
    PLAY,
    PUT_ROOF,
    RAISE,
    TOP,
)
from captains_table.games.capitol.rules.improvement import bid_done_refusal, bid_refusal, site_refusal
from captains_table.games.capitol.rules.layout import CONSTRUCTION, DRAW, IMPROVEMENT
from captains_table.games.capitol.rules.setup import consul_refusal, deal_refusal, top_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.capitol.rules.state import Capitol


def event_refusal(state: Capitol, event: i64) -> i64:
    """The clause that forbids an event, or 0 if it is legal."""
    if state.to_move == OVER:
        return 203
    events = state.figures.events
    if not events.is_event(event):
        return 201
    kind = events.kind[event]
    if kind <= TOP:
        return chance_refusal(state, kind, event)
    if kind <= PLACE:
        return construction_refusal(state, kind, event) if state.phase == CONSTRUCTION else 201
    if kind < DRAW_CARD:
        return improvement_refusal(state, kind, event) if state.phase == IMPROVEMENT else 201
    return draw_refusal(state, events.deck[event]) if state.phase == DRAW else 201


def chance_refusal(state: Capitol, kind: i64, event: i64) -> i64:
    """CA 1, 5.1"""
    events = state.figures.events
    if kind == CONSUL:
        return consul_refusal(state)
    if kind == DEAL:
        return deal_refusal(state, events.seat[event], events.card[event])
    return top_refusal(state, events.card[event])


def construction_refusal(state: Capitol, kind: i64, event: i64) -> i64:
    """CA 3, 4"""
    events = state.figures.events
    if kind == PLAY:
        return play_refusal(state, events.card[event])
    if kind == BURN:
        return burn_refusal(state, events.card[event])
    if kind == PASS:
        return pass_refusal(state)
    if kind == RAISE:
        return raise_refusal(state, events.height[event])
    if kind == PUT_ROOF:
        return roof_refusal(state, events.height[event], events.shape[event])
    return permit_refusal(state, events.zone[event], events.height[event], events.shape[event])


def improvement_refusal(state: Capitol, kind: i64, event: i64) -> i64:
    """CA 6"""
    events = state.figures.events
    if kind == BID:
        return bid_refusal(state, events.card[event])
    if kind == BID_DONE:
        return bid_done_refusal(state)
    return site_refusal(state, events.improvement[event], events.zone[event])
