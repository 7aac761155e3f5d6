"""Resigning: for good, unlike letting a bot play for a while. The others play on as long as there is a game."""

from __future__ import annotations

from captains_table.core.luck import Luck
from captains_table.play import undo, votes
from captains_table.play.acts import begun, own_seat
from captains_table.play.errors import HasResigned, IsOver
from captains_table.play.facts import Ended, Resigned
from captains_table.play.table import OVER, Table


def resign(table: Table, player: str, seat: int, level: str, at: int, luck: Luck) -> None:
    """Resign a seat. A bot plays it from now on; but if only one seat has not resigned, it has won, and if no person is
    left, the game is over."""
    there = own_seat(table, player, seat)
    begun(table)
    if table.status == OVER:
        raise IsOver()
    if there.resigned:
        raise HasResigned()
    table.enact(Resigned(seat, level), at)
    if len(table.standing()) == 1 or not table.people_standing():
        table.enact(Ended("resigned"), at)
        return
    votes.carry_out(table, level, at)
    undo.carry_out(table, at, luck)
