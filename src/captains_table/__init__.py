"""Captain's Table: engines, bots and tables for El Capitán, Capitol and Captains' War.

    import captains_table

    match = captains_table.new("el_capitan", ["Ada", "Ben", "Cleo"], options=["lisboa"])
    match.play("starts B")
    match.legal()

Names are imported on first use, so `import captains_table` itself takes only milliseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.version import __version__

if TYPE_CHECKING:
    from captains_table.core.contract import CHANCE, OVER, SPECTATOR, State
    from captains_table.core.errors import TableError
    from captains_table.core.game import Game, games
    from captains_table.core.luck import Luck
    from captains_table.core.match import Match
    from captains_table.core.match import new_match as new
    from captains_table.core.playout import playouts
    from captains_table.core.record import Record, parse_record, read_record
    from captains_table.core.replay import RulesChanged, replay

_HOMES = {
    "CHANCE": ("contract", "CHANCE"),
    "OVER": ("contract", "OVER"),
    "SPECTATOR": ("contract", "SPECTATOR"),
    "State": ("contract", "State"),
    "TableError": ("errors", "TableError"),
    "Game": ("game", "Game"),
    "games": ("game", "games"),
    "Luck": ("luck", "Luck"),
    "Match": ("match", "Match"),
    "new": ("match", "new_match"),
    "replay": ("replay", "replay"),
    "RulesChanged": ("replay", "RulesChanged"),
    "playouts": ("playout", "playouts"),
    "Record": ("record", "Record"),
    "parse_record": ("record", "parse_record"),
    "read_record": ("record", "read_record"),
}

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Game",
    "Luck",
    "Match",
    "Record",
    "RulesChanged",
    "State",
    "TableError",
    "__version__",
    "games",
    "new",
    "parse_record",
    "playouts",
    "read_record",
    "replay",
]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'captains_table' has no attribute '{name}'")
    from importlib import import_module

    return getattr(import_module(f"captains_table.core.{home[0]}"), home[1])


def __dir__() -> list[str]:
    return list(__all__)
