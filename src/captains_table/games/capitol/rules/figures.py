"""The prepared figures of one game of Capitol, as flat tables: what board, cards and edition fix for the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.cells import cells_of, filled
from captains_table.games.capitol.rules.events import Events
from captains_table.games.capitol.rules.names import COLOURS, DECKS, PERMIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells

ZONES_OF_COLOUR: Final[i64] = 3
"""CA 1.1"""
ROUNDS: Final[i64] = 4
"""CA 2.1"""
START_HEIGHTS: Final[i64] = 2
"""Each player starts with buildings of this many heights (1 and 2) for each shape. CA 1.5"""
START_FLOORS: Final = 6
"""The floors that those take from the supply. CA 1.5"""


class Figures:
    """Figures by card (equal cards share a number, in card order: highest value first, then roof, floor, permits by
    colour), by deck, by colour and by zone."""

    def __init__(
        self,
        seats: i64,
        cards: list[tuple[int, int, int, int]],
        zones: list[tuple[int, int, int]],
        floors: i64,
        roofs: list[int],
    ) -> None:
        """`cards`: deck, value, colour (-1 if none), copies, in card order; `zones`: colour, small, printed; `floors`
        and `roofs` (by shape) as in the box."""
        self.seats: Final[i64] = seats
        self.card_names: list[str] = []
        self.zone_names: list[str] = []
        self.cards: Final[i64] = len(cards)
        """The number of different cards."""
        self.deck_of: Final[Cells] = cells_of([card[0] for card in cards])
        self.value_of: Final[Cells] = cells_of([card[1] for card in cards])
        self.colour_of: Final[Cells] = cells_of([card[2] for card in cards])
        self.copies: Final[Cells] = cells_of([card[3] for card in cards])
        self.sort_of: Final[Cells] = cells_of([card[0] if card[0] < PERMIT else card[0] + card[2] for card in cards])
        """Cards of one sort have the same effect: roofs, floors, and permits by colour."""
        by_deck = sorted(range(len(cards)), key=lambda card: (cards[card][0], card))
        self.deck_cards: Final[Cells] = cells_of(by_deck)
        """All cards, by deck."""
        self.deck_first: Final[Cells] = filled(DECKS + 1, 0)
        """Where each deck begins in `deck_cards`."""
        self.place_in_deck: Final[Cells] = filled(len(cards), 0)
        """By card: how many others of its deck come before it."""
        self.deck_size: Final[Cells] = filled(DECKS, 0)
        """The number of cards in a deck, counting equal ones."""
        self.queue_first: Final[Cells] = filled(DECKS + 1, 0)
        """Where the queue of each deck begins in a row of all queues."""
        for deck in range(DECKS):
            self.deck_first[deck + 1] = sum(card[0] <= deck for card in cards)
            self.deck_size[deck] = sum(card[3] for card in cards if card[0] == deck)
            self.queue_first[deck + 1] = self.queue_first[deck] + self.deck_size[deck]
            for place in range(self.deck_first[deck], self.deck_first[deck + 1]):
                self.place_in_deck[self.deck_cards[place]] = place - self.deck_first[deck]
        self.dealt: Final[Cells] = cells_of([2, 2, 4])
        """How many cards of each deck a player is dealt. CA 1.4"""
        self.zones: Final[i64] = len(zones)
        self.zone_colour: Final[Cells] = cells_of([zone[0] for zone in zones])
        self.small: Final[Cells] = cells_of([zone[1] for zone in zones])
        self.printed: Final[Cells] = cells_of([zone[2] for zone in zones])
        self.square_first: Final[Cells] = filled(len(zones) + 1, 0)
        """Where the small squares of each zone begin in a row of all squares."""
        for zone in range(len(zones)):
            self.square_first[zone + 1] = self.square_first[zone] + self.small[zone]
        self.colour_zones: Final[Cells] = cells_of(
            [zone for colour in range(COLOURS) for zone in range(len(zones)) if zones[zone][0] == colour]
        )
        """The three zones of each colour, by colour."""
        self.floors: Final[i64] = floors - START_FLOORS * seats
        """Floors left in the supply after the starting buildings. CA 1.2, 1.5"""
        self.roofs: Final[Cells] = cells_of([count - START_HEIGHTS for count in roofs])
        """Roofs that a player has left after the start, by shape. CA 1.2, 1.5"""
        self.highest: Final[i64] = max(START_HEIGHTS, self.floors)
        """No building can ever be higher than this."""
        self.events: Final[Events] = Events(seats, len(cards), len(zones), self.highest)
