"""Captains' War on the table of `board.svg`: the dice in their tray, and everybody's sheet (`sheets.py`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS, Phrase
from captains_table.core.scene import Piece, Scene
from captains_table.games.captains_war.dump import STEPS
from captains_table.games.captains_war.notation import RED_FACES
from captains_table.games.captains_war.rules.events import (
    ACQUIRE,
    ASIDE,
    ATTACK,
    ATTACK_CAPTAIN,
    BLACK_DIE,
    BUY,
    CHOOSE,
    CREW,
    CREW_DONE,
    DONE,
    PAY,
    RECRUIT,
    RED_DIE,
    REWARD_GOLD,
    REWARD_NONE,
    REWARD_TRACK,
    STEP,
    TAKE,
    YELLOW_DIE,
)
from captains_table.games.captains_war.rules.layout import OWNED, SHEET
from captains_table.games.captains_war.rules.names import DIE_IDS, KIND_IDS, TRACK_IDS
from captains_table.games.captains_war.rules.state import CaptainsWar
from captains_table.games.captains_war.sheets import lay_large_sheet, lay_small_sheet, side_id

PLAIN = ("done", "hold", "crew done", "reward none")
"""The events that are no click on the table."""


def scene(state: State, events: Sequence[int]) -> list[Piece]:
    """The table from the viewer's seat (for spectators from the first one), with the events on the pieces to click."""
    t = cast("CaptainsWar", state)
    me = int(t.viewer) if 0 <= t.viewer < t.seats else 0
    made = Scene(_offers(t, events))
    _lay_tray(made, t)
    lay_large_sheet(made, t, me)
    for place in range(1, t.figures.sides):
        lay_small_sheet(made, t, (me + place) % t.figures.sides, f"other-{place}")
    return made.pieces


def _offers(t: CaptainsWar, events: Sequence[int]) -> dict[str, list[int]]:
    """The events that each piece offers, by the name that its offers go by."""
    found: dict[str, list[int]] = {}
    for event in events:
        for piece in _pieces(t, event):
            found.setdefault(piece, []).append(event)
    return found


def _pieces(t: CaptainsWar, event: int) -> Iterator[str]:
    """The pieces on which an event is offered."""
    me = SEATS[max(0, t.to_move)]
    if ASIDE <= event < CHOOSE:
        yield f"die-{DIE_IDS[event - (ASIDE if event < TAKE else TAKE)]}"
    elif CHOOSE <= event < STEP:
        yield f"{me}-{KIND_IDS[event - CHOOSE]}"
    elif STEP <= event < BUY:
        yield f"{me}-{TRACK_IDS[event - STEP]}"
    elif BUY <= event < ACQUIRE:
        yield f"{me}-{KIND_IDS[event - BUY]}"
    elif ACQUIRE <= event < PAY:
        track = event - ACQUIRE
        yield f"{me}-{TRACK_IDS[track]}-{t.sheets[t.to_move * SHEET + OWNED + track]}"
    elif PAY <= event < RECRUIT:
        yield f"{me}-{KIND_IDS[event - PAY]}"
    elif RECRUIT <= event < DONE:
        yield f"{me}-force-{event - RECRUIT + 1}"
    elif ATTACK <= event <= ATTACK_CAPTAIN:
        yield f"sheet-{side_id(t, int(t.seats) if event == ATTACK_CAPTAIN else event - ATTACK)}"
    elif CREW <= event < CREW_DONE:
        yield f"{me}-force-{event - CREW + 1}"
    elif event == REWARD_GOLD:
        yield f"{me}-gold"
    elif REWARD_TRACK <= event < REWARD_NONE:
        yield f"{me}-{TRACK_IDS[event - REWARD_TRACK]}"


# The tray


def _lay_tray(made: Scene, t: CaptainsWar) -> None:
    """The roll, the die set aside, the captain's roll, turn and phase."""
    for die, name in enumerate(DIE_IDS):
        for number in range(t.dice[die]):
            aside = t.aside == die and number == 0
            symbol, text = _face(t, die)
            label = _die_label("piece-die-aside" if aside else "piece-die", t, die, text)
            made.put(f"die-{name}-{number}", symbol, "aside" if aside else "dice", -1, text, label, f"die-{name}")
    for number, face in enumerate((t.raid_one, t.raid_two)):
        if face >= 0:
            label = Phrase("piece-raid", {"face": DIE_IDS[face]})
            made.put(f"raid-{number}", f"die-{DIE_IDS[face]}", "raid", label=label)
    made.put("turn", "plaque", "turn", label=Phrase("piece-turn", {"turn": int(t.turn)}))
    made.put("phase", "plaque", "phase", label=Phrase(f"phase-{STEPS[t.phase]}"))


def _die_label(label: str, t: CaptainsWar, die: int, figure: str) -> Phrase:
    """A die and what it shows."""
    name = DIE_IDS[die]
    if die == RED_DIE:
        return Phrase(f"{label}-red", {"die": name, "red": RED_FACES[t.red]})
    return Phrase(f"{label}-figure", {"die": name, "figure": figure}) if figure else Phrase(label, {"die": name})


def _face(t: CaptainsWar, die: int) -> tuple[str, str]:
    """The symbol of a die that has fallen, and the figure on it."""
    if die == YELLOW_DIE:
        return "die-yellow", str(t.yellow)
    if die == BLACK_DIE:
        return "die-black", str(t.black)
    if die == RED_DIE:
        track, steps = RED_FACES[t.red].split("-")
        return f"die-red-{track}", steps
    return f"die-{DIE_IDS[die]}", ""
