"""CA 4: placing a building."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16

from captains_table.games.capitol.rules.figures import SHAPES, ZONES_OF_COLOUR
from captains_table.games.capitol.rules.layout import HIGHEST, NONE, PLACED, SHAPE, SQUARE, ZONE_CELLS, free_squares

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.capitol.rules.layout import Table


def may_place(table: Table, seat: i64, colour: i64, zone: i64, height: i64, shape: i64) -> i64:
    """Whether a player may put a building of this height and shape into a zone with a permit of this colour."""
    if table.finished[(seat * SHAPES + shape) * (table.charts.highest + 1) + height] == 0:
        return 307
    at = zone * ZONE_CELLS
    if table.charts.zone_colour[zone] != colour or free_squares(table, zone) == 0:
        return 401
    if table.zone[at + SHAPE] == NONE:
        if completes_colour(table, zone, shape):
            return 403
        return 0 if height == 1 else 404
    if table.zone[at + SHAPE] != shape:
        return 402
    above = height - table.zone[at + HIGHEST]
    return 0 if above == 0 or above == 1 else 405


def completes_colour(table: Table, zone: i64, shape: i64) -> bool:
    """Whether the other zones of the colour all have this shape already. CA 4.3"""
    first = table.charts.zone_colour[zone] * ZONES_OF_COLOUR
    for place in range(first, first + ZONES_OF_COLOUR):
        other = table.charts.colour_zones[place]
        if other != zone and table.zone[other * ZONE_CELLS + SHAPE] != shape:
            return False
    return True


def legal_places(table: Table, seat: i64, colour: i64, enough: i64) -> list[int]:
    """The ways to place a building with a permit of this colour, so many of them at most.

    Of all buildings only those as high as the highest of a zone, or one floor higher, come into question. CA 4.4, 4.5
    """
    choices: list[int] = []
    charts = table.charts
    first = colour * ZONES_OF_COLOUR
    for place in range(first, first + ZONES_OF_COLOUR):
        zone = charts.colour_zones[place]
        highest = table.zone[zone * ZONE_CELLS + HIGHEST]
        for height in range(max(1, highest), min(highest + 1, charts.highest) + 1):
            for shape in range(SHAPES):
                if table.finished[(seat * SHAPES + shape) * (charts.highest + 1) + height] > 0:
                    if may_place(table, seat, colour, zone, height, shape) == 0:
                        choices.append(charts.events.place_of(zone, height, shape))
                        if len(choices) == enough:
                            return choices
    return choices


def place(table: Table, seat: i64, zone: i64, height: i64, shape: i64) -> None:
    """CA 4"""
    at = zone * ZONE_CELLS
    table.finished[(seat * SHAPES + shape) * (table.charts.highest + 1) + height] -= i16(1)
    table.zone[at + SHAPE] = shape
    table.zone[at + HIGHEST] = height
    square = table.charts.square_first[zone] + table.zone[at + PLACED]
    building = seat * SQUARE + height
    while square > table.charts.square_first[zone] and table.squares[square - 1] > building:
        table.squares[square] = table.squares[square - 1]
        square -= 1
    table.squares[square] = building
    table.zone[at + PLACED] += 1
