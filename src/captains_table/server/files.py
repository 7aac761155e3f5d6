"""Files: the client's pages, texts, boards and rules, read once and kept compressed. Files that never change are sent
as immutable."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from captains_table.core.game import Game
from captains_table.play.game_files import FilesOfGames, GameFiles, shared_texts, short_hash

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


def make_file(name: str, content: bytes, keep: str) -> File:
    """Make a file with this content."""
    suffix = Path(name).suffix
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if suffix in _PACKED else None
    return File(content, packed, kind, keep, f'"{short_hash(content)}"')


class Files:
    """All static files, by path."""

    def __init__(self, dist: Path = DIST) -> None:
        self._files: dict[str, File] = {}
        self._games = FilesOfGames()
        for url, content in shared_texts().items():
            self._files[url] = make_file(url, content, ALWAYS_ASK)
        for url, content in self._games.contents.items():
            self._files[url] = make_file(url, content, FOREVER)
        self._read_client(dist)
        found = re.search(r'rel="stylesheet" href="([^"]+)"', self._files["/"].plain.decode())
        self.style = found[1] if found else ""
        """The URL of the client's style sheet, if the client is built."""

    async def _drawn(self, url: str) -> File | None:
        """A picture, drawn when it is first requested."""
        draw = self._games.pictures.get(url)
        if draw is None:
            return None
        file = self._files[url] = await asyncio.to_thread(lambda: make_file(url, draw().encode(), FOREVER))
        return file

    def _read_client(self, dist: Path) -> None:
        self._files["/"] = make_file("/index.html", UNBUILT.encode(), ALWAYS_ASK)
        for path in sorted(dist.rglob("*")) if dist.is_dir() else []:
            if path.is_file() and path.suffix not in (".gz", ".br"):
                url = f"/{path.relative_to(dist).as_posix()}"
                keep = FOREVER if _HASHED.search(path.name) else ALWAYS_ASK
                self._files["/" if url == "/index.html" else url] = make_file(url, path.read_bytes(), keep)

    def of_game(self, game: Game) -> GameFiles:
        """The URLs of the texts, board and rules of a game."""
        return self._games.of[game.id]

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
