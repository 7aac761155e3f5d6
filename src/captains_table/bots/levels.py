"""Levels 1 to 5: from a kind captain to one that thinks two seconds about every choice.

Levels 1 to 4 are the same on every machine: their thinking is counted in iterations. Level 5 is limited by time.
Where the rules are not compiled the iterations are fewer, so that nobody has to wait.
"""

from __future__ import annotations

from captains_table.bots.greedy import Greedy
from captains_table.bots.thinker import Thinker
from captains_table.core.cells import COMPILED
from captains_table.core.game import Game
from captains_table.core.luck import Luck

ITERATIONS = {3: 250, 4: 1200}
"""How far the levels between think ahead."""
HASTE = 1 if COMPILED else 10
"""By how much less they do without compiled rules."""
SECONDS = 2.0
"""How long level 5 thinks."""


def level1(game: Game, luck: Luck) -> Greedy:
    """Takes what looks good, and is often wrong where it is close."""
    return Greedy(game, luck, game.judge.blur)


def level2(game: Game, luck: Luck) -> Greedy:
    """Makes the best of its own turn, and thinks no further."""
    return Greedy(game, luck)


def level3(game: Game, luck: Luck) -> Thinker:
    """Thinks a little ahead."""
    return Thinker(game, luck, ITERATIONS[3] // HASTE)


def level4(game: Game, luck: Luck) -> Thinker:
    """Thinks ahead."""
    return Thinker(game, luck, ITERATIONS[4] // HASTE)


def level5(game: Game, luck: Luck) -> Thinker:
    """Thinks as long as people at the table are glad to wait."""
    return Thinker(game, luck, seconds=SECONDS)
