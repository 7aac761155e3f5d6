"""What a good player sees in the sheets of Captains' War: Force and circles compared with the others, the expected
ranks, how near the next acquisitions are, and the state of a boarding."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from captains_table.core.contract import State
from captains_table.core.rows import Rows
from captains_table.core.tensor import Features, Legend, halves, seat_at
from captains_table.games.captains_war.rules.boarding import crew_size, total_of
from captains_table.games.captains_war.rules.layout import BOARDING_BONUS, COUNT, SHEET, TRACK
from captains_table.games.captains_war.rules.names import ATTRIBUTE, BOAT
from captains_table.games.captains_war.rules.pirates import force_left
from captains_table.games.captains_war.rules.scoring import acquisition_points, command_points, line_points
from captains_table.games.captains_war.rules.tensor import sides_of
from captains_table.games.captains_war.rules.value import (
    attribute_worth,
    crews_open,
    half_made,
    hope_to_win,
    naval_worth,
    progress,
    strongest_crew,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar


class Insight(Features):
    """Ranks, progress, and the boarding in progress."""

    def describe(self, start: State, legend: Legend) -> None:
        """Name every number."""
        for side in sides_of(cast("CaptainsWar", start).figures):
            legend.put(f"{side} points of acquisitions", 15)
            legend.put(f"{side} points of command bonuses", 5)
            legend.put(f"{side} points of attacks", 8)
            legend.put(f"{side} Force left", 10)
            legend.put(f"{side} Force beside the best", 8)
            legend.put(f"{side} attribute circles beside the best", 5)
            legend.put(f"{side} naval rank", 15)
            legend.put(f"{side} attribute rank", 15)
            legend.put(f"{side} progress to a boat", 6)
            legend.put(f"{side} progress to an attribute", 6)
            legend.put(f"{side} strongest crew", 12)
            legend.put(f"{side} choice half made", 5)
            legend.put(f"{side} crew", 3)
            legend.put(f"{side} Force of the crew", 10)
            legend.put(f"{side} hope to win the boarding", 100)

    def write(self, state: State, row: Rows) -> None:
        """Write them."""
        state = cast("CaptainsWar", state)
        for place in range(state.figures.sides):
            write_side(state, place if place >= state.seats else seat_at(state, place), row)


def write_side(state: CaptainsWar, side: i64, row: Rows) -> None:
    """A side's sheet compared with the others."""
    force = force_left(state, side)
    row.put(acquisition_points(state, side))
    row.put(command_points(state, side))
    row.put(line_points(state, side))
    row.put(force)
    row.put(force - best_force(state, side))
    row.put(state.sheets[side * SHEET + TRACK + ATTRIBUTE] - most_circles(state, side))
    row.put(halves(naval_worth(state, side, force)))
    row.put(halves(attribute_worth(state, side)))
    row.put(halves(progress(state, side, BOAT)))
    row.put(halves(progress(state, side, ATTRIBUTE)))
    row.put(strongest_crew(state, side))
    row.put(halves(half_made(state, side)) if state.phase < COUNT else 0)
    if crews_open(state) and (side == state.attacker or side == state.defender):
        row.put(crew_size(state, side))
        row.put(total_of(state, side) - state.sheets[side * SHEET + BOARDING_BONUS])
        row.put(int(100.0 * hope_to_win(state, side, 0)))
    else:
        row.counts(3)


def best_force(state: CaptainsWar, side: i64) -> i64:
    """The most Force that another side has."""
    best: i64 = 0
    for other in range(state.figures.sides):
        if other != side:
            best = max(best, force_left(state, other))
    return best


def most_circles(state: CaptainsWar, side: i64) -> i64:
    """The most circles that another side has crossed on the attribute track."""
    most: i64 = 0
    for other in range(state.figures.sides):
        if other != side:
            most = max(most, state.sheets[other * SHEET + TRACK + ATTRIBUTE])
    return most
