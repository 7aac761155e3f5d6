"""A contest: random games of one kind, played repeatedly for a fixed time, and what was counted."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

OneGame = Callable[[int], tuple[int, int]]
"""Plays the game with that number: how many decisions it had, and how many of them had more than one possibility."""


@dataclass(frozen=True)
class Sample:
    """The counts of one repetition."""

    decisions: int
    real: int
    """Decisions with more than one possibility."""
    games: int
    seconds: float


def sampled(play: OneGame, seconds: float) -> Sample:
    """Play games for this long, always starting with the first. Measures the processor time of this process."""
    begun = time.process_time()
    decisions = real = number = 0
    while (spent := time.process_time() - begun) < seconds or number == 0:
        made, free = play(number)
        decisions += made
        real += free
        number += 1
    return Sample(decisions, real, number, spent)


@dataclass
class Contest:
    """One kind of game with all its samples."""

    name: str
    players: int
    options: tuple[str, ...]
    sample: Callable[[float], Sample]
    """Plays for this many seconds."""
    samples: list[Sample] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        """Measure once more."""
        self.samples.append(self.sample(seconds))

    @property
    def rates(self) -> list[float]:
        """Decisions per second, one value for each repetition."""
        return [sample.decisions / sample.seconds for sample in self.samples]

    @property
    def real_share(self) -> float:
        """The share of decisions with more than one possibility."""
        return sum(sample.real for sample in self.samples) / sum(sample.decisions for sample in self.samples)

    def row(self) -> dict[str, Any]:
        """The plain figures."""
        decisions = sum(sample.decisions for sample in self.samples)
        return {
            "name": self.name,
            "players": self.players,
            "options": list(self.options),
            "decisions_per_second": median(self.rates),
            "games_per_second": median(sample.games / sample.seconds for sample in self.samples),
            "decisions_per_game": decisions / sum(sample.games for sample in self.samples),
            "real_share": self.real_share,
        }


def ratio(own: Contest, other: Contest, real: bool = False) -> dict[str, float]:
    """How many times as fast, repetition by repetition; with `real`, only decisions with a choice count."""
    weight = own.real_share / other.real_share if real else 1.0
    found = sorted(weight * mine / theirs for mine, theirs in zip(own.rates, other.rates, strict=True))
    return {"median": median(found), "least": found[0], "most": found[-1]}
