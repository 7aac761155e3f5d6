"""Whose moment it is: the clause that says what has to happen now, for an event that comes at another time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import CHANCE
from captains_table.games.captains_war.rules.events import (
    ATTACK,
    BLACK,
    BLUE,
    BLUES,
    BUY,
    CHOOSE,
    CREW,
    JOKER,
    PAY,
    RECRUIT,
    RED,
    REWARD,
    STEP,
    TAKE,
    YELLOW,
)
from captains_table.games.captains_war.rules.layout import (
    ATTACKING,
    BOARDING,
    CHOOSE_KIND,
    CHOOSE_TRACK,
    COMMAND_PHASE,
    COMMANDING,
    CREW_ROLL,
    CREWING,
    LOOT,
    LOOT_ROLL,
    NEXT,
    PAYING,
    RAID_ROLL,
    REWARDED,
    SET_ASIDE,
    SHEET,
    STAGE,
    TAKE_FIRST,
    TAKE_SECOND,
    TAKEN,
    WHO_BEGINS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.captains_war.rules.layout import Table


def roll_clause(t: Table) -> i64:
    """The clause of the roll that chance is about to make."""
    if t.rolling == WHO_BEGINS:
        return 104
    if t.rolling == LOOT_ROLL:
        return 901 if t.figures.solo == 1 else 301
    return 904 if t.rolling == RAID_ROLL else 907


def refused_chance(t: Table, event: i64) -> i64:
    """An event of chance: the right die, with a face that it has (CW 1.2)."""
    if t.to_move != CHANCE:
        return 201
    if t.rolling == WHO_BEGINS:
        return 0 if event < t.seats else 104
    if event < BLUE:
        return roll_clause(t)
    if event < YELLOW:
        if t.rolling == CREW_ROLL or (t.rolling == LOOT_ROLL and t.fallen >= BLUES):
            return roll_clause(t)
        return has_face(t.figures.blue, event - BLUE)
    if event < BLACK:
        if t.rolling == RAID_ROLL or (t.rolling == LOOT_ROLL and t.fallen != BLUES):
            return roll_clause(t)
        return has_face(t.figures.yellow, event - YELLOW + 1)
    if t.rolling != LOOT_ROLL or t.fallen != (BLUES + 1 if event < RED else BLUES + 2):
        return roll_clause(t)
    if event < RED:
        return has_face(t.figures.black, event - BLACK + 1)
    return has_face(t.figures.red, event - RED)


def has_face(faces: Cells, face: i64) -> i64:
    """CW 1.2: the faces of a die."""
    for known in faces:
        if known == face:
            return 0
    return 102


def stage_of(event: i64) -> i64:
    """What has to be decided for such an event to be the answer."""
    if event < CHOOSE:
        return SET_ASIDE if event < TAKE else TAKE_FIRST
    if event < BUY:
        return CHOOSE_KIND if event < STEP else CHOOSE_TRACK
    if event < ATTACK:
        return PAYING if PAY <= event < RECRUIT else COMMANDING
    if event < CREW:
        return ATTACKING
    return CREWING if event < REWARD else REWARDED


def phase_of(stage: i64) -> i64:
    """The phase in which such a thing is decided."""
    if stage <= CHOOSE_TRACK:
        return LOOT
    return COMMAND_PHASE if stage <= PAYING else BOARDING


def refused_moment(t: Table, who: i64, event: i64) -> i64:
    """0 if the seat is deciding something that the event may answer, else the clause that says what is due (CW 2.1)."""
    stage = t.sheets[who * SHEET + STAGE]
    wanted = stage_of(event)
    if stage == wanted or (stage == TAKE_SECOND and wanted == TAKE_FIRST):
        return 0
    if wanted == SET_ASIDE and t.figures.solo == 1:
        return 901
    if wanted == PAYING and stage == COMMANDING:
        return 402
    if phase_of(wanted) != t.phase:
        return 201
    return due_clause(t, who, stage)


def due_clause(t: Table, who: i64, stage: i64) -> i64:
    """The clause of what the seat has to decide now."""
    if stage == SET_ASIDE:
        return 301
    if stage <= TAKE_SECOND:
        return 302
    if stage == CHOOSE_KIND:
        on_die = t.phase == LOOT and t.sheets[who * SHEET + TAKEN + t.sheets[who * SHEET + NEXT] - 1] == JOKER
        return 303 if on_die else 305
    if stage == CHOOSE_TRACK:
        return 303
    if stage == COMMANDING:
        return 401
    if stage == PAYING:
        return 402
    if stage == ATTACKING:
        return 501
    return 502 if stage == CREWING else 504
