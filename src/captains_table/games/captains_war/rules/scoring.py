"""CW 7.2 to CW 7.5, CW 10.2, CW 10.3: what everything is worth, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.captain import recruitable
from captains_table.games.captains_war.rules.events import ATTRIBUTE, BOAT, KINDS
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
from captains_table.games.captains_war.rules.pirates import force_left

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.layout import Table


def acquisition_points(t: Table, who: i64) -> i64:
    """CW 4.2: boats and attributes."""
    points: i64 = 0
    for track in range(2):
        for number in range(t.sheets[who * SHEET + OWNED + track]):
            points += t.figures.points[track * ACQUISITIONS + number]
    return points


def command_points(t: Table, who: i64) -> i64:
    """CW 4.4: command bonuses."""
    return t.sheets[who * SHEET + COMMAND] + t.sheets[who * SHEET + COMMAND + 1]


def battle_force(t: Table, who: i64) -> i64:
    """CW 7.2: the Force in the naval battle; CW 10.2: with the captain's last recruit, also before it is made."""
    force = force_left(t, who)
    if t.figures.solo == 1 and who == 1 and t.phase != COUNT:
        force += recruitable(t)
    return force


def naval_rank(t: Table, who: i64) -> i64:
    """CW 7.2: how many have more Force."""
    force = battle_force(t, who)
    better: i64 = 0
    for other in range(t.figures.sides):
        if battle_force(t, other) > force:
            better += 1
    return better


def naval_points(t: Table, who: i64) -> i64:
    """CW 7.2, CW 6.1, CW 6.3: Force 0 scores nothing, except in the duel and in solo."""
    if t.seats > 2 and force_left(t, who) == 0:
        return 0
    return t.figures.naval_ranks[naval_rank(t, who)]


def attribute_rank(t: Table, who: i64) -> i64:
    """CW 7.2: how many have crossed more circles on the attribute track."""
    crossed = t.sheets[who * SHEET + TRACK + ATTRIBUTE]
    better: i64 = 0
    for other in range(t.figures.sides):
        if t.sheets[other * SHEET + TRACK + ATTRIBUTE] > crossed:
            better += 1
    return better


def attribute_points(t: Table, who: i64) -> i64:
    """CW 7.2, CW 6.1"""
    return t.figures.attribute_ranks[attribute_rank(t, who)]


def line_points(t: Table, who: i64) -> i64:
    """CW 7.3: by the attacks launched."""
    return t.figures.line[t.sheets[who * SHEET + ATTACKS]]


def unused_goods(t: Table, who: i64) -> i64:
    """CW 10.3: resources left unused count for the captain alone."""
    goods: i64 = 0
    if t.figures.solo == 1 and who == 1:
        for kind in range(KINDS):
            goods += t.sheets[SHEET + HELD + kind]
    return goods


def score_of(t: Table, who: i64) -> i64:
    """CW 7.4, CW 10.3: everything together."""
    return (
        acquisition_points(t, who)
        + command_points(t, who)
        + t.sheets[who * SHEET + TRACK_PR]
        + naval_points(t, who)
        + attribute_points(t, who)
        + line_points(t, who)
        + unused_goods(t, who)
    )


def winners_of(t: Table) -> list[int]:
    """CW 7.5: the highest total, then more Force, more gold, or several; CW 10.3: the captain on equal totals."""
    if t.figures.solo == 1:
        return [0] if score_of(t, 0) > score_of(t, 1) else [1]
    best: list[int] = [0]
    for who in range(1, t.seats):
        order = compare(t, who, best[0])
        if order > 0:
            best = [who]
        elif order == 0:
            best.append(who)
    return best


def compare(t: Table, one: i64, other: i64) -> i64:
    """CW 7.5: more than 0 if the one is ahead, 0 if nothing tells them apart."""
    gap = score_of(t, one) - score_of(t, other)
    if gap == 0:
        gap = force_left(t, one) - force_left(t, other)
    if gap == 0:
        gap = t.sheets[one * SHEET + GOLD] - t.sheets[other * SHEET + GOLD]
    return gap


def tell_count(t: Table) -> None:
    """The count, line by line, side by side, and who has won by what."""
    if t.tale is None:
        return
    for who in range(t.figures.sides):
        base = who * SHEET
        boats, attributes = t.sheets[base + OWNED + BOAT], t.sheets[base + OWNED + ATTRIBUTE]
        crossed = t.sheets[base + TRACK + ATTRIBUTE]
        owned: dict[str, int | str] = {"who": who, "boats": boats, "attributes": attributes}
        owned["pr"] = acquisition_points(t, who)
        naval: dict[str, int | str] = {"who": who, "force": force_left(t, who), "rank": naval_rank(t, who) + 1}
        naval["pr"] = naval_points(t, who)
        ranked: dict[str, int | str] = {"who": who, "circles": crossed, "rank": attribute_rank(t, who) + 1}
        ranked["pr"] = attribute_points(t, who)
        attacks = t.sheets[base + ATTACKS]
        t.tale.append(Happening("count-acquisitions", owned))
        t.tale.append(Happening("count-command", {"who": who, "pr": command_points(t, who)}))
        t.tale.append(Happening("count-tracks", {"who": who, "pr": t.sheets[base + TRACK_PR]}))
        t.tale.append(Happening("count-naval", naval))
        t.tale.append(Happening("count-attributes", ranked))
        t.tale.append(Happening("count-line", {"who": who, "attacks": attacks, "pr": line_points(t, who)}))
        if t.figures.solo == 1 and who == 1:
            t.tale.append(Happening("count-goods", {"who": who, "pr": unused_goods(t, who)}))
        t.tale.append(Happening("count-total", {"who": who, "pr": score_of(t, who)}))
    tell_victory(t)


def tell_victory(t: Table) -> None:
    """CW 7.5, CW 10.3: who has won, and by what on equal totals."""
    if t.tale is None:
        return
    winners = winners_of(t)
    for who in winners:
        told = "wins" if len(winners) == 1 else "wins-shared"
        for other in range(t.figures.sides):
            if len(winners) == 1 and other != who and score_of(t, other) == score_of(t, who):
                told = "wins-by-gold" if told == "wins-by-gold" else "wins-by-force"
                if t.figures.solo == 1:
                    told = "wins-as-captain"
                elif force_left(t, other) == force_left(t, who):
                    told = "wins-by-gold"
        t.tale.append(Happening(told, {"who": who, "pr": score_of(t, who)}))
