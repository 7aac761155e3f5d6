"""`captains-table analyse --at`: one decision, for as long as you like."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from captains_table.bots.study import study
from captains_table.cli import main
from captains_table.core.record import read_record
from captains_table.core.replay import replay

pytestmark = pytest.mark.usefixtures("divers")
Output = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    assert main(["simulate", "divers", "--games", "1", "--players", "2", "--records", str(tmp_path)]) == 0
    return tmp_path / "0001.txt"


def a_decision(record: Path) -> int:
    """The number of events before the last decision with several possibilities."""
    found = [step.number for step in replay(read_record(record)).steps() if len(step.before.legal()) > 1]
    choices = [step.number for step in replay(read_record(record)).steps() if step.entry.seat >= 0]
    return max(set(found) & set(choices))


@pytest.mark.parametrize(
    ("language", "words"), [("en", "win chance"), ("fr", "chances de victoire"), ("de", "Gewinnchance")]
)
def test_every_choice_has_a_win_chance_with_an_interval(
    record: Path, language: str, words: str, capsys: Output
) -> None:
    capsys.readouterr()
    at = str(a_decision(record))
    assert main(["analyse", str(record), "--at", at, "--iterations", "150", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert at in told
    assert len(re.findall(words, told)) >= 2
    assert "150" in told.splitlines()[-1]


def test_the_time_is_a_limit_too(record: Path, capsys: Output) -> None:
    assert main(["analyse", str(record), "--at", str(a_decision(record)), "--seconds", "0.05", "--lang", "en"]) == 0
    assert "sure that it is better than the next one" in capsys.readouterr().out


def test_ctrl_c_ends_it_with_what_is_known(record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:

    def interrupted(*arguments: object, **others: object) -> object:
        watch = others["watch"]

        def tired(known: object) -> bool:
            watch(known)  # type: ignore[operator]
            raise KeyboardInterrupt

        return study(*arguments, **{**others, "watch": tired})  # type: ignore[arg-type]

    monkeypatch.setattr("captains_table.cli.study.study", interrupted)
    assert main(["analyse", str(record), "--at", str(a_decision(record)), "--lang", "en"]) == 0
    assert "after 201 iterations" in capsys.readouterr().out


def test_where_nobody_decides_anything(record: Path, capsys: Output) -> None:
    assert main(["analyse", str(record), "--at", "0", "--lang", "en"]) == 2
    assert "nobody has to decide anything" in capsys.readouterr().err
