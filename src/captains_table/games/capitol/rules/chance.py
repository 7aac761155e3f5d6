"""The possible events of chance: the consul, the cards dealt and those turned up. CA 1.4, 1.6, 5.1"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import EVERYTHING
from captains_table.games.capitol.rules.layout import DEALING, DRAWING_CONSUL, PILE_CELLS, REVEALING, UNSEEN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.luck import Luck
    from captains_table.games.capitol.rules.state import Capitol


def outcomes(state: Capitol) -> list[tuple[int, int]]:
    """The possible events of chance, weighted by the number of equal cards."""
    figures = state.figures
    if state.stage == DRAWING_CONSUL:
        return [(figures.events.consul_of(seat), 1) for seat in range(state.seats)]
    pairs: list[tuple[int, int]] = []
    if state.stage == DEALING or state.stage == REVEALING:
        for place in range(figures.deck_first[state.deck], figures.deck_first[state.deck + 1]):
            card = figures.deck_cards[place]
            if state.bag[card] > 0:
                pairs.append((appearance(state, card), state.bag[card]))
    return pairs


def draw_lots(state: Capitol, luck: Luck) -> i64:
    """One of the outcomes by weight."""
    figures = state.figures
    if state.stage == DRAWING_CONSUL:
        return figures.events.consul_of(luck.below(state.seats))
    if state.viewer != EVERYTHING:
        return luck.weighted(outcomes(state))
    left = luck.below(state.pile[state.deck * PILE_CELLS + UNSEEN])
    bag = state.bag
    place = figures.deck_first[state.deck]
    card = figures.deck_cards[place]
    there = bag[card]
    while left >= there:
        left -= there
        place += 1
        card = figures.deck_cards[place]
        there = bag[card]
    return appearance(state, card)


def appearance(state: Capitol, card: i64) -> i64:
    """The event in which a card leaves the pile: it is turned up, or dealt to the player who is due one."""
    if state.stage == REVEALING:
        return state.figures.events.top_of(card)
    return state.figures.events.deal_of(state.turn, card)
