"""Absence: who counts as away, when a host has left the waiting room, and how long a table waits for anybody.

Who is connected is an argument (`Absent`), and so is the time.
"""

from __future__ import annotations

from collections.abc import Mapping

from captains_table.play.clocks import HOUR
from captains_table.play.table import PLAYING, WAITING, Table

MINUTE = 60_000
DAY = 24 * HOUR
GONE = 2 * MINUTE
"""How long somebody who is not at the table may let the others wait in a live game."""
IDLE = 10 * MINUTE
"""How long somebody who is at the table may."""
CORRESPONDENCE = DAY
"""How long anybody may in a game by correspondence."""
HOST_GONE = 5 * MINUTE
"""How long a host may be away from a waiting room where others are."""
DESERTED = 30 * MINUTE
"""How long a live table stays in the public list without anybody there."""
FORGOTTEN = 14 * DAY
"""How long any other table waits."""

Absent = Mapping[str, int]
"""The people of a table who are not at it, and since when."""


def away_from(table: Table, seat: int, absent: Absent) -> int | None:
    """From when on somebody counts as away, who lets the others wait; None if nobody waits for them."""
    began = table.clocks.since.get(seat)
    if began is None:
        return None
    if table.setup.pace == "correspondence":
        return table.clocks.after(began, CORRESPONDENCE)
    idle = table.clocks.after(began, IDLE)
    left = absent.get(table.seats[seat].player)
    return idle if left is None else min(idle, table.clocks.after(max(began, left), GONE))


def next_host(table: Table, absent: Absent, at: int) -> str | None:
    """Who takes over a waiting room whose host has left: the first of the others who are there. None: nobody does."""
    left = absent.get(table.creator)
    if table.status != WAITING or left is None or at < left + HOST_GONE:
        return None
    others = [seat.player for seat in table.seats if seat.player not in ("", table.creator)]
    return next((player for player in others if player not in absent), None)


def patience(table: Table) -> int:
    """How long a waiting table stays without anybody there."""
    return DESERTED if table.setup.listed and table.setup.pace == "live" else FORGOTTEN


def deadline(table: Table) -> int | None:
    """When time brings something about at a table by itself: a waiting one closes, or a bot takes over."""
    if table.status == WAITING:
        return table.changed + patience(table)
    return table.clocks.deadline() if table.status == PLAYING else None
