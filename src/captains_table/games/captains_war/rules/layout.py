"""The layout of a position of Captains' War: the cells of a sheet, decisions, phases and rolls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# The cells of a sheet. Those of side s begin at s * SHEET.
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
"""The two command bonuses in the order in which they were earned, 0 for none."""
TRACK_PR: Final = 18
BOARDING_BONUS: Final = 19
TNT: Final = 20
RAIDED: Final = 21
"""1 if the side attacked in its last turn as active player."""
PIRATES: Final = 22
ENLISTED: Final = 27
"""Pirates circled so far, by Force."""
# What the side is doing in the current phase.
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
"""Resources of one's choice still to pay, for the acquisition on the track PAYING_FOR."""
PAYING_FOR: Final = 40
CREW_OF: Final = 41
"""The crew chosen so far, by Force."""
SHEET: Final[i64] = 46

# What a side has to decide now.
IDLE: Final = 0
SET_ASIDE: Final = 1
TAKE_FIRST: Final = 2
TAKE_SECOND: Final = 3
CHOOSE_RESOURCE: Final = 4
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
