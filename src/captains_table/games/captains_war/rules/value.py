"""The value of a position of Captains' War, as a good player sees it: the points of a sheet, and its prospects."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, cast

from captains_table.core.cells import filled
from captains_table.core.contract import OVER, State
from captains_table.core.judge import Judge, Rung
from captains_table.games.captains_war.rules.boarding import crew_size, loser_to, total_of
from captains_table.games.captains_war.rules.figures import ACQUISITIONS, ANY, PRICE
from captains_table.games.captains_war.rules.layout import (
    ATTACKS,
    BOARDING_BONUS,
    CHOOSE_RESOURCE,
    CHOOSE_TRACK,
    CREW_OF,
    CREW_ROLL,
    CREWING,
    GOLD,
    HELD,
    NEXT,
    OWNED,
    PAYING,
    PAYING_FOR,
    PIRATES,
    REWARDED,
    SHEET,
    STAGE,
    STEPS_LEFT,
    TAKE_SECOND,
    TAKEN,
    TRACK,
    TRACK_PR,
)
from captains_table.games.captains_war.rules.names import (
    ATTRIBUTE,
    BLACK_DIE,
    BOAT,
    DOUBLE,
    FORCES,
    JOKER,
    RED_DIE,
    RESOURCES,
    YELLOW_DIE,
    red_steps,
)
from captains_table.games.captains_war.rules.pirates import force_left
from captains_table.games.captains_war.rules.scoring import acquisition_points, command_points, score_of
from captains_table.games.captains_war.rules.state import CaptainsWar

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells

MOST_CHOICES: Final = 12
"""There are never more: four goods, two acquisitions, five pirates and the end of the command. These choices decide
much, so bots consider all of them."""
# The value of things that are not points yet.
GOLD_WORTH: Final = 0.3
SPARE_GOOD: Final = 0.35
USEFUL_GOOD: Final = 1.1
JOKER_WORTH: Final = 1.2
CIRCLE_WORTH: Final = 0.45
BONUS_WORTH: Final = 0.8
FORCE_WORTH: Final = 0.1
REWARD_WORTH: Final = 2.5
# By how much everybody's figures may still change.
FORCE_SPREAD: Final = 2.0
CIRCLE_SPREAD: Final = 2.0


class Corsair(Judge):
    """Counts points, goods that the next acquisitions need, and the expected ranks."""

    def __init__(self) -> None:
        ladder = [Rung(8, 0), Rung(3, 0), Rung(0, 0), Rung(0, 25)]
        super().__init__(swing=20.0, depth=40, blur=4.0, ladder=ladder, in_mind=MOST_CHOICES)

    def rivals(self, state: State) -> i64:
        """The captain, in solo."""
        return cast(CaptainsWar, state).figures.solo

    def value(self, state: State, seat: i64) -> float:
        """The worth of a position for a seat, or for the captain."""
        return worth_of(cast(CaptainsWar, state), seat)


def worth_of(state: CaptainsWar, seat: i64) -> float:
    """Points at the end; before it the sheet, the pirates and attacks, and what is in progress."""
    if state.to_move == OVER:
        return float(score_of(state, seat))
    worth = steady_worth(state, seat)
    if crews_open(state) and (seat == state.attacker or seat == state.defender):
        return worth + best_fight(state, seat)
    line = float(state.figures.line[state.sheets[seat * SHEET + ATTACKS]])
    worth += naval_worth(state, seat, force_left(state, seat)) + line
    return worth + half_made(state, seat)


def steady_worth(state: CaptainsWar, seat: i64) -> float:
    """All of a sheet except its pirates and attacks."""
    sheets, base = state.sheets, seat * SHEET
    worth = float(acquisition_points(state, seat) + command_points(state, seat) + sheets[base + TRACK_PR])
    worth += CIRCLE_WORTH * float(sheets[base + TRACK + BOAT] + sheets[base + TRACK + ATTRIBUTE])
    worth += BONUS_WORTH * float(sheets[base + BOARDING_BONUS]) + GOLD_WORTH * float(sheets[base + GOLD])
    worth += attribute_worth(state, seat)
    for resource in range(RESOURCES):
        worth += SPARE_GOOD * float(sheets[base + HELD + resource])
    return worth + progress(state, seat, BOAT) + progress(state, seat, ATTRIBUTE)


def attribute_worth(state: CaptainsWar, seat: i64) -> float:
    """The expected rank on the attribute track."""
    sheets, crossed = state.sheets, state.sheets[seat * SHEET + TRACK + ATTRIBUTE]
    better = 0.0
    for other in range(state.figures.sides):
        if other != seat:
            lead = crossed - sheets[other * SHEET + TRACK + ATTRIBUTE]
            better += 1.0 / (1.0 + exp(float(lead) / CIRCLE_SPREAD))
    return rank_worth(state.figures.attribute_ranks, better)


def naval_worth(state: CaptainsWar, seat: i64, force: i64) -> float:
    """The expected rank in the naval battle with this much Force left."""
    better = 0.0
    for other in range(state.figures.sides):
        if other != seat:
            better += 1.0 / (1.0 + exp(float(force - force_left(state, other)) / FORCE_SPREAD))
    return rank_worth(state.figures.naval_ranks, better) + FORCE_WORTH * float(force)


def rank_worth(points: Cells, better: float) -> float:
    """The points of a rank between two ranks."""
    rank: i64 = 0
    while rank + 2 < len(points) and better >= float(rank + 1):
        rank += 1
    return float(points[rank]) + float(points[rank + 1] - points[rank]) * (better - float(rank))


def progress(state: CaptainsWar, seat: i64, track: i64) -> float:
    """Goods that the next acquisition of a track needs, worth more the nearer it is."""
    base = seat * SHEET
    owned = state.sheets[base + OWNED + track]
    if owned >= ACQUISITIONS:
        return 0.0
    at = track * ACQUISITIONS + owned
    useful: i64 = 0
    spare: i64 = 0
    size = state.figures.prices[at * PRICE + ANY]
    for resource in range(RESOURCES):
        named = state.figures.prices[at * PRICE + resource]
        held = state.sheets[base + HELD + resource]
        size += named
        if held > named:
            useful += named
            spare += held - named
        else:
            useful += held
    wild = state.figures.prices[at * PRICE + ANY]
    useful += spare if spare < wild else wild
    return USEFUL_GOOD * float(useful) / float(size) * float(state.figures.points[at] + 1) / 2.0


def half_made(state: CaptainsWar, seat: i64) -> float:
    """What a half-made choice will still bring."""
    base = seat * SHEET
    stage = state.sheets[base + STAGE]
    if stage == TAKE_SECOND:
        return die_worth(state, state.sheets[base + TAKEN])
    if stage == CHOOSE_RESOURCE or stage == CHOOSE_TRACK:
        worth = JOKER_WORTH + CIRCLE_WORTH * float(state.sheets[base + STEPS_LEFT])
        if stage == CHOOSE_TRACK:
            worth = die_worth(state, RED_DIE)
        return worth + die_worth(state, state.sheets[base + TAKEN + 1]) if state.sheets[base + NEXT] == 1 else worth
    if stage == PAYING:
        track = state.sheets[base + PAYING_FOR]
        return float(state.figures.points[track * ACQUISITIONS + state.sheets[base + OWNED + track]]) + JOKER_WORTH
    return REWARD_WORTH if stage == REWARDED else 0.0


def die_worth(state: CaptainsWar, die: i64) -> float:
    """A die that is taken but not applied yet."""
    if die < DOUBLE:
        return 1.0
    if die < JOKER:
        return 2.0
    if die == JOKER:
        return JOKER_WORTH
    if die == YELLOW_DIE:
        return GOLD_WORTH * float(state.yellow)
    if die == BLACK_DIE:
        return 0.8 * float(state.black)
    return CIRCLE_WORTH * 2.0 * float(red_steps(state.red))


# Crews


def crews_open(state: CaptainsWar) -> bool:
    """Whether a boarding has begun and is not decided."""
    if state.attacker < 0:
        return False
    if state.rolling == CREW_ROLL:
        return True
    return (
        state.sheets[state.attacker * SHEET + STAGE] == CREWING
        or state.sheets[state.defender * SHEET + STAGE] == CREWING
    )


def best_fight(state: CaptainsWar, seat: i64) -> float:
    """The best that the crew can still become, against an unknown one."""
    base = seat * SHEET
    if state.sheets[base + STAGE] != CREWING:
        return fight_worth(state, seat, 0)
    size = crew_size(state, seat)
    sums = filled(state.figures.crew - size + 1, 0)
    """For every number of additional pirates, the Forces that they can add, one bit each."""
    sums[0] = 1
    for row in range(FORCES):
        for _ in range(state.sheets[base + PIRATES + row] - state.sheets[base + CREW_OF + row]):
            place: i64 = len(sums) - 1
            while place > 0:
                sums[place] |= sums[place - 1] << (row + 1)
                place -= 1
        if state.sheets[base + CREW_OF + row] > 0:
            break
    best = -1e9
    number: i64 = 1 if seat == state.attacker and size == 0 else 0
    while number < len(sums):
        force: i64 = 0
        while sums[number] >> force > 0:
            if sums[number] >> force & 1 == 1:
                worth = fight_worth(state, seat, force)
                if worth > best:
                    best = worth
            force += 1
        number += 1
    return best


def fight_worth(state: CaptainsWar, seat: i64, more: i64) -> float:
    """Pirates left and attacks after a fight with this much more Force, and the chance to win it."""
    attacking: i64 = 1 if seat == state.attacker else 0
    crew = total_of(state, seat) + more - state.sheets[seat * SHEET + BOARDING_BONUS]
    line = float(state.figures.line[state.sheets[seat * SHEET + ATTACKS] + attacking])
    left = naval_worth(state, seat, force_left(state, seat) - crew)
    return REWARD_WORTH * hope_to_win(state, seat, more) + left + line


def hope_to_win(state: CaptainsWar, seat: i64, more: i64) -> float:
    """How likely a crew with this much more Force wins."""
    attacking: i64 = 1 if seat == state.attacker else 0
    other = loser_to(state, seat)
    lead = total_of(state, seat) + more - state.sheets[other * SHEET + BOARDING_BONUS]
    hope = float(lead + 1 - attacking) / float(strongest_crew(state, other) + 1)
    if hope > 1.0:
        return 1.0
    return hope if hope > 0.0 else 0.0


def strongest_crew(state: CaptainsWar, who: i64) -> i64:
    """The Force of the strongest crew that a side can make."""
    places = state.figures.crew
    total: i64 = 0
    row: i64 = FORCES - 1
    while row >= 0 and places > 0:
        count = state.sheets[who * SHEET + PIRATES + row]
        if count > places:
            count = places
        total += count * (row + 1)
        places -= count
        row -= 1
    return total
