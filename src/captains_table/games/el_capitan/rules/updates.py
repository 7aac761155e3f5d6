"""What an event changes in the numbers of El Capitán (`core/updates.py`), and writing only that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from captains_table.core.contract import State
from captains_table.core.rows import Rows
from captains_table.core.tensor import place_of
from captains_table.core.updates import Stale, Updates, thing
from captains_table.games.el_capitan.rules.events import (
    BUILD,
    BUY,
    FORTRESS,
    LOAN,
    PASS,
    PIRATE_FREE,
    REOPEN,
    REVEAL,
    ROUTE,
)
from captains_table.games.el_capitan.rules.figures import CITIES
from captains_table.games.el_capitan.rules.layout import HAND as HAND_CELL
from captains_table.games.el_capitan.rules.layout import LOANS, PLAYER_CELLS, SHIP
from captains_table.games.el_capitan.rules.tensor import (
    course_bits,
    harbour_bits,
    open_bits,
    pirate_bits,
    ship_bits,
    write_closed,
    write_counts,
    write_loans,
    write_money,
    write_stock,
)

if TYPE_CHECKING:
    from captains_table.games.el_capitan.rules.state import ElCapitan

# The parts of a row. What is out of date has the same numbers up to the players, who are in their own order then.
COURSE: Final = 0
COUNTS: Final = 1
"""They are out of date with the course."""
PIRATE: Final = 2
DISPLAY: Final = 3
DECK: Final = 4
FIRST_PLAYER: Final = 5
MONEY: Final = 0
"""The parts of a player."""
STOCK: Final = 1
LOANS_PART: Final = 2
SHIP_PART: Final = 3
HAND: Final = 4
PLAYER_PARTS: Final = 5
OPEN: Final = 0
"""The parts of a city in play, after the players: its open and its closed warehouses, its harbour and fortresses."""
CLOSED: Final = 1
HARBOUR: Final = 2
CITY_PARTS: Final = 3
CITY_THINGS: Final = 2
"""What is out of date in a city: all its warehouses, its harbour."""

THE_COURSE: Final[i64] = 1 << COURSE
THE_PIRATE: Final[i64] = 1 << PIRATE
THE_DISPLAY: Final[i64] = 1 << DISPLAY
THE_DECK: Final[i64] = 1 << DECK
THE_MONEY: Final[i64] = 1 << MONEY
THE_STOCK: Final[i64] = 1 << STOCK
THE_LOANS: Final[i64] = 1 << LOANS_PART
THE_SHIP: Final[i64] = 1 << SHIP_PART
THE_HAND: Final[i64] = 1 << HAND
OF_A_PLAYER: Final[i64] = THE_MONEY | THE_STOCK | THE_LOANS | THE_SHIP | THE_HAND
THE_WAREHOUSES: Final[i64] = 1
THE_HARBOUR: Final[i64] = 2
OF_A_CITY: Final[i64] = THE_WAREHOUSES | THE_HARBOUR


class Changes(Updates):
    """The events of El Capitán as changes of numbers."""

    def follow(self, state: State, event: i64, stale: Stale) -> None:
        """Carry out an event, and note what it touches."""
        follow(cast("ElCapitan", state), event, stale)

    def write(self, state: State, seat: i64, things: i64, row: Rows) -> None:
        """Write what is out of date in the row of a seat."""
        write(cast("ElCapitan", state), seat, things, row)


# What an event touches


def of_player(seat: i64, parts: i64) -> i64:
    """Some parts of a player."""
    return parts << (FIRST_PLAYER + PLAYER_PARTS * seat)


def of_all_players(state: ElCapitan, parts: i64) -> i64:
    """The same parts of every player."""
    found: i64 = 0
    for seat in range(state.seats):
        found |= of_player(seat, parts)
    return found


def of_city(state: ElCapitan, city: i64, parts: i64) -> i64:
    """Some parts of a city; nothing where there is none."""
    if city < 0:
        return 0
    return parts * thing(FIRST_PLAYER + PLAYER_PARTS * state.seats + CITY_THINGS * city)


def follow(state: ElCapitan, event: i64, stale: Stale) -> None:
    """Carry out an event, and note what it touches."""
    kind = state.figures.events.kind[event]
    if kind <= REVEAL:
        state.happen(event)
        stale.touch(THE_COURSE | THE_DISPLAY | THE_DECK | paid_out(state))
    elif kind == BUY:
        stale.touch(THE_COURSE | THE_DISPLAY | of_player(state.to_move, THE_MONEY | THE_HAND))
        state.happen(event)
    elif kind >= PIRATE_FREE:
        touched = THE_COURSE | THE_PIRATE | of_city(state, state.pirate_city, THE_HARBOUR)
        touched |= of_player(state.to_move, THE_HAND) | of_all_players(state, THE_MONEY | THE_SHIP)
        state.happen(event)
        stale.touch(touched | of_city(state, state.pirate_city, THE_HARBOUR))
    else:
        at = state.to_move * PLAYER_CELLS + SHIP
        touched = THE_COURSE | THE_PIRATE | of_player(state.to_move, own_parts(kind))
        if kind <= LOAN:
            touched |= of_city(state, state.player[at], city_parts(kind))
        state.happen(event)
        if kind <= ROUTE:
            touched |= of_city(state, state.player[at], THE_HARBOUR)
        stale.touch(touched | paid_out(state))


def own_parts(kind: i64) -> i64:
    """What an event touches of the player who has chosen it, unless it moves the pirate."""
    if kind <= ROUTE:
        return THE_SHIP | THE_HAND
    if kind <= FORTRESS:
        return THE_MONEY | THE_STOCK
    if kind == LOAN:
        return THE_MONEY | THE_LOANS | THE_SHIP
    if kind <= PASS:
        return 0
    return THE_MONEY | THE_LOANS


def city_parts(kind: i64) -> i64:
    """What an event touches of the city where the player's ship is: it leaves, or something is built there."""
    return THE_WAREHOUSES if kind == BUILD or kind == REOPEN else THE_HARBOUR


def paid_out(state: ElCapitan) -> i64:
    """What a payday and the beginning of a phase touch: after the last turn of a phase, and when the first begins."""
    if state.stage < LOANS and (state.round > 1 or state.turns > 0):
        return 0
    return of_all_players(state, THE_MONEY | THE_STOCK | THE_LOANS)


# Writing it


def write(state: ElCapitan, seat: i64, things: i64, row: Rows) -> None:
    """Write what is out of date in the row of a seat."""
    figures = state.figures
    if things & THE_COURSE:
        row.change_bits(COURSE, course_bits(state, seat))
        row.go_to(COUNTS)
        write_counts(state, row)
    if things & THE_PIRATE and figures.pirate_city >= 0:
        row.change_bits(PIRATE, pirate_bits(state))
    if things & THE_DISPLAY:
        row.change_bits(DISPLAY, state.display)
    if things & THE_DECK:
        row.change_bits(DECK, state.deck)
    rest = things >> FIRST_PLAYER
    for other in range(state.seats):
        if rest & OF_A_PLAYER:
            write_parts(state, seat, other, rest, row)
        rest >>= PLAYER_PARTS
    city: i64 = 0
    while rest and city < CITIES:
        if rest & OF_A_CITY and figures.in_play[city]:
            write_city(state, seat, city, rest, row)
        rest >>= CITY_THINGS
        city += 1


def write_city(state: ElCapitan, viewer: i64, city: i64, things: i64, row: Rows) -> None:
    """What is out of date in a city."""
    first = FIRST_PLAYER + PLAYER_PARTS * state.seats + CITY_PARTS * state.figures.place_in_play[city]
    if things & THE_WAREHOUSES:
        row.change_bits(first + OPEN, open_bits(state, city, viewer))
        row.open(first + CLOSED)
        write_closed(state, city, viewer, row)
        row.close()
    if things & THE_HARBOUR:
        row.change_bits(first + HARBOUR, harbour_bits(state, city, viewer))


def write_parts(state: ElCapitan, viewer: i64, seat: i64, things: i64, row: Rows) -> None:
    """What is out of date about a player."""
    first = FIRST_PLAYER + PLAYER_PARTS * place_of(seat, viewer, state.seats)
    if things & THE_MONEY:
        row.go_to(first + MONEY)
        write_money(state, seat, row)
    if things & THE_STOCK:
        row.go_to(first + STOCK)
        write_stock(state, seat, row)
    if things & THE_LOANS:
        row.go_to(first + LOANS_PART)
        write_loans(state, seat, row)
    if things & THE_SHIP:
        row.change_bits(first + SHIP_PART, ship_bits(state, seat))
    if things & THE_HAND:
        row.change_bits(first + HAND, state.player[seat * PLAYER_CELLS + HAND_CELL])
