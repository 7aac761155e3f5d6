"""The files that belong to games: texts, rules, boards, lessons and pictures, each with a URL derived from its content.

The content of such a URL never changes, so it can be cached forever.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from captains_table import texts
from captains_table.core.game import Game, games
from captains_table.core.legend import read_legend
from captains_table.play.api_types import Learning, LegendEntry, LessonInfo
from captains_table.play.howto import draw_picture, has_howto, howto_text
from captains_table.play.lessons import lessons_of
from captains_table.play.messages import encoded
from captains_table.play.positions import pictures_of
from captains_table.play.previews import sample_of
from captains_table.texts.speech import LANGUAGES, Language


@dataclass(frozen=True)
class GameFiles:
    """The URLs of a game's texts and rules (by language), board and preview."""

    texts: dict[Language, str]
    board: str | None
    rules: dict[Language, str]
    sample: str
    learn: Learning | None


def short_hash(content: bytes) -> str:
    """A short hash of a file's content, part of its URL."""
    return hashlib.sha256(content).hexdigest()[:10]


def shared_texts() -> dict[str, bytes]:
    """The texts that all games share, by URL."""
    folder = Path(texts.__file__).parent
    return {f"/texts/{language}.ftl": (folder / f"{language}.ftl").read_bytes() for language in LANGUAGES}


class FilesOfGames:
    """The files of all games."""

    def __init__(self) -> None:
        self.contents: dict[str, bytes] = {}
        """The content of each URL."""
        self.pictures: dict[str, Callable[[], str]] = {}
        """What draws the picture of a URL, which takes a while."""
        self.of = {game.id: self._of_game(game) for game in games().values()}
        """The URLs of a game's files."""

    def _of_game(self, game: Game) -> GameFiles:
        said: dict[Language, str] = {}
        rules: dict[Language, str] = {}
        for language in LANGUAGES:
            words = (game.folder / "texts" / f"{language}.ftl").read_bytes()
            said[language] = self._add(f"/texts/{language}/{game.id}", ".ftl", words)
            written = game.folder / f"rules.{language}.md"
            if written.is_file():
                rules[language] = self._add(f"/rules/{language}/{game.id}", ".md", written.read_bytes())
        board = game.folder / "board.svg"
        drawn = self._add(f"/boards/{game.id}", ".svg", board.read_bytes()) if board.is_file() else None
        sample = self._add(f"/samples/{game.id}", ".json", encoded(sample_of(game)).encode())
        return GameFiles(said, drawn, rules, sample, self._learning(game))

    def _learning(self, game: Game) -> Learning | None:
        lessons = [LessonInfo(lesson.id, len(lesson.steps)) for lesson in lessons_of(game)]
        if not lessons and not has_howto(game):
            return None
        found = Learning(lessons, {}, {}, {}, self._add(f"/legends/{game.id}", ".json", _legend(game)))
        folder = game.folder / "learn"
        drawn_from = b"".join(path.read_bytes() for path in (*sorted(folder.glob("*.t*")), game.folder / "board.svg"))
        for language in LANGUAGES:
            said = folder / f"{language}.ftl"
            if said.is_file():
                found.texts[language] = self._add(f"/learn/{language}/{game.id}", ".ftl", said.read_bytes())
            if has_howto(game):
                page = howto_text(game, language).encode()
                found.howto[language] = self._add(f"/learn/{language}/{game.id}", ".md", page)
            named = (game.folder / "texts" / f"{language}.ftl").read_bytes()
            found.pictures[language] = f"/pictures/{language}/{game.id}-{short_hash(drawn_from + named)}"
            for key in pictures_of(game):
                for theme in ("light", "dark"):
                    url = f"{found.pictures[language]}/{key}-{theme}.svg"
                    self.pictures[url] = partial(draw_picture, game, key, language, theme=theme)
        return found

    def _add(self, stem: str, suffix: str, content: bytes) -> str:
        url = f"{stem}-{short_hash(content)}{suffix}"
        self.contents[url] = content
        return url


def _legend(game: Game) -> bytes:
    return encoded(
        [
            LegendEntry(entry.id, entry.show, entry.clause, [*entry.symbols], [*entry.pieces], entry.text, entry.owned)
            for entry in read_legend(game.folder)
        ]
    ).encode()
