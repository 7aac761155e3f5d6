"""The benchmark measures whatever games there are."""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path
from typing import Any

import bench.__main__ as program
import pytest
from bench import check, crowd, forms, scale, tables
from bench.__main__ import main
from bench.contest import Contest, Sample, ratio, sampled
from bench.crowd import Seats
from bench.curve import Plan
from bench.scale import Process, highest_rate, p99, simulate
from bench.selfplay import kinds, random_game

from captains_table.core.game import games
from divers import GAME

Output = pytest.CaptureFixture[str]
TESTS = Path(__file__).parent
SMALL = Plan(
    growing="divers",
    alone=Seats("divers", 1, ("shark",)),
    seconds=0.2,
    busy_tables=2,
    first_rate=10,
    growth=4,
    lowest_rate=5,
    tables=(1, 2),
    rate=10,
    watched_tables=1,
    watched_rate=10,
    viewers=(1, 3),
    shared_tables=2,
)
"""A curve of the divers, in a few seconds."""


@pytest.fixture(autouse=True)
def _only_the_divers(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in list(games()):
        monkeypatch.delitem(games(), game)
    monkeypatch.setitem(games(), GAME.id, GAME)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(TESTS), str(TESTS.parent))))
    monkeypatch.setattr(forms, "WORKER", "divers.measured")
    monkeypatch.setattr(crowd, "PROGRAM", "divers.served")
    monkeypatch.setattr(tables, "TABLES", 2)
    monkeypatch.setattr(tables, "THOUGHT", 0.1)
    monkeypatch.setattr(program, "PLAN", SMALL)


def test_every_number_of_players_is_measured() -> None:
    assert kinds()[:4] == [("divers", 1, ("shark",)), ("divers", 2, ()), ("divers", 3, ()), ("divers", 4, ())]
    contest = Contest("divers", 2, (), partial(sampled, random_game(GAME, 2, ())))
    contest.measure(0.01)
    row = contest.row()
    assert row["decisions_per_game"] == 6
    assert row["decisions_per_second"] > 100
    assert 0 < row["real_share"] <= 1


def test_everything_as_json_tables_and_a_page(capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "performance.md"
    kept = tmp_path / "server.json"
    short = ["--seconds", "0.01", "--repetitions", "1", "--page", str(page), "--keep", str(kept)]
    assert main([*short, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["forms"] == ["uncompiled"]
    assert [cost["name"] for cost in found["costs"]] == ["divers"]
    assert found["costs"][0]["largest_record_bytes"] > 100
    assert found["peers"][0]["name"].startswith("OpenSpiel")
    assert "| divers shark | 1 | uncompiled |" in page.read_text(encoding="utf-8")
    _check_curve(found["curve"])
    assert json.loads(kept.read_text(encoding="utf-8"))["curve"] == found["curve"]
    assert "<title>Time of a move on one processor</title>" in (tmp_path / "images/server-rates.svg").read_text("utf-8")
    assert "](images/server-costs.svg)" in page.read_text(encoding="utf-8")
    monkeypatch.setattr(program, "measured", lambda *_: found)  # once is enough
    assert main(short) == 0
    assert "divers shark" in capsys.readouterr().out


def _check_curve(curve: dict[str, Any]) -> None:
    """Every point was measured: with as many tables and viewers as planned, on one process and on two."""
    points = curve["most"][0]["points"]
    assert len(points) >= 3
    assert points == sorted(points, key=lambda point: point["offered"])
    assert [row["tables"] for row in curve["tables"]] == [1, 2]
    assert [row["viewers"] for row in curve["viewers"]] == [1, 3]
    assert [row["processes"] for row in curve["postgres"]] == [1, 2]
    for row in [*points, *curve["tables"], *curve["viewers"], *curve["postgres"]]:
        assert row["moves"] > 0
        assert 0 < row["p50_seconds"] <= row["p90_seconds"] <= row["p99_seconds"]
        assert row["bytes_per_viewer_and_move"] > 50
    assert all(0 < row["commits_per_move"] < 10 for row in curve["postgres"])


def _steady(name: str, decisions: list[int], real: int) -> Contest:
    samples = iter(Sample(count, count * real // 100, 1, 1.0) for count in decisions)
    contest = Contest(name, 2, (), lambda seconds: next(samples))
    for _ in decisions:
        contest.measure(1)
    return contest


def test_ratios_are_of_the_same_repetition() -> None:
    mine, theirs = _steady("mine", [200, 400, 900], 50), _steady("theirs", [100, 200, 300], 25)
    assert ratio(mine, theirs) == {"median": 2.0, "least": 2.0, "most": 3.0}
    assert ratio(mine, theirs, real=True) == {"median": 4.0, "least": 4.0, "most": 6.0}


def test_a_lost_gain_is_found() -> None:
    stored = {"divers": 20.0}
    assert check.verdict({"divers": 14.1}, stored) == (["divers: 14.1x, stored 20.0x: kept"], True)
    assert check.verdict({"divers": 13.9}, stored) == (["divers: 13.9x, stored 20.0x: LOST"], False)
    assert not check.verdict({"sharks": 30.0}, stored)[1]


def test_the_check_needs_the_compiled_form() -> None:
    with pytest.raises(SystemExit, match="compiled form"):
        check.gains(0.01, 1)


def test_nonsense_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["--seconds", "0"])


def _measured_server() -> dict[str, Any]:
    """What a server would have measured that the model describes exactly."""
    process = Process(0.001, 0.002)
    times = simulate(process, 60, 4000)
    usual = {
        "game": "divers",
        "processor_seconds_per_move": 0.001,
        "database_seconds_per_move": 0.0004,
        "p50_seconds": times[len(times) // 2],
        "bytes_per_viewer_and_move": 600,
        "memory_per_table": 200_000,
    }
    points = [
        {**usual, "moves_per_second": rate, "p99_seconds": p99(simulate(process, rate, 6000, seed=9))}
        for rate in (200, 800)
    ]
    curve = {
        "limit_seconds": 0.05,
        "most": [{"game": "divers", "moves_per_second": 800, "points": points}],
        "postgres": [usual, {**usual, "processor_seconds_per_move": 0.0015}],
    }
    return {"version": "1", "python": "3", "machine": "paper", "tables": [usual], "curve": curve}


def test_the_model_queues_as_it_should() -> None:
    process = Process(0.001, 0.002)
    quiet, busy, full = (p99(simulate(process, rate, 6000)) for rate in (10, 600, 1600))
    assert 0.003 < quiet < 0.008
    assert quiet < busy < 0.05 < full
    assert 1100 < highest_rate(process, 0.05) < 1333, "moves that wait share the quarter that a commit takes"


def test_capacity_is_computed_from_what_was_measured(tmp_path: Path) -> None:
    measured, page = tmp_path / "server.json", tmp_path / "scale.md"
    measured.write_text(json.dumps(_measured_server()), encoding="utf-8")
    page.write_text("before\n<!-- measured -->\nold\n<!-- end -->\nafter\n", encoding="utf-8")
    assert scale.main(["--measured", str(measured), "--page", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert "old" not in text
    assert text.endswith("after\n")
    assert "| one process | 1 | 9,600 | 480 |" in text, "60 % of 800 moves a second, one for each table every 20 s"
    assert "| a hundred thousand tables | 21 | 100,000 | 5,000 | 20.0 | 72.0 | 2.0 |" in text
    again = page.read_text(encoding="utf-8")
    assert scale.main(["--measured", str(measured), "--page", str(page)]) == 0
    assert page.read_text(encoding="utf-8") == again


def test_capacity_needs_a_machine_with_time(tmp_path: Path, capsys: Output) -> None:
    found = _measured_server()
    found["curve"]["most"][0]["moves_per_second"] = 0.0
    measured = tmp_path / "server.json"
    measured.write_text(json.dumps(found), encoding="utf-8")
    assert scale.main(["--measured", str(measured), "--page", str(tmp_path / "none.md")]) == 1
    assert "too busy to find the highest rate of divers" in capsys.readouterr().err


def test_capacity_needs_a_postgres(tmp_path: Path, capsys: Output) -> None:
    found = _measured_server()
    found["curve"]["postgres"] = []
    measured = tmp_path / "server.json"
    measured.write_text(json.dumps(found), encoding="utf-8")
    assert scale.main(["--measured", str(measured), "--page", str(tmp_path / "none.md")]) == 1
    assert "no PostgreSQL" in capsys.readouterr().err
