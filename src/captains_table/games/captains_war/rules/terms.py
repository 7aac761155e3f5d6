"""The value of a position of Captains' War to a side, term by term: `value.worth_of` taken apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from captains_table.core.contract import OVER, State
from captains_table.core.judge import Term
from captains_table.games.captains_war.rules.boarding import total_of
from captains_table.games.captains_war.rules.figures import ACQUISITIONS, ANY, PRICE
from captains_table.games.captains_war.rules.layout import (
    ATTACKS,
    BOARDING_BONUS,
    CREWING,
    GOLD,
    HELD,
    OWNED,
    SHEET,
    STAGE,
    TRACK,
    TRACK_PR,
)
from captains_table.games.captains_war.rules.names import RESOURCES, TRACK_NAMES, TRACKS
from captains_table.games.captains_war.rules.pirates import force_left
from captains_table.games.captains_war.rules.scoring import (
    acquisition_points,
    attribute_points,
    attribute_rank,
    command_points,
    line_points,
    naval_points,
    naval_rank,
    unused_goods,
)
from captains_table.games.captains_war.rules.value import (
    BONUS_WORTH,
    CIRCLE_WORTH,
    FORCE_WORTH,
    GOLD_WORTH,
    REWARD_WORTH,
    SPARE_GOOD,
    USEFUL_GOOD,
    attribute_worth,
    best_fight,
    crews_open,
    half_made,
    hope_to_win,
    naval_worth,
    progress,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar


def terms(state: State, seat: i64) -> list[Term]:
    """The parts of the value of a position to a side."""
    state = cast("CaptainsWar", state)
    acquired, command = acquisition_points(state, seat), command_points(state, seat)
    points = state.sheets[seat * SHEET + TRACK_PR]
    found = [
        Term("acquisitions", float(acquired), acquired),
        Term("command", float(command), command),
        Term("track-points", float(points), points),
    ]
    if state.to_move == OVER:
        return found + final_terms(state, seat)
    return found + stock(state, seat) + crews(state, seat)


def final_terms(state: CaptainsWar, seat: i64) -> list[Term]:
    """The ranks, the line and the goods of the count. CW 7.2, CW 7.3, CW 10.3"""
    naval, attributes = naval_points(state, seat), attribute_points(state, seat)
    line, goods = line_points(state, seat), unused_goods(state, seat)
    return [
        Term("naval", float(naval), naval, standing=naval_rank(state, seat) + 1),
        Term("attributes", float(attributes), attributes, standing=attribute_rank(state, seat) + 1),
        Term("line", float(line), line),
        Term("goods", float(goods), goods),
    ]


def stock(state: CaptainsWar, seat: i64) -> list[Term]:
    """Gold, goods, circles, and how near the next acquisitions are."""
    sheets, base = state.sheets, seat * SHEET
    gold, bonus = sheets[base + GOLD], sheets[base + BOARDING_BONUS]
    goods: i64 = 0
    for resource in range(RESOURCES):
        goods += sheets[base + HELD + resource]
    found = [
        Term("gold", GOLD_WORTH * float(gold), gold),
        Term("boarding", BONUS_WORTH * float(bonus), bonus),
        Term("goods", SPARE_GOOD * float(goods), goods),
        Term(
            "attributes",
            attribute_worth(state, seat),
            attribute_points(state, seat),
            standing=attribute_rank(state, seat) + 1,
        ),
    ]
    for track in range(TRACKS):
        circles = sheets[base + TRACK + track]
        found.append(Term("circles", CIRCLE_WORTH * float(circles), circles, TRACK_NAMES[track]))
        found.append(
            Term("missing", progress(state, seat, track), missing(state, seat, track), ahead(state, seat, track))
        )
    return found


def ahead(state: CaptainsWar, seat: i64, track: i64) -> str:
    """The id of the next acquisition on a track; of the last one if there is none."""
    owned = state.sheets[seat * SHEET + OWNED + track]
    return state.figures.things[track * ACQUISITIONS + (owned if owned < ACQUISITIONS else ACQUISITIONS - 1)]


def missing(state: CaptainsWar, seat: i64, track: i64) -> i64:
    """How many goods the next acquisition of a track still needs. CW 4.2"""
    owned = state.sheets[seat * SHEET + OWNED + track]
    if owned >= ACQUISITIONS:
        return 0
    at = track * ACQUISITIONS + owned
    size = state.figures.prices[at * PRICE + ANY]
    for resource in range(RESOURCES):
        size += state.figures.prices[at * PRICE + resource]
    whole = USEFUL_GOOD * float(state.figures.points[at] + 1) / 2.0
    useful = progress(state, seat, track) / whole * float(size)
    return size - round(useful)


def crews(state: CaptainsWar, seat: i64) -> list[Term]:
    """Pirates and attacks, or the boarding in progress; and a choice that is half made."""
    if crews_open(state) and (seat == state.attacker or seat == state.defender):
        return boarding(state, seat)
    force, line = force_left(state, seat), line_points(state, seat)
    ranked = naval_worth(state, seat, force) - FORCE_WORTH * float(force)
    return [
        Term("naval", ranked, naval_points(state, seat), standing=naval_rank(state, seat) + 1),
        Term("force", FORCE_WORTH * float(force), force),
        Term("line", float(line), line),
        Term("half-made", half_made(state, seat), 0),
    ]


def boarding(state: CaptainsWar, seat: i64) -> list[Term]:
    """A boarding: the best that a crew can become, or what a complete one leaves and may win (in percent)."""
    base = seat * SHEET
    if state.sheets[base + STAGE] == CREWING:
        return [Term("fight", best_fight(state, seat), 0)]
    attacks = state.sheets[base + ATTACKS] + (1 if seat == state.attacker else 0)
    force = force_left(state, seat) - total_of(state, seat) + state.sheets[base + BOARDING_BONUS]
    hope = hope_to_win(state, seat, 0)
    return [
        Term("hope", REWARD_WORTH * hope, round(100.0 * hope)),
        Term("fight", naval_worth(state, seat, force) - FORCE_WORTH * float(force), 0),
        Term("force", FORCE_WORTH * float(force), force),
        Term("line", float(state.figures.line[attacks]), state.figures.line[attacks]),
    ]
