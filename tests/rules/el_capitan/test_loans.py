"""EC 4: loans."""

from __future__ import annotations

import pytest

from rules.el_capitan.arrange import situation


@pytest.mark.parametrize("place", ["off", "bank", "city", "outer"])
def test_the_ship_goes_to_the_bank_from_anywhere(place: str) -> None:
    """EC 4.1: without a card, also from an outer city (EC 11.2); a ship already there stays."""
    game = situation(3, "porto").moment(1, 2)
    if place == "bank":
        game.at_bank("A")
    elif place != "off":
        game.anchor("A", "tunis" if place == "city" else "porto")
    game.play("A loan 10")
    assert game.ship("A") == "bank"
    assert all("A" not in city["harbours"] for city in game.dump()["cities"].values())


def test_the_bank_has_room_for_all_ships() -> None:
    """EC 4.1: five ships may lie there."""
    game = situation(5).moment(1, 2)
    for seat in "ABCDE":
        game.play(f"{seat} loan 16").fill()
    assert [game.ship(seat) for seat in "ABCDE"] == ["bank"] * 5


@pytest.mark.parametrize(("loan", "due", "extended"), [(10, 12, 16), (16, 20, 30)])
def test_amounts(loan: int, due: int, extended: int) -> None:
    """EC 4.2: 10 and 16 florins; 12 and 20 are due, 16 and 30 after an extension."""
    game = situation(3).moment(1, 2).purse("A", 5).play(f"A loan {loan}")
    assert game.money("A") == 5 + loan
    assert game.player("A")["loans"] == [str(loan)]
    assert game.wealth("A") == 5 + loan - due
    before = game.fill().money("A")
    game.payday()
    game.play(f"A extend {loan}")
    assert game.player("A")["loans"] == [f"{loan}+"]
    assert game.wealth("A") == before - extended
    game.play(f"{game.to_move()} starter A").moment(2, 5).payday()
    game.play(f"A repay {loan}+")
    assert game.money("A") == before - extended
    assert game.player("A")["loans"] == []


def test_repaying_at_the_next_payday() -> None:
    """EC 4.2: 12 for the small loan, 20 for the large one."""
    game = situation(3).owe("A", "10", "16").purse("A", 50)
    game.payday()
    game.play("A repay 10", "A repay 16")
    assert game.money("A") == 50 - 12 - 20


def test_only_cards_that_are_left() -> None:
    """EC 4.2: the bank has 18 and 12 of them."""
    game = situation(3).moment(1, 2).owe("B", *["10"] * 9, *["10+"] * 9)
    assert game.dump()["bank"] == {"10": 0, "16": 12}
    assert game.legal("loan") == ["loan 16"]
    assert game.why("loan 10") == "EC 4.2"
    game.owe("B", "10", *["16"] * 11, "16+")
    assert game.legal("loan") == ["loan 10"]
    assert game.refusal("loan 16").arguments["amount"] == 16


def test_one_loan_a_turn() -> None:
    """EC 4.3: the turn ends at once, and in the next turn another one may be taken."""
    game = situation(2).moment(1, 2).play("A loan 10")
    assert game.to_move() == "B"
    game.play("B loan 16", "A loan 10")
    assert game.player("A")["loans"] == ["10", "10"]
    assert game.money("A") == 40
