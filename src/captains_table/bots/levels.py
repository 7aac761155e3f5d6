"""Levels 1 to 5: from a kind captain to one that thinks two seconds about every choice.

Levels 1 to 4 are the same on every machine: each game's judge says how far they think, in iterations. Level 5 is
limited by time.
"""

from __future__ import annotations

from captains_table.bots.greedy import Greedy
from captains_table.bots.thinker import Thinker
from captains_table.core.game import Game
from captains_table.core.luck import Luck

LEVELS = range(1, 6)
SECONDS = 2.0
"""How long level 5 thinks."""


WINS = {"level2": 7, "level3": 7, "level4": 8, "level5": 8}
"""How many of ten two-player games a level wins against the level below: about the same in every game
(`docs/bots.md`)."""


def level(number: int, game: Game, luck: Luck) -> Greedy | Thinker:
    """The bot of a level."""
    if number == 5:
        return Thinker(game, luck, seconds=SECONDS)
    rung = game.judge.ladder[number - 1]
    if rung.iterations == 0:
        return Greedy(game, luck, rung.wobble)
    return Thinker(game, luck, rung.iterations)
