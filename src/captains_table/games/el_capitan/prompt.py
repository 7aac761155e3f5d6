"""What has to be decided in El Capitán, for anybody at the table, as language-neutral phrases."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Arguments, Phrase
from captains_table.games.el_capitan.rules.events import BUILD, BUY, END, FORTRESS, LOAN, PASS, REOPEN, ROUTE, SAIL
from captains_table.games.el_capitan.rules.layout import BUILT, LOANS, MONEY, NAMING, NONE, PLAYER_CELLS, SHIP
from captains_table.games.el_capitan.rules.loans import extend_refusal, must_repay, pending_loan, repay_refusal
from captains_table.games.el_capitan.rules.state import ElCapitan

_BUILDING = (BUILD, REOPEN, FORTRESS)


def prompt(view: State) -> Phrase:
    """The decision of the seat to move. Nothing is secret, so others learn the same about that seat. EC 1.7"""
    state = cast("ElCapitan", view)
    kind, arguments = _decision(state)
    return Phrase(f"prompt-{kind}" if state.viewer == state.to_move else f"prompt-{kind}-other", arguments)


def _decision(state: ElCapitan) -> tuple[str, Arguments]:
    money = int(state.player[state.to_move * PLAYER_CELLS + MONEY])
    if state.stage == LOANS:
        return "debt", {"money": money, **_debt(state)}
    if state.stage == NAMING:
        return "starter", {"phase": int(state.phase) + 1}
    if state.pirate_from != NONE:
        return "pirate", {"city": state.figures.names[state.pirate_city]}
    return _turn(state, {"money": money})


def _debt(state: ElCapitan) -> Arguments:
    """The loan to repay or extend, and what leaves no choice. EC 9.1, EC 9.2"""
    seat = state.to_move
    loan = pending_loan(state, seat)
    why = "choice"
    if must_repay(state, loan):
        why = "must"
    elif repay_refusal(state, seat, loan) != 0 and extend_refusal(state, seat, loan) == 0:
        why = "extending" if state.extending else "poor"
    return {"due": int(state.figures.loan_due[loan]), "why": why}


def _turn(state: ElCapitan, arguments: Arguments) -> tuple[str, Arguments]:
    """A turn, by what can still be done in it. EC 2.2, EC 2.7, EC 11.8"""
    kinds = {state.figures.events.kind[event] for event in state.legal()}
    if kinds <= {PASS, LOAN}:
        return "pass" if PASS in kinds else "loan", arguments
    if state.stage == BUILT:
        return "built" if END in kinds else "charge", {"more": "yes" if len(kinds) > 1 else "no"}
    arguments["loan"] = "yes" if LOAN in kinds else "no"
    if not kinds.isdisjoint(_BUILDING):
        arguments["city"] = state.figures.names[state.player[state.to_move * PLAYER_CELLS + SHIP]]
        arguments["elsewhere"] = "no" if kinds.isdisjoint((BUY, SAIL, ROUTE)) else "yes"
        return "build", arguments
    if not kinds.isdisjoint((SAIL, ROUTE)):
        return "sail", arguments
    return "buy" if BUY in kinds else "pirate-first", arguments
