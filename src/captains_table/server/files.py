"""Files: the client's pages, texts, boards and rules, read once and kept compressed. Files that never change are sent
as immutable."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from captains_table import texts
from captains_table.core.game import Game, games
from captains_table.core.legend import read_legend
from captains_table.play.howto import draw_picture, has_howto, howto_text, pictures_of
from captains_table.play.lessons import lessons_of
from captains_table.play.messages import encoded
from captains_table.server.api_types import Learning, LegendEntry, LessonInfo
from captains_table.server.previews import sample_of
from captains_table.texts.speech import LANGUAGES, Language

DIST = Path(__file__).parent.parent / "client" / "dist"
"""Where the client is built."""
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
_HASHED = re.compile(r"[-.][0-9A-Za-z_]{8,}\.[a-z0-9.]+$")
_TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED = (".ftl", ".md", ".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".map", ".txt")
UNBUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Captain's Table</title></head>
<body><h1>Captain's Table</h1>
<p>The server runs, but the page has not been built.
In the source folder: <code>make client</code>, then start again.</p>
</body></html>
"""


@dataclass(frozen=True)
class File:
    """A file in the form in which it is sent."""

    plain: bytes
    packed: bytes | None
    type: str
    keep: str
    tag: str


@dataclass(frozen=True)
class GameFiles:
    """The URLs of a game's texts and rules (by language), board and preview."""

    texts: dict[Language, str]
    board: str | None
    rules: dict[Language, str]
    sample: str
    learn: Learning | None


def make_file(name: str, content: bytes, keep: str) -> File:
    """Make a file with this content."""
    suffix = Path(name).suffix
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if suffix in _PACKED else None
    return File(content, packed, kind, keep, f'"{short_hash(content)}"')


def short_hash(content: bytes) -> str:
    """A short hash of a file's content, part of its URL."""
    return hashlib.sha256(content).hexdigest()[:10]


def _legend(game: Game) -> bytes:
    return encoded(
        [
            LegendEntry(entry.id, entry.show, entry.clause, [*entry.symbols], [*entry.pieces], entry.text, entry.owned)
            for entry in read_legend(game.folder)
        ]
    ).encode()


class Files:
    """All static files, by path."""

    def __init__(self, dist: Path = DIST) -> None:
        self._files: dict[str, File] = {}
        self._urls: dict[str, GameFiles] = {}
        self._undrawn: dict[str, tuple[Game, str, str, str]] = {}
        """The pictures that can be drawn, by path: game, name, language, light or dark."""
        for language in LANGUAGES:
            url, words = f"/texts/{language}.ftl", Path(texts.__file__).parent / f"{language}.ftl"
            self._files[url] = make_file(url, words.read_bytes(), ALWAYS_ASK)
        for game in games().values():
            self._urls[game.id] = self._of_game(game)
        self._read_client(dist)
        found = re.search(r'rel="stylesheet" href="([^"]+)"', self._files["/"].plain.decode())
        self.style = found[1] if found else ""
        """The URL of the client's style sheet, if the client is built."""

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
                    self._undrawn[f"{found.pictures[language]}/{key}-{theme}.svg"] = (game, key, language, theme)
        return found

    async def _drawn(self, url: str) -> File | None:
        """A picture, drawn when it is first requested."""
        wanted = self._undrawn.get(url)
        if wanted is None:
            return None
        game, key, language, theme = wanted

        def draw() -> File:
            return make_file(url, draw_picture(game, key, language, theme=theme).encode(), FOREVER)

        file = self._files[url] = await asyncio.to_thread(draw)
        return file

    def _add(self, stem: str, suffix: str, content: bytes) -> str:
        url = f"{stem}-{short_hash(content)}{suffix}"
        self._files[url] = make_file(url, content, FOREVER)
        return url

    def _read_client(self, dist: Path) -> None:
        self._files["/"] = make_file("/index.html", UNBUILT.encode(), ALWAYS_ASK)
        for path in sorted(dist.rglob("*")) if dist.is_dir() else []:
            if path.is_file() and path.suffix not in (".gz", ".br"):
                url = f"/{path.relative_to(dist).as_posix()}"
                keep = FOREVER if _HASHED.search(path.name) else ALWAYS_ASK
                self._files["/" if url == "/index.html" else url] = make_file(url, path.read_bytes(), keep)

    def of_game(self, game: Game) -> GameFiles:
        """The URLs of the texts, board and rules of a game."""
        return self._urls[game.id]

    def page_with(self, title: str, head: str) -> str:
        """The client's page with its own title and additions to its head."""
        html = re.sub(r'\s*<meta name="description"[^>]*>', "", self._files["/"].plain.decode())
        html = re.sub(r"<title>.*?</title>", lambda _: f"<title>{escape(title)}</title>", html)
        return html.replace("</head>", f"  {head}\n  </head>")

    async def response(self, request: Request) -> Response | None:
        """The file at a path, or None."""
        path = request.url.path
        file = self._files.get(path) or await self._drawn(path)
        if file is None:
            return None
        headers = {"Cache-Control": file.keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        packed = file.packed if "gzip" in request.headers.get("accept-encoding", "") else None
        if packed is not None:
            headers["Content-Encoding"] = "gzip"
        return Response(packed if packed is not None else file.plain, headers=headers, media_type=file.type)
