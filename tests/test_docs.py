"""README and the documentation hold: Python runs, commands print what is shown, links have targets.

* A block of `python` is run: with `>>>` as a dialogue, otherwise as a program.
* A block with a title is a file, or the next part of one; later blocks of the page can use it.
* A block of `console` is run, and prints what is shown (`...` for anything).
* A block of `sh` is only parsed by the command line.
"""

from __future__ import annotations

import contextlib
import doctest
import importlib
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.pages import generated
from tools.reference import SECTIONS

from captains_table.cli import main
from captains_table.cli.parser import make_parser
from captains_table.core.game import games
from captains_table.texts.speech import Words
from pig import GAME as PIG

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
PAGES += sorted(page for page in (ROOT / "docs").rglob("*.md") if not page.is_symlink())
BLOCK = re.compile(r"^```(\w+)(?: title=\"([\w./]+)\")?\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)")
RAW = re.compile(r"--8<--|^:::|\)\{|\{ [.#]", re.MULTILINE)
"""What only the site's generator understands."""
MODULES = [f"captains_table.{module}" for section in SECTIONS.values() for module in section]


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder to be in, with modules of its own, and the example among the games."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setitem(games(), PIG.id, PIG)
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if str(tmp_path) in (getattr(sys.modules[name], "__file__", None) or ""):
            del sys.modules[name]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_what_a_page_shows_is_true(page: Path, folder: Path) -> None:
    names: dict[str, object] = {"__name__": page.stem}
    for kind, title, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        if title:
            write_part(folder / title, text)
        elif kind == "python":
            run_python(text, names, page)
        elif kind == "console":
            run_console(text)
        elif kind == "sh":
            parse_commands(text)


def write_part(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        out.write(text)
    sys.modules.pop(file.stem, None)
    importlib.invalidate_caches()


def run_python(text: str, names: dict[str, object], page: Path) -> None:
    if ">>>" not in text:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(text, str(page), "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), 0)
    assert test.examples
    out = io.StringIO()
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=out.write, clear_globs=False).failed
    names |= test.globs
    assert failed == 0, out.getvalue()


def run_console(text: str) -> None:
    """Every `$ captains-table ...` prints what is shown below it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        settings, words = split_settings(command)
        assert words[0] == "captains-table", command
        printed = run_apart(settings, words[1:]) if settings else run_here(words[1:])
        pattern = re.escape(expected.strip()).replace(re.escape("..."), ".*")
        assert re.fullmatch(pattern, printed.strip(), re.DOTALL), f"$ {command}\n{printed}"


def run_here(arguments: list[str]) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        main(arguments)
    return out.getvalue()


def run_apart(settings: dict[str, str], arguments: list[str]) -> str:
    command = [sys.executable, "-m", "captains_table", *arguments]
    done = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def split_settings(command: str) -> tuple[dict[str, str], list[str]]:
    """The `NAME=value` in front of a command, and its words."""
    words = shlex.split(command, comments=True)
    settings = {}
    while words and re.match(r"[A-Z_]+=", words[0]):
        name, _, value = words.pop(0).partition("=")
        settings[name] = value
    return settings, words


def parse_commands(text: str) -> None:
    for line in text.splitlines():
        _, words = split_settings(line)
        if words and words[0] == "captains-table":
            make_parser(Words("en")).parse_args(words[1:])


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_have_targets(page: Path) -> None:
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    for target, anchor in LINK.findall(text):
        place = page if not target else page.parent / target
        assert place.exists(), target
        if anchor and place.suffix == ".md":
            assert anchor in anchors(place), f"{target}#{anchor}"


def anchors(place: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", place.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_page_reads_well_as_a_file(page: Path) -> None:
    assert RAW.findall(BLOCK.sub("", page.read_text(encoding="utf-8"))) == []


def test_generated_parts_are_up_to_date() -> None:
    for page, text in generated():
        assert page.read_text(encoding="utf-8") == text, f"{name_of(page)} (make pages writes it)"


@pytest.mark.parametrize("module", MODULES)
def test_examples_in_docstrings_are_true(module: str, folder: Path) -> None:
    for test in doctest.DocTestFinder(exclude_empty=True).find(importlib.import_module(module)):
        out = io.StringIO()
        failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=out.write).failed
        assert failed == 0, out.getvalue()


def test_pictures_are_small_and_used_somewhere() -> None:
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    pictures = sorted((ROOT / "docs" / "images").glob("*.webp"))
    assert pictures
    for picture in pictures:
        assert picture.stat().st_size < 150_000, picture.name
        assert f"images/{picture.name}" in shown, picture.name
