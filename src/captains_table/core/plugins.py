"""Plug-ins: games that do not ship with the program.

A package provides games as entry points of the group `captains_table.games`, each naming a `Game`. During development,
the variable CAPTAINS_TABLE_GAMES names the folder of a game (several are separated by the path separator); the folder
is a package with a `GAME`, like those of the program.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from captains_table.core.errors import BadSetup

GROUP = "captains_table.games"
FOLDERS = "CAPTAINS_TABLE_GAMES"


def plugin_games() -> list[Any]:
    """Return the games of installed packages and of the folders in CAPTAINS_TABLE_GAMES, in a fixed order.

    Raises:
        BadSetup: if a game can't be imported.
    """
    from importlib.metadata import entry_points

    entries = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    brought = [_loaded(entry.value, entry.load) for entry in entries]
    folders = [Path(folder) for folder in os.environ.get(FOLDERS, "").split(os.pathsep) if folder]
    return brought + [_loaded(str(folder), lambda folder=folder: _in_folder(folder)) for folder in folders]


def _in_folder(folder: Path) -> Any:
    home = folder.resolve()
    if str(home.parent) not in sys.path:
        sys.path.insert(0, str(home.parent))
    return import_module(home.name).GAME


def _loaded(name: str, load: Any) -> Any:
    try:
        return load()
    except (ImportError, AttributeError) as error:
        raise BadSetup("no game found in {name}: {error}", name=name, error=error) from error
