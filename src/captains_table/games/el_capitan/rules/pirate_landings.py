"""Whether the pirate may land somewhere: the player who moves him must still be able to build. EC 2.6, EC 11.9"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from captains_table.core.cells import copied, filled
from captains_table.games.el_capitan.rules.can_still_build import Outlook, least_needed
from captains_table.games.el_capitan.rules.figures import CITIES, NEVER, PIRATE, SPACES
from captains_table.games.el_capitan.rules.harbours import free_space
from captains_table.games.el_capitan.rules.layout import (
    BUILT,
    HAND,
    NONE,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    UNKNOWN,
)
from captains_table.games.el_capitan.rules.money import can_afford, money_of
from captains_table.games.el_capitan.rules.pirate_harbours import (
    harbour_refusal,
    origin_of,
    put_pirate,
    take_back_pirate,
)
from captains_table.games.el_capitan.rules.ways import Hand, Ways

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.el_capitan.rules.state import ElCapitan

NOWHERE: Final[set[int]] = set()
HANDS: Final = 12
"""How many hands are remembered: with more, looking them up takes longer than recomputing."""

# Whether a landing leaves something to build, as far as the city alone decides it.
ON_NO_SPACE: Final = 0
ON_ANY_SPACE: Final = 1
ON_SOME_SPACE: Final = 2
"""It depends on the harbour space."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Landings:
    """What the player in turn can still build, by where the pirate lands. Made again for every question of a turn."""

    def __init__(self, state: ElCapitan, seat: i64, can_build: i64 = UNKNOWN) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.purse: Final[i64] = money_of(state, seat)
        self.can_build: i64 = can_build
        """Whether a building action is possible with the pirate where he is: 1 or 0, or UNKNOWN."""
        self.origin: Final[i64] = origin_of(state)
        self.ship: Final[i64] = state.player[seat * PLAYER_CELLS + SHIP]
        self.staying: i64 = NEVER
        """The cost of building where the ship is, if he does not land there."""
        if self.ship >= 0:
            self.staying = least_needed(state, seat, self.ship, state.player[seat * PLAYER_CELLS + SPACE])
        self.elsewhere: Cells = state.figures.nothing
        """By city: the cost of building after arriving there, if he lands in another city."""
        self.least: i64 = UNKNOWN
        """The least of these, once they are known."""
        self.landed: Cells = state.figures.nothing
        """By city and space: the cost of building after arriving in the city, if he lands on that space of it."""
        self.landed_here: Cells = state.figures.nothing
        """By space: the cost where the ship is, if he lands on that space there."""
        self.has_landed: bool = False
        self.has_landed_here: bool = False
        """Whether the previous two are more than empty rows."""
        self.known: Final[list[Ways]] = []
        """The ways of hands that have been asked for: the first ones, and the last."""
        self.open: i64 = UNKNOWN
        """`open_harbours`, once asked for."""
        self.dead: set[int] = NOWHERE
        """Cards and stops that lead nowhere."""
        self.must_build: bool = state.stage != BUILT
        """Whether a building action must remain possible. EC 2.6"""

    def may_land(self, city: i64, space: i64, money: i64, hand: i64) -> bool:
        """EC 2.6, with the pirate in that harbour space and this money and hand left."""
        where = self.where_to_land(city, money, hand)
        return where == ON_ANY_SPACE or (where == ON_SOME_SPACE and self.may_land_on(city, space, money, hand))

    def where_to_land(self, city: i64, money: i64, hand: i64) -> i64:
        """EC 2.6, with the pirate in that city: what masks and bounds say."""
        if self.ship != city and can_afford(money, self.staying):
            return ON_ANY_SPACE
        if self.least < 0:
            self.look_elsewhere()
        state = self.state
        surely = state.figures.harbours_ascend and self.ship != city
        """Whether the pirate can only be in the way there."""
        if surely and not can_afford(money, self.least):
            return ON_NO_SPACE
        if state.moored:
            return ON_SOME_SPACE if self.ship == city else ON_NO_SPACE
        if self.need_no_cards(city, money):
            return ON_ANY_SPACE
        ways = self.ways(hand)
        if ways.suffice(city, money) or ways.suffice_with_one_more(city, money):
            return ON_ANY_SPACE
        return ON_NO_SPACE if surely and not self.can_sail(ways, money) else ON_SOME_SPACE

    def may_land_on(self, city: i64, space: i64, money: i64, hand: i64) -> bool:
        """EC 2.6, where it depends on the harbour space."""
        state = self.state
        if self.ship == city and can_afford(money, self.needed_beside(city, space)):
            return True
        if state.moored:
            return False
        ways = self.ways(hand)
        needed = self.needed_with(city, space)
        if needed >= self.elsewhere[city] and not self.can_sail(ways, money):
            return False
        if needed == self.elsewhere[city] or (ways.lead_to(city) and can_afford(money, needed)):
            return True
        needs = copied(self.elsewhere)
        needs[city] = needed
        return Outlook(state, self.seat, needs).can_sail_on(self.ship, money, hand, state.display)

    def can_sail(self, ways: Ways, money: i64) -> bool:
        """Whether the ship can reach a city to build in with the pirate in no harbour. More money is never worse."""
        if money >= ways.can_from or ways.suffice(NONE, money) or ways.suffice_with_one_more(NONE, money):
            return True
        if ways.fall_short(money) or money <= ways.cannot_up_to:
            return False
        state = self.state
        can = Outlook(state, self.seat, self.elsewhere).can_sail_on(self.ship, money, ways.hand, state.display)
        if can:
            ways.can_from = money
        else:
            ways.cannot_up_to = money
        return can

    def need_no_cards(self, city: i64, money: i64) -> bool:
        """Whether building is certainly possible in another city than this one, whatever is left of the hand."""
        return self.ways(0).suffice_with_one_more(city, money)

    def spaces_to_land(self, city: i64, money: i64, hand: i64) -> i64:
        """The harbour spaces of a city with room for the pirate in which his move may end: a mask."""
        spaces = self.state.figures.harbours[city]
        bit: i64 = 1
        where: i64 = ON_ANY_SPACE
        if self.must_build:
            where = self.where_to_land(city, money, hand)
        if where == ON_ANY_SPACE:
            return (bit << spaces) - 1
        found: i64 = 0
        if where == ON_SOME_SPACE:
            for space in range(spaces):
                if self.may_land_on(city, space, money, hand):
                    found |= bit << space
        return found

    def ways(self, hand: i64) -> Ways:
        """What a hand is good for."""
        for known in self.known:
            if known.hand == hand:
                return known
        cards = Hand(self.state.figures, hand, self.ship)
        ways = Ways(cards, self.state.display, self.elsewhere, self.least, self.purse)
        if len(self.known) == HANDS:
            self.known.pop()
        self.known.append(ways)
        return ways

    def needed_with(self, city: i64, space: i64) -> i64:
        """The cost of building after arriving in a city, if the pirate lands on a space of it."""
        if not self.has_landed:
            self.has_landed = True
            self.landed = filled(CITIES * SPACES, UNKNOWN)
        at = city * SPACES + space
        if self.landed[at] < 0:
            self.landed[at] = self.needed_after_landing(city, space, False)
        return self.landed[at]

    def needed_beside(self, city: i64, space: i64) -> i64:
        """The cost of building where the ship is, if the pirate lands on a space of that city."""
        if not self.has_landed_here:
            self.has_landed_here = True
            self.landed_here = filled(SPACES, UNKNOWN)
        if self.landed_here[space] < 0:
            self.landed_here[space] = self.needed_after_landing(city, space, True)
        return self.landed_here[space]

    def needed_after_landing(self, city: i64, space: i64, stays: bool) -> i64:
        """The cost of building in a city with the pirate on a space of it: for a ship that stays there, or arrives."""
        state = self.state
        from_city = state.pirate_city
        from_space = state.pirate_space
        moved_to = put_pirate(state, city, space)
        lies_at = state.player[self.seat * PLAYER_CELLS + SPACE] if stays else free_space(state, city, self.seat)
        needed = least_needed(state, self.seat, city, lies_at)
        take_back_pirate(state, from_city, from_space, moved_to)
        return needed

    def look_elsewhere(self) -> None:
        """Find the cost of building in every city with the pirate in none of them."""
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

    def open_harbours(self) -> i64:
        """The cities in which the pirate's move may end, as far as harbours matter. EC 11.9"""
        if self.open < 0:
            bit: i64 = 1
            self.open = 0
            for city in range(CITIES):
                if harbour_refusal(self.state, self.origin, city, 0) == 0:
                    self.open |= bit << city
        return self.open

    def is_hopeless(self, hand: i64) -> bool:
        """Whether nothing can be built with these cards or fewer, wherever the pirate lands."""
        if not self.must_build or self.can_stay():
            return False
        state = self.state
        money = self.purse
        if self.least < 0:
            self.look_elsewhere()
        if not state.figures.harbours_ascend:
            needs = copied(self.elsewhere)
            self.lower(needs)
            return not Outlook(state, self.seat, needs).can_sail_on(self.ship, money, hand, state.display)
        if self.can_build >= 0 and hand == state.player[self.seat * PLAYER_CELLS + HAND]:
            if self.can_build or not self.makes_room():
                return self.can_build == 0
        return not (self.need_no_cards(NONE, money) or self.can_sail(self.ways(hand), money))

    def makes_room(self) -> bool:
        """Whether building in the pirate's city may cost less after he has left it."""
        city = self.state.pirate_city
        return self.elsewhere[city] != self.state.needs[city]

    def can_stay(self) -> bool:
        """Whether something can be built where the ship is, wherever the pirate lands or with him in that city."""
        state = self.state
        money = self.purse
        if can_afford(money, self.staying):
            return True
        if self.ship >= 0 and (self.open_harbours() >> self.ship) & 1:
            for space in range(state.figures.harbours[self.ship]):
                if can_afford(money, self.needed_beside(self.ship, space)):
                    return True
        return False

    def lower(self, needs: Cells) -> None:
        """Take into account that a ship may arrive in a cheaper harbour space because of the pirate."""
        for city in range(CITIES):
            if (self.open_harbours() >> city) & 1:
                for space in range(self.state.figures.harbours[city]):
                    if self.needed_with(city, space) < needs[city]:
                        needs[city] = self.needed_with(city, space)
