"""The search over all sequences of voyages that the cards of the hand and the display open. EC 2.6

Why it is exact: a destination voyage leads from anywhere to one city, so anything before it is wasted, except when
returning to the city in which the turn began; `Outlook` tries it as the first voyage, and as the last one for that
return. After it, only sea routes and connections matter. Sea routes with equal seals differ only in price, so the
cheapest is used first, and a city reached for the same money with the same sea routes used is not searched twice. A
connection is never useful twice: returning to where it began costs at least as much as not leaving.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from captains_table.core.cells import copied, head_of
from captains_table.games.el_capitan.rules.cards import lowest_card
from captains_table.games.el_capitan.rules.figures import (
    CITIES,
    CONNECTION_MASK,
    DESTINATION_MASK,
    MIXES,
    MOST_ROUTES,
    NEVER,
)
from captains_table.games.el_capitan.rules.layout import NONE
from captains_table.games.el_capitan.rules.money import can_afford

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.el_capitan.rules.can_still_build import Outlook


@mypyc_attr(acyclic=True, free_list_len=1)
class VoyageSearch:
    """All routes over sea routes and connections from a city. See the top of this file."""

    def __init__(self, outlook: Outlook, money: i64, hand: i64, display: i64) -> None:
        self.outlook: Final = outlook
        self.money: Final[i64] = money
        self.goal: i64 = NONE
        """The only city that counts, or NONE for any."""
        self.barred: i64 = NONE
        """A city that does not count: where the ship is now."""
        self.figures: Final = outlook.state.figures
        self.routes: Cells = self.figures.nothing
        """By seals and number used: the price of the next sea route with that many seals."""
        self.links: Final[Cells] = head_of(self.figures.nothing, CITIES * CITIES)
        """The price of a connection between two cities."""
        self.best: Cells = self.figures.nothing
        """By city and sea routes used: the least money with which the search has got there."""
        self.link(hand & CONNECTION_MASK, True)
        self.link(display & CONNECTION_MASK, False)

    def link(self, cards: i64, in_hand: bool) -> None:
        """Use these connections."""
        figures = self.figures
        while cards:
            card = lowest_card(figures, cards)
            cards &= cards - 1
            here, there = figures.card_city[card], figures.card_other[card]
            price: i64 = 0
            if not in_hand:
                price = figures.card_cost[card]
            self.links[here * CITIES + there] = price
            self.links[there * CITIES + here] = price

    def begin(self, hand: i64, display: i64) -> None:
        """Use the sea routes among these cards, and forget the cities already searched."""
        figures = self.figures
        self.best = copied(figures.nothing)
        self.routes = head_of(figures.nothing, 4 * (MOST_ROUTES + 1))
        hand &= DESTINATION_MASK
        while hand:
            self.add_route(figures.seals[lowest_card(figures, hand)], 0)
            hand &= hand - 1
        display &= DESTINATION_MASK
        while display:
            card = lowest_card(figures, display)
            display &= display - 1
            self.add_route(figures.seals[card], figures.card_cost[card])

    def add_route(self, seals: i64, price: i64) -> None:
        """Keep the cheapest sea routes for each number of seals, ordered by price."""
        at = seals * (MOST_ROUTES + 1)
        for place in range(MOST_ROUTES):
            if price < self.routes[at + place]:
                kept = self.routes[at + place]
                self.routes[at + place] = price
                price = kept

    def can_build_from(self, city: i64, spent: i64, ones: i64, twos: i64, threes: i64) -> bool:
        """Whether building is possible in this city or further on, given the money spent and the sea routes used."""
        counts = city != self.barred and (self.goal == NONE or self.goal == city)
        if counts and can_afford(self.money, spent + self.outlook.needed(city)):
            return True
        mix = city * MIXES + self.figures.mix[ones * 36 + twos * 6 + threes]
        if spent >= self.best[mix]:
            return False
        self.best[mix] = spent
        for other in range(CITIES):
            price = self.links[city * CITIES + other]
            if price < NEVER and can_afford(self.money, spent + price):
                if self.can_build_from(other, spent + price, ones, twos, threes):
                    return True
        if ones + twos + threes >= MOST_ROUTES:
            return False
        return (
            self.can_sail_on(city, spent, 1, self.routes[MOST_ROUTES + 1 + ones], ones + 1, twos, threes)
            or self.can_sail_on(city, spent, 2, self.routes[2 * (MOST_ROUTES + 1) + twos], ones, twos + 1, threes)
            or self.can_sail_on(city, spent, 3, self.routes[3 * (MOST_ROUTES + 1) + threes], ones, twos, threes + 1)
        )

    def can_sail_on(self, city: i64, spent: i64, seals: i64, price: i64, ones: i64, twos: i64, threes: i64) -> bool:
        """Continue with a sea route of that many seals."""
        if price == NEVER or not can_afford(self.money, spent + price):
            return False
        distance = self.figures.distance
        for other in range(CITIES):
            if other != city and distance[city * CITIES + other] <= seals:
                if self.can_build_from(other, spent + price, ones, twos, threes):
                    return True
        return False
