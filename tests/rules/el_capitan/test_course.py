"""EC 2: the course of the game."""

from __future__ import annotations

import pytest

from captains_table.core.checks import random_match
from rules.el_capitan.arrange import GAME, table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_clockwise_from_the_starting_player(players: int) -> None:
    """EC 2.1: in a round each player has one turn, and the round goes up with the next one's first turn."""
    t = table(players).moment(1, 2)
    t.starter("B")
    order = []
    for _ in range(2 * players):
        order.append((t.to_move(), t.dump()["round"]))
        t.play(f"{t.to_move()} loan 10").fill()
    seats = "ABCDE"[1:players] + "A"
    assert order == [(seat, number) for number in (2, 3) for seat in seats]


def test_round_goes_up_after_the_refill() -> None:
    """EC 2.1, EC 3.1: while the display is refilled after a round's last turn it is still that round."""
    t = table(2).turn_of("B").hold("B", "tunis-1")
    t.play("B sail tunis-1", "B build 1", "B buy marseille-2", "B end")
    assert (t.to_move(), t.dump()["round"]) == ("*", 1)
    t.fill()
    assert (t.to_move(), t.dump()["round"]) == ("A", 2)


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
    t = table(3).moment(1, 2).put("tunis", "AB", closed="A").anchor("A", "tunis").purse("A", 30)
    assert t.legal("build", "reopen", "fortress", "loan") == ["build", "fortress", "loan 10", "loan 16", "reopen"]
    for action in ("build", "reopen", "fortress"):
        t.turn_of("A").play(f"A {action}")
        assert t.legal("build", "reopen", "fortress", "loan") == []
        for other in ("build", "reopen", "fortress", "loan 10"):
            assert t.why(other) == "EC 2.2"


def test_a_turn_does_not_end_without_an_action() -> None:
    """EC 2.2: no end before something was built."""
    t = table(3).anchor("A", "tunis")
    assert t.why("end") == "EC 2.2"
    t.play("A build 1")
    assert t.why("end") == "legal"


def test_order_within_a_building_turn() -> None:
    """EC 2.3: purchases and voyages in any order, one building action, further purchases, the end."""
    t = table(3).lay_out("tanger-1", "tanger-alexandria", "valencia-1", "napoli-athina").purse("A", 30)
    t.play("A buy tanger-1", "A sail tanger-1", "A buy tanger-alexandria", "A sail tanger-alexandria")
    t.play("A build 2", "A buy valencia-1", "A buy napoli-athina", "A end")
    assert t.ship("A") == "alexandria:1"
    assert t.player("A")["hand"] == ["napoli-athina", "valencia-1"]


def test_no_voyage_after_building() -> None:
    """EC 2.3: the ship stays where it is, with any card."""
    t = table(3).anchor("A", "tunis").hold("A", "napoli-1", "napoli-tunis").play("A build 1")
    assert t.legal("sail") == []
    assert t.why("sail napoli-1") == "EC 2.3"
    assert t.why("sail napoli-1 > alexandria") == "EC 2.3"
    assert t.why("sail napoli-tunis") == "EC 2.3"


def test_a_loan_turn_holds_nothing_else() -> None:
    """EC 2.4: no loan after a purchase or a voyage, and the turn is over with the loan."""
    t = table(3).moment(1, 2).anchor("A", "tunis").hold("A", "napoli-1").purse("A", 30)
    assert t.why("loan 10") == "legal"
    t.play("A sail napoli-1")
    assert t.why("loan 10") == "EC 2.4"
    t.anchor("A", "tunis").turn_of("A").play("A buy marseille-2")
    assert t.why("loan 16") == "EC 2.4"
    t.turn_of("A").play("A loan 10")
    assert t.fill().to_move() == "B"


def test_no_loan_after_a_pirate_move() -> None:
    """EC 2.4, EC 11.10: a pirate move belongs to a building turn."""
    t = table(3, "canarias").moment(1, 2).anchor("A", "tunis").play("A pirate tanger 1 for 2")
    assert t.why("loan 10") == "EC 2.4"


def test_who_cannot_build_takes_a_loan() -> None:
    """EC 2.5: without money there are only loans, and no passing."""
    t = table(3).moment(1, 2).at_bank("A").purse("A", 3)
    assert t.legal() == ["loan 10", "loan 16"]
    assert t.why("pass") == "EC 2.7"


def test_who_does_not_want_to_build_takes_a_loan() -> None:
    """EC 2.5: building is no duty, but passing is no choice."""
    t = table(3).moment(1, 2).anchor("A", "tunis")
    assert {"build 1", "build 2", "fortress", "loan 10", "loan 16"} <= set(t.legal())
    assert t.why("pass") == "EC 2.7"


def test_no_loans_in_the_first_round_of_the_game() -> None:
    """EC 2.5: the first round of a later phase has loans."""
    t = table(3).anchor("C", "tunis").turn_of("C")
    assert t.legal("loan") == []
    assert t.why("loan 10") == t.why("loan 16") == "EC 2.5"
    assert t.moment(1, 2).why("loan 10") == "legal"
    assert t.moment(2, 1).why("loan 10") == "legal"


def test_a_purchase_must_leave_a_building_action() -> None:
    """EC 2.6: whoever could only take a loan afterwards may not buy."""
    t = table(3).anchor("A", "tunis").stock("A", 6).lay_out("marseille-venezia", "venezia-tanger").purse("A", 3)
    assert t.legal("buy") == ["buy marseille-venezia"]
    assert t.why("buy venezia-tanger") == "EC 2.6"
    t.purse("A", 4)
    assert t.why("buy venezia-tanger") == "EC 2.6"
    t.purse("A", 5)
    assert t.legal("buy") == ["buy marseille-venezia", "buy venezia-tanger"]


def test_after_building_only_money_limits_purchases() -> None:
    """EC 2.6, EC 3.1: the last florin may be spent then."""
    t = table(3).anchor("A", "tunis").lay_out("marseille-venezia", "venezia-tanger", "tunis-1").purse("A", 5)
    t.play("A build 1")
    assert t.legal("buy") == ["buy marseille-venezia", "buy venezia-tanger"]
    assert t.why("buy tunis-1") == "EC 3.1"
    t.play("A buy venezia-tanger")
    assert t.legal() == ["end"]


def test_a_voyage_must_leave_a_building_action() -> None:
    """EC 2.6: with 3 florins one builds in Tunis, not in Napoli's second harbour space."""
    t = table(3).at_bank("A").hold("A", "napoli-1", "tunis-1").anchor("B", "napoli").stock("A", 6).purse("A", 3)
    t.lay_out()
    assert t.legal("sail") == ["sail napoli-1", "sail tunis-1"], "by way of Napoli to Tunis is fine"
    t.hold("A", "napoli-1")
    assert t.legal() == ["pass"]
    assert t.why("sail napoli-1") == "EC 2.6"
    t.purse("A", 4)
    assert t.legal() == ["sail napoli-1"]


def test_further_purchases_count() -> None:
    """EC 2.6: a voyage to a city too dear is legal if the display leads on to a cheaper one."""
    t = table(3).at_bank("A").hold("A", "marseille-2").stock("A", 6).lay_out("marseille-napoli", "marseille-tunis")
    t.purse("A", 3)
    assert t.why("sail marseille-2") == "EC 2.6"
    t.purse("A", 4)
    assert t.legal() == ["sail marseille-2"], "straight to Marseille, whose warehouses cost 4"
    t.put("marseille", "AAA").anchor("B", "napoli")
    assert t.why("sail marseille-2") == "EC 2.6"
    t.purse("A", 5)
    assert t.legal() == ["buy marseille-tunis", "sail marseille-2"], "and on to Tunis for 3 and 2"
    t.play("A sail marseille-2")
    assert t.legal() == ["buy marseille-tunis"], "Napoli would take 2 and 4"
    t.play("A buy marseille-tunis", "A sail marseille-tunis", "A build 1")
    assert t.money("A") == 0


def test_a_destination_from_the_display_can_be_the_way() -> None:
    """EC 2.6: first bought, then sailed with."""
    t = table(3).lay_out("tunis-1", "tunis-2", "marseille-2").stock("A", 6).purse("A", 8)
    assert t.legal() == ["buy tunis-1", "buy tunis-2"], "6 for Marseille would leave 2 florins, and 4 are needed"
    t.purse("A", 7)
    assert t.legal() == ["buy tunis-1"]
    t.purse("A", 6)
    assert t.legal() == ["pass"]


def test_pirate_moves_do_not_count_as_a_way_to_build() -> None:
    """EC 2.6: the ship lies in the dearer space; that the pirate could move it to the cheaper one is no way."""
    t = table(3, "canarias").anchor("A", "tunis", 2).stock("A", 6).lay_out("marseille-venezia").purse("A", 3)
    t.hold("A", "tunis-1").put("tanger", "AAA")
    assert t.why("buy marseille-venezia") == "EC 2.6"
    assert t.why("pirate tunis 2 with tunis-1") == "legal"


def test_the_way_back_to_the_own_city_counts() -> None:
    """EC 2.6, EC 3.9: leaving and coming back leads to the cheaper space that has fallen free."""
    t = table(3).anchor("A", "tunis", 2).stock("A", 6).lay_out("tunis-alexandria").purse("A", 3)
    t.put("napoli", "AAA").put("tanger", "AAA").put("alexandria", "AAA").put("athina", "AAA")
    assert t.legal() == ["build 1", "build 2"], "buying would leave 2 florins"
    t.hold("A", "tunis-2")
    assert "buy tunis-alexandria" in t.legal(), "to Alexandria by connection, and straight back for 2"
    t.play("A buy tunis-alexandria", "A sail tunis-alexandria", "A sail tunis-2", "A build 1")
    assert (t.ship("A"), t.money("A")) == ("tunis:1", 0)


def test_a_reopening_is_a_way_without_money() -> None:
    """EC 2.6, EC 6.1, EC 9.3: also for somebody in debt."""
    t = table(3).at_bank("A").put("napoli", ".BCB", closed="A").hold("A", "napoli-1", "tunis-1").purse("A", -4)
    assert t.legal() == ["sail napoli-1", "sail tunis-1"], "with one seal Napoli is reached from Tunis too"
    t.put("napoli", ".BCB")
    assert t.legal() == ["pass"]


def test_who_can_do_nothing_passes() -> None:
    """EC 2.7: without money in the first round."""
    t = table(3).purse("A", 6)
    t.lay_out("marseille-2", "marseille-venezia")
    assert t.legal() == ["pass"]
    t.play("A pass")
    assert t.to_move() == "*", "the display is refilled after a passed turn too"
    assert t.fill().to_move() == "B"


def test_passing_when_no_loan_card_is_left() -> None:
    """EC 2.7: in later rounds too."""
    t = table(3).moment(2, 3).at_bank("A").purse("A", 0)
    t.owe("B", *["10"] * 18).owe("C", *["16"] * 11)
    assert t.legal() == ["loan 16"]
    t.owe("C", *["16"] * 12)
    assert t.legal() == ["pass"]


def test_all_pass_ends_the_phase() -> None:
    """EC 2.7: at the end of that round; a round with one turn in it goes on."""
    t = table(3).purse("A", 0).purse("B", 0).purse("C", 0)
    t.play("A pass", "B pass", "C pass")
    assert t.told("payday") == [{"phase": 1}]
    assert t.dump()["phase"] == 1
    t = table(3).purse("A", 0).purse("C", 0).anchor("B", "tunis")
    t.play("A pass", "B build 1", "B end", "C pass")
    assert t.told("payday") == []
    assert (t.to_move(), t.dump()["round"]) == ("A", 2)


def test_passes_of_two_rounds_are_not_added() -> None:
    """EC 2.7: all players in one round."""
    t = table(3).moment(1, 2).starter("A")
    t.owe("B", *["10"] * 18, *["16"] * 12)
    for seat in "ABC":
        t.purse(seat, 0)
    t.purse("A", 20).anchor("A", "tunis").play("A build 1", "A end", "B pass", "C pass")
    t.purse("A", 0).play("A pass", "B pass")
    assert t.told("payday") == []
    t.play("C pass")
    assert t.told("payday") == [{"phase": 1}]
