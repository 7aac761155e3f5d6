"""CA 5: hands, piles and discards, and what everybody has seen of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.capitol.rules.figures import DECK_NAMES, FLOOR, PERMIT, ROOF
from captains_table.games.capitol.rules.layout import (
    CARDS,
    DISCARD,
    HEAD,
    HIDDEN,
    KNOWN,
    PILE_CELLS,
    PLAYER_CELLS,
    UNSEEN,
    queued,
    tell,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.capitol.rules.layout import Table


def hand_out(table: Table, seat: i64, kind: i64) -> None:
    """A card is dealt: nobody else sees which. CA 1.4"""
    deck = table.charts.deck_of[kind]
    table.bag[kind] -= 1
    table.pile[deck * PILE_CELLS + UNSEEN] -= 1
    table.hands[seat * table.charts.kinds + kind] += 1
    table.player[seat * PLAYER_CELLS + CARDS] += 1
    table.player[seat * PLAYER_CELLS + HIDDEN + deck] += 1


def turn_up(table: Table, kind: i64) -> None:
    """The next card of a pile is seen. CA 5.1"""
    charts = table.charts
    deck = charts.deck_of[kind]
    at = deck * PILE_CELLS
    head = (table.pile[at + HEAD] + charts.deck_size[deck] - 1) % charts.deck_size[deck]
    table.bag[kind] -= 1
    table.pile[at + UNSEEN] -= 1
    table.pile[at + HEAD] = head
    table.pile[at + KNOWN] += 1
    table.queue[charts.queue_first[deck] + head] = kind


def take_head(table: Table, seat: i64, deck: i64) -> None:
    """The visible card of a pile goes to a hand, seen by all. CA 1.7, 8.1"""
    charts = table.charts
    at = deck * PILE_CELLS
    kind = queued(table, deck, 0)
    table.pile[at + HEAD] = (table.pile[at + HEAD] + 1) % charts.deck_size[deck]
    table.pile[at + KNOWN] -= 1
    table.hands[seat * charts.kinds + kind] += 1
    table.known[seat * charts.kinds + kind] += 1
    table.player[seat * PLAYER_CELLS + CARDS] += 1


def spend(table: Table, seat: i64, kind: i64) -> None:
    """A card goes from a hand to the discard of its kind. CA 5.1

    Equal cards can't be told apart: as long as the others know of one in the hand, that is the one they see leave it.
    """
    charts = table.charts
    deck = charts.deck_of[kind]
    at = seat * charts.kinds + kind
    table.hands[at] -= 1
    table.player[seat * PLAYER_CELLS + CARDS] -= 1
    if table.known[at] > 0:
        table.known[at] -= 1
    else:
        table.player[seat * PLAYER_CELLS + HIDDEN + deck] -= 1
    pile = table.pile
    there = deck * PILE_CELLS
    place = pile[there + HEAD] + pile[there + KNOWN] + pile[there + DISCARD]
    table.queue[charts.queue_first[deck] + place % charts.deck_size[deck]] = kind
    pile[there + DISCARD] += 1


def show(table: Table, seat: i64, kind: i64, shown: i64) -> None:
    """So many equal cards of a hand are shown to all: as many are known from now on. CA 1.7, 6.2"""
    charts = table.charts
    at = seat * charts.kinds + kind
    new = shown - table.known[at]
    if new > 0:
        table.known[at] = shown
        table.player[seat * PLAYER_CELLS + HIDDEN + charts.deck_of[kind]] -= new


def is_empty(table: Table, deck: i64) -> bool:
    """Whether a pile has no card, seen or unseen."""
    at = deck * PILE_CELLS
    return table.pile[at + KNOWN] == 0 and table.pile[at + UNSEEN] == 0


def all_empty(table: Table) -> bool:
    """Whether nothing can be drawn. CA 8.3"""
    return is_empty(table, ROOF) and is_empty(table, FLOOR) and is_empty(table, PERMIT)


def renew(table: Table, deck: i64) -> None:
    """An empty pile: its discard is turned over, the oldest card comes up first. CA 5.1, 5.2"""
    at = deck * PILE_CELLS
    if is_empty(table, deck) and table.pile[at + DISCARD] > 0:
        table.pile[at + KNOWN] = table.pile[at + DISCARD]
        table.pile[at + DISCARD] = 0
        if table.tale is not None:
            tell(table, "renewed", {"deck": DECK_NAMES[deck], "cards": int(table.pile[at + KNOWN])})


def must_turn_up(table: Table, deck: i64) -> bool:
    """Whether an unseen card has come to the top of a pile. CA 5.1"""
    at = deck * PILE_CELLS
    return table.pile[at + KNOWN] == 0 and table.pile[at + UNSEEN] > 0
