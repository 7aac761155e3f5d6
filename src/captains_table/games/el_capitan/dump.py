"""The state dump of El Capitán (`docs/record-format.md`)."""

from __future__ import annotations

from typing import Any, cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS
from captains_table.games.el_capitan.notation import loan_texts
from captains_table.games.el_capitan.rules.figures import (
    CARDS,
    CITIES,
    DESTINATIONS,
    FORTS,
    LOAN_KINDS,
    LOAN_SIZES,
    PIRATE,
    SITES,
    SPACES,
)
from captains_table.games.el_capitan.rules.layout import (
    BANK,
    BONUS,
    FORTRESSES,
    HAND,
    LOAN_CARDS,
    MONEY,
    MOST_COLOURS,
    NEUTRAL,
    NONE,
    OFF,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    WAREHOUSES,
)
from captains_table.games.el_capitan.rules.loans import bank_cards
from captains_table.games.el_capitan.rules.state import ElCapitan


def dump(state: State) -> dict[str, Any]:
    """Everything on the table, for other programs."""
    state = cast("ElCapitan", state)
    figures = state.figures
    return {
        "phase": state.phase,
        "round": state.round,
        "starter": None if state.starter == NONE else SEATS[state.starter],
        "pirate": None if state.pirate_city < 0 else berth(state, state.pirate_city, state.pirate_space),
        "deck": both_kinds(state, state.deck),
        "discards": both_kinds(state, state.discards),
        "players": [player_dump(state, seat) for seat in range(state.seats)],
        "cities": {figures.names[city]: city_dump(state, city) for city in range(CITIES) if figures.in_play[city]},
        "display": both_kinds(state, state.display),
        "bank": {str(figures.loan_amount[loan]): bank_cards(state, loan) for loan in range(LOAN_SIZES)},
    }


def berth(state: ElCapitan, city: int, space: int) -> str:
    """`tunis:2`, or `tunis:-` outside the harbour."""
    return f"{state.figures.names[city]}:{'-' if space < 0 else space + 1}"


def card_ids(state: ElCapitan, cards: int) -> list[str]:
    """A set of cards, sorted."""
    return sorted(state.figures.card_names[card] for card in range(CARDS) if (cards >> card) & 1)


def both_kinds(state: ElCapitan, cards: int) -> dict[str, list[str]]:
    """A set of cards, with destinations and connections separated."""
    mask = (1 << DESTINATIONS) - 1
    return {"destinations": card_ids(state, cards & mask), "connections": card_ids(state, cards & ~mask)}


def loan_ids(state: ElCapitan, seat: int) -> list[str]:
    """A player's loans, sorted."""
    held = state.player[seat * PLAYER_CELLS + LOAN_CARDS : seat * PLAYER_CELLS + LOAN_CARDS + LOAN_KINDS]
    return sorted(text for text, count in zip(loan_texts(state.figures), held, strict=True) for _ in range(count))


def player_dump(state: ElCapitan, seat: int) -> dict[str, Any]:
    """What a player has."""
    at = seat * PLAYER_CELLS
    cells = state.player
    place = cells[at + SHIP]
    return {
        "seat": SEATS[seat],
        "money": cells[at + MONEY],
        "warehouses": cells[at + WAREHOUSES],
        "neutral": cells[at + NEUTRAL],
        "fortresses": cells[at + FORTRESSES],
        "hand": card_ids(state, cells[at + HAND]),
        "loans": loan_ids(state, seat),
        "bonus": cells[at + BONUS],
        "ship": "off" if place == OFF else "bank" if place == BANK else berth(state, place, cells[at + SPACE]),
    }


def colour_id(state: ElCapitan, colour: int) -> str | None:
    """A seat's letter, in lower case for its neutral colour."""
    if colour == NONE:
        return None
    return SEATS[colour] if colour < state.seats else SEATS[colour - state.seats].lower()


def city_dump(state: ElCapitan, city: int) -> dict[str, Any]:
    """What is in a city."""
    sites = [state.site[city * (SITES + 1) + site] for site in range(1, SITES + 1)]
    berths = [state.harbour[city * SPACES + space] for space in range(state.figures.harbours[city])]
    forts = [state.fort[city * FORTS + number] for number in range(state.figures.fort_sites[city])]
    closed = [
        colour_id(state, colour) or ""
        for colour in range(state.figures.colours)
        for _ in range(state.closed[city * MOST_COLOURS + colour])
    ]
    return {
        "track": [colour_id(state, colour) for colour in sites],
        "closed": sorted(closed),
        "harbours": ["pirate" if ship == PIRATE else None if ship == NONE else SEATS[ship] for ship in berths],
        "fortresses": [None if owner == NONE else SEATS[owner] for owner in forts],
    }
