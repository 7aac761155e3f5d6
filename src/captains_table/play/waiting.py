"""The waiting room: what the host can do before the game, answers to invitations, and timeouts."""

from __future__ import annotations

from msgspec import structs

from captains_table.core.luck import Luck
from captains_table.play.absence import Absent, next_host, patience
from captains_table.play.acts import begin_if_full, seat_at, still_waiting
from captains_table.play.errors import InvalidSetup, NotInvited, NotYours, OnlyOpener, WrongNumber
from captains_table.play.facts import Closed, Declined, HostPassed, SeatAdded, SeatDropped, SeatPlan, Vacated
from captains_table.play.setup import check_game
from captains_table.play.table import WAITING, Table


def add_seat(table: Table, player: str, at: int) -> None:
    """Add an open seat."""
    _as_host(table, player)
    _check_number(table, len(table.seats) + 1)
    table.enact(SeatAdded(), at)


def drop_seat(table: Table, player: str, seat: int, at: int, luck: Luck) -> None:
    """Remove a seat, unless a guest has it."""
    _as_host(table, player)
    if seat_at(table, seat).player not in ("", player):
        raise NotYours(seat=seat + 1)
    _check_number(table, len(table.seats) - 1)
    table.enact(SeatDropped(seat), at)
    begin_if_full(table, at, luck)


def start_with_fewer(table: Table, player: str, at: int, luck: Luck) -> None:
    """Begin without the seats that are still open."""
    _as_host(table, player)
    still_open = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
    _check_number(table, len(table.seats) - len(still_open))
    for seat in reversed(still_open):
        table.enact(SeatDropped(seat), at)
    begin_if_full(table, at, luck)


def remove_guest(table: Table, player: str, seat: int, at: int) -> None:
    """Remove a guest, who can't take a seat here again."""
    _as_host(table, player)
    if seat_at(table, seat).player in ("", player):
        raise NotYours(seat=seat + 1)
    table.enact(Vacated(seat, removed=True), at)


def close(table: Table, player: str, at: int) -> None:
    """Close the table: there will be no game."""
    _as_host(table, player)
    table.enact(Closed(), at)


def decline(table: Table, player: str, at: int) -> None:
    """Decline all invitations to seats here."""
    still_waiting(table)
    invited = [n for n, seat in enumerate(table.seats) if player and seat.invited == player]
    if not invited:
        raise NotInvited()
    for seat in invited:
        table.enact(Declined(seat), at)


def pass_host(table: Table, absent: Absent, at: int) -> None:
    """If the host has left, make the next person the host."""
    player = next_host(table, absent, at)
    if player is not None:
        table.enact(HostPassed(player), at)


def close_if_deserted(table: Table, at: int) -> None:
    """If nobody has done anything for long enough, close the table."""
    if table.status == WAITING and at >= table.changed + patience(table):
        table.enact(Closed(deserted=True), at)


def _as_host(table: Table, player: str) -> None:
    if not player or player != table.creator:
        raise OnlyOpener()
    still_waiting(table)


def _check_number(table: Table, players: int) -> None:
    """Raise WrongNumber if the game can't be played with this number of players and the table's options."""
    allowed = table.game.players
    seats = [SeatPlan("open")] * players
    try:
        if players not in allowed:
            raise InvalidSetup(why="")
        check_game(structs.replace(table.setup, seats=seats, first=None))
    except InvalidSetup:
        raise WrongNumber(players=players, least=min(allowed), most=max(allowed)) from None
