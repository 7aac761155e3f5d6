"""Why not: the case in which a clause forbids an event. `case` distinguishes the cases of one clause."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Arguments
from captains_table.games.capitol.dump import STEPS, finished
from captains_table.games.capitol.rules.cards import may_hold
from captains_table.games.capitol.rules.events import BID, PLACE, PLAY, PUT_ROOF, RAISE, SITE
from captains_table.games.capitol.rules.improvement import improvement_on_offer
from captains_table.games.capitol.rules.layout import (
    ACTION,
    DEALING,
    HIGHEST,
    PLACING,
    PLAYER_CELLS,
    RAISING,
    REVEALING,
    ROOFING,
    SHAPE,
    SITING,
    UNFINISHED,
    ZONE_CELLS,
)
from captains_table.games.capitol.rules.names import COLOUR_NAMES, DECK_NAMES, IMPROVEMENT_NAMES, ROOF, SHAPE_NAMES
from captains_table.games.capitol.rules.state import Capitol
from captains_table.games.capitol.words import card_facts

UNTIMELY = (201, 203)
"""The clauses that only say that it is another phase, or that the game is over."""
EFFECTS = {RAISING: RAISE, ROOFING: PUT_ROOF, PLACING: PLACE}
"""Which kind of event carries out a card that has been played."""


def explain(state: State, event: int, clause: int) -> Arguments:
    """The arguments of the sentence that explains why a clause forbids an event."""
    state = cast("Capitol", state)
    chapter = clause // 100
    if clause == 203:
        return {}
    if clause == 201:
        return {"phase": STEPS[state.phase]}
    if chapter in (1, 5):
        return _no_chance(state, event, clause)
    if chapter == 3:
        return _no_action(state, event, clause)
    if chapter == 4:
        return _no_place(state, event, clause)
    if chapter == 6:
        return _not_in_auction(state, event, clause)
    return {"deck": DECK_NAMES[state.figures.events.deck[event]]} if clause == 803 else {}


def _no_chance(state: Capitol, event: int, clause: int) -> Arguments:
    """CA 1.3, 1.4, 1.6, 5.1"""
    if clause == 103:
        return card_facts(state, state.figures.events.card[event])
    if clause == 104 and state.stage == DEALING:
        return {"case": "due", "who": int(state.turn), "deck": DECK_NAMES[state.deck]}
    if clause == 501 and state.stage == REVEALING:
        return {"case": "due", "deck": DECK_NAMES[state.deck]}
    return {"case": "past"}


def _no_action(state: Capitol, event: int, clause: int) -> Arguments:
    """CA 3.1, 3.5, 3.6, 3.7"""
    events = state.figures.events
    card = events.card[event]
    if clause == 301:
        return {**card_facts(state, card), "who": int(state.turn)}
    arguments: Arguments = {"who": int(state.turn), "case": _case_of_action(state, event, clause)}
    if events.height[event] >= 0:
        arguments["height"] = int(events.height[event])
    if events.shape[event] >= 0:
        arguments["shape"] = SHAPE_NAMES[events.shape[event]]
    if clause == 307 and events.kind[event] == PLAY:
        arguments["colour"] = COLOUR_NAMES[state.figures.colour_of[card]]
    return arguments


def _case_of_action(state: Capitol, event: int, clause: int) -> str:
    """The case in which an action is not possible."""
    events = state.figures.events
    kind = events.kind[event]
    if state.stage != ACTION and kind != EFFECTS[state.stage]:
        return "due"
    if kind in (RAISE, PUT_ROOF, PLACE) and state.stage == ACTION:
        return "card"
    if kind == PLAY and clause == 305:
        return "empty"
    if kind == PLAY and state.figures.deck_of[events.card[event]] == ROOF:
        return "no-building" if state.player[state.turn * PLAYER_CELLS + UNFINISHED] == 0 else "no-roof"
    if kind == PLAY:
        return "nowhere" if finished(state, state.turn) else "no-building"
    if kind == PUT_ROOF:
        height = events.height[event]
        if state.unfinished[state.turn * (state.figures.highest + 1) + height] > 0:
            return "shape"
    return "none"


def _no_place(state: Capitol, event: int, clause: int) -> Arguments:
    """CA 4"""
    figures, events = state.figures, state.figures.events
    zone = events.zone[event]
    at = zone * ZONE_CELLS
    arguments: Arguments = {
        "zone": figures.zone_names[zone],
        "shape": SHAPE_NAMES[events.shape[event]],
        "height": int(events.height[event]),
    }
    if clause == 401:
        arguments["case"] = "colour" if figures.zone_colour[zone] != state.colour else "full"
        arguments["colour"] = COLOUR_NAMES[state.colour]
    elif clause == 402:
        arguments["shape"] = SHAPE_NAMES[state.zone[at + SHAPE]]
    elif clause == 403:
        arguments["colour"] = COLOUR_NAMES[figures.zone_colour[zone]]
    elif clause == 405:
        arguments["low"] = int(state.zone[at + HIGHEST])
        arguments["high"] = int(state.zone[at + HIGHEST]) + 1
    return arguments


def _not_in_auction(state: Capitol, event: int, clause: int) -> Arguments:
    """CA 6.1, 6.2, 6.6"""
    events = state.figures.events
    kind, card = events.kind[event], events.card[event]
    arguments: Arguments = {"improvement": IMPROVEMENT_NAMES[improvement_on_offer(state)]}
    if clause == 602 and kind == BID:
        arguments.update(card_facts(state, card))
        arguments["case"] = _case_of_bid(state, card)
    elif clause == 606 and kind == SITE:
        arguments["case"] = "full"
        arguments["zone"] = state.figures.zone_names[events.zone[event]]
    elif clause != 601:
        arguments["case"] = "due"
    if state.stage == SITING:
        arguments["who"] = int(state.turn)
    return arguments


def _case_of_bid(state: Capitol, card: int) -> str:
    """The case in which a card can't be added to the bid. The order matters only for a card that is not in the bid
    yet."""
    at = state.to_move * state.figures.cards + card
    if not may_hold(state, state.to_move, card):
        return "not-held"
    return "used" if state.bids[at] > 0 and state.bids[at] >= state.hands[at] else "order"
