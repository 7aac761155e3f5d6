"""How facts about seats, votes and the end change a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from captains_table.core.contract import SPECTATOR
from captains_table.core.game import SEATS
from captains_table.play.clocks import Clocks
from captains_table.play.facts import (
    Closed,
    Declined,
    Ended,
    EndReason,
    Fact,
    Handed,
    HostPassed,
    Joined,
    Proposed,
    Resigned,
    Returned,
    SeatAdded,
    SeatDropped,
    SeatPlan,
    Vacated,
    Voted,
)
from captains_table.play.table_parts import Seat, Vote

if TYPE_CHECKING:
    from captains_table.play.table import Table


def apply_to_seats(table: Table, fact: Fact, at: int) -> None:
    """Apply a fact about a seat, a vote or the end; do nothing if it is about something else."""
    match fact:
        case Joined(seat=seat, player=player, name=name):
            table.seats[seat] = Seat("person", name, "", player)
        case Vacated(seat=seat, removed=removed):
            if removed:
                table.removed.add(table.seats[seat].player)
            table.seats[seat] = Seat("open")
        case Declined(seat=seat):
            table.seats[seat] = Seat("open")
        case SeatAdded():
            _set_seats(table, [*table.seats, Seat("open")], table.setup.first)
        case SeatDropped(seat=seat):
            _drop(table, seat)
        case HostPassed(player=player):
            table.creator = player
        case Closed():
            table.is_closed = True
        case Handed(seat=seat, level=level):
            _hand(table.seats[seat], level)
        case Returned(seat=seat):
            table.seats[seat].away = False
            table.clocks.back(seat)
        case Resigned(seat=seat, level=level):
            _resign(table, seat, level)
        case Ended(why=why):
            _end(table, why)
        case Proposed(seat=seat, what=what, asked=asked, about=about):
            table.vote = Vote(seat, what, about, asked)
            table.proposals[table.owner(seat), what, about] = at
        case Voted(seat=seat, yes=yes) if table.vote is not None:
            table.vote.answers[seat] = yes
            if not yes:
                table.vote = None


def _set_seats(table: Table, seats: list[Seat], first: int | None) -> None:
    """Before the game, replace the seats."""
    table.seats = seats
    plans = [SeatPlan(seat.kind, seat.name, seat.level, seat.player or seat.invited) for seat in seats]
    table.setup = structs.replace(table.setup, seats=plans, first=first)
    pauses = table.clocks.pauses
    table.clocks = Clocks(table.setup)
    table.clocks.pauses = pauses


def _drop(table: Table, seat: int) -> None:
    first = table.setup.first
    if first is not None and first >= seat:
        first = None if first == seat else first - 1
    _set_seats(table, [there for n, there in enumerate(table.seats) if n != seat], first)


def _hand(there: Seat, level: str) -> None:
    there.level = level
    if there.kind in ("person", "local"):
        there.away = True
        return
    if there.kind == "open":
        there.name = there.invited = ""
    there.kind = "bot"
    there.player = ""


def _resign(table: Table, seat: int, level: str) -> None:
    there = table.seats[seat]
    there.resigned = there.away = True
    there.level = level
    if table.question is not None and table.question.seat == seat:
        table.question = None
    _note(table, "resigned", SEATS[seat])


def _end(table: Table, why: EndReason) -> None:
    table.ending = why
    table.question = table.vote = None
    if table.timeline is not None:
        table.timeline.end()
    _note(table, "ended", why)


def _note(table: Table, key: str, what: str) -> None:
    """Note in the header of the record what happened, and after how many events."""
    if table.timeline is None:
        raise ValueError(f"table {table.id} has not begun")
    other = table.timeline.match.other
    parts = [other[key]] if key in other else []
    other[key] = ", ".join([*parts, f"{what} after event {table.length_for(SPECTATOR)}"])
