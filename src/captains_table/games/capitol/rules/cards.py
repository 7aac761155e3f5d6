"""CA 5: hands, piles and discard piles, and what everybody has seen of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.cells import filled
from captains_table.core.contract import EVERYTHING, Happening
from captains_table.games.capitol.rules.layout import (
    CARDS,
    DISCARD,
    HEAD,
    HIDDEN,
    KNOWN,
    PILE_CELLS,
    PLAYER_CELLS,
    UNSEEN,
)
from captains_table.games.capitol.rules.names import DECK_NAMES, FLOOR, NONE, PERMIT, ROOF

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.capitol.rules.state import Capitol


# Hands


def may_hold(state: Capitol, seat: i64, card: i64) -> bool:
    """Whether a player holds a card; in a view, whether the viewer can't rule it out."""
    if state.hands[seat * state.figures.cards + card] > 0:
        return True
    if state.viewer == EVERYTHING or state.viewer == seat or state.bag[card] == 0:
        return False
    return state.player[seat * PLAYER_CELLS + HIDDEN + state.figures.deck_of[card]] > 0


def held(state: Capitol, seat: i64) -> tuple[Cells, i64]:
    """The cards that a player holds (or may hold), each kind once, ascending: a row of cards that ends with NONE, and
    where it begins."""
    cards = state.figures.cards
    if state.viewer == EVERYTHING or state.viewer == seat:
        return state.held, seat * (cards + 1)
    row = filled(cards + 1, NONE)
    count: i64 = 0
    for card in range(cards):
        if may_hold(state, seat, card):
            row[count] = card
            count += 1
    return row, 0


def list_held(state: Capitol, seat: i64) -> None:
    """List the different cards of a hand anew."""
    cards = state.figures.cards
    place = seat * (cards + 1)
    for card in range(cards):
        if state.hands[seat * cards + card] > 0:
            state.held[place] = card
            place += 1
    state.held[place] = NONE


def take_in_hand(state: Capitol, seat: i64, card: i64) -> None:
    """One more card in a hand."""
    cards, hands, player = state.figures.cards, state.hands, state.player
    at = seat * cards + card
    count = hands[at]
    hands[at] = count + 1
    player[seat * PLAYER_CELLS + CARDS] += 1
    if count > 0:
        return
    row = state.held
    place = seat * (cards + 1)
    while 0 <= row[place] < card:
        place += 1
    moved = card
    while moved >= 0:
        following = row[place]
        row[place] = moved
        moved = following
        place += 1
    row[place] = NONE


def drop_from_hand(state: Capitol, seat: i64, card: i64) -> None:
    """One card less in a hand."""
    cards, hands, player = state.figures.cards, state.hands, state.player
    at = seat * cards + card
    count = hands[at] - 1
    hands[at] = count
    player[seat * PLAYER_CELLS + CARDS] -= 1
    if count > 0:
        return
    row = state.held
    place = seat * (cards + 1)
    while row[place] != card:
        place += 1
    following = card
    while following >= 0:
        following = row[place + 1]
        row[place] = following
        place += 1


def sum_of(state: Capitol, cards: Cells, seat: i64) -> i64:
    """The sum of the values in a hand or a bid."""
    figures, row = state.figures, state.held
    total: i64 = 0
    place = seat * (figures.cards + 1)
    while row[place] >= 0:
        card = row[place]
        total += cards[seat * figures.cards + card] * figures.value_of[card]
        place += 1
    return total


def hand_out(state: Capitol, seat: i64, card: i64) -> None:
    """Deal a card: nobody else sees which. CA 1.4"""
    deck = state.figures.deck_of[card]
    state.bag[card] -= 1
    state.pile[deck * PILE_CELLS + UNSEEN] -= 1
    take_in_hand(state, seat, card)
    state.player[seat * PLAYER_CELLS + HIDDEN + deck] += 1


# Piles and discard piles


def in_ring(state: Capitol, deck: i64, place: i64) -> i64:
    """A place of a deck's ring of cards, which may have been counted past its end."""
    size = state.figures.deck_size[deck]
    return place - size if place >= size else place


def queued(state: Capitol, deck: i64, place: i64) -> i64:
    """The card at this place of a deck's queue, counted from its head."""
    at = in_ring(state, deck, state.pile[deck * PILE_CELLS + HEAD] + place)
    return state.queue[state.figures.queue_first[deck] + at]


def turn_up(state: Capitol, card: i64) -> None:
    """Turn up the next card of a pile. CA 5.1"""
    figures, pile = state.figures, state.pile
    deck = figures.deck_of[card]
    at = deck * PILE_CELLS
    head = in_ring(state, deck, pile[at + HEAD] + figures.deck_size[deck] - 1)
    state.bag[card] -= 1
    pile[at + UNSEEN] -= 1
    pile[at + HEAD] = head
    pile[at + KNOWN] += 1
    state.queue[figures.queue_first[deck] + head] = card


def take_head(state: Capitol, seat: i64, deck: i64) -> None:
    """Move the visible card of a pile to a hand, seen by everybody. CA 1.7, 8.1"""
    figures, pile = state.figures, state.pile
    at = deck * PILE_CELLS
    head = pile[at + HEAD]
    card = state.queue[figures.queue_first[deck] + head]
    pile[at + HEAD] = in_ring(state, deck, head + 1)
    pile[at + KNOWN] -= 1
    state.known[seat * figures.cards + card] += 1
    take_in_hand(state, seat, card)


def spend(state: Capitol, seat: i64, card: i64) -> None:
    """Move a card from a hand to the discard pile of its kind. CA 5.1

    Equal cards are indistinguishable: if the others know of one in the hand, that is the one they see leave it.
    """
    figures = state.figures
    deck = figures.deck_of[card]
    at = seat * figures.cards + card
    drop_from_hand(state, seat, card)
    known = state.known
    if known[at] > 0:
        known[at] -= 1
    else:
        state.player[seat * PLAYER_CELLS + HIDDEN + deck] -= 1
    pile = state.pile
    there = deck * PILE_CELLS
    place = in_ring(state, deck, pile[there + HEAD] + pile[there + KNOWN] + pile[there + DISCARD])
    state.queue[figures.queue_first[deck] + place] = card
    pile[there + DISCARD] += 1


def show(state: Capitol, seat: i64, card: i64, shown: i64) -> None:
    """Show this many equal cards of a hand: that many are known from now on. CA 1.7, 6.2"""
    figures = state.figures
    at = seat * figures.cards + card
    new = shown - state.known[at]
    if new > 0:
        state.known[at] = shown
        state.player[seat * PLAYER_CELLS + HIDDEN + figures.deck_of[card]] -= new


def is_empty(state: Capitol, deck: i64) -> bool:
    """Whether a pile has no card, seen or unseen."""
    # Places by themselves, so that the cells are read without counting a reference to them.
    known, unseen = deck * PILE_CELLS + KNOWN, deck * PILE_CELLS + UNSEEN
    return state.pile[known] == 0 and state.pile[unseen] == 0


def all_empty(state: Capitol) -> bool:
    """Whether nothing can be drawn. CA 8.3"""
    return is_empty(state, ROOF) and is_empty(state, FLOOR) and is_empty(state, PERMIT)


def renew(state: Capitol, deck: i64) -> None:
    """Refill an empty pile: its discard pile is turned over, so that the oldest card comes up first. CA 5.1, 5.2"""
    if not is_empty(state, deck):
        return
    at = deck * PILE_CELLS
    if state.pile[at + DISCARD] > 0:
        state.pile[at + KNOWN] = state.pile[at + DISCARD]
        state.pile[at + DISCARD] = 0
        if state.tale is not None:
            state.tale.append(Happening("renewed", {"deck": DECK_NAMES[deck], "cards": int(state.pile[at + KNOWN])}))


def must_turn_up(state: Capitol, deck: i64) -> bool:
    """Whether an unseen card is now on top of a pile. CA 5.1"""
    known, unseen = deck * PILE_CELLS + KNOWN, deck * PILE_CELLS + UNSEEN
    return state.pile[known] == 0 and state.pile[unseen] > 0
