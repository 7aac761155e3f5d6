"""EC 9: after a payday."""

from __future__ import annotations

import pytest

from rules.el_capitan.arrange import situation


def test_loans_are_decided_clockwise_from_the_starting_player() -> None:
    """EC 9.1: one by one; who has none is passed over."""
    game = situation(4).starter("C").owe("C", "10").owe("A", "16").owe("B", "10")
    game.payday()
    assert game.to_move() == "C"
    game.play("C repay 10")
    assert game.to_move() == "A"
    game.play("A extend 16", "B extend 10")
    assert game.legal()[0].startswith("starter")


def test_no_ship_moves_for_repaying() -> None:
    """EC 9.1: it stays in its harbour."""
    game = situation(3).anchor("A", "tunis").owe("A", "10", "10")
    game.payday()
    game.play("A repay 10", "A extend 10")
    assert game.ship("A") == "tunis:1"


def test_what_is_due_comes_first() -> None:
    """EC 9.1: in the order 10+, 16+, 10, 16."""
    game = situation(3).purse("A", 200).owe("A", "16", "10", "16+", "10+")
    game.payday()
    assert game.legal() == ["repay 10+"]
    assert game.why("repay 16+") == game.why("repay 10") == game.why("extend 10") == "EC 9.1"
    game.play("A repay 10+")
    assert game.legal() == ["repay 16+"]
    game.play("A repay 16+")
    assert game.legal() == ["extend 10", "repay 10"]
    assert game.why("extend 16") == "EC 9.1"
    game.play("A extend 10")
    assert game.legal() == ["extend 16", "repay 16"]


def test_an_extended_loan_must_be_repaid() -> None:
    """EC 9.1: it can't be extended again, and what is extended now is not asked about again."""
    game = situation(3).owe("A", "10+")
    game.payday()
    assert game.legal() == ["repay 10+"]
    assert game.why("extend 10") == "EC 9.1"
    game = situation(3).owe("A", "10").owe("B", "10")
    game.payday()
    game.play("A extend 10")
    assert game.to_move() == "B"


def test_repaid_ones_come_before_extended_ones() -> None:
    """EC 9.1: of equal loans, after one was extended, the others are extended too."""
    game = situation(3).purse("A", 100).owe("A", "10", "10", "10", "16")
    game.payday()
    game.play("A repay 10")
    assert game.legal() == ["extend 10", "repay 10"]
    game.play("A extend 10")
    assert game.legal() == ["extend 10"]
    assert game.why("repay 10") == "EC 9.1"
    game.play("A extend 10")
    assert game.legal() == ["extend 16", "repay 16"], "of the other kind one may be repaid again"
    game.play("A repay 16")
    assert game.player("A")["loans"] == ["10+", "10+"]


def test_extending_is_forgotten_for_the_next_player() -> None:
    """EC 9.1: A's last loan was extended; B may repay."""
    game = situation(3).purse("B", 50).owe("A", "10").owe("B", "10")
    game.payday()
    game.play("A extend 10")
    assert game.legal() == ["extend 10", "repay 10"]


def test_after_the_third_payday_all_loans_are_due() -> None:
    """EC 9.1, EC 9.3: each has just the one choice, whatever money there is."""
    game = situation(3).moment(3, 7).purse("A", 5).owe("A", "10", "16", "16+")
    game.payday()
    for loan, money in (("16+", -25), ("10", -37), ("16", -57)):
        assert game.legal() == [f"repay {loan}"]
        game.play(f"A repay {loan}")
        assert game.money("A") == money
    assert game.to_move() is None


def test_a_repaid_card_goes_back_to_the_bank() -> None:
    """EC 9.2: as one that can be taken again; an extended one stays out."""
    game = situation(3).purse("A", 50).owe("A", "10", "10", "16+")
    game.payday()
    assert game.dump()["bank"] == {"10": 16, "16": 11}
    game.play("A repay 16+", "A repay 10", "A extend 10")
    assert game.dump()["bank"] == {"10": 17, "16": 12}


@pytest.mark.parametrize(("money", "choices"), [(12, ["extend 10", "repay 10"]), (11, ["extend 10"])])
def test_repaying_early_takes_money_at_hand(money: int, choices: list[str]) -> None:
    """EC 9.2: what may still be extended is not repaid with money one does not have."""
    game = situation(3).purse("A", money).owe("A", "10")
    game.payday()
    assert game.legal() == choices
    assert game.why("repay 10") == ("legal" if money == 12 else "EC 9.2")


def test_what_is_due_makes_money_negative() -> None:
    """EC 9.3: a repayment that can't be covered."""
    game = situation(3).purse("A", 10).owe("A", "10+")
    game.payday()
    game.play("A repay 10+")
    assert game.money("A") == -6
    assert game.wealth("A") == -6


def test_in_debt_nothing_is_bought_or_built_that_costs() -> None:
    """EC 9.3: what costs nothing is possible."""
    game = (
        situation(3, "lisboa", "canarias").moment(2, 2).purse("A", -1).anchor("A", "marseille").put("marseille", "BC")
    )
    assert game.legal() == ["loan 10", "loan 16"]
    for text in ("build", "fortress", "pirate tanger 1 for 2"):
        assert game.why(text) == "EC 9.3"
    card = game.dump()["display"]["connections"][0]
    assert game.why(f"buy {card}") == "EC 9.3"
    game.put("marseille", ".BCB", closed="A")
    assert game.legal("build", "reopen") == ["reopen"]
    game.anchor("A", "lisboa", 1)
    assert game.legal("build") == ["build 1", "build 2"], "a warehouse costs nothing in Lisboa's first space"
    game.anchor("A", "lisboa", 2)
    assert game.legal("build") == []


def test_income_covers_a_debt() -> None:
    """EC 9.3: a loan is income too."""
    game = situation(2).moment(2, 2).purse("A", -4).at_bank("A").play("A loan 10")
    assert game.money("A") == 6


def test_money_check() -> None:
    """EC 9.4: money less the amounts now due."""
    game = situation(3).purse("A", 100).owe("A", "10", "16", "10+", "16+")
    assert game.wealth("A") == 100 - 12 - 20 - 16 - 30
    game.purse("B", 7)
    assert game.state.scores() == [22, 7, 20]
    game.owe("A").purse("A", 22)
    game.payday()
    assert game.told("wealth") == [
        {"who": 0, "wealth": 22, "money": 22},
        {"who": 1, "wealth": 7, "money": 7},
        {"who": 2, "wealth": 20, "money": 20},
    ]


def test_the_poorest_names_the_next_starting_player() -> None:
    """EC 9.5: any player, by wealth and not by money."""
    game = situation(4).purse("A", 30).purse("B", 25).purse("C", 40).purse("D", 30).owe("C", "16")
    game.payday()
    game.play("C extend 16")
    assert game.to_move() == "C"
    assert game.legal() == [f"starter {seat}" for seat in "ABCD"]
    game.play("C starter B")
    assert (game.dump()["starter"], game.to_move(), game.dump()["phase"], game.dump()["round"]) == ("B", "B", 2, 1)


@pytest.mark.parametrize(("starter", "names"), [("A", "B"), ("B", "B"), ("C", "D"), ("D", "D")])
def test_ties_for_the_poorest(starter: str, names: str) -> None:
    """EC 9.5: B and D are even; the one who comes first clockwise from this phase's starting player."""
    game = situation(4).starter(starter).purse("A", 9).purse("B", 5).purse("C", 9).purse("D", 5)
    game.payday()
    assert game.to_move() == names


def test_nobody_names_a_starting_player_otherwise() -> None:
    """EC 9.5: only after a payday, and only somebody at the table."""
    game = situation(3)
    assert (game.why("starter A"), game.refusal("starter A").arguments["case"]) == ("EC 9.5", "none")
    game.payday()
    assert (game.why("starter D"), game.refusal("starter D").arguments["case"]) == ("EC 9.5", "nobody")
    assert (game.why("build 1"), game.refusal("build 1").arguments["case"]) == ("EC 9.5", "due")


def test_new_warehouses_and_a_fortress() -> None:
    """EC 9.6: in addition to what is still there."""
    game = situation(3).stock("A", 0).stock("B", 4, fortresses=1)
    game.payday()
    game.play("A starter C")
    assert [(game.player(s)["warehouses"], game.player(s)["fortresses"]) for s in "ABC"] == [(6, 1), (10, 2), (12, 2)]


def test_the_new_phase_ends_anew() -> None:
    """EC 9.6: that somebody had built everything before is over."""
    game = situation(2).turn_of("B").anchor("B", "tunis").stock("B", 1, neutral=0)
    game.play("B build 1", "B end", "A starter A", "A loan 10", "B loan 10")
    assert (game.to_move(), game.dump()["phase"], game.dump()["round"]) == ("A", 2, 2)


def test_the_richest_wins() -> None:
    """EC 9.7: after the third payday."""
    game = situation(3).moment(3, 5).purse("A", 30).purse("B", 31).purse("C", 12)
    game.payday()
    assert game.to_move() is None
    assert game.legal() == []
    assert (game.dump()["scores"], game.dump()["winners"]) == ([30, 31, 12], ["B"])
    assert game.why("build") == game.why("pass") == game.why("starter A") == "EC 9.7"


def test_equal_wealth_shares_the_victory() -> None:
    """EC 9.7: two winners."""
    game = situation(3).moment(3, 5).purse("A", 30).purse("B", 12).purse("C", 30)
    assert game.dump()["winners"] == []
    game.payday()
    assert game.dump()["winners"] == ["A", "C"]
