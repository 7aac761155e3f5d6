"""The legal events. Only candidates that are available are tried; the chapter that allows each one decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.choices import choices
from captains_table.games.el_capitan.rules.can_still_build import Outlook
from captains_table.games.el_capitan.rules.cards import lowest_card
from captains_table.games.el_capitan.rules.chance import outcomes
from captains_table.games.el_capitan.rules.events import SITES_TO_NAME
from captains_table.games.el_capitan.rules.figures import DESTINATION_MASK, LOAN_KINDS, LOAN_SIZES
from captains_table.games.el_capitan.rules.fortresses import fortress_refusal
from captains_table.games.el_capitan.rules.layout import (
    BUILT,
    CITY_CELLS,
    HAND,
    HIGHEST,
    LOANS,
    NAMING,
    NONE,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    TURN,
    UNKNOWN,
)
from captains_table.games.el_capitan.rules.legal_pirate import legal_pirate_moves
from captains_table.games.el_capitan.rules.loans import extend_refusal, loan_refusal, repay_refusal
from captains_table.games.el_capitan.rules.routes import routes_to, straight_to
from captains_table.games.el_capitan.rules.turn import end_refusal
from captains_table.games.el_capitan.rules.voyages import cards_to_buy, may_arrive
from captains_table.games.el_capitan.rules.warehouses import build_refusal, reopen_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.choices import Choices
    from captains_table.games.el_capitan.rules.state import ElCapitan


def list_events(state: ElCapitan, found: Choices) -> None:
    """Every legal event, in ascending order."""
    stage = state.stage
    if stage == TURN or stage == BUILT:
        legal_in_turn(state, found)
    elif stage == LOANS:
        legal_repayments(state, found)
    elif stage == NAMING:
        for seat in range(state.seats):
            found.add(state.figures.events.starter_of(seat))
    else:
        for event, _ in outcomes(state):
            found.add(event)


def legal_repayments(state: ElCapitan, found: Choices) -> None:
    """EC 9.1"""
    events = state.figures.events
    for loan in range(LOAN_KINDS):
        if repay_refusal(state, state.to_move, loan) == 0:
            found.add(events.repay_of(loan))
    for loan in range(LOAN_SIZES):
        if extend_refusal(state, state.to_move, loan) == 0:
            found.add(events.extend_of(loan))


def legal_in_turn(state: ElCapitan, found: Choices) -> None:
    """Everything that the player in turn may do."""
    events = state.figures.events
    can_build: i64 = UNKNOWN
    if state.pirate_from == NONE:
        outlook = Outlook(state, state.to_move, state.needs)
        add_purchases(state, outlook, found)
        if state.stage == TURN:
            add_voyages(state, outlook, found)
            add_buildings(state, found)
            can_build = 1 if found.count > 0 else 0
            for loan in range(LOAN_SIZES):
                if loan_refusal(state, loan) == 0:
                    found.add(events.loan_of(loan))
        elif end_refusal(state) == 0:
            found.add(events.ending)
    if state.pirate_city >= 0:
        legal_pirate_moves(state, can_build, found)
    if found.count == 0:
        found.add(events.passing)  # EC 2.7


def add_purchases(state: ElCapitan, outlook: Outlook, found: Choices) -> None:
    """Cards of the display. EC 3.1"""
    figures = state.figures
    rest = cards_to_buy(state, outlook)
    while rest:
        found.add(figures.events.buy_of(lowest_card(figures, rest)))
        rest &= rest - 1


def add_voyages(state: ElCapitan, outlook: Outlook, found: Choices) -> None:
    """Cards of the hand. EC 3.4"""
    figures = state.figures
    hand = state.player[state.to_move * PLAYER_CELLS + HAND]
    if state.moored or hand == 0:
        return
    place = state.player[state.to_move * PLAYER_CELLS + SHIP]
    rest = hand & figures.kinds
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        city = straight_to(state, place, card)
        if city != NONE and may_arrive(state, outlook, card, city):
            found.add(figures.events.sail_of(card))
    if place < 0:
        return
    rest = hand & figures.kinds & DESTINATION_MASK
    while rest:
        card = lowest_card(figures, rest)
        rest &= rest - 1
        add_sea_routes(state, outlook, card, routes_to(figures, place, card), found)


def add_sea_routes(state: ElCapitan, outlook: Outlook, card: i64, cities: i64, found: Choices) -> None:
    """A destination card of the hand as a sea route to each of these cities. EC 3.4b"""
    city: i64 = 0
    while cities:
        if cities & 1 and may_arrive(state, outlook, card, city):
            found.add(state.figures.events.route_of(card, city))
        cities >>= 1
        city += 1


def add_buildings(state: ElCapitan, found: Choices) -> None:
    """The building actions. EC 5, EC 6, EC 7"""
    events = state.figures.events
    seat = state.to_move
    if state.player[seat * PLAYER_CELLS + SPACE] < 0:
        return
    colours: i64 = 2 if state.seats == 2 else 1
    first: i64 = 0
    end: i64 = 1
    if state.city[state.player[seat * PLAYER_CELLS + SHIP] * CITY_CELLS + HIGHEST] == 0:
        first = 1
        end = SITES_TO_NAME
    for neutral in range(colours):
        for site in range(first, end):
            if build_refusal(state, seat, neutral == 1, site) == 0:
                found.add(events.build_of(neutral, site))
    for neutral in range(colours):
        if reopen_refusal(state, seat, neutral == 1) == 0:
            found.add(events.reopen_of(neutral))
    if fortress_refusal(state, seat) == 0:
        found.add(events.fortress)


def may_pass(state: ElCapitan) -> bool:
    """Whether nothing else is legal. EC 2.7"""
    if state.stage == BUILT:
        return False
    found = choices()
    legal_in_turn(state, found)
    return found.event(0) == state.figures.events.passing
