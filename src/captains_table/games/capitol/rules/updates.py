"""What an event changes in the numbers of Capitol (`core/updates.py`), and writing only that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from captains_table.core.contract import State
from captains_table.core.rows import Rows
from captains_table.core.tensor import place_of
from captains_table.core.updates import EVERYTHING, Stale, Updates, thing
from captains_table.games.capitol.rules.events import (
    BID,
    BURN,
    DRAW_CARD,
    PLACE,
    PLAY,
    PUT_ROOF,
    RAISE,
    SITE,
    TOP,
)
from captains_table.games.capitol.rules.layout import KNOWN, PASSED, PILE_CELLS, PLAYER_CELLS, SET_UP, UNSEEN
from captains_table.games.capitol.rules.names import DECKS, SHAPES
from captains_table.games.capitol.rules.secrets import seen_bag, seen_hands
from captains_table.games.capitol.rules.tensor import (
    write_counts,
    write_course,
    write_discard,
    write_finished,
    write_held,
    write_pile,
    write_unfinished,
    write_zone,
)

if TYPE_CHECKING:
    from captains_table.games.capitol.rules.state import Capitol

# The parts of a row. What is out of date has the same numbers, but with the seats in their own order.
COURSE: Final = 0
BAG: Final = 1
FIRST_PILE: Final = 2
"""For each deck its pile and its discard pile."""
FIRST_PLAYER: Final[i64] = FIRST_PILE + 2 * DECKS
COUNTS: Final = 0
"""The parts of a player."""
HAND: Final = 1
OWN_BID: Final = 2
UNFINISHED: Final = 3
FINISHED: Final = 4
"""Two parts, by shape."""
PLAYER_PARTS: Final = 6
"""After the players, each zone is a part."""

THE_COURSE: Final[i64] = 1
THE_BAG: Final[i64] = 1 << 1
ALL_PILES: Final[i64] = (1 << 8) - (1 << 2)
OF_A_PLAYER: Final[i64] = (1 << 6) - 1


class Changes(Updates):
    """The events of Capitol as changes of numbers."""

    def follow(self, state: State, event: i64, stale: Stale) -> None:
        """Carry out an event, and note what it touches."""
        follow(cast("Capitol", state), event, stale)

    def write(self, state: State, seat: i64, things: i64, row: Rows) -> None:
        """Write what is out of date in the row of a seat."""
        write(cast("Capitol", state), seat, things, row)


# What an event touches


def of_player(seat: i64, part: i64) -> i64:
    """A part of a player."""
    return thing(FIRST_PLAYER + PLAYER_PARTS * seat + part)


def of_all_players(state: Capitol, part: i64) -> i64:
    """The same part of every player."""
    found: i64 = 0
    for seat in range(state.seats):
        found |= of_player(seat, part)
    return found


def of_zone(state: Capitol, zone: i64) -> i64:
    """A zone."""
    return thing(FIRST_PLAYER + PLAYER_PARTS * state.seats + zone)


def of_pile(deck: i64) -> i64:
    """The pile of a deck."""
    return thing(FIRST_PILE + 2 * deck)


def of_discard(deck: i64) -> i64:
    """The discard pile of a deck."""
    return thing(FIRST_PILE + 2 * deck + 1)


def follow(state: Capitol, event: i64, stale: Stale) -> None:
    """Carry out an event, and note what it touches."""
    kind = state.figures.events.kind[event]
    who, phase, seal, passes = state.to_move, state.phase, state.seal, passed(state)
    touched = THE_COURSE | touched_by(state, kind, event)
    others_bag = kind <= BURN and kind >= PLAY and is_hidden(state, event)
    state.happen(event)
    if kind == BID:
        stale.touch_for(who, of_player(who, OWN_BID))
    elif others_bag:
        for seat in range(state.seats):
            if seat != who:
                stale.touch_for(seat, THE_BAG)
    elif state.seal != seal:
        touched |= THE_BAG | ALL_PILES | of_all_players(state, COUNTS) | of_all_players(state, HAND)
        for seat in range(state.seats):
            stale.touch_for(seat, of_player(seat, OWN_BID))
    if state.phase != phase:
        touched |= ALL_PILES | of_all_players(state, COUNTS)
    elif passed(state) != passes:
        touched |= of_all_players(state, COUNTS)
    stale.touch(touched)


def touched_by(state: Capitol, kind: i64, event: i64) -> i64:
    """What everybody sees of an event, apart from what follows at the end of a turn or a phase."""
    events, turn = state.figures.events, state.turn
    if kind == PLAY or kind == BURN:
        deck = state.figures.deck_of[events.card[event]]
        return of_player(turn, COUNTS) | of_player(turn, HAND) | of_discard(deck)
    if kind == RAISE:
        return of_player(turn, UNFINISHED)
    if kind == PUT_ROOF:
        roof = of_player(turn, FINISHED + events.shape[event])
        return of_player(turn, COUNTS) | of_player(turn, UNFINISHED) | roof
    if kind == PLACE:
        return of_player(turn, FINISHED + events.shape[event]) | of_zone(state, events.zone[event])
    if kind == SITE:
        return of_zone(state, events.zone[event])
    if kind == DRAW_CARD:
        deck = events.deck[event]
        drawn = of_player(turn, COUNTS) | of_player(turn, HAND) | of_pile(deck)
        return drawn | of_discard(deck) if will_be_renewed(state, deck) else drawn
    if kind == TOP and state.phase != SET_UP:
        return THE_BAG | of_pile(state.deck)
    if kind == BID:
        return 0
    return EVERYTHING if kind <= TOP else of_player(state.to_move, COUNTS)


def will_be_renewed(state: Capitol, deck: i64) -> bool:
    """Whether the last card of a pile is about to be drawn. CA 5.1"""
    at = deck * PILE_CELLS
    return state.pile[at + KNOWN] + state.pile[at + UNSEEN] == 1


def is_hidden(state: Capitol, event: i64) -> bool:
    """Whether the others have not seen the card that is about to leave the hand: they did not know where it was."""
    return state.known[state.turn * state.figures.cards + state.figures.events.card[event]] == 0


def passed(state: Capitol) -> i64:
    """How many players have passed."""
    player = state.player
    count: i64 = 0
    for seat in range(state.seats):
        count += player[seat * PLAYER_CELLS + PASSED]
    return count


# Writing it


def write(state: Capitol, seat: i64, things: i64, row: Rows) -> None:
    """Write what is out of date in the row of a seat."""
    if things & THE_COURSE:
        row.open(COURSE)
        write_course(state, seat, row)
        row.close()
    if things & THE_BAG:
        row.open(BAG)
        row.part(seen_bag(state, seat), 0, state.figures.cards)
        row.close()
    if things & ALL_PILES:
        write_piles(state, things >> FIRST_PILE, row)
    rest = things >> FIRST_PLAYER
    for other in range(state.seats):
        if rest & OF_A_PLAYER:
            write_parts(state, seat, other, rest, row)
        rest >>= PLAYER_PARTS
    zone: i64 = 0
    while rest and zone < state.figures.zones:
        if rest & 1:
            row.open(FIRST_PLAYER + PLAYER_PARTS * state.seats + zone)
            write_zone(state, zone, seat, row)
            row.close()
        rest >>= 1
        zone += 1


def write_piles(state: Capitol, things: i64, row: Rows) -> None:
    """The piles and discard piles that are out of date."""
    for deck in range(DECKS):
        if things >> 2 * deck & 1:
            row.open(FIRST_PILE + 2 * deck)
            write_pile(state, deck, row)
            row.close()
        if things >> 2 * deck & 2:
            row.open(FIRST_PILE + 2 * deck + 1)
            write_discard(state, deck, row)
            row.close()


def write_parts(state: Capitol, viewer: i64, seat: i64, things: i64, row: Rows) -> None:
    """What is out of date about a player, as far as the viewer knows."""
    first = FIRST_PLAYER + PLAYER_PARTS * place_of(seat, viewer, state.seats)
    if things & 1 << COUNTS:
        row.open(first + COUNTS)
        write_counts(state, seat, row)
        row.close()
    if things & 1 << HAND:
        row.open(first + HAND)
        write_held(state, seen_hands(state, viewer, seat), seat, row)
        row.close()
    if things & 1 << OWN_BID and seat == viewer:
        row.open(first + OWN_BID)
        write_held(state, state.bids, seat, row)
        row.close()
    if things & 1 << UNFINISHED:
        row.open(first + UNFINISHED)
        write_unfinished(state, seat, row)
        row.close()
    for shape in range(SHAPES):
        if things >> FINISHED + shape & 1:
            row.open(first + FINISHED + shape)
            write_finished(state, seat, shape, row)
            row.close()
