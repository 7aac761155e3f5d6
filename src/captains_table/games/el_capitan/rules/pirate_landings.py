"""Whether the pirate may land somewhere: whoever moves him must still be able to build, and a move with cards must come
to an end. EC 2.6, EC 11.9, EC 11.10

Why the search over the ways of the pirate is exact: with more cards left a player can build at least as well, so a
way that leads through a city twice is never better than without the loop. And a way is given up where even the best
of all landings would leave nothing to build.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.cells import copied, filled
from captains_table.games.el_capitan.rules.can_still_build import Outlook, least_needed
from captains_table.games.el_capitan.rules.cards import lowest_card, take_card
from captains_table.games.el_capitan.rules.figures import (
    CITIES,
    NEVER,
    PIRATE,
    SPACES,
)
from captains_table.games.el_capitan.rules.harbours import free_space
from captains_table.games.el_capitan.rules.layout import (
    BUILT,
    HAND,
    MONEY,
    NONE,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    UNKNOWN,
)
from captains_table.games.el_capitan.rules.money import can_afford
from captains_table.games.el_capitan.rules.ways import Ways, led_to

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.el_capitan.rules.state import ElCapitan

NOWHERE: Final[set[int]] = set()


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
        self.elsewhere: Cells = state.figures.nothing
        """By city: what building takes after arriving there, if he lands in another city."""
        self.least: i64 = UNKNOWN
        """The least of these, once they are known."""
        self.landed: Cells = state.figures.nothing
        """By city and space: what building takes after arriving in the city, if he lands on that space of it."""
        self.landed_here: Cells = state.figures.nothing
        """By space: what it takes where the ship lies, if he lands on that space there."""
        self.has_landed: bool = False
        self.has_landed_here: bool = False
        """Whether the two before are more than empty rows."""
        self.whole: Ways | None = None
        """The ways of the hand as it is."""
        self.fewer: Ways | None = None
        """Those of the hand that was last asked for besides."""
        self.open: i64 = UNKNOWN
        """`open_harbours`, once asked for."""
        self.dead: set[int] = NOWHERE
        """Cards and stops from which no way leads on."""
        self.must_build: bool = state.stage != BUILT
        """Whether a building action must remain possible. EC 2.6"""

    def may_land(self, city: i64, space: i64, money: i64, hand: i64) -> bool:
        """EC 2.6, with the pirate in that harbour space and this money and hand left."""
        if self.ship != city and can_afford(money, self.staying):
            return True
        if self.least < 0:
            self.look_elsewhere()
        state = self.state
        if self.ship == city:
            if can_afford(money, self.needed_beside(city, space)):
                return True
        elif state.figures.harbours_ascend and not can_afford(money, self.least):
            return False
        if state.moored:
            return False
        ways = self.ways(hand)
        if ways.suffice(city, money):
            return True
        if state.figures.harbours_ascend and ways.fall_short(money):
            return False
        needed = self.needed_with(city, space)
        if ways.lead_to(city) and can_afford(money, needed):
            return True
        if ways.suffice_with_one_more(city, money):
            return True
        needs = copied(self.elsewhere)
        needs[city] = needed
        return Outlook(state, self.seat, needs).can_sail_on(self.ship, money, hand, state.display)

    def ways(self, hand: i64) -> Ways:
        """What a hand is good for."""
        ways = self.whole
        if ways is None:
            whole = self.state.player[self.seat * PLAYER_CELLS + HAND]
            ways = Ways(self.state, self.ship, whole, self.elsewhere, self.least)
            self.whole = ways
        if ways.hand == hand:
            return ways
        ways = self.fewer
        if ways is None or ways.hand != hand:
            ways = Ways(self.state, self.ship, hand, self.elsewhere, self.least)
            self.fewer = ways
        return ways

    def needed_with(self, city: i64, space: i64) -> i64:
        """What building takes after arriving in a city, if the pirate lands on a space of it."""
        if not self.has_landed:
            self.has_landed = True
            self.landed = filled(CITIES * SPACES, UNKNOWN)
        at = city * SPACES + space
        if self.landed[at] < 0:
            state = self.state
            from_city = state.pirate_city
            from_space = state.pirate_space
            moved_to = put_pirate(state, city, space)
            self.landed[at] = least_needed(state, self.seat, city, free_space(state, city, self.seat))
            take_back_pirate(state, from_city, from_space, moved_to)
        return self.landed[at]

    def needed_beside(self, city: i64, space: i64) -> i64:
        """What building takes where the ship lies, if the pirate lands on a space of that city."""
        if not self.has_landed_here:
            self.has_landed_here = True
            self.landed_here = filled(SPACES, UNKNOWN)
        if self.landed_here[space] < 0:
            state = self.state
            from_city = state.pirate_city
            from_space = state.pirate_space
            moved_to = put_pirate(state, city, space)
            lies_at = state.player[self.seat * PLAYER_CELLS + SPACE]
            self.landed_here[space] = least_needed(state, self.seat, city, lies_at)
            take_back_pirate(state, from_city, from_space, moved_to)
        return self.landed_here[space]

    def look_elsewhere(self) -> None:
        """Find out what building takes in every city with the pirate in none of them."""
        state = self.state
        here = state.pirate_city * SPACES + state.pirate_space
        self.elsewhere = copied(state.needs)
        if state.pirate_space >= 0:
            state.harbour[here] = NONE
            self.elsewhere[state.pirate_city] = UNKNOWN
        outlook = Outlook(state, self.seat, self.elsewhere)
        self.least = outlook.least_anywhere()
        if state.pirate_space >= 0:
            state.harbour[here] = PIRATE

    def can_end_in(self, city: i64, hand: i64) -> bool:
        """Whether the pirate's move may end in a city, which has room for him, with these cards left."""
        if not self.must_build:
            return True
        state = self.state
        money = state.player[self.seat * PLAYER_CELLS + MONEY]
        space: i64 = 0
        while space < state.figures.harbours[city] and not self.may_land(city, space, money, hand):
            space += 1
        return space < state.figures.harbours[city]

    def open_harbours(self) -> i64:
        """The cities in which the pirate's move may end, as far as the harbours are concerned. EC 11.9"""
        if self.open < 0:
            bit: i64 = 1
            self.open = 0
            for city in range(CITIES):
                if harbour_refusal(self.state, self.origin, city, 0) == 0:
                    self.open |= bit << city
        return self.open

    def can_end_with_next(self, stop: i64, hand: i64) -> bool:
        """Whether one card of the hand can bring the pirate from a stop to the end of a legal move."""
        figures = self.state.figures
        harbours = self.open_harbours()
        rest = hand
        while rest:
            card = lowest_card(figures, rest)
            rest &= rest - 1
            goals = led_to(figures, stop, card) & harbours
            if goals != 0:
                left = take_card(figures, hand, card)
                city: i64 = 0
                while goals:
                    if goals & 1 and self.can_end_in(city, left):
                        return True
                    goals >>= 1
                    city += 1
        return False

    def can_end(self, stop: i64, hand: i64) -> bool:
        """Whether cards of the hand can bring the pirate from a stop to the end of a legal move. EC 11.10"""
        if self.can_end_with_next(stop, hand):
            return True
        if hand & (hand - 1) == 0:
            return False
        self.dead = set()
        return self.can_end_with_more(stop, hand, 0)

    def can_end_somehow(self, stop: i64, hand: i64) -> bool:
        """The same for somebody who need not build any more."""
        must_build = self.must_build
        self.must_build = False
        can = self.can_end(stop, hand)
        self.must_build = must_build
        return can

    def can_end_with_more(self, stop: i64, hand: i64, passed: i64) -> bool:
        """Whether the pirate can end his move with two or more cards, not by way of cities he has passed."""
        figures = self.state.figures
        bit: i64 = 1
        key: int = hand * CITIES + stop
        if hand & (hand - 1) == 0 or key in self.dead:
            return False
        self.dead.add(key)
        if self.is_hopeless(hand):
            return False
        passed |= bit << stop
        rest = hand
        while rest:
            card = lowest_card(figures, rest)
            rest &= rest - 1
            left = take_card(figures, hand, card)
            goals = led_to(figures, stop, card) & ~passed
            city: i64 = 0
            while goals:
                if goals & 1 and (self.can_end_with_next(city, left) or self.can_end_with_more(city, left, passed)):
                    return True
                goals >>= 1
                city += 1
        return False

    def is_hopeless(self, hand: i64) -> bool:
        """Whether nothing can be built with these cards or fewer, wherever the pirate lands."""
        if not self.must_build:
            return False
        state = self.state
        figures = state.figures
        money = state.player[self.seat * PLAYER_CELLS + MONEY]
        if can_afford(money, self.staying):
            return False
        if self.least < 0:
            self.look_elsewhere()
        if self.ship >= 0 and (self.open_harbours() >> self.ship) & 1:
            for space in range(figures.harbours[self.ship]):
                if can_afford(money, self.needed_beside(self.ship, space)):
                    return False
        if figures.harbours_ascend and self.ways(hand).fall_short(money):
            return True
        needs = copied(self.elsewhere)
        if not figures.harbours_ascend:
            self.lower(needs)
        return not Outlook(state, self.seat, needs).can_sail_on(self.ship, money, hand, state.display)

    def lower(self, needs: Cells) -> None:
        """Take into account that a ship may arrive in a cheaper harbour space because of the pirate."""
        for city in range(CITIES):
            if (self.open_harbours() >> city) & 1:
                for space in range(self.state.figures.harbours[city]):
                    if self.needed_with(city, space) < needs[city]:
                        needs[city] = self.needed_with(city, space)
