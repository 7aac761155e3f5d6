"""The benchmark measures whatever games there are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench import tables
from bench.__main__ import main, measured, show
from bench.selfplay import Contest, ours

from captains_table.core.game import games
from divers import GAME

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _only_the_divers(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in list(games()):
        monkeypatch.delitem(games(), game)
    monkeypatch.setitem(games(), GAME.id, GAME)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    monkeypatch.setattr(tables, "PROGRAM", "divers.served")
    monkeypatch.setattr(tables, "TABLES", 2)
    monkeypatch.setattr(tables, "WARMING", 0.1)


def test_every_number_of_players_is_measured() -> None:
    contests = ours()
    assert [contest.players for contest in contests] == [1, 2, 3, 4]
    assert contests[0].options == ("shark",)
    contests[1].measure(0.01)
    assert contests[1].decisions / contests[1].games == 6
    assert contests[1].rate > 100


def test_tables_and_json(capsys: Output) -> None:
    assert main(["--seconds", "0.01", "--repetitions", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [cost["name"] for cost in found["costs"]] == ["divers"]
    assert found["costs"][0]["largest_record_bytes"] > 100
    show(found)
    assert "divers shark" in capsys.readouterr().out


def test_ratios_are_of_the_same_repetition(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    class Steady(Contest):
        def measure(self, seconds: float) -> None:
            super().measure(seconds)
            self.rates[-1] = 100.0 * len(self.rates)

    monkeypatch.setattr("bench.__main__.catanatron", lambda: Steady("peer", 4, (), lambda number: (50, 0)))
    monkeypatch.setattr("bench.__main__.ours", lambda: [Steady("mine", 2, (), lambda number: (50, 25))])
    found = measured(0.001, 3)
    assert found["selfplay"][0]["ratio"] == {"median": 1.0, "least": 1.0, "most": 1.0}
    assert found["selfplay"][0]["real_share"] == 0.5
    show(found)
    assert "peer" in capsys.readouterr().out


def test_nonsense_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["--seconds", "0"])
