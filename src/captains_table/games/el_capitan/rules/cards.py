"""Sets of cards, as masks with one bit per card, and what happens to a card that has been played. EC 3.1, EC 3.4"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.figures import DEAREST
from captains_table.games.el_capitan.rules.layout import HAND, PLAYER_CELLS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.figures import Figures
    from captains_table.games.el_capitan.rules.state import ElCapitan


def take_card(figures: Figures, cards: i64, card: i64) -> i64:
    """The cards without one of this kind: of identical ones the last is removed, so that the first stands for the
    kind."""
    last = card
    following = figures.next_equal[card]
    while following >= 0 and (cards >> following) & 1:
        last = following
        following = figures.next_equal[following]
    return cards & ~figures.bit[last]


def add_card(figures: Figures, cards: i64, card: i64) -> i64:
    """The cards with one more of this kind."""
    place = figures.first_equal[card]
    while (cards >> place) & 1:
        place = figures.next_equal[place]
    return cards | figures.bit[place]


def lowest_card(figures: Figures, cards: i64) -> i64:
    """The first card of a set that is not empty."""
    place = (cards & -cards) % 67  # by itself, so that the table is read without counting a reference to it
    return figures.card_of_bit[place]


def up_to(figures: Figures, price: i64) -> i64:
    """The cards that cost no more than a price."""
    if price < 0:
        return 0
    if price > DEAREST:
        price = DEAREST
    return figures.cards_up_to[price]


def count_cards(cards: i64) -> i64:
    """The number of cards in a set."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def discard(state: ElCapitan, seat: i64, card: i64) -> None:
    """Put a card that has been played from the hand on its discard pile. EC 3.4"""
    figures = state.figures
    hand = seat * PLAYER_CELLS + HAND
    state.player[hand] = take_card(figures, state.player[hand], card)
    state.discards = add_card(figures, state.discards, card)
