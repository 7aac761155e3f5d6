"""Levels 1 to 5: from a kind captain to one that thinks two seconds about every choice.

Levels 1 to 4 are the same on every machine: each game's judge says how far they think, in iterations. Level 5 is
limited by time. Where the rules are not compiled the iterations are fewer, so that nobody has to wait.
"""

from __future__ import annotations

from captains_table.bots.greedy import Greedy
from captains_table.bots.thinker import Thinker
from captains_table.core.cells import COMPILED
from captains_table.core.game import Game
from captains_table.core.luck import Luck

LEVELS = range(1, 6)
HASTE = 1 if COMPILED else 10
"""By how much less the levels think without compiled rules."""
FEWEST = 8
"""So many iterations are made in any case."""
SECONDS = 2.0
"""How long level 5 thinks."""


def level(number: int, game: Game, luck: Luck) -> Greedy | Thinker:
    """The bot of a level."""
    if number == 5:
        return Thinker(game, luck, seconds=SECONDS)
    rung = game.judge.ladder[number - 1]
    if rung.iterations == 0:
        return Greedy(game, luck, rung.wobble)
    return Thinker(game, luck, max(FEWEST, rung.iterations // HASTE))
