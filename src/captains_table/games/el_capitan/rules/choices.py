"""The legal choices of a turn, each asked of the chapter that allows it. Candidates are only what lies at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.el_capitan.rules.events import (
    BUILD,
    BUY,
    END,
    FORTRESS,
    LOAN,
    PASS,
    PIRATE_CARD,
    PIRATE_CONNECTION,
    PIRATE_FREE,
    PIRATE_PAID,
    PIRATE_ROUTE,
    REOPEN,
    ROUTE,
    SAIL,
    STEPS,
    VIA_CARD,
    VIA_CONNECTION,
    VIA_ROUTE,
)
from captains_table.games.el_capitan.rules.figures import CARDS, CITIES, DESTINATION_MASK, DESTINATIONS, SPACES
from captains_table.games.el_capitan.rules.landings import Landings
from captains_table.games.el_capitan.rules.layout import (
    BUILT,
    HAND,
    NONE,
    PLAYER_CELLS,
    SHIP,
    SPACE,
    TURN,
    Table,
    lowest_card,
)
from captains_table.games.el_capitan.rules.loans import loan_refusal
from captains_table.games.el_capitan.rules.pirate import free_refusal, last_card_refusal, paid_refusal, via_refusal
from captains_table.games.el_capitan.rules.prospects import Outlook
from captains_table.games.el_capitan.rules.turn import buy_refusal, end_refusal, sail_refusal, sea_route_refusal
from captains_table.games.el_capitan.rules.voyages import straight_to
from captains_table.games.el_capitan.rules.warehouses import build_refusal, fortress_refusal, reopen_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64


def turn_choices(table: Table) -> list[int]:
    """Everything that the player in turn may do, ascending."""
    choices: list[int] = []
    if table.pirate_from == NONE:
        outlook = Outlook(table, table.to_move, table.needs)
        purchases(table, outlook, choices)
        if table.stage == TURN:
            voyages(table, outlook, choices)
            buildings(table, choices)
            for kind in range(2):
                if loan_refusal(table, kind) == 0:
                    choices.append(LOAN + kind)
        elif end_refusal(table) == 0:
            choices.append(END)
    if table.pirate_city >= 0:
        pirate_moves(table, choices)
    if not choices:
        choices.append(PASS)  # EC 2.7
    return choices


def purchases(table: Table, outlook: Outlook, choices: list[int]) -> None:
    """Cards of the display. EC 3.1"""
    rest = table.display
    while rest:
        card = lowest_card(table.charts, rest)
        rest &= rest - 1
        if buy_refusal(table, outlook, card) == 0:
            choices.append(BUY + card)


def voyages(table: Table, outlook: Outlook, choices: list[int]) -> None:
    """Cards of the hand. EC 3.4"""
    hand = table.player[table.to_move * PLAYER_CELLS + HAND]
    if table.moored:
        return
    rest = hand
    while rest:
        card = lowest_card(table.charts, rest)
        rest &= rest - 1
        if sail_refusal(table, outlook, card) == 0:
            choices.append(SAIL + card)
    place = table.player[table.to_move * PLAYER_CELLS + SHIP]
    if place < 0:
        return
    distance = table.charts.distance
    rest = hand & DESTINATION_MASK
    while rest:
        card = lowest_card(table.charts, rest)
        rest &= rest - 1
        for city in range(CITIES):
            if distance[place * CITIES + city] <= table.charts.seals[card]:
                if sea_route_refusal(table, outlook, card, city) == 0:
                    choices.append(ROUTE + card * CITIES + city)


def buildings(table: Table, choices: list[int]) -> None:
    """The building actions. EC 5, EC 6, EC 7"""
    seat = table.to_move
    if table.player[seat * PLAYER_CELLS + SPACE] < 0:
        return
    colours: i64 = 2 if table.seats == 2 else 1
    for colour in range(colours):
        for wanted in range(3):
            if build_refusal(table, seat, colour == 1, wanted) == 0:
                choices.append(BUILD + colour * 3 + wanted)
    for colour in range(colours):
        if reopen_refusal(table, seat, colour == 1) == 0:
            choices.append(REOPEN + colour)
    if fortress_refusal(table, seat) == 0:
        choices.append(FORTRESS)


def pirate_moves(table: Table, choices: list[int]) -> None:
    """EC 11.8, EC 11.10"""
    landings = Landings(table, table.to_move)
    if table.pirate_from == NONE:
        if table.pirate_owed and not table.moored:
            for place in range(CITIES * SPACES):
                if free_refusal(table, landings, place // SPACES, place % SPACES) == 0:
                    choices.append(PIRATE_FREE + place)
        if not table.pirate_moved:
            for place in range(CITIES * SPACES):
                steps = table.charts.distance[table.pirate_city * CITIES + place // SPACES]
                if 1 <= steps <= STEPS and paid_refusal(table, landings, place // SPACES, place % SPACES, steps) == 0:
                    choices.append(PIRATE_PAID + place * STEPS + steps - 1)
    if not table.pirate_moved and table.player[table.to_move * PLAYER_CELLS + HAND] != 0:
        pirate_ends(table, landings, choices)
        pirate_stops(table, landings, choices)


def pirate_ends(table: Table, landings: Landings, choices: list[int]) -> None:
    """Cards that end the pirate's move. EC 11.10"""
    hand = table.player[table.to_move * PLAYER_CELLS + HAND]
    charts = table.charts
    for card in range(CARDS):
        if (hand >> card) & 1:
            city = straight_to(table, table.pirate_city, card)
            if city == NONE:
                continue
            base: i64 = PIRATE_CARD + card * SPACES
            if card >= DESTINATIONS:
                end: i64 = 0 if city == charts.card_city[card] else 1
                base = PIRATE_CONNECTION + ((card - DESTINATIONS) * 2 + end) * SPACES
            for space in range(charts.harbours[city]):
                if last_card_refusal(table, landings, card, city, space, True) == 0:
                    choices.append(base + space)
    for card in range(DESTINATIONS):
        if (hand >> card) & 1:
            for city in range(CITIES):
                if charts.distance[table.pirate_city * CITIES + city] <= charts.seals[card]:
                    for space in range(charts.harbours[city]):
                        if last_card_refusal(table, landings, card, city, space, False) == 0:
                            choices.append(PIRATE_ROUTE + (card * CITIES + city) * SPACES + space)


def pirate_stops(table: Table, landings: Landings, choices: list[int]) -> None:
    """Cards that lead the pirate to a stop on his way. EC 11.10"""
    hand = table.player[table.to_move * PLAYER_CELLS + HAND]
    charts = table.charts
    for card in range(CARDS):
        if (hand >> card) & 1:
            city = straight_to(table, table.pirate_city, card)
            if city != NONE and via_refusal(table, landings, card, city, True) == 0:
                if card < DESTINATIONS:
                    choices.append(VIA_CARD + card)
                else:
                    end: i64 = 0 if city == charts.card_city[card] else 1
                    choices.append(VIA_CONNECTION + (card - DESTINATIONS) * 2 + end)
    for card in range(DESTINATIONS):
        if (hand >> card) & 1:
            for city in range(CITIES):
                if charts.distance[table.pirate_city * CITIES + city] <= charts.seals[card]:
                    if via_refusal(table, landings, card, city, False) == 0:
                        choices.append(VIA_ROUTE + card * CITIES + city)


def may_pass(table: Table) -> bool:
    """Nothing else is legal. EC 2.7"""
    return table.stage != BUILT and turn_choices(table)[0] == PASS
