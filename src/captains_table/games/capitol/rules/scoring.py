"""CA 7: scoring. Who is first and who is second in a zone, and what it is worth. (CA 8.2: also in cards.)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.games.capitol.rules.events import AMPHITHEATRE, TEMPLE
from captains_table.games.capitol.rules.layout import (
    FOUNTAINS,
    LARGE,
    PLACED,
    PLAYER_CELLS,
    SCORE,
    SQUARE,
    ZONE_CELLS,
    tell,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.capitol.rules.layout import Table

FIRST_POINTS: Final = 2
"""CA 7.2"""
FIRST_EXTRA: Final = 2
SECOND_EXTRA: Final = 1
"""Cards more for an amphitheatre. CA 8.2"""


def floors_in(table: Table, zone: i64, seat: i64) -> i64:
    """How many floors a player has in a zone. CA 7.1"""
    floors: i64 = 0
    first = table.charts.square_first[zone]
    for square in range(first, first + table.zone[zone * ZONE_CELLS + PLACED]):
        if table.squares[square] // SQUARE == seat:
            floors += table.squares[square] % SQUARE
    return floors


def tallest_in(table: Table, zone: i64, seat: i64) -> i64:
    """The height of a player's highest building in a zone, 0 without one. CA 7.3"""
    tallest: i64 = 0
    first = table.charts.square_first[zone]
    for square in range(first, first + table.zone[zone * ZONE_CELLS + PLACED]):
        if table.squares[square] // SQUARE == seat:
            tallest = max(tallest, table.squares[square] % SQUARE)
    return tallest


# Sets of players are masks: bit 0 is seat A.


def most_floors(table: Table, zone: i64, among: i64) -> i64:
    """Those of some players who have the most floors in a zone; nobody without floors. CA 7.1"""
    leaders: i64 = 0
    most: i64 = 0
    one: i64 = 1
    for seat in range(table.seats):
        if (among >> seat) & 1:
            floors = floors_in(table, zone, seat)
            if floors > most:
                most = floors
                leaders = one << seat
            elif floors == most and floors > 0:
                leaders |= one << seat
    return leaders


def tallest_building(table: Table, zone: i64, among: i64) -> i64:
    """Those of some players whose own highest building is the highest. CA 7.3"""
    leaders: i64 = 0
    highest: i64 = 0
    one: i64 = 1
    for seat in range(table.seats):
        if (among >> seat) & 1:
            height = tallest_in(table, zone, seat)
            if height > highest:
                highest = height
                leaders = one << seat
            elif height == highest:
                leaders |= one << seat
    return leaders


def is_alone(players: i64) -> bool:
    """Whether it is one player."""
    return players != 0 and players & (players - 1) == 0


def firsts_in(table: Table, zone: i64) -> i64:
    """Who is first in a zone. CA 7.3"""
    leaders = most_floors(table, zone, everybody(table))
    return leaders if is_alone(leaders) else tallest_building(table, zone, leaders)


def seconds_in(table: Table, zone: i64, firsts: i64) -> i64:
    """Who is second in a zone. CA 7.3, 7.4"""
    if not is_alone(firsts):
        return 0
    tied = most_floors(table, zone, everybody(table)) & ~firsts
    return tied if tied != 0 else most_floors(table, zone, everybody(table) & ~firsts)


def everybody(table: Table) -> i64:
    """All players."""
    one: i64 = 1
    return (one << table.seats) - 1


def points_in(table: Table, zone: i64, firsts: i64, seconds: i64, seat: i64) -> i64:
    """CA 7.2, 7.5"""
    at = zone * ZONE_CELLS
    points: i64 = 0
    if (firsts >> seat) & 1:
        points = FIRST_POINTS + table.zone[at + FOUNTAINS]
    elif (seconds >> seat) & 1:
        points = table.zone[at + FOUNTAINS]
    return 2 * points if table.zone[at + LARGE] == TEMPLE else points


def score_round(table: Table) -> None:
    """CA 7"""
    before = [int(table.player[seat * PLAYER_CELLS + SCORE]) for seat in range(table.seats)]
    for zone in range(table.charts.zones):
        firsts = firsts_in(table, zone)
        if firsts == 0:
            continue
        seconds = seconds_in(table, zone, firsts)
        for seat in range(table.seats):
            table.player[seat * PLAYER_CELLS + SCORE] += points_in(table, zone, firsts, seconds, seat)
        if table.tale is not None:
            tell_zone(table, zone, firsts, seconds)
    if table.tale is not None:
        for seat in range(table.seats):
            score = int(table.player[seat * PLAYER_CELLS + SCORE])
            tell(table, "score", {"who": int(seat), "points": score - before[seat], "score": score})


def extra_cards(table: Table, seat: i64) -> i64:
    """What the amphitheatres let a player draw more. CA 8.2"""
    extra: i64 = 0
    for zone in range(table.charts.zones):
        if table.zone[zone * ZONE_CELLS + LARGE] == AMPHITHEATRE:
            firsts = firsts_in(table, zone)
            if (firsts >> seat) & 1:
                extra += FIRST_EXTRA
            elif (seconds_in(table, zone, firsts) >> seat) & 1:
                extra += SECOND_EXTRA
    return extra


def tell_zone(table: Table, zone: i64, firsts: i64, seconds: i64) -> None:
    """One happening for each player in a zone: the rank, why, and the points. First, second, then those without."""
    tied = most_floors(table, zone, everybody(table))
    for rank in (1, 2, 0):
        for seat in range(table.seats):
            floors = floors_in(table, zone, seat)
            own = 1 if (firsts >> seat) & 1 else 2 if (seconds >> seat) & 1 else 0
            if floors == 0 or own != rank:
                continue
            arguments: dict[str, int | str] = {"zone": table.charts.zone_names[zone], "who": int(seat), "rank": rank}
            among_tied = (tied >> seat) & 1 == 1
            arguments["why"] = why_ranked(rank, is_alone(tied), is_alone(firsts), among_tied, is_alone(seconds))
            arguments["floors"] = int(floors)
            arguments["height"] = int(tallest_in(table, zone, seat))
            arguments["fountains"] = int(table.zone[zone * ZONE_CELLS + FOUNTAINS])
            arguments["temple"] = 1 if table.zone[zone * ZONE_CELLS + LARGE] == TEMPLE else 0
            arguments["points"] = int(points_in(table, zone, firsts, seconds, seat))
            tell(table, "ranked", arguments)


def why_ranked(rank: int, one_leads: bool, one_first: bool, among_tied: bool, one_second: bool) -> str:
    """Why a player has this rank in a zone, in a word. CA 7.3, 7.4"""
    if rank == 1:
        if one_leads:
            return "most"
        return "higher" if one_first else "shared"
    if rank == 2:
        if among_tied:
            return "lower"
        return "next" if one_second else "level"
    if among_tied:
        return "too-low"
    return "behind" if one_leads else "behind-tie"
