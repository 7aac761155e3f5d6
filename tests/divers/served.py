"""The command line with the divers among the games, also in the processes that a server starts."""

from __future__ import annotations

import sys

from captains_table.cli import main
from captains_table.core.game import games
from divers import GAME

games()[GAME.id] = GAME

if __name__ == "__main__":
    sys.exit(main())
