"""Loans and what follows a payday: repaying, extending, naming the next starting player. EC 4, EC 9"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import OVER, Happening
from captains_table.games.el_capitan.rules.figures import KINDS
from captains_table.games.el_capitan.rules.layout import (
    BANK,
    ENDED,
    FORTRESSES,
    LOAN_CARDS,
    LOANS,
    MONEY,
    NAMING,
    NEUTRAL,
    PENDING,
    PLAYER_CELLS,
    SHIP,
    TURN,
    WAREHOUSES,
    Table,
    affords,
    money_of,
    pay,
)
from captains_table.games.el_capitan.rules.scoring import payday, wealth
from captains_table.games.el_capitan.rules.voyages import leave_harbour

if TYPE_CHECKING:
    from mypy_extensions import i64

EXTENDED: Final = 2
"""The kinds of loans from here on have been extended."""
LAST_PHASE: Final = 3


def bank_cards(table: Table, kind: i64) -> i64:
    """How many loan cards of a size the bank has left. EC 1.5"""
    left = table.charts.loan_cards[kind]
    for seat in range(table.seats):
        at = seat * PLAYER_CELLS + LOAN_CARDS
        left -= table.player[at + kind] + table.player[at + EXTENDED + kind]
    return left


def loan_refusal(table: Table, kind: i64) -> i64:
    """EC 2.4, EC 2.5, EC 4.2"""
    if table.stage != TURN:
        return 202
    if table.acted:
        return 204
    if table.phase == 1 and table.round == 1:
        return 205
    return 402 if bank_cards(table, kind) == 0 else 0


def take_loan(table: Table, seat: i64, kind: i64) -> None:
    """EC 4.1, EC 4.2"""
    leave_harbour(table, seat)
    at = seat * PLAYER_CELLS
    table.player[at + SHIP] = BANK
    table.player[at + LOAN_CARDS + kind] += 1
    pay(table, seat, -table.charts.loan_amount[kind])


def hold_payday(table: Table) -> None:
    """EC 8, then the loans are looked at. EC 9.1"""
    payday(table)
    for seat in range(table.seats):
        at = seat * PLAYER_CELLS
        for kind in range(KINDS):
            table.player[at + PENDING + kind] = table.player[at + LOAN_CARDS + kind]
    table.stage = LOANS
    table.to_move = table.starter
    table.extending = 0
    next_debtor(table)


def next_debtor(table: Table) -> None:
    """Go on to the next player with a loan to decide on, clockwise from the starting player. EC 9.1"""
    seat = table.to_move
    while pending_kind(table, seat) < 0:
        seat = (seat + 1) % table.seats
        table.extending = 0
        if seat == table.starter:
            check_money(table)
            return
    table.to_move = seat


def pending_kind(table: Table, seat: i64) -> i64:
    """The kind of loan a player has to decide on next: what is due first, 10 before 16; -1 if none is left. EC 9.1"""
    at = seat * PLAYER_CELLS + PENDING
    for place in range(KINDS):
        kind = (place + EXTENDED) % KINDS
        if table.player[at + kind] > 0:
            return kind
    return -1


def must_repay(table: Table, kind: i64) -> bool:
    """EC 9.1"""
    return kind >= EXTENDED or table.phase == LAST_PHASE


def repay_refusal(table: Table, seat: i64, kind: i64) -> i64:
    """EC 9.1, EC 9.2, EC 9.3"""
    if kind != pending_kind(table, seat):
        return 901
    if must_repay(table, kind):
        return 0
    if table.extending:
        return 901
    return 0 if affords(money_of(table, seat), table.charts.loan_due[kind]) else 902


def extend_refusal(table: Table, seat: i64, kind: i64) -> i64:
    """EC 9.1"""
    return 901 if kind != pending_kind(table, seat) or must_repay(table, kind) else 0


def repay(table: Table, seat: i64, kind: i64) -> None:
    """EC 9.2, EC 9.3"""
    at = seat * PLAYER_CELLS
    pay(table, seat, table.charts.loan_due[kind])
    table.player[at + LOAN_CARDS + kind] -= 1
    decided(table, seat, kind)


def extend(table: Table, seat: i64, kind: i64) -> None:
    """EC 9.1"""
    at = seat * PLAYER_CELLS + LOAN_CARDS
    table.player[at + kind] -= 1
    table.player[at + EXTENDED + kind] += 1
    table.extending = 1
    decided(table, seat, kind)


def decided(table: Table, seat: i64, kind: i64) -> None:
    """One loan less to decide on."""
    at = seat * PLAYER_CELLS + PENDING
    table.player[at + kind] -= 1
    if table.player[at + kind] == 0:
        table.extending = 0
    next_debtor(table)


def check_money(table: Table) -> None:
    """EC 9.4, EC 9.5, EC 9.7"""
    if table.tale is not None:
        table.tale.append(Happening("money-check", {"phase": table.phase}))
        for seat in range(table.seats):
            arguments: dict[str, int | str] = {"who": seat, "wealth": wealth(table, seat)}
            arguments["money"] = table.player[seat * PLAYER_CELLS + MONEY]
            table.tale.append(Happening("wealth", arguments))
    if table.phase == LAST_PHASE:
        table.stage = ENDED
        table.to_move = OVER
        return
    table.stage = NAMING
    poorest = table.starter
    for step in range(table.seats):
        seat = (table.starter + step) % table.seats
        if wealth(table, seat) < wealth(table, poorest):
            poorest = seat
    table.to_move = poorest


def begin_phase(table: Table, starter: i64) -> None:
    """EC 9.5, EC 9.6"""
    table.phase += 1
    table.round = 1
    table.starter = starter
    table.phase_ends = 0
    for seat in range(table.seats):
        at = seat * PLAYER_CELLS
        table.player[at + WAREHOUSES] += 6
        table.player[at + FORTRESSES] += 1
        if table.seats == 2:
            table.player[at + NEUTRAL] += 2
