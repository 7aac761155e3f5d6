"""How to play: one illustrated page per game (`learn/howto.*.md`), with pictures drawn from real positions."""

from __future__ import annotations

import re

from captains_table.core.game import Game
from captains_table.core.svg import Focus, draw
from captains_table.play.positions import NoHowTo, position_of
from captains_table.texts.speech import Speech

PICTURE = re.compile(r"!\[(?P<label>[^\]]*)\]\(picture:(?P<key>[\w-]+)\)")
"""How a page includes a picture."""


def has_howto(game: Game) -> bool:
    """Whether a game has a how-to-play page."""
    return (game.folder / "learn" / "howto.en.md").is_file()


def howto_text(game: Game, language: str) -> str:
    """Return the page in a language, as Markdown. Raises NoHowTo."""
    file = game.folder / "learn" / f"howto.{language}.md"
    if not file.is_file():
        raise NoHowTo("{game} has no page on how to play it", game=game.id)
    return file.read_text(encoding="utf-8")


def draw_picture(game: Game, key: str, language: str, layout: str = "wide", theme: str = "light") -> str:
    """Draw a picture as SVG. Raises NoHowTo if there is none with that key."""
    picture, match = position_of(game, key)
    say = Speech(language, game, match.state, match.players)
    view = match.state.view(picture.seat)
    return draw(game, view, say, (), match.options, layout, theme, Focus(picture.show, picture.point))
