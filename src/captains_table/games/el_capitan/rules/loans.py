"""Loans and what follows a payday: repaying, extending, choosing the next starting player. EC 4, EC 9"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import OVER, Happening
from captains_table.games.el_capitan.rules.figures import EXTENDED, LOAN_KINDS
from captains_table.games.el_capitan.rules.harbours import leave_harbour
from captains_table.games.el_capitan.rules.layout import (
    BANK,
    ENDED,
    FORTRESSES,
    LOAN_CARDS,
    LOANS,
    MONEY,
    NAMING,
    NEUTRAL,
    NONE,
    PENDING,
    PLAYER_CELLS,
    SHIP,
    TURN,
    WAREHOUSES,
)
from captains_table.games.el_capitan.rules.money import can_afford, money_of, pay
from captains_table.games.el_capitan.rules.scoring import payday, wealth

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.el_capitan.rules.state import ElCapitan

LAST_PHASE: Final = 3


def bank_cards(state: ElCapitan, loan: i64) -> i64:
    """How many loan cards of a size the bank has left. EC 1.5"""
    left = state.figures.loan_cards[loan]
    for seat in range(state.seats):
        at = seat * PLAYER_CELLS + LOAN_CARDS
        left -= state.player[at + loan] + state.player[at + EXTENDED + loan]
    return left


def loan_refusal(state: ElCapitan, loan: i64) -> i64:
    """EC 2.4, EC 2.5, EC 4.2"""
    if state.stage != TURN:
        return 202
    if state.acted:
        return 204
    if state.phase == 1 and state.round == 1:
        return 205
    return 402 if bank_cards(state, loan) == 0 else 0


def take_loan(state: ElCapitan, seat: i64, loan: i64) -> None:
    """EC 4.1, EC 4.2"""
    leave_harbour(state, seat)
    at = seat * PLAYER_CELLS
    state.player[at + SHIP] = BANK
    state.player[at + LOAN_CARDS + loan] += 1
    pay(state, seat, -state.figures.loan_amount[loan])


def hold_payday(state: ElCapitan) -> None:
    """EC 8, then loans are settled. EC 9.1"""
    payday(state)
    for seat in range(state.seats):
        at = seat * PLAYER_CELLS
        for loan in range(LOAN_KINDS):
            state.player[at + PENDING + loan] = state.player[at + LOAN_CARDS + loan]
    state.stage = LOANS
    state.to_move = state.starter
    state.extending = 0
    next_debtor(state)


def next_debtor(state: ElCapitan) -> None:
    """Go on to the next player with a loan to decide on, clockwise from the starting player. EC 9.1"""
    seat = state.to_move
    while pending_loan(state, seat) < 0:
        seat = (seat + 1) % state.seats
        state.extending = 0
        if seat == state.starter:
            check_money(state)
            return
    state.to_move = seat


def pending_loan(state: ElCapitan, seat: i64) -> i64:
    """The next loan that a player has to decide on: due ones first, 10 before 16; NONE if none is left. EC 9.1"""
    at = seat * PLAYER_CELLS + PENDING
    for place in range(LOAN_KINDS):
        loan = (place + EXTENDED) % LOAN_KINDS
        if state.player[at + loan] > 0:
            return loan
    return NONE


def must_repay(state: ElCapitan, loan: i64) -> bool:
    """EC 9.1"""
    return loan >= EXTENDED or state.phase == LAST_PHASE


def repay_refusal(state: ElCapitan, seat: i64, loan: i64) -> i64:
    """EC 9.1, EC 9.2, EC 9.3"""
    if loan != pending_loan(state, seat):
        return 901
    if must_repay(state, loan):
        return 0
    if state.extending:
        return 901
    return 0 if can_afford(money_of(state, seat), state.figures.loan_due[loan]) else 902


def extend_refusal(state: ElCapitan, seat: i64, loan: i64) -> i64:
    """EC 9.1"""
    return 901 if loan != pending_loan(state, seat) or must_repay(state, loan) else 0


def repay(state: ElCapitan, seat: i64, loan: i64) -> None:
    """EC 9.2, EC 9.3"""
    at = seat * PLAYER_CELLS
    pay(state, seat, state.figures.loan_due[loan])
    state.player[at + LOAN_CARDS + loan] -= 1
    decided(state, seat, loan)


def extend(state: ElCapitan, seat: i64, loan: i64) -> None:
    """EC 9.1"""
    at = seat * PLAYER_CELLS + LOAN_CARDS
    state.player[at + loan] -= 1
    state.player[at + EXTENDED + loan] += 1
    state.extending = 1
    decided(state, seat, loan)


def decided(state: ElCapitan, seat: i64, loan: i64) -> None:
    """One loan fewer to decide on."""
    at = seat * PLAYER_CELLS + PENDING
    state.player[at + loan] -= 1
    if state.player[at + loan] == 0:
        state.extending = 0
    next_debtor(state)


def check_money(state: ElCapitan) -> None:
    """EC 9.4, EC 9.5, EC 9.7"""
    if state.tale is not None:
        state.tale.append(Happening("money-check", {"phase": state.phase}))
        for seat in range(state.seats):
            arguments: dict[str, int | str] = {"who": seat, "wealth": wealth(state, seat)}
            arguments["money"] = state.player[seat * PLAYER_CELLS + MONEY]
            state.tale.append(Happening("wealth", arguments))
    if state.phase == LAST_PHASE:
        state.stage = ENDED
        state.to_move = OVER
        return
    state.stage = NAMING
    poorest = state.starter
    for step in range(state.seats):
        seat = (state.starter + step) % state.seats
        if wealth(state, seat) < wealth(state, poorest):
            poorest = seat
    state.to_move = poorest


def begin_phase(state: ElCapitan, starter: i64) -> None:
    """EC 9.5, EC 9.6"""
    state.phase += 1
    state.round = 1
    state.starter = starter
    state.phase_ends = 0
    for seat in range(state.seats):
        at = seat * PLAYER_CELLS
        state.player[at + WAREHOUSES] += 6
        state.player[at + FORTRESSES] += 1
        if state.seats == 2:
            state.player[at + NEUTRAL] += 2
