"""The state dump of El Capitán (`docs/record-format.md`)."""

from __future__ import annotations

from typing import Any, cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS
from captains_table.games.el_capitan.rules.figures import CARDS, CITIES, DESTINATIONS, PIRATE, SITES, SPACES
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
    Table,
)
from captains_table.games.el_capitan.rules.loans import bank_cards


def dump(state: State) -> dict[str, Any]:
    """Everything on the table, as other programs read it."""
    table = cast("Table", state)
    charts = table.charts
    return {
        "phase": table.phase,
        "round": table.round,
        "starter": None if table.starter == NONE else SEATS[table.starter],
        "pirate": None if table.pirate_city < 0 else berth(table, table.pirate_city, table.pirate_space),
        "deck": both_kinds(table, table.deck),
        "discards": both_kinds(table, table.discards),
        "players": [player_dump(table, seat) for seat in range(table.seats)],
        "cities": {charts.names[city]: city_dump(table, city) for city in range(CITIES) if charts.in_play[city]},
        "display": both_kinds(table, table.display),
        "bank": {str(charts.loan_amount[kind]): bank_cards(table, kind) for kind in range(2)},
    }


def berth(table: Table, city: int, space: int) -> str:
    """`tunis:2`, or `tunis:-` off the harbour."""
    return f"{table.charts.names[city]}:{'-' if space < 0 else space + 1}"


def card_ids(table: Table, cards: int) -> list[str]:
    """A set of cards, sorted."""
    return sorted(table.charts.card_names[card] for card in range(CARDS) if (cards >> card) & 1)


def both_kinds(table: Table, cards: int) -> dict[str, list[str]]:
    """A set of cards, destinations and connections apart."""
    mask = (1 << DESTINATIONS) - 1
    return {"destinations": card_ids(table, cards & mask), "connections": card_ids(table, cards & ~mask)}


def loan_ids(table: Table, seat: int) -> list[str]:
    """A player's loans, sorted."""
    return sorted(
        f"{table.charts.loan_amount[kind]}{'+' if kind >= 2 else ''}"
        for kind in range(4)
        for _ in range(table.player[seat * PLAYER_CELLS + LOAN_CARDS + kind])
    )


def player_dump(table: Table, seat: int) -> dict[str, Any]:
    """What a player has."""
    at = seat * PLAYER_CELLS
    cells = table.player
    place = cells[at + SHIP]
    return {
        "seat": SEATS[seat],
        "money": cells[at + MONEY],
        "warehouses": cells[at + WAREHOUSES],
        "neutral": cells[at + NEUTRAL],
        "fortresses": cells[at + FORTRESSES],
        "hand": card_ids(table, cells[at + HAND]),
        "loans": loan_ids(table, seat),
        "bonus": cells[at + BONUS],
        "ship": "off" if place == OFF else "bank" if place == BANK else berth(table, place, cells[at + SPACE]),
    }


def colour_id(table: Table, colour: int) -> str | None:
    """A seat's letter, small for its neutral colour."""
    if colour == NONE:
        return None
    return SEATS[colour] if colour < table.seats else SEATS[colour - table.seats].lower()


def city_dump(table: Table, city: int) -> dict[str, Any]:
    """What is in a city."""
    sites = [table.site[city * (SITES + 1) + site] for site in range(1, SITES + 1)]
    berths = [table.harbour[city * SPACES + space] for space in range(table.charts.harbours[city])]
    forts = [table.fort[city * 2 + number] for number in range(table.charts.fort_sites[city])]
    closed = [
        colour_id(table, colour) or ""
        for colour in range(table.charts.colours)
        for _ in range(table.closed[city * MOST_COLOURS + colour])
    ]
    return {
        "track": [colour_id(table, colour) for colour in sites],
        "closed": sorted(closed),
        "harbours": ["pirate" if ship == PIRATE else None if ship == NONE else SEATS[ship] for ship in berths],
        "fortresses": [None if owner == NONE else SEATS[owner] for owner in forts],
    }
