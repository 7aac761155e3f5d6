"""What cards are good for, by masks of cities: where they surely lead, where they can't, and the bounds that follow.

A player who may have to sail on before building (EC 2.6) needs a city, the cards to get there, and the money. Most
questions about it are answered by bounds: what is surely enough, with at most one more card bought, and what is surely
too little. Only what lies between them is left to the search (`voyage_search.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.cells import head_of
from captains_table.games.el_capitan.rules.cards import lowest_card
from captains_table.games.el_capitan.rules.figures import (
    CONNECTION_MASK,
    DESTINATION_MASK,
    DESTINATIONS,
    HALF,
    MOST_ROUTES,
    NEVER,
)
from captains_table.games.el_capitan.rules.layout import UNKNOWN
from captains_table.games.el_capitan.rules.money import can_afford, money_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.el_capitan.rules.figures import Figures
    from captains_table.games.el_capitan.rules.state import ElCapitan

LOW: Final = (1 << HALF) - 1
"""The first half of the cities."""
NOTHING: Final = -NEVER
"""Less than anything costs."""
FLORINS: Final = 12
"""Nobody is too poor to build who can spend more than this on cards; it need not be looked into."""


def linked(figures: Figures, cities: i64, connections: i64) -> i64:
    """These cities and all to which connections lead from them."""
    if connections == 0:
        return cities
    before: i64 = 0
    while cities != before:
        before = cities
        rest = connections
        while rest:
            both = figures.card_cities[lowest_card(figures, rest)]
            rest &= rest - 1
            if cities & both:
                cities |= both
    return cities


def within(figures: Figures, cities: i64, seals: i64) -> i64:
    """These cities and all that a sea route of so many seals reaches from any of them."""
    at = seals << HALF
    return figures.near_low[at | (cities & LOW)] | figures.near_high[at | (cities >> HALF)]


def led_to(figures: Figures, place: i64, card: i64) -> i64:
    """The cities to which one voyage with a card, in any of its uses, leads from a city. EC 3.4"""
    bit: i64 = 1
    here = bit << place
    both = figures.card_cities[card]
    if card >= DESTINATIONS:
        return both & ~here if both & here else 0
    return (both | within(figures, here, figures.seals[card])) & ~here


def least_among(needs: Cells, cities: i64) -> i64:
    """What building takes at the least in some cities."""
    least: i64 = NEVER
    city: i64 = 0
    while cities:
        if cities & 1 and needs[city] < least:
            least = needs[city]
        cities >>= 1
        city += 1
    return least


class Hand:
    """What can be read off the cards of a hand."""

    def __init__(self, figures: Figures, hand: i64) -> None:
        self.figures = figures
        self.connections: i64 = hand & CONNECTION_MASK
        self.named: i64 = 0
        """The cities of its destination cards."""
        self.seals: i64 = 0
        """The most seals on one of them."""
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

    def lead_on(self, cities: i64) -> i64:
        """The cities to which one destination card of the hand leads from some cities, in any of its uses."""
        return self.named | within(self.figures, cities, self.seals)

    def lead_surely(self, place: i64) -> i64:
        """Cities that can be reached: with the connections and one destination card. Where the ship is counts too."""
        return self.lead_at_most(place, 1 if self.routes > 0 else 0)

    def lead_at_most(self, place: i64, times: i64) -> i64:
        """The cities that can be reached with so many destination cards and the connections: no others can."""
        bit: i64 = 1
        cities = linked(self.figures, bit << place if place >= 0 else 0, self.connections)
        while times > 0:
            cities = linked(self.figures, self.lead_on(cities), self.connections)
            times -= 1
        return cities


def least_possible(cards: Hand, place: i64, money: i64, display: i64, needs: Cells, least: i64, enough: i64) -> i64:
    """A bound: with less money than this nothing can be built, wherever the cards lead. EC 2.6

    The cities within reach are found florin by florin and by the number of destination cards played from the hand, as
    if each of these had as many seals as the best, and bought cards could be played twice. `least` is what building
    takes in the cheapest city. What costs more than the money is not looked for, nor anything below `enough`.
    """
    figures = cards.figures
    most = money - least
    if most > FLORINS or figures.has_gifts:
        return 0
    routes = cards.routes if cards.routes < MOST_ROUTES else MOST_ROUTES
    display = up_to(figures, display, most)
    found = least_among(needs, cards.lead_at_most(place, routes))
    if display == 0 or found <= enough:
        return found
    reach = head_of(figures.nothing, (FLORINS + 1) * (MOST_ROUTES + 1))
    for played in range(routes + 1):
        reach[played] = cards.lead_at_most(place, played)
    for spent in range(1, most + 1):
        at = spent * (MOST_ROUTES + 1)
        for played in range(routes + 1):
            cities = reach[at - MOST_ROUTES - 1 + played] | bought(figures, display, reach, spent, played)
            if played > 0:
                cities |= cards.lead_on(reach[at + played - 1])
            reach[at + played] = linked(figures, cities, cards.connections)
        total = spent + least_among(needs, reach[at + routes])
        if total < found:
            found = total
            if found <= enough:
                return found
    return found


def up_to(figures: Figures, cards: i64, price: i64) -> i64:
    """Those of the cards that cost no more than a price."""
    found: i64 = 0
    rest = cards
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        if figures.card_cost[card] <= price:
            found |= figures.bit[card]
    return found


def bought(figures: Figures, display: i64, reach: Cells, spent: i64, played: i64) -> i64:
    """The cities to which a card of the display leads, for so much in all."""
    cities: i64 = 0
    while display:
        card = lowest_card(figures, display)
        display &= display - 1
        price = figures.card_cost[card]
        if price <= spent:
            before = reach[(spent - price) * (MOST_ROUTES + 1) + played]
            if card < DESTINATIONS:
                cities |= within(figures, before, figures.seals[card]) | figures.card_cities[card]
            elif before & figures.card_cities[card]:
                cities |= figures.card_cities[card]
    return cities


class Ways:
    """What the player in turn surely reaches with a hand, and what building there takes."""

    def __init__(self, state: ElCapitan, place: i64, hand: i64, needs: Cells, least: i64) -> None:
        self.state = state
        self.place: i64 = place
        self.hand: i64 = hand
        self.cards = Hand(state.figures, hand)
        self.needs: Cells = needs
        """By city: what building takes after arriving there."""
        self.least: i64 = least
        """The least of it."""
        self.needed: i64 = UNKNOWN
        """`least_possible`, once asked for."""
        self.enough: i64 = NEVER
        """So much money is surely enough to build in some city, and this is the city."""
        self.city: i64 = -1
        self.enough_elsewhere: i64 = NEVER
        """So much is surely enough to build in another one."""
        self.has_bought: bool = False
        """Whether cards of the display have been counted in."""
        bit: i64 = 1
        self.here: i64 = bit << place if place >= 0 else 0
        """Where the ship is; to come back is not counted on."""
        cards = self.cards
        reached = cards.lead_surely(place)
        self.reached: i64 = reached
        """The cities to which the hand surely leads, and where the ship is."""
        self.count_in(reached & ~self.here, 0)

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
        """Count in what one card of the display opens."""
        figures = self.state.figures
        self.has_bought = True
        rest = self.state.display
        while rest:
            card = lowest_card(figures, rest)
            rest &= rest - 1
            price = figures.card_cost[card]
            if price + self.least < self.enough_elsewhere:
                cities = figures.card_cities[card]
                if card < DESTINATIONS:
                    cities |= within(figures, self.reached, figures.seals[card])
                elif not cities & self.reached:
                    continue
                if cities & ~self.reached:
                    cities = linked(figures, cities, self.cards.connections)
                    self.count_in(cities & ~self.reached, price)

    def suffice(self, city: i64, money: i64) -> bool:
        """Whether building is surely possible in another city than this one."""
        return can_afford(money, self.enough if city != self.city else self.enough_elsewhere)

    def suffice_with_one_more(self, city: i64, money: i64) -> bool:
        """The same with a card of the display."""
        if not self.has_bought:
            self.buy_one()
        return self.suffice(city, money)

    def fall_short(self, money: i64) -> bool:
        """Whether nothing can be built with this money, which is not more than the player has."""
        if self.needed < 0:
            state = self.state
            purse = money_of(state, state.to_move)
            self.needed = least_possible(self.cards, self.place, purse, state.display, self.needs, self.least, NOTHING)
        return not can_afford(money, self.needed)

    def lead_to(self, city: i64) -> bool:
        """Whether the hand surely leads to a city."""
        return ((self.reached & ~self.here) >> city) & 1 == 1
