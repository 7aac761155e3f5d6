"""`captains-table draw`, by the real command."""

from __future__ import annotations

import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.commands import run, run_apart

RECORD = """game: divers
edition: 1
players: Ada, Ben

* first B
* deal A 1
* deal A 2
* deal A 3
* deal B 4
* deal B 5
* deal B 6
* pearl 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.txt").write_text(RECORD, encoding="utf-8")
    return tmp_path


def draw(*more: str, **environment: str) -> None:
    done = run("draw", "game.txt", *more, **environment)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_svg(folder: Path) -> None:
    draw("-o", "board.svg")
    text = (folder / "board.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(text).get("viewBox") == "0 0 400 300"
    assert "A 4" not in text, "spectators see no cards"


def test_svg_of_a_seat_in_another_language(folder: Path) -> None:
    draw("-o", "board.svg", "--seat", "Ben", "--lang", "fr", "--layout", "narrow", "--theme", "dark")
    text = (folder / "board.svg").read_text(encoding="utf-8")
    assert "<title>Un 4</title>" in text
    assert "Un 1" not in text
    assert 'viewBox="0 0 200 500"' in text
    assert "#036" in text
    draw("-o", "letter.svg", "--seat", "B", "--lang", "fr", "--layout", "narrow", "--theme", "dark")
    assert (folder / "letter.svg").read_text(encoding="utf-8") == text


def test_svg_of_an_earlier_moment(folder: Path) -> None:
    draw("-o", "board.svg", "--at", "5", "--seat", "B")
    text = (folder / "board.svg").read_text(encoding="utf-8")
    assert "<title>A 4</title>" in text
    assert "<title>A 5</title>" not in text


def test_png(folder: Path) -> None:
    draw("-o", "board.png", "--width", "200")
    data = (folder / "board.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (200, 150)


def test_a_png_without_its_package_is_one_line(folder: Path) -> None:
    (folder / "resvg_py.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    done = run_apart("draw", "game.txt", "-o", "board.png", PYTHONPATH=f"{folder}:{Path(__file__).parent.parent}")
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "captains-table: board.png: .png output needs resvg-py (pip install 'captains-table[png]'); .svg needs nothing"
    ]
    assert not (folder / "board.png").exists()


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("draw game.txt", "-o"),
        ("draw game.txt -o board.gif", "board.gif: the file name must end in .svg or .png"),
        ("draw game.txt -o board.svg --at 9", "game.txt has 8 events; there is no position after event 9"),
        ("draw game.txt -o board.svg --seat C", "no player is called 'C'; the seats are A, B"),
        ("draw game.txt -o board.svg --layout round", "invalid choice: 'round'"),
        ("draw game.txt -o none/board.svg", "none/board.svg: No such file or directory"),
        ("draw none.txt -o board.svg", "none.txt"),
    ],
)
def test_what_is_wrong_is_one_line(arguments: str, message: str) -> None:
    done = run(*arguments.split(" "))
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1
