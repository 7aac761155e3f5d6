"""Who knows what: choices in a sealed phase are known only to the seat that makes them. CW 4.5, CW 5.2"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.captains_war.rules.layout import IDLE, SHEET, STAGE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.luck import Luck
    from captains_table.games.captains_war.rules.state import CaptainsWar


def conceal(state: CaptainsWar, seat: i64) -> None:
    """Restore the sheet as it was when the phase began; only whether the seat is done is visible."""
    base = seat * SHEET
    done = state.sheets[base + STAGE] == IDLE
    reopen(state, seat)
    if done:
        state.sheets[base + STAGE] = IDLE


def reopen(state: CaptainsWar, seat: i64) -> None:
    """The sheet as it was when the phase began, with everything still to be chosen."""
    base = seat * SHEET
    for cell in range(SHEET):
        state.sheets[base + cell] = state.shown[base + cell]


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
