"""CW 4: buying, one acquisition, recruiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.events import ACQUIRE, BUY, DONE, EITHER, FORCES, KINDS, PAY, RECRUIT
from captains_table.games.captains_war.rules.figures import ACQUISITIONS, ANY, PRICE
from captains_table.games.captains_war.rules.goods import circle_coins, circle_resource, free_circles
from captains_table.games.captains_war.rules.layout import (
    ACQUIRING,
    ANY_LEFT,
    COMMAND,
    COMMANDING,
    GOLD,
    HELD,
    OWNED,
    PAYING,
    PAYING_FOR,
    SHEET,
    STAGE,
)
from captains_table.games.captains_war.rules.names import TRACK_IDS
from captains_table.games.captains_war.rules.pirates import bot_factory, free_row

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.layout import Table

# What is allowed


def may_buy(t: Table, who: i64, kind: i64) -> i64:
    """CW 4.1: with the gold for it, and a free circle."""
    if t.sheets[who * SHEET + GOLD] < t.figures.resource_price:
        return 401
    return 0 if free_circles(t, who, kind) > 0 else 401


def may_recruit(t: Table, who: i64, force: i64) -> i64:
    """CW 4.1: with the gold for it, and a free circle."""
    if t.sheets[who * SHEET + GOLD] < t.figures.recruit_price[force - 1]:
        return 401
    return 0 if free_row(t, who, force) > 0 else 401


def may_acquire(t: Table, who: i64, track: i64) -> i64:
    """CW 4.1: one in a turn; CW 4.2: the next one, paid with resources held."""
    sheets, figures, base = t.sheets, t.figures, who * SHEET
    owned = sheets[base + OWNED + track]
    if owned >= ACQUISITIONS:
        return 402
    if sheets[base + ACQUIRING] == 1:
        return 401
    price = (track * ACQUISITIONS + owned) * PRICE
    spare: i64 = 0
    for kind in range(KINDS):
        left = sheets[base + HELD + kind] - figures.prices[price + kind]
        if left < 0:
            return 402
        spare += left
    return 0 if spare >= figures.prices[price + ANY] else 402


def may_pay(t: Table, who: i64, kind: i64) -> i64:
    """CW 4.2: with a resource held."""
    return 0 if t.sheets[who * SHEET + HELD + kind] > 0 else 402


def commands(t: Table, who: i64) -> list[int]:
    """What can be commanded now, as events."""
    found: list[int] = []
    if t.sheets[who * SHEET + GOLD] >= t.figures.resource_price:
        for kind in range(KINDS):
            if may_buy(t, who, kind) == 0:
                found.append(BUY + kind)
    if t.sheets[who * SHEET + ACQUIRING] == 0:
        for track in range(EITHER):
            if may_acquire(t, who, track) == 0:
                found.append(ACQUIRE + track)
    if t.sheets[who * SHEET + GOLD] > 0:
        for force in range(1, FORCES + 1):
            if may_recruit(t, who, force) == 0:
                found.append(RECRUIT + force - 1)
    found.append(DONE)
    return found


def payments(t: Table, who: i64) -> list[int]:
    """What can be given for an `any`, as events."""
    return [PAY + kind for kind in range(KINDS) if may_pay(t, who, kind) == 0]


# What happens


def begin_commanding(t: Table, who: i64) -> None:
    """CW 4.1: this seat commands."""
    t.sheets[who * SHEET + STAGE] = COMMANDING
    t.sheets[who * SHEET + ACQUIRING] = 0


def buy(t: Table, who: i64, kind: i64) -> None:
    """CW 4.1; one captain is paid for it (CW 9.11)."""
    t.sheets[who * SHEET + GOLD] -= t.figures.resource_price
    circle_resource(t, who, kind, 1)
    if t.figures.captain_gold_per_buy > 0:
        got = circle_coins(t, 1, t.figures.captain_gold_per_buy)
        if t.tale is not None and got > 0:
            t.tale.append(Happening("captain-tribute", {"who": 1, "who_buys": 0, "gold": got}))


def recruit(t: Table, who: i64, force: i64) -> None:
    """CW 4.1"""
    t.sheets[who * SHEET + GOLD] -= t.figures.recruit_price[force - 1]
    bot_factory(t, who, force)


def acquire(t: Table, who: i64, track: i64) -> None:
    """CW 4.2: the named resources are paid at once."""
    sheets, base = t.sheets, who * SHEET
    price = (track * ACQUISITIONS + sheets[base + OWNED + track]) * PRICE
    for kind in range(KINDS):
        sheets[base + HELD + kind] -= t.figures.prices[price + kind]
    sheets[base + ACQUIRING] = 1
    sheets[base + ANY_LEFT] = t.figures.prices[price + ANY]
    sheets[base + PAYING_FOR] = track
    if sheets[base + ANY_LEFT] == 0:
        acquired(t, who, track)
    else:
        sheets[base + STAGE] = PAYING


def pay(t: Table, who: i64, kind: i64) -> None:
    """CW 4.2: the acquisition counts with the last resource paid."""
    sheets, base = t.sheets, who * SHEET
    sheets[base + HELD + kind] -= 1
    sheets[base + ANY_LEFT] -= 1
    if sheets[base + ANY_LEFT] == 0:
        sheets[base + STAGE] = COMMANDING
        acquired(t, who, sheets[base + PAYING_FOR])


def acquired(t: Table, who: i64, track: i64) -> None:
    """CW 4.2: points and an open padlock; CW 4.4: a bonus for the last one."""
    base = who * SHEET
    number = t.sheets[base + OWNED + track]
    t.sheets[base + OWNED + track] = number + 1
    if t.tale is not None:
        at = track * ACQUISITIONS + number
        arguments: dict[str, int | str] = {"who": who, "thing": t.figures.things[at], "pr": t.figures.points[at]}
        t.tale.append(Happening("acquired", arguments))
    if number + 1 == ACQUISITIONS:
        take_command_bonus(t, who, track)


def is_completed(t: Table, track: i64) -> bool:
    """CW 4.4: whether somebody has completed the type in an earlier turn."""
    return t.completed >> track & 1 == 1


def command_bonus(t: Table, track: i64) -> i64:
    """CW 4.4: the points for completing a type now."""
    return t.figures.later_bonus if is_completed(t, track) else t.figures.first_bonus


def take_command_bonus(t: Table, who: i64, track: i64) -> None:
    """CW 4.4"""
    bonus = command_bonus(t, track)
    place = who * SHEET + COMMAND
    if t.sheets[place] > 0:
        place += 1
    t.sheets[place] = bonus
    if t.tale is not None:
        told = "command-bonus-late" if is_completed(t, track) else "command-bonus"
        t.tale.append(Happening(told, {"who": who, "track": TRACK_IDS[track], "pr": bonus}))
