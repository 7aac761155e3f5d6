"""Where a player would click: the pieces of the scene that offer each event of El Capitán."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from captains_table.core.game import SEATS
from captains_table.games.el_capitan.rules.events import (
    BUILD,
    BUY,
    END,
    EXTEND,
    FORTRESS,
    LOAN,
    PIRATE_CARD,
    PIRATE_FREE,
    PIRATE_PAID,
    REOPEN,
    REPAY,
    ROUTE,
    SAIL,
    STARTER,
    STEPS,
    VIA_CARD,
    pirate_card,
    pirate_goal,
    pirate_space,
)
from captains_table.games.el_capitan.rules.figures import CITIES, SPACES
from captains_table.games.el_capitan.rules.layout import PLAYER_CELLS, SHIP, Table
from captains_table.games.el_capitan.rules.voyages import straight_to
from captains_table.games.el_capitan.rules.warehouses import fortress_site, next_site

PLAIN = ("end", "pass")
"""The events that are no click on the table."""


def offers(table: Table, events: Sequence[int]) -> dict[str, list[int]]:
    """The events that each piece offers, by the name that `scene` gives to its offers."""
    found: dict[str, list[int]] = {}
    for event in events:
        for piece in _pieces(table, event):
            found.setdefault(piece, []).append(event)
    return found


def _pieces(table: Table, event: int) -> Iterator[str]:
    """The pieces on which an event is offered."""
    names = table.charts.names
    if BUY <= event < SAIL:
        yield f"display-{table.charts.card_names[event - BUY]}"
    elif SAIL <= event < BUILD:
        card, goal = _voyage(table, event)
        yield _hand(table, card)
        yield f"city-{names[goal]}"
    elif BUILD <= event < LOAN:
        yield from _building(table, event)
    elif LOAN <= event < END:
        yield f"loan-{event - LOAN}"
    elif REPAY <= event < STARTER:
        yield f"debt-{SEATS[table.to_move]}-{event - (REPAY if event < EXTEND else EXTEND)}"
    elif STARTER <= event < PIRATE_FREE:
        yield f"player-{SEATS[event - STARTER]}"
    elif event >= PIRATE_FREE:
        yield from _pirate(table, event)


def _hand(table: Table, card: int) -> str:
    """A card in the hand of the player to move."""
    return f"hand-{SEATS[table.to_move]}-{table.charts.card_names[card]}"


def _voyage(table: Table, event: int) -> tuple[int, int]:
    """The card that is played and where it leads."""
    if event < ROUTE:
        card = event - SAIL
        return card, straight_to(table, table.player[table.to_move * PLAYER_CELLS + SHIP], card)
    return (event - ROUTE) // CITIES, (event - ROUTE) % CITIES


def _building(table: Table, event: int) -> Iterator[str]:
    seat = SEATS[table.to_move]
    city = table.player[table.to_move * PLAYER_CELLS + SHIP]
    name = table.charts.names[city]
    if event < REOPEN:
        yield f"site-{name}-{(event - BUILD) % 3 or next_site(table, city)}"
        yield f"stock-{seat}-{'neutral' if event - BUILD >= 3 else 'warehouse'}"
    elif event < FORTRESS:
        yield f"site-{name}-{next_site(table, city)}"
        yield f"closed-{name}-{seat if event == REOPEN else seat.lower()}"
    else:
        yield f"fort-{name}-{fortress_site(table, city)}"
        yield f"stock-{seat}-fortress"


def _pirate(table: Table, event: int) -> Iterator[str]:
    names = table.charts.names
    if event < PIRATE_CARD:
        place = event - PIRATE_FREE if event < PIRATE_PAID else (event - PIRATE_PAID) // STEPS
        yield f"berth-{names[place // SPACES]}-{place % SPACES}"
        return
    goal = names[pirate_goal(table.charts, event)]
    yield _hand(table, pirate_card(event))
    yield f"city-{goal}" if event >= VIA_CARD else f"berth-{goal}-{pirate_space(event)}"
