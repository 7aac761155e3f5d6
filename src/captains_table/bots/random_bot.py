"""The bot `random`: any legal event, all equally likely."""

from __future__ import annotations

from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.core.luck import Luck


class RandomBot:
    """Chooses at random."""

    def __init__(self, game: Game, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: State, legal: list[int]) -> int:
        """Any of the legal events."""
        return legal[self.luck.below(len(legal))]
