"""The numbers of resources, Forces, dice and tracks, and their names in notation, dumps and happenings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final = -1
"""No seat, no side, no die, no part of an event."""
MOST_SEATS: Final[i64] = 6

RESOURCES: Final[i64] = 4
RESOURCE_NAMES: Final = ["pearls", "wood", "gems", "rum"]
"""The resources, from the top of the chest to the bottom."""

FORCES: Final[i64] = 5
"""Pirates have Force 1 to 5; the row of Force f is number f - 1."""

BOAT: Final = 0
ATTRIBUTE: Final = 1
TRACKS: Final[i64] = 2
TRACK_NAMES: Final = ["boat", "attribute"]
EITHER: Final = 2
"""The red die's choice between the two tracks."""

# Dice in their order: a blue one by its face (four singles, four doubles, the joker), yellow, black, red.
DOUBLE: Final = 4
JOKER: Final = 8
YELLOW_DIE: Final = 9
BLACK_DIE: Final = 10
RED_DIE: Final = 11
DICE: Final[i64] = 12
BLUE_FACES: Final[i64] = 9
BLUE_DICE: Final = 3
"""The number of blue dice."""
DIE_NAMES: Final = [
    *("pearls", "wood", "gems", "rum"),
    *("pearls-2", "wood-2", "gems-2", "rum-2", "joker"),
    *("yellow", "black", "red"),
]
COLOUR_NAMES: Final = ["blue", "yellow", "black", "red"]
MOST_COINS: Final[i64] = 9
"""The highest face a yellow die can have."""
MOST_STEPS: Final = 4
"""The highest number of steps a red die can have."""
RED_FACES: Final[i64] = 12
RED_NAMES: Final = [f"{track}-{steps}" for track in [*TRACK_NAMES, "either"] for steps in range(1, MOST_STEPS + 1)]
"""The faces of red dice, by number."""

CAPTAIN: Final = 1
"""The side of the legendary captain in solo."""
CAPTAIN_NAMES: Final = ["brise-lame", "fer-blanc", "tire-bourse", "veuve-carmine"]
"""The legendary captains, which are the options of the game."""


def red_track(face: i64) -> i64:
    """The track that a red face shows, or EITHER."""
    return face // MOST_STEPS


def red_steps(face: i64) -> i64:
    """The steps that a red face shows."""
    return face % MOST_STEPS + 1


def colour_of(die: i64) -> i64:
    """The colour of a die: 0 blue, 1 yellow, 2 black, 3 red."""
    return die - JOKER if die > JOKER else 0
