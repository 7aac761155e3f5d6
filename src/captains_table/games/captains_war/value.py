"""How good a position is for a seat, in reputation points: those it has, and what its sheet promises."""

from __future__ import annotations

from math import exp
from typing import cast

from captains_table.core.contract import OVER, State
from captains_table.games.captains_war.events import ATTRIBUTE, BOAT, FORCES, KINDS
from captains_table.games.captains_war.figures import ACQUISITIONS, ANY, PRICE
from captains_table.games.captains_war.pirates import force_left
from captains_table.games.captains_war.rules import CaptainsWar
from captains_table.games.captains_war.scoring import acquisition_points, command_points, score_of
from captains_table.games.captains_war.state import (
    ATTACKS,
    BOARDING_BONUS,
    CHOOSE_KIND,
    CHOOSE_TRACK,
    CREW_OF,
    CREWING,
    DEFENCES,
    GOLD,
    HELD,
    OWNED,
    PAYING,
    PIRATES,
    REWARDED,
    SHEET,
    STAGE,
    TAKE_SECOND,
    TRACK,
    TRACK_PR,
)

# What things are worth that are no points yet.
GOLD_WORTH = 0.3
SPARE_GOOD = 0.35
USEFUL_GOOD = 1.1
CIRCLE_WORTH = 0.45
BOAT_BONUS_WORTH = 0.8
REWARD_WORTH = 2.5
FORCE_SPREAD = 2.0
CIRCLE_SPREAD = 2.0
UNDECIDED = (TAKE_SECOND, CHOOSE_KIND, CHOOSE_TRACK, PAYING, REWARDED)
"""Where a choice is half made: it is worth what its best end is worth."""


def value(state: State, seat: int) -> float:
    """The worth of a position for a seat."""
    t = cast("CaptainsWar", state)
    if t.to_move == OVER:
        return float(score_of(t, seat))
    if t.sheets[seat * SHEET + STAGE] in UNDECIDED:
        return max(value(_after(t, seat, event), seat) for event in _choices(t, seat))
    if seat in (t.attacker, t.defender) and _crews_open(t):
        return _fight_worth(t, seat)
    return _sheet_worth(t, seat, int(force_left(t, seat)), int(t.sheets[seat * SHEET + ATTACKS]))


def _choices(t: CaptainsWar, seat: int) -> list[int]:
    copy = t.clone()
    copy.to_move = seat
    return copy.legal()


def _after(t: CaptainsWar, seat: int, event: int) -> CaptainsWar:
    copy = t.clone()
    copy.to_move = seat
    copy.happen(event)
    return copy


def _sheet_worth(t: CaptainsWar, seat: int, force: int, attacks: int) -> float:
    """Points and promises of a sheet, with so much Force left and so many attacks launched."""
    base = seat * SHEET
    worth = float(acquisition_points(t, seat) + command_points(t, seat) + t.sheets[base + TRACK_PR])
    worth += float(t.figures.line[min(attacks, int(t.figures.boardings))])
    others = [side for side in range(t.figures.sides) if side != seat]
    forces = [int(force_left(t, side)) for side in others]
    worth += _rank_worth(force, forces, [int(points) for points in t.figures.naval_ranks], FORCE_SPREAD)
    circles = [int(t.sheets[side * SHEET + TRACK + ATTRIBUTE]) for side in others]
    ranks = [int(points) for points in t.figures.attribute_ranks]
    worth += _rank_worth(int(t.sheets[base + TRACK + ATTRIBUTE]), circles, ranks, CIRCLE_SPREAD)
    worth += CIRCLE_WORTH * int(t.sheets[base + TRACK + BOAT] + t.sheets[base + TRACK + ATTRIBUTE])
    worth += BOAT_BONUS_WORTH * int(t.sheets[base + BOARDING_BONUS])
    worth += 0.1 * force
    return worth + GOLD_WORTH * int(t.sheets[base + GOLD]) + _goods_worth(t, seat)


def _rank_worth(mine: int, others: list[int], points: list[int], spread: float) -> float:
    """The points of the rank to be expected if everybody's figure may still change a little."""
    better = sum(1 / (1 + exp((mine - other) / spread)) for other in others)
    rank = min(int(better), len(points) - 2)
    return points[rank] + (points[rank + 1] - points[rank]) * (better - rank)


def _goods_worth(t: CaptainsWar, seat: int) -> float:
    """Resources that the next acquisitions need are worth much, others little."""
    base = seat * SHEET
    held = [int(t.sheets[base + HELD + kind]) for kind in range(KINDS)]
    worth = SPARE_GOOD * sum(held)
    for track in (BOAT, ATTRIBUTE):
        owned = int(t.sheets[base + OWNED + track])
        if owned < ACQUISITIONS:
            at = track * ACQUISITIONS + owned
            price = [int(t.figures.prices[at * PRICE + kind]) for kind in range(ANY + 1)]
            named = sum(min(held[kind], price[kind]) for kind in range(KINDS))
            spare = sum(max(0, held[kind] - price[kind]) for kind in range(KINDS))
            share = (named + min(spare, price[ANY])) / sum(price)
            worth += USEFUL_GOOD * share * (int(t.figures.points[at]) + 1) / 2
    return worth


# Crews


def _crews_open(t: CaptainsWar) -> bool:
    """Whether crews are being chosen or the captain's is being rolled."""
    rows = int(t.sheets[t.attacker * SHEET + ATTACKS] + t.sheets[t.attacker * SHEET + DEFENCES])
    crewing = any(t.sheets[side * SHEET + STAGE] == CREWING for side in range(t.seats))
    return crewing or (t.to_move < 0 and rows < t.figures.boardings and bool(t.figures.solo))


def _fight_worth(t: CaptainsWar, seat: int) -> float:
    """The best crew that can still be made of the one chosen so far, against a crew one does not know."""
    base = seat * SHEET
    left = [int(t.sheets[base + PIRATES + row] - t.sheets[base + CREW_OF + row]) for row in range(FORCES)]
    crew = [int(t.sheets[base + CREW_OF + row]) for row in range(FORCES)]
    total = sum((row + 1) * count for row, count in enumerate(crew))
    if t.sheets[base + STAGE] != CREWING:
        return _crew_worth(t, seat, total)
    places = int(t.figures.crew) - sum(crew)
    weakest = min((row for row in range(FORCES) if crew[row]), default=FORCES - 1)
    need = 1 if seat == t.attacker and not sum(crew) else 0
    return max(_crew_worth(t, seat, total + more) for more in _additions(left, weakest, places, need))


def _additions(left: list[int], row: int, places: int, need: int) -> list[int]:
    """The Force that up to so many more pirates of these rows add."""
    if row < 0 or places == 0:
        return [0] if need == 0 else []
    found: list[int] = []
    for count in range(min(left[row], places) + 1):
        more = _additions(left, row - 1, places - count, max(0, need - count))
        found += [(row + 1) * count + force for force in more]
    return found


def _crew_worth(t: CaptainsWar, seat: int, crew: int) -> float:
    attacking = seat == t.attacker
    other = int(t.defender if attacking else t.attacker)
    mine = crew + int(t.sheets[seat * SHEET + BOARDING_BONUS])
    forces = [row + 1 for row in range(FORCES) for _ in range(t.sheets[other * SHEET + PIRATES + row])]
    most = sum(sorted(forces)[-int(t.figures.crew) :])
    lead = mine - int(t.sheets[other * SHEET + BOARDING_BONUS])
    chance = (lead if attacking else lead + 1) / (most + 1)
    worth = REWARD_WORTH * min(1.0, max(0.0, chance))
    attacks = int(t.sheets[seat * SHEET + ATTACKS]) + int(attacking)
    return worth + _sheet_worth(t, seat, int(force_left(t, seat)) - crew, attacks)
