"""The package itself: what it offers and what it costs to import."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import captains_table


def test_everything_on_offer_is_there() -> None:
    for name in captains_table.__all__:
        assert getattr(captains_table, name) is not None
    assert set(dir(captains_table)) == set(captains_table.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(captains_table, "nothing")  # noqa: B009


def test_the_list_of_games_is_not_hidden_by_their_package() -> None:
    script = "import captains_table; captains_table.games(); print(*captains_table.games())"
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["capitol", "captains_war", "el_capitan"]


def test_importing_it_imports_next_to_nothing() -> None:
    script = "import sys, captains_table; print(len([name for name in sys.modules if 'captains_table' in name]))"
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert int(result.stdout) <= 3


def test_whoever_cites_it_cites_this_version() -> None:
    citation = (Path(__file__).parent.parent / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {captains_table.__version__}\n" in citation
