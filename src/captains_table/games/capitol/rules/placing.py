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
    # Places by themselves, so that the cells are read without counting a reference to them.
    placed, fountains = zone * ZONE_CELLS + PLACED, zone * ZONE_CELLS + FOUNTAINS
    return state.figures.small[zone] - state.zone[placed] - state.zone[fountains]


def place_refusal(state: Capitol, seat: i64, colour: i64, zone: i64, height: i64, shape: i64) -> i64:
    """The clause that forbids a building of this height and shape in a zone with a permit of this colour, or 0."""
    if state.finished[(seat * SHAPES + shape) * (state.figures.highest + 1) + height] == 0:
        return 307
    if state.figures.zone_colour[zone] != colour or free_squares(state, zone) == 0:
        return 401
    return building_refusal(state, zone, height, shape)


def building_refusal(state: Capitol, zone: i64, height: i64, shape: i64) -> i64:
    """The clause that keeps a building of this height and shape out of a zone with a free square, or 0."""
    zones, at = state.zone, zone * ZONE_CELLS
    common = zones[at + SHAPE]
    if common == NONE:
        if completes_colour(state, zone, shape):
            return 403
        return 0 if height == 1 else 404
    if common != shape:
        return 402
    above = height - zones[at + HIGHEST]
    return 0 if above == 0 or above == 1 else 405


def completes_colour(state: Capitol, zone: i64, shape: i64) -> bool:
    """Whether the other zones of the colour all have this shape already. CA 4.3"""
    zones = state.zone
    first = state.figures.zone_colour[zone] * ZONES_OF_COLOUR
    for place in range(first, first + ZONES_OF_COLOUR):
        other = state.figures.colour_zones[place]
        if other != zone and zones[other * ZONE_CELLS + SHAPE] != shape:
            return False
    return True


def legal_places(state: Capitol, seat: i64, colour: i64, found: Choices) -> None:
    """The ways to place a building with a permit of this colour."""
    events = state.figures.events
    first = colour * ZONES_OF_COLOUR
    for place in range(first, first + ZONES_OF_COLOUR):
        zone = state.figures.colour_zones[place]
        least = state.zone[zone * ZONE_CELLS + HIGHEST]
        if least == 0:
            least = 1
        fitting = fitting_in(state, seat, zone)
        for building in range(2 * SHAPES):
            if (fitting >> building) & 1:
                found.add(events.place_of(zone, least + building // SHAPES, building % SHAPES))


def has_place(state: Capitol, seat: i64, colour: i64) -> bool:
    """Whether there is any such way."""
    first = colour * ZONES_OF_COLOUR
    for place in range(first, first + ZONES_OF_COLOUR):
        if fitting_in(state, seat, state.figures.colour_zones[place]) != 0:
            return True
    return False


def fitting_in(state: Capitol, seat: i64, zone: i64) -> i64:
    """The buildings that a player can place in a zone with a permit of its colour, as a mask.

    Bits 0 and 1 are the two shapes of the least possible height, bits 2 and 3 those of one floor more. In an empty zone
    the first building has one floor; then buildings have the zone's shape, and as many floors as its highest or one
    more. CA 4.2 to 4.5
    """
    one: i64 = 1
    fitting: i64 = 0
    buildings, size = state.finished, state.figures.highest + 1
    shape_at, highest_at = zone * ZONE_CELLS + SHAPE, zone * ZONE_CELLS + HIGHEST
    common = state.zone[shape_at]
    if common == NONE:
        for shape in range(SHAPES):
            if buildings[(seat * SHAPES + shape) * size + 1] > 0 and not completes_colour(state, zone, shape):
                fitting |= one << shape
    else:
        highest = state.zone[highest_at]
        at = (seat * SHAPES + common) * size + highest
        if buildings[at] > 0:
            fitting = one << common
        if highest + 1 < size and buildings[at + 1] > 0:
            fitting |= one << (SHAPES + common)
    if fitting != 0 and free_squares(state, zone) == 0:
        return 0
    return fitting


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
