"""What an event does. The clauses themselves are in the files of their chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.capitol.rules.construction import burn, give_up, play, put_floor, put_on_board, put_roof
from captains_table.games.capitol.rules.draw import draw, next_top
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
    SITE,
    TOP,
)
from captains_table.games.capitol.rules.improvement import bid_card, end_bid, site
from captains_table.games.capitol.rules.layout import PHASE_OVER, SET_UP
from captains_table.games.capitol.rules.rounds import next_phases
from captains_table.games.capitol.rules.setup import deal, first_top, name_consul

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.capitol.rules.state import Capitol


def carry_out(state: Capitol, event: i64) -> None:
    """Carry out an event known to be legal, and the phases that follow automatically."""
    events = state.figures.events
    kind = events.kind[event]
    if kind <= TOP:
        chance_happens(state, kind, event)
    elif kind <= PLACE:
        construction_happens(state, kind, event)
    elif kind == BID:
        bid_card(state, events.card[event])
    elif kind == BID_DONE:
        end_bid(state)
    elif kind == SITE:
        site(state, events.improvement[event], events.zone[event])
    elif kind == DRAW_CARD:
        draw(state, events.deck[event])
    if state.stage == PHASE_OVER:
        next_phases(state)


def chance_happens(state: Capitol, kind: i64, event: i64) -> None:
    """CA 1, 5.1"""
    events = state.figures.events
    if kind == CONSUL:
        name_consul(state, events.seat[event])
    elif kind == DEAL:
        deal(state, events.seat[event], events.card[event])
    elif state.phase == SET_UP:
        first_top(state, events.card[event])
    else:
        next_top(state, events.card[event])


def construction_happens(state: Capitol, kind: i64, event: i64) -> None:
    """CA 3"""
    events = state.figures.events
    if kind == PLAY:
        play(state, events.card[event])
    elif kind == BURN:
        burn(state, events.card[event])
    elif kind == PASS:
        give_up(state)
    elif kind == RAISE:
        put_floor(state, events.height[event])
    elif kind == PUT_ROOF:
        put_roof(state, events.height[event], events.shape[event])
    else:
        put_on_board(state, events.zone[event], events.height[event], events.shape[event])
