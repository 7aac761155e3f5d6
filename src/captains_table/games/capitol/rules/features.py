"""What a good player sees in a position of Capitol: floors and points by zone, and what the buildings in front of
players are good for."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from captains_table.core.contract import State
from captains_table.core.rows import Rows
from captains_table.core.tensor import Features, Legend, halves, places, seat_at
from captains_table.games.capitol.rules.cards import sum_of
from captains_table.games.capitol.rules.layout import (
    BIDDING,
    PLACED,
    PLAYER_CELLS,
    ROOFS,
    SITING,
    ZONE_CELLS,
)
from captains_table.games.capitol.rules.placing import free_squares
from captains_table.games.capitol.rules.scoring import firsts_in, floors_in, points_in, seconds_in
from captains_table.games.capitol.rules.value import chance_to_win, fitting_and_waiting, prize

if TYPE_CHECKING:
    from captains_table.games.capitol.rules.state import Capitol


class Insight(Features):
    """Majorities, margins and free squares; buildings that fit; the hand's values; bids."""

    def describe(self, start: State, legend: Legend) -> None:
        """Name every number."""
        figures = cast("Capitol", start).figures
        around = places(figures.seats)
        for zone in range(figures.zones):
            name = figures.zone_names[zone]
            legend.counts(f"{name} floors of", around, 8)
            legend.counts(f"{name} points of", around, 4)
            legend.put(f"{name} lead", 4)
            legend.put(f"{name} lead with room", 4)
        for who in around:
            legend.put(f"{who} points at the next scoring", 10)
            legend.put(f"{who} buildings that fit", 3)
            legend.put(f"{who} buildings that wait", 3)
            legend.put(f"{who} roofs to spare", 8)
            legend.put(f"{who} values in hand", 30)
            legend.put(f"{who} values bid", 15)
            legend.put(f"{who} chance of the bid", 100)
            legend.put(f"{who} prize", 20)

    def write(self, state: State, row: Rows) -> None:
        """Write them."""
        write_insight(cast("Capitol", state), row)


def write_insight(state: Capitol, row: Rows) -> None:
    """Zone by zone, then player by player."""
    seats = state.seats
    points = [0] * seats
    for zone in range(state.figures.zones):
        if state.zone[zone * ZONE_CELLS + PLACED] == 0:
            row.counts(2 * seats + 2)
            continue
        own = floors_in(state, zone, seat_at(state, 0))
        most: i64 = 0
        row.put(own)
        for place in range(1, seats):
            floors = floors_in(state, zone, seat_at(state, place))
            most = max(most, floors)
            row.put(floors)
        firsts = firsts_in(state, zone)
        seconds = seconds_in(state, zone, firsts)
        for place in range(seats):
            brings = points_in(state, zone, firsts, seconds, seat_at(state, place))
            points[place] += brings
            row.put(brings)
        row.put(own - most)
        row.put(own - most if free_squares(state, zone) > 0 else 0)
    for place in range(seats):
        row.put(points[place])
        write_player(state, seat_at(state, place), row)


def write_player(state: Capitol, seat: i64, row: Rows) -> None:
    """What a player has in front of them, and what the hand can bid."""
    fitting, waiting = fitting_and_waiting(state, seat)
    size = state.figures.highest + 1
    begun: i64 = 0
    for height in range(1, min(size, state.tallest + 1)):
        begun += i64(state.unfinished[seat * size + height])
    row.put(fitting)
    row.put(waiting)
    roofs = state.player[seat * PLAYER_CELLS + ROOFS] + state.player[seat * PLAYER_CELLS + ROOFS + 1]
    row.put(roofs - begun)
    row.put(sum_of(state, state.hands, seat))
    bid: i64 = sum_of(state, state.bids, seat) if state.stage == BIDDING else 0
    row.put(bid)
    row.put(int(100.0 * chance_to_win(state, seat)) if bid > 0 else 0)
    offered = state.stage == BIDDING or state.stage == SITING
    row.put(halves(prize(state, seat)) if offered else 0)
