"""CA 1: drawing the consul, dealing the cards, turning up the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.capitol.rules.cards import hand_out, must_turn_up, turn_up
from captains_table.games.capitol.rules.layout import DEALING, DRAWING_CONSUL, PHASE_OVER, REVEALING
from captains_table.games.capitol.rules.names import DECKS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.capitol.rules.state import Capitol


def consul_refusal(state: Capitol) -> i64:
    """CA 1.6"""
    return 0 if state.stage == DRAWING_CONSUL else 106


def name_consul(state: Capitol, seat: i64) -> None:
    """CA 1.6"""
    state.consul = seat
    state.stage = DEALING
    state.turn = 0
    state.deck = 0
    state.left = state.figures.dealt[0]


def deal_refusal(state: Capitol, seat: i64, card: i64) -> i64:
    """CA 1.4, in the order of the notation; CA 1.3: only cards that exist."""
    if state.stage != DEALING or state.turn != seat or state.figures.deck_of[card] != state.deck:
        return 104
    return 0 if state.bag[card] > 0 else 103


def deal(state: Capitol, seat: i64, card: i64) -> None:
    """CA 1.4"""
    hand_out(state, seat, card)
    state.left -= 1
    if state.left > 0:
        return
    state.turn += 1
    if state.turn == state.seats:
        state.turn = 0
        state.deck += 1
    if state.deck == DECKS:
        next_first_top(state, 0)
    else:
        state.left = state.figures.dealt[state.deck]


def next_first_top(state: Capitol, deck: i64) -> None:
    """Turn up the piles, from this one on. CA 1.4"""
    while deck < DECKS:
        if must_turn_up(state, deck):
            state.deck = deck
            state.stage = REVEALING
            return
        deck += 1
    state.deck = 0
    state.stage = PHASE_OVER


def top_refusal(state: Capitol, card: i64) -> i64:
    """CA 5.1, 1.3"""
    if state.stage != REVEALING or state.figures.deck_of[card] != state.deck:
        return 501
    return 0 if state.bag[card] > 0 else 103


def first_top(state: Capitol, card: i64) -> None:
    """CA 1.4"""
    turn_up(state, card)
    next_first_top(state, state.deck + 1)
