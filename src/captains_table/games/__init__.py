"""The games, one folder each. `captains_table.games()` lists them, even after this package has been imported."""

from __future__ import annotations

import sys
from types import ModuleType

from captains_table.core.game import Game
from captains_table.core.game import games as every_game


class _Games(ModuleType):
    """Makes the package callable: importing it hides the function of the same name in `captains_table`."""

    def __call__(self) -> dict[str, Game]:
        return every_game()


sys.modules[__name__].__class__ = _Games
