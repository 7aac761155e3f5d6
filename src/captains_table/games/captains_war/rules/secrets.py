"""Who knows what: choices of a sealed phase stay with the seat that makes them (CW 4.5, CW 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.captains_war.rules.layout import IDLE, SHEET, STAGE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.layout import Table


def conceal(t: Table, seat: i64) -> None:
    """Put back the sheet as it was when the phase began; only whether the seat is done can be seen."""
    base = seat * SHEET
    done = t.sheets[base + STAGE] == IDLE
    reopen(t, seat)
    if done:
        t.sheets[base + STAGE] = IDLE


def reopen(t: Table, seat: i64) -> None:
    """The sheet as it was when the phase began, with everything still to be chosen."""
    base = seat * SHEET
    for cell in range(SHEET):
        t.sheets[base + cell] = t.shown[base + cell]


def has_chosen(t: Table, seat: i64) -> bool:
    """Whether the seat had something to choose in this phase and is done."""
    return t.sheets[seat * SHEET + STAGE] == IDLE and t.shown[seat * SHEET + STAGE] != IDLE
