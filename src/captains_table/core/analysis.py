"""The result of analysing a match: win chances over time, and the costliest choices."""

from __future__ import annotations

from dataclasses import dataclass, field

from captains_table.core.game import Phrase


@dataclass(frozen=True)
class Slip:
    """A choice that was made, a better one, and the cost of the difference."""

    number: int
    """The number of events before it."""
    seat: int
    event: int
    better: int
    cost: float
    faults: tuple[Phrase, ...] = ()
    """What is wrong with it, if that was asked for, in the third person."""


@dataclass
class Analysis:
    """The analysis of a match."""

    chances: list[tuple[int, list[float]]] = field(default_factory=list)
    """After each number of events, each seat's win chance by its own view."""
    slips: list[Slip] = field(default_factory=list)

    def costliest(self, count: int = 3) -> list[Slip]:
        """Return the choices that cost most, the worst first.

        Args:
            count: how many at most.
        """
        return sorted(self.slips, key=lambda slip: -slip.cost)[:count]

    def add(self, part: Analysis) -> None:
        """Add the analysis of the events that follow.

        Args:
            part: their analysis, which is not changed.
        """
        self.chances += part.chances
        self.slips += part.slips
