"""The events of El Capitán: the only file that knows how they are numbered.

`Events` has the kind and the parts of every event, and computes the number of an event from its parts. Their texts are
in `notation.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.cells import filled
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CITIES,
    CONNECTIONS,
    DESTINATIONS,
    LOAN_KINDS,
    LOAN_SIZES,
    MOST_SEATS,
    SPACES,
)
from captains_table.games.el_capitan.rules.layout import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells

STEPS: Final[i64] = 5
"""The most steps between two cities."""
COLOURS_TO_BUILD: Final[i64] = 2
"""A player builds in the main colour or, with two players, in the neutral one. EC 10.1"""
SITES_TO_NAME: Final[i64] = 3
"""The next site, or site 1 or 2 in an empty city. EC 5.2"""

# The kinds of events, in the order of their numbers. Those of chance come first.
STARTS: Final = 0
"""`starts B`: chance draws the `seat`. EC 1.6"""
REVEAL: Final = 1
"""`card tunis-1`: chance reveals the `card`. EC 3.1"""
BUY: Final = 2
"""`buy tunis-1`: the `card`. EC 3.1"""
SAIL: Final = 3
"""`sail tunis-1`: with the `card` as a destination or a connection. EC 3.4"""
ROUTE: Final = 4
"""`sail tunis-1 > napoli`: with the `card` as a sea route to the `city`. EC 3.4"""
BUILD: Final = 5
"""`build neutral 2`: `neutral` or not, on the `site`, 0 for the next one. EC 5.1"""
REOPEN: Final = 6
"""`reopen neutral`: `neutral` or not. EC 6.1"""
FORTRESS: Final = 7
"""`fortress`. EC 7.1"""
LOAN: Final = 8
"""`loan 10`: the `loan`. EC 4.2"""
END: Final = 9
"""`end`. EC 2.3"""
PASS: Final = 10
"""`pass`. EC 2.7"""
REPAY: Final = 11
"""`repay 10+`: the `loan`. EC 9.1"""
EXTEND: Final = 12
"""`extend 10`: the `loan`. EC 9.1"""
STARTER: Final = 13
"""`starter B`: the `seat`. EC 9.5"""
PIRATE_FREE: Final = 14
"""`pirate tunis 2`: to `city` and `space`, for the protective charge. EC 11.8"""
PIRATE_PAID: Final = 15
"""`pirate tunis 2 for 4`: to `city` and `space`, for a number of `steps`. EC 11.10"""
PIRATE_CARD: Final = 16
"""`pirate tunis 2 with tunis-1`: with the `card` as a destination or a connection to `city` and `space`. EC 11.10"""
PIRATE_ROUTE: Final = 17
"""`pirate napoli 2 with tunis-1 > napoli`: with the `card` as a sea route to `city` and `space`. EC 11.10"""
VIA_CARD: Final = 18
"""`pirate via tunis with tunis-1`: a stop in the `city`, with the `card` as a destination or a connection. EC 11.10"""
VIA_ROUTE: Final = 19
"""`pirate via napoli with tunis-1 > napoli`: a stop in the `city`, with the `card` as a sea route. EC 11.10"""

# The number of the first event of each kind.
FIRST_STARTS: Final[i64] = 0
FIRST_REVEAL: Final[i64] = FIRST_STARTS + MOST_SEATS
FIRST_BUY: Final[i64] = FIRST_REVEAL + CARDS
FIRST_SAIL: Final[i64] = FIRST_BUY + CARDS
FIRST_ROUTE: Final[i64] = FIRST_SAIL + CARDS
FIRST_BUILD: Final[i64] = FIRST_ROUTE + DESTINATIONS * CITIES
FIRST_REOPEN: Final[i64] = FIRST_BUILD + COLOURS_TO_BUILD * SITES_TO_NAME
THE_FORTRESS: Final[i64] = FIRST_REOPEN + COLOURS_TO_BUILD
FIRST_LOAN: Final[i64] = THE_FORTRESS + 1
THE_END: Final[i64] = FIRST_LOAN + LOAN_SIZES
THE_PASS: Final[i64] = THE_END + 1
FIRST_REPAY: Final[i64] = THE_PASS + 1
FIRST_EXTEND: Final[i64] = FIRST_REPAY + LOAN_KINDS
FIRST_STARTER: Final[i64] = FIRST_EXTEND + LOAN_SIZES
FIRST_PIRATE_FREE: Final[i64] = FIRST_STARTER + MOST_SEATS
FIRST_PIRATE_PAID: Final[i64] = FIRST_PIRATE_FREE + CITIES * SPACES
FIRST_PIRATE_CARD: Final[i64] = FIRST_PIRATE_PAID + CITIES * SPACES * STEPS
FIRST_PIRATE_CONNECTION: Final[i64] = FIRST_PIRATE_CARD + DESTINATIONS * SPACES
FIRST_PIRATE_ROUTE: Final[i64] = FIRST_PIRATE_CONNECTION + CONNECTIONS * 2 * SPACES
FIRST_VIA_CARD: Final[i64] = FIRST_PIRATE_ROUTE + DESTINATIONS * CITIES * SPACES
FIRST_VIA_CONNECTION: Final[i64] = FIRST_VIA_CARD + DESTINATIONS
FIRST_VIA_ROUTE: Final[i64] = FIRST_VIA_CONNECTION + CONNECTIONS * 2
EVENTS: Final[i64] = FIRST_VIA_ROUTE + DESTINATIONS * CITIES


class Events:
    """The parts of every event, by its number. The numbers are the same in all games of El Capitán."""

    def __init__(self, card_city: Cells, card_other: Cells) -> None:
        """The cities of each card: one for a destination, two for a connection."""
        self.card_city: Final[Cells] = card_city
        self.card_other: Final[Cells] = card_other
        self.size: Final[i64] = EVENTS
        """The number of events."""
        self.fortress: Final[i64] = THE_FORTRESS
        """The single event `fortress`."""
        self.ending: Final[i64] = THE_END
        """The single event `end`."""
        self.passing: Final[i64] = THE_PASS
        """The single event `pass`."""
        self.kind: Final[Cells] = filled(EVENTS, NONE)
        """One of the constants above."""
        self.seat: Final[Cells] = filled(EVENTS, NONE)
        """This and the following are NONE for events without such a part."""
        self.card: Final[Cells] = filled(EVENTS, NONE)
        self.city: Final[Cells] = filled(EVENTS, NONE)
        self.space: Final[Cells] = filled(EVENTS, NONE)
        self.steps: Final[Cells] = filled(EVENTS, NONE)
        self.neutral: Final[Cells] = filled(EVENTS, NONE)
        self.site: Final[Cells] = filled(EVENTS, NONE)
        self.loan: Final[Cells] = filled(EVENTS, NONE)
        self._fill()

    def _fill(self) -> None:
        """Record the parts of every event."""
        for seat in range(MOST_SEATS):
            self._note(self.starts_of(seat), STARTS, seat=seat)
            self._note(self.starter_of(seat), STARTER, seat=seat)
        for card in range(CARDS):
            self._note(self.reveal_of(card), REVEAL, card=card)
            self._note(self.buy_of(card), BUY, card=card)
            self._note(self.sail_of(card), SAIL, card=card)
        for neutral in range(COLOURS_TO_BUILD):
            self._note(self.reopen_of(neutral), REOPEN, neutral=neutral)
            for site in range(SITES_TO_NAME):
                self._note(self.build_of(neutral, site), BUILD, neutral=neutral, site=site)
        self._note(self.fortress, FORTRESS)
        self._note(self.ending, END)
        self._note(self.passing, PASS)
        for loan in range(LOAN_KINDS):
            self._note(self.repay_of(loan), REPAY, loan=loan)
        for loan in range(LOAN_SIZES):
            self._note(self.loan_of(loan), LOAN, loan=loan)
            self._note(self.extend_of(loan), EXTEND, loan=loan)
        self._fill_straight()
        self._fill_routes()
        self._fill_paid()

    def _fill_straight(self) -> None:
        """Pirate moves with cards as destinations or connections."""
        for card in range(CARDS):
            ends = [self.card_city[card], self.card_other[card]] if card >= DESTINATIONS else [self.card_city[card]]
            for city in ends:
                self._note(self.via_card_of(card, city), VIA_CARD, card=card, city=city)
                for space in range(SPACES):
                    event = self.pirate_card_of(card, city, space)
                    self._note(event, PIRATE_CARD, card=card, city=city, space=space)

    def _fill_routes(self) -> None:
        """Ships and the pirate on sea routes."""
        for card in range(DESTINATIONS):
            for city in range(CITIES):
                self._note(self.route_of(card, city), ROUTE, card=card, city=city)
                self._note(self.via_route_of(card, city), VIA_ROUTE, card=card, city=city)
                for space in range(SPACES):
                    event = self.pirate_route_of(card, city, space)
                    self._note(event, PIRATE_ROUTE, card=card, city=city, space=space)

    def _fill_paid(self) -> None:
        """Pirate moves without a card, free or for florins."""
        for city in range(CITIES):
            for space in range(SPACES):
                self._note(self.pirate_free_of(city, space), PIRATE_FREE, city=city, space=space)
                for steps in range(1, STEPS + 1):
                    event = self.pirate_paid_of(city, space, steps)
                    self._note(event, PIRATE_PAID, city=city, space=space, steps=steps)

    def _note(
        self,
        event: i64,
        kind: i64,
        seat: i64 = NONE,
        card: i64 = NONE,
        city: i64 = NONE,
        space: i64 = NONE,
        steps: i64 = NONE,
        neutral: i64 = NONE,
        site: i64 = NONE,
        loan: i64 = NONE,
    ) -> None:
        """Record the parts of one event."""
        self.kind[event] = kind
        self.seat[event] = seat
        self.card[event] = card
        self.city[event] = city
        self.space[event] = space
        self.steps[event] = steps
        self.neutral[event] = neutral
        self.site[event] = site
        self.loan[event] = loan

    def is_event(self, number: i64) -> bool:
        """Whether there is an event with this number."""
        return 0 <= number < EVENTS

    def is_chance(self, event: i64) -> bool:
        """Whether it is an event of chance, not of a player."""
        return self.kind[event] <= REVEAL

    # The number of an event from its parts

    def starts_of(self, seat: i64) -> i64:
        """`starts B`"""
        return FIRST_STARTS + seat

    def reveal_of(self, card: i64) -> i64:
        """`card tunis-1`"""
        return FIRST_REVEAL + card

    def buy_of(self, card: i64) -> i64:
        """`buy tunis-1`"""
        return FIRST_BUY + card

    def sail_of(self, card: i64) -> i64:
        """`sail tunis-1`"""
        return FIRST_SAIL + card

    def route_of(self, card: i64, city: i64) -> i64:
        """`sail tunis-1 > napoli`"""
        return FIRST_ROUTE + card * CITIES + city

    def build_of(self, neutral: i64, site: i64) -> i64:
        """`build`, `build 2`, `build neutral`"""
        return FIRST_BUILD + neutral * SITES_TO_NAME + site

    def reopen_of(self, neutral: i64) -> i64:
        """`reopen`, `reopen neutral`"""
        return FIRST_REOPEN + neutral

    def loan_of(self, loan: i64) -> i64:
        """`loan 10`"""
        return FIRST_LOAN + loan

    def repay_of(self, loan: i64) -> i64:
        """`repay 10`, `repay 10+`"""
        return FIRST_REPAY + loan

    def extend_of(self, loan: i64) -> i64:
        """`extend 10`"""
        return FIRST_EXTEND + loan

    def starter_of(self, seat: i64) -> i64:
        """`starter B`"""
        return FIRST_STARTER + seat

    def pirate_free_of(self, city: i64, space: i64) -> i64:
        """`pirate tunis 2`"""
        return FIRST_PIRATE_FREE + city * SPACES + space

    def pirate_paid_of(self, city: i64, space: i64, steps: i64) -> i64:
        """`pirate tunis 2 for 4`"""
        return FIRST_PIRATE_PAID + (city * SPACES + space) * STEPS + steps - 1

    def pirate_card_of(self, card: i64, city: i64, space: i64) -> i64:
        """`pirate tunis 2 with tunis-1`, `pirate tunis 2 with tunis-alexandria`"""
        if card < DESTINATIONS:
            return FIRST_PIRATE_CARD + card * SPACES + space
        return FIRST_PIRATE_CONNECTION + self._end_of(card, city) * SPACES + space

    def pirate_route_of(self, card: i64, city: i64, space: i64) -> i64:
        """`pirate napoli 2 with tunis-1 > napoli`"""
        return FIRST_PIRATE_ROUTE + (card * CITIES + city) * SPACES + space

    def via_card_of(self, card: i64, city: i64) -> i64:
        """`pirate via tunis with tunis-1`, `pirate via tunis with tunis-alexandria`"""
        if card < DESTINATIONS:
            return FIRST_VIA_CARD + card
        return FIRST_VIA_CONNECTION + self._end_of(card, city)

    def via_route_of(self, card: i64, city: i64) -> i64:
        """`pirate via napoli with tunis-1 > napoli`"""
        return FIRST_VIA_ROUTE + card * CITIES + city

    def _end_of(self, card: i64, city: i64) -> i64:
        """The number of a connection's end in this city: each connection has two."""
        end: i64 = 0 if city == self.card_city[card] else 1
        return (card - DESTINATIONS) * 2 + end
