"""CA 1.7: what a player may not know, taken out of a position and put back at random.

Hidden are the cards dealt at the start, until all have seen them, and bids, until all are shown. A view has one bag
for each deck: what is unseen in the pile and what is hidden in the hands of others can't be told apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.cells import copied
from captains_table.core.contract import EVERYTHING
from captains_table.games.capitol.rules.figures import DECKS
from captains_table.games.capitol.rules.layout import BIDDING, DONE, HIDDEN, LAST, PLAYER_CELLS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.luck import Luck
    from captains_table.games.capitol.rules.layout import Table


def blank(table: Table, viewer: i64) -> None:
    """Only what this seat (or SPECTATOR) may know is left. What has to be changed for it is copied before."""
    if hides_cards(table, viewer):
        table.bag = copied(table.bag)
        table.hands = copied(table.hands)
        for seat in range(table.seats):
            if seat != viewer:
                blank_hand(table, seat)
    if table.stage == BIDDING:
        table.player = copied(table.player)
        table.bids = copied(table.bids)
        for seat in range(table.seats):
            if seat != viewer:
                blank_bid(table, seat)
    table.viewer = viewer


def hides_cards(table: Table, viewer: i64) -> bool:
    """Whether others hold cards that this seat has not seen."""
    player = table.player
    for seat in range(table.seats):
        if seat != viewer:
            at = seat * PLAYER_CELLS + HIDDEN
            for deck in range(DECKS):
                if player[at + deck] > 0:
                    return True
    return False


def blank_hand(table: Table, seat: i64) -> None:
    """Only the cards that everybody has seen are left; the others might as well be in the pile. CA 1.7"""
    bag, hands, known = table.bag, table.hands, table.known
    at = seat * table.charts.kinds
    for kind in range(table.charts.kinds):
        hidden = hands[at] - known[at]
        if hidden != 0:
            bag[kind] += hidden
            hands[at] = known[at]
        at += 1


def blank_bid(table: Table, seat: i64) -> None:
    """Nothing of a bid is left but whether it is complete. CA 6.2"""
    table.player[seat * PLAYER_CELLS + LAST] = 0
    first = seat * table.charts.kinds
    for at in range(first, first + table.charts.kinds):
        table.bids[at] = 0


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
