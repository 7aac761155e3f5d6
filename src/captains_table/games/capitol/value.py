"""What a position is worth to a seat, for simple bots: points, and what may become points, against the rivals.

The weights are guesses that were tried against each other in play; none of them is a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from captains_table.core.contract import OVER, State
from captains_table.games.capitol.construction import unfinished_heights
from captains_table.games.capitol.events import AMPHITHEATRE, FOUNTAIN, TEMPLE
from captains_table.games.capitol.figures import ROUNDS, SHAPES
from captains_table.games.capitol.improvement import bid_sum, improvement_on_offer, is_free
from captains_table.games.capitol.placing import completes_colour
from captains_table.games.capitol.rules import Capitol
from captains_table.games.capitol.scoring import (
    FIRST_EXTRA,
    SECOND_EXTRA,
    firsts_in,
    points_in,
    seconds_in,
)
from captains_table.games.capitol.state import (
    BIDDING,
    CARDS,
    CONSTRUCTION,
    DRAW,
    HIGHEST,
    LARGE,
    NONE,
    PASSED,
    PLACED,
    PLACING,
    PLAYER_CELLS,
    RAISING,
    ROOFING,
    ROOFS,
    SCORE,
    SHAPE,
    SITING,
    ZONE_CELLS,
    Table,
    free_squares,
)

if TYPE_CHECKING:
    from captains_table.core.cells import Cells

KEPT = 0.8
"""How much of a lead is expected to last to the next scoring."""
FITTING = 1.3
"""A finished building that can go somewhere now."""
WAITING = 0.6
"""A finished building that can't."""
BEGUN = 0.4
STOREY = 0.1
HIGH_ENOUGH = 4
"""An unfinished building, and each floor of it up to so many."""
USEFUL = 9
"""Finished buildings higher than this are not thought of."""
CARD = 0.35
"""A card that can still be played."""
EXTRA = 0.7
"""A card more in each draw."""
PIP = 0.08
"""A point of value on a card, as long as there are auctions."""
BOLDNESS = 0.5
"""The part of a hand that a rival bids at most."""


def value(state: State, seat: int) -> float:
    """The worth for a seat less that of the rivals; where its own move is under way, with the best end of it."""
    table = cast("Capitol", state)
    if table.to_move == seat and table.stage in (RAISING, ROOFING, PLACING, SITING):
        return max(value(after(table, event), seat) for event in table.legal())
    ranks = ranks_of(table)
    worths = [worth(table, other, ranks) for other in range(table.seats)]
    own = worths.pop(seat)
    return own - (max(worths) + sum(worths) / len(worths)) / 2


def ranks_of(table: Table) -> list[tuple[int, int]]:
    """By zone: who is first and who is second, as masks."""
    ranks = []
    for zone in range(table.charts.zones):
        firsts = firsts_in(table, zone) if table.zone[zone * ZONE_CELLS + PLACED] > 0 else 0
        ranks.append((int(firsts), int(seconds_in(table, zone, firsts)) if firsts else 0))
    return ranks


def after(table: Capitol, event: int) -> Capitol:
    """The position that an event leads to."""
    copy = table.clone()
    copy.happen(event)
    return copy


def scorings_left(table: Table) -> int:
    """How many times zones will be scored yet."""
    if table.to_move == OVER:
        return 0
    return int(ROUNDS - table.round + (0 if table.phase == DRAW else 1))


def horizon(table: Table) -> float:
    """What a point a round is worth to the end."""
    return sum((KEPT**scoring for scoring in range(scorings_left(table))), 0.0)


def worth(table: Capitol, seat: int, ranks: list[tuple[int, int]]) -> float:
    """What a seat has and may expect."""
    at = seat * PLAYER_CELLS
    total = float(table.player[at + SCORE])
    if table.to_move == OVER:
        return total
    draws = int(ROUNDS - table.round)
    for zone, (firsts, seconds) in enumerate(ranks):
        if (firsts | seconds) >> seat & 1:
            total += int(points_in(table, zone, firsts, seconds, seat)) * horizon(table)
            if table.zone[zone * ZONE_CELLS + LARGE] == AMPHITHEATRE:
                total += EXTRA * draws * (FIRST_EXTRA if firsts >> seat & 1 else SECOND_EXTRA)
    building = draws > 0 or (table.phase <= CONSTRUCTION and table.player[at + PASSED] == 0)
    if building:
        total += CARD * int(table.player[at + CARDS]) + yard(table, seat)
    if table.phase <= CONSTRUCTION or draws > 0 or table.stage in (BIDDING, SITING):
        total += PIP * sum_of(table, table.hands, seat)
    if table.stage == BIDDING and bid_sum(table, seat) > 0:
        total += chance_to_win(table, seat) * (prize(table, seat, ranks) - price(table, seat, building))
    if table.stage == SITING and table.turn == seat:
        total += prize(table, seat, ranks)
    return total


def yard(table: Table, seat: int) -> float:
    """What stands in front of a player. Without roofs unfinished buildings come to nothing."""
    total = 0.0
    size = table.charts.highest + 1
    for shape in range(SHAPES):
        for height in range(1, min(size, USEFUL + 1)):
            count = int(table.finished[(seat * SHAPES + shape) * size + height])
            if count:
                total += count * (FITTING if fits(table, height, shape) else WAITING)
    roofs = int(table.player[seat * PLAYER_CELLS + ROOFS] + table.player[seat * PLAYER_CELLS + ROOFS + 1])
    for height in unfinished_heights(table, seat):
        count = min(roofs, int(table.unfinished[seat * size + height]))
        total += count * (BEGUN + STOREY * min(int(height), HIGH_ENOUGH))
        roofs -= count
    return total


def fits(table: Table, height: int, shape: int) -> bool:
    """Whether a building could go to some zone with the right permit."""
    for zone in range(table.charts.zones):
        at = zone * ZONE_CELLS
        if free_squares(table, zone) == 0:
            continue
        if table.zone[at + SHAPE] == NONE:
            if height == 1 and not completes_colour(table, zone, shape):
                return True
        elif table.zone[at + SHAPE] == shape and 0 <= height - table.zone[at + HIGHEST] <= 1:
            return True
    return False


def sum_of(table: Table, cards: Cells, seat: int) -> int:
    """The sum of the values in a hand or a bid."""
    kinds = table.charts.kinds
    return sum(int(cards[seat * kinds + kind] * table.charts.value_of[kind]) for kind in range(kinds))


# Auctions


def price(table: Table, seat: int, building: bool) -> float:
    """What the cards of the bid are worth in the hand."""
    kinds = table.charts.kinds
    cards = sum(int(table.bids[seat * kinds + kind]) for kind in range(kinds))
    return PIP * sum_of(table, table.bids, seat) + (CARD * cards if building else 0.0)


def chance_to_win(table: Table, seat: int) -> float:
    """How likely the bid so far is the highest."""
    chance = 1.0
    for rival in range(table.seats):
        if rival != seat and table.player[rival * PLAYER_CELLS + CARDS] > 0:
            feared = BOLDNESS * sum_of(table, table.hands, rival) + 1
            chance *= min(1.0, sum_of(table, table.bids, seat) / feared)
    return chance


def prize(table: Table, seat: int, ranks: list[tuple[int, int]]) -> float:
    """What the improvement on offer is worth to a seat in the zone that suits it best."""
    improvement = improvement_on_offer(table)
    best = 0.0
    for zone, (firsts, seconds) in enumerate(ranks):
        if firsts and is_free(table, improvement, zone):
            best = max(best, gain(table, seat, improvement, zone, firsts, seconds))
    return best


def gain(table: Table, seat: int, improvement: int, zone: int, firsts: int, seconds: int) -> float:
    """What an improvement in a zone brings a seat, less what it brings the rivals on average."""
    each: list[float] = []
    for other in range(int(table.seats)):
        first, second = firsts >> other & 1, seconds >> other & 1
        if improvement == FOUNTAIN:
            each.append((first | second) * horizon(table))
        elif improvement == TEMPLE:
            each.append(int(points_in(table, zone, firsts, seconds, other)) * horizon(table))
        else:
            each.append(EXTRA * int(ROUNDS - table.round) * (FIRST_EXTRA * first + SECOND_EXTRA * second))
    own = each.pop(seat)
    return own - sum(each) / len(each)
