"""Whether a building action is still possible in this turn. EC 2.6

The obvious answers come first: the ship is already where its owner can build, or one card leads there, or the money
does not even pay for the cheapest two. Only if none of these decides does it search the routes that the cards of the
hand and the display open (`voyage_search.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from captains_table.games.el_capitan.rules.cards import add_card, lowest_card, take_card, up_to
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CITIES,
    DESTINATION_MASK,
    DESTINATIONS,
    NEVER,
    SPACES,
)
from captains_table.games.el_capitan.rules.fortresses import fortress_cost
from captains_table.games.el_capitan.rules.harbours import free_space
from captains_table.games.el_capitan.rules.layout import NONE, PLAYER_CELLS, SHIP, SPACE, UNKNOWN
from captains_table.games.el_capitan.rules.money import can_afford
from captains_table.games.el_capitan.rules.routes import led_to
from captains_table.games.el_capitan.rules.voyage_search import VoyageSearch
from captains_table.games.el_capitan.rules.warehouses import can_place, can_reopen
from captains_table.games.el_capitan.rules.ways import Hand, Ways, least_among, least_possible

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.el_capitan.rules.figures import Figures
    from captains_table.games.el_capitan.rules.state import ElCapitan


def least_needed(state: ElCapitan, seat: i64, city: i64, space: i64) -> i64:
    """The least money for a building action in a city from one of its harbour spaces; NEVER if there is none."""
    if space < 0:
        return NEVER
    if can_reopen(state, seat, city):
        return 0
    fortress = fortress_cost(state, seat, city)
    warehouse = state.figures.harbour_cost[city * SPACES + space]
    if warehouse < fortress and can_place(state, seat, city):
        return warehouse
    return fortress


@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """The cost of building in each city for the player in turn, computed on demand."""

    def __init__(self, state: ElCapitan, seat: i64, needs: Cells) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.needs: Final[Cells] = needs
        """Known values of `needed`: for the position, or for a hypothetical one."""
        self.staying: i64 = UNKNOWN
        """`needed_here`, once computed."""
        self.least: i64 = UNKNOWN
        """`least_anywhere`, once computed."""

    def needed(self, city: i64) -> i64:
        """The least money for a building action after arriving in the city."""
        found = self.needs[city]
        if found < 0:
            found = least_needed(self.state, self.seat, city, free_space(self.state, city, self.seat))
            self.needs[city] = found
        return found

    def needed_here(self) -> i64:
        """The least money for a building action where the ship is now."""
        if self.staying < 0:
            at = self.seat * PLAYER_CELLS
            city = self.state.player[at + SHIP]
            space = self.state.player[at + SPACE]
            self.staying = NEVER
            if city >= 0:
                self.staying = least_needed(self.state, self.seat, city, space)
        return self.staying

    def can_build_on(self, money: i64, hand: i64, display: i64) -> bool:
        """EC 2.6: with or without further voyages, with this money, these cards in hand and this display."""
        if can_afford(money, self.needed_here()):
            return True
        return self.can_sail_on(self.state.player[self.seat * PLAYER_CELLS + SHIP], money, hand, display)

    def can_arrive(self, city: i64, money: i64, hand: i64, display: i64) -> bool:
        """EC 2.6: after a voyage to a city."""
        return can_afford(money, self.needed(city)) or self.can_sail_on(city, money, hand, display)

    def cards_to_buy(self, cards: i64, money: i64, hand: i64, display: i64) -> i64:
        """EC 2.6: which of some cards of the display may be bought, given money, hand and display before that."""
        figures = self.state.figures
        found = leave_enough(figures, cards, money, self.needed_here())
        rest = cards & ~found
        if rest == 0 or self.state.moored:
            return found
        rest = leave_enough(figures, rest, money, self.least_anywhere())
        if rest == 0:
            return found
        place = self.state.player[self.seat * PLAYER_CELLS + SHIP]
        found |= leave_enough(figures, rest, money, self.least_with_one_card(place, money, hand, display))
        rest &= ~found
        may_sail_twice = rest != 0 and can_afford(money, self.least_with_two_cards(place, hand, display))
        while rest:
            card = lowest_card(figures, rest)
            rest &= rest - 1
            left = money - figures.card_cost[card]
            if can_afford(left, least_among(self.needs, led_to(figures, place, card))) or (
                may_sail_twice
                and self.has_way(place, left, add_card(figures, hand, card), take_card(figures, display, card))
            ):
                found |= figures.bit[card]
        return found

    def can_sail_on(self, place: i64, money: i64, hand: i64, display: i64) -> bool:
        """EC 2.6: from a place where nothing can be built."""
        if self.state.moored or not can_afford(money, self.least_anywhere()):
            return False
        if can_afford(money, self.least_with_one_card(place, money, hand, display)):
            return True
        if not can_afford(money, self.least_with_two_cards(place, hand, display)):
            return False
        return self.has_way(place, money, hand, display)

    def least_anywhere(self) -> i64:
        """The least money for a building action in any city."""
        if self.least < 0:
            least: i64 = NEVER
            needs = self.needs
            for city in range(CITIES):
                needed = needs[city]
                if needed < 0:
                    needed = self.needed(city)
                if needed < least:
                    least = needed
            self.least = least
        return self.least

    def least_with_one_card(self, place: i64, money: i64, hand: i64, display: i64) -> i64:
        """The least money for a single voyage, its card and the building, if no more than there is."""
        figures = self.state.figures
        bound = self.least_anywhere()
        goals: i64 = 0
        rest = hand
        while rest:
            goals |= led_to(figures, place, lowest_card(figures, rest))
            rest &= rest - 1
        least = least_among(self.needs, goals)
        rest = leave_enough(figures, display, money, bound)
        while rest:
            card = lowest_card(figures, rest)
            rest &= rest - 1
            price = figures.card_cost[card]
            if price + bound < least:
                total = price + least_among(self.needs, led_to(figures, place, card))
                if total < least:
                    least = total
        return least

    def least_with_two_cards(self, place: i64, hand: i64, display: i64) -> i64:
        """A lower bound: the least cost of two voyages and a building, if the first voyage (from no city) uses a
        destination."""
        figures = self.state.figures
        if hand & (hand - 1) and (place >= 0 or hand & DESTINATION_MASK):
            return self.least_anywhere()  # two cards of the hand
        first: i64 = NEVER
        second: i64 = NEVER
        rest = hand | display
        while rest:
            card = lowest_card(figures, rest)
            rest &= rest - 1
            price = self.price(card, hand, display)
            if (card < DESTINATIONS or place >= 0) and price < first:
                if first < second:
                    second = first
                first = price
            elif price < second:
                second = price
        if hand & display & DESTINATION_MASK:
            return self.least_anywhere()
        return first + second + self.least_anywhere()

    def has_way(self, place: i64, money: i64, hand: i64, display: i64) -> bool:
        """Whether two or more voyages lead to a city where building is possible."""
        figures = self.state.figures
        least = self.least_anywhere()
        cards = Hand(figures, hand, place)
        if not can_afford(money, least_possible(cards, money, display, self.needs, least, money)):
            return False
        ways = Ways(cards, display, self.needs, least, money)
        if ways.suffice(NONE, money) or ways.suffice_with_one_more(NONE, money):
            return True
        search = VoyageSearch(self, money, hand, display)
        rest = (hand | display) & DESTINATION_MASK
        while rest:
            card = lowest_card(figures, rest)
            rest &= rest - 1
            price = self.price(card, hand, display)
            if figures.card_city[card] != place and can_afford(money, price + self.least_anywhere()):
                search.begin(hand & ~figures.bit[card], left_in_display(figures, hand, display, card))
                if search.can_build_from(figures.card_city[card], price, 0, 0, 0):
                    return True
        if place < 0:
            return False
        search.begin(hand, display)
        search.barred = place
        if search.can_build_from(place, 0, 0, 0, 0):
            return True
        return can_afford(money, self.needed(place)) and self.has_way_back(place, money, hand, display)

    def price(self, card: i64, hand: i64, display: i64) -> i64:
        """The price of playing a card: nothing from the hand, its cost from the display, else NEVER."""
        if (hand >> card) & 1:
            return 0
        if (display >> card) & 1:
            return self.state.figures.card_cost[card]
        return NEVER

    def has_way_back(self, home: i64, money: i64, hand: i64, display: i64) -> bool:
        """Whether the ship can leave its city and return, to take another harbour space. EC 3.6, EC 3.9"""
        figures = self.state.figures
        for card in range(CARDS):
            price = self.price(card, hand, display)
            if not can_afford(money, price):
                continue
            left_hand = hand & ~figures.bit[card]
            left_display = left_in_display(figures, hand, display, card)
            goals = led_to(figures, home, card)
            city: i64 = 0
            while goals:
                if goals & 1 and self.can_come_back(home, city, price, money, left_hand, left_display):
                    return True
                goals >>= 1
                city += 1
        return False

    def can_come_back(self, home: i64, city: i64, spent: i64, money: i64, hand: i64, display: i64) -> bool:
        """Whether there is a route from a city back home, by destination card or otherwise."""
        for card in range(DESTINATIONS):
            if self.state.figures.card_city[card] == home:
                price = self.price(card, hand, display)
                if can_afford(money, spent + price + self.needed(home)):
                    return True
        search = VoyageSearch(self, money, hand, display)
        search.begin(hand, display)
        search.goal = home
        return search.can_build_from(city, spent, 0, 0, 0)


def leave_enough(figures: Figures, cards: i64, money: i64, needed: i64) -> i64:
    """The cards after whose purchase enough is left for something. Free things are always possible. EC 9.3"""
    return cards if needed == 0 else cards & up_to(figures, money - needed)


def left_in_display(figures: Figures, hand: i64, display: i64, card: i64) -> i64:
    """The display after a card has been played: one in hand is played first."""
    return display if (hand >> card) & 1 else display & ~figures.bit[card]
