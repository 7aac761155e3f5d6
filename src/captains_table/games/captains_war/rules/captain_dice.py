"""CW 9.3, CW 9.5: which dice the captain takes, and how he uses them. His actions are reported with their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.cells import copied
from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.captain_resources import choose_joker, preferred_resource
from captains_table.games.captains_war.rules.goods import loot_coins, loot_resource
from captains_table.games.captains_war.rules.layout import HELD, SHEET, TAKEN, TRACK
from captains_table.games.captains_war.rules.names import (
    ATTRIBUTE,
    BOAT,
    CAPTAIN,
    COLOUR_NAMES,
    DIE_NAMES,
    DOUBLE,
    EITHER,
    JOKER,
    RESOURCES,
    TRACK_NAMES,
    colour_of,
    red_steps,
    red_track,
)
from captains_table.games.captains_war.rules.pirates import loot_pirate
from captains_table.games.captains_war.rules.tracks import set_out, track_refusal, walk

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.captains_war.rules.state import CaptainsWar


def loot_as_captain(state: CaptainsWar) -> bool:
    """CW 9.3: the two dice that the player's two leave him, in the order of the table; whether he may recruit."""
    first, second = state.sheets[TAKEN], state.sheets[TAKEN + 1]
    row = 3 * (4 * colour_of(first) + colour_of(second))
    printed = state.figures.solo_dice
    left = copied(state.dice)
    left[first] -= 1
    left[second] -= 1
    if state.tale is not None:
        arguments: dict[str, int | str] = {
            "who": CAPTAIN,
            "colour": COLOUR_NAMES[printed[row]],
            "colour_second": COLOUR_NAMES[printed[row + 1]],
        }
        state.tale.append(Happening("captain-dice", arguments))
    for number in range(2):
        colour = printed[row + number]
        if colour == 0:
            take_blue(state, left)
        elif colour == 1:
            loot_coins(state, CAPTAIN, state.yellow)
        elif colour == 2:
            loot_pirate(state, CAPTAIN, state.black)
        else:
            take_red(state)
    return printed[row + 2] == 1


def take_blue(state: CaptainsWar, left: Cells) -> None:
    """CW 9.5: the joker before doubles before singles."""
    if left[JOKER] > 0:
        left[JOKER] -= 1
        choose_joker(state)
        return
    faces: i64 = 0
    for resource in range(RESOURCES):
        if left[DOUBLE + resource] > 0:
            faces = DOUBLE
    resources: i64 = 0
    choices: i64 = 0
    for resource in range(RESOURCES):
        if left[faces + resource] > 0:
            resources |= 1 << resource
            choices += 1
    resource = preferred_resource(state, resources)
    left[faces + resource] -= 1
    if state.tale is not None:
        arguments: dict[str, int | str] = {"who": CAPTAIN, "die": DIE_NAMES[faces + resource]}
        if choices > 1:
            arguments["held"] = state.sheets[SHEET + HELD + resource]
        state.tale.append(Happening("captain-blue" if choices > 1 else "captain-blue-only", arguments))
    loot_resource(state, CAPTAIN, resource, 2 if faces == DOUBLE else 1)


def take_red(state: CaptainsWar) -> None:
    """CW 9.5: on the track shown, "either" as CW 9.9."""
    track = red_track(state.red)
    if track == EITHER:
        step_where_behind(state, red_steps(state.red))
    else:
        step_unless_blocked(state, track, red_steps(state.red))


def step_where_behind(state: CaptainsWar, steps: i64) -> None:
    """CW 9.9: the track where he is (further) behind the player, else boats."""
    boats = state.sheets[TRACK + BOAT] - state.sheets[SHEET + TRACK + BOAT]
    attributes = state.sheets[TRACK + ATTRIBUTE] - state.sheets[SHEET + TRACK + ATTRIBUTE]
    track: i64 = ATTRIBUTE if attributes > 0 and attributes > boats else BOAT
    if state.tale is not None and track_refusal(state, CAPTAIN, track) == 0:
        told = "captain-track-behind" if boats > 0 or attributes > 0 else "captain-track-boats"
        gap = boats if track == BOAT else attributes
        state.tale.append(Happening(told, {"who": CAPTAIN, "who_leads": 0, "track": TRACK_NAMES[track], "gap": gap}))
    step_unless_blocked(state, track, steps)


def step_unless_blocked(state: CaptainsWar, track: i64, steps: i64) -> None:
    """CW 9.5, CW 9.9: if he can't cross any circle of the track, all steps go to the other one, or are lost."""
    if track_refusal(state, CAPTAIN, track) != 0:
        track = BOAT + ATTRIBUTE - track
        if track_refusal(state, CAPTAIN, track) != 0:
            if state.tale is not None:
                state.tale.append(Happening("steps-nowhere", {"who": CAPTAIN, "count": steps}))
            return
        if state.tale is not None:
            state.tale.append(Happening("captain-track-other", {"who": CAPTAIN, "track": TRACK_NAMES[track]}))
    set_out(state, CAPTAIN, track, steps)
    walk(state, CAPTAIN)
