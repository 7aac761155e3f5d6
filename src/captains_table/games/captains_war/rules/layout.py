"""The position: every side's sheet, the dice on the table, and where in the turn the game is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.cells import copied, filled
from captains_table.core.contract import State
from captains_table.games.captains_war.rules.events import DICE, FORCES, KINDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.captains_war.rules.figures import WarFigures

# The cells of a sheet. Side s has them from s * SHEET on.
GOLD: Final = 0
COINS: Final = 1
"""Coins circled so far."""
HELD: Final = 2
CIRCLED: Final = 6
TRACK: Final = 10
"""Circles crossed on the boat track, then on the attribute track."""
OWNED: Final = 12
"""Boats acquired, then attributes."""
ATTACKS: Final = 14
DEFENCES: Final = 15
COMMAND: Final = 16
"""The two command bonuses in the order of getting, 0 for none."""
TRACK_PR: Final = 18
BOARDING_BONUS: Final = 19
TNT: Final = 20
RAIDED: Final = 21
"""1 if the side attacked in its last turn as active player."""
PIRATES: Final = 22
ENLISTED: Final = 27
"""Pirates circled so far, by Force."""
# What the side is doing in the present phase.
STAGE: Final = 32
TAKEN: Final = 33
"""The two dice taken, -1 for none yet."""
NEXT: Final = 35
"""How many of them have been applied or begun."""
STEPS_LEFT: Final = 36
STEPS_ON: Final = 37
ACQUIRING: Final = 38
"""1 once an acquisition has been begun in this phase."""
ANY_LEFT: Final = 39
"""Resources of one's choice still to be paid, for the acquisition on the track PAYING_FOR."""
PAYING_FOR: Final = 40
CREW_OF: Final = 41
"""The crew chosen so far, by Force."""
SHEET: Final = 46

# What a side has to decide now.
IDLE: Final = 0
SET_ASIDE: Final = 1
TAKE_FIRST: Final = 2
TAKE_SECOND: Final = 3
CHOOSE_KIND: Final = 4
CHOOSE_TRACK: Final = 5
COMMANDING: Final = 6
PAYING: Final = 7
ATTACKING: Final = 8
CREWING: Final = 9
REWARDED: Final = 10

# Phases
SETUP: Final = 0
LOOT: Final = 1
COMMAND_PHASE: Final = 2
BOARDING: Final = 3
COUNT: Final = 4

# What chance decides now.
NO_ROLL: Final = 0
WHO_BEGINS: Final = 1
LOOT_ROLL: Final = 2
RAID_ROLL: Final = 3
CREW_ROLL: Final = 4


class Table(State):
    """A position of Captains' War."""

    def __init__(self, figures: WarFigures, like: Table | None = None) -> None:
        super().__init__(figures.seats)
        self.figures = figures
        if like is None:
            self.sheets: Cells = filled(figures.sides * SHEET, 0)
            self.shown: Cells = self.sheets
            """The sheets as they were when the sealed phase began. Never written to, only replaced."""
            self.dice: Cells = filled(DICE, 0)
            """How many dice of the loot roll show each face."""
            self.yellow: i64 = 0
            self.black: i64 = 0
            self.red: i64 = 0
            """The yellow, black and red faces of the loot roll."""
            self.aside: i64 = -1
            self.turn: i64 = 0
            self.phase: i64 = SETUP
            self.active: i64 = -1
            self.rolling: i64 = WHO_BEGINS
            self.fallen: i64 = 0
            """Dice that have fallen in the present roll."""
            self.raid_one: i64 = -1
            """The first two dice of the roll that tells whether the captain boards (CW 9.4)."""
            self.raid_two: i64 = -1
            self.sealed: i64 = 0
            """1 while choices are hidden until all are done."""
            self.attacker: i64 = -1
            self.defender: i64 = -1
            self.completed: i64 = 0
            """Bit t: in an earlier turn somebody has made the last acquisition of track t."""
        else:
            self.sheets = like.sheets
            self.shown = like.shown
            self.dice = like.dice
            self.yellow = like.yellow
            self.black = like.black
            self.red = like.red
            self.aside = like.aside
            self.turn = like.turn
            self.phase = like.phase
            self.active = like.active
            self.rolling = like.rolling
            self.fallen = like.fallen
            self.raid_one = like.raid_one
            self.raid_two = like.raid_two
            self.sealed = like.sealed
            self.attacker = like.attacker
            self.defender = like.defender
            self.completed = like.completed
            self.to_move = like.to_move
            self.viewer = like.viewer
            self.seal = like.seal

    def own_cells(self) -> None:
        """Share no cells with another position any more, but those that are never written to."""
        self.sheets = copied(self.sheets)
        self.dice = copied(self.dice)

    def fingerprint(self) -> list[int]:
        """Everything that makes up the position, as numbers."""
        marks: list[int] = [
            self.to_move,
            self.seal,
            self.turn,
            self.phase,
            self.active,
            self.aside,
            self.yellow,
            self.black,
            self.red,
            self.rolling,
            self.fallen,
            self.raid_one,
            self.raid_two,
            self.sealed,
            self.attacker,
            self.defender,
            self.completed,
        ]
        for count in self.dice:
            marks.append(count)
        for cell in self.sheets:
            marks.append(cell)
        if self.sealed == 1:
            for cell in self.shown:
                marks.append(cell)
        return marks


def lay_out(t: Table) -> None:
    """The sheets before the first event (CW 1.3, CW 8.2, CW 8.3)."""
    figures, sheets = t.figures, t.sheets
    for side in range(figures.sides):
        base = side * SHEET
        sheets[base + TAKEN] = -1
        sheets[base + TAKEN + 1] = -1
        captain = figures.solo == 1 and side == 1
        for row in range(FORCES):
            count = figures.captain_pirates[row] if captain else figures.start_pirates[row]
            sheets[base + PIRATES + row] = count
            sheets[base + ENLISTED + row] = count
        if figures.solo == 1:
            gold = figures.captain_gold if captain else figures.start_gold[0]
            sheets[base + GOLD] = gold
            sheets[base + COINS] = gold
            sheets[base + OWNED] = 1
        if captain:
            for kind in range(KINDS):
                sheets[base + HELD + kind] = figures.captain_goods[kind]
                sheets[base + CIRCLED + kind] = figures.captain_goods[kind]
    if figures.solo == 1:
        t.rolling = LOOT_ROLL
