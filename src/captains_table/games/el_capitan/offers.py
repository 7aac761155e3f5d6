"""Where a player would click: the pieces of the scene that offer each event of El Capitán."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from captains_table.core.game import SEATS
from captains_table.games.el_capitan.rules.events import (
    BUILD,
    BUY,
    EXTEND,
    FORTRESS,
    LOAN,
    PIRATE_FREE,
    REOPEN,
    REPAY,
    ROUTE,
    SAIL,
    STARTER,
)
from captains_table.games.el_capitan.rules.fortresses import fortress_site
from captains_table.games.el_capitan.rules.harbours import free_space
from captains_table.games.el_capitan.rules.layout import PLAYER_CELLS, SHIP
from captains_table.games.el_capitan.rules.routes import straight_to
from captains_table.games.el_capitan.rules.state import ElCapitan
from captains_table.games.el_capitan.rules.warehouses import next_site

PLAIN = ("end", "pass")
"""The events that are not a click on the table."""


def offers(state: ElCapitan, events: Sequence[int]) -> dict[str, list[int]]:
    """The events that each piece offers, by the name that `scene` uses for its offers."""
    found: dict[str, list[int]] = {}
    for event in events:
        for piece in _pieces(state, event):
            found.setdefault(piece, []).append(event)
    return found


def _pieces(state: ElCapitan, event: int) -> Iterator[str]:
    """The pieces on which an event is offered."""
    figures, events = state.figures, state.figures.events
    kind = events.kind[event]
    if kind == BUY:
        yield f"display-{figures.card_names[events.card[event]]}"
    elif kind in (SAIL, ROUTE):
        yield _hand(state, event)
        yield from _harbour(state, _goal(state, event))
    elif kind in (BUILD, REOPEN, FORTRESS):
        yield from _building(state, event)
    elif kind == LOAN:
        yield f"loan-{events.loan[event]}"
    elif kind in (REPAY, EXTEND):
        yield f"debt-{SEATS[state.to_move]}-{events.loan[event]}"
    elif kind == STARTER:
        yield f"player-{SEATS[events.seat[event]]}"
    elif kind >= PIRATE_FREE:
        yield from _pirate(state, event)


def _hand(state: ElCapitan, event: int) -> str:
    """The card that is played, in the hand of the player to move."""
    return f"hand-{SEATS[state.to_move]}-{state.figures.card_names[state.figures.events.card[event]]}"


def _harbour(state: ElCapitan, city: int) -> Iterator[str]:
    """The city to which a voyage leads, and the harbour space that the ship takes there: the first if it is full."""
    if city >= 0:
        yield f"city-{state.figures.names[city]}"
        yield f"berth-{state.figures.names[city]}-{max(0, free_space(state, city, state.to_move))}"


def _goal(state: ElCapitan, event: int) -> int:
    """The city to which a voyage leads; NONE if the card does not lead from where the ship is."""
    events = state.figures.events
    if events.kind[event] == ROUTE:
        return events.city[event]
    return straight_to(state, state.player[state.to_move * PLAYER_CELLS + SHIP], events.card[event])


def _building(state: ElCapitan, event: int) -> Iterator[str]:
    events = state.figures.events
    seat = SEATS[state.to_move]
    city = state.player[state.to_move * PLAYER_CELLS + SHIP]
    neutral = events.neutral[event] == 1
    if events.kind[event] == BUILD:
        yield f"stock-{seat}-{'neutral' if neutral else 'warehouse'}"
    elif events.kind[event] == FORTRESS:
        yield f"stock-{seat}-fortress"
    if city < 0:
        return
    name = state.figures.names[city]
    if events.kind[event] == BUILD:
        yield f"site-{name}-{events.site[event] or next_site(state, city)}"
    elif events.kind[event] == REOPEN:
        yield f"site-{name}-{next_site(state, city)}"
        yield f"closed-{name}-{seat.lower() if neutral else seat}"
    else:
        yield f"fort-{name}-{fortress_site(state, city)}"


def _pirate(state: ElCapitan, event: int) -> Iterator[str]:
    events = state.figures.events
    city, space = state.figures.names[events.city[event]], events.space[event]
    if events.card[event] >= 0:
        yield _hand(state, event)
    yield f"berth-{city}-{space}" if space >= 0 else f"city-{city}"
