"""CW 3: the die set aside, the two dice that everybody takes, and what they give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.goods import (
    circle_resource,
    free_circles,
    has_room_for_joker,
    loot_coins,
    loot_resource,
)
from captains_table.games.captains_war.rules.layout import (
    CHOOSE_RESOURCE,
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
from captains_table.games.captains_war.rules.names import (
    ATTRIBUTE,
    BLACK_DIE,
    BOAT,
    DICE,
    DOUBLE,
    EITHER,
    JOKER,
    NONE,
    RESOURCES,
    TRACKS,
    YELLOW_DIE,
    red_steps,
    red_track,
)
from captains_table.games.captains_war.rules.pirates import loot_pirate
from captains_table.games.captains_war.rules.tracks import set_out, track_refusal, walk

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.choices import Choices
    from captains_table.games.captains_war.rules.state import CaptainsWar

# What is allowed


def aside_refusal(state: CaptainsWar, die: i64) -> i64:
    """CW 3.1: a die of the roll."""
    return 0 if state.dice[die] > 0 else 301


def take_refusal(state: CaptainsWar, who: i64, die: i64) -> i64:
    """CW 3.2: a die that the player may use and has not taken yet, in any order."""
    left = state.dice[die]
    if die == state.aside and who != state.active:
        left -= 1
    if die == state.sheets[who * SHEET + TAKEN]:
        left -= 1
    return 0 if left > 0 else 302


def choose_refusal(state: CaptainsWar, who: i64, resource: i64) -> i64:
    """CW 3.4: a joker becomes something that has room."""
    return 0 if free_circles(state, who, resource) > 0 else 304


def legal_asides(state: CaptainsWar, found: Choices) -> None:
    """CW 3.1: the dice that can be set aside."""
    events = state.figures.events
    for die in range(DICE):
        if aside_refusal(state, die) == 0:
            found.add(events.aside_of(die))


def legal_takes(state: CaptainsWar, who: i64, found: Choices) -> None:
    """CW 3.2: the dice that can be taken now."""
    events, dice = state.figures.events, state.dice
    for die in range(DICE):
        if dice[die] > 0 and take_refusal(state, who, die) == 0:
            found.add(events.take_of(die))


def legal_resources(state: CaptainsWar, who: i64, found: Choices) -> None:
    """CW 3.3: the possible resources of a joker."""
    events = state.figures.events
    for resource in range(RESOURCES):
        if choose_refusal(state, who, resource) == 0:
            found.add(events.choose_of(resource))


def legal_steps(state: CaptainsWar, who: i64, found: Choices) -> None:
    """CW 3.3: the possible tracks of an "either"."""
    events = state.figures.events
    for track in range(TRACKS):
        if track_refusal(state, who, track) == 0:
            found.add(events.step_of(track))


# What happens


def begin_taking(state: CaptainsWar, who: i64) -> None:
    """CW 3.2: this seat has two dice to take."""
    base = who * SHEET
    state.sheets[base + STAGE] = TAKE_FIRST
    state.sheets[base + TAKEN] = NONE
    state.sheets[base + TAKEN + 1] = NONE
    state.sheets[base + NEXT] = 0


def take(state: CaptainsWar, who: i64, die: i64) -> None:
    """CW 3.2: both dice are applied once both are chosen, in the order in which they were taken."""
    base = who * SHEET
    if state.sheets[base + STAGE] == TAKE_FIRST:
        state.sheets[base + TAKEN] = die
        state.sheets[base + STAGE] = TAKE_SECOND
    else:
        state.sheets[base + TAKEN + 1] = die
        go_on(state, who)


def choose(state: CaptainsWar, who: i64, resource: i64) -> None:
    """CW 3.3: the resource of a joker, on a die or on a track (where the walk continues, CW 3.5)."""
    circle_resource(state, who, resource, 1)
    go_on(state, who)


def step(state: CaptainsWar, who: i64, track: i64) -> None:
    """CW 3.3: where an "either" goes."""
    set_out(state, who, track, red_steps(state.red))
    go_on(state, who)


def go_on(state: CaptainsWar, who: i64) -> None:
    """Finish the walk on a track, then apply the remaining dice; stop at a choice."""
    sheets, base = state.sheets, who * SHEET
    while True:
        if sheets[base + STEPS_LEFT] > 0 and not walk(state, who):
            return
        done = sheets[base + NEXT]
        if done == 2:
            sheets[base + STAGE] = IDLE
            return
        sheets[base + NEXT] = done + 1
        if not apply_die(state, who, sheets[base + TAKEN + done]):
            return


def apply_die(state: CaptainsWar, who: i64, die: i64) -> bool:
    """CW 3.3: apply a die; False if a choice has to be made first."""
    base = who * SHEET
    if die < DOUBLE:
        loot_resource(state, who, die, 1)
    elif die < JOKER:
        loot_resource(state, who, die - DOUBLE, 2)
    elif die == JOKER:
        if has_room_for_joker(state, who):
            state.sheets[base + STAGE] = CHOOSE_RESOURCE
            return False
        if state.tale is not None:
            state.tale.append(Happening("joker-lost", {"who": who}))
    elif die == YELLOW_DIE:
        loot_coins(state, who, state.yellow)
    elif die == BLACK_DIE:
        loot_pirate(state, who, state.black)
    elif red_track(state.red) < EITHER:
        set_out(state, who, red_track(state.red), red_steps(state.red))
    elif track_refusal(state, who, BOAT) == 0 or track_refusal(state, who, ATTRIBUTE) == 0:
        state.sheets[base + STAGE] = CHOOSE_TRACK
        return False
    elif state.tale is not None:
        state.tale.append(Happening("steps-nowhere", {"who": who, "count": red_steps(state.red)}))
    return True
