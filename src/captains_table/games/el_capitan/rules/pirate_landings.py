"""Whether the pirate may land somewhere: whoever moves him must still be able to build, and a move with cards must come
to an end. EC 2.6, EC 11.9, EC 11.10

Why the search over the ways of the pirate is exact: with more cards left a player can build at least as well, so a
way that leads through a city twice is never better than without the loop. And a way is given up where even the best
of all landings within reach would leave nothing to build.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.cells import copied, filled
from captains_table.games.el_capitan.rules.can_still_build import Outlook, least_needed
from captains_table.games.el_capitan.rules.cards import count_cards, lowest_card, take_card
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CITIES,
    CONNECTION_MASK,
    DESTINATION_MASK,
    NEVER,
    PIRATE,
    SPACES,
)
from captains_table.games.el_capitan.rules.layout import (
    BUILT,
    MONEY,
    NONE,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    UNKNOWN,
)
from captains_table.games.el_capitan.rules.money import can_afford
from captains_table.games.el_capitan.rules.routes import can_lead

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.el_capitan.rules.state import ElCapitan


def harbour_refusal(state: ElCapitan, origin: i64, city: i64, space: i64) -> i64:
    """Whether the pirate, coming from one city, may end his move in a harbour space of another. EC 11.9"""
    figures = state.figures
    if not figures.in_play[city]:
        return 1101
    if city == origin or space >= figures.harbours[city]:
        return 1109
    for other in range(figures.harbours[city]):
        if state.harbour[city * SPACES + other] == NONE:
            return 0
    return 1109


def put_pirate(state: ElCapitan, city: i64, space: i64) -> i64:
    """Lay the pirate in a harbour space; a ship there makes room. Returns the space it moved to, or NONE. EC 11.9"""
    if state.pirate_space >= 0:
        state.harbour[state.pirate_city * SPACES + state.pirate_space] = NONE
    state.pirate_city = city
    state.pirate_space = space
    at = city * SPACES
    ship = state.harbour[at + space]
    moved_to: i64 = NONE
    if ship != NONE:
        moved_to = 0
        while state.harbour[at + moved_to] != NONE:
            moved_to += 1
        state.harbour[at + moved_to] = ship
        state.player[ship * PLAYER_CELLS + SPACE] = moved_to
    state.harbour[at + space] = PIRATE
    return moved_to


def take_back_pirate(state: ElCapitan, city: i64, space: i64, moved_to: i64) -> None:
    """Undo `put_pirate`: back to where he came from."""
    at = state.pirate_city * SPACES
    state.harbour[at + state.pirate_space] = NONE
    if moved_to >= 0:
        ship = state.harbour[at + moved_to]
        state.harbour[at + moved_to] = NONE
        state.harbour[at + state.pirate_space] = ship
        state.player[ship * PLAYER_CELLS + SPACE] = state.pirate_space
    state.pirate_city = city
    state.pirate_space = space
    if space >= 0:
        state.harbour[city * SPACES + space] = PIRATE


def origin_of(state: ElCapitan) -> i64:
    """Where the pirate's move began."""
    return state.pirate_from if state.pirate_from != NONE else state.pirate_city


class Landings:
    """What the player in turn can still build, by where the pirate lands. Made anew for every question of a turn."""

    def __init__(self, state: ElCapitan, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.origin: i64 = origin_of(state)
        self.ship: i64 = state.player[seat * PLAYER_CELLS + SHIP]
        self.staying: i64 = NEVER
        """What building takes where the ship lies, if he does not land there."""
        if self.ship >= 0:
            self.staying = least_needed(state, seat, self.ship, state.player[seat * PLAYER_CELLS + SPACE])
        self.elsewhere: Cells = filled(0, UNKNOWN)
        """By city: what building takes after arriving there, if he lands in another city."""
        self.with_him: Cells = filled(0, UNKNOWN)
        """The same if he lands in the city, on the best space for it."""
        self.beside_him: i64 = NEVER
        """What building takes where the ship lies, if he lands there, on the best space for it."""
        self.dead: set[int] = set()
        """Cards and stops from which no way leads on."""
        self.must_build: bool = state.stage != BUILT
        """Whether a building action must remain possible. EC 2.6"""

    def may_land(self, city: i64, space: i64, money: i64, hand: i64) -> bool:
        """EC 2.6, with the pirate in that harbour space and this money and hand left."""
        if self.ship != city and can_afford(money, self.staying):
            return True
        if len(self.elsewhere) == 0:
            self.look_elsewhere()
        state = self.state
        from_city = state.pirate_city
        from_space = state.pirate_space
        moved_to = put_pirate(state, city, space)
        needs = copied(self.elsewhere)
        needs[city] = UNKNOWN
        can = Outlook(state, self.seat, needs).can_build_on(money, hand, state.display)
        take_back_pirate(state, from_city, from_space, moved_to)
        return can

    def look_elsewhere(self) -> None:
        """Find out what building takes in every city with the pirate in none of them."""
        state = self.state
        here = state.pirate_city * SPACES + state.pirate_space
        self.elsewhere = copied(state.needs)
        if state.pirate_space >= 0:
            state.harbour[here] = NONE
            self.elsewhere[state.pirate_city] = UNKNOWN
        outlook = Outlook(state, self.seat, self.elsewhere)
        for city in range(CITIES):
            outlook.needed(city)
        if state.pirate_space >= 0:
            state.harbour[here] = PIRATE

    def can_end_in(self, city: i64, hand: i64) -> bool:
        """Whether the pirate's move may end in a city with these cards left."""
        state = self.state
        money = state.player[self.seat * PLAYER_CELLS + MONEY]
        for space in range(state.figures.harbours[city]):
            if harbour_refusal(state, self.origin, city, space) == 0:
                if not self.must_build or self.may_land(city, space, money, hand):
                    return True
        return False

    def can_end_with_next(self, stop: i64, hand: i64) -> bool:
        """Whether one card of the hand can bring the pirate from a stop to the end of a legal move."""
        for card in range(CARDS):
            if (hand >> card) & 1:
                left = take_card(self.state.figures, hand, card)
                for city in range(CITIES):
                    if can_lead(self.state, stop, card, city) and self.can_end_in(city, left):
                        return True
        return False

    def can_end(self, stop: i64, hand: i64) -> bool:
        """Whether cards of the hand can bring the pirate from a stop to the end of a legal move. EC 11.10"""
        self.dead = set()
        return self.can_end_with_next(stop, hand) or self.can_end_with_more(stop, hand, 0)

    def can_end_somehow(self, stop: i64, hand: i64) -> bool:
        """The same for somebody who need not build any more."""
        must_build = self.must_build
        self.must_build = False
        can = self.can_end(stop, hand)
        self.must_build = must_build
        return can

    def can_end_with_more(self, stop: i64, hand: i64, passed: i64) -> bool:
        """Whether the pirate can end his move with two or more cards, not by way of cities he has passed."""
        state = self.state
        bit: i64 = 1
        key: int = hand * CITIES + stop
        if count_cards(hand) < 2 or key in self.dead:
            return False
        self.dead.add(key)
        if self.is_hopeless(stop, hand):
            return False
        passed |= bit << stop
        for card in range(CARDS):
            if (hand >> card) & 1:
                left = take_card(state.figures, hand, card)
                for city in range(CITIES):
                    if (passed >> city) & 1 == 0 and can_lead(state, stop, card, city):
                        if self.can_end_with_next(city, left) or self.can_end_with_more(city, left, passed):
                            return True
        return False

    def is_hopeless(self, stop: i64, hand: i64) -> bool:
        """Whether nothing could be built with these cards, even with the best of all landings that they might reach."""
        state = self.state
        if not self.must_build:
            return False
        if len(self.with_him) == 0:
            self.look_with_him()
        reached = self.reached(stop, hand)
        needs = copied(self.elsewhere)
        for city in range(CITIES):
            if (reached >> city) & 1 and self.with_him[city] < needs[city]:
                needs[city] = self.with_him[city]
        outlook = Outlook(state, self.seat, needs)
        outlook.staying = self.staying
        if self.ship >= 0 and (reached >> self.ship) & 1 and self.beside_him < self.staying:
            outlook.staying = self.beside_him
        money = state.player[self.seat * PLAYER_CELLS + MONEY]
        return not outlook.can_build_on(money, hand, state.display)

    def look_with_him(self) -> None:
        """Find out what building takes in every city with the pirate in the best space of it."""
        if len(self.elsewhere) == 0:
            self.look_elsewhere()
        state = self.state
        self.with_him = filled(CITIES, NEVER)
        for city in range(CITIES):
            for space in range(state.figures.harbours[city]):
                if harbour_refusal(state, self.origin, city, space) == 0:
                    from_city = state.pirate_city
                    from_space = state.pirate_space
                    moved_to = put_pirate(state, city, space)
                    outlook = Outlook(state, self.seat, filled(CITIES, UNKNOWN))
                    if outlook.needed(city) < self.with_him[city]:
                        self.with_him[city] = outlook.needed(city)
                    if city == self.ship and outlook.needed_here() < self.beside_him:
                        self.beside_him = outlook.needed_here()
                    take_back_pirate(state, from_city, from_space, moved_to)

    def reached(self, stop: i64, hand: i64) -> i64:
        """The cities to which the cards might lead the pirate: at least all those to which they do."""
        figures = self.state.figures
        bit: i64 = 1
        found = self.linked(bit << stop, hand)
        seals: i64 = 0
        named: i64 = 0
        rest = hand & DESTINATION_MASK
        while rest:
            card = lowest_card(figures, rest)
            rest &= rest - 1
            named |= bit << figures.card_city[card]
            if figures.seals[card] > seals:
                seals = figures.seals[card]
        for _ in range(count_cards(hand & DESTINATION_MASK)):
            before = found
            found |= named
            for city in range(CITIES):
                if (before >> city) & 1:
                    for goal in range(CITIES):
                        if figures.distance[city * CITIES + goal] <= seals:
                            found |= bit << goal
            found = self.linked(found, hand)
            if found == before:
                return found
        return found

    def linked(self, cities: i64, hand: i64) -> i64:
        """These cities and all to which connections of the hand lead from them."""
        figures = self.state.figures
        bit: i64 = 1
        before: i64 = 0
        while cities != before:
            before = cities
            rest = hand & CONNECTION_MASK
            while rest:
                card = lowest_card(figures, rest)
                rest &= rest - 1
                both = (bit << figures.card_city[card]) | (bit << figures.card_other[card])
                if cities & both:
                    cities |= both
        return cities
