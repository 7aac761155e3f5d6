"""`python -m bench.nets GAME FIRST SECOND`: two nets against each other, for any number of players.

FIRST and SECOND are files of weights, as `captains-table train` writes them. Both search the same number of iterations.
The first net plays once on every seat, with the same luck, and the second on all others. So a net for all numbers of
players can be compared with one for a single number (`train --players 4`).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from captains_table.bots.pool import carry_out, process_pool
from captains_table.bots.ratings import wilson_interval
from captains_table.bots.training.lessons import Setup, Trial, contest, duels
from captains_table.bots.weights import BadWeights, read_weights
from captains_table.core.game import Game, games

ITERATIONS = 30
SEED = 290_000


@dataclass(frozen=True)
class Meeting:
    """The games that the first net has won."""

    players: int
    wins: float
    games: int

    def told(self) -> str:
        """The share in words, beside what would be fair."""
        low, high = wilson_interval(self.wins, self.games)
        share = f"{self.wins / self.games:.0%} [{100 * low:.0f}–{100 * high:.0f}]"
        return f"{self.players} players: the first net wins {share} of {self.games} games; fair: {1 / self.players:.0%}"


def met(
    game: Game, first: bytes, second: bytes, setups: Sequence[Setup], number: int, iterations: int, workers: int
) -> Meeting:
    """Let two nets meet, in at least so many games."""
    players = setups[0][0]
    trials = [
        Trial(place, game.id, first, second, tuple(setups), SEED, iterations) for place in range(-(-number // players))
    ]
    shares = [share for _, found in carry_out(trials, process_pool(workers), contest) for share in found]
    return Meeting(players, sum(shares), len(shares))


def main(arguments: list[str] | None = None) -> int:
    """Play and print."""
    able = games()
    parser = argparse.ArgumentParser(prog="python -m bench.nets", description=__doc__)
    parser.add_argument("game", choices=sorted(able))
    parser.add_argument("first", type=Path, help="a file of weights")
    parser.add_argument("second", type=Path, help="another one")
    parser.add_argument("--players", type=int, action="append", help="how many play (default 2; can be given again)")
    parser.add_argument("--games", type=int, default=200, help="at least, for each number of players (default 200)")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help=f"for every choice (default {ITERATIONS})")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all processors)")
    asked = parser.parse_args(arguments)
    game = able[asked.game]
    numbers = asked.players or [2]
    for players in numbers:
        if players not in game.players or players < 2:
            parser.error(f"{game.id} has no match for {players} players")
    for file in (asked.first, asked.second):
        try:
            if (known := read_weights(file).game) != game.id:
                parser.error(f"{file}: the weights of {known}, not of {game.id}")
        except BadWeights as error:
            parser.error(str(error))
    nets = asked.first.read_bytes(), asked.second.read_bytes()
    for players in numbers:
        setups = [setup for setup in duels(game, players) if not setup[1]] or duels(game, players)
        print(met(game, *nets, setups, asked.games, asked.iterations, asked.workers).told(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
