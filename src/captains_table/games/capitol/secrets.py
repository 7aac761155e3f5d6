"""CA 1.7: what a player may not know, taken out of a position and put back at random.

Hidden are the cards dealt at the start, until all have seen them, and bids, until all are shown. A view has one bag
for each deck: what is unseen in the pile and what is hidden in the hands of others can't be told apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import EVERYTHING
from captains_table.games.capitol.figures import DECKS
from captains_table.games.capitol.state import DONE, HIDDEN, LAST, PLAYER_CELLS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.luck import Luck
    from captains_table.games.capitol.state import Table


def blank(table: Table, viewer: i64) -> None:
    """Only what this seat (or SPECTATOR) may know is left."""
    kinds = table.charts.kinds
    bag, hands, known, bids = table.bag, table.hands, table.known, table.bids
    for seat in range(table.seats):
        if seat == viewer:
            continue
        table.player[seat * PLAYER_CELLS + LAST] = 0
        at = seat * kinds
        for kind in range(kinds):
            if hands[at] != known[at]:
                bag[kind] += hands[at] - known[at]
                hands[at] = known[at]
            bids[at] = 0
            at += 1
    table.viewer = viewer


def fill(table: Table, luck: Luck) -> None:
    """The bags are shuffled and dealt to the hidden places of the hands: every way is equally likely.

    Somebody whose bid is complete gets one, any that the hand allows with equal chances; any other bid begins anew.
    """
    viewer = table.viewer
    if viewer == EVERYTHING:
        return
    table.viewer = EVERYTHING
    for deck in range(DECKS):
        cards = bagged(table, deck)
        luck.shuffle(cards)
        for seat in range(table.seats):
            if seat != viewer:
                for _ in range(table.player[seat * PLAYER_CELLS + HIDDEN + deck]):
                    card: i64 = cards.pop()
                    table.bag[card] -= 1
                    table.hands[seat * table.charts.kinds + card] += 1
    for seat in range(table.seats):
        if seat != viewer and table.player[seat * PLAYER_CELLS + DONE] == 1:
            bid_anything(table, seat, luck)


def bagged(table: Table, deck: i64) -> list[int]:
    """The cards of a bag, equal ones as often as they are in it."""
    cards: list[int] = []
    for place in range(table.charts.deck_first[deck], table.charts.deck_first[deck + 1]):
        kind = table.charts.deck_kinds[place]
        for _ in range(table.bag[kind]):
            cards.append(kind)
    return cards


def bid_anything(table: Table, seat: i64, luck: Luck) -> None:
    """A complete bid of this hand. CA 6.2"""
    kinds = table.charts.kinds
    for kind in range(kinds):
        count = luck.below(table.hands[seat * kinds + kind] + 1)
        if count > 0:
            table.bids[seat * kinds + kind] = count
            table.player[seat * PLAYER_CELLS + LAST] = kind
