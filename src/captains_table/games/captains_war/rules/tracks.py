"""Tracks: crossing red circles one by one, with their gains and padlocks (CW 3.4, CW 3.5, CW 4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.figures import (
    BOARDING_GAIN,
    GOLD_GAIN,
    JOKER_GAIN,
    PIRATE_GAIN,
    PR_GAIN,
)
from captains_table.games.captains_war.rules.goods import any_room, loot_coins
from captains_table.games.captains_war.rules.layout import (
    BOARDING_BONUS,
    CHOOSE_KIND,
    OWNED,
    SHEET,
    STAGE,
    STEPS_LEFT,
    STEPS_ON,
    TRACK,
    TRACK_PR,
)
from captains_table.games.captains_war.rules.names import TRACK_IDS
from captains_table.games.captains_war.rules.pirates import loot_pirate
from captains_table.games.captains_war.rules.preferences import choose_joker

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.layout import Table


def stopped_by(t: Table, who: i64, track: i64) -> i64:
    """0 if the next circle can be crossed, else the clause that stops it: the end (CW 3.4) or a padlock (CW 4.3)."""
    base = who * SHEET + track
    crossed = t.sheets[base + TRACK]
    if crossed < t.figures.reach[t.sheets[base + OWNED]]:
        return 0
    return 304 if crossed >= t.figures.circles else 403


def set_out(t: Table, who: i64, track: i64, steps: i64) -> None:
    """So many circles are to be crossed on a track; those past a closed padlock or the end are lost (CW 3.4)."""
    sheets, base = t.sheets, who * SHEET
    crossed = sheets[base + TRACK + track]
    room = t.figures.reach[sheets[base + OWNED + track]] - crossed
    go = steps if steps < room else room
    sheets[base + STEPS_ON] = track
    sheets[base + STEPS_LEFT] = go
    if t.tale is not None:
        if go > 0:
            name = TRACK_IDS[track]
            t.tale.append(Happening("steps", {"who": who, "track": name, "count": go, "circle": crossed + go}))
        if go < steps:
            end = crossed + go >= t.figures.circles
            told = "steps-past-end" if end else "steps-at-padlock"
            t.tale.append(Happening(told, {"who": who, "track": TRACK_IDS[track], "count": steps - go}))


def walk(t: Table, who: i64) -> bool:
    """CW 3.5: cross the circles one by one; False if a joker is to be chosen before the next one."""
    sheets, figures, base = t.sheets, t.figures, who * SHEET
    track = sheets[base + STEPS_ON]
    while sheets[base + STEPS_LEFT] > 0:
        sheets[base + STEPS_LEFT] -= 1
        sheets[base + TRACK + track] += 1
        circle = track * (figures.circles + 1) + sheets[base + TRACK + track]
        gain = figures.gains[circle]
        if gain == JOKER_GAIN:
            if figures.solo == 1 and who == 1:
                choose_joker(t)
            elif any_room(t, who):
                sheets[base + STAGE] = CHOOSE_KIND
                return False
            elif t.tale is not None:
                t.tale.append(Happening("joker-lost", {"who": who}))
        elif gain > 0:
            take_gain(t, who, gain, figures.gain_sizes[circle])
    return True


def take_gain(t: Table, who: i64, gain: i64, size: i64) -> None:
    """What a circle gives, if it is no joker."""
    if gain == GOLD_GAIN:
        loot_coins(t, who, size)
    elif gain == PIRATE_GAIN:
        loot_pirate(t, who, size)
    elif gain == BOARDING_GAIN:
        t.sheets[who * SHEET + BOARDING_BONUS] += size
        if t.tale is not None:
            t.tale.append(Happening("boarding-bonus", {"who": who, "bonus": size}))
    elif gain == PR_GAIN:
        t.sheets[who * SHEET + TRACK_PR] += size
        if t.tale is not None:
            t.tale.append(Happening("track-pr", {"who": who, "pr": size}))
