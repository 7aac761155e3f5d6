"""The divers after a change of their rules: since revision 2 a pearl worth 1 can't be sold (DI 3.2)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copytree, ignore_patterns

from captains_table.core.game import Game
from divers import GAME

CHANGES = """
[[revision]]
number = 2
date = 2026-11-18

[[revision.change]]
clause = "3.2"
what = "change-cheap-pearls"
"""
EARLIER = """game: divers
edition: 1
players: Ada, Ben

* first A
* deal A 1
* deal A 2
* deal A 3
* deal B 4
* deal B 5
* deal B 6
* pearl 1
A dive 1
B dive 4
B sell
* pearl 6
"""
"""A record of revision 1 in which such a pearl was sold, as its eleventh event."""


def revised(folder: Path, changes: str = CHANGES) -> Game:
    """The divers with these changes, in a folder of their own."""
    home = copytree(Path(__file__).parent, folder / "divers", ignore=ignore_patterns("*.py", "__pycache__"))
    (home / "changes.toml").write_text(changes, encoding="utf-8")
    for language in ("en", "fr", "de"):
        with (home / "texts" / f"{language}.ftl").open("a", encoding="utf-8") as texts:
            texts.write("change-cheap-pearls = A pearl worth 1 can't be sold.\n")
    return replace(GAME, folder=home)
