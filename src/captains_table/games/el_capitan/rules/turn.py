"""The course of turns: the end of one, refilling the display, the next one. EC 2.1 to EC 2.3, EC 3.1, EC 3.2"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import CHANCE, Happening
from captains_table.games.el_capitan.rules.cards import add_card, count_cards, take_card
from captains_table.games.el_capitan.rules.figures import CONNECTION_MASK, DESTINATION_MASK, DESTINATIONS
from captains_table.games.el_capitan.rules.layout import BUILT, FILLING, PLAYER_CELLS, SPACE, TURN
from captains_table.games.el_capitan.rules.loans import begin_phase, hold_payday

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan

SHOWN_DESTINATIONS: Final = 4
SHOWN_CONNECTIONS: Final = 6
"""EC 1.4"""


def first_turn(state: ElCapitan, starter: i64) -> None:
    """The first starting player has been drawn, and the display is laid out. EC 1.4, EC 1.6"""
    state.starter = starter
    fill_display(state)


def end_refusal(state: ElCapitan) -> i64:
    """EC 2.2, EC 11.8"""
    if state.stage != BUILT:
        return 202
    if state.pirate_owed and not state.moored and state.player[state.to_move * PLAYER_CELLS + SPACE] >= 0:
        return 1108
    return 0


def end_turn(state: ElCapitan) -> None:
    """EC 3.1: the display is refilled at the end of every turn."""
    state.acted = 0
    state.pirate_moved = 0
    state.pirate_owed = 0
    state.moored = 0
    state.turns += 1
    fill_display(state)


def missing_cards(state: ElCapitan) -> i64:
    """The cards from which the next one is revealed; 0 if the display is full or nothing is left. EC 3.2"""
    mask: i64 = DESTINATION_MASK
    if count_cards(state.display & mask) < SHOWN_DESTINATIONS:
        if state.deck & mask:
            return state.deck & mask
        if state.discards & mask:
            return state.discards & mask
    mask = CONNECTION_MASK
    if count_cards(state.display & mask) < SHOWN_CONNECTIONS:
        if state.deck & mask:
            return state.deck & mask
        return state.discards & mask
    return 0


def fill_display(state: ElCapitan) -> None:
    """Let chance reveal the next card, or go on if none is missing. EC 3.1"""
    if missing_cards(state) != 0:
        state.stage = FILLING
        state.to_move = CHANCE
    else:
        next_turn(state)


def reveal_refusal(state: ElCapitan, card: i64) -> i64:
    """EC 3.1, EC 3.2"""
    if state.stage != FILLING or state.figures.first_equal[card] != card:
        return 301
    return 0 if (missing_cards(state) >> card) & 1 else 302


def reveal(state: ElCapitan, card: i64) -> None:
    """EC 3.1, EC 3.2"""
    mask: i64 = DESTINATION_MASK if card < DESTINATIONS else CONNECTION_MASK
    if not state.deck & mask:
        state.deck |= state.discards & mask
        state.discards &= ~mask
        if state.tale is not None:
            deck = "destinations" if card < DESTINATIONS else "connections"
            state.tale.append(Happening("reshuffled", {"deck": deck}))
    state.deck = take_card(state.figures, state.deck, card)
    state.display = add_card(state.figures, state.display, card)
    if missing_cards(state) == 0:
        next_turn(state)


def next_turn(state: ElCapitan) -> None:
    """EC 2.1, EC 2.7, EC 8.1"""
    if state.turns == state.seats:
        state.turns = 0
        everybody_passed = state.passes == state.seats
        state.passes = 0
        if state.phase_ends or everybody_passed:
            hold_payday(state)
            return
        state.round += 1
    state.stage = TURN
    state.forget_needs()
    state.to_move = (state.starter + state.turns) % state.seats


def next_phase(state: ElCapitan, starter: i64) -> None:
    """EC 9.5, EC 9.6"""
    begin_phase(state, starter)
    next_turn(state)
