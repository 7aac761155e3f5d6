"""A position of El Capitán: what lies where, as flat cells, and the small questions every chapter asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.cells import copied, filled
from captains_table.core.contract import State
from captains_table.games.el_capitan.rules.figures import CITIES, FORTS, KINDS, PIRATE, SITES, SPACES, Charts

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells

NONE: Final = -1

BANK: Final = -1
OFF: Final = -2
"""Where a ship is: a city, the BANK, or OFF the board."""

STARTING: Final = 0
"""Chance draws the starting player. EC 1.6"""
FILLING: Final = 1
"""Chance fills the display. EC 1.4, 3.1"""
TURN: Final = 2
"""A turn before its building action. EC 2.3"""
BUILT: Final = 3
"""A turn after its building action."""
LOANS: Final = 4
"""After a payday: loans are repaid or extended. EC 9.1"""
NAMING: Final = 5
"""The poorest player names the next starting player. EC 9.5"""
ENDED: Final = 6

MOST_COLOURS: Final = 5
UNKNOWN: Final = -1


# What a player has, by seat * PLAYER_CELLS + one of these.
MONEY: Final = 0
SHIP: Final = 1
"""A city, BANK or OFF."""
SPACE: Final = 2
"""The harbour space of the ship, NONE off the harbour."""
HAND: Final = 3
"""A mask of cards."""
WAREHOUSES: Final = 4
"""In front of the player, to be built."""
NEUTRAL: Final = 5
FORTRESSES: Final = 6
BONUS: Final = 7
"""The amount of the bonus card, 0 without one."""
LOAN_CARDS: Final = 8
"""Four cells: how many of each kind of loan."""
PENDING: Final = LOAN_CARDS + KINDS
"""Four cells: how many of them are still to be decided on after this payday."""
PLAYER_CELLS: Final = PENDING + KINDS

# What is known of a city's chain, by city * CITY_CELLS + one of these.
LOWEST: Final = 0
"""The lowest occupied site, 0 if there is none."""
HIGHEST: Final = 1
"""The highest occupied site, 0 if there is none."""
OPEN_ALL: Final = 2
"""How many open warehouses of all colours."""
CITY_CELLS: Final = 3


class Table(State):
    """Everything on the table. Colours: a seat's main colour has its number, its neutral colour `seats` more."""

    def __init__(self, charts: Charts, like: Table | None = None) -> None:
        super().__init__(charts.seats)
        self.charts = charts
        if like is None:
            self._set_up()
            return
        self.to_move = like.to_move
        self.viewer = like.viewer
        self.stage: i64 = like.stage
        self.phase: i64 = like.phase
        self.round: i64 = like.round
        self.starter: i64 = like.starter
        self.turns: i64 = like.turns
        self.passes: i64 = like.passes
        self.phase_ends: i64 = like.phase_ends
        self.acted: i64 = like.acted
        self.pirate_moved: i64 = like.pirate_moved
        self.pirate_owed: i64 = like.pirate_owed
        self.moored: i64 = like.moored
        self.pirate_from: i64 = like.pirate_from
        self.pirate_city: i64 = like.pirate_city
        self.pirate_space: i64 = like.pirate_space
        self.deck: i64 = like.deck
        self.discards: i64 = like.discards
        self.display: i64 = like.display
        self.bonus_taken: i64 = like.bonus_taken
        self.extending: i64 = like.extending
        self.site: Cells = like.site
        self.city: Cells = like.city
        self.opened: Cells = like.opened
        self.closed: Cells = like.closed
        self.harbour: Cells = like.harbour
        self.fort: Cells = like.fort
        self.player: Cells = like.player
        self.needs: Cells = like.needs

    def own_cells(self) -> None:
        """Share no cells with another position any more."""
        self.site = copied(self.site)
        self.city = copied(self.city)
        self.opened = copied(self.opened)
        self.closed = copied(self.closed)
        self.harbour = copied(self.harbour)
        self.fort = copied(self.fort)
        self.player = copied(self.player)
        self.needs = copied(self.needs)

    def _set_up(self) -> None:
        """EC 1"""
        charts = self.charts
        self.stage = STARTING
        self.phase = 1
        self.round = 1
        self.starter = NONE
        self.turns = 0
        """Turns that this round has had."""
        self.passes = 0
        """How many of them were passed. EC 2.7"""
        self.phase_ends = 0
        """Somebody has built everything. EC 8.1"""
        self.acted = 0
        """Something has been bought, played or moved in this turn. EC 2.4"""
        self.pirate_moved = 0
        """The one move of EC 11.10 has been made in this turn."""
        self.pirate_owed = 0
        """The ship has sailed to Islas Canarias in this turn. EC 11.8"""
        self.moored = 0
        """The free pirate move has been made: no voyage any more in this turn. EC 11.8"""
        self.pirate_from = NONE
        """Where the pirate's move began while he is on his way with cards, else NONE. EC 11.10"""
        self.pirate_city = charts.pirate_city
        self.pirate_space = charts.pirate_space
        self.deck = (1 << 54) - 1
        self.discards = 0
        self.display = 0
        self.bonus_taken = 0
        self.extending = 0
        """Of the equal loans being decided, one has been extended. EC 9.1"""
        self.site = filled(CITIES * (SITES + 1), NONE)
        """By city and site (from 1): the colour of the open warehouse there."""
        self.city = filled(CITIES * CITY_CELLS, 0)
        self.opened = filled(CITIES * MOST_COLOURS, 0)
        """By city and colour: how many open warehouses."""
        self.closed = filled(CITIES * MOST_COLOURS, 0)
        """By city and colour: how many closed ones on its picture."""
        self.harbour = filled(CITIES * SPACES, NONE)
        self.fort = filled(CITIES * FORTS, NONE)
        self.player = filled(charts.seats * PLAYER_CELLS, 0)
        self.needs = filled(CITIES, UNKNOWN)
        """By city: what building there takes after arriving, as far as somebody has asked in this turn."""
        for seat in range(charts.seats):
            at = seat * PLAYER_CELLS
            self.player[at + MONEY] = charts.start_money
            self.player[at + SHIP] = OFF
            self.player[at + SPACE] = NONE
            self.player[at + WAREHOUSES] = 6
            self.player[at + FORTRESSES] = 1
            if charts.seats == 2:
                self.player[at + NEUTRAL] = 2
        if self.pirate_city >= 0:
            self.harbour[self.pirate_city * SPACES + self.pirate_space] = PIRATE

    def forget_needs(self) -> None:
        """What arriving in a city means for building there may have changed."""
        for city in range(CITIES):
            self.needs[city] = UNKNOWN

    def fingerprint(self) -> list[int]:
        """All cells and numbers in a row."""
        numbers: list[int] = [
            self.to_move,
            self.viewer,
            self.stage,
            self.phase,
            self.round,
            self.starter,
            self.turns,
            self.passes,
            self.phase_ends,
            self.acted,
            self.pirate_moved,
            self.pirate_owed,
            self.moored,
            self.pirate_from,
            self.pirate_city,
            self.pirate_space,
            self.deck,
            self.discards,
            self.display,
            self.bonus_taken,
            self.extending,
        ]
        for cells in (self.site, self.city, self.opened, self.closed, self.harbour, self.fort, self.player):
            numbers.extend(cells)
        return numbers


def money_of(table: Table, seat: i64) -> i64:
    """How many florins a player has."""
    return table.player[seat * PLAYER_CELLS + MONEY]


def pay(table: Table, seat: i64, amount: i64) -> None:
    """From a player to the bank (or, below zero, the other way)."""
    table.player[seat * PLAYER_CELLS + MONEY] -= amount


def affords(money: i64, cost: i64) -> bool:
    """What costs nothing is always possible, also for somebody in debt. EC 9.3"""
    return cost == 0 or cost <= money


def free_space(table: Table, city: i64, seat: i64) -> i64:
    """The free harbour space with the lowest number, one's own counting as left; NONE if there is none. EC 3.7, 3.9"""
    at = city * SPACES
    for space in range(table.charts.harbours[city]):
        lies_there = table.harbour[at + space]
        if lies_there == NONE or lies_there == seat:
            return space
    return NONE


def take_card(charts: Charts, cards: i64, card: i64) -> i64:
    """The cards without one of this kind: of equal ones the last is taken, so that the first stands for the kind."""
    last = card
    following = charts.next_equal[card]
    while following >= 0 and (cards >> following) & 1:
        last = following
        following = charts.next_equal[following]
    return cards & ~charts.bit[last]


def add_card(charts: Charts, cards: i64, card: i64) -> i64:
    """The cards with one more of this kind."""
    place = charts.first_equal[card]
    while (cards >> place) & 1:
        place = charts.next_equal[place]
    return cards | charts.bit[place]


def lowest_card(charts: Charts, cards: i64) -> i64:
    """The first card of a set that is not empty."""
    return charts.card_of_bit[(cards & -cards) % 67]


def count_cards(cards: i64) -> i64:
    """How many cards there are in a set."""
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count
