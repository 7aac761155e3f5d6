"""The possible events of chance: the first starting player, and the cards that are revealed. EC 1.6, EC 3.1"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.cards import count_cards
from captains_table.games.el_capitan.rules.figures import CARDS
from captains_table.games.el_capitan.rules.layout import FILLING, STARTING
from captains_table.games.el_capitan.rules.turn import missing_cards

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.luck import Luck
    from captains_table.games.el_capitan.rules.state import ElCapitan


def outcomes(state: ElCapitan) -> list[tuple[int, int]]:
    """Every seat, or every unseen card, is equally likely; of identical cards the first stands for all."""
    figures = state.figures
    if state.stage == STARTING:
        return [(figures.events.starts_of(seat), 1) for seat in range(state.seats)]
    found: list[tuple[int, int]] = []
    if state.stage == FILLING:
        cards = missing_cards(state)
        for card in range(CARDS):
            if (cards >> card) & 1 and figures.first_equal[card] == card:
                weight: i64 = 1
                twin = figures.next_equal[card]
                while twin >= 0 and (cards >> twin) & 1:
                    weight += 1
                    twin = figures.next_equal[twin]
                found.append((figures.events.reveal_of(card), weight))
    return found


def draw_lots(state: ElCapitan, luck: Luck) -> i64:
    """One of the outcomes by weight."""
    figures = state.figures
    if state.stage == STARTING:
        return figures.events.starts_of(luck.below(state.seats))
    cards = missing_cards(state)
    skip = luck.below(count_cards(cards))
    while skip > 0:
        cards &= cards - 1
        skip -= 1
    card: i64 = 0
    while not (cards >> card) & 1:
        card += 1
    return figures.events.reveal_of(figures.first_equal[card])
