"""What cards are good for, by masks of cities: where they certainly lead, where they can't, and the bounds that follow.

A player who may have to sail on before building (EC 2.6) needs a city, the cards to get there, and the money. Most
questions about it are answered by bounds: what is certainly enough, with at most one more card bought, and what is
certainly too little. Only what lies between them is left to the search (`voyage_search.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from captains_table.core.cells import head_of
from captains_table.games.el_capitan.rules.cards import lowest_card, up_to
from captains_table.games.el_capitan.rules.figures import (
    CONNECTION_MASK,
    DESTINATION_MASK,
    DESTINATIONS,
    MOST_ROUTES,
    MOST_SEALS,
    NEVER,
)
from captains_table.games.el_capitan.rules.layout import UNKNOWN
from captains_table.games.el_capitan.rules.money import can_afford
from captains_table.games.el_capitan.rules.routes import links_at, within

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.el_capitan.rules.figures import Figures

NOTHING: Final = -NEVER
"""Less than anything costs."""
FLORINS: Final = 12
"""A player who can spend more than this on cards can always build; it need not be examined."""
LEGS: Final[i64] = MOST_ROUTES + 1
"""How many numbers of destination cards played from the hand are distinguished."""


def linked(figures: Figures, cities: i64, connections: i64) -> i64:
    """These cities and all to which connections lead from them."""
    while connections:
        usable = connections & links_at(figures, cities)
        if usable == 0:
            break
        connections &= ~usable
        while usable:
            cities |= figures.card_cities[lowest_card(figures, usable)]
            usable &= usable - 1
    return cities


def least_among(needs: Cells, cities: i64) -> i64:
    """The least cost of building in some cities."""
    least: i64 = NEVER
    city: i64 = 0
    while cities:
        if cities & 1 and needs[city] < least:
            least = needs[city]
        cities >>= 1
        city += 1
    return least


@mypyc_attr(acyclic=True, free_list_len=1)
class Hand:
    """What follows from the cards of a hand, for a ship in some place. Its own place counts as reached."""

    def __init__(self, figures: Figures, hand: i64, place: i64) -> None:
        self.figures: Final = figures
        self.hand: Final[i64] = hand
        bit: i64 = 1
        self.here: Final[i64] = bit << place if place >= 0 else 0
        """Where the ship is, as a set of cities."""
        self.connections: Final[i64] = hand & CONNECTION_MASK
        self.named: i64 = 0
        """The cities of its destination cards."""
        self.seals: i64 = 0
        """The most seals on one of them."""
        self.fewest: i64 = MOST_SEALS
        """The fewest."""
        self.routes: i64 = 0
        """How many of them there are."""
        rest = hand & DESTINATION_MASK
        while rest:
            card = lowest_card(figures, rest)
            rest &= rest - 1
            self.routes += 1
            self.named |= figures.card_cities[card]
            if figures.seals[card] > self.seals:
                self.seals = figures.seals[card]
            if figures.seals[card] < self.fewest:
                self.fewest = figures.seals[card]
        if self.routes > MOST_ROUTES:
            self.routes = MOST_ROUTES
        self.linked: i64 = linked(figures, self.here, self.connections)
        """The cities that can be reached with the connections alone."""
        self.reached: i64 = self.lead_on(self.linked) if self.routes > 0 else self.linked
        """Those that can be reached with the connections and one destination card."""

    def lead_on(self, cities: i64) -> i64:
        """Where one destination card of the hand, in any of its uses, and the connections lead from some cities."""
        return linked(self.figures, self.named | within(self.figures, cities, self.seals), self.connections)

    def lead_surely(self) -> i64:
        """Cities that can be reached, with every destination card after the first counted as if it had the fewest
        seals."""
        cities = self.reached
        for _played in range(1, self.routes):
            cities |= linked(self.figures, within(self.figures, cities, self.fewest), self.connections)
        return cities

    def lead_at_most(self) -> i64:
        """The cities that can be reached with all cards, and perhaps more: no others can."""
        cities = self.reached
        for _played in range(1, self.routes):
            cities = self.lead_on(cities)
        return cities

    def lead_at_most_with(self, more: i64) -> i64:
        """The same with more connections."""
        figures = self.figures
        connections = self.connections | more
        cities = linked(figures, self.linked, connections)
        for _played in range(self.routes):
            cities = linked(figures, self.named | within(figures, cities, self.seals), connections)
        return cities


def least_possible(cards: Hand, money: i64, display: i64, needs: Cells, least: i64, enough: i64) -> i64:
    """A lower bound: with less money than this nothing can be built, wherever the cards lead. EC 2.6

    The cities within reach are found florin by florin and by the number of destination cards played from the hand, as
    if each of these had as many seals as the best, and bought cards could be played twice. `least` is the cost of
    building in the cheapest city. Costs above the money are not examined, nor anything below `enough`.
    """
    figures = cards.figures
    most = money - least
    if most < 0:
        return least
    if most > FLORINS or figures.has_gifts:
        return 0
    routes = cards.routes
    if most > 0:
        display &= up_to(figures, most)
    else:
        display = 0
    if display == 0:
        return least_among(needs, cards.lead_at_most())
    if display & DESTINATION_MASK == 0:
        least_of_all = least_among(needs, cards.lead_at_most_with(display))
        if not can_afford(money, least_of_all):
            return least_of_all  # even if its connections were free
    reach = head_of(figures.nothing, (FLORINS + 1) * LEGS)
    reach[0] = cards.linked
    if routes > 0:
        reach[1] = cards.reached
    for played in range(1, routes):
        reach[played + 1] = cards.lead_on(reach[played])
    found = least_among(needs, reach[routes])
    bit: i64 = 1
    widened = bit
    """By florins spent: whether they bring more cities within reach than one florin less."""
    spent: i64 = 1
    while found > enough and spent + least < found and spent <= most:
        if look_further(cards, display, reach, spent, routes, widened):
            widened |= bit << spent
            total = spent + least_among(needs, reach[spent * LEGS + routes])
            if total < found:
                found = total
        spent += 1
    return found


def look_further(cards: Hand, display: i64, reach: Cells, spent: i64, routes: i64, widened: i64) -> bool:
    """Find the cities within reach for one florin more, by the number of destination cards played from the hand.

    Returns whether there are more of them. A card of the display adds something new only where there was something new
    without it.
    """
    figures = cards.figures
    at = spent * LEGS
    for played in range(at, at + routes + 1):
        reach[played] = reach[played - LEGS]
    bought = False
    while display:
        card = lowest_card(figures, display)
        display &= display - 1
        price = figures.card_cost[card]
        if price <= spent and (widened >> (spent - price)) & 1:
            buy_way(figures, card, reach, at, price * LEGS, routes)
            bought = True
    widens = False
    if bought:
        for played in range(at, at + routes + 1):
            if reach[played] != reach[played - LEGS]:
                reach[played] = linked(figures, reach[played], cards.connections)
            if played > at and reach[played - 1] != reach[played - 1 - LEGS]:
                reach[played] |= cards.lead_on(reach[played - 1])
            widens = widens or reach[played] != reach[played - LEGS]
    return widens


def buy_way(figures: Figures, card: i64, reach: Cells, at: i64, back: i64, routes: i64) -> None:
    """Add where a card of the display leads from what is within reach for its price less."""
    cities = figures.card_cities[card]
    if card < DESTINATIONS:
        seals = figures.seals[card]
        for played in range(at, at + routes + 1):
            reach[played] |= cities | within(figures, reach[played - back], seals)
    else:
        for played in range(at, at + routes + 1):
            if reach[played - back] & cities:
                reach[played] |= cities


@mypyc_attr(acyclic=True, free_list_len=1)
class Ways:
    """What the player in turn certainly reaches with a hand, and the cost of building there, up to some purse."""

    def __init__(self, cards: Hand, display: i64, needs: Cells, least: i64, purse: i64) -> None:
        self.cards: Final = cards
        self.hand: Final[i64] = cards.hand
        self.display: Final[i64] = display
        self.purse: Final[i64] = purse
        """No question is about more money than this."""
        self.needs: Final[Cells] = needs
        """By city: the cost of building after arriving there."""
        self.least: Final[i64] = least
        """The least of it."""
        self.needed: i64 = UNKNOWN
        """`least_possible`, once asked for."""
        self.enough: i64 = NEVER
        """This much money is certainly enough to build in some city, and this is the city."""
        self.city: i64 = -1
        self.enough_elsewhere: i64 = NEVER
        """This much is certainly enough to build in another one."""
        self.has_bought: bool = False
        """Whether cards of the display have been counted."""
        self.can_from: i64 = NEVER
        """With this much money or more, something can be built, as a search has found."""
        self.cannot_up_to: i64 = NOTHING
        """With this much or less, nothing can."""
        self.reached: i64 = cards.lead_surely()
        """The cities to which the hand certainly leads, and where the ship is. Returning there is not counted on."""
        self.count_in(self.reached & ~cards.here, 0)

    def count_in(self, cities: i64, price: i64) -> None:
        """These cities can be reached for this price."""
        city: i64 = 0
        while cities:
            if cities & 1:
                total = price + self.needs[city]
                if total < self.enough:
                    if city != self.city:
                        self.enough_elsewhere = self.enough
                    self.enough = total
                    self.city = city
                elif total < self.enough_elsewhere and city != self.city:
                    self.enough_elsewhere = total
            cities >>= 1
            city += 1

    def buy_one(self) -> None:
        """Count what one card of the display opens."""
        figures = self.cards.figures
        self.has_bought = True
        rest = self.display
        while rest:
            card = lowest_card(figures, rest)
            rest &= rest - 1
            price = figures.card_cost[card]
            if price + self.least < self.enough_elsewhere and can_afford(self.purse, price + self.least):
                self.count_in(self.opened_by(card), price)

    def opened_by(self, card: i64) -> i64:
        """Cities that one more card certainly brings within reach."""
        figures = self.cards.figures
        reached = self.reached
        cities = figures.card_cities[card]
        if card < DESTINATIONS:
            cities |= within(figures, reached, figures.seals[card])
        elif not cities & reached:
            return 0
        if cities & ~reached == 0:
            return 0
        return linked(figures, cities, self.cards.connections) & ~reached

    def suffice(self, city: i64, money: i64) -> bool:
        """Whether building is certainly possible in another city than this one."""
        return can_afford(money, self.enough if city != self.city else self.enough_elsewhere)

    def suffice_with_one_more(self, city: i64, money: i64) -> bool:
        """The same with a card of the display."""
        if not self.has_bought:
            self.buy_one()
        return self.suffice(city, money)

    def fall_short(self, money: i64) -> bool:
        """Whether nothing can be built with this money."""
        if self.needed < 0:
            self.needed = least_possible(self.cards, self.purse, self.display, self.needs, self.least, NOTHING)
        return not can_afford(money, self.needed)

    def lead_to(self, city: i64) -> bool:
        """Whether the hand certainly leads to a city."""
        return ((self.reached & ~self.cards.here) >> city) & 1 == 1
