"""The value of a position of El Capitán to a seat, term by term: `value.worth_of` taken apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from captains_table.core.contract import OVER, State
from captains_table.core.judge import Term
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
from captains_table.games.el_capitan.rules.scoring import (
    amount_of,
    cities_with,
    first_colour,
    most_warehouses,
    wealth,
)
from captains_table.games.el_capitan.rules.value import (
    CARD_SHARE,
    FORTRESS_LEFT,
    IN_HARBOUR,
    WAREHOUSE_LEFT,
    payday_weight,
    ready_cash,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan


def terms(state: State, seat: i64) -> list[Term]:
    """The parts of the value of a position to a seat."""
    state = cast("ElCapitan", state)
    money = state.player[seat * PLAYER_CELLS + MONEY]
    due = money - wealth(state, seat)
    ready = ready_cash(state, seat) if state.to_move != OVER else 0.0
    found = [Term("cash", float(money) + ready, money), Term("debt", -float(due), due)]
    if state.to_move == OVER:
        return found
    for city in range(CITIES):
        if state.figures.in_play[city]:
            found.append(majority(state, seat, city))
            found.append(fortresses(state, seat, city))
    cities = cities_with(state, seat)
    spread = state.figures.spread[cities]
    found.append(Term("spread", payday_weight(state) * float(spread), spread, standing=cities))
    return found + prospects(state, seat)


def majority(state: ElCapitan, seat: i64, city: i64) -> Term:
    """What a city pays a seat at the next payday; its worth lies between that and the payment for one more warehouse.
    EC 8.3"""
    name = state.figures.names[city]
    if not state.opened[city * MOST_COLOURS + seat]:
        return Term("majority", 0.0, 0, name)
    amount = amount_of(state, city)
    after_next = state.city[city * CITY_CELLS + HIGHEST] + 2
    if after_next > SITES + 1:
        after_next = SITES + 1
    worth = 0.5 * float(amount + state.figures.value[city * (SITES + 2) + after_next]) * payday_weight(state)
    first = first_colour(state, city, NONE)
    if first == seat:
        return Term("majority", worth, amount, name, 1)
    if state.figures.outer[city] or (state.seats > 2 and first_colour(state, city, first) == seat):
        return Term("majority", worth / 2.0, amount // 2, name, 2)
    return Term("majority", 0.0, 0, name)


def fortresses(state: ElCapitan, seat: i64, city: i64) -> Term:
    """What the fortresses of a seat in a city pay at the next payday. EC 8.4"""
    amount: i64 = 0
    worth = 0.0
    pays = amount_of(state, city)
    whole = state.city[city * CITY_CELLS + OPEN_ALL] == most_warehouses(state)
    for number in range(FORTS):
        if state.fort[city * FORTS + number] == seat:
            amount += pays if whole else pays // 2
            worth += payday_weight(state) * float(pays) / (1.0 if whole else 2.0)
    return Term("fortress", worth, amount, state.figures.names[city])


def prospects(state: ElCapitan, seat: i64) -> list[Term]:
    """What is still to be built, a ship in position, and the cards in hand."""
    at = seat * PLAYER_CELLS
    left = state.player[at + WAREHOUSES] + state.player[at + NEUTRAL]
    forts = state.player[at + FORTRESSES]
    ready = state.player[at + SHIP] >= 0 and state.player[at + SPACE] >= 0
    held: i64 = 0
    worth = 0.0
    cards = state.player[at + HAND]
    while cards:
        held += 1
        worth += CARD_SHARE * float(state.figures.card_cost[lowest_card(state.figures, cards)])
        cards &= cards - 1
    return [
        Term("warehouses", -WAREHOUSE_LEFT * float(left), left),
        Term("fortresses", -FORTRESS_LEFT * float(forts), forts),
        Term("harbour", IN_HARBOUR if ready else 0.0, 1 if ready else 0),
        Term("cards", worth, held),
    ]
