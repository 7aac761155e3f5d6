"""What the pieces of El Capitán show and say: the next free site, what a closing site closes, where a card leads."""

from __future__ import annotations

from captains_table.core.contract import SPECTATOR
from captains_table.core.game import Arguments, Phrase
from captains_table.core.scene import Piece
from rules.el_capitan.arrange import GAME, Situation, situation


def scene_of(game: Situation, seat: int = 0) -> dict[str, Piece]:
    return {piece.id: piece for piece in GAME.scene(game.state.view(seat), [])}


def test_the_first_warehouse_has_two_sites_to_choose_from() -> None:
    """EC 5.2"""
    pieces = scene_of(situation(4))
    assert [pieces[f"site-tunis-{site}"].symbol for site in (1, 2, 3)] == ["site-next", "site-next", "site"]
    pieces = scene_of(situation(4).put("tunis", ".A"))
    assert [pieces[f"site-tunis-{site}"].symbol for site in (1, 3)] == ["site-next", "site"]


def test_the_next_free_site_says_what_it_costs_and_brings() -> None:
    """EC 5.1, EC 5.3, EC 8.3"""
    pieces = scene_of(situation(4).put("tunis", "AB"))
    figures: Arguments = {"city": "tunis", "site": 3, "value": 4, "cost": "2–3", "then": 6}
    assert pieces["site-tunis-3"].label == Phrase("piece-site-next", figures)
    assert pieces["site-tunis-3"].text == "4\n3", "its value and its number"
    assert pieces["name-tunis"].ways == ("site-tunis-3",), "whose value the majority pays"


def test_a_closing_site_says_what_it_closes() -> None:
    """EC 5.4"""
    pieces = scene_of(situation(4).put("tunis", ".BCAB"))
    figures: Arguments = {"city": "tunis", "site": 6, "value": 10, "cost": "2–3", "then": 12, "who": 1, "closed": 2}
    assert pieces["site-tunis-6"].symbol == "site-closing-next"
    assert pieces["site-tunis-6"].label == Phrase("piece-site-next-closing", {**figures, "colour": "main"})
    assert pieces["site-tunis-6"].ways == ("warehouse-tunis-2",)
    later: Arguments = {"city": "tunis", "site": 8, "value": 14}
    assert pieces["site-tunis-8"].label == Phrase("piece-site-closing", later)
    neutral = scene_of(situation(2).put("tunis", "aBA"))["site-tunis-4"].label
    assert neutral is not None
    assert neutral.arguments["colour"] == "neutral"


def test_backward_nothing_is_closed() -> None:
    """EC 5.5"""
    pieces = scene_of(situation(4).put("tunis", "......ABCABC"))
    figures: Arguments = {"city": "tunis", "site": 6, "value": 10, "cost": "2–3", "then": 8}
    assert pieces["site-tunis-6"].symbol == "site-closing-next"
    assert pieces["site-tunis-6"].label == Phrase("piece-site-next", figures)
    assert pieces["site-tunis-6"].ways == ()
    full = scene_of(situation(4).put("tunis", "ABCABCABCABC"))
    assert [piece.id for piece in full.values() if piece.id.startswith("site-tunis")] == ["site-tunis-13"]


def test_cards_lead_where_they_can_be_sailed() -> None:
    """EC 1.1, EC 3.4: a connection between its cities; a destination to its city, and along the sea routes."""
    game = situation(3, "lisboa").anchor("B", "valencia").hold("B", "athina-2", "napoli-tunis")
    pieces = scene_of(game, seat=1)
    assert pieces["card-athina-2-0"].ways == ("ship-B>city-athina", "ship-B>>3"), "two steps from the ship's city"
    assert pieces["ship-B"].ways == ("city-valencia",)
    near = ["marseille", "napoli", "tanger", "lisboa"]
    assert sorted(pieces["city-valencia"].ways) == sorted(f"city-valencia>city-{city}" for city in near)
    assert pieces["card-napoli-tunis-0"].ways == ("city-napoli>city-tunis", "city-tunis>city-napoli")
    shown = {piece.id: piece.ways for piece in pieces.values() if piece.slot == "destinations"}
    assert shown
    assert all(ways[0].startswith("ship-B>") for ways in shown.values()), "the display is for who looks at it"
    assert all(scene_of(game, SPECTATOR)[card].ways[0].startswith("city-") for card in shown)


def test_the_viewer_sits_nearest_and_holds_large_cards() -> None:
    """EC 1.7: the hands of the others are open too, but smaller."""
    game = situation(3).hold("B", "athina-2", "napoli-tunis").hold("C", "tunis-2")
    pieces = scene_of(game, seat=1)
    assert [pieces[f"player-{letter}"].slot for letter in "BCA"] == ["player-0", "player-1", "player-2"]
    assert [pieces[f"player-{letter}"].symbol for letter in "BC"] == ["badge", "strip"]
    assert (pieces["card-athina-2-0"].slot, pieces["card-athina-2-0"].symbol) == ("hand-0", "destination-5-2")
    assert (pieces["card-tunis-2-0"].slot, pieces["card-tunis-2-0"].symbol) == ("hand-1", "small-destination-2")
    pieces = scene_of(game, SPECTATOR)
    assert pieces["player-A"].slot == "player-0"
    assert (pieces["card-napoli-tunis-0"].symbol, pieces["card-napoli-tunis-0"].text) == (
        "small-connection",
        "Nap\nTun",
    )


def test_a_bonus_card_lies_where_the_ship_lay_before_its_first_voyage() -> None:
    """EC 5.7"""
    pieces = scene_of(situation(3).win_bonus("B", 15))
    assert (pieces["bonus-0"].symbol, pieces["bonus-0"].slot) == ("medal", "ship-1")
    assert (pieces["bonus-1"].symbol, pieces["bonus-1"].slot) == ("bonus", "bonus")


def test_what_others_have_to_build_and_to_repay_is_counted() -> None:
    """EC 1.7: one's own warehouses and loans lie there one by one."""
    game = situation(3).stock("A", 2).owe("A", "10", "10").stock("B", 5, fortresses=1).owe("B", "10", "10", "16+")
    pieces = scene_of(game)
    assert sum(piece.slot == "stock-0" for piece in pieces.values()) == 2
    assert sum(piece.slot == "loans-0" for piece in pieces.values()) == 2
    counted = {piece.id: piece.text for piece in pieces.values() if piece.slot in ("stock-1", "loans-1")}
    warehouses = {"stock-B-warehouse-0": "×5", "stock-B-fortress-0": "×1"}
    assert counted == {**warehouses, "debt-B-0-0": "10\n×2", "debt-B-3-0": "16\n×1"}
    debt: Arguments = {"who": 1, "amount": 10, "due": 12, "count": 2}
    assert pieces["debt-B-0-0"].label == Phrase("piece-debt-count", debt)
