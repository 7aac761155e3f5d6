"""Captains' War in numbers (`core/tensor.py`): every side's sheet, the dice, and where in the turn the game is.

In a sealed phase the others' sheets are as they were when it began; only who is done can be seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from captains_table.core.contract import State
from captains_table.core.tensor import Encoding, Legend, Rows, first_seat, from_here, places
from captains_table.games.captains_war.rules.events import (
    ASIDE,
    ATTACK,
    ATTACK_CAPTAIN,
    BLACK_DIE,
    BLUE,
    DICE,
    FIRST,
    FORCES,
    HOLD,
    JOKER,
    RED_DIE,
    RED_FACES,
    SPACE,
    YELLOW_DIE,
)
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
    Table,
)
from captains_table.games.captains_war.rules.names import DIE_IDS, KIND_IDS, RED_IDS, TRACK_IDS
from captains_table.games.captains_war.rules.scoring import score_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.figures import WarFigures

PHASES = ["set-up", "loot", "command", "boarding", "over"]
STAGES = [
    *("nothing", "aside", "first die", "second die", "kind", "track", "command"),
    *("payment", "attack", "crew", "reward"),
]
"""What a side has to decide now, by number."""
ROLLS = ["none", "who begins", "loot", "raid", "crew"]
RED_NAMES = [f"{track}-{steps}" for track in RED_IDS for steps in range(1, 5)]
STOCK: Final = ENLISTED + FORCES
"""The first cells of a sheet, which are told as they are."""


class Numbers(Encoding):
    """Captains' War in numbers."""

    def chances(self, start: State) -> list[int]:
        """Who begins, and the dice. CW 1.4, 3.1"""
        return [*range(FIRST, FIRST + start.seats), *range(BLUE, ASIDE)]

    def choices(self, start: State) -> list[int]:
        """Everything else; attacks on those who take part. CW 5.1"""
        figures = cast("Table", start).figures
        victims = [ATTACK_CAPTAIN] if figures.solo == 1 else [ATTACK + seat for seat in range(figures.seats)]
        return [*range(ASIDE, ATTACK), *victims, *range(HOLD, SPACE)]

    def describe(self, start: State, legend: Legend) -> None:
        """Name every number."""
        figures = cast("Table", start).figures
        around = places(figures.seats)
        sides = sides_of(figures)
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
        legend.counts("dice", DIE_IDS, 3)
        legend.put("yellow die", 9)
        legend.put("black die", 5)
        legend.one_of("red die", RED_NAMES)
        legend.one_of("aside", DIE_IDS)
        legend.one_of("raid die 1", DIE_IDS[: JOKER + 1])
        legend.one_of("raid die 2", DIE_IDS[: JOKER + 1])
        legend.one_of("complete", TRACK_IDS)
        for side in sides:
            describe_sheet(side, legend)

    def write(self, view: State, row: Rows) -> None:
        """Write a view as numbers."""
        t = cast("Table", view)
        sides = t.figures.sides
        row.one_of(t.seats, first_seat(t))
        row.one_of(t.seats, from_here(t, t.to_move))
        row.one_of(COUNT + 1, t.phase)
        row.one_of(CREW_ROLL + 1, t.rolling)
        row.one_of(sides, side_from_here(t, t.active))
        row.one_of(sides, side_from_here(t, t.attacker))
        row.one_of(sides, side_from_here(t, t.defender))
        row.put(t.turn)
        row.put(t.fallen)
        row.put(t.sealed)
        row.part(t.dice, 0, DICE)
        row.put(t.yellow if t.dice[YELLOW_DIE] > 0 else 0)
        row.put(t.black if t.dice[BLACK_DIE] > 0 else 0)
        row.one_of(RED_FACES, t.red if t.dice[RED_DIE] > 0 else -1)
        row.one_of(DICE, t.aside)
        row.one_of(JOKER + 1, t.raid_one)
        row.one_of(JOKER + 1, t.raid_two)
        row.bits(t.completed, 2)
        for place in range(sides):
            write_sheet(t, place if place >= t.seats else (first_seat(t) + place) % t.seats, row)


def sides_of(figures: WarFigures) -> list[str]:
    """What the sides are called, from the viewer on."""
    return [*places(figures.seats), "captain"][: figures.sides]


def side_from_here(t: Table, side: i64) -> i64:
    """A side counted from the viewer; the captain comes last."""
    return side if side >= t.seats else from_here(t, side)


def describe_sheet(side: str, legend: Legend) -> None:
    """Name the numbers of a sheet."""
    forces = [f"force {force}" for force in range(1, FORCES + 1)]
    legend.put(f"{side} score", 50)
    legend.put(f"{side} gold", 20)
    legend.put(f"{side} coins circled", 40)
    legend.counts(f"{side} holds", KIND_IDS, 5)
    legend.counts(f"{side} has circled", KIND_IDS, 10)
    legend.counts(f"{side} circles crossed on track", TRACK_IDS, 10)
    legend.counts(f"{side} acquisitions on track", TRACK_IDS, 4)
    legend.counts(f"{side}", ["attacks", "defences"], 5)
    legend.counts(f"{side} command bonus", ["1", "2"], 5)
    legend.put(f"{side} points of tracks", 10)
    legend.put(f"{side} boarding bonus", 5)
    legend.one_of(f"{side}", ["has TNT", "raided last turn"])
    legend.counts(f"{side} pirates of", forces, 5)
    legend.counts(f"{side} has enlisted of", forces, 5)
    legend.one_of(f"{side} decides on", STAGES)
    legend.one_of(f"{side} first die", DIE_IDS)
    legend.one_of(f"{side} second die", DIE_IDS)
    legend.put(f"{side} dice applied", 2)
    legend.put(f"{side} steps left", 4)
    legend.one_of(f"{side} steps on", TRACK_IDS)
    legend.put(f"{side} has begun to acquire")
    legend.put(f"{side} resources to pay", 3)
    legend.one_of(f"{side} pays for", TRACK_IDS)
    legend.counts(f"{side} crew of", forces, 3)


def write_sheet(t: Table, side: i64, row: Rows) -> None:
    """A side's sheet and what it is doing."""
    base = side * SHEET
    sheets = t.sheets
    row.put(score_of(t, side))
    row.part(sheets, base, STOCK)
    row.one_of(REWARDED + 1, sheets[base + STAGE])
    row.one_of(DICE, sheets[base + TAKEN])
    row.one_of(DICE, sheets[base + TAKEN + 1])
    row.put(sheets[base + NEXT])
    row.put(sheets[base + STEPS_LEFT])
    row.one_of(2, sheets[base + STEPS_ON] if sheets[base + STEPS_LEFT] > 0 else -1)
    row.put(sheets[base + ACQUIRING])
    row.put(sheets[base + ANY_LEFT])
    row.one_of(2, sheets[base + PAYING_FOR] if sheets[base + ANY_LEFT] > 0 else -1)
    row.part(sheets, base + CREW_OF, FORCES)
