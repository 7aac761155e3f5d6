"""Undo: free until hidden information is revealed, then only with the consent of all others, or as agreed.

People are asked even while a bot plays for them: the bot can choose for them but not answer for them.
"""

from __future__ import annotations

from typing import Final, Literal

from captains_table.core.contract import CHANCE
from captains_table.core.luck import Luck
from captains_table.play.acts import begun, let_chance_decide, own_dice, own_seat
from captains_table.play.errors import (
    HasResigned,
    IsHeld,
    IsOver,
    NothingAsked,
    NothingToUndo,
    NotYours,
    NoUndo,
    WasShown,
)
from captains_table.play.facts import Answered, Asked, TookBack
from captains_table.play.table import OVER, Table

Way = Literal["free", "ask", "no"]
FREE: Final = "free"
ASK: Final = "ask"
NO: Final = "no"


def undo(table: Table, player: str, seat: int, at: int, luck: Luck, restart: bool = False) -> None:
    """Undo a seat's last choice, or restart its turn; or ask for it. The person who enters dice rolls and cards can
    undo the last entry: seat CHANCE."""
    if seat == CHANCE:
        own_dice(table, player)
    elif own_seat(table, player, seat).resigned:
        raise HasResigned()
    timeline = begun(table)
    if table.status == OVER:
        raise IsOver()
    if table.held is not None:
        raise IsHeld()
    if table.setup.undo == "none":
        raise NoUndo()
    way = how(table, seat, restart)
    if way == NO and table.setup.undo == "strict" and timeline.last_choice(seat):
        raise WasShown()
    if way == NO:
        raise NothingToUndo()
    if way == ASK:
        table.enact(Asked(seat, restart), at)
    else:
        _take_back(table, seat, restart, at, luck)


def answer(table: Table, player: str, yes: bool, at: int, luck: Luck) -> None:
    """Answer a request for an undo; the last consent carries it out. The seat that asked can withdraw."""
    question = table.question
    if question is None:
        raise NothingAsked()
    if table.owner(question.seat) == player:
        if yes:
            raise NotYours(seat=question.seat + 1)
        table.enact(Answered(question.seat, False), at)
        return
    mine = [seat for seat in table.seats_of(player) if seat in table.others(question.seat)]
    if not mine:
        raise NotYours(seat=question.seat + 1)
    for seat in mine:
        if table.question is not None and seat not in question.answers:
            table.enact(Answered(seat, yes), at)
    carry_out(table, at, luck)


def carry_out(table: Table, at: int, luck: Luck) -> None:
    """Carry out the requested undo if everybody has consented."""
    question = table.question
    if question is not None and set(table.others(question.seat)) <= set(question.answers):
        _take_back(table, question.seat, question.restart, at, luck)


def how(table: Table, seat: int, restart: bool) -> Way:
    """Whether a seat may undo its last choice (or turn) freely, must ask, or can't."""
    timeline, policy = table.timeline, table.setup.undo
    if timeline is None or policy == "none" or table.held is not None or table.status == OVER:
        return NO
    gone = timeline.last_turn(seat) if restart else timeline.last_choice(seat)
    if not gone or gone[0] < len(table.prefix):
        return NO
    others = table.others(seat)
    if policy != "consent" and timeline.is_free(gone, others):
        return FREE
    if policy == "strict":
        return NO
    return ASK if others else FREE


def last_to_choose(table: Table, player: str) -> int | None:
    """The seat of the person who chose last, or CHANCE if they have entered a dice roll or card since; None: nothing
    was chosen."""
    timeline = begun(table)
    seats = [*table.seats_of(player), *([CHANCE] if table.setup.own_dice else [])]
    gone = {seat: timeline.last_choice(seat) for seat in seats}
    return max((seat for seat in seats if gone[seat]), key=lambda seat: gone[seat][0], default=None)


def _take_back(table: Table, seat: int, restart: bool, at: int, luck: Luck) -> None:
    timeline = begun(table)
    gone = timeline.last_turn(seat) if restart else timeline.last_choice(seat)
    table.enact(TookBack(seat, gone), at)
    let_chance_decide(table, at, luck)
