"""What an event changes in the numbers of Captains' War (`core/updates.py`), and writing only that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from captains_table.core.contract import OVER, State
from captains_table.core.rows import Rows
from captains_table.core.updates import EVERYTHING, Stale, Updates
from captains_table.games.captains_war.rules.events import (
    ASIDE,
    BEGINS,
    BUY,
    CREW,
    CREW_DONE,
    DONE,
    RECRUIT,
    RED,
    TAKE,
)
from captains_table.games.captains_war.rules.layout import IDLE, LOOT_ROLL, SHEET, STAGE, TAKE_FIRST, TRACK, TRACK_PR
from captains_table.games.captains_war.rules.names import ATTRIBUTE, CAPTAIN
from captains_table.games.captains_war.rules.pirates import force_left
from captains_table.games.captains_war.rules.scoring import acquisition_points, command_points, scores_of
from captains_table.games.captains_war.rules.secrets import seen_sheets, seen_stage
from captains_table.games.captains_war.rules.tensor import (
    side_from,
    write_course,
    write_dice,
    write_doing,
    write_stock,
)

if TYPE_CHECKING:
    from captains_table.games.captains_war.rules.state import CaptainsWar

# What can be out of date. A side's things are at its own bits: STOCK << side, DOING << side.
NOTHING: Final[i64] = 0
COURSE: Final[i64] = 1
DICE: Final[i64] = 2
SCORES: Final[i64] = 4
STOCK: Final[i64] = 1 << 3
"""What is on a sheet."""
DOING: Final[i64] = 1 << 10
"""What a side is doing."""
SHEETS: Final[i64] = (1 << 17) - (1 << 3)
"""Both, of all sides."""
ALL_DOING: Final[i64] = (1 << 17) - (1 << 10)

MANY: Final = 1 << 20
"""More points, Force or circles than anybody can have."""

# The parts of a row: those of all, then for each side its score, its stock and what it is doing.
COURSE_PART: Final = 0
DICE_PART: Final = 1
FIRST_SIDE: Final = 2
SIDE_PARTS: Final = 3


class Changes(Updates):
    """The events of Captains' War as changes of numbers."""

    def follow(self, state: State, event: i64, stale: Stale) -> None:
        """Carry out an event, and note what it touches."""
        follow(cast("CaptainsWar", state), event, stale)

    def write(self, state: State, seat: i64, things: i64, row: Rows) -> None:
        """Write what is out of date in the row of a seat."""
        write(cast("CaptainsWar", state), seat, things, row)


# What an event touches


def follow(state: CaptainsWar, event: i64, stale: Stale) -> None:
    """Carry out an event, and note what it touches. What a seat chooses under seal, nobody else sees."""
    kind = state.figures.events.kind[event]
    who, seal, phase, rolling = state.to_move, state.seal, state.phase, state.rolling
    sealed, fighting = state.sealed == 1, fighters(state)
    touched = NOTHING if kind <= RED else chosen(state, kind, who)
    before = standing(state, who) if touched & SCORES else NOTHING
    state.happen(event)
    if state.to_move == OVER or kind == BEGINS:
        stale.touch(EVERYTHING)
    elif kind <= RED:
        stale.touch(COURSE | DICE | (fighters(state) if rolling == LOOT_ROLL else SHEETS | SCORES))
    elif state.figures.solo == 1:
        stale.touch(COURSE | DICE | SCORES | (touched | STOCK << CAPTAIN if state.phase == phase else SHEETS))
    elif not sealed:
        stale.touch(COURSE | DICE | fighting | fighters(state) | touched)
    elif state.seal != seal:
        stale.touch(COURSE | SCORES | (SHEETS if kind < CREW else fighting | fighters(state)))
    else:
        stale.touch(COURSE | (DOING << who if state.sheets[who * SHEET + STAGE] == IDLE else NOTHING))
        stale.touch_for(who, touched if touched & SCORES == 0 or standing(state, who) != before else touched - SCORES)


def chosen(state: CaptainsWar, kind: i64, who: i64) -> i64:
    """What a choice touches by itself, before it is made."""
    if kind == ASIDE:
        return ALL_DOING
    if kind == BUY:
        return STOCK << who
    if kind == RECRUIT:
        return STOCK << who | SCORES
    if DONE <= kind <= CREW_DONE:
        return DOING << who
    if kind == TAKE and state.sheets[who * SHEET + STAGE] == TAKE_FIRST:
        return DOING << who
    return STOCK << who | DOING << who | SCORES


def standing(state: CaptainsWar, who: i64) -> i64:
    """What a side brings into the ranking of all, as one number: no two scores differ if nobody's has changed."""
    base = who * SHEET
    points = acquisition_points(state, who) + command_points(state, who) + state.sheets[base + TRACK_PR]
    return (points * MANY + force_left(state, who)) * MANY + state.sheets[base + TRACK + ATTRIBUTE]


def fighters(state: CaptainsWar) -> i64:
    """The sheets of the active player, the attacker and the defender."""
    sheet = STOCK | DOING
    found: i64 = 0
    if state.active >= 0:
        found |= sheet << state.active
    if state.attacker >= 0:
        found |= sheet << state.attacker
    if state.defender >= 0:
        found |= sheet << state.defender
    return found


# Writing it


def write(state: CaptainsWar, seat: i64, things: i64, row: Rows) -> None:
    """Write what is out of date in the row of a seat."""
    if things & COURSE:
        row.open(COURSE_PART)
        write_course(state, seat, row)
        row.close()
    if things & DICE:
        row.open(DICE_PART)
        write_dice(state, row)
        row.close()
    if things & SCORES:
        write_scores(state, seat, row)
    if things & SHEETS:
        for side in range(state.figures.sides):
            if things & (STOCK << side | DOING << side):
                write_sheet(state, seat, side, things, row)


def write_scores(state: CaptainsWar, seat: i64, row: Rows) -> None:
    """The scores of all sides, as far as the seat knows: a rank depends on the sheets of all."""
    scores = scores_of(state.glance(seat) if state.sealed == 1 else state)
    for side in range(state.figures.sides):
        row.open(FIRST_SIDE + SIDE_PARTS * side_from(state, seat, side))
        row.put(scores[side])
        row.close()


def write_sheet(state: CaptainsWar, seat: i64, side: i64, things: i64, row: Rows) -> None:
    """What is out of date on the sheet of a side."""
    first = FIRST_SIDE + SIDE_PARTS * side_from(state, seat, side)
    sheets = seen_sheets(state, seat, side)
    if things & STOCK << side:
        row.open(first + 1)
        write_stock(sheets, side, row)
        row.close()
    if things & DOING << side:
        row.open(first + 2)
        write_doing(sheets, side, seen_stage(state, seat, side), row)
        row.close()
