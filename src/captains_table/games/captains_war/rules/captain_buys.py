"""CW 9.6: which acquisition the captain makes, and what he pays for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.command import acquired, command_bonus
from captains_table.games.captains_war.rules.events import ATTRIBUTE, BOAT, KINDS
from captains_table.games.captains_war.rules.figures import ACQUISITIONS, ANY, PRICE
from captains_table.games.captains_war.rules.goods import circle_resource, free_circles
from captains_table.games.captains_war.rules.layout import GOLD, HELD, OWNED, SHEET
from captains_table.games.captains_war.rules.names import KIND_IDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.layout import Table


def acquire_as_captain(t: Table) -> None:
    """CW 9.6: of two he can pay the one that brings more points, then for less gold, then the boat."""
    boat, attribute = gold_for(t, BOAT), gold_for(t, ATTRIBUTE)
    if boat < 0 and attribute < 0:
        if t.tale is not None:
            t.tale.append(Happening("captain-acquires-nothing", {"who": 1}))
        return
    track: i64 = BOAT
    told = "captain-acquires"
    if boat < 0:
        track = ATTRIBUTE
    elif attribute >= 0:
        boat_points, attribute_points = points_for(t, BOAT), points_for(t, ATTRIBUTE)
        if attribute_points > boat_points or (attribute_points == boat_points and attribute < boat):
            track = ATTRIBUTE
        if boat_points != attribute_points:
            told = "captain-acquires-dearer"
        elif boat != attribute:
            told = "captain-acquires-cheaper"
        else:
            told = "captain-acquires-boat"
    if t.tale is not None:
        thing = t.figures.things[track * ACQUISITIONS + t.sheets[SHEET + OWNED + track]]
        points, bonus = points_for(t, track), bonus_for(t, track)
        t.tale.append(Happening(told, {"who": 1, "thing": thing, "pr": points, "bonus": bonus}))
    pay_as_captain(t, track)


def points_for(t: Table, track: i64) -> i64:
    """CW 9.6: what the next acquisition of a track brings: the points printed on it and the command bonus."""
    return t.figures.points[track * ACQUISITIONS + t.sheets[SHEET + OWNED + track]] + bonus_for(t, track)


def bonus_for(t: Table, track: i64) -> i64:
    """CW 9.6: the command bonus that the next acquisition of a track would bring now."""
    return command_bonus(t, track) if t.sheets[SHEET + OWNED + track] == ACQUISITIONS - 1 else 0


def gold_for(t: Table, track: i64) -> i64:
    """The gold he has to spend on resources for the next acquisition of a track; -1 if he can't make it."""
    owned = t.sheets[SHEET + OWNED + track]
    if owned >= ACQUISITIONS:
        return -1
    price = (track * ACQUISITIONS + owned) * PRICE
    bought: i64 = 0
    spare: i64 = 0
    room: i64 = 0
    for kind in range(KINDS):
        left = t.sheets[SHEET + HELD + kind] - t.figures.prices[price + kind]
        free = free_circles(t, 1, kind)
        if left >= 0:
            spare += left
        else:
            free += left
            bought -= left
            if free < 0:
                return -1
        room += free
    missing = t.figures.prices[price + ANY] - spare
    if missing > 0:
        if room < missing:
            return -1
        bought += missing
    gold = bought * t.figures.resource_price
    return gold if gold <= t.sheets[SHEET + GOLD] else -1


def pay_as_captain(t: Table, track: i64) -> None:
    """CW 9.6: the named resources first, then each `any`; what is missing is bought."""
    price = (track * ACQUISITIONS + t.sheets[SHEET + OWNED + track]) * PRICE
    for kind in range(KINDS):
        named = t.figures.prices[price + kind]
        while t.sheets[SHEET + HELD + kind] < named:
            buy_as_captain(t, kind)
        t.sheets[SHEET + HELD + kind] -= named
    for _ in range(t.figures.prices[price + ANY]):
        pay_any(t)
    acquired(t, 1, track)


def pay_any(t: Table) -> None:
    """CW 9.6: with the kind of which most is left, the lowest on a tie; else the lowest that can be bought."""
    given: i64 = KINDS - 1
    for kind in range(KINDS - 2, -1, -1):
        if t.sheets[SHEET + HELD + kind] > t.sheets[SHEET + HELD + given]:
            given = kind
    if t.sheets[SHEET + HELD + given] == 0:
        while free_circles(t, 1, given) <= 0:
            given -= 1
        buy_as_captain(t, given)
    elif t.tale is not None:
        left = t.sheets[SHEET + HELD + given]
        t.tale.append(Happening("captain-pays", {"who": 1, "resource": KIND_IDS[given], "left": left}))
    t.sheets[SHEET + HELD + given] -= 1


def buy_as_captain(t: Table, kind: i64) -> None:
    """CW 9.6: a missing resource for gold."""
    price = t.figures.resource_price
    t.sheets[SHEET + GOLD] -= price
    circle_resource(t, 1, kind, 1)
    if t.tale is not None:
        t.tale.append(Happening("captain-buys", {"who": 1, "resource": KIND_IDS[kind], "gold": price}))
