"""The benchmark measures whatever games there are."""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path

import bench.__main__ as program
import pytest
from bench import check, forms, tables
from bench.__main__ import main
from bench.contest import Contest, Sample, ratio, sampled
from bench.selfplay import kinds, random_game

from captains_table.core.game import games
from divers import GAME

Output = pytest.CaptureFixture[str]
TESTS = Path(__file__).parent


@pytest.fixture(autouse=True)
def _only_the_divers(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in list(games()):
        monkeypatch.delitem(games(), game)
    monkeypatch.setitem(games(), GAME.id, GAME)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(TESTS), str(TESTS.parent))))
    monkeypatch.setattr(forms, "WORKER", "divers.measured")
    monkeypatch.setattr(tables, "PROGRAM", "divers.served")
    monkeypatch.setattr(tables, "TABLES", 2)
    monkeypatch.setattr(tables, "WARMING", 0)
    monkeypatch.setattr(tables, "THOUGHT", 0.01)


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
    short = ["--seconds", "0.01", "--repetitions", "1", "--page", str(page)]
    assert main([*short, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["forms"] == ["uncompiled"]
    assert [cost["name"] for cost in found["costs"]] == ["divers"]
    assert found["costs"][0]["largest_record_bytes"] > 100
    assert found["peers"][0]["name"].startswith("OpenSpiel")
    assert "| divers shark | 1 | uncompiled |" in page.read_text(encoding="utf-8")
    monkeypatch.setattr(program, "measured", lambda *_: found)  # once is enough
    assert main(short) == 0
    assert "divers shark" in capsys.readouterr().out


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
