"""A position of Capitol: what lies where, as flat cells, and the small questions every chapter asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16

from captains_table.core.cells import copied, copied_shorts, few, filled
from captains_table.core.contract import EVERYTHING, Happening, State
from captains_table.games.capitol.rules.figures import DECKS, SHAPES, START_HEIGHTS, Charts

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells, Shorts

NONE: Final = -1

# The phases, as the state dump names them.
SET_UP: Final = 0
CONSTRUCTION: Final = 1
IMPROVEMENT: Final = 2
DRAW: Final = 3
FINISHED: Final = 4

# What is to be decided next.
CONSUL: Final = 0
"""Chance draws the consul. CA 1.6"""
DEALING: Final = 1
"""Chance deals a card of `deck` to `turn`. CA 1.4"""
REVEALING: Final = 2
"""Chance turns up the next card of `deck`. CA 1.4, 5.1"""
ACTION: Final = 3
"""A card is played, or the player passes. CA 3.1"""
RAISING: Final = 4
"""A floor finds its place, `left` of them to go. CA 3.5"""
ROOFING: Final = 5
"""CA 3.6"""
PLACING: Final = 6
"""A building goes to a zone of `colour`. CA 3.7"""
BIDDING: Final = 7
"""CA 6.2"""
SITING: Final = 8
"""The winner of the auction places the improvement. CA 6.6"""
DRAWING: Final = 9
"""`turn` draws, `left` cards to go. CA 8.1"""
PHASE_OVER: Final = 10
"""The phase has ended, and the next one begins before anybody decides anything. CA 2.1"""

# What a player has, by seat * PLAYER_CELLS + one of these.
SCORE: Final = 0
CARDS: Final = 1
"""How many cards are in the hand."""
PASSED: Final = 2
DONE: Final = 3
"""The bid is complete."""
LAST: Final = 4
"""The last card of the bid so far: the next one is not before it in the order of cards."""
UNFINISHED: Final = 5
"""How many unfinished buildings."""
HIDDEN: Final = 6
"""Three cells: by deck, the cards of the hand that the others have not seen."""
ROOFS: Final = HIDDEN + DECKS
"""Two cells: by shape, the roofs left."""
PLAYER_CELLS: Final = ROOFS + SHAPES

# What is known of a pile and its discard, by deck * PILE_CELLS + one of these.
UNSEEN: Final = 0
"""Cards of the pile that nobody has seen."""
HEAD: Final = 1
"""Where the queue of cards seen begins."""
KNOWN: Final = 2
"""How many cards of the queue are in the pile, the visible one first."""
DISCARD: Final = 3
"""How many cards after those are in the discard, the oldest first."""
PILE_CELLS: Final = 4

# What there is in a zone, by zone * ZONE_CELLS + one of these.
SHAPE: Final = 0
"""NONE until the first building. CA 4.2"""
HIGHEST: Final = 1
PLACED: Final = 2
"""How many buildings."""
FOUNTAINS: Final = 3
LARGE: Final = 4
"""NONE, AMPHITHEATRE or TEMPLE."""
ZONE_CELLS: Final = 5

SQUARE: Final = 1024
"""A building on a square is its owner * SQUARE + its height; those of a zone stand in ascending order."""


class Table(State):
    """Everything on the table. Cards and zones have the numbers that they have in the charts."""

    def __init__(self, charts: Charts, like: Table | None = None) -> None:
        super().__init__(charts.seats)
        self.charts = charts
        if like is None:
            self._set_up()
            return
        self.to_move = like.to_move
        self.viewer = like.viewer
        self.seal = like.seal
        self.phase: i64 = like.phase
        self.stage: i64 = like.stage
        self.round: i64 = like.round
        self.consul: i64 = like.consul
        self.auction: i64 = like.auction
        self.turn: i64 = like.turn
        self.left: i64 = like.left
        self.deck: i64 = like.deck
        self.colour: i64 = like.colour
        self.floors: i64 = like.floors
        self.tallest: i64 = like.tallest
        self.player: Cells = like.player
        self.hands: Cells = like.hands
        self.known: Cells = like.known
        self.bids: Cells = like.bids
        self.bag: Cells = like.bag
        self.pile: Cells = like.pile
        self.queue: Cells = like.queue
        self.unfinished: Shorts = like.unfinished
        self.finished: Shorts = like.finished
        self.zone: Cells = like.zone
        self.squares: Cells = like.squares

    def own_cells(self) -> None:
        """Share no cells with another position any more."""
        self.player = copied(self.player)
        self.hands = copied(self.hands)
        self.known = copied(self.known)
        self.bids = copied(self.bids)
        self.bag = copied(self.bag)
        self.pile = copied(self.pile)
        self.queue = copied(self.queue)
        self.unfinished = copied_shorts(self.unfinished)
        self.finished = copied_shorts(self.finished)
        self.zone = copied(self.zone)
        self.squares = copied(self.squares)

    def _set_up(self) -> None:
        """CA 1"""
        charts = self.charts
        self.phase = SET_UP
        self.stage = CONSUL
        self.round = 1
        self.consul = NONE
        self.auction = 0
        """Which of the three auctions of the round. CA 6.1"""
        self.turn = 0
        """The seat that is dealt to, plays a card, has won an auction or draws."""
        self.left = 0
        """How many more: cards of the deck to be dealt to the seat, floors to put, cards to draw."""
        self.deck = 0
        self.colour = NONE
        """That of the permit being carried out."""
        self.floors = charts.floors
        self.tallest = START_HEIGHTS
        """No building has ever been higher."""
        self.player = filled(charts.seats * PLAYER_CELLS, 0)
        self.hands = filled(charts.seats * charts.kinds, 0)
        """By seat and card: how many; in a view, of another's hand, only those known to all."""
        self.known = filled(charts.seats * charts.kinds, 0)
        """By seat and card: how many of the hand everybody has seen. CA 1.7"""
        self.bids = filled(charts.seats * charts.kinds, 0)
        self.bag = copied(charts.copies)
        """By card: how many are among the unseen of a pile; in a view, or hidden from the viewer in a hand."""
        self.pile = filled(DECKS * PILE_CELLS, 0)
        self.queue = filled(charts.queue_first[DECKS], 0)
        """By deck, in a ring: the cards seen, those of the pile and then those of the discard. CA 5.1"""
        for deck in range(DECKS):
            self.pile[deck * PILE_CELLS + UNSEEN] = charts.deck_size[deck]
        self.unfinished = few(charts.seats * (charts.highest + 1))
        """By seat and height: how many."""
        self.finished = few(charts.seats * SHAPES * (charts.highest + 1))
        """By seat, shape and height: how many."""
        self.zone = filled(charts.zones * ZONE_CELLS, 0)
        self.squares = filled(charts.square_first[charts.zones], 0)
        """By zone: its buildings, in ascending order."""
        for zone in range(charts.zones):
            self.zone[zone * ZONE_CELLS + SHAPE] = NONE
            self.zone[zone * ZONE_CELLS + FOUNTAINS] = charts.printed[zone]
            self.zone[zone * ZONE_CELLS + LARGE] = NONE
        for seat in range(charts.seats):
            for shape in range(SHAPES):
                self.player[seat * PLAYER_CELLS + ROOFS + shape] = charts.roofs[shape]
                for height in range(1, START_HEIGHTS + 1):
                    self.finished[(seat * SHAPES + shape) * (charts.highest + 1) + height] = i16(1)

    def fingerprint(self) -> list[int]:
        """All cells and numbers in a row; the queues from their heads."""
        numbers: list[int] = [
            self.to_move,
            self.viewer,
            self.seal,
            self.phase,
            self.stage,
            self.round,
            self.consul,
            self.auction,
            self.turn,
            self.left,
            self.deck,
            self.colour,
            self.floors,
        ]
        for deck in range(DECKS):
            at = deck * PILE_CELLS
            numbers += [self.pile[at + UNSEEN], self.pile[at + KNOWN], self.pile[at + DISCARD]]
            for place in range(self.pile[at + KNOWN] + self.pile[at + DISCARD]):
                numbers.append(queued(self, deck, place))
        for cells in (self.player, self.hands, self.known, self.bids, self.bag):
            numbers.extend(cells)
        numbers.extend(self.unfinished)
        numbers.extend(self.finished)
        numbers.extend(self.zone)
        numbers.extend(self.squares)
        return numbers


def queued(table: Table, deck: i64, place: i64) -> i64:
    """The card at this place of a deck's queue, counted from its head."""
    charts = table.charts
    at = (table.pile[deck * PILE_CELLS + HEAD] + place) % charts.deck_size[deck]
    return table.queue[charts.queue_first[deck] + at]


def free_squares(table: Table, zone: i64) -> i64:
    """How many small squares of a zone are free. CA 1.1"""
    at = zone * ZONE_CELLS
    return table.charts.small[zone] - table.zone[at + PLACED] - table.zone[at + FOUNTAINS]


def may_hold(table: Table, seat: i64, kind: i64) -> bool:
    """Whether a player holds a card; in a view, whether the viewer can't rule it out."""
    if table.hands[seat * table.charts.kinds + kind] > 0:
        return True
    if table.viewer == EVERYTHING or table.viewer == seat or table.bag[kind] == 0:
        return False
    return table.player[seat * PLAYER_CELLS + HIDDEN + table.charts.deck_of[kind]] > 0


def held(table: Table, seat: i64) -> list[int]:
    """The cards that a player holds (or may hold), each kind once, ascending."""
    kinds = table.charts.kinds
    found: list[int] = []
    if table.viewer == EVERYTHING or table.viewer == seat:
        hands = table.hands
        at = seat * kinds
        for kind in range(kinds):
            if hands[at + kind] > 0:
                found.append(kind)
        return found
    for kind in range(kinds):
        if may_hold(table, seat, kind):
            found.append(kind)
    return found


def tell(table: Table, kind: str, arguments: dict[str, int | str]) -> None:
    """Append to the tale; call it only if there is one."""
    if table.tale is not None:
        table.tale.append(Happening(kind, arguments))
