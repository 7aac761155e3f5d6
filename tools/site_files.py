"""The files of the page without a server that do not come from its client: those of the games, and the program.

The games' files are those that a server would send, with the same addresses, relative to the folder. The program is one
zip file: the uncompiled package without the rooms that a page can't have, and what it needs, made for Pyodide
(`requirements/site.txt`). `client/page.mjs` compiles it with the Pyodide that will run it.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import captains_table
from captains_table.core.game import games
from captains_table.play.api_types import ServerInfo
from captains_table.play.game_files import FilesOfGames
from captains_table.play.game_info import game_info
from captains_table.play.messages import encoded
from captains_table.play.wire import FACTS_FILE, facts_needed
from captains_table.texts.speech import LANGUAGES
from captains_table.thinking import LEVELS
from captains_table.version import __version__

ROOT = Path(__file__).parent.parent
PACKAGE = Path(captains_table.__file__).parent
REQUIREMENTS = ROOT / "requirements" / "site.txt"
ROOMS = ("bots/", "core/", "games/", "play/", "texts/", "worker/")
"""The parts of the package that a page needs, beside the files at its top."""
TARGET = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
"""What Pyodide 314 is to an installer."""
LOCALES = "|".join(("root", *LANGUAGES))
DRAWN = re.compile(r"^games/\w+/(board\.svg|rules\.\w+\.md|learn/howto\.\w+\.md)$")
"""What of the games is among the files of the page: Python does not need it."""
UNUSED = re.compile(
    rf"__pycache__/|\.(c|pyi|so|pyc|h|typed)$|^bin/|\.dist-info/|^pytz/zoneinfo/|^attrs/"
    rf"|^babel/(locale-data/(?!({LOCALES})\.dat)|messages/)|^msgspec/_core\.pyi"
)
"""What is not needed of the packages."""
WHEN = (1980, 1, 1, 0, 0, 0)
"""The same files make the same zip file."""


def write_site_files(folder: Path) -> None:
    """Write everything into a folder."""
    write_games(folder)
    write_program(folder / "python" / "python.zip")


def write_games(folder: Path) -> None:
    """Write the games' files, and the answers that the page gives before Python has started."""
    files = FilesOfGames()
    contents = {**files.contents, **{url: draw().encode() for url, draw in files.pictures.items()}}
    known = [game_info(game, files.of[game.id], LEVELS) for game in games().values()]
    contents["/games.json"] = encoded(known).encode()
    contents["/server.json"] = encoded(ServerInfo("", True, False, __version__, "pure")).encode()
    for url, content in contents.items():
        file = folder / url.removeprefix("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def write_program(file: Path) -> None:
    """Write the program and what it needs as a zip file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted([*_program(), *_packages()]):
            info = zipfile.ZipInfo(name, WHEN)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)


def _program() -> Iterator[tuple[str, bytes]]:
    """The files of the package, by name."""
    for path in PACKAGE.rglob("*"):
        name = path.relative_to(PACKAGE).as_posix()
        is_needed = ("/" not in name or name.startswith(ROOMS)) and not _is_unused(name) and not DRAWN.match(name)
        if path.is_file() and is_needed:
            yield f"{PACKAGE.name}/{name}", path.read_bytes()
    for game in games().values():
        file = game.folder.relative_to(PACKAGE) / "texts" / FACTS_FILE
        needed = {text: sorted(facts) for text, facts in facts_needed(game.folder).items()}
        yield f"{PACKAGE.name}/{file.as_posix()}", encoded(needed).encode()


def _packages() -> Iterator[tuple[str, bytes]]:
    """The files of the packages that the program needs, by name."""
    with tempfile.TemporaryDirectory() as folder:
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        install += ["--require-hashes", "--only-binary=:all:", "--no-compile", *TARGET]
        subprocess.run([*install, "--target", folder, "-r", str(REQUIREMENTS)], check=True)
        for path in Path(folder).rglob("*"):
            name = path.relative_to(folder).as_posix()
            if path.is_file() and (name.endswith("wasm32-emscripten.so") or not _is_unused(name)):
                yield name, path.read_bytes()


def _is_unused(name: str) -> bool:
    return UNUSED.search(name) is not None
