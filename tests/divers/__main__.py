"""The command line with the divers among the games."""

from __future__ import annotations

import sys

from captains_table.cli import main
from captains_table.core.game import games
from divers import GAME

games()[GAME.id] = GAME
sys.exit(main())
