"""The figures of one game of the divers."""

from __future__ import annotations

from dataclasses import dataclass

from divers.rules.events import EVENTS, Events


@dataclass(frozen=True)
class Figures:
    seats: int
    hand: int
    rounds: int
    copies: int
    shark: int
    events: Events = EVENTS

    @property
    def sides(self) -> int:
        """The divers, and the shark if it takes part."""
        return self.seats + (self.shark > 0)
