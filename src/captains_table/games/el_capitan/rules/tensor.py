"""El Capitán in numbers (`core/tensor.py`): everything on the table but the discards, which follow from the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from captains_table.core.contract import State
from captains_table.core.tensor import Encoding, Legend, Rows, first_seat, from_here, places
from captains_table.games.el_capitan.rules.events import (
    BUILD,
    BUY,
    CARD,
    EVENTS,
    FORTRESS,
    LOAN,
    PIRATE_FREE,
    REOPEN,
    ROUTE,
    SAIL,
    STARTER,
    STARTS,
)
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CITIES,
    DESTINATIONS,
    FORTS,
    KINDS,
    OWNERS,
    SITES,
    SPACES,
    Charts,
)
from captains_table.games.el_capitan.rules.layout import (
    BANK,
    CITY_CELLS,
    ENDED,
    HAND,
    HIGHEST,
    LOWEST,
    MONEY,
    MOST_COLOURS,
    NONE,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    WAREHOUSES,
    Table,
)
from captains_table.games.el_capitan.rules.scoring import wealth

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells

STAGES = ["starting", "filling", "turn", "built", "loans", "naming", "over"]
"""What is decided next, by number."""


class Numbers(Encoding):
    """El Capitán in numbers."""

    def chances(self, start: State) -> list[int]:
        """The starting player and the cards. EC 1.6, 3.1"""
        charts = cast("Table", start).charts
        return [STARTS + seat for seat in range(charts.seats)] + [CARD + card for card in kinds_of_cards(charts)]

    def choices(self, start: State) -> list[int]:
        """Everything that may ever be chosen with these players and cities."""
        charts = cast("Table", start).charts
        cards = kinds_of_cards(charts)
        cities = cities_in_play(charts)
        found = [first + card for first in (BUY, SAIL) for card in cards]
        found += [ROUTE + card * CITIES + city for card in cards if card < DESTINATIONS for city in cities]
        colours = 2 if charts.seats == 2 else 1
        found += range(BUILD, BUILD + 3 * colours)
        found += range(REOPEN, REOPEN + colours)
        found.append(FORTRESS)
        found += range(LOAN, STARTER)
        found += [STARTER + seat for seat in range(charts.seats)]
        if charts.pirate_city >= 0:
            found += range(PIRATE_FREE, EVENTS)
        return found

    def describe(self, start: State, legend: Legend) -> None:
        """Name every number."""
        charts = cast("Table", start).charts
        around = places(charts.seats)
        cities = [charts.names[city] for city in cities_in_play(charts)]
        cards = card_names(charts)
        loans = [f"{charts.loan_amount[kind]}{'+' if kind >= 2 else ''}" for kind in range(KINDS)]
        legend.one_of("seat", "ABCDE"[: charts.seats])
        legend.one_of("to move", around)
        legend.one_of("stage", STAGES)
        legend.one_of("phase", ["1", "2", "3"])
        legend.one_of("starter", around)
        legend.put("round", 10)
        legend.counts("this round", ["turns", "passes"], charts.seats)
        legend.one_of("this turn", ["acted", "phase ends", "extending"])
        legend.put("bonus cards taken", 3)
        if charts.pirate_city >= 0:
            legend.one_of("pirate", ["moved", "owed", "moored"])
            legend.one_of("pirate in", cities)
            legend.one_of("pirate on space", ["1", "2", "3"])
            legend.one_of("pirate from", cities)
        legend.one_of("display", cards)
        legend.one_of("deck", cards)
        for who in around:
            legend.put(f"{who} wealth", 100)
            legend.put(f"{who} money", 50)
            legend.put(f"{who} warehouses to build", 12)
            legend.put(f"{who} neutral warehouses to build", 4)
            legend.put(f"{who} fortresses to build", 2)
            legend.put(f"{who} bonus", 20)
            legend.counts(f"{who} loans of", loans, 2)
            legend.counts(f"{who} undecided loans of", loans, 2)
            legend.one_of(f"{who} ship", ["at the bank", *(f"in {city}" for city in cities)])
            legend.one_of(f"{who} ship on space", ["1", "2", "3"])
            legend.one_of(f"{who} hand", cards)
        for city in cities_in_play(charts):
            describe_city(charts, city, legend)

    def write(self, view: State, row: Rows) -> None:
        """Write a view as numbers."""
        table = cast("Table", view)
        seats = table.seats
        row.one_of(seats, first_seat(table))
        row.one_of(seats, from_here(table, table.to_move))
        row.one_of(ENDED + 1, table.stage)
        row.one_of(3, table.phase - 1)
        row.one_of(seats, from_here(table, table.starter))
        row.put(table.round)
        row.put(table.turns)
        row.put(table.passes)
        row.put(table.acted)
        row.put(table.phase_ends)
        row.put(table.extending)
        row.put(table.bonus_taken)
        if table.charts.pirate_city >= 0:
            write_pirate(table, row)
        row.bits(table.display, CARDS)
        row.bits(table.deck, CARDS)
        here = first_seat(table)
        for seat in range(here, here + seats):
            write_player(table, seat if seat < seats else seat - seats, row)
        for city in range(CITIES):
            if table.charts.in_play[city]:
                write_city(table, city, here, row)


def kinds_of_cards(charts: Charts) -> list[int]:
    """The cards, of equal ones only the first."""
    return [card for card in range(CARDS) if charts.first_equal[card] == card]


def cities_in_play(charts: Charts) -> list[int]:
    """The cities of this table."""
    return [city for city in range(CITIES) if charts.in_play[city]]


def card_names(charts: Charts) -> list[str]:
    """Every card by its own name: the second of two equal ones is number 2."""
    return [name if charts.first_equal[card] == card else f"{name} (2)" for card, name in enumerate(charts.card_names)]


def describe_city(charts: Charts, city: int, legend: Legend) -> None:
    """Name the numbers of a city."""
    name = charts.names[city]
    around = places(charts.seats)
    colours = [*around, *(f"{who} neutral" for who in around)][: charts.colours]
    ships = [*around, "pirate"] if charts.pirate_city >= 0 else around
    for site in range(1, SITES + 1):
        legend.one_of(f"{name} site {site}", colours)
    legend.counts(f"{name} closed", colours, 4)
    for space in range(charts.harbours[city]):
        legend.one_of(f"{name} space {space + 1}", ships)
    for number in range(charts.fort_sites[city]):
        legend.one_of(f"{name} fortress {number + 1}", around)


def write_pirate(table: Table, row: Rows) -> None:
    """Where he is and what he has done. EC 11"""
    row.put(table.pirate_moved)
    row.put(table.pirate_owed)
    row.put(table.moored)
    write_place(table, table.pirate_city, row)
    row.one_of(SPACES, table.pirate_space)
    write_place(table, table.pirate_from, row)


def write_place(table: Table, place: i64, row: Rows) -> None:
    """One of the cities in play."""
    charts = table.charts
    row.one_of(charts.cities, charts.place_in_play[place] if place >= 0 else NONE)


def write_player(table: Table, seat: i64, row: Rows) -> None:
    """What a player has."""
    at = seat * PLAYER_CELLS
    player = table.player
    row.put(wealth(table, seat))
    row.put(player[at + MONEY])
    row.part(player, at + WAREHOUSES, PLAYER_CELLS - WAREHOUSES)
    row.put(1 if player[at + SHIP] == BANK else 0)
    write_place(table, player[at + SHIP], row)
    row.one_of(SPACES, player[at + SPACE])
    row.few_bits(player[at + HAND], CARDS)


def write_city(table: Table, city: i64, here: i64, row: Rows) -> None:
    """What is in a city, as told from the seat `here`."""
    charts = table.charts
    write_open(table, city, here, row)
    write_closed(table, city, here, row)
    ships = table.seats + 1 if charts.pirate_city >= 0 else table.seats
    first = city * SPACES
    write_owners(charts, table.harbour, first, charts.harbours[city], ships, here, row)
    first = city * FORTS
    write_owners(charts, table.fort, first, charts.fort_sites[city], table.seats, here, row)


def write_open(table: Table, city: i64, here: i64, row: Rows) -> None:
    """The open warehouses site by site, by whose they are."""
    colours = table.charts.colours
    lowest = table.city[city * CITY_CELLS + LOWEST]
    if lowest > 0:
        sites, around = table.site, table.charts.around
        first = row.at - colours
        for site in range(lowest, table.city[city * CITY_CELLS + HIGHEST] + 1):
            colour = sites[city * (SITES + 1) + site]
            if colour != NONE:
                row.note(first + site * colours + around[here * OWNERS + 1 + colour], 1)
    row.skip(SITES * colours)


def write_closed(table: Table, city: i64, here: i64, row: Rows) -> None:
    """The closed warehouses by whose they are: main colours first, then neutral ones."""
    closed, around = table.closed, table.charts.around
    for colour in range(table.charts.colours):
        count = closed[city * MOST_COLOURS + colour]
        if count > 0:
            row.note(row.at + around[here * OWNERS + 1 + colour], count)
    row.skip(table.charts.colours)


def write_owners(charts: Charts, cells: Cells, first: i64, count: i64, owners: i64, here: i64, row: Rows) -> None:
    """Whose so many spaces or sites are, from the first one on."""
    at = row.at
    for place in range(first, first + count):
        if cells[place] != NONE:
            row.note(at + charts.around[here * OWNERS + 1 + cells[place]], 1)
        at += owners
    row.skip(count * owners)
