"""A choice that brings nothing is asked about at the keyboard, unless nobody is there to answer."""

from __future__ import annotations

from captains_table.core.game import games
from captains_table.terminal.plan import begin
from captains_table.terminal.session import Session
from terminal.helpers import Paper, Typed

CAPITOL = games()["capitol"]


def burning(*answers: str, live: bool = True) -> tuple[Session, str]:
    """Ada discards a card for no effect; what is asked, and what comes of it."""
    plan = begin(CAPITOL, ["Ada", "bot:1"], seed=3, first="Ada")
    session = Session(plan, "en", Paper(), Typed([], live=False))
    session.run()
    burn = next(text for text in session.match.legal() if text.startswith("burn"))
    paper = Paper()
    again = Session(
        begin(CAPITOL, ["Ada", "bot:1"], seed=3, first="Ada"), "en", paper, Typed([burn, *answers], live=live)
    )
    again.run()
    return again, " ".join(paper.text.split())


def test_it_is_asked_with_the_rule_and_can_be_taken_back() -> None:
    session, told = burning("n")
    assert "The card would be discarded for no effect. (CA 3.3)" in told
    assert "A burn" not in str(session.match)


def test_it_can_be_meant() -> None:
    session, _ = burning("y")
    assert "A burn" in str(session.match)


def test_a_script_is_not_asked() -> None:
    session, told = burning(live=False)
    assert "would be discarded" not in told
    assert "A burn" in str(session.match)
