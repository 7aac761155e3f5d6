"""What all tests share: the divers are among the games, and nothing is left unsaid."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from captains_table.core.game import Game, games
from captains_table.texts.speech import Words
from divers import GAME
from divers.revised import revised

signal.signal(signal.SIGINT, signal.default_int_handler)
"""Programs started here can be interrupted, also where the tests themselves run in the background."""


def pytest_collection_finish() -> None:
    """What has been imported stays, so the garbage collector need not look at it again and again: that would take a
    seventh of the processor time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def divers() -> Iterator[None]:
    """The divers, known to the whole program for one test."""
    games()[GAME.id] = GAME
    yield
    del games()[GAME.id]


@pytest.fixture
def revised_divers(divers: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The divers of revision 2, known to the whole program for one test."""
    game = revised(tmp_path / "revised")
    monkeypatch.setitem(games(), game.id, game)
    return game
