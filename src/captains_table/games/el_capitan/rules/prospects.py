"""Whether a building action remains possible in this turn. EC 2.6

The obvious answers come first: the ship already lies where its owner can build, or one card leads there, or the money
does not even pay for the cheapest two. Only when all that decides nothing is there a search over the ways that the
cards of the hand and the display open.

Why the search is exact: a destination voyage leads from anywhere to one city, so what came before it is wasted, except
to come back to the city in which the turn began; it is tried as the first voyage, and last for that way back. Behind
it only sea routes and connections count. Sea routes with equal seals differ by price only, so the cheapest is used
first, and a place reached for the same money with the same sea routes used needs no second look. A connection can't
be of use twice: to be back where it began costs at least as much as not to have left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.cells import copied, head_of
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CITIES,
    CONNECTION_MASK,
    DESTINATION_MASK,
    DESTINATIONS,
    MIXES,
    MOST_ROUTES,
    NEVER,
    SPACES,
    Charts,
)
from captains_table.games.el_capitan.rules.layout import (
    NONE,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    UNKNOWN,
    Table,
    add_card,
    affords,
    free_space,
    lowest_card,
    take_card,
)
from captains_table.games.el_capitan.rules.voyages import leads
from captains_table.games.el_capitan.rules.warehouses import can_fortify, can_place, can_reopen, fortress_site

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells


def least_needed(table: Table, seat: i64, city: i64, space: i64) -> i64:
    """The least money that a building action takes in a city from a harbour space of it, NEVER if there is none."""
    if space < 0:
        return NEVER
    if can_reopen(table, seat, city):
        return 0
    least: i64 = NEVER
    if can_place(table, seat, city):
        least = table.charts.harbour_cost[city * SPACES + space]
    if can_fortify(table, seat, city):
        fortress = table.charts.fort_cost[city * 2 + fortress_site(table, city)]
        if fortress < least:
            least = fortress
    return least


class Outlook:
    """What building takes in each city for the player in turn; looked up when first asked for."""

    def __init__(self, table: Table, seat: i64, needs: Cells) -> None:
        self.table = table
        self.seat: i64 = seat
        self.needs: Cells = needs
        """What is known of `needed`: of the table, or of a table as it might be."""
        self.staying: i64 = UNKNOWN
        self.least: i64 = UNKNOWN
        self.single: i64 = UNKNOWN
        self.double: i64 = UNKNOWN

    def needed(self, city: i64) -> i64:
        """The least money for a building action after arriving in the city."""
        found = self.needs[city]
        if found < 0:
            found = least_needed(self.table, self.seat, city, free_space(self.table, city, self.seat))
            self.needs[city] = found
        return found

    def needed_here(self) -> i64:
        """The least money for a building action where the ship is now."""
        if self.staying < 0:
            at = self.seat * PLAYER_CELLS
            city = self.table.player[at + SHIP]
            space = self.table.player[at + SPACE]
            self.staying = least_needed(self.table, self.seat, city, space) if city >= 0 else NEVER
        return self.staying

    def can_build_on(self, money: i64, hand: i64, shop: i64) -> bool:
        """EC 2.6: without a voyage or with more of them, with this money, these cards in the hand and the display."""
        if affords(money, self.needed_here()):
            return True
        return self.can_sail_on(self.table.player[self.seat * PLAYER_CELLS + SHIP], money, hand, shop)

    def can_arrive(self, city: i64, money: i64, hand: i64, shop: i64) -> bool:
        """EC 2.6: after a voyage to a city."""
        return affords(money, self.needed(city)) or self.can_sail_on(city, money, hand, shop)

    def can_buy(self, card: i64, money: i64, hand: i64, shop: i64) -> bool:
        """EC 2.6: after buying a card, with what the money, the hand and the display are before it."""
        charts = self.table.charts
        left = money - charts.card_cost[card]
        if affords(left, self.needed_here()):
            return True
        if self.table.moored or not affords(left, self.least_anywhere()):
            return False
        place = self.table.player[self.seat * PLAYER_CELLS + SHIP]
        if self.single < 0:
            self.single = self.one_card(place, hand, shop)
            self.double = self.two_cards(place, hand, shop)
        if affords(left, self.single) or affords(left, self.one_voyage(place, card)):
            return True
        if not affords(money, self.double):
            return False
        return self.any_way(place, left, add_card(charts, hand, card), take_card(charts, shop, card))

    def can_sail_on(self, place: i64, money: i64, hand: i64, shop: i64) -> bool:
        """EC 2.6: from a place in which nothing can be built."""
        if self.table.moored or not affords(money, self.least_anywhere()):
            return False
        if affords(money, self.one_card(place, hand, shop)):
            return True
        return affords(money, self.two_cards(place, hand, shop)) and self.any_way(place, money, hand, shop)

    def least_anywhere(self) -> i64:
        """The least money for a building action in any city."""
        if self.least < 0:
            self.least = NEVER
            for city in range(CITIES):
                needed = self.needed(city)
                if needed < self.least:
                    self.least = needed
        return self.least

    def one_card(self, place: i64, hand: i64, shop: i64) -> i64:
        """The least money with which a single voyage, its card and the building are paid."""
        charts = self.table.charts
        least: i64 = NEVER
        bound = self.least_anywhere()
        rest = hand
        while rest:
            total = self.one_voyage(place, lowest_card(charts, rest))
            rest &= rest - 1
            if total < least:
                least = total
        rest = shop
        while rest:
            card = lowest_card(charts, rest)
            rest &= rest - 1
            if charts.card_cost[card] + bound < least:
                total = charts.card_cost[card] + self.one_voyage(place, card)
                if total < least:
                    least = total
        return least

    def one_voyage(self, place: i64, card: i64) -> i64:
        """The least money for a building action after one voyage with a card, in any of its uses."""
        charts = self.table.charts
        city = charts.card_city[card]
        if card >= DESTINATIONS:
            if place == city:
                return self.needed(charts.card_other[card])
            return self.needed(city) if place >= 0 and place == charts.card_other[card] else NEVER
        least: i64 = NEVER
        if city != place:
            least = self.needed(city)
        if place >= 0:
            seals = charts.seals[card]
            for goal in range(CITIES):
                if goal != place and charts.distance[place * CITIES + goal] <= seals:
                    needed = self.needed(goal)
                    if needed < least:
                        least = needed
        return least

    def two_cards(self, place: i64, hand: i64, shop: i64) -> i64:
        """A bound: what two voyages and a building cost at the least, the first voyage (from no city) a destination."""
        charts = self.table.charts
        first: i64 = NEVER
        second: i64 = NEVER
        rest = hand | shop
        while rest:
            card = lowest_card(charts, rest)
            rest &= rest - 1
            price = self.price(card, hand, shop)
            if (card < DESTINATIONS or place >= 0) and price < first:
                if first < second:
                    second = first
                first = price
            elif price < second:
                second = price
        if hand & shop & DESTINATION_MASK:
            return self.least_anywhere()
        return first + second + self.least_anywhere()

    def any_way(self, place: i64, money: i64, hand: i64, shop: i64) -> bool:
        """Whether a sequence of two or more voyages leads to where one can build."""
        charts = self.table.charts
        search = Search(self, money, hand, shop)
        rest = (hand | shop) & DESTINATION_MASK
        while rest:
            card = lowest_card(charts, rest)
            rest &= rest - 1
            price = self.price(card, hand, shop)
            if charts.card_city[card] != place and affords(money, price + self.least_anywhere()):
                search.begin(hand & ~charts.bit[card], left_in_shop(charts, hand, shop, card))
                if search.go_on(charts.card_city[card], price, 0, 0, 0):
                    return True
        if place < 0:
            return False
        search.begin(hand, shop)
        search.barred = place
        if search.go_on(place, 0, 0, 0, 0):
            return True
        return affords(money, self.needed(place)) and self.way_back(place, money, hand, shop)

    def price(self, card: i64, hand: i64, shop: i64) -> i64:
        """What it takes to play a card: nothing from the hand, its cost from the display, else NEVER."""
        if (hand >> card) & 1:
            return 0
        return self.table.charts.card_cost[card] if (shop >> card) & 1 else NEVER

    def way_back(self, home: i64, money: i64, hand: i64, shop: i64) -> bool:
        """Whether the ship can leave its city and come back to it, to lie in another harbour space. EC 3.6, EC 3.9"""
        charts = self.table.charts
        for card in range(CARDS):
            price = self.price(card, hand, shop)
            if not affords(money, price):
                continue
            left_hand = hand & ~charts.bit[card]
            left_shop = left_in_shop(charts, hand, shop, card)
            for city in range(CITIES):
                if city == home or not charts.in_play[city] or not leads(self.table, home, card, city):
                    continue
                if self.comes_back(home, city, price, money, left_hand, left_shop):
                    return True
        return False

    def comes_back(self, home: i64, city: i64, spent: i64, money: i64, hand: i64, shop: i64) -> bool:
        """Whether a way leads from a city back home, by a destination card or otherwise."""
        for card in range(DESTINATIONS):
            if self.table.charts.card_city[card] == home:
                price = self.price(card, hand, shop)
                if affords(money, spent + price + self.needed(home)):
                    return True
        search = Search(self, money, hand, shop)
        search.begin(hand, shop)
        search.goal = home
        return search.go_on(city, spent, 0, 0, 0)


def left_in_shop(charts: Charts, hand: i64, shop: i64, card: i64) -> i64:
    """The display after a card has been played: one in the hand is played first."""
    return shop if (hand >> card) & 1 else shop & ~charts.bit[card]


class Search:
    """All ways over sea routes and connections from a place on. See the top of this file."""

    def __init__(self, outlook: Outlook, money: i64, hand: i64, shop: i64) -> None:
        self.outlook = outlook
        self.money: i64 = money
        self.goal: i64 = NONE
        """The only city that counts, or NONE for any."""
        self.barred: i64 = NONE
        """A city that does not count: where the ship is now."""
        self.charts = outlook.table.charts
        self.routes: Cells = self.charts.nothing
        """By seals and number used: what the next sea route with so many seals takes."""
        self.links: Cells = head_of(self.charts.nothing, CITIES * CITIES)
        """What a connection between two cities takes."""
        self.best: Cells = self.charts.nothing
        """By city and sea routes used: the least money with which the search has come there."""
        self.link(hand & CONNECTION_MASK, True)
        self.link(shop & CONNECTION_MASK, False)

    def link(self, cards: i64, in_hand: bool) -> None:
        """Count with these connections."""
        charts = self.charts
        while cards:
            card = lowest_card(charts, cards)
            cards &= cards - 1
            here, there = charts.card_city[card], charts.card_other[card]
            price: i64 = 0 if in_hand else charts.card_cost[card]
            self.links[here * CITIES + there] = price
            self.links[there * CITIES + here] = price

    def begin(self, hand: i64, shop: i64) -> None:
        """Count with the sea routes among these cards, and forget where the search has been."""
        charts = self.charts
        self.best = copied(charts.nothing)
        self.routes = head_of(charts.nothing, 4 * (MOST_ROUTES + 1))
        hand &= DESTINATION_MASK
        while hand:
            self.add_route(charts.seals[lowest_card(charts, hand)], 0)
            hand &= hand - 1
        shop &= DESTINATION_MASK
        while shop:
            card = lowest_card(charts, shop)
            shop &= shop - 1
            self.add_route(charts.seals[card], charts.card_cost[card])

    def add_route(self, seals: i64, price: i64) -> None:
        """Keep the cheapest sea routes of each number of seals in the order of their price."""
        at = seals * (MOST_ROUTES + 1)
        for place in range(MOST_ROUTES):
            if price < self.routes[at + place]:
                kept = self.routes[at + place]
                self.routes[at + place] = price
                price = kept

    def go_on(self, city: i64, spent: i64, ones: i64, twos: i64, threes: i64) -> bool:
        """Whether building is possible in this city, reached for this money with so many sea routes, or further on."""
        counts = city != self.barred and (self.goal == NONE or self.goal == city)
        if counts and affords(self.money, spent + self.outlook.needed(city)):
            return True
        mix = city * MIXES + self.charts.mix[ones * 36 + twos * 6 + threes]
        if spent >= self.best[mix]:
            return False
        self.best[mix] = spent
        for other in range(CITIES):
            price = self.links[city * CITIES + other]
            if price < NEVER and affords(self.money, spent + price):
                if self.go_on(other, spent + price, ones, twos, threes):
                    return True
        if ones + twos + threes >= MOST_ROUTES:
            return False
        return (
            self.sail_on(city, spent, 1, self.routes[MOST_ROUTES + 1 + ones], ones + 1, twos, threes)
            or self.sail_on(city, spent, 2, self.routes[2 * (MOST_ROUTES + 1) + twos], ones, twos + 1, threes)
            or self.sail_on(city, spent, 3, self.routes[3 * (MOST_ROUTES + 1) + threes], ones, twos, threes + 1)
        )

    def sail_on(self, city: i64, spent: i64, seals: i64, price: i64, ones: i64, twos: i64, threes: i64) -> bool:
        """Go on with a sea route of so many seals."""
        if price == NEVER or not affords(self.money, spent + price):
            return False
        distance = self.charts.distance
        for other in range(CITIES):
            if other != city and distance[city * CITIES + other] <= seals:
                if self.go_on(other, spent + price, ones, twos, threes):
                    return True
        return False
