"""Why not: the case in which a clause forbids an event. `case` distinguishes the cases of one clause."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Arguments
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
    PIRATE_ROUTE,
    REPAY,
    REVEAL,
    ROUTE,
    SAIL,
    STARTER,
    VIA_ROUTE,
)
from captains_table.games.el_capitan.rules.figures import FORTS, SPACES
from captains_table.games.el_capitan.rules.fortresses import fortress_site
from captains_table.games.el_capitan.rules.layout import (
    CITY_CELLS,
    FILLING,
    FORTRESSES,
    HAND,
    HIGHEST,
    MONEY,
    NAMING,
    PLAYER_CELLS,
    SHIP,
    SPACE,
)
from captains_table.games.el_capitan.rules.loans import pending_loan
from captains_table.games.el_capitan.rules.routes import straight_to
from captains_table.games.el_capitan.rules.state import ElCapitan
from captains_table.games.el_capitan.rules.warehouses import stock_refusal

UNTIMELY = (106, 907)
"""The clauses that only say that the game has not begun, or that it is over."""


def explain(state: State, event: int, clause: int) -> Arguments:
    """The arguments of the sentence: whose money, which card and city, and the case of the clause."""
    state = cast("ElCapitan", state)
    figures, events = state.figures, state.figures.events
    seat = max(0, state.to_move)
    at = seat * PLAYER_CELLS
    card = max(0, events.card[event])
    return {
        "who": seat,
        "money": state.player[at + MONEY],
        "phase": state.phase,
        "city": figures.names[_city_meant(state, event)],
        "from": figures.names[max(0, state.player[at + SHIP])],
        "cost": _cost_meant(state, event),
        "amount": figures.loan_amount[events.loan[event]] if events.kind[event] == LOAN else 0,
        "card": figures.card_names[card],
        "seals": figures.seals[card],
        "case": _case(state, event, clause),
    }


def _city_meant(state: ElCapitan, event: int) -> int:
    """The city to which the event would lead, or that of the ship."""
    events = state.figures.events
    place = state.player[max(0, state.to_move) * PLAYER_CELLS + SHIP]
    if events.kind[event] == SAIL:
        goal = straight_to(state, place, events.card[event])
        return goal if goal >= 0 else state.figures.card_city[events.card[event]]
    return events.city[event] if events.city[event] >= 0 else max(0, place)


def _cost_meant(state: ElCapitan, event: int) -> int:
    """What the event would cost."""
    figures, events = state.figures, state.figures.events
    kind = events.kind[event]
    at = max(0, state.to_move) * PLAYER_CELLS
    city, space = state.player[at + SHIP], state.player[at + SPACE]
    if kind == BUY:
        return figures.card_cost[events.card[event]]
    if kind == BUILD and city >= 0 and space >= 0:
        return figures.harbour_cost[city * SPACES + space]
    if kind == FORTRESS and city >= 0 and fortress_site(state, city) >= 0:
        return figures.fort_cost[city * FORTS + fortress_site(state, city)]
    if kind == REPAY:
        return figures.loan_due[events.loan[event]]
    return events.steps[event] * figures.step_cost if kind == PIRATE_PAID else 0


def _case(state: ElCapitan, event: int, clause: int) -> str:
    """Which of the clause's conditions is not met."""
    events = state.figures.events
    kind = events.kind[event]
    at = max(0, state.to_move) * PLAYER_CELLS
    city, space = state.player[at + SHIP], state.player[at + SPACE]
    if clause == 202:
        return "end" if kind == END else "done"
    if clause == 301:
        return _display_case(state, event)
    if clause in (501, 601, 701) and (city < 0 or space < 0):
        return "harbour"
    if clause == 501:
        return "stock" if stock_refusal(state, state.to_move, events.neutral[event] == 1) else "cost"
    if clause == 502:
        return "choose" if state.city[city * CITY_CELLS + HIGHEST] == 0 else "fixed"
    if clause == 701:
        return _fortress_case(state, city)
    if clause == 304:
        return _voyage_case(state, event)
    if clause == 901:
        return _loan_case(state, event)
    if clause == 905:
        return _starter_case(state, event)
    if clause == 1108:
        return _free_move_case(state, event)
    if clause == 1110:
        return _pirate_case(state, event)
    return "other"


def _display_case(state: ElCapitan, event: int) -> str:
    events = state.figures.events
    if state.stage == FILLING:
        return "wait"
    if events.kind[event] == REVEAL:
        return "full"
    return "cost" if events.kind[event] == BUY and (state.display >> events.card[event]) & 1 else "display"


def _fortress_case(state: ElCapitan, city: int) -> str:
    if state.player[state.to_move * PLAYER_CELLS + FORTRESSES] == 0:
        return "stock"
    if state.to_move in (state.fort[city * FORTS], state.fort[city * FORTS + 1]):
        return "own"
    return "full" if fortress_site(state, city) < 0 else "cost"


def _loan_case(state: ElCapitan, event: int) -> str:
    events = state.figures.events
    pending = pending_loan(state, max(0, state.to_move))
    if pending < 0:
        return "none"
    return "due" if events.kind[event] == EXTEND and events.loan[event] == pending else "order"


def _starter_case(state: ElCapitan, event: int) -> str:
    if state.stage != NAMING:
        return "none"
    return "nobody" if state.figures.events.kind[event] == STARTER else "due"


def _voyage_case(state: ElCapitan, event: int) -> str:
    events = state.figures.events
    kind, card = events.kind[event], max(0, events.card[event])
    if not _holds(state, card):
        return "hand"
    if kind not in (ROUTE, PIRATE_ROUTE, VIA_ROUTE):
        return "link" if kind == SAIL else "pirate"
    return "named" if state.figures.card_city[card] == events.city[event] else "reach"


def _free_move_case(state: ElCapitan, event: int) -> str:
    kind = state.figures.events.kind[event]
    if kind == END:
        return "owed"
    if not state.moored:
        return "none"
    return "made" if kind == PIRATE_FREE else "moored"


def _pirate_case(state: ElCapitan, event: int) -> str:
    events = state.figures.events
    with_card = events.kind[event] >= PIRATE_CARD
    if state.pirate_from >= 0 and not with_card:
        return "underway"
    if state.pirate_moved:
        return "moved"
    if with_card:
        return "nowhere" if _holds(state, events.card[event]) else "hand"
    return "cost"


def _holds(state: ElCapitan, card: int) -> bool:
    """Whether the player in turn has a card in hand."""
    return bool((state.player[state.to_move * PLAYER_CELLS + HAND] >> card) & 1)
