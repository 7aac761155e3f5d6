"""A contest: one kind of game played at random for a while, again and again, and what was counted."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

OneGame = Callable[[int], tuple[int, int]]
"""Plays the game of that number: how many decisions it had, and how many of them had more than one possibility."""


@dataclass(frozen=True)
class Sample:
    """What was counted in one go."""

    decisions: int
    real: int
    """Decisions with more than one possibility."""
    games: int
    seconds: float


def sampled(play: OneGame, seconds: float) -> Sample:
    """Play games for so long, always beginning with the first. What counts is this process's own processor time."""
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
    """One kind of game, and everything that was counted of it."""

    name: str
    players: int
    options: tuple[str, ...]
    sample: Callable[[float], Sample]
    """Plays for so many seconds."""
    samples: list[Sample] = field(default_factory=list)

    def measure(self, seconds: float) -> None:
        """Once more."""
        self.samples.append(self.sample(seconds))

    @property
    def rates(self) -> list[float]:
        """Decisions per second, one for each repetition."""
        return [sample.decisions / sample.seconds for sample in self.samples]

    @property
    def real_share(self) -> float:
        """How many of the decisions have more than one possibility."""
        return sum(sample.real for sample in self.samples) / sum(sample.decisions for sample in self.samples)

    def row(self) -> dict[str, Any]:
        """The figures by themselves."""
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
    """How many times as fast, repetition by repetition; with `real` only decisions with a choice count."""
    weight = own.real_share / other.real_share if real else 1.0
    found = sorted(weight * mine / theirs for mine, theirs in zip(own.rates, other.rates, strict=True))
    return {"median": median(found), "least": found[0], "most": found[-1]}
