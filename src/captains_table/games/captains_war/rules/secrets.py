"""Who knows what: choices in a sealed phase are known only to the seat that makes them. CW 4.5, CW 5.2"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.cells import copied
from captains_table.games.captains_war.rules.layout import IDLE, SHEET, STAGE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.core.luck import Luck
    from captains_table.games.captains_war.rules.state import CaptainsWar


def conceal(state: CaptainsWar, viewer: i64) -> None:
    """Restore the others' sheets as they were when the phase began; only whether a seat is done is visible."""
    sheets = copied(state.shown)
    own = viewer * SHEET
    if viewer >= 0:
        for cell in range(own, own + SHEET):
            sheets[cell] = state.sheets[cell]
    for seat in range(state.seats):
        if state.sheets[seat * SHEET + STAGE] == IDLE:
            sheets[seat * SHEET + STAGE] = IDLE
    state.sheets = sheets


def reopen(state: CaptainsWar, seat: i64) -> None:
    """The sheet as it was when the phase began, with everything still to be chosen."""
    base = seat * SHEET
    for cell in range(SHEET):
        state.sheets[base + cell] = state.shown[base + cell]


def seen_sheets(state: CaptainsWar, viewer: i64, side: i64) -> Cells:
    """Where a seat sees the sheet of a side: in a sealed phase, others' are as they were when it began."""
    return state.shown if state.sealed == 1 and side != viewer else state.sheets


def seen_stage(state: CaptainsWar, viewer: i64, side: i64) -> i64:
    """What a side has to decide, as far as a seat knows: whether it is done is visible."""
    at = side * SHEET + STAGE
    if state.sheets[at] == IDLE:
        return IDLE
    return seen_sheets(state, viewer, side)[at]


def has_chosen(state: CaptainsWar, seat: i64) -> bool:
    """Whether the seat had something to choose in this phase and is done."""
    return state.sheets[seat * SHEET + STAGE] == IDLE and state.shown[seat * SHEET + STAGE] != IDLE


def imagine(state: CaptainsWar, viewer: i64, luck: Luck) -> None:
    """Let those who are done make random choices, step by step, in place of those that the viewer does not know."""
    to_move = state.to_move
    for seat in range(state.seats):
        if seat != viewer and has_chosen(state, seat):
            reopen(state, seat)
            while state.sheets[seat * SHEET + STAGE] != IDLE:
                state.to_move = seat
                choices = state.legal()
                state.happen(choices[luck.below(len(choices))])
    state.to_move = to_move
