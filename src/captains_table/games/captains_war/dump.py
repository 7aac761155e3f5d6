"""The state dump of Captains' War (`docs/record-format.md`), of a position or a view.

A view holds the others' sheets as they were when a sealed phase began, so its dump shows just that.
"""

from __future__ import annotations

from typing import Any, cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS
from captains_table.games.captains_war.notation import FACES, RED_FACES
from captains_table.games.captains_war.rules.events import BLACK_DIE, FORCES, KINDS, RED_DIE, YELLOW_DIE
from captains_table.games.captains_war.rules.layout import (
    ATTACKS,
    BOARDING_BONUS,
    CIRCLED,
    COINS,
    COMMAND,
    DEFENCES,
    GOLD,
    HELD,
    OWNED,
    PIRATES,
    SHEET,
    TNT,
    TRACK,
    TRACK_PR,
)
from captains_table.games.captains_war.rules.names import DIE_IDS, KIND_IDS
from captains_table.games.captains_war.rules.state import CaptainsWar

STEPS = ["setup", "loot", "command", "boarding", "over"]
"""The phases by number."""


def dump(state: State) -> dict[str, Any]:
    """The game's part of the dump."""
    t = cast("CaptainsWar", state)
    return {
        "turn": int(t.turn),
        "step": STEPS[t.phase],
        "active": None if t.active < 0 else SEATS[t.active],
        "dice": dice_texts(t),
        "aside": None if t.aside < 0 else DIE_IDS[t.aside],
        "players": [sheet(t, side) for side in range(t.figures.sides)],
    }


def dice_texts(t: CaptainsWar) -> list[str]:
    """The faces of the loot roll, in the order of dice."""
    texts = [face for die, face in enumerate(FACES) for _ in range(t.dice[die])]
    if t.dice[YELLOW_DIE]:
        texts.append(str(t.yellow))
    if t.dice[BLACK_DIE]:
        texts.append(str(t.black))
    if t.dice[RED_DIE]:
        texts.append(RED_FACES[t.red])
    return texts


def sheet(t: CaptainsWar, side: int) -> dict[str, Any]:
    """One side's sheet."""
    cells = [int(t.sheets[side * SHEET + cell]) for cell in range(SHEET)]
    return {
        "seat": SEATS[side] if side < t.seats else "captain",
        "gold": cells[GOLD],
        "coins": cells[COINS],
        "resources": {KIND_IDS[kind]: cells[HELD + kind] for kind in range(KINDS)},
        "circled": {KIND_IDS[kind]: cells[CIRCLED + kind] for kind in range(KINDS)},
        "pirates": cells[PIRATES : PIRATES + FORCES],
        "boat_track": cells[TRACK],
        "attribute_track": cells[TRACK + 1],
        "boats": cells[OWNED],
        "attributes": cells[OWNED + 1],
        "attacks": cells[ATTACKS],
        "defences": cells[DEFENCES],
        "command": [bonus for bonus in cells[COMMAND : COMMAND + 2] if bonus],
        "track_pr": cells[TRACK_PR],
        "boarding_bonus": cells[BOARDING_BONUS],
        "tnt": bool(cells[TNT]),
    }
