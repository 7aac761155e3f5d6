"""What is paid for nothing."""

from __future__ import annotations

from rules.el_capitan.arrange import GAME, Situation, situation


def wasted(game: Situation) -> dict[str, str]:
    """The legal events that bring nothing, with their clauses."""
    legal = [(GAME.text(game.state, event), GAME.waste(game.state, event)) for event in game.state.legal()]
    return {text: GAME.cite(clause) for text, clause in legal if clause}


def last_turn(phase: int) -> Situation:
    game = situation(3).moment(phase, 4).starter("B").turn_of("A").anchor("A", "tunis").purse("A", 30).stock("A", 1)
    return game.play("A build 1")


def test_cards_after_the_last_building_are_paid_for_nothing() -> None:
    """EC 9.7: only wealth counts after the third payday."""
    game = last_turn(3)
    assert wasted(game)
    assert set(wasted(game)) == {text for text in game.legal() if text.startswith("buy")}
    assert set(wasted(game).values()) == {"EC 9.7"}


def test_cards_can_be_used_in_the_next_phase() -> None:
    """EC 3.1: bought cards stay in the hand."""
    assert wasted(last_turn(2)) == {}
