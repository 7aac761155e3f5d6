"""The layout of the events: where each kind begins in the game's space, and the small numbers they are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# The chest from top to bottom: pearls, wood, gems, rum.
KINDS: Final = 4
FORCES: Final = 5
"""Pirates have Force 1 to 5; the row of Force f is number f - 1."""

# Dice in their order: a blue one by its face (four singles, four doubles, the joker), yellow, black, red.
DOUBLE: Final = 4
JOKER: Final = 8
YELLOW_DIE: Final = 9
BLACK_DIE: Final = 10
RED_DIE: Final = 11
DICE: Final = 12
BLUES: Final = 3
"""How many blue dice there are."""
MOST_COINS: Final = 9
"""The highest face a yellow die can have."""
MOST_STEPS: Final = 4
"""The highest number of steps a red die can have."""

# Tracks, and the red die's "either".
BOAT: Final = 0
ATTRIBUTE: Final = 1
EITHER: Final = 2

RED_FACES: Final = 12

# Chance
FIRST: Final = 0
BLUE: Final = 6
YELLOW: Final = 15
BLACK: Final = 24
RED: Final = 29
# Loot
ASIDE: Final = 41
TAKE: Final = 53
CHOOSE: Final = 65
STEP: Final = 69
# Command
BUY: Final = 71
ACQUIRE: Final = 75
PAY: Final = 77
RECRUIT: Final = 81
DONE: Final = 86
# Boarding
ATTACK: Final = 87
ATTACK_CAPTAIN: Final = 93
HOLD: Final = 94
CREW: Final = 95
CREW_DONE: Final = 100
REWARD: Final = 101
REWARD_GOLD: Final = 101
REWARD_TRACK: Final = 102
REWARD_NONE: Final = 104

SPACE: Final = 105
"""How many events there are."""


def red_face(track: i64, steps: i64) -> i64:
    """The number of a red face."""
    return track * MOST_STEPS + steps - 1


def red_track(face: i64) -> i64:
    """The track that a red face shows."""
    return face // MOST_STEPS


def red_steps(face: i64) -> i64:
    """The steps that a red face shows."""
    return face % MOST_STEPS + 1


def colour_of(die: i64) -> i64:
    """The colour of a die: 0 blue, 1 yellow, 2 black, 3 red."""
    return die - JOKER if die > JOKER else 0
