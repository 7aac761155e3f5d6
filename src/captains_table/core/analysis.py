"""What an analysis of a match finds: how the chances went, and which choices cost most."""

from __future__ import annotations

from dataclasses import dataclass, field

from captains_table.core.game import Phrase


@dataclass(frozen=True)
class Slip:
    """A choice that was made and a better one, and what the difference costs."""

    number: int
    """After so many events."""
    seat: int
    event: int
    better: int
    cost: float
    faults: tuple[Phrase, ...] = ()
    """What is wrong with it, as far as that was asked for; told to nobody in particular."""


@dataclass
class Analysis:
    """How a game went."""

    chances: list[tuple[int, list[float]]] = field(default_factory=list)
    """After how many events each seat, by its own view, had which chance to win."""
    slips: list[Slip] = field(default_factory=list)

    def costliest(self, count: int = 3) -> list[Slip]:
        """The choices that cost most, the worst first."""
        return sorted(self.slips, key=lambda slip: -slip.cost)[:count]

    def add(self, part: Analysis) -> None:
        """Take in what was found about the events that come next."""
        self.chances += part.chances
        self.slips += part.slips
