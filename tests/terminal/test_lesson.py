"""A lesson at the terminal: choices lead on or are explained, the lesson can be shown, left and solved."""

from __future__ import annotations

import pytest

from captains_table.cli import main
from captains_table.core.game import games
from captains_table.play.lessons import find_lesson
from captains_table.terminal.lesson import LessonSession
from terminal.helpers import Paper, Typed


def taken(lines: list[str], language: str = "en") -> tuple[LessonSession, str]:
    paper = Paper()
    session = LessonSession(find_lesson(games()["capitol"], "zone"), language, paper, Typed(lines))
    session.run()
    return session, paper.text


def test_right_choices_lead_to_the_end() -> None:
    lines = ["", "play permit-blue-7", "place 2 round campus-martius", "", "play permit-pink-2", "1"]
    session, text = taken([*lines[:-1], "place 1 round esquilinus"])
    assert session.progress.is_over
    assert "Ben passes." in text
    assert text.rstrip().endswith("Well done! You have finished this lesson.")


def test_other_choices_are_explained() -> None:
    session, text = taken(["", "play floor-6", "play roof-7", "nonsense", "", "show", "quit"])
    assert "Good card, but not for this lesson. Play a blue permit." in text
    assert "(CA 3.1)" in text
    assert "“nonsense” is not a move in this game." in text
    assert "→ play permit-blue-7" in text
    assert "You have left the lesson." in text
    assert session.progress.at == 2


def test_the_legend_can_be_asked_for() -> None:
    session, text = taken(["", "legend", "quit"])
    assert "≈         Fountain  CA 7.2" in text
    assert "Worth one more point to first and second place in its zone." in text
    assert session.progress.at == 1


def test_lessons_speak_the_learners_language() -> None:
    _, text = taken(["", "zeigen"], "de")
    assert "Höhen und Dächer einer Zone" in text
    assert "Spiele eine blaue Baugenehmigung" in text


def test_learn_lists_shows_and_solves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn"]) == 0
    listed = capsys.readouterr().out
    assert "3  The auction: Bid in secret" in listed
    assert "5  Solo against a captain" in listed
    assert main(["learn", "el_capitan", "--lang", "fr"]) == 0
    assert "Comment jouer à El Capitán" in capsys.readouterr().out
    assert main(["learn", "el_capitan", "--legend", "--lang", "de"]) == 0
    assert "*    Schließungsfeld  EC 5.4" in capsys.readouterr().out
    assert main(["learn", "captains_war", "boarding", "--solve"]) == 0
    assert "→ attack C" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["learn", "capitol", "9"], "capitol has no lesson '9'"),
        (["learn", "capitol", "--solve"], "--solve needs a lesson number or name"),
        (["learn", "chess"], "there is no game 'chess'"),
    ],
)
def test_wrong_wishes_get_one_line(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert complaint in capsys.readouterr().err
