"""Capitol as numbers (`core/tensor.py`): everything that a seat may know except the order of cards below the top.

Buildings of TALL floors or more are counted together; the number of floors left in the supply is a separate feature.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from captains_table.core.contract import State
from captains_table.core.rows import Rows
from captains_table.core.tensor import Encoding, Legend, first_seat, place_of, places
from captains_table.games.capitol.rules.figures import ROUNDS
from captains_table.games.capitol.rules.improvement import improvement_on_offer
from captains_table.games.capitol.rules.layout import (
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
    PHASE_OVER,
    PILE_CELLS,
    PLACED,
    PLAYER_CELLS,
    SCORE,
    SHAPE,
    SQUARE,
    UNSEEN,
    ZONE_CELLS,
)
from captains_table.games.capitol.rules.names import (
    AMPHITHEATRE,
    COLOUR_NAMES,
    COLOURS,
    DECK_NAMES,
    DECKS,
    IMPROVEMENT_NAMES,
    IMPROVEMENTS,
    NONE,
    SHAPE_NAMES,
    SHAPES,
)
from captains_table.games.capitol.rules.placing import free_squares
from captains_table.games.capitol.rules.state import Capitol

if TYPE_CHECKING:
    from captains_table.core.cells import Cells, Shorts
    from captains_table.games.capitol.rules.figures import Figures

TALL: Final = 12
"""Higher buildings are counted with those of this height."""
PHASES = ["set-up", "construction", "improvement", "draw", "over"]
STAGES = [
    *("consul", "dealing", "revealing", "action", "raising", "roofing"),
    *("placing", "bidding", "siting", "drawing", "phase over"),
]
"""The next decision, by number."""


class Numbers(Encoding):
    """Capitol as numbers."""

    def chances(self, start: State) -> list[int]:
        """The consul, the cards dealt and those turned up. CA 1, 5.1"""
        events = cast("Capitol", start).figures.events
        return [event for event in range(events.size) if events.is_chance(event)]

    def choices(self, start: State) -> list[int]:
        """Everything else."""
        events = cast("Capitol", start).figures.events
        return [event for event in range(events.size) if not events.is_chance(event)]

    def describe(self, start: State, legend: Legend) -> None:
        """Name every number."""
        figures = cast("Capitol", start).figures
        around = places(figures.seats)
        legend.part()
        legend.one_of("seat", "ABCD"[: figures.seats])
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
        legend.part()
        legend.counts("may be unseen or hidden", figures.card_names, 2)
        for deck in range(DECKS):
            describe_pile(figures, deck, legend)
        for who in around:
            describe_player(figures, who, legend)
        for zone in range(figures.zones):
            describe_zone(figures, zone, legend)

    def write(self, view: State, row: Rows) -> None:
        """Write a view as numbers."""
        state = cast("Capitol", view)
        figures, seats, viewer = state.figures, state.seats, first_seat(state)
        write_course(state, viewer, row)
        row.part(state.bag, 0, figures.cards)
        for deck in range(DECKS):
            write_pile(state, deck, row)
            write_discard(state, deck, row)
        for seat in range(viewer, viewer + seats):
            write_player(state, seat if seat < seats else seat - seats, row)
        for zone in range(figures.zones):
            write_zone(state, zone, viewer, row)


def write_course(state: Capitol, viewer: i64, row: Rows) -> None:
    """The phase, whose turn it is, and what is left to do."""
    seats = state.seats
    row.one_of(seats, viewer)
    row.one_of(seats, place_of(state.to_move, viewer, seats))
    row.one_of(FINISHED + 1, state.phase)
    row.one_of(PHASE_OVER + 1, state.stage)
    row.one_of(ROUNDS, state.round - 1)
    row.one_of(seats, place_of(state.consul, viewer, seats))
    row.one_of(seats, place_of(state.turn, viewer, seats))
    row.one_if(state.phase == IMPROVEMENT, IMPROVEMENTS, improvement_on_offer(state))
    row.one_of(DECKS, state.deck)
    row.one_of(COLOURS, state.colour)
    row.put(state.left)
    row.put(state.floors)


# Piles


def describe_pile(figures: Figures, deck: int, legend: Legend) -> None:
    """Name the numbers of a pile and its discard."""
    name = DECK_NAMES[deck]
    cards = [
        figures.card_names[figures.deck_cards[place]]
        for place in range(figures.deck_first[deck], figures.deck_first[deck + 1])
    ]
    legend.part()
    legend.put(f"{name} pile unseen", 30)
    legend.one_of(f"{name} pile top", cards)
    legend.counts(f"{name} pile below", cards, 2)
    legend.part()
    legend.counts(f"{name} discard", cards, 2)


def write_pile(state: Capitol, deck: i64, row: Rows) -> None:
    """Unseen cards, the visible card, and seen cards below it. CA 5.1"""
    at = deck * PILE_CELLS
    known = state.pile[at + KNOWN]
    visible: i64 = 1 if known > 0 else 0
    head = state.pile[at + HEAD]
    row.put(state.pile[at + UNSEEN])
    write_queued(state, deck, head, visible, row)
    write_queued(state, deck, head + visible, known - visible, row)


def write_discard(state: Capitol, deck: i64, row: Rows) -> None:
    """The cards of a discard pile. CA 5.1"""
    at = deck * PILE_CELLS
    write_queued(state, deck, state.pile[at + HEAD] + state.pile[at + KNOWN], state.pile[at + DISCARD], row)


def write_queued(state: Capitol, deck: i64, place: i64, count: i64, row: Rows) -> None:
    """Count the cards of each kind in a section of the ring."""
    figures = state.figures
    in_deck, queue = figures.place_in_deck, state.queue
    ring, size, start = figures.queue_first[deck], figures.deck_size[deck], row.at
    row.skip(figures.deck_first[deck + 1] - figures.deck_first[deck])
    if place >= size:
        place -= size
    end = place + count
    if end <= size:
        row.tally(start, queue, ring + place, ring + end, in_deck)
    else:
        row.tally(start, queue, ring + place, ring + size, in_deck)
        row.tally(start, queue, ring, ring + end - size, in_deck)


# Players


def describe_player(figures: Figures, who: str, legend: Legend) -> None:
    """Name the numbers of a player."""
    legend.part()
    legend.put(f"{who} score", 50)
    legend.put(f"{who} cards", 8)
    legend.put(f"{who} has passed")
    legend.put(f"{who} bid is complete")
    legend.counts(f"{who} hidden cards", DECK_NAMES, 4)
    legend.counts(f"{who} roofs left", SHAPE_NAMES, 10)
    legend.part()
    legend.counts(f"{who} hand", figures.card_names, 2)
    legend.part()
    legend.counts(f"{who} bid", figures.card_names, 2)
    heights = [str(height) for height in range(1, TALL)] + [f"{TALL} or more"]
    legend.part()
    legend.counts(f"{who} unfinished of height", heights, 2)
    for shape in SHAPE_NAMES:
        legend.part()
        legend.counts(f"{who} {shape} of height", heights, 2)


def write_player(state: Capitol, seat: i64, row: Rows) -> None:
    """What a player has; of another's hand and bid only what everybody knows. CA 1.7"""
    write_counts(state, seat, row)
    write_held(state, state.hands, seat, row)
    write_held(state, state.bids, seat, row)
    write_unfinished(state, seat, row)
    for shape in range(SHAPES):
        write_finished(state, seat, shape, row)


def write_counts(state: Capitol, seat: i64, row: Rows) -> None:
    """A player's score, cards and roofs, and whether they have passed or bid."""
    player = state.player
    at = seat * PLAYER_CELLS
    row.part(player, at + SCORE, DONE + 1 - SCORE)
    row.part(player, at + HIDDEN, DECKS + SHAPES)


def write_held(state: Capitol, cells: Cells, seat: i64, row: Rows) -> None:
    """How many of each card that a player holds are in the hand, as far as it is known, or in the bid."""
    cards, held, at = state.figures.cards, state.held, row.at
    place = seat * (cards + 1)
    card = held[place]
    while card >= 0:
        if cells[seat * cards + card] > 0:
            row.note(at + card, cells[seat * cards + card])
        place += 1
        card = held[place]
    row.skip(cards)


def write_unfinished(state: Capitol, seat: i64, row: Rows) -> None:
    """A player's unfinished buildings."""
    write_heights(state, state.unfinished, seat * (state.figures.highest + 1), row)


def write_finished(state: Capitol, seat: i64, shape: i64, row: Rows) -> None:
    """A player's finished buildings of a shape that are not on the board."""
    write_heights(state, state.finished, (seat * SHAPES + shape) * (state.figures.highest + 1), row)


def write_heights(state: Capitol, cells: Shorts, first: i64, row: Rows) -> None:
    """The number of buildings of each height, the tallest together."""
    short = TALL - 1
    if short > state.tallest:
        short = state.tallest
    row.few_small(cells, first + 1, short)
    row.skip(TALL - 1 - short)
    tall: i64 = 0
    for height in range(TALL, state.tallest + 1):
        tall += i64(cells[first + height])
    row.put(tall)


# Zones


def describe_zone(figures: Figures, zone: int, legend: Legend) -> None:
    """Name the numbers of a zone; its buildings are grouped by owner."""
    name = figures.zone_names[zone]
    legend.part()
    legend.one_of(f"{name} shape", SHAPE_NAMES)
    legend.put(f"{name} highest", 8)
    legend.put(f"{name} free squares", 8)
    legend.put(f"{name} fountains", 2)
    legend.one_of(f"{name}", IMPROVEMENT_NAMES[1:])
    for square in range(1, figures.small[zone] + 1):
        legend.one_of(f"{name} building {square} of", places(figures.seats))
        legend.put(f"{name} building {square} height", 8)


def write_zone(state: Capitol, zone: i64, viewer: i64, row: Rows) -> None:
    """What is in a zone."""
    figures = state.figures
    at = zone * ZONE_CELLS
    placed = state.zone[at + PLACED]
    row.one_of(SHAPES, state.zone[at + SHAPE])
    row.put(state.zone[at + HIGHEST])
    row.put(free_squares(state, zone))
    row.put(state.zone[at + FOUNTAINS])
    large = state.zone[at + LARGE]
    row.one_if(large != NONE, IMPROVEMENTS - 1, large - AMPHITHEATRE)
    if placed > 0:
        write_buildings(state, figures.square_first[zone], placed, viewer, row)
    row.skip(figures.small[zone] * (state.seats + 1))


def write_buildings(state: Capitol, first: i64, placed: i64, viewer: i64, row: Rows) -> None:
    """The buildings on the squares, the viewer's own first: they are grouped by owner."""
    seats = state.seats
    squares = state.squares
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
