"""`python -m divers.measured`: the benchmark's worker with the divers as its only game."""

from __future__ import annotations

from bench.worker import main

from captains_table.core.game import games
from divers import GAME

if __name__ == "__main__":
    games().clear()
    games()[GAME.id] = GAME
    main()
