"""CW 1.1, CW 8.1: the rows of the sheet as stocks. A circle is never freed again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.layout import CIRCLED, COINS, GOLD, HELD, SHEET
from captains_table.games.captains_war.rules.names import RESOURCE_NAMES, RESOURCES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar


def free_circles(state: CaptainsWar, who: i64, resource: i64) -> i64:
    """Free circles of a resource; in solo the stock is common (CW 8.1)."""
    sheets = state.sheets
    if state.figures.solo == 1:
        return state.figures.stock[resource] - sheets[CIRCLED + resource] - sheets[SHEET + CIRCLED + resource]
    return state.figures.stock[resource] - sheets[who * SHEET + CIRCLED + resource]


def free_coins(state: CaptainsWar, who: i64) -> i64:
    """Coins that can still be circled."""
    if state.figures.solo == 1:
        return state.figures.coins - state.sheets[COINS] - state.sheets[SHEET + COINS]
    return state.figures.coins - state.sheets[who * SHEET + COINS]


def has_room_for_joker(state: CaptainsWar, who: i64) -> bool:
    """Whether a joker can be any resource at all."""
    room: i64 = 0
    for resource in range(RESOURCES):
        room += free_circles(state, who, resource)
    return room > 0


def circle_resource(state: CaptainsWar, who: i64, resource: i64, count: i64) -> i64:
    """Circle a number of a resource, or as many as there is room for; return how many."""
    room = free_circles(state, who, resource)
    got = count if count < room else room
    base = who * SHEET + resource
    state.sheets[base + CIRCLED] += got
    state.sheets[base + HELD] += got
    return got


def circle_coins(state: CaptainsWar, who: i64, count: i64) -> i64:
    """Circle a number of coins, or as many as there is room for; return how many."""
    room = free_coins(state, who)
    got = count if count < room else room
    base = who * SHEET
    state.sheets[base + COINS] += got
    state.sheets[base + GOLD] += got
    return got


def loot_resource(state: CaptainsWar, who: i64, resource: i64, count: i64) -> None:
    """Resources from a die or a track. Those without room are lost (CW 3.4)."""
    got = circle_resource(state, who, resource, count)
    if state.tale is not None:
        name = RESOURCE_NAMES[resource]
        if got > 0:
            state.tale.append(Happening("goods", {"who": who, "resource": name, "count": got}))
        if got < count:
            state.tale.append(Happening("goods-lost", {"who": who, "resource": name, "count": count - got}))


def loot_coins(state: CaptainsWar, who: i64, count: i64) -> None:
    """Coins from a die or a track. Those without room are lost (CW 3.4)."""
    got = circle_coins(state, who, count)
    if state.tale is not None:
        if got > 0:
            state.tale.append(Happening("coins", {"who": who, "coins": got}))
        if got < count:
            state.tale.append(Happening("coins-lost", {"who": who, "coins": count - got}))
