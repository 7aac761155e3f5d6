"""The prepared figures of one game of Captains' War, as flat tables: what is printed on dice, sheets and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.cells import filled
from captains_table.games.captains_war.rules.events import Events

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells

ACQUISITIONS: Final[i64] = 4
"""The number of boats that can be acquired, and likewise of attributes."""
ANY: Final = 4
"""The place of `any` in a price, after the four resources."""
PRICE: Final[i64] = 5
"""The cells of one price: the four resources and `any`."""

# What a circle of a track gives.
NOTHING: Final = 0
GOLD_GAIN: Final = 1
JOKER_GAIN: Final = 2
PIRATE_GAIN: Final = 3
BOARDING_GAIN: Final = 4
PR_GAIN: Final = 5


class Figures:
    """One edition, prepared for a number of players. `edition.py` fills it in."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final[i64] = seats
        self.solo: Final[i64] = 1 if seats == 1 else 0
        """1 if a captain plays against the one seat."""
        self.sides: Final[i64] = seats + self.solo
        """The seats, and the captain after them."""
        self.events: Final[Events] = Events(seats)

        self.blue: Cells = filled(0, 0)
        """The faces of a blue die, as dice; `yellow` and `black` by number, `red` as `RED_NAMES`."""
        self.yellow: Cells = filled(0, 0)
        self.black: Cells = filled(0, 0)
        self.red: Cells = filled(0, 0)

        self.stock: Cells = filled(0, 0)
        """Circles of each resource."""
        self.coins: i64 = 0
        self.rows: Cells = filled(0, 0)
        """Circles of each Force."""
        self.recruit_price: Cells = filled(0, 0)
        self.resource_price: i64 = 0
        self.start_gold: Cells = filled(0, 0)
        """By place in the turn order."""
        self.start_pirates: Cells = filled(0, 0)
        """How many of each Force."""

        self.prices: Cells = filled(0, 0)
        """The price of acquisition n (from 0) of a track at (track * ACQUISITIONS + n) * PRICE."""
        self.points: Cells = filled(0, 0)
        """Its reputation points at track * ACQUISITIONS + n."""
        self.things: list[str] = []
        """Its id, likewise."""

        self.circles: i64 = 0
        self.padlocks: Cells = filled(0, 0)
        self.reach: Cells = filled(0, 0)
        """The last circle that can be crossed with that many acquisitions."""
        self.gains: Cells = filled(0, 0)
        """What circle c (from 1) of a track gives, at track * (circles + 1) + c; `gain_sizes` how much of it."""
        self.gain_sizes: Cells = filled(0, 0)

        self.boardings: i64 = 0
        """Boarding rows on a sheet."""
        self.crew: i64 = 0
        self.steal: i64 = 0
        self.steps: i64 = 0
        self.line: Cells = filled(0, 0)
        """Points by the number of attacks launched."""
        self.first_bonus: i64 = 0
        self.later_bonus: i64 = 0
        self.naval_ranks: Cells = filled(0, 0)
        self.attribute_ranks: Cells = filled(0, 0)

        self.solo_dice: Cells = filled(0, 0)
        """By the player's two colours, at 3 * (4 * first + second): the captain's two and whether he recruits."""
        self.captain_id: str = ""
        self.captain_gold: i64 = 0
        self.captain_pirates: Cells = filled(0, 0)
        self.captain_goods: Cells = filled(0, 0)
        self.captain_takes_gold: i64 = 0
        """1 if he takes gold for a boarding he has won, else steps."""
        self.captain_recruits: i64 = 0
        self.captain_gold_per_buy: i64 = 0
