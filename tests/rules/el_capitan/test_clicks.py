"""Clicks on pieces: what they offer, and the clause that is cited where they offer nothing."""

from __future__ import annotations

from captains_table.play.clicks import meant_by
from rules.el_capitan.arrange import GAME, Situation, situation


def offered(game: Situation, piece: str) -> list[str]:
    view = game.state.view(game.state.to_move)
    pieces = {piece.id: piece.events for piece in GAME.scene(view, view.legal())}
    return [GAME.text(view, event) for event in pieces[piece]]


def clicked(game: Situation, piece: str) -> tuple[str, str]:
    """The clause against what a click on a piece means, and which case of it."""
    view = game.state.view(game.state.to_move)
    refusal = GAME.why_not(view, meant_by(GAME, view, piece))
    assert refusal is not None
    return refusal.clause, str(refusal.arguments["case"])


def test_a_voyage_is_offered_at_its_city_and_at_the_harbour_space_it_ends_in() -> None:
    """EC 3.7: the free one with the lowest number."""
    game = situation(3).hold("A", "tunis-2").anchor("B", "tunis")
    assert "sail tunis-2" in offered(game, "city-tunis")
    assert "sail tunis-2" in offered(game, "berth-tunis-1")
    assert offered(game, "berth-tunis-0") == []


def test_a_harbour_space_without_a_card_that_leads_there() -> None:
    """EC 3.4, EC 3.5: the voyage with the card in hand is refused, not a move of the pirate."""
    game = situation(3).hold("A", "tunis-1")
    assert clicked(game, "berth-athina-0") == ("EC 3.5", "other")
    game.anchor("A", "marseille")
    assert clicked(game, "berth-athina-0") == ("EC 3.4", "reach")


def test_a_warehouse_to_build_while_the_ship_is_off_the_board() -> None:
    """EC 5.1: no city is taken for the one of the ship."""
    game = situation(3, "canarias")
    assert clicked(game, "stock-A-warehouse-0") == ("EC 5.1", "harbour")
