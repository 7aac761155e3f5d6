"""What README and the documentation say is true: Python is run, commands are run, links lead somewhere.

* A block of `python` is run: with `>>>` as a dialogue, otherwise as it stands. With a title it is (a further part of) a
  file that the following blocks of the page can import.
* A block of `console` is run, and prints what stands there (`...` for anything).
* A block of `sh` is only read: the command line has to understand it.
"""

from __future__ import annotations

import contextlib
import doctest
import importlib
import io
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from captains_table.cli import main
from captains_table.cli.parser import make_parser
from captains_table.core.game import games
from captains_table.texts.speech import Words
from pig import GAME as PIG

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
PAGES += sorted(page for page in (ROOT / "docs").rglob("*.md") if not page.is_symlink())
BLOCK = re.compile(r"^```(\w+)(?: title=\"([\w.]+)\")?\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)")


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
        if text.startswith("--8<--"):
            continue
        if kind == "python" and title:
            with (folder / title).open("a", encoding="utf-8") as file:
                file.write(text)
            sys.modules.pop(Path(title).stem, None)
            importlib.invalidate_caches()
        elif kind == "python":
            run_python(text, names, page)
        elif kind == "console":
            run_console(text)
        elif kind == "sh":
            read_commands(text)


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
    """Every `$ captains-table ...` prints what stands below it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        words = shlex.split(command)
        assert words[0] == "captains-table", command
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            main(words[1:])
        pattern = re.escape(expected.strip()).replace(re.escape("..."), ".*")
        assert re.fullmatch(pattern, out.getvalue().strip(), re.DOTALL), f"$ {command}\n{out.getvalue()}"


def read_commands(text: str) -> None:
    for line in text.splitlines():
        words = [word for word in shlex.split(line, comments=True) if "=" not in word or word.startswith("-")]
        if words and words[0] == "captains-table":
            make_parser(Words("en")).parse_args(words[1:])


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    """Those of the repository; `make docs` also follows those to what it makes itself."""
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    for target, anchor in LINK.findall(text):
        place = page if not target else page.parent / target
        if made_by_the_site(place):
            continue
        assert place.exists(), target
        if anchor and place.suffix == ".md" and not clause(anchor):
            assert anchor in anchors(place), f"{target}#{anchor}"


def made_by_the_site(place: Path) -> bool:
    parent = place.parent.resolve()
    notebook = place.with_suffix(".ipynb")
    return parent == ROOT / "docs" / "editions" or (parent == ROOT / "docs" / "notebooks" and notebook.is_file())


def clause(anchor: str) -> bool:
    return re.fullmatch(r"[a-z]{2}-\d+(-\d+)?", anchor) is not None


def anchors(place: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", place.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def test_pictures_are_small_and_seen_somewhere() -> None:
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    pictures = sorted((ROOT / "docs" / "images").glob("*.webp"))
    assert pictures
    for picture in pictures:
        assert picture.stat().st_size < 150_000, picture.name
        assert f"images/{picture.name}" in shown, picture.name
