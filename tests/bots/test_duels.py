"""`make bots`: duels in pairs of games, and the page about them."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench import bots

from captains_table.core.game import games


def test_the_page_tells_levels_and_duels(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in set(games()) - {"captains_war"}:
        monkeypatch.delitem(games(), game)
    monkeypatch.setattr(bots, "DUELS", {"2v1": ("level2", "level1", 0.65), "gvr": ("greedy", "random", 0.9)})
    page = tmp_path / "bots.md"
    assert bots.main(["--games", "4", "--workers", "1", "--page", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert "| captains_war | misjudges by up to 8 points | misjudges by up to 3 points |" in text
    assert "| captains_war | level2 | level1 |" in text
    assert "| captains_war | greedy | random | 100% | 51%–100% | ≥ 90% | 4 |" in text
    assert "greedy" in capsys.readouterr().out
    kept = next(line for line in text.splitlines() if "| level2 | level1 |" in line)
    assert bots.main(["--games", "2", "--workers", "1", "--duel", "gvr", "--page", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert kept in text
    assert "| captains_war | greedy | random | 100% | 34%–100% | ≥ 90% | 2 |" in text


def test_only_whole_pairs_of_games_count() -> None:
    duel = bots.fight(games()["captains_war"], ("greedy", "random", 0.9), 100, 0.0, 1)
    assert duel.games % 2 == 0
    assert 2 <= duel.games < 100


def test_the_hasty_ones_have_the_same_time() -> None:
    assert bots.HastyOpenSpielMcts.seconds == bots.TENTH == 0.2
