"""CA 7: scoring. Who is first and second in a zone, and what that is worth. (CA 8.2: also in cards.)"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import Happening
from captains_table.games.capitol.rules.layout import FOUNTAINS, LARGE, PLACED, PLAYER_CELLS, SCORE, SQUARE, ZONE_CELLS
from captains_table.games.capitol.rules.names import AMPHITHEATRE, TEMPLE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.capitol.rules.state import Capitol

FIRST_POINTS: Final = 2
"""CA 7.2"""
FIRST_EXTRA: Final = 2
SECOND_EXTRA: Final = 1
"""Additional cards for an amphitheatre. CA 8.2"""


def floors_in(state: Capitol, zone: i64, seat: i64) -> i64:
    """A player's number of floors in a zone. CA 7.1"""
    floors: i64 = 0
    first = state.figures.square_first[zone]
    for square in range(first, first + state.zone[zone * ZONE_CELLS + PLACED]):
        if state.squares[square] // SQUARE == seat:
            floors += state.squares[square] % SQUARE
    return floors


def tallest_in(state: Capitol, zone: i64, seat: i64) -> i64:
    """The height of a player's highest building in a zone, or 0. CA 7.3"""
    tallest: i64 = 0
    first = state.figures.square_first[zone]
    for square in range(first, first + state.zone[zone * ZONE_CELLS + PLACED]):
        if state.squares[square] // SQUARE == seat:
            tallest = max(tallest, state.squares[square] % SQUARE)
    return tallest


# Sets of players are masks: bit 0 is seat A. On the squares of a zone, the buildings of a player follow each other, the
# highest of them last.


def firsts_in(state: Capitol, zone: i64) -> i64:
    """Who is first in a zone: the most floors, then the highest building. CA 7.1, 7.3"""
    return leaders_in(state, zone, everybody(state), True)


def most_floors(state: Capitol, zone: i64, among: i64) -> i64:
    """The players among these with the most floors in a zone; none without floors. CA 7.1"""
    return leaders_in(state, zone, among, False)


def leaders_in(state: Capitol, zone: i64, among: i64, by_height: bool) -> i64:
    """The players among these with the most floors in a zone: all of them or, by height, those of them with the highest
    building."""
    leaders: i64 = 0
    most: i64 = 0
    one: i64 = 1
    squares, square = state.squares, state.figures.square_first[zone]
    end = square + state.zone[zone * ZONE_CELLS + PLACED]
    while square < end:
        seat = squares[square] // SQUARE
        ground = seat * SQUARE
        floors: i64 = 0
        height: i64 = 0
        while square < end and squares[square] < ground + SQUARE:
            height = squares[square] - ground
            floors += height
            square += 1
        if (among >> seat) & 1:
            rank = SQUARE * floors + height if by_height else SQUARE * floors
            if rank > most:
                most = rank
                leaders = 0
            if rank == most:
                leaders |= one << seat
    return leaders


def is_alone(players: i64) -> bool:
    """Whether the set is exactly one player."""
    return players != 0 and players & (players - 1) == 0


def seconds_in(state: Capitol, zone: i64, firsts: i64) -> i64:
    """Who is second in a zone: of the others, those with the most floors, be it as many as the first. CA 7.3, 7.4"""
    if not is_alone(firsts):
        return 0
    return most_floors(state, zone, everybody(state) & ~firsts)


def everybody(state: Capitol) -> i64:
    """All players."""
    one: i64 = 1
    return (one << state.seats) - 1


def points_in(state: Capitol, zone: i64, firsts: i64, seconds: i64, seat: i64) -> i64:
    """CA 7.2, 7.5"""
    at = zone * ZONE_CELLS
    points: i64 = 0
    if (firsts >> seat) & 1:
        points = FIRST_POINTS + state.zone[at + FOUNTAINS]
    elif (seconds >> seat) & 1:
        points = state.zone[at + FOUNTAINS]
    return 2 * points if state.zone[at + LARGE] == TEMPLE else points


def score_round(state: Capitol) -> None:
    """CA 7"""
    before = scores_of(state) if state.tale is not None else []
    for zone in range(state.figures.zones):
        firsts = firsts_in(state, zone)
        if firsts == 0:
            continue
        seconds = seconds_in(state, zone, firsts)
        for seat in range(state.seats):
            state.player[seat * PLAYER_CELLS + SCORE] += points_in(state, zone, firsts, seconds, seat)
        if state.tale is not None:
            tell_zone(state, zone, firsts, seconds, state.tale)
    if state.tale is not None:
        for seat in range(state.seats):
            score = int(state.player[seat * PLAYER_CELLS + SCORE])
            arguments: dict[str, int | str] = {"who": int(seat), "points": score - before[seat], "score": score}
            state.tale.append(Happening("score", arguments))


def scores_of(state: Capitol) -> list[int]:
    """The points of every seat."""
    return [state.player[seat * PLAYER_CELLS + SCORE] for seat in range(state.seats)]


def extra_cards(state: Capitol, seat: i64) -> i64:
    """The additional cards that a player draws for amphitheatres. CA 8.2"""
    extra: i64 = 0
    for zone in range(state.figures.zones):
        if state.zone[zone * ZONE_CELLS + LARGE] == AMPHITHEATRE:
            firsts = firsts_in(state, zone)
            if (firsts >> seat) & 1:
                extra += FIRST_EXTRA
            elif (seconds_in(state, zone, firsts) >> seat) & 1:
                extra += SECOND_EXTRA
    return extra


def tell_zone(state: Capitol, zone: i64, firsts: i64, seconds: i64, tale: list[Happening]) -> None:
    """Report one happening for each player in a zone: rank, reason and points. First, second, then the others."""
    tied = most_floors(state, zone, everybody(state))
    for rank in (1, 2, 0):
        for seat in range(state.seats):
            floors = floors_in(state, zone, seat)
            own = 1 if (firsts >> seat) & 1 else 2 if (seconds >> seat) & 1 else 0
            if floors == 0 or own != rank:
                continue
            arguments: dict[str, int | str] = {"zone": state.figures.zone_names[zone], "who": int(seat), "rank": rank}
            among_tied = (tied >> seat) & 1 == 1
            arguments["why"] = why_ranked(rank, is_alone(tied), is_alone(firsts), among_tied, is_alone(seconds))
            arguments["floors"] = int(floors)
            arguments["height"] = int(tallest_in(state, zone, seat))
            arguments["fountains"] = int(state.zone[zone * ZONE_CELLS + FOUNTAINS])
            arguments["temple"] = 1 if state.zone[zone * ZONE_CELLS + LARGE] == TEMPLE else 0
            arguments["points"] = int(points_in(state, zone, firsts, seconds, seat))
            tale.append(Happening("ranked", arguments))


def why_ranked(rank: int, one_leads: bool, one_first: bool, among_tied: bool, one_second: bool) -> str:
    """The reason for a player's rank in a zone. CA 7.3, 7.4"""
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
