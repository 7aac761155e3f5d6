"""The ids that happenings, notation and dumps name things with."""

from __future__ import annotations

from typing import Final

KIND_IDS: Final = ["pearls", "wood", "gems", "rum"]
"""The resources, from the top of the chest to its bottom."""
TRACK_IDS: Final = ["boat", "attribute"]
RED_IDS: Final = ["boat", "attribute", "either"]
COLOUR_IDS: Final = ["blue", "yellow", "black", "red"]
DIE_IDS: Final = [
    "pearls",
    "wood",
    "gems",
    "rum",
    "pearls-2",
    "wood-2",
    "gems-2",
    "rum-2",
    "joker",
    "yellow",
    "black",
    "red",
]
CAPTAIN_IDS: Final = ["brise-lame", "fer-blanc", "tire-bourse", "veuve-carmine"]
"""The legendary captains, which are the options of the game."""
