"""Records that were played under earlier rules: everything up to where the rules part, and one sentence."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from captains_table.cli import main
from captains_table.core.record import parse_record
from divers.revised import EARLIER

pytestmark = pytest.mark.usefixtures("revised_divers")
SENTENCE = (
    "captains-table: earlier.txt:15: “B sell” (event 11) is no longer legal; "
    "the rules have changed since revision 1: DI 3.2 (2026-11-18)\n"
)


@pytest.fixture(autouse=True)
def _records(tmp_path: Path) -> None:
    (tmp_path / "earlier.txt").write_text(EARLIER, encoding="utf-8")
    (tmp_path / "fits.txt").write_text(EARLIER.replace("B sell", "B keep"), encoding="utf-8")
    (tmp_path / "broken.txt").write_text(EARLIER.replace("B sell", "B fly"), encoding="utf-8")
    (tmp_path / "today.txt").write_text(EARLIER.replace("\n\n", "\nrules: 2\n\n"), encoding="utf-8")


def test_replay_shows_everything_up_to_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "earlier.txt", "--lang", "en"]) == 3
    told = capsys.readouterr()
    assert told.err == SENTENCE
    assert "B Ben" in told.out
    assert main(["replay", "earlier.txt", "--json"]) == 3
    positions = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [position["n"] for position in positions] == list(range(11))
    assert positions[-1]["event"] == "B dive 4"


def test_a_moment_before_it_is_nothing_special(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "earlier.txt", "--json", "--at", "10"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["event"] == "B dive 4"
    assert told.err == ""
    assert main(["replay", "earlier.txt", "--json", "--at", "11", "--lang", "en"]) == 3
    assert capsys.readouterr() == ("", SENTENCE)


def test_check_tells_it_apart_from_a_broken_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "fits.txt", "--lang", "en"]) == 0
    assert capsys.readouterr().out == (
        "fits.txt: ok (divers, 2 players, 12 events, not finished)\n"
        "fits.txt: played under revision 1 of the rules; changes since then: DI 3.2 (2026-11-18)\n"
    )
    assert main(["check", "earlier.txt", "fits.txt", "--lang", "en"]) == 3
    assert capsys.readouterr().err == SENTENCE
    assert main(["check", "earlier.txt", "broken.txt", "--lang", "en"]) == 2
    assert "broken.txt:15: 'B fly': is no event of divers" in capsys.readouterr().err
    assert main(["check", "today.txt"]) == 2
    assert "today.txt:16: 'B sell': is not legal here (DI 3.2)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "n’est plus conforme aux règles"), ("de", "passt nicht mehr zu")]
)
def test_the_sentence_in_other_languages(language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "earlier.txt", "--lang", language]) == 3
    assert words in capsys.readouterr().err


def test_draw_shows_the_last_position_that_fits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "earlier.txt", "--at", "10", "--output", "ten.svg"]) == 0
    assert capsys.readouterr().err == ""
    assert main(["draw", "earlier.txt", "--output", "last.svg", "--lang", "en"]) == 3
    assert capsys.readouterr().err == SENTENCE
    assert (tmp_path / "last.svg").read_text() == (tmp_path / "ten.svg").read_text()


def test_analyse_goes_as_far_as_the_rules_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "earlier.txt", "--iterations", "2", "--lang", "en"]) == 3
    told = capsys.readouterr()
    assert told.err == SENTENCE
    assert "earlier.txt" in told.out


def test_a_game_is_resumed_from_there_and_its_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\nkeep\n\nsave\nsave new.txt\nquit\n"))
    assert main(["play", "--resume", "earlier.txt", "--lang", "en"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "“B sell” (event 11) is no longer legal" in out
    assert "The game continues from the event before it." in out
    assert (tmp_path / "earlier.txt").read_text() == EARLIER
    record = parse_record((tmp_path / "new.txt").read_text())
    assert record.rules == 2
    assert record.other == {"rules-before": "1 to event 10"}
    assert str(record.events[10]) == "B keep"


@pytest.mark.parametrize("command", ["replay", "check", "play --resume", "draw --output x.svg", "analyse"])
@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ("3", "r.txt: was played under revision 3 of the rules of divers, but this program knows only those up to 2; "),
        ("0", "r.txt:4: 'rules: 0' is no revision of the rules; that is a whole number: 1, 2, ..."),
        ("-1", "r.txt:4: 'rules: -1' is no revision of the rules"),
        ("two", "r.txt:4: 'rules: two' is no revision of the rules"),
        ("", "r.txt:4: 'rules:' is no revision of the rules"),
    ],
)
def test_revisions_that_there_are_not(
    command: str, rules: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = EARLIER.replace("\n\n", f"\nrules: {rules}\n\n")
    (tmp_path / "r.txt").write_text(text, encoding="utf-8")
    assert main([*command.split(" "), "r.txt"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"captains-table: {message}")
    assert told.err.count("\n") == 1
    assert (tmp_path / "r.txt").read_text(encoding="utf-8") == text
    assert not (tmp_path / "x.svg").exists()
