"""What a good player sees in a position of El Capitán: majorities and what they pay, by city, and what the next payday,
the fortresses, the pirate and the hand are good for."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from captains_table.core.contract import State
from captains_table.core.rows import Rows
from captains_table.core.tensor import Features, Legend, places, seat_at
from captains_table.games.el_capitan.rules.cards import lowest_card
from captains_table.games.el_capitan.rules.figures import CITIES, FORTS
from captains_table.games.el_capitan.rules.layout import (
    CITY_CELLS,
    HAND,
    MOST_COLOURS,
    NEUTRAL,
    NONE,
    OPEN_ALL,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    WAREHOUSES,
)
from captains_table.games.el_capitan.rules.scoring import amount_of, cities_with, first_colour, most_warehouses

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan


class Insight(Features):
    """Majorities, what the next payday would pay, tempo, and what the pirate could cost."""

    def describe(self, start: State, legend: Legend) -> None:
        """Name every number."""
        figures = cast("ElCapitan", start).figures
        around = places(figures.seats)
        for city in range(CITIES):
            if figures.in_play[city]:
                name = figures.names[city]
                legend.put(f"{name} pays", 15)
                legend.counts(f"{name} open warehouses of", around, 3)
                legend.counts(f"{name} pays at the next payday", around, 15)
                legend.put(f"{name} lead", 2)
        for who in around:
            legend.put(f"{who} majorities at the next payday", 50)
            legend.put(f"{who} fortresses at the next payday", 15)
            legend.put(f"{who} proliferation at the next payday", 20)
            legend.put(f"{who} payday times paydays to come", 150)
            legend.put(f"{who} cities", 8)
            legend.put(f"{who} warehouses left in all", 12)
            legend.put(f"{who} cards", 4)
            legend.put(f"{who} price of the cards", 20)
            legend.put(f"{who} lies in a harbour")
            legend.put(f"{who} protective charge at most", 10)
        legend.put("fewest warehouses left", 12)

    def write(self, state: State, row: Rows) -> None:
        """Write them."""
        write_insight(cast("ElCapitan", state), row)


def write_insight(state: ElCapitan, row: Rows) -> None:
    """City by city, then player by player."""
    seats = state.seats
    majorities = [0] * seats
    fortresses = [0] * seats
    charges = [0] * seats
    most = most_warehouses(state)
    for city in range(CITIES):
        if not state.figures.in_play[city]:
            continue
        amount = amount_of(state, city)
        row.put(amount)
        best: i64 = 0
        first = city * MOST_COLOURS
        for colour in range(state.figures.colours):
            if colour != seat_at(state, 0):
                best = max(best, state.opened[first + colour])
        for place in range(seats):
            row.put(state.opened[first + seat_at(state, place)])
        write_pay(state, city, amount, majorities, row)
        own = state.opened[first + seat_at(state, 0)]
        row.put(own - best if own + best > 0 else 0)
        whole = state.city[city * CITY_CELLS + OPEN_ALL] == most
        note_forts(state, city, amount if whole else amount // 2, fortresses)
        note_charges(state, city, charges)
    fewest: i64 = 99
    for place in range(seats):
        seat = seat_at(state, place)
        write_player(state, seat, majorities[place], fortresses[place], row)
        row.put(charges[place])
        at = seat * PLAYER_CELLS
        fewest = min(fewest, state.player[at + WAREHOUSES] + state.player[at + NEUTRAL])
    row.put(fewest)


def write_pay(state: ElCapitan, city: i64, amount: i64, majorities: list[int], row: Rows) -> None:
    """What a city pays everybody for majorities. EC 8.3, EC 10.6"""
    leader = first_colour(state, city, NONE)
    second: i64 = first_colour(state, city, leader) if leader != NONE and state.seats > 2 else NONE
    for place in range(state.seats):
        seat = seat_at(state, place)
        pays: i64 = 0
        if seat == leader:
            pays = amount
        elif state.figures.outer[city]:
            pays = amount // 2 if state.opened[city * MOST_COLOURS + seat] > 0 else 0
        elif seat == second:
            pays = amount // 2
        majorities[place] += pays
        row.put(pays)


def note_forts(state: ElCapitan, city: i64, amount: i64, fortresses: list[int]) -> None:
    """What a city pays everybody for fortresses. EC 8.4"""
    for number in range(FORTS):
        owner = state.fort[city * FORTS + number]
        if owner != NONE:
            fortresses[place_of(state, owner)] += amount


def note_charges(state: ElCapitan, city: i64, charges: list[int]) -> None:
    """The most that the pirate could take from everybody in one city, without their own buildings. EC 11.8"""
    if state.figures.pirate_city < 0:
        return
    for place in range(state.seats):
        buildings: i64 = 0
        for colour in range(state.figures.colours):
            if colour % state.seats == seat_at(state, place):
                buildings += state.opened[city * MOST_COLOURS + colour]
        charges[place] = max(charges[place], buildings * state.figures.charge[state.phase])


def place_of(state: ElCapitan, seat: i64) -> i64:
    """How many places clockwise from the viewer a seat is."""
    place = seat - seat_at(state, 0)
    return place if place >= 0 else place + state.seats


def write_player(state: ElCapitan, seat: i64, majorities: i64, fortresses: i64, row: Rows) -> None:
    """What the next payday brings a player, and what the player has to work with."""
    at = seat * PLAYER_CELLS
    cities = cities_with(state, seat)
    spread = state.figures.spread[cities]
    row.put(majorities)
    row.put(fortresses)
    row.put(spread)
    row.put((majorities + fortresses + spread) * (4 - state.phase))
    row.put(cities)
    row.put(state.player[at + WAREHOUSES] + state.player[at + NEUTRAL])
    held: i64 = 0
    price: i64 = 0
    cards = state.player[at + HAND]
    while cards:
        held += 1
        price += state.figures.card_cost[lowest_card(state.figures, cards)]
        cards &= cards - 1
    row.put(held)
    row.put(price)
    row.put(1 if state.player[at + SHIP] >= 0 and state.player[at + SPACE] >= 0 else 0)
