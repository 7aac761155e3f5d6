"""The command line with the divers among the games, also in the processes that a server starts.

With a number in LUCK, what dice and cards bring at a server can be foreseen.
"""

from __future__ import annotations

import os
import sys

from captains_table.cli import main
from captains_table.core.game import games
from captains_table.core.luck import Luck
from captains_table.play import ports
from divers import GAME

games()[GAME.id] = GAME
if os.environ.get("LUCK"):
    foreseen = Luck(int(os.environ["LUCK"]))
    ports.new_luck = lambda: foreseen

if __name__ == "__main__":
    sys.exit(main())
