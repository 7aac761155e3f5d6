"""CA 8: drawing from the face-up piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import CHANCE, Happening
from captains_table.games.capitol.rules.cards import all_empty, is_empty, must_turn_up, renew, take_head, turn_up
from captains_table.games.capitol.rules.layout import DRAW, DRAWING, PHASE_OVER, REVEALING
from captains_table.games.capitol.rules.names import DECKS
from captains_table.games.capitol.rules.scoring import extra_cards

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.choices import Choices
    from captains_table.games.capitol.rules.state import Capitol

CARDS_A_ROUND: Final = 6
"""CA 8.1"""


def begin_draw(state: Capitol) -> None:
    """CA 8.1, 5.2"""
    state.phase = DRAW
    for deck in range(DECKS):
        renew(state, deck)
    begin_drawing(state, state.consul)
    go_on_drawing(state)


def begin_drawing(state: Capitol, seat: i64) -> None:
    """A player starts drawing. CA 8.1, 8.2"""
    state.turn = seat
    state.left = CARDS_A_ROUND + extra_cards(state, seat)
    if state.tale is not None and state.left > CARDS_A_ROUND:
        state.tale.append(Happening("extra", {"who": int(seat), "cards": int(state.left - CARDS_A_ROUND)}))


def go_on_drawing(state: Capitol) -> None:
    """The same player draws again, or the next one, until everybody has drawn or nothing is left. CA 8.1, 8.3"""
    following = state.turn + 1
    if following == state.seats:
        following = 0
    if state.left == 0 and following == state.consul:
        state.stage = PHASE_OVER
        return
    if all_empty(state):
        if state.tale is not None:
            state.tale.append(Happening("all-empty", {}))
        state.left = 0
        state.stage = PHASE_OVER
        return
    if state.left == 0:
        begin_drawing(state, following)
    state.stage = DRAWING
    state.to_move = state.turn


def draw_refusal(state: Capitol, deck: i64) -> i64:
    """CA 8.1, 8.3"""
    if state.stage != DRAWING:
        return 501
    return 803 if is_empty(state, deck) else 0


def legal_draws(state: Capitol, found: Choices) -> None:
    """Every pile that is not empty."""
    for deck in range(DECKS):
        if not is_empty(state, deck):
            found.add(state.figures.events.draw_of(deck))


def draw(state: Capitol, deck: i64) -> None:
    """CA 8.1, 5.2"""
    take_head(state, state.turn, deck)
    state.left -= 1
    renew(state, deck)
    if must_turn_up(state, deck):
        state.deck = deck
        state.stage = REVEALING
        state.to_move = CHANCE
        return
    go_on_drawing(state)


def next_top(state: Capitol, card: i64) -> None:
    """CA 5.1"""
    turn_up(state, card)
    state.deck = 0
    go_on_drawing(state)
