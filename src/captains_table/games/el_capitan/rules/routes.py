"""Where a card leads from a place: directly, as a sea route, or not at all. EC 3.3 to EC 3.6, EC 11.1, EC 11.2"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.figures import CARDS, CITIES, DESTINATIONS, FIRST_HALF, HALF
from captains_table.games.el_capitan.rules.layout import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.figures import Figures
    from captains_table.games.el_capitan.rules.state import ElCapitan


def straight_to(state: ElCapitan, place: i64, card: i64) -> i64:
    """Where a card leads directly from a place: a destination to its city, a connection to its other city.

    NONE if it does not: EC 3.4c, EC 3.5, EC 3.6.
    """
    figures = state.figures
    named = figures.card_city[card]
    if card < DESTINATIONS:
        if named != place:
            return named
        return NONE
    if place == named:
        return figures.card_other[card]
    if place >= 0 and place == figures.card_other[card]:
        return named
    return NONE


def straight_refusal(state: ElCapitan, place: i64, card: i64) -> i64:
    """Whether a card leads anywhere directly from a place. EC 3.4, EC 3.5, EC 3.6"""
    if straight_to(state, place, card) != NONE:
        return 0
    if card < DESTINATIONS:
        return 306
    if place < 0:
        return 305
    return 1102 if state.figures.outer[place] else 304


def route_refusal(state: ElCapitan, place: i64, card: i64, city: i64) -> i64:
    """Whether a destination card played as a sea route leads from a place to a city. EC 3.4b, EC 3.5, EC 3.6"""
    figures = state.figures
    if place < 0:
        return 1102 if figures.outer[city] and figures.in_play[city] else 305
    if not figures.in_play[city]:
        return 1101
    if place == city:
        return 306
    if figures.card_city[card] == city:
        return 304
    if figures.distance[place * CITIES + city] > figures.seals[card]:
        return 304
    return 0


# The same for sets of cities, which are masks.


def within(figures: Figures, cities: i64, seals: i64) -> i64:
    """These cities and all that a sea route of that many seals reaches from any of them."""
    at = seals << HALF
    return figures.near_low[at | (cities & FIRST_HALF)] | figures.near_high[at | (cities >> HALF)]


def links_at(figures: Figures, cities: i64) -> i64:
    """The connections that name any of these cities."""
    low = cities & FIRST_HALF
    high = cities >> HALF
    return figures.links_low[low] | figures.links_high[high]


def routes_to(figures: Figures, place: i64, card: i64) -> i64:
    """The cities to which a destination card leads from a city as a sea route. EC 3.4b, EC 3.6"""
    bit: i64 = 1
    here = bit << place
    return within(figures, here, figures.seals[card]) & ~(here | figures.card_cities[card])


def led_to(figures: Figures, place: i64, card: i64) -> i64:
    """The cities to which one voyage with a card, in any of its uses, leads from a place. EC 3.4, EC 3.5"""
    at = place * CARDS + card if place >= 0 else CITIES * CARDS + card
    return figures.leads[at]
