"""Captains' War as numbers (`core/tensor.py`): every side's sheet, the dice, and the stage of the turn.

In a sealed phase the others' sheets are as they were when it began; only who is done is visible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from captains_table.core.contract import State
from captains_table.core.rows import Rows
from captains_table.core.tensor import Encoding, Legend, first_seat, place_of, places
from captains_table.games.captains_war.rules.events import ATTACK, ATTACK_CAPTAIN, BEGINS
from captains_table.games.captains_war.rules.layout import (
    ACQUIRING,
    ANY_LEFT,
    COUNT,
    CREW_OF,
    CREW_ROLL,
    ENLISTED,
    NEXT,
    PAYING_FOR,
    REWARDED,
    SHEET,
    STAGE,
    STEPS_LEFT,
    STEPS_ON,
    TAKEN,
)
from captains_table.games.captains_war.rules.names import (
    BLACK_DIE,
    BLUE_FACES,
    DICE,
    DIE_NAMES,
    FORCES,
    RED_DIE,
    RED_FACES,
    RED_NAMES,
    RESOURCE_NAMES,
    TRACK_NAMES,
    TRACKS,
    YELLOW_DIE,
)
from captains_table.games.captains_war.rules.scoring import score_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.captains_war.rules.figures import Figures
    from captains_table.games.captains_war.rules.state import CaptainsWar

PHASES = ["set-up", "loot", "command", "boarding", "over"]
STAGES = [
    *("nothing", "aside", "first die", "second die", "kind", "track", "command"),
    *("payment", "attack", "crew", "reward"),
]
"""What a side has to decide now, by number."""
ROLLS = ["none", "who begins", "loot", "raid", "crew"]
STOCK: Final[i64] = ENLISTED + FORCES
"""The first cells of a sheet, which are written unchanged."""


class Numbers(Encoding):
    """Captains' War as numbers."""

    def chances(self, start: State) -> list[int]:
        """Who begins, and the dice. CW 1.4, 3.1"""
        events = cast("CaptainsWar", start).figures.events
        return [
            event
            for event in range(events.size)
            if events.is_chance(event) and (events.kind[event] != BEGINS or events.seat[event] < start.seats)
        ]

    def choices(self, start: State) -> list[int]:
        """Everything else; attacks on those who take part. CW 5.1"""
        events = cast("CaptainsWar", start).figures.events
        attacks = (ATTACK, ATTACK_CAPTAIN)
        return [
            event
            for event in range(events.size)
            if not events.is_chance(event) and (events.kind[event] not in attacks or events.target[event] >= 0)
        ]

    def describe(self, start: State, legend: Legend) -> None:
        """Name every number."""
        figures = cast("CaptainsWar", start).figures
        around = places(figures.seats)
        sides = sides_of(figures)
        legend.part()
        legend.one_of("seat", "ABCDEF"[: figures.seats])
        legend.one_of("to move", around)
        legend.one_of("phase", PHASES)
        legend.one_of("roll", ROLLS)
        legend.one_of("active", sides)
        legend.one_of("attacker", sides)
        legend.one_of("defender", sides)
        legend.put("turn", 20)
        legend.put("dice fallen", 6)
        legend.put("choices are sealed")
        legend.part()
        legend.counts("dice", DIE_NAMES, 3)
        legend.put("yellow die", 9)
        legend.put("black die", 5)
        legend.one_of("red die", RED_NAMES)
        legend.one_of("aside", DIE_NAMES)
        legend.one_of("raid die 1", DIE_NAMES[:BLUE_FACES])
        legend.one_of("raid die 2", DIE_NAMES[:BLUE_FACES])
        legend.one_of("complete", TRACK_NAMES)
        for side in sides:
            describe_sheet(side, legend)

    def write(self, view: State, row: Rows) -> None:
        """Write a view as numbers."""
        write_position(cast("CaptainsWar", view), row)


def sides_of(figures: Figures) -> list[str]:
    """The names of the sides, from the viewer on."""
    return [*places(figures.seats), "captain"][: figures.sides]


def side_from(state: CaptainsWar, here: i64, side: i64) -> i64:
    """A side counted from the seat `here`; the captain comes last."""
    return side if side >= state.seats else place_of(side, here, state.seats)


def describe_sheet(side: str, legend: Legend) -> None:
    """Name the numbers of a sheet."""
    forces = [f"force {force}" for force in range(1, FORCES + 1)]
    legend.part()
    legend.put(f"{side} score", 50)
    legend.part()
    legend.put(f"{side} gold", 20)
    legend.put(f"{side} coins circled", 40)
    legend.counts(f"{side} holds", RESOURCE_NAMES, 5)
    legend.counts(f"{side} has circled", RESOURCE_NAMES, 10)
    legend.counts(f"{side} circles crossed on track", TRACK_NAMES, 10)
    legend.counts(f"{side} acquisitions on track", TRACK_NAMES, 4)
    legend.counts(f"{side}", ["attacks", "defences"], 5)
    legend.counts(f"{side} command bonus", ["1", "2"], 5)
    legend.put(f"{side} points of tracks", 10)
    legend.put(f"{side} boarding bonus", 5)
    legend.one_of(f"{side}", ["has TNT", "raided last turn"])
    legend.counts(f"{side} pirates of", forces, 5)
    legend.counts(f"{side} has enlisted of", forces, 5)
    legend.part()
    legend.one_of(f"{side} decides on", STAGES)
    legend.one_of(f"{side} first die", DIE_NAMES)
    legend.one_of(f"{side} second die", DIE_NAMES)
    legend.put(f"{side} dice applied", 2)
    legend.put(f"{side} steps left", 4)
    legend.one_of(f"{side} steps on", TRACK_NAMES)
    legend.put(f"{side} has begun to acquire")
    legend.put(f"{side} resources to pay", 3)
    legend.one_of(f"{side} pays for", TRACK_NAMES)
    legend.counts(f"{side} crew of", forces, 3)


def write_position(state: CaptainsWar, row: Rows) -> None:
    """The stage of the game, the dice, and all sheets from the viewer on."""
    here = first_seat(state)
    write_course(state, here, row)
    write_dice(state, row)
    for place in range(state.figures.sides):
        side = place if place >= state.seats else (here + place) % state.seats
        row.put(score_of(state, side))
        write_stock(state.sheets, side, row)
        write_doing(state.sheets, side, state.sheets[side * SHEET + STAGE], row)


def write_course(state: CaptainsWar, here: i64, row: Rows) -> None:
    """The stage of the game, from the perspective of the seat `here`."""
    sides = state.figures.sides
    row.one_of(state.seats, here)
    row.one_of(state.seats, place_of(state.to_move, here, state.seats))
    row.one_of(COUNT + 1, state.phase)
    row.one_of(CREW_ROLL + 1, state.rolling)
    row.one_of(sides, side_from(state, here, state.active))
    row.one_of(sides, side_from(state, here, state.attacker))
    row.one_of(sides, side_from(state, here, state.defender))
    row.put(state.turn)
    row.put(state.fallen)
    row.put(state.sealed)


def write_dice(state: CaptainsWar, row: Rows) -> None:
    """The dice, and which tracks have been completed."""
    row.part(state.dice, 0, DICE)
    row.put(state.yellow * state.dice[YELLOW_DIE])
    row.put(state.black * state.dice[BLACK_DIE])
    row.one_if(state.dice[RED_DIE] > 0, RED_FACES, state.red)
    row.one_of(DICE, state.aside)
    row.one_of(BLUE_FACES, state.raid_one)
    row.one_of(BLUE_FACES, state.raid_two)
    row.bits(state.completed, TRACKS)


def write_stock(sheets: Cells, side: i64, row: Rows) -> None:
    """What is on a side's sheet."""
    row.part(sheets, side * SHEET, STOCK)


def write_doing(sheets: Cells, side: i64, stage: i64, row: Rows) -> None:
    """What a side is doing; `stage` is what it has to decide."""
    base = side * SHEET
    row.one_of(REWARDED + 1, stage)
    row.one_of(DICE, sheets[base + TAKEN])
    row.one_of(DICE, sheets[base + TAKEN + 1])
    row.put(sheets[base + NEXT])
    row.put(sheets[base + STEPS_LEFT])
    row.one_if(sheets[base + STEPS_LEFT] > 0, TRACKS, sheets[base + STEPS_ON])
    row.put(sheets[base + ACQUIRING])
    row.put(sheets[base + ANY_LEFT])
    row.one_if(sheets[base + ANY_LEFT] > 0, TRACKS, sheets[base + PAYING_FOR])
    row.part(sheets, base + CREW_OF, FORCES)
