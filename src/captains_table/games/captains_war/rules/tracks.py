"""Tracks: crossing red circles one by one, with their gains and padlocks (CW 3.4, CW 3.5, CW 4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.captain_resources import choose_joker
from captains_table.games.captains_war.rules.figures import (
    BOARDING_GAIN,
    GOLD_GAIN,
    JOKER_GAIN,
    PIRATE_GAIN,
    PR_GAIN,
)
from captains_table.games.captains_war.rules.goods import has_room_for_joker, loot_coins
from captains_table.games.captains_war.rules.layout import (
    BOARDING_BONUS,
    CHOOSE_RESOURCE,
    OWNED,
    SHEET,
    STAGE,
    STEPS_LEFT,
    STEPS_ON,
    TRACK,
    TRACK_PR,
)
from captains_table.games.captains_war.rules.names import CAPTAIN, TRACK_NAMES
from captains_table.games.captains_war.rules.pirates import loot_pirate

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar


def track_refusal(state: CaptainsWar, who: i64, track: i64) -> i64:
    """0 if the next circle can be crossed, else the clause that stops it: the end (CW 3.4) or a padlock (CW 4.3)."""
    base = who * SHEET + track
    crossed = state.sheets[base + TRACK]
    if crossed < state.figures.reach[state.sheets[base + OWNED]]:
        return 0
    return 304 if crossed >= state.figures.circles else 403


def set_out(state: CaptainsWar, who: i64, track: i64, steps: i64) -> None:
    """Start crossing this many circles on a track; those past a closed padlock or the end are lost (CW 3.4)."""
    sheets, base = state.sheets, who * SHEET
    crossed = sheets[base + TRACK + track]
    room = state.figures.reach[sheets[base + OWNED + track]] - crossed
    go = steps if steps < room else room
    sheets[base + STEPS_ON] = track
    sheets[base + STEPS_LEFT] = go
    if state.tale is not None:
        if go > 0:
            name = TRACK_NAMES[track]
            state.tale.append(Happening("steps", {"who": who, "track": name, "count": go, "circle": crossed + go}))
        if go < steps:
            end = crossed + go >= state.figures.circles
            told = "steps-past-end" if end else "steps-at-padlock"
            state.tale.append(Happening(told, {"who": who, "track": TRACK_NAMES[track], "count": steps - go}))


def walk(state: CaptainsWar, who: i64) -> bool:
    """CW 3.5: cross the circles one by one; False if a joker has to be chosen before the next one."""
    sheets, figures, base = state.sheets, state.figures, who * SHEET
    track = sheets[base + STEPS_ON]
    while sheets[base + STEPS_LEFT] > 0:
        sheets[base + STEPS_LEFT] -= 1
        sheets[base + TRACK + track] += 1
        circle = track * (figures.circles + 1) + sheets[base + TRACK + track]
        gain = figures.gains[circle]
        if gain == JOKER_GAIN:
            if figures.solo == 1 and who == CAPTAIN:
                choose_joker(state)
            elif has_room_for_joker(state, who):
                sheets[base + STAGE] = CHOOSE_RESOURCE
                return False
            elif state.tale is not None:
                state.tale.append(Happening("joker-lost", {"who": who}))
        elif gain > 0:
            take_gain(state, who, gain, figures.gain_sizes[circle])
    return True


def take_gain(state: CaptainsWar, who: i64, gain: i64, size: i64) -> None:
    """Take what a circle gives, unless it is a joker."""
    if gain == GOLD_GAIN:
        loot_coins(state, who, size)
    elif gain == PIRATE_GAIN:
        loot_pirate(state, who, size)
    elif gain == BOARDING_GAIN:
        state.sheets[who * SHEET + BOARDING_BONUS] += size
        if state.tale is not None:
            state.tale.append(Happening("boarding-bonus", {"who": who, "bonus": size}))
    elif gain == PR_GAIN:
        state.sheets[who * SHEET + TRACK_PR] += size
        if state.tale is not None:
            state.tale.append(Happening("track-pr", {"who": who, "pr": size}))
