"""The numbers of decks, roof shapes, colours and improvements, and their names in notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final = -1
"""No seat, no card, no shape, nothing on a square."""

ROOF: Final = 0
FLOOR: Final = 1
PERMIT: Final = 2
DECKS: Final[i64] = 3
"""The three kinds of cards, each with its own deck. CA 1.3"""
DECK_NAMES: Final = ("roof", "floor", "permit")

ROUND: Final = 0
TRIANGULAR: Final = 1
SHAPES: Final[i64] = 2
"""The shapes of roofs. CA 1.2"""
SHAPE_NAMES: Final = ("round", "triangular")

COLOURS: Final[i64] = 3
"""CA 1.1"""
COLOUR_NAMES: Final = ("blue", "pink", "mauve")

FOUNTAIN: Final = 0
AMPHITHEATRE: Final = 1
TEMPLE: Final = 2
IMPROVEMENTS: Final[i64] = 3
"""CA 6.1"""
IMPROVEMENT_NAMES: Final = ("fountain", "amphitheatre", "temple")
