"""CW 7.2 to CW 7.5, CW 10.2, CW 10.3: what everything is worth, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.cells import filled, head_of
from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.captain_buys import recruitable
from captains_table.games.captains_war.rules.figures import ACQUISITIONS
from captains_table.games.captains_war.rules.layout import (
    ATTACKS,
    COMMAND,
    COUNT,
    GOLD,
    HELD,
    OWNED,
    SHEET,
    TRACK,
    TRACK_PR,
)
from captains_table.games.captains_war.rules.names import ATTRIBUTE, BOAT, CAPTAIN, MOST_SEATS, RESOURCES, TRACKS
from captains_table.games.captains_war.rules.pirates import force_left

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.captains_war.rules.state import CaptainsWar


_ZEROS: Final = filled(MOST_SEATS + 1, 0)


def acquisition_points(state: CaptainsWar, who: i64) -> i64:
    """CW 4.2: boats and attributes."""
    points: i64 = 0
    for track in range(TRACKS):
        for number in range(state.sheets[who * SHEET + OWNED + track]):
            points += state.figures.points[track * ACQUISITIONS + number]
    return points


def command_points(state: CaptainsWar, who: i64) -> i64:
    """CW 4.4: command bonuses."""
    return state.sheets[who * SHEET + COMMAND] + state.sheets[who * SHEET + COMMAND + 1]


def battle_force(state: CaptainsWar, who: i64) -> i64:
    """CW 7.2: the Force in the naval battle; CW 10.2: with the captain's last recruit, even before it is made."""
    force = force_left(state, who)
    if state.figures.solo == 1 and who == CAPTAIN and state.phase != COUNT:
        force += recruitable(state)
    return force


def naval_rank(state: CaptainsWar, who: i64) -> i64:
    """CW 7.2: how many have more Force."""
    force = battle_force(state, who)
    better: i64 = 0
    for other in range(state.figures.sides):
        if battle_force(state, other) > force:
            better += 1
    return better


def naval_points(state: CaptainsWar, who: i64) -> i64:
    """CW 7.2"""
    return naval_prize(state, force_left(state, who), naval_rank(state, who))


def naval_prize(state: CaptainsWar, force: i64, rank: i64) -> i64:
    """CW 7.2, CW 6.1, CW 6.3: Force 0 scores nothing, except in the duel and in solo."""
    if state.seats > 2 and force == 0:
        return 0
    return state.figures.naval_ranks[rank]


def attribute_rank(state: CaptainsWar, who: i64) -> i64:
    """CW 7.2: how many have crossed more circles on the attribute track."""
    crossed = state.sheets[who * SHEET + TRACK + ATTRIBUTE]
    better: i64 = 0
    for other in range(state.figures.sides):
        if state.sheets[other * SHEET + TRACK + ATTRIBUTE] > crossed:
            better += 1
    return better


def attribute_points(state: CaptainsWar, who: i64) -> i64:
    """CW 7.2, CW 6.1"""
    return state.figures.attribute_ranks[attribute_rank(state, who)]


def line_points(state: CaptainsWar, who: i64) -> i64:
    """CW 7.3: by the number of attacks launched."""
    return state.figures.line[state.sheets[who * SHEET + ATTACKS]]


def unused_goods(state: CaptainsWar, who: i64) -> i64:
    """CW 10.3: resources left unused count for the captain alone."""
    goods: i64 = 0
    if state.figures.solo == 1 and who == CAPTAIN:
        for resource in range(RESOURCES):
            goods += state.sheets[SHEET + HELD + resource]
    return goods


def unranked_points(state: CaptainsWar, who: i64) -> i64:
    """What a side scores whatever the others have."""
    return (
        acquisition_points(state, who)
        + command_points(state, who)
        + state.sheets[who * SHEET + TRACK_PR]
        + line_points(state, who)
        + unused_goods(state, who)
    )


def score_of(state: CaptainsWar, who: i64) -> i64:
    """CW 7.4, CW 10.3: the total."""
    return unranked_points(state, who) + naval_points(state, who) + attribute_points(state, who)


def scores_of(state: CaptainsWar) -> Cells:
    """The totals of all sides, with everybody's Force counted once."""
    sides = state.figures.sides
    forces, scores = head_of(_ZEROS, sides), head_of(_ZEROS, sides)
    for who in range(sides):
        forces[who] = battle_force(state, who)
    for who in range(sides):
        better: i64 = 0
        for other in range(sides):
            if forces[other] > forces[who]:
                better += 1
        points = unranked_points(state, who) + attribute_points(state, who)
        scores[who] = points + naval_prize(state, forces[who], better)
    return scores


def winners_of(state: CaptainsWar) -> list[int]:
    """CW 7.5: the highest total, then more Force, then more gold; else several win. CW 10.3: the captain on equal
    totals."""
    if state.figures.solo == 1:
        return [0] if score_of(state, 0) > score_of(state, CAPTAIN) else [1]
    best: list[int] = [0]
    for who in range(1, state.seats):
        order = compare(state, who, best[0])
        if order > 0:
            best = [who]
        elif order == 0:
            best.append(who)
    return best


def compare(state: CaptainsWar, one: i64, other: i64) -> i64:
    """CW 7.5: positive if the first is ahead, 0 on a complete tie."""
    gap = score_of(state, one) - score_of(state, other)
    if gap == 0:
        gap = force_left(state, one) - force_left(state, other)
    if gap == 0:
        gap = state.sheets[one * SHEET + GOLD] - state.sheets[other * SHEET + GOLD]
    return gap


def tell_count(state: CaptainsWar) -> None:
    """Report the count, line by line, side by side, and who has won and how."""
    if state.tale is None:
        return
    for who in range(state.figures.sides):
        base = who * SHEET
        boats, attributes = state.sheets[base + OWNED + BOAT], state.sheets[base + OWNED + ATTRIBUTE]
        crossed = state.sheets[base + TRACK + ATTRIBUTE]
        owned: dict[str, int | str] = {"who": who, "boats": boats, "attributes": attributes}
        owned["pr"] = acquisition_points(state, who)
        naval: dict[str, int | str] = {"who": who, "force": force_left(state, who), "rank": naval_rank(state, who) + 1}
        naval["pr"] = naval_points(state, who)
        ranked: dict[str, int | str] = {"who": who, "circles": crossed, "rank": attribute_rank(state, who) + 1}
        ranked["pr"] = attribute_points(state, who)
        attacks = state.sheets[base + ATTACKS]
        state.tale.append(Happening("count-acquisitions", owned))
        state.tale.append(Happening("count-command", {"who": who, "pr": command_points(state, who)}))
        state.tale.append(Happening("count-tracks", {"who": who, "pr": state.sheets[base + TRACK_PR]}))
        state.tale.append(Happening("count-naval", naval))
        state.tale.append(Happening("count-attributes", ranked))
        state.tale.append(Happening("count-line", {"who": who, "attacks": attacks, "pr": line_points(state, who)}))
        if state.figures.solo == 1 and who == CAPTAIN:
            state.tale.append(Happening("count-goods", {"who": who, "pr": unused_goods(state, who)}))
        state.tale.append(Happening("count-total", {"who": who, "pr": score_of(state, who)}))
    tell_victory(state)


def tell_victory(state: CaptainsWar) -> None:
    """CW 7.5, CW 10.3: who has won, and how on equal totals."""
    if state.tale is None:
        return
    winners = winners_of(state)
    for who in winners:
        told = "wins" if len(winners) == 1 else "wins-shared"
        for other in range(state.figures.sides):
            if len(winners) == 1 and other != who and score_of(state, other) == score_of(state, who):
                told = "wins-by-gold" if told == "wins-by-gold" else "wins-by-force"
                if state.figures.solo == 1:
                    told = "wins-as-captain"
                elif force_left(state, other) == force_left(state, who):
                    told = "wins-by-gold"
        state.tale.append(Happening(told, {"who": who, "pr": score_of(state, who)}))
