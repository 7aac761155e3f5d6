"""The state dump of a position or a view. What a viewer may not know is `?` in hands and left out of bids."""

from __future__ import annotations

from typing import Any, cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS
from captains_table.games.capitol.rules.events import IMPROVEMENT_NAMES
from captains_table.games.capitol.rules.figures import DECK_NAMES, SHAPE_NAMES, SHAPES
from captains_table.games.capitol.rules.improvement import improvement_on_offer
from captains_table.games.capitol.rules.layout import (
    CARDS,
    DISCARD,
    FOUNTAINS,
    IMPROVEMENT,
    KNOWN,
    LARGE,
    NONE,
    PASSED,
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
    queued,
)

STEPS = ("setup", "construction", "improvement", "draw", "over")


def dump(state: State) -> dict[str, Any]:
    """Capitol's part of the dump; also what all have seen of each hand, and the bids chosen so far."""
    table = cast("Table", state)
    charts = table.charts
    return {
        "round": table.round,
        "step": STEPS[table.phase],
        "consul": None if table.consul == NONE else SEATS[table.consul],
        "players": [player(table, seat) for seat in range(table.seats)],
        "zones": {name: zone(table, number) for number, name in enumerate(charts.zone_names)},
        "tops": {name: next(iter(known(table, deck)), None) for deck, name in enumerate(DECK_NAMES)},
        "piles": {name: pile(table, deck) for deck, name in enumerate(DECK_NAMES)},
        "floors": table.floors,
        "known": {SEATS[seat]: sorted(cards_of(table, table.known, seat)) for seat in range(table.seats)},
        "bids": {SEATS[seat]: cards_of(table, table.bids, seat) for seat in range(table.seats)},
        "auction": IMPROVEMENT_NAMES[improvement_on_offer(table)] if table.phase == IMPROVEMENT else None,
    }


def player(table: Table, seat: int) -> dict[str, Any]:
    """What a player has."""
    at = seat * PLAYER_CELLS
    hand = sorted(hand_cards(table, seat))
    return {
        "seat": SEATS[seat],
        "score": table.player[at + SCORE],
        "hand": ["?"] * (table.player[at + CARDS] - len(hand)) + hand,
        "passed": table.player[at + PASSED] == 1,
        "unfinished": unfinished(table, seat),
        "finished": [f"{height} {SHAPE_NAMES[shape]}" for height, shape in finished(table, seat)],
        "roofs": {name: table.player[at + ROOFS + shape] for shape, name in enumerate(SHAPE_NAMES)},
    }


def cards_of(table: Table, counts: Any, seat: int) -> list[str]:
    """Cards by their names, in the order of cards, from cells by seat and card."""
    kinds = table.charts.kinds
    return [name for kind, name in enumerate(table.charts.card_names) for _ in range(counts[seat * kinds + kind])]


def hand_cards(table: Table, seat: int) -> list[str]:
    """The cards of a hand that the viewer knows, in the order of cards."""
    return cards_of(table, table.hands, seat)


def unfinished(table: Table, seat: int) -> list[int]:
    """The heights of a player's unfinished buildings."""
    size = table.charts.highest + 1
    return [height for height in range(size) for _ in range(table.unfinished[seat * size + height])]


def finished(table: Table, seat: int) -> list[tuple[int, int]]:
    """Height and shape of the finished buildings in front of a player."""
    size = table.charts.highest + 1
    return [
        (height, shape)
        for height in range(size)
        for shape in range(SHAPES)
        for _ in range(table.finished[(seat * SHAPES + shape) * size + height])
    ]


def buildings(table: Table, zone: int) -> list[tuple[int, int]]:
    """Owner and height of the buildings in a zone."""
    first = table.charts.square_first[zone]
    squares = range(first, first + table.zone[zone * ZONE_CELLS + PLACED])
    return [divmod(int(table.squares[square]), SQUARE) for square in squares]


def zone(table: Table, number: int) -> dict[str, Any]:
    """What is in a zone."""
    at = number * ZONE_CELLS
    shape, large = table.zone[at + SHAPE], table.zone[at + LARGE]
    return {
        "shape": None if shape == NONE else SHAPE_NAMES[shape],
        "buildings": [[SEATS[owner], height] for owner, height in buildings(table, number)],
        "fountains": table.zone[at + FOUNTAINS],
        "large": None if large == NONE else IMPROVEMENT_NAMES[large],
        "free": free_squares(table, number),
    }


def known(table: Table, deck: int) -> list[str]:
    """The cards of a pile that have been seen, from the top."""
    places = range(table.pile[deck * PILE_CELLS + KNOWN])
    return [table.charts.card_names[queued(table, deck, place)] for place in places]


def discard(table: Table, deck: int) -> list[str]:
    """The cards of a discard, the oldest first."""
    first = table.pile[deck * PILE_CELLS + KNOWN]
    places = range(first, first + table.pile[deck * PILE_CELLS + DISCARD])
    return [table.charts.card_names[queued(table, deck, place)] for place in places]


def pile(table: Table, deck: int) -> dict[str, Any]:
    """A pile and its discard."""
    return {
        "unseen": table.pile[deck * PILE_CELLS + UNSEEN],
        "known": known(table, deck),
        "discard": discard(table, deck),
    }
