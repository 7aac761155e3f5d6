"""A payday as the table follows it: who gets how much for what, then the loans that are due. EC 8, EC 9"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from captains_table.core.contract import Happening, State
from captains_table.core.game import Phrase
from captains_table.core.spotlight import Part, Side, Spotlight
from captains_table.games.el_capitan.rules.layout import LOANS, MONEY, PLAYER_CELLS
from captains_table.games.el_capitan.rules.loans import pending_loan
from captains_table.games.el_capitan.rules.scoring import wealth
from captains_table.games.el_capitan.rules.state import ElCapitan

SOURCES = {
    "spread": "count-spread",
    "first": "spotlight-majorities",
    "second": "spotlight-majorities",
    "present": "spotlight-majorities",
    "fortress-whole": "spotlight-fortresses",
    "fortress": "spotlight-fortresses",
    "bonus": "count-bonus",
}
"""What an income is shown as, by the reason in the happenings."""


def spotlight(view: State) -> Spotlight | None:
    """The loans being settled after a payday: money, debts, and what is left. EC 9.1"""
    state = cast("ElCapitan", view)
    if state.stage != LOANS:
        return None
    sides = tuple(_debtor(state, seat) for seat in range(state.seats))
    return Spotlight(Phrase("spotlight-loans", {"phase": int(state.phase)}), sides)


def outcome(tale: Sequence[Happening]) -> Spotlight | None:
    """What a payday paid to whom, and who got most. EC 8"""
    phases = [int(one.arguments["phase"]) for one in tale if one.kind == "payday"]
    if not phases:
        return None
    incomes: dict[int, dict[str, int]] = {}
    for one in tale:
        if one.kind == "income":
            paid = incomes.setdefault(int(one.arguments["who"]), {})
            source = SOURCES[str(one.arguments["why"])]
            paid[source] = paid.get(source, 0) + int(one.arguments["amount"])
    totals = {who: sum(paid.values()) for who, paid in incomes.items()}
    most = max(totals.values())
    sides = tuple(_paid(who, paid, totals[who] == most) for who, paid in sorted(incomes.items()))
    best = [who for who, total in totals.items() if total == most]
    alone = Phrase("spotlight-most", {"who": best[0], "amount": most})
    result = alone if len(best) == 1 else Phrase("spotlight-most-shared", {"amount": most})
    return Spotlight(Phrase("count-payday", {"phase": phases[0]}), sides, result)


def _debtor(state: ElCapitan, seat: int) -> Side:
    money, left = int(state.player[seat * PLAYER_CELLS + MONEY]), int(wealth(state, seat))
    debts = (Part(left - money, Phrase("spotlight-debts")),) if left != money else ()
    note = Phrase("spotlight-decides") if pending_loan(state, seat) >= 0 else None
    return Side(seat, (Part(money, Phrase("spotlight-money")), *debts), left, note)


def _paid(who: int, paid: dict[str, int], wins: bool) -> Side:
    """The player who gets most is marked like the winner of a contest."""
    parts = tuple(Part(amount, Phrase(source)) for source, amount in paid.items() if amount)
    return Side(who, parts, sum(paid.values()), wins=wins)
