"""The state dump of a position or a view. What a viewer may not know is `?` in hands and omitted from bids."""

from __future__ import annotations

from typing import Any, cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS
from captains_table.games.capitol.rules.cards import queued
from captains_table.games.capitol.rules.improvement import improvement_on_offer
from captains_table.games.capitol.rules.layout import (
    CARDS,
    DISCARD,
    FOUNTAINS,
    IMPROVEMENT,
    KNOWN,
    LARGE,
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
)
from captains_table.games.capitol.rules.names import DECK_NAMES, IMPROVEMENT_NAMES, NONE, SHAPE_NAMES, SHAPES
from captains_table.games.capitol.rules.placing import free_squares
from captains_table.games.capitol.rules.state import Capitol

STEPS = ("setup", "construction", "improvement", "draw", "over")


def dump(state: State) -> dict[str, Any]:
    """Capitol's part of the dump, including what everybody has seen of each hand, and the bids chosen so far."""
    state = cast("Capitol", state)
    figures = state.figures
    return {
        "round": state.round,
        "step": STEPS[state.phase],
        "consul": None if state.consul == NONE else SEATS[state.consul],
        "players": [player(state, seat) for seat in range(state.seats)],
        "zones": {name: zone(state, number) for number, name in enumerate(figures.zone_names)},
        "tops": {name: next(iter(known(state, deck)), None) for deck, name in enumerate(DECK_NAMES)},
        "piles": {name: pile(state, deck) for deck, name in enumerate(DECK_NAMES)},
        "floors": state.floors,
        "known": {SEATS[seat]: sorted(cards_of(state, state.known, seat)) for seat in range(state.seats)},
        "bids": {SEATS[seat]: cards_of(state, state.bids, seat) for seat in range(state.seats)},
        "auction": IMPROVEMENT_NAMES[improvement_on_offer(state)] if state.phase == IMPROVEMENT else None,
    }


def player(state: Capitol, seat: int) -> dict[str, Any]:
    """What a player has."""
    at = seat * PLAYER_CELLS
    hand = sorted(hand_cards(state, seat))
    return {
        "seat": SEATS[seat],
        "score": state.player[at + SCORE],
        "hand": ["?"] * (state.player[at + CARDS] - len(hand)) + hand,
        "passed": state.player[at + PASSED] == 1,
        "unfinished": unfinished(state, seat),
        "finished": [f"{height} {SHAPE_NAMES[shape]}" for height, shape in finished(state, seat)],
        "roofs": {name: state.player[at + ROOFS + shape] for shape, name in enumerate(SHAPE_NAMES)},
    }


def cards_of(state: Capitol, counts: Any, seat: int) -> list[str]:
    """Cards by their names, in card order, from cells by seat and card."""
    cards = state.figures.cards
    return [name for card, name in enumerate(state.figures.card_names) for _ in range(counts[seat * cards + card])]


def hand_cards(state: Capitol, seat: int) -> list[str]:
    """The cards of a hand that the viewer knows, in card order."""
    return cards_of(state, state.hands, seat)


def unfinished(state: Capitol, seat: int) -> list[int]:
    """The heights of a player's unfinished buildings."""
    size = state.figures.highest + 1
    row = state.unfinished[seat * size : (seat + 1) * size]
    return [height for height, count in enumerate(row) if count for _ in range(count)]


def finished(state: Capitol, seat: int) -> list[tuple[int, int]]:
    """Height and shape of the finished buildings in front of a player."""
    size = state.figures.highest + 1
    row = state.finished[seat * SHAPES * size : (seat + 1) * SHAPES * size]
    return sorted((at % size, at // size) for at, count in enumerate(row) if count for _ in range(count))


def buildings(state: Capitol, zone: int) -> list[tuple[int, int]]:
    """Owner and height of the buildings in a zone."""
    first = state.figures.square_first[zone]
    squares = range(first, first + state.zone[zone * ZONE_CELLS + PLACED])
    return [divmod(int(state.squares[square]), SQUARE) for square in squares]


def zone(state: Capitol, number: int) -> dict[str, Any]:
    """What is in a zone."""
    at = number * ZONE_CELLS
    shape, large = state.zone[at + SHAPE], state.zone[at + LARGE]
    return {
        "shape": None if shape == NONE else SHAPE_NAMES[shape],
        "buildings": [[SEATS[owner], height] for owner, height in buildings(state, number)],
        "fountains": state.zone[at + FOUNTAINS],
        "large": None if large == NONE else IMPROVEMENT_NAMES[large],
        "free": free_squares(state, number),
    }


def known(state: Capitol, deck: int) -> list[str]:
    """The cards of a pile that have been seen, from the top."""
    places = range(state.pile[deck * PILE_CELLS + KNOWN])
    return [state.figures.card_names[queued(state, deck, place)] for place in places]


def discard(state: Capitol, deck: int) -> list[str]:
    """The cards of a discard pile, oldest first."""
    first = state.pile[deck * PILE_CELLS + KNOWN]
    places = range(first, first + state.pile[deck * PILE_CELLS + DISCARD])
    return [state.figures.card_names[queued(state, deck, place)] for place in places]


def pile(state: Capitol, deck: int) -> dict[str, Any]:
    """A pile and its discard pile."""
    return {
        "unseen": state.pile[deck * PILE_CELLS + UNSEEN],
        "known": known(state, deck),
        "discard": discard(state, deck),
    }
