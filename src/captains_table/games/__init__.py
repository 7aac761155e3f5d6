"""The games, a folder each. `captains_table.games()` lists them, also once this package has been imported."""

from __future__ import annotations

import sys
from types import ModuleType

from captains_table.core.game import Game
from captains_table.core.game import games as every_game


class _Games(ModuleType):
    """The package can be called: importing it puts it where `captains_table` has the function of the same name."""

    def __call__(self) -> dict[str, Game]:
        return every_game()


sys.modules[__name__].__class__ = _Games
