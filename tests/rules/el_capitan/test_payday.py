"""EC 8: payday."""

from __future__ import annotations

import pytest

from rules.el_capitan.arrange import situation
from rules.el_capitan.test_warehouses import NINE


@pytest.mark.parametrize(("seat", "turns_left"), [("B", 2), ("C", 1), ("A", 0)])
def test_the_round_is_finished_first(seat: str, turns_left: int) -> None:
    """EC 8.1: all players have had the same number of turns, then there is a payday."""
    game = situation(3).moment(1, 4).starter("B").turn_of(seat).anchor(seat, "tunis").stock(seat, 1)
    game.play(f"{seat} build 1")
    assert game.told("all-built") == [{"who": "ABC".index(seat), "phase": 1}]
    game.play(f"{seat} end")
    for left in range(turns_left, 0, -1):
        assert (game.told("payday"), game.dump()["round"]) == ([], 4), f"{left} turns to come"
        game.play(f"{game.to_move()} loan 10")
    assert game.told("payday") == [{"phase": 1}]
    assert (game.dump()["phase"], game.dump()["round"], game.dump()["starter"]) == (1, 4, "B")


@pytest.mark.parametrize(("warehouses", "fortresses"), [(2, 0), (1, 1)])
def test_everything_in_front_must_be_built(warehouses: int, fortresses: int) -> None:
    """EC 8.1: every warehouse and the fortress."""
    game = situation(3).turn_of("C").anchor("C", "tunis").stock("C", warehouses, fortresses=fortresses)
    game.play("C build 1", "C end")
    assert (game.to_move(), game.dump()["round"]) == ("A", 2)


def test_a_fortress_can_be_the_last_thing_built() -> None:
    """EC 8.1: a fortress ends the phase as well as a warehouse."""
    game = situation(3).turn_of("C").anchor("C", "tunis").stock("C", 0, fortresses=1).play("C fortress", "C end")
    assert game.told("payday") == [{"phase": 1}]


@pytest.mark.parametrize(
    ("cities", "amount"), [(0, 0), (1, 0), (2, 0), (3, 5), (4, 10), (5, 15), (6, 20), (7, 30), (8, 45), (9, 60)]
)
def test_spread(cities: int, amount: int) -> None:
    """EC 8.2: 5 florins for three cities, 10 for four, 60 for nine."""
    game = situation(3)
    for city in NINE[:cities]:
        game.put(city, "AA")
    assert game.payday()["A spread"] == amount


def test_closed_warehouses_and_fortresses_do_not_spread() -> None:
    """EC 8.2: only open warehouses."""
    game = situation(3).put("tunis", "A").put("napoli", "A").put("athina", ".BCB", closed="A").fortify("tanger", "A")
    assert game.payday()["A spread"] == 0


def test_majority_and_second_place() -> None:
    """EC 8.3: Green and Blue are even and Green is in front: 20 and 10. If Red built next, Red first, Green second."""
    chain = "...RGBGBRGB".translate(str.maketrans("RGB", "ABC"))
    game = situation(4).put("marseille", chain)
    paid = game.payday()
    assert paid["B first marseille"] == 20
    assert paid["C second marseille"] == 10
    assert not any("A first" in key or "A second" in key for key in paid)
    game = situation(4).put("marseille", chain).anchor("A", "marseille").play("A build")
    paid = game.payday()
    assert (paid["A first marseille"], paid["B second marseille"]) == (16, 8)


def test_three_even() -> None:
    """EC 8.3: Red, Blue and Yellow are even, one of Blue's is closed: 16 for Red, who is in front, 8 for Blue."""
    chain = "..RBYRBYGRBY".translate(str.maketrans("RBYG", "ABCD"))
    paid = situation(4).put("marseille", chain, closed="B").payday()
    assert (paid["A first marseille"], paid["B second marseille"]) == (16, 8)
    assert [key for key in paid if "marseille" in key] == ["A first marseille", "B second marseille"]


def test_half_is_rounded_down() -> None:
    """EC 8.3: when the first gets 15, the second gets 7."""
    paid = situation(4).put("venezia", "AABBA").payday()
    assert (paid["A first venezia"], paid["B second venezia"]) == (15, 7)


@pytest.mark.parametrize(("chain", "first", "second"), [("AB", "A", "B"), ("BA", "B", "A"), ("ABBA", "A", "B")])
def test_ties_go_to_the_foremost(chain: str, first: str, second: str) -> None:
    """EC 8.3: the lower site number."""
    paid = situation(4).put("venezia", chain).payday()
    assert f"{first} first venezia" in paid
    assert f"{second} second venezia" in paid


def test_more_warehouses_come_before_the_foremost() -> None:
    """EC 8.3: the place in the chain only decides ties, for the second rank too."""
    paid = situation(4).put("venezia", "ABCCB").payday()
    assert (paid["B first venezia"], paid["C second venezia"]) == (15, 7)


def test_alone_in_a_city() -> None:
    """EC 8.3: there is a first, and no second."""
    paid = situation(3).put("venezia", ".A").payday()
    assert paid["A first venezia"] == 6, "the next free space after the highest occupied one is the third"
    assert not any("second" in key for key in paid)


@pytest.mark.parametrize("chain", ["...BCBCBCBCA", "AABCBCBCBCBA"])
def test_the_thirteenth_space_pays_from_site_12_on(chain: str) -> None:
    """EC 8.3: until the end of the game, also while the chain grows backward."""
    assert situation(4).put("marseille", chain).payday()["B first marseille"] == 16


def test_fortresses_pay_half() -> None:
    """EC 8.4: where 20 are paid, 10 for each fortress."""
    game = situation(4).put("marseille", "...ABCBCABC").put("tunis", "ABABABABABAB").fortify("marseille", "BA")
    paid = game.payday()
    assert paid["A fortress marseille"] == paid["B fortress marseille"] == 10


def test_fortresses_pay_all_where_most_warehouses_are() -> None:
    """EC 8.4: where 16 are paid, 8 for a fortress; 16 if no city has more than the ten warehouses there."""
    game = (
        situation(4)
        .put("marseille", "..ABCABCDABC", closed="B")
        .fortify("marseille", "DA")
        .put("tunis", "..ABABABABAB")
    )
    paid = game.payday()
    assert paid["A fortress-whole marseille"] == paid["D fortress-whole marseille"] == 16
    game = (
        situation(4)
        .put("marseille", "..ABCABCDABC", closed="B")
        .fortify("marseille", "DA")
        .put("tunis", ".BABABABABAB")
    )
    paid = game.payday()
    assert paid["A fortress marseille"] == paid["D fortress marseille"] == 8


def test_several_fullest_cities() -> None:
    """EC 8.4: in all of them fortresses pay the whole amount, in others half, rounded down."""
    game = situation(4).put("venezia", "ABAB").put("napoli", "BABA").put("valencia", "BAB")
    for city in ("venezia", "napoli", "valencia"):
        game.fortify(city, "C")
    paid = game.payday()
    assert paid["C fortress-whole venezia"] == paid["C fortress-whole napoli"] == 12
    assert paid["C fortress valencia"] == 4


def test_closed_warehouses_do_not_make_a_city_full() -> None:
    """EC 8.4: only open ones are counted."""
    game = situation(4).put("tunis", ".BAB", closed="A").put("tanger", "ABAB").fortify("tunis", "C")
    assert game.payday()["C fortress tunis"] == 4


def test_a_city_without_warehouses() -> None:
    """EC 8.5: nothing for majority, and a fortress there gets the 0 of site 1."""
    paid = situation(3).put("tunis", "A").fortify("napoli", "B").payday()
    assert paid["B fortress napoli"] == 0
    assert [key for key in paid if "napoli" in key] == ["B fortress napoli"]


@pytest.mark.parametrize(("phase", "bonus"), [(1, 0), (2, 0), (3, 15)])
def test_bonus_cards_pay_on_the_third_payday(phase: int, bonus: int) -> None:
    """EC 8.6: and only then."""
    game = situation(3).moment(phase, 5).win_bonus("B", 15).purse("B", 0)
    assert game.payday().get("B bonus", 0) == bonus
    assert game.money("B") == bonus


def test_all_income_reaches_the_purse() -> None:
    """EC 8.2, EC 8.3, EC 8.4: what is told is what is paid."""
    game = (
        situation(4).put("marseille", "...ABCBCABC").put("tunis", "ABAB").put("napoli", "A").fortify("marseille", "BA")
    )
    before = {seat: game.money(seat) for seat in "ABCD"}
    paid = game.payday()
    for seat in "ABCD":
        assert game.money(seat) - before[seat] == sum(amount for key, amount in paid.items() if key[0] == seat)
