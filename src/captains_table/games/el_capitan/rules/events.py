"""The events of El Capitán and their numbers. Texts are in `notation.py`, in the same order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.games.el_capitan.rules.figures import CARDS, CITIES, CONNECTIONS, DESTINATIONS, SPACES, Charts

if TYPE_CHECKING:
    from mypy_extensions import i64

STEPS: Final = 5
"""The most steps between two cities."""

STARTS: Final = 0
CARD: Final = STARTS + 5
BUY: Final = CARD + CARDS
SAIL: Final = BUY + CARDS
ROUTE: Final = SAIL + CARDS
"""A destination card played as a sea route: by card, then city."""
BUILD: Final = ROUTE + DESTINATIONS * CITIES
"""Own colour: the next site, site 1, site 2; then the same for the neutral colour."""
REOPEN: Final = BUILD + 6
FORTRESS: Final = REOPEN + 2
LOAN: Final = FORTRESS + 1
END: Final = LOAN + 2
PASS: Final = END + 1
REPAY: Final = PASS + 1
EXTEND: Final = REPAY + 4
STARTER: Final = EXTEND + 2
PIRATE_FREE: Final = STARTER + 5
"""By city, then harbour space."""
PIRATE_PAID: Final = PIRATE_FREE + CITIES * SPACES
"""By city, harbour space, then number of steps (from 1)."""
PIRATE_CARD: Final = PIRATE_PAID + CITIES * SPACES * STEPS
"""With a destination: by card, then space. With a connection: by card, end (0 the first city), space. With a sea
route: by card, city, space."""
PIRATE_CONNECTION: Final = PIRATE_CARD + DESTINATIONS * SPACES
PIRATE_ROUTE: Final = PIRATE_CONNECTION + CONNECTIONS * 2 * SPACES
VIA_CARD: Final = PIRATE_ROUTE + DESTINATIONS * CITIES * SPACES
"""Stops on the pirate's way: the same three, without a space."""
VIA_CONNECTION: Final = VIA_CARD + DESTINATIONS
VIA_ROUTE: Final = VIA_CONNECTION + CONNECTIONS * 2
EVENTS: Final = VIA_ROUTE + DESTINATIONS * CITIES


def pirate_card(event: i64) -> i64:
    """The card with which the pirate is moved."""
    if event < PIRATE_CONNECTION:
        return (event - PIRATE_CARD) // SPACES
    if event < PIRATE_ROUTE:
        return DESTINATIONS + (event - PIRATE_CONNECTION) // (2 * SPACES)
    if event < VIA_CARD:
        return (event - PIRATE_ROUTE) // (CITIES * SPACES)
    if event < VIA_CONNECTION:
        return event - VIA_CARD
    if event < VIA_ROUTE:
        return DESTINATIONS + (event - VIA_CONNECTION) // 2
    return (event - VIA_ROUTE) // CITIES


def pirate_goal(charts: Charts, event: i64) -> i64:
    """The city to which the card leads him."""
    card = pirate_card(event)
    if event < PIRATE_CONNECTION or VIA_CARD <= event < VIA_CONNECTION:
        return charts.card_city[card]
    if event < PIRATE_ROUTE:
        return connection_end(charts, card, (event - PIRATE_CONNECTION) // SPACES % 2)
    if event < VIA_CARD:
        return (event - PIRATE_ROUTE) // SPACES % CITIES
    if event < VIA_ROUTE:
        return connection_end(charts, card, (event - VIA_CONNECTION) % 2)
    return (event - VIA_ROUTE) % CITIES


def connection_end(charts: Charts, card: i64, end: i64) -> i64:
    """One of the two cities of a connection."""
    return charts.card_city[card] if end == 0 else charts.card_other[card]


def pirate_space(event: i64) -> i64:
    """The harbour space in which a card ends his move."""
    if event < PIRATE_CONNECTION:
        return (event - PIRATE_CARD) % SPACES
    if event < PIRATE_ROUTE:
        return (event - PIRATE_CONNECTION) % SPACES
    return (event - PIRATE_ROUTE) % SPACES
