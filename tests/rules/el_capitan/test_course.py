"""EC 2: the course of the game."""

from __future__ import annotations

import pytest

from captains_table.core.checks import random_match
from rules.el_capitan.arrange import GAME, situation


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_clockwise_from_the_starting_player(players: int) -> None:
    """EC 2.1: in a round each player has one turn, and the round goes up with the next one's first turn."""
    game = situation(players).moment(1, 2)
    game.starter("B")
    order = []
    for _ in range(2 * players):
        order.append((game.to_move(), game.dump()["round"]))
        game.play(f"{game.to_move()} loan 10").fill()
    seats = "ABCDE"[1:players] + "A"
    assert order == [(seat, number) for number in (2, 3) for seat in seats]


def test_round_goes_up_after_the_refill() -> None:
    """EC 2.1, EC 3.1: while the display is refilled after a round's last turn it is still that round."""
    game = situation(2).turn_of("B").hold("B", "tunis-1")
    game.play("B sail tunis-1", "B build 1", "B buy marseille-2", "B end")
    assert (game.to_move(), game.dump()["round"]) == ("*", 1)
    game.fill()
    assert (game.to_move(), game.dump()["round"]) == ("A", 2)


@pytest.mark.parametrize("seed", range(6))
def test_three_phases_with_a_payday_each(seed: int) -> None:
    """EC 2.1: phases 1, 2 and 3, a payday and a money check at the end of each, then the game is over."""
    match = random_match(GAME, 2 + seed % 4, (), seed)
    told = [h for entry in match.entries for h in entry.tale if h.kind in ("payday", "money-check")]
    assert [(h.kind, h.arguments["phase"]) for h in told] == [
        (kind, phase) for phase in (1, 2, 3) for kind in ("payday", "money-check")
    ]


def test_one_building_action_a_turn() -> None:
    """EC 2.2: after one of them there is no other, and no loan."""
    game = situation(3).moment(1, 2).put("tunis", "AB", closed="A").anchor("A", "tunis").purse("A", 30)
    assert game.legal("build", "reopen", "fortress", "loan") == ["build", "fortress", "loan 10", "loan 16", "reopen"]
    for action in ("build", "reopen", "fortress"):
        game.turn_of("A").play(f"A {action}")
        assert game.legal("build", "reopen", "fortress", "loan") == []
        for other in ("build", "reopen", "fortress", "loan 10"):
            assert game.why(other) == "EC 2.2"


def test_a_turn_does_not_end_without_an_action() -> None:
    """EC 2.2: no end before something was built."""
    game = situation(3).anchor("A", "tunis")
    assert game.why("end") == "EC 2.2"
    game.play("A build 1")
    assert game.why("end") == "legal"


def test_order_within_a_building_turn() -> None:
    """EC 2.3: purchases and voyages in any order, one building action, further purchases, the end."""
    game = situation(3).lay_out("tanger-1", "tanger-alexandria", "valencia-1", "napoli-athina").purse("A", 30)
    game.play("A buy tanger-1", "A sail tanger-1", "A buy tanger-alexandria", "A sail tanger-alexandria")
    game.play("A build 2", "A buy valencia-1", "A buy napoli-athina", "A end")
    assert game.ship("A") == "alexandria:1"
    assert game.player("A")["hand"] == ["napoli-athina", "valencia-1"]


def test_no_voyage_after_building() -> None:
    """EC 2.3: the ship stays where it is, with any card."""
    game = situation(3).anchor("A", "tunis").hold("A", "napoli-1", "napoli-tunis").play("A build 1")
    assert game.legal("sail") == []
    assert game.why("sail napoli-1") == "EC 2.3"
    assert game.why("sail napoli-1 > alexandria") == "EC 2.3"
    assert game.why("sail napoli-tunis") == "EC 2.3"


def test_a_loan_turn_holds_nothing_else() -> None:
    """EC 2.4: no loan after a purchase or a voyage, and the turn is over with the loan."""
    game = situation(3).moment(1, 2).anchor("A", "tunis").hold("A", "napoli-1").purse("A", 30)
    assert game.why("loan 10") == "legal"
    game.play("A sail napoli-1")
    assert game.why("loan 10") == "EC 2.4"
    game.anchor("A", "tunis").turn_of("A").play("A buy marseille-2")
    assert game.why("loan 16") == "EC 2.4"
    game.turn_of("A").play("A loan 10")
    assert game.fill().to_move() == "B"


def test_no_loan_after_a_pirate_move() -> None:
    """EC 2.4, EC 11.10: a pirate move belongs to a building turn."""
    game = situation(3, "canarias").moment(1, 2).anchor("A", "tunis").play("A pirate tanger 1 for 2")
    assert game.why("loan 10") == "EC 2.4"


def test_who_cannot_build_takes_a_loan() -> None:
    """EC 2.5: without money there are only loans, and no passing."""
    game = situation(3).moment(1, 2).at_bank("A").purse("A", 3)
    assert game.legal() == ["loan 10", "loan 16"]
    assert game.why("pass") == "EC 2.7"


def test_who_does_not_want_to_build_takes_a_loan() -> None:
    """EC 2.5: building is no duty, but passing is no choice."""
    game = situation(3).moment(1, 2).anchor("A", "tunis")
    assert {"build 1", "build 2", "fortress", "loan 10", "loan 16"} <= set(game.legal())
    assert game.why("pass") == "EC 2.7"


def test_no_loans_in_the_first_round_of_the_game() -> None:
    """EC 2.5: the first round of a later phase has loans."""
    game = situation(3).anchor("C", "tunis").turn_of("C")
    assert game.legal("loan") == []
    assert game.why("loan 10") == game.why("loan 16") == "EC 2.5"
    assert game.moment(1, 2).why("loan 10") == "legal"
    assert game.moment(2, 1).why("loan 10") == "legal"


def test_a_purchase_must_leave_a_building_action() -> None:
    """EC 2.6: whoever could only take a loan afterwards may not buy."""
    game = situation(3).anchor("A", "tunis").stock("A", 6).lay_out("marseille-venezia", "venezia-tanger").purse("A", 3)
    assert game.legal("buy") == ["buy marseille-venezia"]
    assert game.why("buy venezia-tanger") == "EC 2.6"
    game.purse("A", 4)
    assert game.why("buy venezia-tanger") == "EC 2.6"
    game.purse("A", 5)
    assert game.legal("buy") == ["buy marseille-venezia", "buy venezia-tanger"]


def test_after_building_only_money_limits_purchases() -> None:
    """EC 2.6, EC 3.1: the last florin may be spent then."""
    game = situation(3).anchor("A", "tunis").lay_out("marseille-venezia", "venezia-tanger", "tunis-1").purse("A", 5)
    game.play("A build 1")
    assert game.legal("buy") == ["buy marseille-venezia", "buy venezia-tanger"]
    assert game.why("buy tunis-1") == "EC 3.1"
    game.play("A buy venezia-tanger")
    assert game.legal() == ["end"]


def test_a_voyage_must_leave_a_building_action() -> None:
    """EC 2.6: with 3 florins one builds in Tunis, not in Napoli's second harbour space."""
    game = situation(3).at_bank("A").hold("A", "napoli-1", "tunis-1").anchor("B", "napoli").stock("A", 6).purse("A", 3)
    game.lay_out()
    assert game.legal("sail") == ["sail napoli-1", "sail tunis-1"], "by way of Napoli to Tunis is fine"
    game.hold("A", "napoli-1")
    assert game.legal() == ["pass"]
    assert game.why("sail napoli-1") == "EC 2.6"
    game.purse("A", 4)
    assert game.legal() == ["sail napoli-1"]


def test_further_purchases_count() -> None:
    """EC 2.6: a voyage to a city too dear is legal if the display leads on to a cheaper one."""
    game = (
        situation(3).at_bank("A").hold("A", "marseille-2").stock("A", 6).lay_out("marseille-napoli", "marseille-tunis")
    )
    game.purse("A", 3)
    assert game.why("sail marseille-2") == "EC 2.6"
    game.purse("A", 4)
    assert game.legal() == ["sail marseille-2"], "straight to Marseille, whose warehouses cost 4"
    game.put("marseille", "AAA").anchor("B", "napoli")
    assert game.why("sail marseille-2") == "EC 2.6"
    game.purse("A", 5)
    assert game.legal() == ["buy marseille-tunis", "sail marseille-2"], "and on to Tunis for 3 and 2"
    game.play("A sail marseille-2")
    assert game.legal() == ["buy marseille-tunis"], "Napoli would take 2 and 4"
    game.play("A buy marseille-tunis", "A sail marseille-tunis", "A build 1")
    assert game.money("A") == 0


def test_a_destination_from_the_display_can_be_the_way() -> None:
    """EC 2.6: first bought, then sailed with."""
    game = situation(3).lay_out("tunis-1", "tunis-2", "marseille-2").stock("A", 6).purse("A", 8)
    assert game.legal() == ["buy tunis-1", "buy tunis-2"], "6 for Marseille would leave 2 florins, and 4 are needed"
    game.purse("A", 7)
    assert game.legal() == ["buy tunis-1"]
    game.purse("A", 6)
    assert game.legal() == ["pass"]


def test_pirate_moves_do_not_count_as_a_way_to_build() -> None:
    """EC 2.6: the ship lies in the dearer space; that the pirate could move it to the cheaper one is no way."""
    game = situation(3, "canarias").anchor("A", "tunis", 2).stock("A", 6).lay_out("marseille-venezia").purse("A", 3)
    game.hold("A", "tunis-1").put("tanger", "AAA")
    assert game.why("buy marseille-venezia") == "EC 2.6"
    assert game.why("pirate tunis 2 with tunis-1") == "legal"


def test_the_way_back_to_the_own_city_counts() -> None:
    """EC 2.6, EC 3.9: leaving and coming back leads to the cheaper space that has fallen free."""
    game = situation(3).anchor("A", "tunis", 2).stock("A", 6).lay_out("tunis-alexandria").purse("A", 3)
    game.put("napoli", "AAA").put("tanger", "AAA").put("alexandria", "AAA").put("athina", "AAA")
    assert game.legal() == ["build 1", "build 2"], "buying would leave 2 florins"
    game.hold("A", "tunis-2")
    assert "buy tunis-alexandria" in game.legal(), "to Alexandria by connection, and straight back for 2"
    game.play("A buy tunis-alexandria", "A sail tunis-alexandria", "A sail tunis-2", "A build 1")
    assert (game.ship("A"), game.money("A")) == ("tunis:1", 0)


def test_a_reopening_is_a_way_without_money() -> None:
    """EC 2.6, EC 6.1, EC 9.3: also for somebody in debt."""
    game = situation(3).at_bank("A").put("napoli", ".BCB", closed="A").hold("A", "napoli-1", "tunis-1").purse("A", -4)
    assert game.legal() == ["sail napoli-1", "sail tunis-1"], "with one seal Napoli is reached from Tunis too"
    game.put("napoli", ".BCB")
    assert game.legal() == ["pass"]


def test_who_can_do_nothing_passes() -> None:
    """EC 2.7: without money in the first round."""
    game = situation(3).purse("A", 6)
    game.lay_out("marseille-2", "marseille-venezia")
    assert game.legal() == ["pass"]
    game.play("A pass")
    assert game.to_move() == "*", "the display is refilled after a passed turn too"
    assert game.fill().to_move() == "B"


def test_passing_when_no_loan_card_is_left() -> None:
    """EC 2.7: in later rounds too."""
    game = situation(3).moment(2, 3).at_bank("A").purse("A", 0)
    game.owe("B", *["10"] * 18).owe("C", *["16"] * 11)
    assert game.legal() == ["loan 16"]
    game.owe("C", *["16"] * 12)
    assert game.legal() == ["pass"]


def test_all_pass_ends_the_phase() -> None:
    """EC 2.7: at the end of that round; a round with one turn in it goes on."""
    game = situation(3).purse("A", 0).purse("B", 0).purse("C", 0)
    game.play("A pass", "B pass", "C pass")
    assert game.told("payday") == [{"phase": 1}]
    assert game.dump()["phase"] == 1
    game = situation(3).purse("A", 0).purse("C", 0).anchor("B", "tunis")
    game.play("A pass", "B build 1", "B end", "C pass")
    assert game.told("payday") == []
    assert (game.to_move(), game.dump()["round"]) == ("A", 2)


def test_passes_of_two_rounds_are_not_added() -> None:
    """EC 2.7: all players in one round."""
    game = situation(3).moment(1, 2).starter("A")
    game.owe("B", *["10"] * 18, *["16"] * 12)
    for seat in "ABC":
        game.purse(seat, 0)
    game.purse("A", 20).anchor("A", "tunis").play("A build 1", "A end", "B pass", "C pass")
    game.purse("A", 0).play("A pass", "B pass")
    assert game.told("payday") == []
    game.play("C pass")
    assert game.told("payday") == [{"phase": 1}]
