"""Clocks: how long people have been choosing, how much time they have left, and when a bot takes over.

Times are milliseconds since 1970, as they stand with the facts. A clock never reads the time itself.
"""

from __future__ import annotations

from collections.abc import Collection

from captains_table.play.facts import Setup

HOUR = 3_600_000
LEAST = 60_000
"""What somebody who comes back has at least."""


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

    def turn(self, choosing: Collection[int], at: int, taken_back: bool = False) -> None:
        """From now on these people are choosing."""
        for seat in [seat for seat in self.since if seat not in choosing]:
            began = self.since.pop(seat)
            if self.left is not None:
                self.left[seat] += (0 if taken_back else self.increment) - max(0, at - began)
        for seat in choosing:
            if seat not in self.since:
                self.since[seat] = at
                if self.left is not None and taken_back:
                    self.left[seat] -= self.increment

    def back(self, seat: int) -> None:
        """Somebody who had run out of time comes back."""
        if self.left is not None:
            self.left[seat] = max(self.left[seat], LEAST)

    def ends(self, seat: int) -> tuple[int, str] | None:
        """When a bot takes over from somebody who is choosing, and why."""
        began = self.since.get(seat)
        if began is None:
            return None
        ends = [(began + self.left[seat], "clock")] if self.left is not None else []
        if self.absence is not None:
            ends.append((began + self.absence, "absent"))
        return min(ends, default=None)

    def deadline(self) -> int | None:
        """When the first bot takes over, if nobody chooses."""
        ends = [end[0] for end in map(self.ends, self.since) if end is not None]
        return min(ends, default=None)

    def due(self, at: int) -> list[tuple[int, str]]:
        """Whose time is up, and why."""
        ended = [(seat, self.ends(seat)) for seat in sorted(self.since)]
        return [(seat, end[1]) for seat, end in ended if end is not None and end[0] <= at]

    def reading(self, at: int) -> list[int] | None:
        """What each seat has left."""
        if self.left is None:
            return None
        return [left - max(0, at - self.since.get(seat, at)) for seat, left in enumerate(self.left)]
