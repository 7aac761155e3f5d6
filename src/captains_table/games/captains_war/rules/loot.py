"""CW 3: the die set aside, the two dice that everybody takes, and what they give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.events import (
    ASIDE,
    ATTRIBUTE,
    BLACK_DIE,
    BOAT,
    CHOOSE,
    DICE,
    DOUBLE,
    EITHER,
    JOKER,
    KINDS,
    STEP,
    TAKE,
    YELLOW_DIE,
    red_steps,
    red_track,
)
from captains_table.games.captains_war.rules.goods import (
    any_room,
    circle_resource,
    free_circles,
    loot_coins,
    loot_resource,
)
from captains_table.games.captains_war.rules.layout import (
    CHOOSE_KIND,
    CHOOSE_TRACK,
    IDLE,
    NEXT,
    SHEET,
    STAGE,
    STEPS_LEFT,
    TAKE_FIRST,
    TAKE_SECOND,
    TAKEN,
)
from captains_table.games.captains_war.rules.pirates import loot_pirate
from captains_table.games.captains_war.rules.tracks import set_out, stopped_by, walk

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.layout import Table

# What is allowed


def may_set_aside(t: Table, die: i64) -> i64:
    """CW 3.1: a die of the roll."""
    return 0 if t.dice[die] > 0 else 301


def may_take(t: Table, who: i64, die: i64) -> i64:
    """CW 3.2: a die that one may use and has not taken yet, in any order."""
    left = t.dice[die]
    if die == t.aside and who != t.active:
        left -= 1
    if die == t.sheets[who * SHEET + TAKEN]:
        left -= 1
    return 0 if left > 0 else 302


def may_choose(t: Table, who: i64, kind: i64) -> i64:
    """CW 3.4: a joker becomes something that has room."""
    return 0 if free_circles(t, who, kind) > 0 else 304


def may_step(t: Table, who: i64, track: i64) -> i64:
    """CW 3.4, CW 4.3: an "either" goes to a track where a circle can be crossed."""
    return stopped_by(t, who, track)


def asides(t: Table) -> list[int]:
    """The dice that can be set aside, as events."""
    return [ASIDE + die for die in range(DICE) if may_set_aside(t, die) == 0]


def takes(t: Table, who: i64) -> list[int]:
    """The dice that can be taken now, as events."""
    return [TAKE + die for die in range(DICE) if t.dice[die] > 0 and may_take(t, who, die) == 0]


def jokers(t: Table, who: i64) -> list[int]:
    """What a joker can be, as events."""
    return [CHOOSE + kind for kind in range(KINDS) if may_choose(t, who, kind) == 0]


def steps(t: Table, who: i64) -> list[int]:
    """Where an "either" can go, as events."""
    return [STEP + track for track in range(EITHER) if may_step(t, who, track) == 0]


# What happens


def begin_taking(t: Table, who: i64) -> None:
    """CW 3.2: this seat has two dice to take."""
    base = who * SHEET
    t.sheets[base + STAGE] = TAKE_FIRST
    t.sheets[base + TAKEN] = -1
    t.sheets[base + TAKEN + 1] = -1
    t.sheets[base + NEXT] = 0


def take(t: Table, who: i64, die: i64) -> None:
    """CW 3.2: both dice are applied once both are chosen, in the order in which they were taken."""
    base = who * SHEET
    if t.sheets[base + STAGE] == TAKE_FIRST:
        t.sheets[base + TAKEN] = die
        t.sheets[base + STAGE] = TAKE_SECOND
    else:
        t.sheets[base + TAKEN + 1] = die
        go_on(t, who)


def choose(t: Table, who: i64, kind: i64) -> None:
    """CW 3.3: what a joker is, on a die or on a track (there the walk goes on, CW 3.5)."""
    circle_resource(t, who, kind, 1)
    go_on(t, who)


def step(t: Table, who: i64, track: i64) -> None:
    """CW 3.3: where an "either" goes."""
    set_out(t, who, track, red_steps(t.red))
    go_on(t, who)


def go_on(t: Table, who: i64) -> None:
    """Finish the track that is being walked, then apply the dice not applied yet; stop where there is a choice."""
    sheets, base = t.sheets, who * SHEET
    while True:
        if sheets[base + STEPS_LEFT] > 0 and not walk(t, who):
            return
        done = sheets[base + NEXT]
        if done == 2:
            sheets[base + STAGE] = IDLE
            return
        sheets[base + NEXT] = done + 1
        if not apply_die(t, who, sheets[base + TAKEN + done]):
            return


def apply_die(t: Table, who: i64, die: i64) -> bool:
    """CW 3.3; False if there is a choice to be made first."""
    base = who * SHEET
    if die < DOUBLE:
        loot_resource(t, who, die, 1)
    elif die < JOKER:
        loot_resource(t, who, die - DOUBLE, 2)
    elif die == JOKER:
        if any_room(t, who):
            t.sheets[base + STAGE] = CHOOSE_KIND
            return False
        if t.tale is not None:
            t.tale.append(Happening("joker-lost", {"who": who}))
    elif die == YELLOW_DIE:
        loot_coins(t, who, t.yellow)
    elif die == BLACK_DIE:
        loot_pirate(t, who, t.black)
    elif red_track(t.red) < EITHER:
        set_out(t, who, red_track(t.red), red_steps(t.red))
    elif stopped_by(t, who, BOAT) == 0 or stopped_by(t, who, ATTRIBUTE) == 0:
        t.sheets[base + STAGE] = CHOOSE_TRACK
        return False
    elif t.tale is not None:
        t.tale.append(Happening("steps-nowhere", {"who": who, "count": red_steps(t.red)}))
    return True
