"""The events of Capitol: the only file that knows how they are numbered.

`Events` has the kind and the parts of every event, and computes the number of an event from its parts. Their texts are
in `notation.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.cells import filled
from captains_table.games.capitol.rules.names import DECKS, IMPROVEMENTS, NONE, SHAPES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells

# The kinds of events, starting with those of chance.
CONSUL: Final = 0
"""`consul B`: chance draws the `seat`. CA 1.6"""
DEAL: Final = 1
"""`deal A roof-3`: chance deals the `card` to the `seat`. CA 1.4"""
TOP: Final = 2
"""`top roof-5`: chance turns up the `card`. CA 5.1"""
PLAY: Final = 3
"""`play floor-3`: the `card`. CA 3.1"""
BURN: Final = 4
"""`burn floor-3`: the `card`, without effect. CA 3.3"""
PASS: Final = 5
"""`pass`. CA 3.2"""
RAISE: Final = 6
"""`raise 2`: a building of the `height`, 0 for a new one. CA 3.5"""
PUT_ROOF: Final = 7
"""`roof 2 round`: `height` and `shape`. CA 3.6"""
PLACE: Final = 8
"""`place 2 round palatinus`: `height`, `shape` and `zone`. CA 3.7"""
BID: Final = 9
"""`bid floor-8`: the `card`. CA 6.2"""
BID_DONE: Final = 10
"""`bid done`. CA 6.2"""
SITE: Final = 11
"""`fountain palatinus`: `improvement` and `zone`. CA 6.6"""
DRAW_CARD: Final = 12
"""`draw roof`: the `deck`. CA 8.1"""


class Events:
    """The parts of every event, by its number. How many there are depends on the edition."""

    def __init__(self, seats: i64, cards: i64, zones: i64, highest: i64) -> None:
        self.cards: Final[i64] = cards
        self.zones: Final[i64] = zones
        self.highest: Final[i64] = highest
        self.first_consul: Final[i64] = 0
        self.first_deal: Final[i64] = self.first_consul + seats
        self.first_top: Final[i64] = self.first_deal + seats * cards
        self.first_play: Final[i64] = self.first_top + cards
        self.first_burn: Final[i64] = self.first_play + cards
        self.passing: Final[i64] = self.first_burn + cards
        """The single event `pass`."""
        self.first_raise: Final[i64] = self.passing + 1
        self.first_roof: Final[i64] = self.first_raise + highest
        self.first_place: Final[i64] = self.first_roof + highest * SHAPES
        self.first_bid: Final[i64] = self.first_place + zones * highest * SHAPES
        self.bid_done: Final[i64] = self.first_bid + cards
        """The single event `bid done`."""
        self.first_site: Final[i64] = self.bid_done + 1
        self.first_draw: Final[i64] = self.first_site + IMPROVEMENTS * zones
        self.size: Final[i64] = self.first_draw + DECKS
        """The number of events."""
        self.kind: Final[Cells] = filled(self.size, NONE)
        """One of the constants above."""
        self.seat: Final[Cells] = filled(self.size, NONE)
        """This and the following are NONE for events without such a part."""
        self.card: Final[Cells] = filled(self.size, NONE)
        self.height: Final[Cells] = filled(self.size, NONE)
        self.shape: Final[Cells] = filled(self.size, NONE)
        self.zone: Final[Cells] = filled(self.size, NONE)
        self.improvement: Final[Cells] = filled(self.size, NONE)
        self.deck: Final[Cells] = filled(self.size, NONE)
        self._fill(seats)

    def _fill(self, seats: i64) -> None:
        """Record the parts of every event."""
        for seat in range(seats):
            self._note(self.consul_of(seat), CONSUL, seat=seat)
            for card in range(self.cards):
                self._note(self.deal_of(seat, card), DEAL, seat=seat, card=card)
        for card in range(self.cards):
            self._note(self.top_of(card), TOP, card=card)
            self._note(self.play_of(card), PLAY, card=card)
            self._note(self.burn_of(card), BURN, card=card)
            self._note(self.bid_of(card), BID, card=card)
        self._note(self.passing, PASS)
        self._note(self.bid_done, BID_DONE)
        for height in range(self.highest):
            self._note(self.raise_of(height), RAISE, height=height)
        for height in range(1, self.highest + 1):
            for shape in range(SHAPES):
                self._note(self.roof_of(height, shape), PUT_ROOF, height=height, shape=shape)
                for zone in range(self.zones):
                    self._note(self.place_of(zone, height, shape), PLACE, height=height, shape=shape, zone=zone)
        for zone in range(self.zones):
            for improvement in range(IMPROVEMENTS):
                self._note(self.site_of(improvement, zone), SITE, zone=zone, improvement=improvement)
        for deck in range(DECKS):
            self._note(self.draw_of(deck), DRAW_CARD, deck=deck)

    def _note(
        self,
        event: i64,
        kind: i64,
        seat: i64 = NONE,
        card: i64 = NONE,
        height: i64 = NONE,
        shape: i64 = NONE,
        zone: i64 = NONE,
        improvement: i64 = NONE,
        deck: i64 = NONE,
    ) -> None:
        """Record the parts of one event."""
        self.kind[event] = kind
        self.seat[event] = seat
        self.card[event] = card
        self.height[event] = height
        self.shape[event] = shape
        self.zone[event] = zone
        self.improvement[event] = improvement
        self.deck[event] = deck

    def is_event(self, number: i64) -> bool:
        """Whether there is an event with this number."""
        return 0 <= number < self.size

    def is_chance(self, event: i64) -> bool:
        """Whether it is an event of chance, not of a player."""
        return self.kind[event] <= TOP

    # The number of an event from its parts

    def consul_of(self, seat: i64) -> i64:
        """`consul B`"""
        return self.first_consul + seat

    def deal_of(self, seat: i64, card: i64) -> i64:
        """`deal A roof-3`"""
        return self.first_deal + seat * self.cards + card

    def top_of(self, card: i64) -> i64:
        """`top roof-5`"""
        return self.first_top + card

    def play_of(self, card: i64) -> i64:
        """`play floor-3`"""
        return self.first_play + card

    def burn_of(self, card: i64) -> i64:
        """`burn floor-3`"""
        return self.first_burn + card

    def raise_of(self, height: i64) -> i64:
        """`raise 2`, with height 0 `raise new`"""
        return self.first_raise + height

    def roof_of(self, height: i64, shape: i64) -> i64:
        """`roof 2 round`"""
        return self.first_roof + SHAPES * (height - 1) + shape

    def place_of(self, zone: i64, height: i64, shape: i64) -> i64:
        """`place 2 round palatinus`"""
        return self.first_place + SHAPES * (zone * self.highest + height - 1) + shape

    def bid_of(self, card: i64) -> i64:
        """`bid floor-8`"""
        return self.first_bid + card

    def site_of(self, improvement: i64, zone: i64) -> i64:
        """`fountain palatinus`"""
        return self.first_site + improvement * self.zones + zone

    def draw_of(self, deck: i64) -> i64:
        """`draw roof`"""
        return self.first_draw + deck
