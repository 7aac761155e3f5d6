"""Captains' War on the table of `board.svg`: the dice in their tray, and everybody's sheet (`scene_*.py`)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import cast

from captains_table.core.cells import key_of
from captains_table.core.contract import State
from captains_table.core.game import Phrase
from captains_table.core.scene import Scene
from captains_table.games.captains_war.dump import STEPS
from captains_table.games.captains_war.offers import offers
from captains_table.games.captains_war.rules.names import DIE_NAMES, RED_DIE, RED_NAMES
from captains_table.games.captains_war.rules.state import CaptainsWar
from captains_table.games.captains_war.scene_others import lay_small_sheet
from captains_table.games.captains_war.scene_sheets import die_face, lay_large_sheet


def scene(state: State, events: Sequence[int]) -> Scene:
    """The table from the viewer's seat (for spectators from the first one), with the events on the pieces to click."""
    state = cast("CaptainsWar", state)
    me = int(state.viewer) if 0 <= state.viewer < state.seats else 0
    made = Scene(offers(state, events))
    made.part(_tray_key(state), _lay_tray, state)
    made.part((state.figures, "plaques", state.turn, state.phase), _lay_plaques, state)
    lay_large_sheet(made, state, me)
    for place in range(1, state.figures.sides):
        lay_small_sheet(made, state, (me + place) % state.figures.sides, f"other-{place}")
    return made


# The tray


def _tray_key(state: CaptainsWar) -> Hashable:
    """Everything that the dice in the tray depend on."""
    faces = state.yellow, state.black, state.red, state.raid_one, state.raid_two
    return state.figures, "tray", key_of(state.dice, 0, len(DIE_NAMES)), state.aside, faces


def _lay_tray(made: Scene, state: CaptainsWar) -> None:
    """The roll, the die set aside, the captain's roll."""
    for die, name in enumerate(DIE_NAMES):
        for number in range(state.dice[die]):
            aside = state.aside == die and number == 0
            symbol, text = die_face(state, die)
            label = _die_label("piece-die-aside" if aside else "piece-die", state, die, text)
            made.put(f"die-{name}-{number}", symbol, "aside" if aside else "dice", -1, text, label, f"die-{name}")
    for number, face in enumerate((state.raid_one, state.raid_two)):
        if face >= 0:
            label = Phrase("piece-raid", {"face": DIE_NAMES[face]})
            made.put(f"raid-{number}", f"die-{DIE_NAMES[face]}", "raid", label=label)


def _lay_plaques(made: Scene, state: CaptainsWar) -> None:
    """Turn and phase."""
    made.put("turn", "plaque", "turn", label=Phrase("piece-turn", {"turn": int(state.turn)}))
    made.put("phase", "plaque", "phase", label=Phrase(f"phase-{STEPS[state.phase]}"))


def _die_label(label: str, state: CaptainsWar, die: int, figure: str) -> Phrase:
    """A die and its face."""
    name = DIE_NAMES[die]
    if die == RED_DIE:
        return Phrase(f"{label}-red", {"die": name, "red": RED_NAMES[state.red]})
    return Phrase(f"{label}-figure", {"die": name, "figure": figure}) if figure else Phrase(label, {"die": name})
