"""Random self-play, ours and the peers': decisions per second."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from captains_table.core.checks import tables_to_check
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.core.playout import Tally, play_out

OneGame = Callable[[int], tuple[int, int]]
"""Plays the game of that number: how many decisions it had, and how many of them had more than one possibility."""


@dataclass
class Contest:
    """One kind of game, and what was measured of it."""

    name: str
    players: int
    options: tuple[str, ...]
    play: OneGame
    decisions: int = 0
    games: int = 0
    real_share: float = 0.0
    """How many of the decisions have more than one possibility."""
    rates: list[float] = field(default_factory=list)
    """Decisions per second, one for each repetition."""

    def measure(self, seconds: float) -> None:
        """Play games for so long, always beginning with the first."""
        begun = time.perf_counter()
        decisions = real = number = 0
        while (spent := time.perf_counter() - begun) < seconds or number == 0:
            made, free = self.play(number)
            decisions += made
            real += free
            number += 1
        self.rates.append(decisions / spent)
        self.decisions += decisions
        self.games += number
        self.real_share = real / decisions if real else self.real_share

    @property
    def rate(self) -> float:
        """Decisions per second, in the middle of all repetitions."""
        return median(self.rates)


def ours() -> list[Contest]:
    """Every game with every number of players, without options where that is possible."""
    contests = []
    for game in games().values():
        seen: set[int] = set()
        for players, options in tables_to_check(game):
            if players not in seen:
                seen.add(players)
                contests.append(Contest(game.id, players, options, _random_game(game, players, options)))
    return contests


def _random_game(game: Game, players: int, options: tuple[str, ...]) -> OneGame:
    start = game.new(players, options)

    def play(number: int) -> tuple[int, int]:
        tally = Tally()
        play_out(start.clone(), Luck(1, number), tally)
        return tally.decisions, tally.real

    return play


def catanatron() -> Contest | None:
    """Catanatron's random games for four, if it is installed."""
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
    except ImportError:
        return None
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(number: int) -> tuple[int, int]:
        catan = Catan([RandomPlayer(colour) for colour in colours], seed=number)
        catan.play()
        return len(catan.state.actions), 0

    contest = Contest("catanatron", len(colours), (), play)
    contest.real_share = _catanatron_real_share([Catan([RandomPlayer(c) for c in colours], seed=n) for n in range(3)])
    return contest


def _catanatron_real_share(catans: list[Any]) -> float:
    """How many of its decisions have more than one possibility; counted apart, for it takes time."""
    possibilities: list[int] = []

    def decide(player: Any, catan: Any, actions: list[Any]) -> Any:
        possibilities.append(len(actions))
        return player.decide(catan, actions)

    for catan in catans:
        catan.play(decide_fn=decide)
    return sum(number > 1 for number in possibilities) / len(possibilities)
