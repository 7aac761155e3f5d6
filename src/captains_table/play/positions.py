"""The positions that pages on how to play a game show. They are data (`learn/pictures.toml`): a record in the folder, a
moment, whose view is shown, and which part of the board is shown and highlighted."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from captains_table.core.contract import SPECTATOR
from captains_table.core.errors import TableError
from captains_table.core.game import SEATS, Game
from captains_table.core.match import Match
from captains_table.core.record import read_record
from captains_table.core.replay import replay


class NoHowTo(TableError):
    """The game has no such page, or no picture with the key that the page uses."""


@dataclass(frozen=True)
class Picture:
    """A position to show."""

    record: str
    at: int | None
    then: tuple[str, ...]
    """The events after the record, as lines of a record."""
    seat: int
    show: tuple[str, ...]
    """Patterns of the slots that are shown; empty: all."""
    point: tuple[str, ...]
    """Patterns of the slots that are highlighted."""


@cache
def pictures_of(game: Game) -> dict[str, Picture]:
    """Return the pictures of a game by their keys."""
    file = game.folder / "learn" / "pictures.toml"
    if not file.is_file():
        return {}
    found = {}
    for key, data in tomllib.loads(file.read_text(encoding="utf-8")).items():
        seat = SEATS.index(data["seat"]) if "seat" in data else SPECTATOR
        show, point = tuple(data.get("show", ())), tuple(data.get("point", ()))
        found[key] = Picture(data["record"], data.get("at"), tuple(data.get("then", ())), seat, show, point)
    return found


def position_of(game: Game, key: str) -> tuple[Picture, Match]:
    """Return a picture and the match up to its position. Raises NoHowTo if there is none with that key."""
    picture = pictures_of(game).get(key)
    if picture is None:
        known = ", ".join(pictures_of(game)) or "–"
        raise NoHowTo("{game} has no picture '{key}' (pictures: {known})", game=game.id, key=key, known=known)
    match = replay(read_record(game.folder / "learn" / picture.record), upto=picture.at)
    for line in picture.then:
        match.play_line(line)
    return picture, match
