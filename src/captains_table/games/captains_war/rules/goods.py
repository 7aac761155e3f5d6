"""CW 1.1, CW 8.1: the rows of the sheet as stocks. What is circled never comes free again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.events import KINDS
from captains_table.games.captains_war.rules.layout import CIRCLED, COINS, GOLD, HELD, SHEET
from captains_table.games.captains_war.rules.names import KIND_IDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.layout import Table


def free_circles(t: Table, who: i64, kind: i64) -> i64:
    """Free circles of a resource; in solo the stock is common (CW 8.1)."""
    sheets = t.sheets
    if t.figures.solo == 1:
        return t.figures.stock[kind] - sheets[CIRCLED + kind] - sheets[SHEET + CIRCLED + kind]
    return t.figures.stock[kind] - sheets[who * SHEET + CIRCLED + kind]


def free_coins(t: Table, who: i64) -> i64:
    """Coins that can still be circled."""
    if t.figures.solo == 1:
        return t.figures.coins - t.sheets[COINS] - t.sheets[SHEET + COINS]
    return t.figures.coins - t.sheets[who * SHEET + COINS]


def any_room(t: Table, who: i64) -> bool:
    """Whether a joker can be anything at all."""
    room: i64 = 0
    for kind in range(KINDS):
        room += free_circles(t, who, kind)
    return room > 0


def circle_resource(t: Table, who: i64, kind: i64, count: i64) -> i64:
    """Circle so many of a resource, or as many as there is room for; how many it was."""
    room = free_circles(t, who, kind)
    got = count if count < room else room
    base = who * SHEET + kind
    t.sheets[base + CIRCLED] += got
    t.sheets[base + HELD] += got
    return got


def circle_coins(t: Table, who: i64, count: i64) -> i64:
    """Circle so many coins, or as many as there is room for; how many it was."""
    room = free_coins(t, who)
    got = count if count < room else room
    base = who * SHEET
    t.sheets[base + COINS] += got
    t.sheets[base + GOLD] += got
    return got


def loot_resource(t: Table, who: i64, kind: i64, count: i64) -> None:
    """Resources from a die or a track. What has no room is lost (CW 3.4)."""
    got = circle_resource(t, who, kind, count)
    if t.tale is not None:
        if got > 0:
            t.tale.append(Happening("goods", {"who": who, "resource": KIND_IDS[kind], "count": got}))
        if got < count:
            t.tale.append(Happening("goods-lost", {"who": who, "resource": KIND_IDS[kind], "count": count - got}))


def loot_coins(t: Table, who: i64, count: i64) -> None:
    """Coins from a die or a track. What has no room is lost (CW 3.4)."""
    got = circle_coins(t, who, count)
    if t.tale is not None:
        if got > 0:
            t.tale.append(Happening("coins", {"who": who, "coins": got}))
        if got < count:
            t.tale.append(Happening("coins-lost", {"who": who, "coins": count - got}))
