"""The example that learns runs, and what it learns by is right."""

from __future__ import annotations

from pathlib import Path

import learn
import numpy as np
import pytest

from captains_table.research.vector import VectorTable


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "GAMES", 4)
    monkeypatch.setattr(learn, "STEPS", 12)
    monkeypatch.setattr(learn, "BATCH", 16)


def test_it_runs_and_draws_its_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curve = tmp_path / "curve.svg"
    points = learn.main(["--minutes", "0", "--tests", "1", "--curve", str(curve)])
    assert [choices for choices, _ in points] == [0, 48]
    assert curve.read_text(encoding="utf-8").startswith("<svg")
    assert "against greedy" in capsys.readouterr().out


def test_good_choices_become_likelier_and_guesses_truer() -> None:
    table = VectorTable("captains_war", 2, count=4)
    table.reset(1)
    net = learn.Net(len(table.space.names), len(table.space.events), 1)
    random = np.random.default_rng(1)
    kept = learn.play(net, table, random)
    kept["guesses"][:] = 0.0
    kept["ended"][-1] = True
    kept["rewards"][-1] = [1.0, -1.0]
    gains = learn.advantages(kept, 2)
    assert (gains[kept["movers"] == 0] > 0).all()
    assert (gains[kept["movers"] == 1] < 0).all()
    learn.improve(net, kept, 2, random)
    _, chances, guesses = net.look(kept["seen"].reshape(48, -1), kept["masks"].reshape(48, -1))
    first = kept["movers"].ravel() == 0
    several = kept["masks"].reshape(48, -1).sum(1) > 1
    likelier = chances[np.arange(48), kept["actions"].ravel()] - kept["taken"].ravel()
    assert likelier[first & several].mean() > likelier[~first & several].mean()
    assert guesses[first].mean() > guesses[~first].mean()
