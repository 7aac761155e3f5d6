"""The coach at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.game import games
from captains_table.core.record import read_record
from captains_table.core.replay import replay
from captains_table.terminal.plan import begin, resume
from captains_table.terminal.session import Session
from terminal.helpers import Paper, Typed

EL_CAPITAN = games()["el_capitan"]


def at_the_closing_site(lines: Sequence[str]) -> tuple[Session, str]:
    """Ada can build where it shuts down another's warehouse, with the coach beside her."""
    file = EL_CAPITAN.folder / "learn" / "closing.txt"
    paper = Paper()
    plan = resume(replay(read_record(file)), file, ["Ada", "bot:1", "bot:1"], seed=1)
    session = Session(plan, "en", paper, Typed(lines, live=False), coached=True)
    session.run()
    return session, " ".join(paper.text.split())


def test_a_kind_of_decision_is_explained_once() -> None:
    paper = Paper()
    plan = begin(EL_CAPITAN, ["Ada", "Ben"], seed=3, first="Ada")
    Session(plan, "de", paper, Typed(["tisch"], live=False), coached=True).run()
    told = " ".join(paper.text.split())
    assert told.count("Coach: Karten bringen dich in die Städte") == 2, "and again when the table is shown again"
    paper = Paper()
    Session(plan, "de", paper, Typed(["tisch"], live=False)).run()
    assert "Coach" not in paper.text


def test_a_bad_choice_is_thought_over() -> None:
    session, told = at_the_closing_site(["loan 16", "n"])
    assert "Coach: Are you sure? You owe the bank 20 florins instead of 0." in told
    assert session.match.state.to_move == 0
    assert not session.match.entries[-1].text.startswith("loan")


def test_a_bad_choice_can_be_meant() -> None:
    session, _ = at_the_closing_site(["loan 16", "y"])
    assert "A loan 16" in str(session.match)


def test_a_good_choice_is_made_at_once() -> None:
    session, told = at_the_closing_site(["build"])
    assert "Are you sure?" not in told
    assert "A build" in str(session.match)
