"""The state dump of Captains' War (`docs/record-format.md`), of a position or a view.

A view has the others' sheets as they were when a sealed phase began, and so does its dump.
"""

from __future__ import annotations

from typing import Any, cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS
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
from captains_table.games.captains_war.rules.names import (
    BLACK_DIE,
    BLUE_FACES,
    DIE_NAMES,
    FORCES,
    RED_DIE,
    RED_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    YELLOW_DIE,
)
from captains_table.games.captains_war.rules.state import CaptainsWar

STEPS = ["setup", "loot", "command", "boarding", "over"]
"""The phases by number."""


def dump(state: State) -> dict[str, Any]:
    """The game's part of the dump."""
    state = cast("CaptainsWar", state)
    return {
        "turn": int(state.turn),
        "step": STEPS[state.phase],
        "active": None if state.active < 0 else SEATS[state.active],
        "dice": dice_texts(state),
        "aside": None if state.aside < 0 else DIE_NAMES[state.aside],
        "players": [sheet(state, side) for side in range(state.figures.sides)],
    }


def dice_texts(state: CaptainsWar) -> list[str]:
    """The faces of the loot roll, in dice order."""
    texts = [DIE_NAMES[die] for die in range(BLUE_FACES) for _ in range(state.dice[die])]
    if state.dice[YELLOW_DIE]:
        texts.append(str(state.yellow))
    if state.dice[BLACK_DIE]:
        texts.append(str(state.black))
    if state.dice[RED_DIE]:
        texts.append(RED_NAMES[state.red])
    return texts


def sheet(state: CaptainsWar, side: int) -> dict[str, Any]:
    """One side's sheet."""
    cells = [int(state.sheets[side * SHEET + cell]) for cell in range(SHEET)]
    return {
        "seat": SEATS[side] if side < state.seats else "captain",
        "gold": cells[GOLD],
        "coins": cells[COINS],
        "resources": {RESOURCE_NAMES[resource]: cells[HELD + resource] for resource in range(RESOURCES)},
        "circled": {RESOURCE_NAMES[resource]: cells[CIRCLED + resource] for resource in range(RESOURCES)},
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
