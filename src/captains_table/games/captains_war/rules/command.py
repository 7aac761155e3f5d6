"""CW 4: buying, one acquisition, recruiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.figures import ACQUISITIONS, ANY, PRICE
from captains_table.games.captains_war.rules.goods import circle_coins, circle_resource, free_circles
from captains_table.games.captains_war.rules.layout import (
    ACQUIRING,
    ANY_LEFT,
    COMMAND,
    COMMANDING,
    GOLD,
    HELD,
    IDLE,
    OWNED,
    PAYING,
    PAYING_FOR,
    SHEET,
    STAGE,
)
from captains_table.games.captains_war.rules.names import CAPTAIN, FORCES, RESOURCES, TRACK_NAMES, TRACKS
from captains_table.games.captains_war.rules.pirates import circle_pirate, free_row

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.choices import Choices
    from captains_table.games.captains_war.rules.state import CaptainsWar

# What is allowed


def buy_refusal(state: CaptainsWar, who: i64, resource: i64) -> i64:
    """CW 4.1: with the gold for it, and a free circle."""
    if state.sheets[who * SHEET + GOLD] < state.figures.resource_price:
        return 401
    return 0 if free_circles(state, who, resource) > 0 else 401


def recruit_refusal(state: CaptainsWar, who: i64, force: i64) -> i64:
    """CW 4.1: with the gold for it, and a free circle."""
    if state.sheets[who * SHEET + GOLD] < state.figures.recruit_price[force - 1]:
        return 401
    return 0 if free_row(state, who, force) > 0 else 401


def acquire_refusal(state: CaptainsWar, who: i64, track: i64) -> i64:
    """CW 4.1: one in a turn; CW 4.2: the next one, paid with resources held."""
    sheets, figures, base = state.sheets, state.figures, who * SHEET
    owned = sheets[base + OWNED + track]
    if owned >= ACQUISITIONS:
        return 402
    if sheets[base + ACQUIRING] == 1:
        return 401
    price = (track * ACQUISITIONS + owned) * PRICE
    spare: i64 = 0
    for resource in range(RESOURCES):
        left = sheets[base + HELD + resource] - figures.prices[price + resource]
        if left < 0:
            return 402
        spare += left
    return 0 if spare >= figures.prices[price + ANY] else 402


def pay_refusal(state: CaptainsWar, who: i64, resource: i64) -> i64:
    """CW 4.2: with a resource on the sheet."""
    return 0 if state.sheets[who * SHEET + HELD + resource] > 0 else 402


def legal_commands(state: CaptainsWar, who: i64, found: Choices) -> None:
    """CW 4.1: what can be commanded now."""
    events, gold = state.figures.events, state.sheets[who * SHEET + GOLD]
    if gold >= state.figures.resource_price:
        for resource in range(RESOURCES):
            if buy_refusal(state, who, resource) == 0:
                found.add(events.buy_of(resource))
    if state.sheets[who * SHEET + ACQUIRING] == 0:
        for track in range(TRACKS):
            if acquire_refusal(state, who, track) == 0:
                found.add(events.acquire_of(track))
    if gold > 0:
        for force in range(1, FORCES + 1):
            if recruit_refusal(state, who, force) == 0:
                found.add(events.recruit_of(force))
    found.add(events.done)


def legal_payments(state: CaptainsWar, who: i64, found: Choices) -> None:
    """CW 4.2: the resources that can pay an `any`."""
    events = state.figures.events
    for resource in range(RESOURCES):
        if pay_refusal(state, who, resource) == 0:
            found.add(events.pay_of(resource))


# What happens


def begin_commanding(state: CaptainsWar, who: i64) -> None:
    """CW 4.1: this seat commands."""
    state.sheets[who * SHEET + STAGE] = COMMANDING
    state.sheets[who * SHEET + ACQUIRING] = 0


def finish_commanding(state: CaptainsWar, who: i64) -> None:
    """CW 4.1: this seat has commanded."""
    state.sheets[who * SHEET + STAGE] = IDLE


def buy(state: CaptainsWar, who: i64, resource: i64) -> None:
    """CW 4.1; one captain is paid for it (CW 9.11)."""
    state.sheets[who * SHEET + GOLD] -= state.figures.resource_price
    circle_resource(state, who, resource, 1)
    if state.figures.captain_gold_per_buy > 0:
        got = circle_coins(state, CAPTAIN, state.figures.captain_gold_per_buy)
        if state.tale is not None and got > 0:
            state.tale.append(Happening("captain-tribute", {"who": CAPTAIN, "who_buys": 0, "gold": got}))


def recruit(state: CaptainsWar, who: i64, force: i64) -> None:
    """CW 4.1"""
    state.sheets[who * SHEET + GOLD] -= state.figures.recruit_price[force - 1]
    circle_pirate(state, who, force)


def acquire(state: CaptainsWar, who: i64, track: i64) -> None:
    """CW 4.2: the named resources are paid at once."""
    sheets, base = state.sheets, who * SHEET
    price = (track * ACQUISITIONS + sheets[base + OWNED + track]) * PRICE
    for resource in range(RESOURCES):
        sheets[base + HELD + resource] -= state.figures.prices[price + resource]
    sheets[base + ACQUIRING] = 1
    sheets[base + ANY_LEFT] = state.figures.prices[price + ANY]
    sheets[base + PAYING_FOR] = track
    if sheets[base + ANY_LEFT] == 0:
        acquired(state, who, track)
    else:
        sheets[base + STAGE] = PAYING


def pay(state: CaptainsWar, who: i64, resource: i64) -> None:
    """CW 4.2: the acquisition counts with the last resource paid."""
    sheets, base = state.sheets, who * SHEET
    sheets[base + HELD + resource] -= 1
    sheets[base + ANY_LEFT] -= 1
    if sheets[base + ANY_LEFT] == 0:
        sheets[base + STAGE] = COMMANDING
        acquired(state, who, sheets[base + PAYING_FOR])


def acquired(state: CaptainsWar, who: i64, track: i64) -> None:
    """CW 4.2: points and an open padlock; CW 4.4: a bonus for the last one."""
    base = who * SHEET
    number = state.sheets[base + OWNED + track]
    state.sheets[base + OWNED + track] = number + 1
    if state.tale is not None:
        at = track * ACQUISITIONS + number
        thing, points = state.figures.things[at], state.figures.points[at]
        state.tale.append(Happening("acquired", {"who": who, "thing": thing, "pr": points}))
    if number + 1 == ACQUISITIONS:
        take_command_bonus(state, who, track)


def is_completed(state: CaptainsWar, track: i64) -> bool:
    """CW 4.4: whether somebody completed the type in an earlier turn."""
    return state.completed >> track & 1 == 1


def command_bonus(state: CaptainsWar, track: i64) -> i64:
    """CW 4.4: the points for completing a type now."""
    return state.figures.later_bonus if is_completed(state, track) else state.figures.first_bonus


def take_command_bonus(state: CaptainsWar, who: i64, track: i64) -> None:
    """CW 4.4"""
    bonus = command_bonus(state, track)
    place = who * SHEET + COMMAND
    if state.sheets[place] > 0:
        place += 1
    state.sheets[place] = bonus
    if state.tale is not None:
        told = "command-bonus-late" if is_completed(state, track) else "command-bonus"
        state.tale.append(Happening(told, {"who": who, "track": TRACK_NAMES[track], "pr": bonus}))
