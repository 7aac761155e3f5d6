"""How to play: one illustrated page per game (`learn/howto.*.md`), with pictures drawn from real positions.

A picture is data (`learn/pictures.toml`): a record in the folder, a moment, whose view is shown, and which part of the
board is shown and highlighted.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache

from captains_table.core.contract import SPECTATOR
from captains_table.core.errors import TableError
from captains_table.core.game import SEATS, Game
from captains_table.core.match import Match
from captains_table.core.record import read_record
from captains_table.core.replay import replay
from captains_table.core.svg import Focus, draw
from captains_table.texts.speech import Speech

PICTURE = re.compile(r"!\[(?P<label>[^\]]*)\]\(picture:(?P<key>[\w-]+)\)")
"""How a page includes a picture."""


class NoHowTo(TableError):
    """The game has no such page, or no picture with the key that the page uses."""


@dataclass(frozen=True)
class Picture:
    """A position to draw."""

    record: str
    at: int | None
    then: tuple[str, ...]
    """The events after the record, as lines of a record."""
    seat: int
    focus: Focus


def has_howto(game: Game) -> bool:
    """Whether a game has a how-to-play page."""
    return (game.folder / "learn" / "howto.en.md").is_file()


def howto_text(game: Game, language: str) -> str:
    """Return the page in a language, as Markdown. Raises NoHowTo."""
    file = game.folder / "learn" / f"howto.{language}.md"
    if not file.is_file():
        raise NoHowTo("{game} has no page on how to play it", game=game.id)
    return file.read_text(encoding="utf-8")


@cache
def pictures_of(game: Game) -> dict[str, Picture]:
    """Return the pictures of a game by their keys."""
    file = game.folder / "learn" / "pictures.toml"
    if not file.is_file():
        return {}
    found = {}
    for key, data in tomllib.loads(file.read_text(encoding="utf-8")).items():
        seat = SEATS.index(data["seat"]) if "seat" in data else SPECTATOR
        focus = Focus(tuple(data.get("show", ())), tuple(data.get("point", ())))
        found[key] = Picture(data["record"], data.get("at"), tuple(data.get("then", ())), seat, focus)
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


def draw_picture(game: Game, key: str, language: str, layout: str = "wide", theme: str = "light") -> str:
    """Draw a picture as SVG. Raises NoHowTo if there is none with that key."""
    picture, match = position_of(game, key)
    say = Speech(language, game, match.state, match.players)
    view = match.state.view(picture.seat)
    return draw(game, view, say, (), match.options, layout, theme, picture.focus)
