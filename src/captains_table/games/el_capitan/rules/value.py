"""The value of a position of El Capitán to a seat, as a good player sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from captains_table.core.contract import OVER, State
from captains_table.core.judge import Judge, Rung
from captains_table.games.el_capitan.rules.cards import lowest_card
from captains_table.games.el_capitan.rules.figures import CITIES, FORTS, SITES
from captains_table.games.el_capitan.rules.layout import (
    CITY_CELLS,
    FORTRESSES,
    HAND,
    HIGHEST,
    MONEY,
    MOST_COLOURS,
    NEUTRAL,
    NONE,
    OPEN_ALL,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    WAREHOUSES,
)
from captains_table.games.el_capitan.rules.scoring import amount_of, first_colour, most_warehouses, wealth

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan

CARD_SHARE: Final = 0.3
"""The share of its price that a card in hand is still worth: with more, whole hands are bought on credit."""
WAREHOUSE_LEFT: Final = 4.0
FORTRESS_LEFT: Final = 4.0
"""The cost of a building that is still to be built."""
IN_HARBOUR: Final = 4.0
"""A ship in a place where it can build."""
READY_FLORIN: Final = 0.5
PLENTY: Final = 25
"""What each florin in hand is worth in addition to itself, up to this many: a player who runs out of them spends a turn
on a loan."""


class Merchant(Judge):
    """Counts florins, what paydays will bring, and what is still to be built."""

    def __init__(self) -> None:
        ladder = [Rung(6.6, 0), Rung(5, 0), Rung(0, 0), Rung(0, 300)]
        super().__init__(swing=60.0, depth=1, blur=4.0, ladder=ladder, net_depth=6)

    def value(self, state: State, seat: i64) -> float:
        """Florins now, what the next payday would pay, and something for the future."""
        return worth_of(cast("ElCapitan", state), seat)


def worth_of(state: ElCapitan, seat: i64) -> float:
    """What a position is worth to a seat, in florins."""
    if state.to_move == OVER:
        return float(wealth(state, seat))
    figures, player = state.figures, state.player
    at = seat * PLAYER_CELLS
    worth = float(wealth(state, seat)) + ready_cash(state, seat) + payday_weight(state) * next_payday(state, seat)
    worth -= WAREHOUSE_LEFT * float(player[at + WAREHOUSES] + player[at + NEUTRAL])
    worth -= FORTRESS_LEFT * float(player[at + FORTRESSES])
    if player[at + SHIP] >= 0 and player[at + SPACE] >= 0:
        worth += IN_HARBOUR
    cards = player[at + HAND]
    while cards:
        worth += CARD_SHARE * float(figures.card_cost[lowest_card(figures, cards)])
        cards &= cards - 1
    return worth


def ready_cash(state: ElCapitan, seat: i64) -> float:
    """What money in hand is worth in addition to its amount."""
    money = state.player[seat * PLAYER_CELLS + MONEY]
    return READY_FLORIN * float(money if money < PLENTY else PLENTY)


def payday_weight(state: ElCapitan) -> float:
    """What a florin of the next payday is worth: the earlier the phase, the more paydays are to come."""
    phase = state.phase
    return 2.0 if phase == 1 else 1.5 if phase == 2 else 1.0


def next_payday(state: ElCapitan, seat: i64) -> float:
    """What a payday would pay the seat now, with the cities developed a little further."""
    opened, fort = state.opened, state.fort
    cities: i64 = 0
    quarters: i64 = 0
    for city in range(CITIES):
        if opened[city * MOST_COLOURS + seat] > 0:
            cities += 1
            quarters += majority(state, seat, city)
    for place in range(CITIES * FORTS):
        if fort[place] == seat:
            quarters += fortress(state, place // FORTS)
    return 0.25 * float(quarters + 4 * state.figures.spread[cities])


def majority(state: ElCapitan, seat: i64, city: i64) -> i64:
    """What a city pays a seat for its warehouses, in quarters of a florin: the mean of what it pays now and after one
    more warehouse. EC 8.3"""
    figures = state.figures
    after_next = state.city[city * CITY_CELLS + HIGHEST] + 2
    if after_next > SITES + 1:
        after_next = SITES + 1
    both = amount_of(state, city) + figures.value[city * (SITES + 2) + after_next]
    first = first_colour(state, city, NONE)
    if first == seat:
        return 2 * both
    if figures.outer[city] or (state.seats > 2 and first_colour(state, city, first) == seat):
        return both
    return 0


def fortress(state: ElCapitan, city: i64) -> i64:
    """What a city pays for a fortress, in quarters of a florin. EC 8.4"""
    amount = amount_of(state, city)
    if state.city[city * CITY_CELLS + OPEN_ALL] == most_warehouses(state):
        return 4 * amount
    return 2 * amount
