"""What has changed in the rules of a game: its revisions, from `changes.toml` in its folder.

    [[revision]]
    number = 2
    date = 2026-11-18

    [[revision.change]]
    clause = "9.5"
    what = "change-blocked-red-die"
    players = [1]

A game without the file is of revision 1. `what` is a text of the game. A change may say which games it concerns: those
with so many `players`, those with one of these `options`. One that `widens` only allows more: whatever was played
before still fits.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from captains_table.core.errors import BadSetup

FIRST = 1
"""The revision of every game before its first change, and of records that do not name one."""


@dataclass(frozen=True)
class Change:
    """One changed clause."""

    revision: int
    date: str
    """When: `2026-11-18`."""
    clause: str
    """Which: `9.5`."""
    what: str
    """The text that says what has changed."""
    players: tuple[int, ...] = ()
    """The numbers of players that it concerns; empty: all."""
    options: tuple[str, ...] = ()
    """The options that it concerns, at least one of them; empty: all games."""
    widens: bool = False
    """It allows more than before, and everything that was allowed before."""

    def concerns(self, players: int, options: Sequence[str]) -> bool:
        """Whether a game with these players and options is affected."""
        fits = not self.options or any(option in self.options for option in options)
        return fits and (not self.players or players in self.players)


@dataclass(frozen=True)
class Changes:
    """All changes in the rules of a game, and the current revision."""

    revision: int = FIRST
    all: tuple[Change, ...] = ()

    def since(self, revision: int, players: int, options: Sequence[str]) -> list[Change]:
        """Why a game begun under an earlier revision may not replay the same way: the changes that affect it."""
        return [
            change
            for change in self.all
            if change.revision > revision and not change.widens and change.concerns(players, options)
        ]


def dated(letters: str, changes: Sequence[Change]) -> str:
    """Clauses with the dates of their changes: `CW 9.5, CW 9.6 (2026-11-18)`."""
    days = {
        change.date: [f"{letters} {one.clause}" for one in changes if one.date == change.date] for change in changes
    }
    return "; ".join(f"{', '.join(clauses)} ({day})" for day, clauses in days.items())


def read_changes(folder: Path) -> Changes:
    """The changes of the game in a folder."""
    file = folder / "changes.toml"
    if not file.is_file():
        return Changes()
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        found = [_revision(part) for part in data["revision"]]
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise BadSetup("{file}: not a list of changes ({error})", file=file, error=error) from None
    numbers = [number for number, _ in found]
    if numbers != list(range(FIRST + 1, FIRST + 1 + len(numbers))):
        raise BadSetup(
            "{file}: revisions are numbered from {first} on without gaps, not {numbers}",
            file=file,
            first=FIRST + 1,
            numbers=numbers,
        )
    return Changes(numbers[-1], tuple(change for _, changes in found for change in changes))


def _revision(data: dict[str, Any]) -> tuple[int, list[Change]]:
    number, day = data["number"], data["date"]
    if type(number) is not int or not isinstance(day, date):
        raise ValueError("a revision has a number and a date")
    return number, [
        Change(
            number,
            day.isoformat(),
            part["clause"],
            part["what"],
            tuple(part.get("players", ())),
            tuple(part.get("options", ())),
            part.get("widens", False),
        )
        for part in data.get("change", ())
    ]
