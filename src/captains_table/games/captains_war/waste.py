"""What is wasted in Captains' War: the clause that makes a legal event useless to the player who chooses it."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.games.captains_war.rules.events import TAKE
from captains_table.games.captains_war.rules.goods import free_circles, free_coins, has_room_for_joker
from captains_table.games.captains_war.rules.layout import SHEET, STAGE, TAKE_SECOND, TAKEN
from captains_table.games.captains_war.rules.names import (
    BLACK_DIE,
    DOUBLE,
    EITHER,
    JOKER,
    TRACKS,
    YELLOW_DIE,
    red_track,
)
from captains_table.games.captains_war.rules.pirates import next_with_room
from captains_table.games.captains_war.rules.state import CaptainsWar
from captains_table.games.captains_war.rules.tracks import track_refusal


def waste(state: State, event: int) -> int:
    """CW 3.4, CW 4.3: a die with no room at all."""
    state = cast("CaptainsWar", state)
    events = state.figures.events
    if events.kind[event] != TAKE:
        return 0
    who, die = int(state.to_move), int(events.die[event])
    if die < JOKER:
        return 304 if _room(state, who, die) <= 0 else 0
    if die == JOKER:
        return 0 if has_room_for_joker(state, who) else 304
    if die == YELLOW_DIE:
        return 0 if free_coins(state, who) > 0 else 304
    if die == BLACK_DIE:
        return 0 if next_with_room(state, who, state.black) > 0 else 304
    return _steps_waste(state, who)


def _room(state: CaptainsWar, who: int, die: int) -> int:
    """Free circles of a blue die's resource once the previously taken die has been applied."""
    resource = _resource(die)
    room = int(free_circles(state, who, resource))
    first = int(state.sheets[who * SHEET + TAKEN])
    if state.sheets[who * SHEET + STAGE] == TAKE_SECOND and 0 <= first < JOKER and _resource(first) == resource:
        room -= 1 if first < DOUBLE else 2
    return room


def _resource(die: int) -> int:
    """The resource on a blue die, single or double."""
    return die if die < DOUBLE else die - DOUBLE


def _steps_waste(state: CaptainsWar, who: int) -> int:
    """The clause that stops the red die at its first step."""
    track = int(red_track(state.red))
    stops = [int(track_refusal(state, who, one)) for one in range(TRACKS) if track in (one, EITHER)]
    return 0 if 0 in stops else stops[0]
