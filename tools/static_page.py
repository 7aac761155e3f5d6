"""`make site`: the whole program as a folder of static files, which needs no server (`docs/anywhere.md`).

The games' files and the program for Python come first (`tools/site_files.py`), then the client with its workers and
Pyodide. With `--pack` the files of a page that has been built get copies packed with gzip and brotli where that gains
something, and the sizes are printed and written beside the folder.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.site_files import write_site_files

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "src" / "captains_table" / "client"
FOLDER = ROOT / "build" / "play"
PACKED = (".gz", ".br")
PARTS: dict[str, Callable[[Path], bool]] = {
    "page and client": lambda path: path.parts[0] in ("assets", "index.html", "sw.js") or path.suffix == ".webmanifest",
    "games: texts, boards, lessons": lambda path: (
        path.suffix in (".ftl", ".md", ".svg", ".json") and not _is_picture(path)
    ),
    "games: pictures of How to play": lambda path: _is_picture(path),
    "Pyodide (Python)": lambda path: path.parts[0].startswith("pyodide-") and path.suffix != ".zip",
    "Python's library": lambda path: path.parts[0].startswith("pyodide-"),
    "the program": lambda path: path.parts[0] == "python",
}
"""What the folder is made of: a file belongs to the first part that takes it."""


def _is_picture(path: Path) -> bool:
    return path.parts[0] == "pictures"


@dataclass(frozen=True)
class Size:
    """Bytes as they are, and as they are sent."""

    raw: int = 0
    gzip: int = 0
    brotli: int = 0

    def __add__(self, other: Size) -> Size:
        return Size(self.raw + other.raw, self.gzip + other.gzip, self.brotli + other.brotli)


def run_node(*arguments: str | Path) -> None:
    """Run a script of the client; node comes from the path or, if it is not there, from this environment."""
    path = os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))
    subprocess.run(["node", *map(str, arguments)], cwd=CLIENT, check=True, env={**os.environ, "PATH": path})


def build(folder: Path) -> None:
    """Write the page."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    write_site_files(folder)
    run_node("build.mjs", "--page", folder.resolve())


def pack(folder: Path) -> None:
    """Write the packed copies."""
    run_node("pack.mjs", folder.resolve())


def sizes(folder: Path) -> dict[str, Size]:
    """How large each part is. A file without a packed copy is sent as it is."""
    found = dict.fromkeys(PARTS, Size())
    for file in sorted(folder.rglob("*")):
        if not file.is_file() or file.suffix in PACKED:
            continue
        path = file.relative_to(folder)
        part = next((name for name, takes in PARTS.items() if takes(path)), None)
        if part is None:
            raise ValueError(f"{path} belongs to no part of the page")
        raw = file.stat().st_size
        gzip, brotli = (_size(file.with_name(file.name + suffix), raw) for suffix in PACKED)
        found[part] += Size(raw, gzip, brotli)
    return found


def _size(file: Path, otherwise: int) -> int:
    return file.stat().st_size if file.is_file() else otherwise


def report(found: dict[str, Size]) -> str:
    """The sizes as a table, in kB."""
    rows = [*found.items(), ("all", sum(found.values(), Size()))]
    lines = [f"{'kB':32}{'raw':>9}{'gzip':>9}{'brotli':>9}"]
    for name, size in rows:
        lines.append(f"{name:32}{size.raw / 1000:9,.0f}{size.gzip / 1000:9,.0f}{size.brotli / 1000:9,.0f}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Build what was asked for."""
    parser = argparse.ArgumentParser(description="Write the page that needs no server.")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    parser.add_argument("--pack", action="store_true", help="only add the packed copies, and report the sizes")
    wanted = parser.parse_args()
    if not wanted.pack:
        build(wanted.folder)
        return
    pack(wanted.folder)
    text = report(sizes(wanted.folder))
    wanted.folder.with_name(f"{wanted.folder.name}-sizes.txt").write_text(text, encoding="utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
