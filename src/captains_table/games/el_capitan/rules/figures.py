"""The prepared figures of one game of El Capitán, as flat tables: what board, cards and options fix for the whole
game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.cells import cells_of, filled

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.cells import Cells
    from captains_table.games.el_capitan.rules.events import Events

MOST_SEATS: Final[i64] = 5
CITIES: Final[i64] = 12
"""Nine cities in grid order, then Porto, Lisboa and Islas Canarias."""
INNER: Final[i64] = 9
SITES: Final[i64] = 12
SPACES: Final[i64] = 3
"""The maximum number of harbour spaces in a city."""
FORTS: Final[i64] = 2
"""The maximum number of fortress sites in a city."""
DESTINATIONS: Final[i64] = 18
CONNECTIONS: Final[i64] = 36
CARDS: Final[i64] = 54
"""Destination cards first, then connections; a set of cards is a mask of 54 bits."""
DEAREST: Final = 100
"""The highest price that a card may have."""
MOST_SEALS: Final = 3
HALF: Final = 6
"""The number of cities in one half of a set of cities, which is a mask."""
FIRST_HALF: Final = (1 << HALF) - 1
"""The set of the first half of the cities."""
FAR: Final = 99
"""The distance between cities that are not both in play."""
NEVER: Final = 1000000
"""More money than exists, for what can't be had."""
MOST_ROUTES: Final[i64] = 5
"""With five sea routes a ship can get from any city to any other."""
MIXES: Final = 56
"""The number of ways to use up to five sea routes of one, two and three seals."""
PIRATE: Final = 5
"""Who occupies a harbour space: a seat, the PIRATE or nobody."""
OWNERS: Final = PIRATE + 2
"""Possible owners: nobody (-1), a colour or the PIRATE."""
LOAN_SIZES: Final[i64] = 2
LOAN_KINDS: Final[i64] = 4
"""The two sizes as taken, then the same two extended. EC 4.2"""
EXTENDED: Final = LOAN_SIZES
"""Kinds of loans from here on are extended ones."""

DESTINATION_MASK: Final = (1 << 18) - 1
CONNECTION_MASK: Final = (1 << 54) - (1 << 18)


class Figures:
    """Figures by city (index 0 to 11), by card (0 to 53) and by loan (0 and 1 as taken, 2 and 3 extended)."""

    events: Events
    """The events. Set when the cards are known."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final[i64] = seats
        self.colours: Final[i64] = 4 if seats == 2 else seats
        """Main colours, then (two players) the neutral ones. EC 10.1"""
        self.names: list[str] = []
        """The ids of the cities."""
        self.titles: list[str] = []
        """Their names on the board."""
        self.card_names: list[str] = []
        """The ids of the cards."""
        self.options: list[str] = []
        self.around: Final[Cells] = cells_of(_places_around(seats))
        """By seat and owner: how many places clockwise the owner is; neutral colours and then the pirate come last."""
        self.in_play: Final[Cells] = filled(CITIES, 0)
        self.cities: i64 = 0
        """The number of cities in play."""
        self.place_in_play: Final[Cells] = filled(CITIES, -1)
        """By city: how many cities in play come before it; -1 if it is not in play."""
        self.outer: Final[Cells] = filled(CITIES, 0)
        self.rows: Final[Cells] = filled(CITIES, 0)
        self.columns: Final[Cells] = filled(CITIES, 0)
        self.harbours: Final[Cells] = filled(CITIES, 0)
        self.harbour_cost: Final[Cells] = filled(CITIES * SPACES, 0)
        self.fort_sites: Final[Cells] = filled(CITIES, 0)
        self.fort_cost: Final[Cells] = filled(CITIES * FORTS, 0)
        self.value: Final[Cells] = filled(CITIES * (SITES + 2), 0)
        """By city and space, spaces numbered from 1 to 13."""
        self.closing: Final[Cells] = filled(CITIES * (SITES + 2), 0)
        self.leaves_game: Final[Cells] = filled(CITIES, 0)
        self.pays_at_once: Final[Cells] = filled(CITIES, 0)
        self.distance: Final[Cells] = filled(CITIES * CITIES, FAR)
        self.has_gifts: bool = False
        """Whether some card is free."""
        self.harbours_ascend: bool = True
        """Whether no harbour space costs less than one with a lower number."""
        self.near_low: Final[Cells] = filled((MOST_SEALS + 1) << HALF, 0)
        """By seals and the first six cities of a set, as a mask: the cities within that many steps of any of them."""
        self.near_high: Final[Cells] = filled((MOST_SEALS + 1) << HALF, 0)
        """The same for the last six cities."""
        self.links_low: Final[Cells] = filled(1 << HALF, 0)
        """By the first six cities of a set, as a mask: the connections that name any of them."""
        self.links_high: Final[Cells] = filled(1 << HALF, 0)
        """The same for the last six cities."""
        self.card_city: Final[Cells] = filled(CARDS, 0)
        """The named city; the first one of a connection."""
        self.card_other: Final[Cells] = filled(CARDS, -1)
        """The other city of a connection."""
        self.card_cities: Final[Cells] = filled(CARDS, 0)
        """The cities that a card names, as a mask."""
        self.leads: Final[Cells] = filled((CITIES + 1) * CARDS, 0)
        """By place (each city, then no city) and card: the cities to which a voyage with it leads, as a mask."""
        self.seals: Final[Cells] = filled(CARDS, 0)
        self.card_cost: Final[Cells] = filled(CARDS, 0)
        self.bit: Final[Cells] = cells_of(_single_cards())
        """The set with only this card in it."""
        self.card_of_bit: Final[Cells] = cells_of(_cards_by_bit())
        """The card of a set with only one card in it, by its mask modulo 67."""
        self.first_equal: Final[Cells] = filled(CARDS, 0)
        """The first card that is identical to this one; for most cards, the card itself."""
        self.kinds: i64 = 0
        """The first card of each kind."""
        self.cards_up_to: Final[Cells] = filled(DEAREST + 1, 0)
        """By price: the cards that cost no more."""
        self.next_equal: Final[Cells] = filled(CARDS, -1)
        """The next card that is identical to this one."""
        self.mix: Final[Cells] = cells_of(_mixes())
        """The number of a mix of sea routes, by 36 * (those of one seal) + 6 * (those of two) + (those of three)."""
        self.nothing: Final[Cells] = filled(CITIES * MIXES, NEVER)
        """What a route search knows at the beginning."""
        self.spread: Cells = filled(CITIES + 1, 0)
        self.bonus: Cells = filled(3, 0)
        self.charge: Cells = filled(4, 0)
        """The protective charge by phase, from 1."""
        self.step_cost: i64 = 0
        self.start_money: i64 = 0
        self.loan_amount: Final[Cells] = filled(LOAN_KINDS, 0)
        self.loan_due: Final[Cells] = filled(LOAN_KINDS, 0)
        self.loan_cards: Final[Cells] = filled(LOAN_SIZES, 0)
        self.pirate_city: i64 = -1
        """Where the pirate starts, or -1 when he is not in the game."""
        self.pirate_space: i64 = -1
        self.ships: i64 = seats
        """The ships in the game, the pirate's included."""


def _places_around(seats: int) -> list[int]:
    """From every seat, by owner: -1 for nobody, then the colours by number, then the pirate."""
    places: list[int] = []
    for here in range(seats):
        around = [(seat - here) % seats for seat in range(seats)]
        neutral = [seats + place for place in around] if seats == 2 else []
        owners = [-1, *around, *neutral]
        places += [*owners, *([-1] * (OWNERS - 1 - len(owners))), seats]
    return places


def _single_cards() -> list[int]:
    """The sets with only one card in them, card by card. (Compiled, a literal one is shifted in 32 bits.)"""
    cards = [1]
    while len(cards) < CARDS:
        cards.append(2 * cards[-1])
    return cards


def _cards_by_bit() -> list[int]:
    """The powers of two are all different modulo 67, so the remainder identifies the card."""
    cards = [0] * 67
    for card, bit in enumerate(_single_cards()):
        cards[bit % 67] = card
    return cards


def _mixes() -> list[int]:
    """The mixes of up to five sea routes, numbered."""
    numbers = [0] * 216
    found = 0
    for mix in range(216):
        if mix // 36 + mix // 6 % 6 + mix % 6 <= MOST_ROUTES:
            numbers[mix] = found
            found += 1
    assert found == MIXES
    return numbers
