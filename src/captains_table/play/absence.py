"""Absence: who counts as away, when a host has left the waiting room, and how long a table waits with nobody there.

Who is connected is an argument (`Absent`), and so is the time.
"""

from __future__ import annotations

from collections.abc import Mapping

from captains_table.play.clocks import HOUR
from captains_table.play.table import PLAYING, WAITING, Table

MINUTE = 60_000
DAY = 24 * HOUR
GONE = 2 * MINUTE
"""In a live game, how long a player who is not connected may keep the others waiting."""
IDLE = 10 * MINUTE
"""The same for a player who is connected."""
CORRESPONDENCE = DAY
"""The same in a correspondence game."""
HOST_GONE = 5 * MINUTE
"""How long the host may be away from a waiting room with other people in it."""
DESERTED = 30 * MINUTE
"""How long a live table with nobody there stays in the public list."""
FORGOTTEN = 14 * DAY
"""How long any other table waits."""

Absent = Mapping[str, int]
"""The people of a table who are not connected, and since when."""


def away_from(table: Table, seat: int, absent: Absent) -> int | None:
    """When a player who keeps the others waiting starts to count as away; None if nobody is waiting for them."""
    began = table.clocks.since.get(seat)
    if began is None:
        return None
    if table.setup.pace == "correspondence":
        return table.clocks.after(began, CORRESPONDENCE)
    idle = table.clocks.after(began, IDLE)
    left = absent.get(table.seats[seat].player)
    return idle if left is None else min(idle, table.clocks.after(max(began, left), GONE))


def next_host(table: Table, absent: Absent, at: int) -> str | None:
    """Return who takes over a waiting room after its host has left: the first of the others who is connected, or
    None."""
    left = absent.get(table.creator)
    if table.status != WAITING or left is None or at < left + HOST_GONE:
        return None
    others = [seat.player for seat in table.seats if seat.player not in ("", table.creator)]
    return next((player for player in others if player not in absent), None)


def patience(table: Table) -> int:
    """How long a waiting table stays open with nobody there."""
    return DESERTED if table.setup.listed and table.setup.pace == "live" else FORGOTTEN


def deadline(table: Table) -> int | None:
    """When the next timeout at a table is due: a waiting table closes, or a bot takes over."""
    if table.status == WAITING:
        return table.changed + patience(table)
    return table.clocks.deadline() if table.status == PLAYING else None
