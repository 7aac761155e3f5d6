"""Steps per second are measured, ours beside a peer."""

from __future__ import annotations

import pytest
from bench import steps
from bench.contest import Contest, Sample
from bench.report import steps_sheet
from bench.sheet import print_sheet


@pytest.fixture(autouse=True)
def _little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "kinds", lambda: [("captains_war", 2, ())])
    monkeypatch.setattr(steps, "AT_ONCE", 4)


def test_ours_beside_the_best_peer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    slow = Contest("a slow peer", 2, (), lambda seconds: Sample(10, 10, 1, 1.0))
    slower = Contest("a slower one", 2, (), lambda seconds: Sample(5, 5, 1, 1.0))
    monkeypatch.setattr(steps, "peers", lambda: [slower, slow])
    rows = steps.measure_steps(0.01, 2)
    assert [row["interface"] for row in rows] == ["peer", "peer", "PettingZoo", "vectorised"]
    for row in rows[2:]:
        assert row["best"] == "a slow peer"
        assert row["ratio"]["median"] > 1
    print_sheet(steps_sheet(rows))
    assert "a slower one" in capsys.readouterr().out


def test_without_peers_there_are_no_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "peers", list)
    assert [row["ratio"] for row in steps.measure_steps(0.01, 1)] == [None, None]


def test_peers_that_are_not_installed_stay_away() -> None:
    assert {peer.name for peer in steps.peers()} <= {"PettingZoo connect_four", "RLCard gin-rummy", "Catanatron gym"}
