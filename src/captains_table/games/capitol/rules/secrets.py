"""CA 1.7: what a player may not know, removed from a position and filled in again at random.

Hidden are the cards dealt at the start, until everybody has seen them, and bids, until all are revealed. A view has one
bag for each deck: unseen cards in the pile and hidden cards in others' hands are indistinguishable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.cells import copied
from captains_table.core.contract import EVERYTHING
from captains_table.games.capitol.rules.cards import list_held
from captains_table.games.capitol.rules.layout import BIDDING, DONE, HIDDEN, LAST, PLAYER_CELLS
from captains_table.games.capitol.rules.names import DECKS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.core.luck import Luck
    from captains_table.games.capitol.rules.state import Capitol


def blank(state: Capitol, viewer: i64) -> None:
    """Leave only what this seat (or SPECTATOR) may know. Cells are copied before they are changed."""
    if hides_cards(state, viewer):
        state.bag = seen_bag(state, viewer)
        state.hands = copied(state.hands)
        state.held = copied(state.held)
        for seat in range(state.seats):
            if seat != viewer:
                blank_hand(state, seat)
    if state.stage == BIDDING:
        state.player = copied(state.player)
        state.bids = copied(state.bids)
        for seat in range(state.seats):
            if seat != viewer:
                blank_bid(state, seat)
    state.viewer = viewer


def hides_cards(state: Capitol, viewer: i64) -> bool:
    """Whether others hold cards that this seat has not seen."""
    return any(seat != viewer and has_hidden(state, seat) for seat in range(state.seats))


def has_hidden(state: Capitol, seat: i64) -> bool:
    """Whether a seat holds cards that the others have not seen."""
    player, at = state.player, seat * PLAYER_CELLS + HIDDEN
    return any(player[at + deck] > 0 for deck in range(DECKS))


def seen_hands(state: Capitol, viewer: i64, seat: i64) -> Cells:
    """Where a viewer sees the hand of a seat: of another's only the cards that everybody has seen. CA 1.7"""
    return state.hands if seat == viewer else state.known


def seen_bag(state: Capitol, viewer: i64) -> Cells:
    """The unseen cards as a viewer knows them: others' hidden cards might as well be in the pile. CA 1.7"""
    bag, hands, known, held = copied(state.bag), state.hands, state.known, state.held
    cards = state.figures.cards
    for seat in range(state.seats):
        if seat != viewer and has_hidden(state, seat):
            place = seat * (cards + 1)
            while held[place] >= 0:
                at = seat * cards + held[place]
                bag[held[place]] += hands[at] - known[at]
                place += 1
    return bag


def blank_hand(state: Capitol, seat: i64) -> None:
    """Leave only the cards that everybody has seen. CA 1.7"""
    first = seat * state.figures.cards
    for at in range(first, first + state.figures.cards):
        state.hands[at] = state.known[at]
    list_held(state, seat)


def blank_bid(state: Capitol, seat: i64) -> None:
    """Leave nothing of a bid except whether it is complete. CA 6.2"""
    state.player[seat * PLAYER_CELLS + LAST] = 0
    first = seat * state.figures.cards
    for at in range(first, first + state.figures.cards):
        state.bids[at] = 0


def fill(state: Capitol, luck: Luck) -> None:
    """Shuffle the bags and deal them to the hidden places of the hands, every way equally likely.

    A seat whose bid is complete gets a random one that its hand allows, all equally likely; any other bid starts over.
    """
    viewer = state.viewer
    if viewer == EVERYTHING:
        return
    state.viewer = EVERYTHING
    for deck in range(DECKS):
        cards = bagged(state, deck)
        luck.shuffle(cards)
        for seat in range(state.seats):
            if seat != viewer:
                for _ in range(state.player[seat * PLAYER_CELLS + HIDDEN + deck]):
                    card: i64 = cards.pop()
                    state.bag[card] -= 1
                    state.hands[seat * state.figures.cards + card] += 1
    for seat in range(state.seats):
        if seat != viewer:
            list_held(state, seat)
            if state.player[seat * PLAYER_CELLS + DONE] == 1:
                bid_anything(state, seat, luck)


def bagged(state: Capitol, deck: i64) -> list[int]:
    """The cards of a bag, with repetitions."""
    cards: list[int] = []
    for place in range(state.figures.deck_first[deck], state.figures.deck_first[deck + 1]):
        card = state.figures.deck_cards[place]
        for _ in range(state.bag[card]):
            cards.append(card)
    return cards


def bid_anything(state: Capitol, seat: i64, luck: Luck) -> None:
    """A random complete bid of this hand. CA 6.2"""
    cards = state.figures.cards
    for card in range(cards):
        count = luck.below(state.hands[seat * cards + card] + 1)
        if count > 0:
            state.bids[seat * cards + card] = count
            state.player[seat * PLAYER_CELLS + LAST] = card
