"""Capitol in numbers (`core/tensor.py`): everything that a seat may know but the order of cards below the top.

Buildings of TALL floors or more are counted together; how many floors the supply has left is told apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from captains_table.core.contract import State
from captains_table.core.tensor import Encoding, Legend, Rows, first_seat, from_here, places
from captains_table.games.capitol.rules.events import AMPHITHEATRE, IMPROVEMENT_NAMES, IMPROVEMENTS
from captains_table.games.capitol.rules.figures import (
    COLOUR_NAMES,
    COLOURS,
    DECK_NAMES,
    DECKS,
    ROUNDS,
    SHAPE_NAMES,
    SHAPES,
)
from captains_table.games.capitol.rules.improvement import improvement_on_offer
from captains_table.games.capitol.rules.layout import (
    BIDDING,
    CARDS,
    DISCARD,
    DONE,
    FINISHED,
    FOUNTAINS,
    HEAD,
    HIDDEN,
    HIGHEST,
    IMPROVEMENT,
    KNOWN,
    LARGE,
    NONE,
    PASSED,
    PHASE_OVER,
    PILE_CELLS,
    PLACED,
    PLAYER_CELLS,
    ROOFS,
    SCORE,
    SHAPE,
    SQUARE,
    UNSEEN,
    ZONE_CELLS,
    Table,
    free_squares,
)

if TYPE_CHECKING:
    from captains_table.core.cells import Shorts
    from captains_table.games.capitol.rules.figures import Charts

TALL: Final = 12
"""Higher buildings are counted with those of this height."""
PHASES = ["set-up", "construction", "improvement", "draw", "over"]
STAGES = [
    *("consul", "dealing", "revealing", "action", "raising", "roofing"),
    *("placing", "bidding", "siting", "drawing", "phase over"),
]
"""What is decided next, by number."""


class Numbers(Encoding):
    """Capitol in numbers."""

    def chances(self, start: State) -> list[int]:
        """The consul, the cards dealt and those turned up. CA 1, 5.1"""
        return list(range(cast("Table", start).charts.events.play))

    def choices(self, start: State) -> list[int]:
        """Everything else."""
        events = cast("Table", start).charts.events
        return list(range(events.play, events.size))

    def describe(self, start: State, legend: Legend) -> None:
        """Name every number."""
        charts = cast("Table", start).charts
        around = places(charts.seats)
        legend.one_of("seat", "ABCD"[: charts.seats])
        legend.one_of("to move", around)
        legend.one_of("phase", PHASES)
        legend.one_of("stage", STAGES)
        legend.one_of("round", ["1", "2", "3", "4"])
        legend.one_of("consul", around)
        legend.one_of("turn of", around)
        legend.one_of("on offer", IMPROVEMENT_NAMES)
        legend.one_of("deck", DECK_NAMES)
        legend.one_of("permit", COLOUR_NAMES)
        legend.put("left to do", 4)
        legend.put("floors in the supply", 50)
        legend.counts("may be unseen or hidden", charts.card_names, 2)
        for deck in range(DECKS):
            describe_pile(charts, deck, legend)
        for who in around:
            describe_player(charts, who, legend)
        for zone in range(charts.zones):
            describe_zone(charts, zone, legend)

    def write(self, view: State, row: Rows) -> None:
        """Write a view as numbers."""
        table = cast("Table", view)
        charts = table.charts
        seats = table.seats
        row.one_of(seats, first_seat(table))
        row.one_of(seats, from_here(table, table.to_move))
        row.one_of(FINISHED + 1, table.phase)
        row.one_of(PHASE_OVER + 1, table.stage)
        row.one_of(ROUNDS, table.round - 1)
        row.one_of(seats, from_here(table, table.consul))
        row.one_of(seats, from_here(table, table.turn))
        row.one_of(IMPROVEMENTS, improvement_on_offer(table) if table.phase == IMPROVEMENT else NONE)
        row.one_of(DECKS, table.deck)
        row.one_of(COLOURS, table.colour)
        row.put(table.left)
        row.put(table.floors)
        row.part(table.bag, 0, charts.kinds)
        for deck in range(DECKS):
            write_pile(table, deck, row)
        viewer = first_seat(table)
        for seat in range(viewer, viewer + seats):
            write_player(table, seat if seat < seats else seat - seats, row)
        for zone in range(charts.zones):
            write_zone(table, zone, viewer, row)


# Piles


def describe_pile(charts: Charts, deck: int, legend: Legend) -> None:
    """Name the numbers of a pile and its discard."""
    name = DECK_NAMES[deck]
    cards = [
        charts.card_names[charts.deck_kinds[place]]
        for place in range(charts.deck_first[deck], charts.deck_first[deck + 1])
    ]
    legend.put(f"{name} pile unseen", 30)
    legend.one_of(f"{name} pile top", cards)
    legend.counts(f"{name} pile below", cards, 2)
    legend.counts(f"{name} discard", cards, 2)


def write_pile(table: Table, deck: i64, row: Rows) -> None:
    """Cards that nobody has seen, the visible one, those seen below it, and those in the discard. CA 5.1"""
    charts = table.charts
    at = deck * PILE_CELLS
    first = charts.deck_first[deck]
    kinds = charts.deck_first[deck + 1] - first
    known = table.pile[at + KNOWN]
    visible: i64 = 1 if known > 0 else 0
    head = table.pile[at + HEAD]
    row.put(table.pile[at + UNSEEN])
    write_queued(table, deck, head, visible, kinds, row)
    write_queued(table, deck, head + visible, known - visible, kinds, row)
    write_queued(table, deck, head + known, table.pile[at + DISCARD], kinds, row)


def write_queued(table: Table, deck: i64, place: i64, cards: i64, kinds: i64, row: Rows) -> None:
    """How many of each kind there are among so many cards from a place of the ring on."""
    charts = table.charts
    in_deck, queue = charts.place_in_deck, table.queue
    ring = charts.queue_first[deck]
    size = charts.deck_size[deck]
    start = row.at
    row.counts(kinds)
    if place >= size:
        place -= size
    for _ in range(cards):
        row.one_more(start + in_deck[queue[ring + place]])
        place += 1
        if place == size:
            place = 0


# Players


def describe_player(charts: Charts, who: str, legend: Legend) -> None:
    """Name the numbers of a player."""
    legend.put(f"{who} score", 50)
    legend.put(f"{who} cards", 8)
    legend.put(f"{who} has passed")
    legend.put(f"{who} bid is complete")
    legend.counts(f"{who} hidden cards", DECK_NAMES, 4)
    legend.counts(f"{who} roofs left", SHAPE_NAMES, 10)
    legend.counts(f"{who} hand", charts.card_names, 2)
    legend.counts(f"{who} bid", charts.card_names, 2)
    heights = [str(height) for height in range(1, TALL)] + [f"{TALL} or more"]
    legend.counts(f"{who} unfinished of height", heights, 2)
    for shape in SHAPE_NAMES:
        legend.counts(f"{who} {shape} of height", heights, 2)


def write_player(table: Table, seat: i64, row: Rows) -> None:
    """What a player has; of another's hand and bid only what all know. CA 1.7"""
    charts = table.charts
    player = table.player
    at = seat * PLAYER_CELLS
    row.put(player[at + SCORE])
    row.put(player[at + CARDS])
    row.put(player[at + PASSED])
    row.put(player[at + DONE])
    row.part(player, at + HIDDEN, DECKS)
    row.part(player, at + ROOFS, SHAPES)
    row.part(table.hands, seat * charts.kinds, charts.kinds)
    if table.stage == BIDDING:
        write_bid(table, seat, row)
    row.skip(charts.kinds)
    heights = charts.highest + 1
    write_heights(table, table.unfinished, seat * heights, row)
    for shape in range(SHAPES):
        write_heights(table, table.finished, (seat * SHAPES + shape) * heights, row)


def write_bid(table: Table, seat: i64, row: Rows) -> None:
    """The cards of a bid: there are none but in an auction, and a view shows only the viewer's. CA 6.2"""
    first = seat * table.charts.kinds
    for kind in range(table.charts.kinds):
        count = table.bids[first + kind]
        if count > 0:
            row.note(row.at + kind, count)


def write_heights(table: Table, cells: Shorts, first: i64, row: Rows) -> None:
    """How many buildings of each height, the tallest together."""
    short = TALL - 1
    if short > table.charts.highest:
        short = table.charts.highest
    row.small_part(cells, first + 1, short)
    row.skip(TALL - 1 - short)
    tall: i64 = 0
    for height in range(TALL, table.tallest + 1):
        tall += i64(cells[first + height])
    row.put(tall)


# Zones


def describe_zone(charts: Charts, zone: int, legend: Legend) -> None:
    """Name the numbers of a zone; its buildings are told owner by owner."""
    name = charts.zone_names[zone]
    legend.one_of(f"{name} shape", SHAPE_NAMES)
    legend.put(f"{name} highest", 8)
    legend.put(f"{name} free squares", 8)
    legend.put(f"{name} fountains", 2)
    legend.one_of(f"{name}", IMPROVEMENT_NAMES[1:])
    for square in range(1, charts.small[zone] + 1):
        legend.one_of(f"{name} building {square} of", places(charts.seats))
        legend.put(f"{name} building {square} height", 8)


def write_zone(table: Table, zone: i64, viewer: i64, row: Rows) -> None:
    """What is in a zone."""
    charts = table.charts
    at = zone * ZONE_CELLS
    placed = table.zone[at + PLACED]
    row.one_of(SHAPES, table.zone[at + SHAPE])
    row.put(table.zone[at + HIGHEST])
    row.put(free_squares(table, zone))
    row.put(table.zone[at + FOUNTAINS])
    large = table.zone[at + LARGE]
    row.one_of(IMPROVEMENTS - 1, NONE if large == NONE else large - AMPHITHEATRE)
    if placed > 0:
        write_buildings(table, charts.square_first[zone], placed, viewer, row)
    row.skip(charts.small[zone] * (table.seats + 1))


def write_buildings(table: Table, first: i64, placed: i64, viewer: i64, row: Rows) -> None:
    """The buildings on the squares from the first on, the viewer's own ones first: they stand owner by owner."""
    seats = table.seats
    squares = table.squares
    own = first
    while own < first + placed and squares[own] < viewer * SQUARE:
        own += 1
    at = row.at
    for square in range(own, own + placed):
        building = squares[square if square < first + placed else square - placed]
        owner = building // SQUARE
        row.note(at + (owner - viewer if owner >= viewer else owner - viewer + seats), 1)
        row.note(at + seats, building - owner * SQUARE)
        at += seats + 1
