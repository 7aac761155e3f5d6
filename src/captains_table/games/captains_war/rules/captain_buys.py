"""CW 9.6, CW 9.3: which acquisition the captain makes, how he pays for it, and whom he recruits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.command import acquired, command_bonus
from captains_table.games.captains_war.rules.figures import ACQUISITIONS, ANY, PRICE
from captains_table.games.captains_war.rules.goods import circle_resource, free_circles
from captains_table.games.captains_war.rules.layout import GOLD, HELD, OWNED, SHEET
from captains_table.games.captains_war.rules.names import ATTRIBUTE, BOAT, CAPTAIN, FORCES, RESOURCE_NAMES, RESOURCES
from captains_table.games.captains_war.rules.pirates import circle_pirate, free_row

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar


def acquire_as_captain(state: CaptainsWar) -> None:
    """CW 9.6: of two that he can afford, the one worth more points, then for less gold, then the boat."""
    boat, attribute = gold_for(state, BOAT), gold_for(state, ATTRIBUTE)
    if boat < 0 and attribute < 0:
        if state.tale is not None:
            state.tale.append(Happening("captain-acquires-nothing", {"who": CAPTAIN}))
        return
    track: i64 = BOAT
    told = "captain-acquires"
    if boat < 0:
        track = ATTRIBUTE
    elif attribute >= 0:
        boat_points, attribute_points = points_for(state, BOAT), points_for(state, ATTRIBUTE)
        if attribute_points > boat_points or (attribute_points == boat_points and attribute < boat):
            track = ATTRIBUTE
        if boat_points != attribute_points:
            told = "captain-acquires-dearer"
        elif boat != attribute:
            told = "captain-acquires-cheaper"
        else:
            told = "captain-acquires-boat"
    if state.tale is not None:
        thing = state.figures.things[track * ACQUISITIONS + state.sheets[SHEET + OWNED + track]]
        points, bonus = points_for(state, track), bonus_for(state, track)
        state.tale.append(Happening(told, {"who": CAPTAIN, "thing": thing, "pr": points, "bonus": bonus}))
    pay_as_captain(state, track)


def points_for(state: CaptainsWar, track: i64) -> i64:
    """CW 9.6: the points of the next acquisition of a track: those printed on it, and the command bonus."""
    return state.figures.points[track * ACQUISITIONS + state.sheets[SHEET + OWNED + track]] + bonus_for(state, track)


def bonus_for(state: CaptainsWar, track: i64) -> i64:
    """CW 9.6: the command bonus that the next acquisition of a track would bring now."""
    return command_bonus(state, track) if state.sheets[SHEET + OWNED + track] == ACQUISITIONS - 1 else 0


def gold_for(state: CaptainsWar, track: i64) -> i64:
    """The gold he has to spend on resources for the next acquisition of a track; -1 if he can't make it."""
    owned = state.sheets[SHEET + OWNED + track]
    if owned >= ACQUISITIONS:
        return -1
    price = (track * ACQUISITIONS + owned) * PRICE
    bought: i64 = 0
    spare: i64 = 0
    room: i64 = 0
    for resource in range(RESOURCES):
        left = state.sheets[SHEET + HELD + resource] - state.figures.prices[price + resource]
        free = free_circles(state, CAPTAIN, resource)
        if left >= 0:
            spare += left
        else:
            free += left
            bought -= left
            if free < 0:
                return -1
        room += free
    missing = state.figures.prices[price + ANY] - spare
    if missing > 0:
        if room < missing:
            return -1
        bought += missing
    gold = bought * state.figures.resource_price
    return gold if gold <= state.sheets[SHEET + GOLD] else -1


def pay_as_captain(state: CaptainsWar, track: i64) -> None:
    """CW 9.6: the named resources first, then each `any`; what is missing is bought."""
    price = (track * ACQUISITIONS + state.sheets[SHEET + OWNED + track]) * PRICE
    for resource in range(RESOURCES):
        named = state.figures.prices[price + resource]
        while state.sheets[SHEET + HELD + resource] < named:
            buy_as_captain(state, resource)
        state.sheets[SHEET + HELD + resource] -= named
    for _ in range(state.figures.prices[price + ANY]):
        pay_any(state)
    acquired(state, CAPTAIN, track)


def pay_any(state: CaptainsWar) -> None:
    """CW 9.6: with the resource that he has most of, the lowest on a tie; else the lowest that can be bought."""
    given: i64 = RESOURCES - 1
    for resource in range(RESOURCES - 2, -1, -1):
        if state.sheets[SHEET + HELD + resource] > state.sheets[SHEET + HELD + given]:
            given = resource
    if state.sheets[SHEET + HELD + given] == 0:
        while free_circles(state, CAPTAIN, given) <= 0:
            given -= 1
        buy_as_captain(state, given)
    elif state.tale is not None:
        left = state.sheets[SHEET + HELD + given]
        state.tale.append(Happening("captain-pays", {"who": CAPTAIN, "resource": RESOURCE_NAMES[given], "left": left}))
    state.sheets[SHEET + HELD + given] -= 1


def buy_as_captain(state: CaptainsWar, resource: i64) -> None:
    """CW 9.6: a missing resource for gold."""
    price = state.figures.resource_price
    state.sheets[SHEET + GOLD] -= price
    circle_resource(state, CAPTAIN, resource, 1)
    if state.tale is not None:
        arguments: dict[str, int | str] = {"who": CAPTAIN, "resource": RESOURCE_NAMES[resource], "gold": price}
        state.tale.append(Happening("captain-buys", arguments))


def recruit_as_captain(state: CaptainsWar, last: bool) -> None:
    """CW 9.3, CW 10.2: one pirate, the strongest he can afford whose row has room."""
    force = recruitable(state)
    if state.figures.captain_recruits == 0:
        if state.tale is not None:
            state.tale.append(Happening("captain-never-recruits", {"who": CAPTAIN}))
    elif force == 0:
        if state.tale is not None:
            gold = state.sheets[SHEET + GOLD]
            state.tale.append(Happening("captain-recruits-nobody", {"who": CAPTAIN, "gold": gold}))
    else:
        price = state.figures.recruit_price[force - 1]
        state.sheets[SHEET + GOLD] -= price
        circle_pirate(state, CAPTAIN, force)
        if state.tale is not None:
            told = "captain-last-recruit" if last else "captain-recruits"
            state.tale.append(Happening(told, {"who": CAPTAIN, "force": force, "price": price}))


def recruitable(state: CaptainsWar) -> i64:
    """The highest Force he can afford whose row has room; 0 if there is none or he never recruits (CW 9.11)."""
    if state.figures.captain_recruits == 0:
        return 0
    force: i64 = FORCES
    while force > 0:
        if state.figures.recruit_price[force - 1] <= state.sheets[SHEET + GOLD] and free_row(state, CAPTAIN, force) > 0:
            return force
        force -= 1
    return 0
