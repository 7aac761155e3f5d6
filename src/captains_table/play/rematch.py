"""New tables made from another one (a rematch, a fork from any moment), and records for people who ask for them."""

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
    """The setup of a rematch with the same people, bots and options, opened by one of the players; the others are
    invited."""
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
    """Take all the seats that one is invited to, if any."""
    for seat, there in enumerate(table.seats):
        if player and there.invited == player and table.status == WAITING:
            join(table, player, seat, there.name, at, luck)


def invite_again(table: Table, invitation: Rematched, at: int) -> None:
    """Announce the rematch to the players, once."""
    if table.rematch is None:
        table.enact(invitation, at)


def fork_setup(table: Table, player: str, at: int, seats: list[SeatPlan]) -> Setup:
    """The setup of a game that begins with the first events of this one. Before the end, only for a player who plays
    against bots alone."""
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
    """Return the record so far: all of it after the end, before that what the person may know."""
    if table.status != OVER:
        return begun(table).match.record(viewpoint(table, player))
    return whole_record(table)


def whole_record(table: Table) -> Record:
    """Return the record with everything that was played, also what does not fit the current rules."""
    record = begun(table).match.record()
    if table.held is not None:
        record.events += _held_back(table.held)
    return record


def _held_back(held: Held) -> list[Line]:
    """The events of a finished game that do not fit the current rules. (Undos refer to events by their order in the
    record, which is unknown for events that do not fit.)"""
    rest = held.rest
    if any(isinstance(fact, TookBack) for fact in rest):
        return []
    return [Line(SEATS[fact.s] if fact.s >= 0 else "*", fact.e) for fact in rest if isinstance(fact, Moved)]


def viewpoint(table: Table, player: str) -> int:
    """The default view of a person: that of their seat if they have exactly one, else a spectator's."""
    seats = table.seats_of(player)
    return seats[0] if len(seats) == 1 else SPECTATOR
