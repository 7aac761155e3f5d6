"""EC 7: fortresses."""

from __future__ import annotations

import pytest

from rules.el_capitan.arrange import situation


def test_only_where_the_ship_lies_in_the_harbour() -> None:
    """EC 7.1: not from the bank, off the board or off the harbour."""
    game = situation(3)
    assert game.why("fortress") == "EC 7.1"
    assert game.at_bank("A").why("fortress") == "EC 7.1"
    assert game.adrift("A", "tunis").why("fortress") == "EC 7.1"
    game.anchor("A", "tunis").play("A fortress")
    assert game.city("tunis")["fortresses"] == ["A", None]
    assert game.player("A")["fortresses"] == 0


def test_one_fortress_in_a_city() -> None:
    """EC 7.1: a second one of the same player is not allowed, though a site is free."""
    game = situation(3).anchor("A", "tunis").fortify("tunis", "A")
    assert game.why("fortress") == "EC 7.1"
    assert game.refusal("fortress").arguments["case"] == "own"


def test_a_site_must_be_free() -> None:
    """EC 7.1: two sites, and only one in Porto (EC 11.6)."""
    game = situation(3, "porto").anchor("A", "tunis").fortify("tunis", "BC")
    assert game.refusal("fortress").arguments["case"] == "full"
    game.anchor("A", "porto").fortify("porto", "B")
    assert game.why("fortress") == "EC 7.1"


def test_only_a_fortress_in_front_of_the_player() -> None:
    """EC 7.1: one a phase."""
    game = situation(3).anchor("A", "tunis").stock("A", 3)
    assert game.refusal("fortress").arguments["case"] == "stock"


@pytest.mark.parametrize(("before", "cost"), [("", 8), ("B", 10)])
def test_the_cost_on_the_site(before: str, cost: int) -> None:
    """EC 7.1: in Marseille 8 florins for the first site and 10 for the second."""
    game = situation(3).anchor("A", "marseille", 2).fortify("marseille", before).purse("A", cost)
    assert game.why("fortress") == "legal"
    game.play("A fortress")
    assert game.money("A") == 0
    game = situation(3).anchor("A", "marseille", 2).fortify("marseille", before).purse("A", cost - 1)
    assert game.refusal("fortress").arguments["case"] == "cost"


def test_the_free_site_with_the_lowest_number() -> None:
    """EC 7.2: and it stays taken for the whole game."""
    game = situation(3).anchor("A", "tunis").anchor("B", "tunis", 2).play("A fortress").end()
    game.play("B fortress")
    assert game.city("tunis")["fortresses"] == ["A", "B"]
    game.payday()
    game.play(f"{game.to_move()} starter C")
    assert game.city("tunis")["fortresses"] == ["A", "B"]
