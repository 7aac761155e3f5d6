"""CA 4: placing a building."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16

from captains_table.games.capitol.rules.figures import ZONES_OF_COLOUR
from captains_table.games.capitol.rules.layout import FOUNTAINS, HIGHEST, PLACED, SHAPE, SQUARE, ZONE_CELLS
from captains_table.games.capitol.rules.names import NONE, SHAPES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.choices import Choices
    from captains_table.games.capitol.rules.state import Capitol


def free_squares(state: Capitol, zone: i64) -> i64:
    """The number of free small squares in a zone. CA 1.1"""
    at = zone * ZONE_CELLS
    return state.figures.small[zone] - state.zone[at + PLACED] - state.zone[at + FOUNTAINS]


def place_refusal(state: Capitol, seat: i64, colour: i64, zone: i64, height: i64, shape: i64) -> i64:
    """The clause that forbids a building of this height and shape in a zone with a permit of this colour, or 0."""
    if state.finished[(seat * SHAPES + shape) * (state.figures.highest + 1) + height] == 0:
        return 307
    at = zone * ZONE_CELLS
    if state.figures.zone_colour[zone] != colour or free_squares(state, zone) == 0:
        return 401
    if state.zone[at + SHAPE] == NONE:
        if completes_colour(state, zone, shape):
            return 403
        return 0 if height == 1 else 404
    if state.zone[at + SHAPE] != shape:
        return 402
    above = height - state.zone[at + HIGHEST]
    return 0 if above == 0 or above == 1 else 405


def completes_colour(state: Capitol, zone: i64, shape: i64) -> bool:
    """Whether the other zones of the colour all have this shape already. CA 4.3"""
    first = state.figures.zone_colour[zone] * ZONES_OF_COLOUR
    for place in range(first, first + ZONES_OF_COLOUR):
        other = state.figures.colour_zones[place]
        if other != zone and state.zone[other * ZONE_CELLS + SHAPE] != shape:
            return False
    return True


def legal_places(state: Capitol, seat: i64, colour: i64, found: Choices) -> None:
    """The ways to place a building with a permit of this colour.

    Of all buildings only those as high as the highest of a zone, or one floor higher, come into question. CA 4.4, 4.5
    """
    figures = state.figures
    first = colour * ZONES_OF_COLOUR
    for place in range(first, first + ZONES_OF_COLOUR):
        zone = figures.colour_zones[place]
        least, most = heights_for(state, zone)
        for height in range(least, most + 1):
            for shape in range(SHAPES):
                if state.finished[(seat * SHAPES + shape) * (figures.highest + 1) + height] > 0:
                    if place_refusal(state, seat, colour, zone, height, shape) == 0:
                        found.add(figures.events.place_of(zone, height, shape))


def has_place(state: Capitol, seat: i64, colour: i64) -> bool:
    """Whether there is any such way."""
    figures = state.figures
    first = colour * ZONES_OF_COLOUR
    for place in range(first, first + ZONES_OF_COLOUR):
        zone = figures.colour_zones[place]
        least, most = heights_for(state, zone)
        for height in range(least, most + 1):
            for shape in range(SHAPES):
                if state.finished[(seat * SHAPES + shape) * (figures.highest + 1) + height] > 0:
                    if place_refusal(state, seat, colour, zone, height, shape) == 0:
                        return True
    return False


def heights_for(state: Capitol, zone: i64) -> tuple[i64, i64]:
    """From which height to which a building may have a place in a zone. CA 4.4, 4.5"""
    highest = state.zone[zone * ZONE_CELLS + HIGHEST]
    if highest == 0:
        return 1, 1
    return highest, highest + 1 if highest < state.figures.highest else highest


def place(state: Capitol, seat: i64, zone: i64, height: i64, shape: i64) -> None:
    """CA 4"""
    at = zone * ZONE_CELLS
    state.finished[(seat * SHAPES + shape) * (state.figures.highest + 1) + height] -= i16(1)
    state.zone[at + SHAPE] = shape
    state.zone[at + HIGHEST] = height
    square = state.figures.square_first[zone] + state.zone[at + PLACED]
    building = seat * SQUARE + height
    while square > state.figures.square_first[zone] and state.squares[square - 1] > building:
        state.squares[square] = state.squares[square - 1]
        square -= 1
    state.squares[square] = building
    state.zone[at + PLACED] += 1
