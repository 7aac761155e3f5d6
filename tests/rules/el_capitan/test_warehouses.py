"""EC 5: warehouses."""

from __future__ import annotations

import pytest

from rules.el_capitan.arrange import situation

NINE = (
    "marseille",
    "venezia",
    "constantinople",
    "valencia",
    "napoli",
    "athina",
    "tanger",
    "tunis",
    "alexandria",
)


def test_only_where_the_ship_lies_in_the_harbour() -> None:
    """EC 5.1: not from the bank, from off the board or off the harbour."""
    game = situation(3)
    assert game.why("build 1") == "EC 5.1"
    assert game.at_bank("A").why("build 1") == "EC 5.1"
    assert game.adrift("A", "tunis").why("build 1") == "EC 5.1"
    game.anchor("A", "tunis").play("A build 1")
    assert game.chain("tunis") == "A"
    assert game.player("A")["warehouses"] == 5


@pytest.mark.parametrize(("space", "cost"), [(1, 4), (2, 5)])
def test_the_cost_of_the_own_harbour_space(space: int, cost: int) -> None:
    """EC 5.1: 4 florins from the first space of Marseille, 5 from the second."""
    game = situation(3).anchor("A", "marseille", space).purse("A", cost).play("A build 2")
    assert game.money("A") == 0
    game = situation(3).anchor("A", "marseille", space).purse("A", cost - 1)
    assert game.why("build 2") == "EC 5.1"
    assert game.refusal("build 2").arguments["case"] == "cost"


def test_only_warehouses_in_front_of_the_player() -> None:
    """EC 5.1: who has built them all waits for the next phase."""
    game = situation(3).anchor("A", "tunis").stock("A", 0, fortresses=1)
    assert game.why("build 1") == "EC 5.1"
    assert game.refusal("build 1").arguments["case"] == "stock"
    assert game.legal("build", "fortress") == ["fortress"]


@pytest.mark.parametrize("site", [1, 2])
def test_the_first_warehouse_on_site_1_or_2(site: int) -> None:
    """EC 5.2: as its builder likes; nowhere else, and it must be said which."""
    game = situation(3).anchor("A", "marseille")
    assert game.legal("build") == ["build 1", "build 2"]
    assert game.why("build") == "EC 5.2"
    game.play(f"A build {site}")
    assert game.chain("marseille") == ("A" if site == 1 else ".A")


@pytest.mark.parametrize("seat", ["A", "B"])
def test_after_site_2_comes_site_1(seat: str) -> None:
    """EC 5.2: Red chose the second site of Marseille; the next one goes on the first, whoever builds it."""
    game = situation(4).put("marseille", ".A").anchor(seat, "marseille").turn_of(seat)
    assert game.why("build 1") == game.why("build 2") == "EC 5.2"
    game.play(f"{seat} build")
    assert game.chain("marseille") == f"{seat}A"
    assert game.closed("marseille") == ""


@pytest.mark.parametrize("chain", ["A", "BA", "ABA", "AABBA"])
def test_the_chain_grows_forward(chain: str) -> None:
    """EC 5.3: the next site after the highest one occupied."""
    game = situation(5).put("napoli", chain).anchor("C", "napoli").turn_of("C")
    game.play("C build")
    assert game.city("napoli")["track"].index("C") == len(chain)
    assert len(game.chain("napoli")) == len(chain) + 1


def test_closing_sites_close_one_after_the_other() -> None:
    """EC 5.4: with four players sites 6, 8 and 10 close what stands on sites 1, 2 and 3, whoever owns it."""
    game = situation(4).anchor("D", "marseille").purse("D", 99)
    for before, after, closed in (
        ("ABCDB", ".BCDBD", "A"),
        (".BCDBDA", "..CDBDAD", "AB"),
        ("..CDBDADC", "...DBDADCD", "ABC"),
    ):
        game.put("marseille", before, closed[:-1]).turn_of("D").play("D build")
        assert (game.chain("marseille"), game.closed("marseille")) == (after, closed)
        assert [arguments["site"] for arguments in game.told("closed")] == [len(closed)]


@pytest.mark.parametrize("chain", ["ABCDBDA", "ABCDBDBDA", "ABCDBDBDCDA"])
def test_other_sites_close_nothing(chain: str) -> None:
    """EC 5.4: only the dark ones do; the twelfth site is not among them."""
    game = situation(4).put("tunis", chain[:-1]).anchor("A", "tunis").play("A build")
    assert game.chain("tunis") == chain
    game = situation(4).put("tunis", "...BCBCBCBC").anchor("A", "tunis").play("A build")
    assert game.chain("tunis") == "...BCBCBCBCA"


def test_closed_warehouses_count_for_nothing() -> None:
    """EC 5.4: Yellow built on the first dark site, and the first warehouse lies on the city's picture."""
    game = situation(4).put("marseille", "ABCDA").anchor("D", "marseille").turn_of("D").play("D build")
    assert game.chain("marseille") == ".BCDAD"
    assert game.closed("marseille") == "A"
    paid = game.payday()
    assert (paid["D first marseille"], paid["B second marseille"]) == (24, 12)
    game = situation(4).put("marseille", ".BCDBD", closed="A")
    assert game.payday()["A spread"] == 0


def test_the_own_warehouse_may_be_the_one_that_closes() -> None:
    """EC 5.4: whoever owns it."""
    game = situation(3).put("tunis", "ABC").anchor("A", "tunis").play("A build")
    assert (game.chain("tunis"), game.closed("tunis")) == (".BCA", "A")


def test_a_reopened_warehouse_closes_too() -> None:
    """EC 5.4: on a closing site."""
    game = situation(4).put("tunis", "BCBDB", closed="A").anchor("A", "tunis").play("A reopen")
    assert (game.chain("tunis"), game.closed("tunis")) == (".CBDBA", "B")


def test_backward_when_site_12_is_occupied() -> None:
    """EC 5.5: then the sites emptied by closing are filled from the chain down to site 1, and nothing closes."""
    game = situation(3).put("tunis", "....BCBCBCB", closed="BBCC").anchor("A", "tunis").purse("A", 99)
    for chain in ("....BCBCBCBA", "...ABCBCBCBA", "..AABCBCBCBA", ".AAABCBCBCBA"):
        game.turn_of("A").play("A build")
        assert (game.chain("tunis"), game.closed("tunis")) == (chain, "BBCC")
    game.anchor("C", "tunis", 2).purse("C", 9).turn_of("C").play("C build")
    assert game.chain("tunis") == "CAAABCBCBCBA"
    assert game.turn_of("C").why("build") == "EC 5.5"
    assert game.why("reopen") == "EC 5.5"


def test_emptied_sites_stay_empty_until_then() -> None:
    """EC 5.5: with site 11 occupied the chain still grows forward."""
    game = situation(3).put("tunis", "....BCBCBCB").anchor("A", "tunis").play("A build")
    assert game.chain("tunis") == "....BCBCBCBA"


def test_a_closing_site_built_backward_closes_nothing() -> None:
    """EC 5.5: site 4, the dark triangle, on the way back."""
    game = situation(3).put("tunis", "....BCBCBCBC", closed="A").anchor("A", "tunis").play("A build")
    assert (game.chain("tunis"), game.closed("tunis")) == ("...ABCBCBCBC", "A")


def test_three_in_a_row_are_the_most() -> None:
    """EC 5.6: Green has four in Marseille, three of them in a row, and must leave until somebody else builds there."""
    game = situation(4).put("marseille", "BABBB").anchor("B", "marseille").turn_of("B")
    assert game.legal("build") == []
    assert game.why("build") == "EC 5.6"
    game.put("marseille", ".ABBBC", closed="B")
    assert game.why("build") == "legal"
    assert game.why("reopen") == "legal"


def test_the_row_counts_before_anything_closes() -> None:
    """EC 5.6: the fourth on the dark triangle would close the first, and is still one too many."""
    game = situation(3).put("tunis", "AAA").anchor("A", "tunis")
    assert game.why("build") == "EC 5.6"
    game.put("tunis", "BAA").play("A build")
    assert (game.chain("tunis"), game.closed("tunis")) == (".AAA", "B")


def test_reopening_obeys_the_row_too() -> None:
    """EC 5.6, EC 6.1: the fourth in a row may not be a reopened one."""
    game = situation(3).put("tunis", "BAAA", closed="A").anchor("A", "tunis")
    assert game.why("reopen") == game.why("build") == "EC 5.6"


def test_rows_backward() -> None:
    """EC 5.6: at the front of the chain Green may build on the space with 8, and then not on the one with 4."""
    game = (
        situation(4).put("marseille", "...BBACACACA", closed="ACD").anchor("B", "marseille").purse("B", 50).turn_of("B")
    )
    game.play("B build")
    assert game.chain("marseille") == "..BBBACACACA"
    assert game.turn_of("B").why("build") == "EC 5.6"
    game.anchor("D", "marseille", 2).turn_of("D").play("D build")
    assert game.turn_of("B").why("build") == "legal"


def test_the_ends_of_the_chain_are_not_adjacent() -> None:
    """EC 5.6: the last three are Red's, and Red may build at the front of the chain."""
    game = situation(4).put("marseille", "...BBCACBAAA", closed="ACD").anchor("A", "marseille").purse("A", 50)
    game.play("A build")
    assert game.chain("marseille") == "..ABBCACBAAA"
    game = situation(4).put("marseille", ".AABBCACBAAA").anchor("A", "marseille").play("A build")
    assert game.chain("marseille") == "AAABBCACBAAA"


def test_bonus_cards_in_the_order_15_10_5() -> None:
    """EC 5.7: directly after placing a warehouse in the ninth city; the fourth player gets none."""
    game = situation(4)
    for city in NINE[:-1]:
        game.put(city, "ABCD")
    for seat, bonus in zip("ABCD", (15, 10, 5, 0), strict=True):
        game.anchor(seat, "alexandria").turn_of(seat)
        game.play(f"{seat} build 1" if seat == "A" else f"{seat} build").off_board(seat)
        assert game.player(seat)["bonus"] == bonus
        assert len(game.told("bonus")) == (1 if bonus else 0)


def test_bonus_for_a_reopened_warehouse() -> None:
    """EC 5.7: new or reopened."""
    game = situation(3)
    for city in NINE[:-1]:
        game.put(city, "AB")
    game.put("alexandria", ".BCB", closed="A").anchor("A", "alexandria").play("A reopen")
    assert game.player("A")["bonus"] == 15


def test_closed_warehouses_do_not_win_a_bonus_card() -> None:
    """EC 5.7: nine cities with an open one."""
    game = situation(3)
    for city in NINE[:-1]:
        game.put(city, "AB")
    game.put("marseille", ".BCB", closed="A").anchor("A", "alexandria").play("A build 1")
    assert game.player("A")["bonus"] == 0


def test_one_bonus_card_kept_for_good() -> None:
    """EC 5.7: whatever closes later, and no second one when the ninth city is reached again."""
    game = situation(3)
    for city in NINE[:-1]:
        game.put(city, "AB")
    game.anchor("A", "alexandria").play("A build 1").put("tunis", ".BCB", closed="A")
    assert game.player("A")["bonus"] == 15
    game.anchor("A", "tunis").turn_of("A").play("A reopen")
    assert game.player("A")["bonus"] == 15
    assert game.told("bonus") == []


def test_no_bonus_card_without_placing_oneself() -> None:
    """EC 5.7: only the one who has just placed a warehouse takes one."""
    game = situation(3)
    for city in NINE:
        game.put(city, "AB")
    game.anchor("C", "tunis").turn_of("C").play("C build")
    assert [game.player(seat)["bonus"] for seat in "ABC"] == [0, 0, 0]
