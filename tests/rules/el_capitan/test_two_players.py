"""EC 10: two players."""

from __future__ import annotations

import pytest

from rules.el_capitan.arrange import situation
from rules.el_capitan.test_warehouses import NINE


def test_a_main_and_a_neutral_colour() -> None:
    """EC 10.1: 6 warehouses, 2 neutral ones and 1 fortress a phase; the neutral colour is a small letter."""
    game = situation(2)
    assert [(p["warehouses"], p["neutral"], p["fortresses"]) for p in game.dump()["players"]] == [(6, 2, 1)] * 2
    game.anchor("A", "tunis").play("A build neutral 2")
    assert game.chain("tunis") == ".a"
    assert (game.player("A")["warehouses"], game.player("A")["neutral"]) == (6, 1)
    game.payday()
    game.play(f"{game.to_move()} starter A")
    assert [(p["warehouses"], p["neutral"], p["fortresses"]) for p in game.dump()["players"]] == [
        (12, 3, 2),
        (12, 4, 2),
    ]


def test_a_neutral_warehouse_costs_the_same() -> None:
    """EC 10.1, EC 5.1: the cost of the harbour space."""
    game = situation(2).anchor("A", "marseille", 2).purse("A", 20).play("A build neutral 1")
    assert game.money("A") == 15


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_neutral_colours_with_more_players(players: int) -> None:
    """EC 10.1: they are for two players only."""
    game = situation(players).anchor("A", "tunis")
    assert game.legal("build") == ["build 1", "build 2"]
    assert game.why("build neutral 1") == "EC 10.1"
    assert game.why("reopen neutral") == "EC 10.1"


@pytest.mark.parametrize(
    ("main", "neutral", "choices"),
    [
        (6, 2, ["build 1", "build 2", "build neutral 1", "build neutral 2"]),
        (3, 2, ["build neutral 1", "build neutral 2"]),
        (3, 1, ["build 1", "build 2", "build neutral 1", "build neutral 2"]),
        (2, 1, ["build neutral 1", "build neutral 2"]),
        (2, 0, ["build 1", "build 2"]),
        (1, 0, ["build 1", "build 2"]),
    ],
)
def test_the_main_colour_outnumbers_the_neutral_one(main: int, neutral: int, choices: list[str]) -> None:
    """EC 10.2: with 6 + 2 either colour, with 3 + 2 a neutral one, with 3 + 1 either, with 2 + 1 the last neutral."""
    game = situation(2).anchor("A", "tunis").stock("A", main, neutral)
    assert game.legal("build") == choices
    if choices[0] != "build 1":
        assert game.why("build 1") == "EC 10.2"
    if neutral == 0:
        assert game.why("build neutral 1") == "EC 5.1"


def test_three_of_the_main_colour_in_a_row() -> None:
    """EC 10.3: the fourth is too many, forward and backward, new and reopened."""
    game = situation(2).anchor("A", "tunis").put("tunis", "BAAA", closed="A")
    assert game.why("build") == game.why("reopen") == "EC 10.3"
    assert game.why("build neutral") == "legal"
    game.put("tunis", "....AAABbBbB")
    assert game.why("build") == "EC 10.3"
    assert game.why("build neutral") == "legal"


@pytest.mark.parametrize("row", ["AaAa", "aAAA", "AAaa", "AaaA"])
def test_four_of_both_colours_in_a_row(row: str) -> None:
    """EC 10.3: not a fifth one, of either colour, until the other player builds there."""
    game = situation(2).anchor("A", "tunis").put("tunis", "B" + row, closed="aA").stock("A", 6, 2)
    for text in ("build", "build neutral", "reopen", "reopen neutral"):
        assert game.why(text) == "EC 10.3"
    game.put("tunis", "..." + row + "b", closed="aA")
    for text in ("build", "build neutral", "reopen", "reopen neutral"):
        assert game.why(text) == "legal"


def test_a_fourth_in_a_row_of_mixed_colours() -> None:
    """EC 10.3: three and one neutral are fine, as are four neutral ones."""
    game = situation(2).anchor("A", "tunis").put("tunis", "BAaA")
    assert game.legal("build") == ["build", "build neutral"]
    game.put("tunis", "Baaa")
    assert game.legal("build") == ["build", "build neutral"]


def test_the_neutral_colour_of_the_other_player_breaks_a_row() -> None:
    """EC 10.3: a player's own two colours count together, not both neutral ones."""
    game = situation(2).anchor("A", "tunis").put("tunis", "AAbAa")
    assert game.legal("build") == ["build", "build neutral"]


@pytest.mark.parametrize(("seat", "more"), [("A", 1), ("B", 0)])
def test_the_end_of_a_phase(seat: str, more: int) -> None:
    """EC 10.4: everything of both colours is built; after the starting player the other has one more turn."""
    game = situation(2).moment(1, 4).turn_of(seat).anchor(seat, "tunis").stock(seat, 1)
    game.play(f"{seat} build 1", f"{seat} end")
    if more:
        assert (game.to_move(), game.told("payday")) == ("B", [])
        game.play("B loan 10")
    assert game.told("payday") == [{"phase": 1}]


def test_neutral_warehouses_must_be_built_too() -> None:
    """EC 10.4: a neutral one left keeps the phase going."""
    game = situation(2).turn_of("B").anchor("B", "tunis").stock("B", 2, 1).play("B build neutral 1", "B end")
    assert game.told("payday") == []


def test_spread_counts_the_main_colour() -> None:
    """EC 10.5: three cities with the main colour, six with the neutral one."""
    game = situation(2)
    for number, city in enumerate(NINE):
        game.put(city, "A" if number < 3 else "aB")
    paid = game.payday()
    assert (paid["A spread"], paid["B spread"]) == (5, 20)


def test_bonus_cards_count_the_main_colour() -> None:
    """EC 10.5: a neutral warehouse in the ninth city wins nothing, one of the main colour does."""
    for colour, bonus in (("neutral ", 0), ("", 15)):
        game = situation(2)
        for city in NINE[:-1]:
            game.put(city, "AB")
        game.anchor("A", "alexandria").play(f"A build {colour}1")
        assert game.player("A")["bonus"] == bonus


def test_nobody_is_paid_when_a_neutral_colour_is_first() -> None:
    """EC 10.6: A's neutral warehouse stands before B's: neither gets anything."""
    paid = situation(2).put("tunis", "aB").payday()
    assert not any("tunis" in key for key in paid)


def test_the_own_neutral_colour_can_be_in_the_way() -> None:
    """EC 10.6: both warehouses are A's, the neutral one first: A gets nothing."""
    paid = situation(2).put("tunis", "aA").payday()
    assert not any("tunis" in key for key in paid)


def test_the_first_main_colour_gets_everything() -> None:
    """EC 10.6: and there is no second place."""
    paid = situation(2).put("tunis", "AbBa").payday()
    assert {key: paid[key] for key in paid if "tunis" in key} == {"A first tunis": 8}
    paid = situation(2).put("tunis", "aABB").payday()
    assert {key: paid[key] for key in paid if "tunis" in key} == {"B first tunis": 8}


def test_fortresses_with_two_players() -> None:
    """EC 10.6: as always, also where nobody is paid for the majority; neutral warehouses make a city full."""
    game = situation(2).put("tunis", "aB").put("tanger", "aBa").fortify("tunis", "B").fortify("tanger", "A")
    paid = game.payday()
    assert (paid["B fortress tunis"], paid["A fortress-whole tanger"]) == (2, 6)


def test_reopening_both_colours() -> None:
    """EC 10.7: one's own two, not the other player's."""
    game = situation(2).put("tunis", "..BbB", closed="AabB").anchor("A", "tunis")
    assert game.legal("reopen") == ["reopen", "reopen neutral"]
    game.play("A reopen neutral")
    assert (game.closed("tunis"), game.chain("tunis")) == ("ABBb", "...bBa"), "and site 6 has closed the first one"
    game.put("tunis", "..BbB", closed="bB").turn_of("A")
    assert game.why("reopen") == game.why("reopen neutral") == "EC 6.1"


def test_the_dark_triangle_counts() -> None:
    """EC 10.7: a warehouse on site 4 closes the first one, neutral or not."""
    game = situation(2).put("tunis", "bAB").anchor("A", "tunis").play("A build")
    assert (game.chain("tunis"), game.closed("tunis")) == (".ABA", "b")
    assert game.told("closed") == [{"city": "tunis", "who": 1, "site": 1, "colour": "neutral"}]


@pytest.mark.parametrize("chosen", ["A", "B"])
def test_the_poorer_chooses_who_starts(chosen: str) -> None:
    """EC 10.8: either of the two."""
    game = situation(2).purse("A", 30).purse("B", 10)
    game.payday()
    assert game.to_move() == "B"
    game.play(f"B starter {chosen}")
    assert game.to_move() == game.dump()["starter"] == chosen
