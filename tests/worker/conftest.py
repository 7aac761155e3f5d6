"""The divers are among the games for all tests of pages, and bots choose the same whenever they are asked the same."""

from __future__ import annotations

from itertools import count

import pytest


@pytest.fixture(autouse=True)
def _with_divers(divers: None) -> None:
    pass


@pytest.fixture(autouse=True)
def _foreseen_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = count(7)
    monkeypatch.setattr("captains_table.thinking.secrets.randbits", lambda _: next(seeds))
