"""The value of a position of Capitol to a seat, as a good player sees it.

The weights are guesses that were tested against each other in play; none of them is a rule.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from captains_table.core.contract import OVER, State
from captains_table.core.judge import Judge, Rung
from captains_table.games.capitol.rules.cards import sum_of
from captains_table.games.capitol.rules.construction import unfinished_heights
from captains_table.games.capitol.rules.figures import ROUNDS
from captains_table.games.capitol.rules.improvement import bid_sum, improvement_on_offer, is_free
from captains_table.games.capitol.rules.layout import (
    BIDDING,
    CARDS,
    CONSTRUCTION,
    DRAW,
    HIGHEST,
    LARGE,
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
)
from captains_table.games.capitol.rules.names import AMPHITHEATRE, FOUNTAIN, NONE, SHAPES, TEMPLE
from captains_table.games.capitol.rules.placing import completes_colour, free_squares
from captains_table.games.capitol.rules.scoring import FIRST_EXTRA, SECOND_EXTRA, firsts_in, points_in, seconds_in
from captains_table.games.capitol.rules.state import Capitol

KEPT: Final = 0.8
"""The share of a lead that is expected to last to the next scoring."""
FITTING: Final = 1.3
"""A finished building that can be placed now."""
WAITING: Final = 0.6
"""A finished building that can't."""
BEGUN: Final = 0.4
FLOOR_BEGUN: Final = 0.1
HIGH_ENOUGH: Final = 4
"""An unfinished building, and each floor of it up to this many."""
USEFUL: Final = 9
"""Finished buildings higher than this are ignored."""
CARD: Final = 0.35
"""A card that can still be played."""
EXTRA: Final = 0.7
"""An extra card in each draw."""
PIP: Final = 0.08
"""A point of value on a card, as long as there are auctions."""
BOLDNESS: Final = 0.5
"""The share of a hand that an opponent bids at most."""
ENVY: Final = 0.5
"""The cost of a point of the others, on average."""


class Builder(Judge):
    """Counts points, what zones will bring, what is ready, and what the hand can still do."""

    def __init__(self) -> None:
        ladder = [Rung(15, 0), Rung(7, 0), Rung(0, 0), Rung(0, 3)]
        super().__init__(swing=30.0, depth=6, blur=9.0, ladder=ladder, net_depth=8)

    def value(self, state: State, seat: i64) -> float:
        """The worth for a seat, minus something for the others; in the middle of its own move, with the best way to
        finish it."""
        state = cast(Capitol, state)
        stage = state.stage
        if state.to_move == seat and (stage == RAISING or stage == ROOFING or stage == PLACING or stage == SITING):
            best = -1e9
            for event in state.legal():
                best = max(best, self.value_after(state, event, seat))
            return best
        others = 0.0
        for other in range(state.seats):
            if other != seat:
                others += worth(state, other)
        return worth(state, seat) - ENVY * others / float(state.seats - 1)


def horizon(state: Capitol) -> float:
    """What a point per round is worth until the end."""
    total = 0.0
    weight = 1.0
    for _ in range(ROUNDS - state.round + (0 if state.phase == DRAW else 1)):
        total += weight
        weight *= KEPT
    return total


def worth(state: Capitol, seat: i64) -> float:
    """What a seat has and may expect."""
    at = seat * PLAYER_CELLS
    total = float(state.player[at + SCORE])
    if state.to_move == OVER:
        return total
    draws = ROUNDS - state.round
    total += zones_worth(state, seat)
    building = draws > 0 or (state.phase <= CONSTRUCTION and state.player[at + PASSED] == 0)
    if building:
        total += CARD * float(state.player[at + CARDS]) + yard_worth(state, seat)
    if state.phase <= CONSTRUCTION or draws > 0 or state.stage == BIDDING or state.stage == SITING:
        total += PIP * float(sum_of(state, state.hands, seat))
    if state.stage == BIDDING and bid_sum(state, seat) > 0:
        total += chance_to_win(state, seat) * (prize(state, seat) - price(state, seat, building))
    if state.stage == SITING and state.turn == seat:
        total += prize(state, seat)
    return total


def zones_worth(state: Capitol, seat: i64) -> float:
    """The points of all future scorings if nothing changed, and the cards of the amphitheatres."""
    points: i64 = 0
    cards: i64 = 0
    for zone in range(state.figures.zones):
        if state.zone[zone * ZONE_CELLS + PLACED] > 0:
            firsts = firsts_in(state, zone)
            seconds = seconds_in(state, zone, firsts)
            points += points_in(state, zone, firsts, seconds, seat)
            if state.zone[zone * ZONE_CELLS + LARGE] == AMPHITHEATRE:
                cards += FIRST_EXTRA * ((firsts >> seat) & 1) + SECOND_EXTRA * ((seconds >> seat) & 1)
    return float(points) * horizon(state) + EXTRA * float((ROUNDS - state.round) * cards)


def yard_worth(state: Capitol, seat: i64) -> float:
    """What a player has in front of them. Without roofs, unfinished buildings are worth nothing."""
    total = 0.0
    size = state.figures.highest + 1
    for shape in range(SHAPES):
        for height in range(1, min(size, USEFUL + 1)):
            count = state.finished[(seat * SHAPES + shape) * size + height]
            if count > 0:
                total += float(count) * (FITTING if fits(state, height, shape) else WAITING)
    roofs = state.player[seat * PLAYER_CELLS + ROOFS] + state.player[seat * PLAYER_CELLS + ROOFS + 1]
    for begun in unfinished_heights(state, seat):
        roofed = min(roofs, i64(state.unfinished[seat * size + begun]))
        total += float(roofed) * (BEGUN + FLOOR_BEGUN * float(min(begun, HIGH_ENOUGH)))
        roofs -= roofed
    return total


def fits(state: Capitol, height: i64, shape: i64) -> bool:
    """Whether a building could be placed in some zone with the right permit."""
    for zone in range(state.figures.zones):
        at = zone * ZONE_CELLS
        if state.zone[at + SHAPE] == NONE:
            if height == 1 and free_squares(state, zone) > 0 and not completes_colour(state, zone, shape):
                return True
        elif state.zone[at + SHAPE] == shape and 0 <= height - state.zone[at + HIGHEST] <= 1:
            if free_squares(state, zone) > 0:
                return True
    return False


def fitting_and_waiting(state: Capitol, seat: i64) -> tuple[i64, i64]:
    """How many finished buildings of a player fit into a zone, and how many don't."""
    fitting: i64 = 0
    waiting: i64 = 0
    size = state.figures.highest + 1
    for shape in range(SHAPES):
        for height in range(1, min(size, USEFUL + 1)):
            count = i64(state.finished[(seat * SHAPES + shape) * size + height])
            if count > 0:
                if fits(state, height, shape):
                    fitting += count
                else:
                    waiting += count
    return fitting, waiting


# Auctions


def price(state: Capitol, seat: i64, building: bool) -> float:
    """What the cards of the bid are worth in the hand."""
    cards: i64 = 0
    if building:
        for card in range(state.figures.cards):
            cards += state.bids[seat * state.figures.cards + card]
    return PIP * float(sum_of(state, state.bids, seat)) + CARD * float(cards)


def chance_to_win(state: Capitol, seat: i64) -> float:
    """How likely the bid so far is the highest."""
    chance = 1.0
    bid = float(sum_of(state, state.bids, seat))
    for rival in range(state.seats):
        if rival != seat and state.player[rival * PLAYER_CELLS + CARDS] > 0:
            chance *= min(1.0, bid / (BOLDNESS * float(sum_of(state, state.hands, rival)) + 1.0))
    return chance


def prize(state: Capitol, seat: i64) -> float:
    """What the improvement on offer is worth to a seat in the best zone for it."""
    improvement = improvement_on_offer(state)
    best = 0.0
    for zone in range(state.figures.zones):
        if state.zone[zone * ZONE_CELLS + PLACED] > 0 and is_free(state, improvement, zone):
            best = max(best, gain(state, seat, improvement, zone))
    return best


def gain(state: Capitol, seat: i64, improvement: i64, zone: i64) -> float:
    """What an improvement in a zone brings a seat, minus what it brings the others on average."""
    firsts = firsts_in(state, zone)
    seconds = seconds_in(state, zone, firsts)
    own = 0.0
    others = 0.0
    for other in range(state.seats):
        first = (firsts >> other) & 1
        second = (seconds >> other) & 1
        if improvement == FOUNTAIN:
            brings = float(first + second) * horizon(state)
        elif improvement == TEMPLE:
            brings = float(points_in(state, zone, firsts, seconds, other)) * horizon(state)
        else:
            brings = EXTRA * float((ROUNDS - state.round) * (FIRST_EXTRA * first + SECOND_EXTRA * second))
        if other == seat:
            own = brings
        else:
            others += brings
    return own - others / float(state.seats - 1)
