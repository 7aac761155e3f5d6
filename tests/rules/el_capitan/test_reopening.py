"""EC 6: reopening."""

from __future__ import annotations

import pytest

from rules.el_capitan.arrange import situation


def test_reopening_is_free_of_charge() -> None:
    """EC 6.1: Blue built on the second dark site and closed Red's; Red sails there and reopens it for nothing."""
    game = situation(4).put("marseille", ".ACDBCD", closed="C").anchor("B", "marseille").turn_of("B").play("B build")
    assert (game.chain("marseille"), game.closed("marseille")) == ("..CDBCDB", "AC")
    game.hold("A", "marseille-2").purse("A", 0).turn_of("A").play("A sail marseille-2", "A reopen")
    assert (game.chain("marseille"), game.closed("marseille")) == ("..CDBCDBA", "C")
    assert game.money("A") == 0
    assert game.player("A")["warehouses"] == 6


def test_only_own_closed_warehouses_of_that_city() -> None:
    """EC 6.1: not those of others, not those of another city, and only from the harbour."""
    game = situation(3).put("tunis", ".BCB", closed="B").put("napoli", ".BCB", closed="A").anchor("A", "tunis")
    assert game.why("reopen") == "EC 6.1"
    assert game.adrift("A", "napoli").why("reopen") == "EC 6.1"
    assert game.at_bank("A").why("reopen") == "EC 6.1"
    assert game.anchor("A", "napoli").why("reopen") == "legal"


@pytest.mark.parametrize(
    ("before", "after"),
    [(".BCB", ".BCBA"), ("....BCBCBCBC", "...ABCBCBCBC"), (".CBCBCBCBCBC", "ACBCBCBCBCBC")],
)
def test_the_site_where_a_new_one_would_go(before: str, after: str) -> None:
    """EC 6.1: forward after the last one, backward when site 12 is occupied."""
    game = situation(3).put("tunis", before, closed="A").anchor("A", "tunis").play("A reopen")
    assert game.chain("tunis") == after


def test_reopening_needs_a_site() -> None:
    """EC 6.1: when all twelve are occupied, there is none (EC 5.5)."""
    game = situation(3).put("tunis", "BCBCBCBCBCBC", closed="A").anchor("A", "tunis")
    assert game.why("reopen") == "EC 5.5"


def test_reopening_is_the_building_action() -> None:
    """EC 6.2: no other one follows."""
    game = situation(3).put("tunis", ".BCB", closed="AA").anchor("A", "tunis").play("A reopen")
    for other in ("reopen", "build", "fortress"):
        assert game.why(other) == "EC 2.2"
    assert game.why("end") == "legal"


def test_reopening_right_after_the_closing() -> None:
    """EC 6.2: in the owner's very next turn, the ship still being there."""
    game = situation(3).put("tunis", "BCA").anchor("A", "tunis").anchor("B", "tunis", 2).play("A build").end()
    assert game.closed("tunis") == "B"
    game.play("B reopen")
    assert (game.chain("tunis"), game.closed("tunis")) == (".CAAB", "")


def test_reopening_is_not_part_of_what_is_in_front() -> None:
    """EC 6.2, EC 8.1: reopening ends no phase, and a warehouse left closed keeps none going."""
    game = situation(3).put("tunis", ".BCB", closed="A").anchor("A", "tunis").stock("A", 0).play("A reopen")
    assert game.told("all-built") == []
    game = situation(3).put("tunis", ".BCB", closed="A").anchor("A", "tunis").stock("A", 1).play("A build")
    assert game.told("all-built") == [{"who": 0, "phase": 1}], "a closed warehouse is of no matter"
