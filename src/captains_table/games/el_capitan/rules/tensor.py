"""El Capitán as numbers (`core/tensor.py`): everything in the state except the discards, which follow from the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from captains_table.core.contract import State
from captains_table.core.rows import Rows
from captains_table.core.tensor import Encoding, Legend, bit_of, first_seat, place_of, places
from captains_table.games.el_capitan.rules.events import (
    BUILD,
    BUY,
    PIRATE_FREE,
    REOPEN,
    REVEAL,
    ROUTE,
    SAIL,
    STARTER,
    STARTS,
)
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CITIES,
    EXTENDED,
    FORTS,
    LOAN_KINDS,
    OWNERS,
    SITES,
    SPACES,
    Figures,
)
from captains_table.games.el_capitan.rules.layout import (
    BANK,
    CITY_CELLS,
    ENDED,
    HAND,
    HIGHEST,
    LOAN_CARDS,
    LOWEST,
    MONEY,
    MOST_COLOURS,
    NONE,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    WAREHOUSES,
)
from captains_table.games.el_capitan.rules.scoring import wealth

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.el_capitan.rules.state import ElCapitan

STAGES = ["starting", "filling", "turn", "built", "loans", "naming", "over"]
"""The next decision, by number."""
PHASES: Final[i64] = 3
PIRATE_BITS: Final[i64] = 3
"""What the pirate has done, before where he is."""


class Numbers(Encoding):
    """El Capitán as numbers."""

    def chances(self, start: State) -> list[int]:
        """The starting player and the cards. EC 1.6, 3.1"""
        figures = cast("ElCapitan", start).figures
        events = figures.events
        return [event for event in range(events.size) if events.is_chance(event) and may_ever_be(figures, event)]

    def choices(self, start: State) -> list[int]:
        """Everything that can ever be chosen with these players and cities."""
        figures = cast("ElCapitan", start).figures
        events = figures.events
        return [event for event in range(events.size) if not events.is_chance(event) and may_ever_be(figures, event)]

    def describe(self, start: State, legend: Legend) -> None:
        """Name every number."""
        figures = cast("ElCapitan", start).figures
        around = places(figures.seats)
        cities = [figures.names[city] for city in cities_in_play(figures)]
        cards = card_names(figures)
        loans = [f"{figures.loan_amount[loan]}{'+' if loan >= EXTENDED else ''}" for loan in range(LOAN_KINDS)]
        legend.part()
        legend.one_of("seat", "ABCDE"[: figures.seats])
        legend.one_of("to move", around)
        legend.one_of("stage", STAGES)
        legend.one_of("phase", ["1", "2", "3"])
        legend.one_of("starter", around)
        legend.part()
        legend.put("round", 10)
        legend.counts("this round", ["turns", "passes"], figures.seats)
        legend.one_of("this turn", ["acted", "phase ends", "extending"])
        legend.put("bonus cards taken", 3)
        legend.part()
        if figures.pirate_city >= 0:
            legend.one_of("pirate", ["moved", "owed", "moored"])
            legend.one_of("pirate in", cities)
            legend.one_of("pirate on space", ["1", "2", "3"])
            legend.one_of("pirate from", cities)
        legend.part()
        legend.one_of("display", cards)
        legend.part()
        legend.one_of("deck", cards)
        for who in around:
            legend.part()
            legend.put(f"{who} wealth", 100)
            legend.put(f"{who} money", 50)
            legend.part()
            legend.put(f"{who} warehouses to build", 12)
            legend.put(f"{who} neutral warehouses to build", 4)
            legend.put(f"{who} fortresses to build", 2)
            legend.put(f"{who} bonus", 20)
            legend.part()
            legend.counts(f"{who} loans of", loans, 2)
            legend.counts(f"{who} undecided loans of", loans, 2)
            legend.part()
            legend.one_of(f"{who} ship", ["at the bank", *(f"in {city}" for city in cities)])
            legend.one_of(f"{who} ship on space", ["1", "2", "3"])
            legend.part()
            legend.one_of(f"{who} hand", cards)
        for city in cities_in_play(figures):
            describe_city(figures, city, legend)

    def write(self, view: State, row: Rows) -> None:
        """Write a view as numbers."""
        state = cast("ElCapitan", view)
        figures = state.figures
        seats, here = state.seats, first_seat(state)
        row.few_bits(course_bits(state, here), 3 * seats + ENDED + 1 + PHASES)
        write_counts(state, row)
        if figures.pirate_city >= 0:
            row.few_bits(pirate_bits(state), PIRATE_BITS + 2 * figures.cities + SPACES)
        row.few_bits(state.display, CARDS)
        row.bits(state.deck, CARDS)
        for seat in range(here, here + seats):
            write_player(state, seat if seat < seats else seat - seats, row)
        for city in range(CITIES):
            if figures.in_play[city]:
                row.few_bits(open_bits(state, city, here), SITES * figures.colours)
                write_closed(state, city, here, row)
                row.few_bits(harbour_bits(state, city, here), harbour_width(figures, city))


# Places of which at most one is 1, and every yes or no, are bits of a mask, the first one the lowest: of a mask, only
# the bits that have changed are written again.


def course_bits(state: ElCapitan, here: i64) -> i64:
    """Whose turn it is in which stage and phase, from the perspective of the seat `here`."""
    seats = state.seats
    found = bit_of(0, seats, here) | bit_of(seats, seats, place_of(state.to_move, here, seats))
    at = 2 * seats
    found |= bit_of(at, ENDED + 1, state.stage) | bit_of(at + ENDED + 1, PHASES, state.phase - 1)
    return found | bit_of(at + ENDED + 1 + PHASES, seats, place_of(state.starter, here, seats))


def write_counts(state: ElCapitan, row: Rows) -> None:
    """How many rounds and turns there have been, and what has happened in this turn."""
    row.put(state.round)
    row.put(state.turns)
    row.put(state.passes)
    row.put(state.acted)
    row.put(state.phase_ends)
    row.put(state.extending)
    row.put(state.bonus_taken)


def may_ever_be(figures: Figures, event: i64) -> bool:
    """Whether an event is possible with these players and cities; of identical cards, only with the first."""
    events = figures.events
    kind = events.kind[event]
    if kind == STARTS or kind == STARTER:
        return events.seat[event] < figures.seats
    if kind == REVEAL or kind == BUY or kind == SAIL or kind == ROUTE:
        if figures.first_equal[events.card[event]] != events.card[event]:
            return False
        return kind != ROUTE or figures.in_play[events.city[event]] == 1
    if kind == BUILD or kind == REOPEN:
        return figures.seats == 2 or events.neutral[event] == 0
    return kind < PIRATE_FREE or figures.pirate_city >= 0


def cities_in_play(figures: Figures) -> list[int]:
    """The cities of this state."""
    return [city for city in range(CITIES) if figures.in_play[city]]


def card_names(figures: Figures) -> list[str]:
    """Every card by its own name: the second of two identical ones is number 2."""
    return [
        name if figures.first_equal[card] == card else f"{name} (2)" for card, name in enumerate(figures.card_names)
    ]


def describe_city(figures: Figures, city: int, legend: Legend) -> None:
    """Name the numbers of a city."""
    name = figures.names[city]
    around = places(figures.seats)
    colours = [*around, *(f"{who} neutral" for who in around)][: figures.colours]
    ships = [*around, "pirate"][: figures.ships]
    legend.part()
    for site in range(1, SITES + 1):
        legend.one_of(f"{name} site {site}", colours)
    legend.part()
    legend.counts(f"{name} closed", colours, 4)
    legend.part()
    for space in range(figures.harbours[city]):
        legend.one_of(f"{name} space {space + 1}", ships)
    for number in range(figures.fort_sites[city]):
        legend.one_of(f"{name} fortress {number + 1}", around)


def pirate_bits(state: ElCapitan) -> i64:
    """Where he is and what he has done. EC 11"""
    figures = state.figures
    found = state.pirate_moved | state.pirate_owed << 1 | state.moored << 2
    found |= city_bit(figures, PIRATE_BITS, state.pirate_city)
    at = PIRATE_BITS + figures.cities
    return found | bit_of(at, SPACES, state.pirate_space) | city_bit(figures, at + SPACES, state.pirate_from)


def city_bit(figures: Figures, first: i64, place: i64) -> i64:
    """One of the cities in play."""
    if place < 0:
        return 0
    return bit_of(first, figures.cities, figures.place_in_play[place])


def write_player(state: ElCapitan, seat: i64, row: Rows) -> None:
    """What a player has."""
    write_money(state, seat, row)
    write_stock(state, seat, row)
    write_loans(state, seat, row)
    row.few_bits(ship_bits(state, seat), 1 + state.figures.cities + SPACES)
    row.few_bits(state.player[seat * PLAYER_CELLS + HAND], CARDS)


def write_money(state: ElCapitan, seat: i64, row: Rows) -> None:
    """A player's wealth and money."""
    row.put(wealth(state, seat))
    row.put(state.player[seat * PLAYER_CELLS + MONEY])


def write_stock(state: ElCapitan, seat: i64, row: Rows) -> None:
    """A player's buildings and bonus."""
    row.part(state.player, seat * PLAYER_CELLS + WAREHOUSES, LOAN_CARDS - WAREHOUSES)


def write_loans(state: ElCapitan, seat: i64, row: Rows) -> None:
    """A player's loans, and those that are to be decided on."""
    row.part(state.player, seat * PLAYER_CELLS + LOAN_CARDS, PLAYER_CELLS - LOAN_CARDS)


def ship_bits(state: ElCapitan, seat: i64) -> i64:
    """Where a player's ship is."""
    figures = state.figures
    place = state.player[seat * PLAYER_CELLS + SHIP]
    if place == BANK:
        return 1
    space = state.player[seat * PLAYER_CELLS + SPACE]
    return city_bit(figures, 1, place) | bit_of(1 + figures.cities, SPACES, space)


def open_bits(state: ElCapitan, city: i64, here: i64) -> i64:
    """The open warehouses of a city by site and owner, from the perspective of the seat `here`."""
    figures = state.figures
    lowest = state.city[city * CITY_CELLS + LOWEST]
    if lowest == 0:
        return 0
    count = state.city[city * CITY_CELLS + HIGHEST] + 1 - lowest
    first = city * (SITES + 1) + lowest
    return owner_bits(figures, state.site, first, count, figures.colours, here) << (lowest - 1) * figures.colours


def harbour_bits(state: ElCapitan, city: i64, here: i64) -> i64:
    """The harbour and the fortresses of a city, from the perspective of the seat `here`."""
    figures = state.figures
    spaces = figures.harbours[city]
    forts = owner_bits(figures, state.fort, city * FORTS, figures.fort_sites[city], state.seats, here)
    ships = owner_bits(figures, state.harbour, city * SPACES, spaces, figures.ships, here)
    return ships | forts << spaces * figures.ships


def harbour_width(figures: Figures, city: i64) -> i64:
    """How many bits these are."""
    return figures.harbours[city] * figures.ships + figures.fort_sites[city] * figures.seats


def write_closed(state: ElCapitan, city: i64, here: i64, row: Rows) -> None:
    """The closed warehouses of a city by owner: main colours first, then neutral ones."""
    closed, around = state.closed, state.figures.around
    for colour in range(state.figures.colours):
        count = closed[city * MOST_COLOURS + colour]
        if count > 0:
            row.note(row.at + around[here * OWNERS + 1 + colour], count)
    row.skip(state.figures.colours)


def owner_bits(figures: Figures, cells: Cells, first: i64, count: i64, owners: i64, here: i64) -> i64:
    """The owners of spaces or sites, from the first one on."""
    bit: i64 = 1
    found: i64 = 0
    for place in range(first, first + count):
        owner = cells[place]
        if owner != NONE:
            found |= bit << figures.around[here * OWNERS + 1 + owner]
        bit <<= owners
    return found
