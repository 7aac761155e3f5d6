"""Other tables that come of one: a rematch, a fork from any moment; and records for whoever asks."""

from __future__ import annotations

import msgspec

from captains_table.core.contract import SPECTATOR
from captains_table.core.game import SEATS
from captains_table.core.luck import Luck
from captains_table.core.record import Line, Record
from captains_table.play.acts import begun, join
from captains_table.play.errors import NotOver, NotYours, UnknownMoment
from captains_table.play.facts import Moved, Origin, Rematched, SeatPlan, Setup, TookBack
from captains_table.play.table import OVER, WAITING, Table
from captains_table.play.table_parts import Held


def rematch_setup(table: Table, player: str) -> Setup:
    """The same people, bots and agreements once more, for one of those who played; the others are invited."""
    if table.status != OVER:
        raise NotOver()
    if not table.seats_of(player) and player != table.creator:
        raise NotYours(seat=1)
    seats = [
        SeatPlan("open" if seat.player != player else seat.kind, seat.name, "", seat.player)
        if seat.player
        else SeatPlan(seat.kind, seat.name, seat.level)
        for seat in table.seats
    ]
    return msgspec.structs.replace(table.setup, seats=seats, figures={}, prefix=[], origin=None)


def accept(table: Table, player: str, at: int, luck: Luck) -> None:
    """Take all seats that one is invited to, if there are any."""
    for seat, there in enumerate(table.seats):
        if player and there.invited == player and table.status == WAITING:
            join(table, player, seat, there.name, at, luck)


def invite_again(table: Table, invitation: Rematched, at: int) -> None:
    """Tell those who played that there is a rematch, once."""
    if table.rematch is None:
        table.enact(invitation, at)


def fork_setup(table: Table, player: str, at: int, seats: list[SeatPlan]) -> Setup:
    """A game that begins with the first events of this one. Until the end only for who plays against bots alone."""
    timeline = begun(table)
    people = {table.seats[seat].player for seat in table.people_standing()}
    alone = people == {player}
    if table.status != OVER and not alone:
        raise NotOver()
    viewer = viewpoint(table, player)
    if not 0 <= at <= timeline.length_for(viewer):
        raise UnknownMoment(count=timeline.length_for(viewer))
    return msgspec.structs.replace(
        table.setup,
        seats=seats,
        prefix=[(entry.seat, entry.text) for entry in timeline.match.entries[: timeline.place(viewer, at)]],
        origin=Origin(table.id, at),
        listed=False,
        clock=None,
        absent_hours=None,
        pace="live",
    )


def record_for(table: Table, player: str) -> Record:
    """The record so far: all of it after the end, until then what the person may know."""
    match = begun(table).match
    if table.status != OVER:
        return match.record(viewpoint(table, player))
    record = match.record()
    if table.held is not None:
        record.events += _held_back(table.held)
    return record


def _held_back(held: Held) -> list[Line]:
    """What does not fit the rules of today but belongs to a game that ended under earlier ones. (Taking back names
    events in the order of the record, which is not known of events that do not fit.)"""
    rest = held.rest
    if any(isinstance(fact, TookBack) for fact in rest):
        return []
    return [Line(SEATS[fact.s] if fact.s >= 0 else "*", fact.e) for fact in rest if isinstance(fact, Moved)]


def viewpoint(table: Table, player: str) -> int:
    """Whose view somebody gets who does not say: that of their seat if they have just one, else everybody's."""
    seats = table.seats_of(player)
    return seats[0] if len(seats) == 1 else SPECTATOR
