"""A position of El Capitán, and the contract. Every clause is carried out in the file of its chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from captains_table.core.cells import copied, filled
from captains_table.core.choices import Choices, choices
from captains_table.core.contract import EVERYTHING, State
from captains_table.games.el_capitan.rules.chance import draw_lots, outcomes
from captains_table.games.el_capitan.rules.figures import CITIES, FORTS, PIRATE, SITES, SPACES, Figures
from captains_table.games.el_capitan.rules.happen import carry_out
from captains_table.games.el_capitan.rules.layout import (
    CITY_CELLS,
    ENDED,
    FORTRESSES,
    MONEY,
    MOST_COLOURS,
    NEUTRAL,
    NONE,
    OFF,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    STARTING,
    UNKNOWN,
    WAREHOUSES,
)
from captains_table.games.el_capitan.rules.legal import list_events
from captains_table.games.el_capitan.rules.refusal import event_refusal
from captains_table.games.el_capitan.rules.scoring import wealth

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.core.luck import Luck


@mypyc_attr(free_list_len=1)
class ElCapitan(State):
    """A position. Colours: a seat's main colour has the seat's number, its neutral colour that number plus `seats`."""

    def __init__(self, figures: Figures, like: ElCapitan | None = None) -> None:
        super().__init__(figures.seats)
        self.figures: Final = figures
        # Compiled, a field that is assigned here on every way, before anything reads it, is never checked again.
        if like is None:
            self.stage: i64 = STARTING
            self.phase: i64 = 1
            self.round: i64 = 1
            self.starter: i64 = NONE
            self.turns: i64 = 0
            """The number of turns in this round."""
            self.passes: i64 = 0
            """How many of them were passed. EC 2.7"""
            self.phase_ends: i64 = 0
            """A player has built everything. EC 8.1"""
            self.acted: i64 = 0
            """Something has been bought, played or moved in this turn. EC 2.4"""
            self.pirate_moved: i64 = 0
            """The one move of EC 11.10 has been made in this turn."""
            self.pirate_owed: i64 = 0
            """The ship has sailed to Islas Canarias in this turn. EC 11.8"""
            self.moored: i64 = 0
            """The free pirate move has been made: no more voyages in this turn. EC 11.8"""
            self.pirate_from: i64 = NONE
            """Where the pirate's move began while he is moving with cards, else NONE. EC 11.10"""
            self.pirate_city: i64 = figures.pirate_city
            self.pirate_space: i64 = figures.pirate_space
            self.deck: i64 = (1 << 54) - 1
            self.discards: i64 = 0
            self.display: i64 = 0
            self.bonus_taken: i64 = 0
            self.extending: i64 = 0
            """Of the identical loans being decided, one has been extended. EC 9.1"""
            self.site: Cells = filled(CITIES * (SITES + 1), NONE)
            """By city and site (from 1): the colour of the open warehouse there."""
            self.city: Cells = filled(CITIES * CITY_CELLS, 0)
            self.opened: Cells = filled(CITIES * MOST_COLOURS, 0)
            """By city and colour: the number of open warehouses."""
            self.closed: Cells = filled(CITIES * MOST_COLOURS, 0)
            """By city and colour: the number of closed ones on the city's picture."""
            self.harbour: Cells = filled(CITIES * SPACES, NONE)
            self.fort: Cells = filled(CITIES * FORTS, NONE)
            self.player: Cells = filled(figures.seats * PLAYER_CELLS, 0)
            self.needs: Cells = filled(CITIES, UNKNOWN)
            """By city: the cost of building there after arriving, if it has been computed in this turn."""
            self.shares_buildings: i64 = 0
            """Whether another position has the same cells of sites, cities, warehouses and fortresses."""
            self._set_up()
        else:
            self.to_move = like.to_move
            self.viewer = like.viewer
            self.stage = like.stage
            self.phase = like.phase
            self.round = like.round
            self.starter = like.starter
            self.turns = like.turns
            self.passes = like.passes
            self.phase_ends = like.phase_ends
            self.acted = like.acted
            self.pirate_moved = like.pirate_moved
            self.pirate_owed = like.pirate_owed
            self.moored = like.moored
            self.pirate_from = like.pirate_from
            self.pirate_city = like.pirate_city
            self.pirate_space = like.pirate_space
            self.deck = like.deck
            self.discards = like.discards
            self.display = like.display
            self.bonus_taken = like.bonus_taken
            self.extending = like.extending
            self.site = like.site
            self.city = like.city
            self.opened = like.opened
            self.closed = like.closed
            self.harbour = like.harbour
            self.fort = like.fort
            self.player = like.player
            self.needs = like.needs
            self.shares_buildings = 1
            like.shares_buildings = 1

    def own_cells(self) -> None:
        """Stop sharing cells with another position, except those of buildings, which most copies never change."""
        self.harbour = copied(self.harbour)
        self.player = copied(self.player)
        self.needs = copied(self.needs)

    def own_buildings(self) -> None:
        """Stop sharing those too, before something is built."""
        if self.shares_buildings:
            self.site = copied(self.site)
            self.city = copied(self.city)
            self.opened = copied(self.opened)
            self.closed = copied(self.closed)
            self.fort = copied(self.fort)
            self.shares_buildings = 0

    def _set_up(self) -> None:
        """EC 1"""
        figures = self.figures
        for seat in range(figures.seats):
            at = seat * PLAYER_CELLS
            self.player[at + MONEY] = figures.start_money
            self.player[at + SHIP] = OFF
            self.player[at + SPACE] = NONE
            self.player[at + WAREHOUSES] = 6
            self.player[at + FORTRESSES] = 1
            if figures.seats == 2:
                self.player[at + NEUTRAL] = 2
        if self.pirate_city >= 0:
            self.harbour[self.pirate_city * SPACES + self.pirate_space] = PIRATE

    def forget_needs(self) -> None:
        """The cost of building after arriving in a city may have changed."""
        for city in range(CITIES):
            self.needs[city] = UNKNOWN

    def clone(self) -> ElCapitan:
        """An independent copy."""
        copy = ElCapitan(self.figures, self)
        copy.own_cells()
        return copy

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

    # What is possible, and what happens

    def legal(self) -> list[int]:
        """Every legal event."""
        found = choices()
        list_events(self, found)
        return found.listed()

    def list_legal(self, found: Choices) -> None:
        """The same, added to choices."""
        list_events(self, found)

    def refusal(self, event: i64) -> i64:
        """The clause that forbids an event, or 0 if it is legal."""
        return event_refusal(self, event)

    def outcomes(self) -> list[tuple[int, int]]:
        """The possible events of chance, weighted by the number of equal cards."""
        return outcomes(self)

    def chance(self, luck: Luck) -> i64:
        """One of the outcomes by weight."""
        return draw_lots(self, luck)

    def happen(self, event: i64) -> None:
        """Carry out an event known to be legal."""
        carry_out(self, event)

    def scores(self) -> list[int]:
        """EC 9.4"""
        return [wealth(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """EC 9.7"""
        if self.stage != ENDED:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(self.seats) if scores[seat] == best]

    # Who knows what

    def view(self, seat: i64) -> ElCapitan:
        """Everything is open except the order of the decks, which nobody knows. EC 1.7"""
        view = self.glance(seat)
        view.own_cells()
        return view

    def glance(self, seat: i64) -> ElCapitan:
        """The same, sharing everything."""
        glance = ElCapitan(self.figures, self)
        glance.viewer = seat
        return glance

    def sample(self, luck: Luck) -> ElCapitan:
        """Nothing is hidden from anybody. EC 1.7"""
        copy = self.clone()
        copy.viewer = EVERYTHING
        return copy
