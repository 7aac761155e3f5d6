"""Bots from one's own module at the table: `--seats Ada,mybots:Builder`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.commands import run

MODULE = """
class First:
    def choose(self, view, legal):
        return legal[0]


class Silent:
    pass
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "ownbots.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "brokenbots.py").write_text("import nothing_like_this\n", encoding="utf-8")
    yield tmp_path
    sys.modules.pop("ownbots", None)


def test_a_bot_of_ones_own_sits_at_the_table(folder: Path) -> None:
    result = run("play", "divers", "--seats", "ownbots:First,random", "--seed", "1")
    assert result.returncode == 0, result.stderr
    assert "First A" in result.stdout


def test_a_record_names_it_but_does_not_import_it(folder: Path) -> None:
    played = run("play", "divers", "--seats", "Ada,ownbots:First", "--seed", "1", typed="save game.txt\nquit\n")
    assert played.returncode == 0, played.stderr
    assert "bots: B ownbots:First\n" in (folder / "game.txt").read_text(encoding="utf-8")
    refused = run("play", "--resume", "game.txt")
    assert refused.returncode == 2
    assert "--seats Ada,ownbots:First" in refused.stderr
    assert run("play", "--resume", "game.txt", "--seats", "Ada,ownbots:First", typed="quit\n").returncode == 0


@pytest.mark.parametrize(
    ("seat", "language", "message"),
    [
        ("nowhere:Builder", "en", "can't import the module 'nowhere'"),
        ("nowhere:Builder", "fr", "impossible d’importer le module"),
        ("nowhere:Builder", "de", "das Modul „nowhere“"),
        ("brokenbots:Builder", "en", "No module named 'nothing_like_this'"),
        ("ownbots:Builder", "en", "the module 'ownbots' of the bot 'ownbots:Builder' has no class 'Builder'"),
        ("ownbots:Builder", "fr", "n’a pas de classe"),
        ("ownbots:Builder", "de", "hat keine Klasse „Builder“"),
        ("ownbots:Silent", "en", "has no method choose(view, legal)"),
    ],
)
def test_a_module_or_class_that_is_missing(seat: str, language: str, message: str) -> None:
    result = run("--lang", language, "play", "divers", "--seats", f"Ada,{seat}")
    assert result.returncode == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
