"""Pirates: full rows (CW 3.4), who is left, and the captain who always gets a new one (CW 9.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.layout import ENLISTED, PIRATES, SHEET
from captains_table.games.captains_war.rules.names import CAPTAIN, FORCES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar


def free_row(state: CaptainsWar, who: i64, force: i64) -> i64:
    """Free circles of a Force; in solo the stock is common (CW 8.1)."""
    sheets, row = state.sheets, ENLISTED + force - 1
    if state.figures.solo == 1:
        return state.figures.rows[force - 1] - sheets[row] - sheets[SHEET + row]
    return state.figures.rows[force - 1] - sheets[who * SHEET + row]


def next_with_room(state: CaptainsWar, who: i64, force: i64) -> i64:
    """CW 3.4: this Force, or the next lower one with room; 0 if there is none."""
    while force > 0 and free_row(state, who, force) <= 0:
        force -= 1
    return force


def circle_pirate(state: CaptainsWar, who: i64, force: i64) -> None:
    """Circle a pirate of a row that has room."""
    base = who * SHEET + force - 1
    state.sheets[base + PIRATES] += 1
    state.sheets[base + ENLISTED] += 1
    if state.figures.solo == 1 and who == 0 and weakest(state, CAPTAIN) == 0:
        copy_pirate(state, force)


def loot_pirate(state: CaptainsWar, who: i64, force: i64) -> None:
    """CW 3.4: a pirate from the black die or a track."""
    got = next_with_room(state, who, force)
    if state.tale is not None:
        if got == force:
            state.tale.append(Happening("pirate", {"who": who, "force": got}))
        elif got > 0:
            state.tale.append(Happening("pirate-lower", {"who": who, "force": got, "wanted": force}))
        else:
            state.tale.append(Happening("pirate-lost", {"who": who, "force": force}))
    if got > 0:
        circle_pirate(state, who, got)


def copy_pirate(state: CaptainsWar, force: i64) -> None:
    """CW 9.8: a captain without a pirate gets one like the player's, or the next lower with room."""
    got = next_with_room(state, CAPTAIN, force)
    if got > 0:
        circle_pirate(state, CAPTAIN, got)
    if state.tale is not None:
        if got > 0:
            state.tale.append(
                Happening("captain-copies", {"who": CAPTAIN, "who_has": 0, "force": got, "wanted": force})
            )
        else:
            state.tale.append(Happening("captain-copies-none", {"who": CAPTAIN, "who_has": 0, "force": force}))


def weakest(state: CaptainsWar, who: i64) -> i64:
    """The Force of the weakest pirate, 0 without any."""
    base = who * SHEET + PIRATES
    for row in range(FORCES):
        if state.sheets[base + row] > 0:
            return row + 1
    return 0


def strongest(state: CaptainsWar, who: i64) -> i64:
    """The Force of the strongest pirate, 0 without any."""
    base = who * SHEET + PIRATES - 1
    force: i64 = FORCES
    while force > 0 and state.sheets[base + force] == 0:
        force -= 1
    return force


def force_left(state: CaptainsWar, who: i64) -> i64:
    """CW 7.2: the total Force of the pirates left."""
    base = who * SHEET + PIRATES
    total: i64 = 0
    for row in range(FORCES):
        total += (row + 1) * state.sheets[base + row]
    return total
