"""Whether a move of the pirate with cards comes to an end. EC 11.10

Why the search over his ways is exact: with more cards left, a player can build at least as well, so a way that passes
through a city twice is never better than without the loop. And a way is abandoned where even the best of all landings
would leave nothing to build.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.cards import lowest_card, take_card
from captains_table.games.el_capitan.rules.figures import CITIES
from captains_table.games.el_capitan.rules.pirate_landings import ON_ANY_SPACE, ON_SOME_SPACE
from captains_table.games.el_capitan.rules.routes import led_to

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.pirate_landings import Landings


def can_end_in(landings: Landings, city: i64, hand: i64) -> bool:
    """Whether the pirate's move may end in a city with room for him, with these cards left."""
    if not landings.must_build:
        return True
    money = landings.purse
    where = landings.where_to_land(city, money, hand)
    if where != ON_SOME_SPACE:
        return where == ON_ANY_SPACE
    space: i64 = 0
    while space < landings.state.figures.harbours[city] and not landings.may_land_on(city, space, money, hand):
        space += 1
    return space < landings.state.figures.harbours[city]


def can_end_with_next(landings: Landings, stop: i64, hand: i64) -> bool:
    """Whether one card in hand can take the pirate from a stop to the end of a legal move."""
    figures = landings.state.figures
    harbours = landings.open_harbours()
    rest = hand
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        goals = led_to(figures, stop, card) & harbours
        if goals != 0:
            left = take_card(figures, hand, card)
            city: i64 = 0
            while goals:
                if goals & 1 and can_end_in(landings, city, left):
                    return True
                goals >>= 1
                city += 1
    return False


def can_end(landings: Landings, stop: i64, hand: i64) -> bool:
    """Whether cards in hand can take the pirate from a stop to the end of a legal move. EC 11.10"""
    if can_end_with_next(landings, stop, hand):
        return True
    if hand & (hand - 1) == 0:
        return False
    landings.dead = set()
    return can_end_with_more(landings, stop, hand, 0)


def can_end_somehow(landings: Landings, stop: i64, hand: i64) -> bool:
    """The same for a player who need not build any more."""
    must_build = landings.must_build
    landings.must_build = False
    can = can_end(landings, stop, hand)
    landings.must_build = must_build
    return can


def can_end_with_more(landings: Landings, stop: i64, hand: i64, passed: i64) -> bool:
    """Whether the pirate can end his move with two or more cards, avoiding cities that he has passed."""
    figures = landings.state.figures
    bit: i64 = 1
    key: int = hand * CITIES + stop
    if hand & (hand - 1) == 0 or key in landings.dead:
        return False
    landings.dead.add(key)
    if landings.is_hopeless(hand):
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
            if goals & 1:
                if can_end_with_next(landings, city, left) or can_end_with_more(landings, city, left, passed):
                    return True
            goals >>= 1
            city += 1
    return False


def cards_to_move(landings: Landings, hand: i64) -> i64:
    """One card of each kind with which the pirate may move without certainly leaving nothing to build."""
    figures = landings.state.figures
    found: i64 = 0
    rest = hand
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        if figures.first_equal[card] == card and not landings.is_hopeless(take_card(figures, hand, card)):
            found |= figures.bit[card]
    return found
