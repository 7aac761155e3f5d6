"""Clocks: how long players have been thinking, how much time they have left, and when a bot takes over.

Times are milliseconds since 1970, as they stand with the facts. A clock never reads the time itself. While nobody can
play, because the server is down, clocks stand still.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from captains_table.play.facts import Setup

HOUR = 3_600_000
LEAST = 60_000
"""The minimum time that a returning player gets."""
BEAT = 5_000
"""Milliseconds between two heartbeats of whoever runs the tables."""
GAP = 15_000
"""Milliseconds without a heartbeat that count as an outage."""

Pause = tuple[int, int]
"""The start and end of a time in which nobody could play."""


class Clocks:
    """The clocks of all seats of a table."""

    def __init__(self, setup: Setup) -> None:
        seats = len(setup.seats)
        clock = setup.clock if setup.pace == "live" else None
        self.increment = int(clock.increment * 1000) if clock is not None else 0
        self.left: list[int] | None = [int(clock.minutes * 60_000)] * seats if clock is not None else None
        """What each seat had left when it last began to choose; None without clocks."""
        self.absence = int(setup.absent_hours * HOUR) if setup.absent_hours is not None else None
        self.since: dict[int, int] = {}
        """When each of the people who are choosing began."""
        self.pauses: Sequence[Pause] = ()
        """In the order of time."""

    def turn(self, choosing: Collection[int], at: int, taken_back: bool = False) -> None:
        """From now on, these players are thinking."""
        for seat in [seat for seat in self.since if seat not in choosing]:
            began = self.since.pop(seat)
            if self.left is not None:
                self.left[seat] += (0 if taken_back else self.increment) - self._passed(began, at)
        for seat in choosing:
            if seat not in self.since:
                self.since[seat] = at
                if self.left is not None and taken_back:
                    self.left[seat] -= self.increment

    def back(self, seat: int) -> None:
        """A player who had run out of time returns."""
        if self.left is not None:
            self.left[seat] = max(self.left[seat], LEAST)

    def ends(self, seat: int) -> tuple[int, str] | None:
        """Return when a bot takes over from a player who is thinking, and why."""
        began = self.since.get(seat)
        if began is None:
            return None
        ends = [(self.after(began, self.left[seat]), "clock")] if self.left is not None else []
        if self.absence is not None:
            ends.append((self.after(began, self.absence), "absent"))
        return min(ends, default=None)

    def _passed(self, began: int, at: int) -> int:
        """How long a player has been thinking."""
        missed = sum(max(0, min(end, at) - max(start, began)) for start, end in self.pauses)
        return max(0, at - began - missed)

    def after(self, began: int, time: int) -> int:
        """The moment at which a player will have thought this long."""
        end = began + time
        for start, until in self.pauses:
            if start < end and until > began:
                end += until - max(start, began)
        return end

    def deadline(self) -> int | None:
        """When the first bot takes over if nobody chooses."""
        ends = [end[0] for end in map(self.ends, self.since) if end is not None]
        return min(ends, default=None)

    def due(self, at: int) -> list[tuple[int, str]]:
        """The players whose time is up, and why."""
        ended = [(seat, self.ends(seat)) for seat in sorted(self.since)]
        return [(seat, end[1]) for seat, end in ended if end is not None and end[0] <= at]

    def reading(self, at: int) -> list[int] | None:
        """The time that each seat has left."""
        if self.left is None:
            return None
        return [left - self._passed(self.since.get(seat, at), at) for seat, left in enumerate(self.left)]
