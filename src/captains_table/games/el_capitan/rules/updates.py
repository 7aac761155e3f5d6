"""What an event changes in the numbers of El Capitán (`core/updates.py`), and writing only that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from captains_table.core.contract import State
from captains_table.core.tensor import Rows, place_of
from captains_table.core.updates import Stale, Updates, thing
from captains_table.games.el_capitan.rules.events import BUY, LOAN, PIRATE_FREE, REVEAL, ROUTE
from captains_table.games.el_capitan.rules.figures import CARDS, CITIES
from captains_table.games.el_capitan.rules.layout import LOANS, PLAYER_CELLS, SHIP
from captains_table.games.el_capitan.rules.tensor import (
    write_city,
    write_course,
    write_hand,
    write_pirate,
    write_purse,
    write_ship,
)

if TYPE_CHECKING:
    from captains_table.games.el_capitan.rules.state import ElCapitan

# The parts of a row. What is out of date has the same numbers, but with seats in their own order and all cities.
COURSE: Final = 0
PIRATE: Final = 1
DISPLAY: Final = 2
DECK: Final = 3
FIRST_PLAYER: Final = 4
PURSE: Final = 0
"""The parts of a player."""
SHIP_PART: Final = 1
HAND: Final = 2
PLAYER_PARTS: Final = 3
"""After the players, each city in play is a part."""

NOTHING: Final[i64] = 0
THE_COURSE: Final[i64] = 1 << COURSE
THE_PIRATE: Final[i64] = 1 << PIRATE
THE_DISPLAY: Final[i64] = 1 << DISPLAY
THE_DECK: Final[i64] = 1 << DECK
THE_PURSE: Final[i64] = 1 << PURSE
THE_SHIP: Final[i64] = 1 << SHIP_PART
THE_HAND: Final[i64] = 1 << HAND
OF_A_PLAYER: Final[i64] = THE_PURSE | THE_SHIP | THE_HAND


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


def of_city(state: ElCapitan, city: i64) -> i64:
    """A city; nothing where there is none."""
    return thing(FIRST_PLAYER + PLAYER_PARTS * state.seats + city) if city >= 0 else NOTHING


def follow(state: ElCapitan, event: i64, stale: Stale) -> None:
    """Carry out an event, and note what it touches."""
    kind = state.figures.events.kind[event]
    if kind <= REVEAL:
        state.happen(event)
        stale.touch(THE_COURSE | THE_DISPLAY | THE_DECK | paid_out(state))
    elif kind == BUY:
        stale.touch(THE_COURSE | THE_DISPLAY | of_player(state.to_move, THE_PURSE | THE_HAND))
        state.happen(event)
    elif kind >= PIRATE_FREE:
        come_from = of_city(state, state.pirate_city)
        state.happen(event)
        stale.touch(THE_COURSE | THE_PIRATE | come_from | of_city(state, state.pirate_city))
        stale.touch(of_all_players(state, OF_A_PLAYER))
    else:
        at = state.to_move * PLAYER_CELLS + SHIP
        touched = of_city(state, state.player[at]) if kind <= LOAN else NOTHING
        touched |= THE_COURSE | THE_PIRATE | of_player(state.to_move, own_parts(kind))
        state.happen(event)
        if kind <= ROUTE:
            touched |= of_city(state, state.player[at])
        stale.touch(touched | paid_out(state))


def own_parts(kind: i64) -> i64:
    """What an event touches of the player who has chosen it, unless it moves the pirate."""
    if kind <= ROUTE:
        return THE_SHIP | THE_HAND
    return THE_PURSE | THE_SHIP if kind == LOAN else THE_PURSE


def paid_out(state: ElCapitan) -> i64:
    """What a payday and the beginning of a phase touch: after the last turn of a phase, and when the first begins."""
    between = state.stage >= LOANS or (state.round == 1 and state.turns == 0)
    return of_all_players(state, THE_PURSE if between else NOTHING)


# Writing it


def write(state: ElCapitan, seat: i64, things: i64, row: Rows) -> None:
    """Write what is out of date in the row of a seat."""
    figures = state.figures
    if things & THE_COURSE:
        row.open(COURSE)
        write_course(state, seat, row)
        row.close()
    if things & THE_PIRATE and figures.pirate_city >= 0:
        row.open(PIRATE)
        write_pirate(state, row)
        row.close()
    if things & THE_DISPLAY:
        row.open(DISPLAY)
        row.few_bits(state.display, CARDS)
        row.close()
    if things & THE_DECK:
        row.open(DECK)
        row.bits(state.deck, CARDS)
        row.close()
    rest = things >> FIRST_PLAYER
    for other in range(state.seats):
        if rest & OF_A_PLAYER:
            write_parts(state, seat, other, rest, row)
        rest >>= PLAYER_PARTS
    city: i64 = 0
    while rest and city < CITIES:
        if rest & 1 and figures.in_play[city]:
            row.open(FIRST_PLAYER + PLAYER_PARTS * state.seats + figures.place_in_play[city])
            write_city(state, city, seat, row)
            row.close()
        rest >>= 1
        city += 1


def write_parts(state: ElCapitan, viewer: i64, seat: i64, things: i64, row: Rows) -> None:
    """What is out of date about a player."""
    first = FIRST_PLAYER + PLAYER_PARTS * place_of(seat, viewer, state.seats)
    if things & THE_PURSE:
        row.open(first + PURSE)
        write_purse(state, seat, row)
        row.close()
    if things & THE_SHIP:
        row.open(first + SHIP_PART)
        write_ship(state, seat, row)
        row.close()
    if things & THE_HAND:
        row.open(first + HAND)
        write_hand(state, seat, row)
        row.close()
