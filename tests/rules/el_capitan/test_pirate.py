"""EC 11.7 to EC 11.10: the pirate of Islas Canarias."""

from __future__ import annotations

import pytest

from rules.el_capitan.arrange import Situation, table
from rules.el_capitan.test_warehouses import NINE


def pirates(players: int = 3, *more: str) -> Situation:
    """A table with Islas Canarias, A's ship in Tanger with a sea route of one seal to get there."""
    return table(players, "canarias", *more).anchor("A", "tanger").hold("A", "athina-1").purse("A", 20)


def test_where_the_pirate_starts() -> None:
    """EC 11.7: on the second harbour space of Islas Canarias."""
    t = table(3, "canarias")
    assert t.dump()["pirate"] == "canarias:2"
    assert t.city("canarias")["harbours"] == [None, "pirate"]


def test_no_pirate_without_islas_canarias() -> None:
    """EC 11.7: no moves of a pirate who is not there."""
    t = table(3, "porto", "lisboa").anchor("A", "tunis").hold("A", "tanger-1")
    for text in ("pirate tanger 1", "pirate tanger 1 for 2", "pirate tanger 1 with tanger-1"):
        assert t.why(text) == "EC 11.7"
    assert t.why("pirate via tanger with tanger-1") == "EC 11.7"


@pytest.mark.parametrize("space", [1, 2])
def test_the_pirate_blocks_a_harbour_space(space: int) -> None:
    """EC 11.7: for all ships, those of the one who moved him too."""
    t = pirates().pirate_to("tunis", space).hold("A", "tunis-1").play("A sail tunis-1")
    assert t.ship("A") == f"tunis:{3 - space}"
    t = pirates().pirate_to("tunis", space).anchor("B", "tunis", 3 - space).hold("A", "tunis-1", "napoli-tunis")
    assert t.play("A sail tunis-1").ship("A") == "tunis:-"


@pytest.mark.parametrize("when", ["before", "after"])
def test_who_sails_to_islas_canarias_moves_the_pirate(when: str) -> None:
    """EC 11.8: before or after building, or the turn does not end."""
    t = pirates().play("A sail athina-1 > canarias")
    if when == "before":
        t.play("A pirate tunis 1", "A build 1")
    else:
        t.play("A build 1")
        assert t.why("end") == "EC 11.8"
        t.play("A pirate tunis 1")
    assert t.city("tunis")["harbours"] == ["pirate", None]
    assert t.legal("pirate") != [], "the other move is still there"
    t.play("A end")


def test_only_once_for_nothing() -> None:
    """EC 11.8: one free move a voyage."""
    t = pirates().play("A sail athina-1 > canarias", "A pirate tunis 1")
    assert t.why("pirate napoli 1") == "EC 11.8"


def test_only_after_sailing_there_in_this_turn() -> None:
    """EC 11.8: not in the turns after, nor elsewhere."""
    t = pirates().anchor("A", "canarias")
    assert t.why("pirate tunis 1") == "EC 11.8"
    t.play("A build 1").end()
    t = pirates()
    assert t.why("pirate tunis 1") == "EC 11.8"


def test_no_obligation_for_who_sails_on() -> None:
    """EC 11.8: only who is in the harbour when the turn ends."""
    t = pirates().hold("A", "athina-1", "tunis-1").play("A sail athina-1 > canarias", "A sail tunis-1", "A build 1")
    assert t.why("pirate napoli 1") == "EC 11.8"
    t.play("A end")


def test_no_free_move_off_the_harbour() -> None:
    """EC 11.8: a ship for which there is no space has to go on."""
    t = pirates().anchor("B", "canarias").hold("A", "athina-1", "tunis-1").play("A sail athina-1 > canarias")
    assert t.ship("A") == "canarias:-"
    assert t.why("pirate tunis 1") == "EC 11.8"
    assert t.legal("sail") != []


def test_coming_back_to_islas_canarias_counts_as_sailing_there() -> None:
    """EC 11.8: away and back in the same turn."""
    t = pirates().anchor("A", "canarias").hold("A", "athina-1", "athina-2")
    t.play("A sail athina-1 > tanger", "A sail athina-2 > canarias", "A build 1")
    assert t.why("end") == "EC 11.8"


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_protection_charge(phase: int) -> None:
    """EC 11.8: 1, 2 or 3 florins a building, by phase, from its owner to the player; none for closed or own ones."""
    t = pirates(4).moment(phase, 2).put("tunis", "..BBABC", closed="BC").fortify("tunis", "CA")
    t.play("A sail athina-1 > canarias", "A pirate tunis 2")
    assert [t.money(seat) for seat in "ABCD"] == [20 + 5 * phase, 20 - 3 * phase, 20 - 2 * phase, 20]
    assert t.told("protection") == [
        {"who": 1, "who_gets": 0, "amount": 3 * phase},
        {"who": 2, "who_gets": 0, "amount": 2 * phase},
    ]


def test_poor_owners_pay_what_they_have() -> None:
    """EC 11.8: who has nothing, or less, pays nothing."""
    t = pirates(4).moment(3, 2).put("tunis", "BBCCDD").purse("B", 5).purse("C", 0).purse("D", -7)
    t.play("A sail athina-1 > canarias", "A pirate tunis 1")
    assert [t.money(seat) for seat in "ABCD"] == [25, 0, 0, -7]


def test_neutral_warehouses_pay_too() -> None:
    """EC 11.8: as buildings of their player."""
    t = pirates(2).put("tunis", "bBaAb").play("A sail athina-1 > canarias", "A pirate tunis 1")
    assert [t.money(seat) for seat in "AB"] == [23, 17]


def test_the_charge_may_pay_for_the_building() -> None:
    """EC 11.8, EC 2.6: what the free move brings is money at hand, but it does not count before."""
    t = pirates().put("tunis", "BCB").stock("A", 6).purse("A", 2).lay_out()
    assert t.why("sail athina-1 > canarias") == "EC 2.6"
    t.purse("A", 3).play("A sail athina-1 > canarias", "A pirate tunis 1")
    assert t.money("A") == 6


def test_after_the_free_move_the_ship_stays() -> None:
    """EC 11.8: no further voyage in this turn; so it must be able to build there."""
    t = pirates().hold("A", "athina-1", "tunis-1").play("A sail athina-1 > canarias")
    t.play("A pirate napoli 1")
    assert t.legal("sail") == []
    assert t.why("sail tunis-1") == t.why("sail tunis-1 > tanger") == "EC 11.8"
    t = pirates().hold("A", "athina-1", "tunis-1").put("canarias", "AAA").stock("A", 6)
    t.play("A sail athina-1 > canarias")
    assert t.why("pirate napoli 1") == "EC 2.6"


def test_the_free_move_may_lead_to_islas_canarias() -> None:
    """EC 11.8, EC 11.9: any city but the one he is in, and the own ship may have to make room."""
    t = pirates().pirate_to("napoli", 1).play("A sail athina-1 > canarias")
    assert t.ship("A") == "canarias:1"
    t.play("A pirate canarias 1")
    assert (t.ship("A"), t.dump()["pirate"]) == ("canarias:2", "canarias:1")
    t.play("A build 1")
    assert t.money("A") == 16, "at the cost of the second space"


def test_the_pirate_changes_the_city() -> None:
    """EC 11.9: never to another space of the same one."""
    t = pirates().play("A sail athina-1 > canarias")
    assert t.why("pirate canarias 1") == t.why("pirate canarias 2") == "EC 11.9"


def test_the_pirate_needs_a_free_space() -> None:
    """EC 11.9: not to a city whose harbour is full, nor to a space that is not there."""
    t = pirates(4).anchor("B", "tunis", 1).anchor("C", "tunis", 2).play("A sail athina-1 > canarias")
    assert t.why("pirate tunis 1") == t.why("pirate tunis 2") == "EC 11.9"
    assert t.why("pirate napoli 3") == "EC 11.9"
    assert t.why("pirate porto 1") == "EC 11.1"


def test_a_ship_makes_room_for_the_pirate() -> None:
    """EC 11.9: it moves to the free space and builds at its cost from then on."""
    t = pirates().anchor("B", "tunis", 1).play("A sail athina-1 > canarias", "A pirate tunis 1")
    assert t.city("tunis")["harbours"] == ["pirate", "B"]
    assert t.told("displaced") == [{"who": 1, "city": "tunis", "space": 2}]
    t.turn_of("B").play("B build 1")
    assert t.money("B") == 17
    t = pirates().anchor("B", "tunis", 1).play("A sail athina-1 > canarias", "A pirate tunis 2")
    assert t.city("tunis")["harbours"] == ["B", "pirate"]


def test_the_lowest_free_space_in_porto() -> None:
    """EC 11.9: if Porto offers two."""
    t = pirates(3, "porto").anchor("B", "porto", 2).play("A sail athina-1 > canarias", "A pirate porto 2")
    assert t.city("porto")["harbours"] == ["B", "pirate", None]
    t = pirates(3, "porto").anchor("B", "porto", 1).play("A sail athina-1 > canarias", "A pirate porto 1")
    assert t.city("porto")["harbours"] == ["pirate", "B", None]


@pytest.mark.parametrize(("city", "steps"), [("tanger", 1), ("tunis", 2), ("marseille", 3), ("constantinople", 5)])
def test_two_florins_a_step(city: str, steps: int) -> None:
    """EC 11.10: by the shortest way, without a charge."""
    t = pirates().put(city, "BBC").anchor("A", "napoli").play(f"A pirate {city} 1 for {2 * steps}")
    assert (t.money("A"), t.money("B")) == (20 - 2 * steps, 20)
    assert t.dump()["pirate"] == f"{city}:1"
    for other in range(1, 6):
        if other != steps:
            assert pirates().why(f"pirate {city} 1 for {2 * other}") == "EC 11.10"


def test_a_way_that_is_too_dear() -> None:
    """EC 11.10: only with money at hand, and only so much that one can still build (EC 2.6)."""
    t = pirates().anchor("A", "tunis").hold("A").lay_out().purse("A", 3)
    assert t.why("pirate tanger 1 for 2") == "EC 2.6"
    assert t.why("pirate tunis 2 for 4") == "EC 11.10"
    assert t.purse("A", 4).why("pirate tanger 1 for 2") == "legal"
    assert t.play("A build 1").why("pirate tanger 1 for 2") == "legal"


@pytest.mark.parametrize("when", ["before", "after"])
def test_once_in_a_building_turn(when: str) -> None:
    """EC 11.10: at any time in it, and not twice."""
    t = pirates().hold("A", "tanger-1", "napoli-1")
    if when == "after":
        t.play("A build 1")
    t.play("A pirate tunis 1 for 4")
    for text in ("pirate tanger 1 for 2", "pirate napoli 1 with napoli-1", "pirate via napoli with napoli-1"):
        assert t.why(text) == "EC 11.10"
    if when == "before":
        t.play("A build 1")
    t.end()
    assert any(text.startswith("pirate") for text in t.anchor("B", "napoli").legal()), "B has a move too"


def test_not_in_a_loan_turn() -> None:
    """EC 11.10: who can't build can't move him either."""
    t = pirates().moment(1, 2).at_bank("A").hold("A").lay_out().purse("A", 20)
    assert t.legal() == ["loan 10", "loan 16"]
    assert t.why("pirate tanger 1 for 2") == "EC 2.6"


def test_with_a_card_as_if_he_were_a_ship() -> None:
    """EC 11.10: a destination from anywhere, a sea route, a connection from the city he is in."""
    t = pirates().pirate_to("napoli", 1).hold("A", "athina-2", "napoli-tunis", "venezia-tanger")
    moves = t.legal("pirate")
    assert {f"pirate athina {space} with athina-2" for space in (1, 2)} < set(moves)
    assert {f"pirate tunis {space} with napoli-tunis" for space in (1, 2)} < set(moves)
    routes = {text.split()[1] for text in moves if " with athina-2 > " in text and "via" not in text}
    assert routes == {*NINE} - {"napoli", "athina"}, "two steps from the middle lead everywhere on the board"
    assert t.why("pirate venezia 1 with venezia-tanger") == "EC 3.4"
    assert t.why("pirate napoli 2 with napoli-tunis") == "EC 3.6"
    assert t.why("pirate napoli 2 with athina-2 > napoli") == "EC 3.6"
    assert t.why("pirate canarias 1 with athina-2 > canarias") == "EC 3.4"
    assert t.why("pirate athina 1 with athina-1") == "EC 11.10", "not in the hand"
    t.play("A pirate tunis 2 with napoli-tunis")
    assert t.player("A")["hand"] == ["athina-2", "venezia-tanger"]
    assert t.dump()["discards"]["connections"] == ["napoli-tunis"]
    assert t.dump()["pirate"] == "tunis:2"


def test_several_cards_are_one_move() -> None:
    """EC 11.10: one directly after the other; between them he is in no harbour, and stops may be full."""
    t = pirates(4).hold("A", "napoli-1", "napoli-tunis", "tunis-alexandria").anchor("A", "tanger")
    t.anchor("B", "napoli", 1).anchor("C", "napoli", 2)
    assert t.why("pirate napoli 1 with napoli-1") == "EC 11.9"
    t.play("A pirate via napoli with napoli-1")
    assert t.dump()["pirate"] == "napoli:-"
    assert t.city("canarias")["harbours"] == [None, None]
    assert t.city("napoli")["harbours"] == ["B", "C"]
    assert t.legal() == [
        "pirate tunis 1 with napoli-tunis",
        "pirate tunis 2 with napoli-tunis",
        "pirate via tunis with napoli-tunis",
    ]
    for text in ("buy marseille-2", "build 1", "pirate tunis 1 for 2", "pirate tunis 1", "end"):
        assert t.why(text) == "EC 11.10"
    t.play("A pirate via tunis with napoli-tunis", "A pirate alexandria 1 with tunis-alexandria")
    assert t.dump()["pirate"] == "alexandria:1"
    assert t.player("A")["hand"] == []
    assert t.why("pirate athina 1 for 2") == "EC 11.10"


def test_the_last_city_is_not_the_first() -> None:
    """EC 11.10: he may come by it, but not end there."""
    t = pirates().pirate_to("napoli", 1).hold("A", "tunis-1", "napoli-1", "napoli-athina")
    t.play("A pirate via tunis with tunis-1")
    assert t.why("pirate napoli 2 with napoli-1") == "EC 11.9"
    t.play("A pirate via napoli with napoli-1", "A pirate athina 1 with napoli-athina")
    assert t.dump()["pirate"] == "athina:1"


def test_a_stop_only_if_cards_can_end_the_move() -> None:
    """EC 11.10: with the last card of the hand there is no stop."""
    t = pirates().hold("A", "napoli-1")
    assert t.why("pirate napoli 1 with napoli-1") == "legal"
    assert t.why("pirate via napoli with napoli-1") == "EC 11.10"
    t.hold("A", "napoli-1", "venezia-tanger")
    assert t.why("pirate via napoli with napoli-1") == "EC 11.10"
    t.hold("A", "napoli-1", "napoli-tanger")
    assert t.why("pirate via napoli with napoli-1") == "legal"


def test_a_stop_only_if_one_can_still_build_afterwards() -> None:
    """EC 11.10, EC 2.6: the card that would end the move is the one the ship needs."""
    t = pirates().at_bank("A").hold("A", "napoli-1", "tunis-1").lay_out().purse("A", 3)
    assert t.legal("pirate") != []
    assert t.why("pirate via napoli with napoli-1") == "EC 2.6"
    t.hold("A", "napoli-1", "tunis-1", "napoli-athina")
    assert t.why("pirate via napoli with napoli-1") == "legal"
    t.play("A pirate via napoli with napoli-1")
    assert t.legal() == ["pirate athina 1 with napoli-athina", "pirate athina 2 with napoli-athina"]


def test_both_moves_in_one_turn() -> None:
    """EC 11.10: who has just sailed to Islas Canarias has both, in any order."""
    t = pirates().put("tunis", "BB").play("A sail athina-1 > canarias", "A pirate napoli 1 for 6", "A build 1")
    t.play("A pirate tunis 1", "A end")
    assert t.money("A") == 20 - 6 - 3 + 2
    t = pirates().play(
        "A sail athina-1 > canarias", "A pirate tunis 1", "A pirate tanger 1 for 2", "A build 1", "A end"
    )
    assert t.dump()["pirate"] == "tanger:1"


def test_moving_the_own_ship_to_another_space() -> None:
    """EC 11.9, EC 2.6: the pirate may bring the own ship to the cheaper space, not to one where it could not build."""
    t = pirates().anchor("A", "tunis", 2).hold("A", "tunis-1").lay_out().stock("A", 6).purse("A", 2)
    t.put("tanger", "AAA")
    assert t.why("build 1") == "EC 5.1"
    t.play("A pirate tunis 2 with tunis-1", "A build 1")
    assert (t.ship("A"), t.money("A")) == ("tunis:1", 0)
    t = pirates().anchor("A", "tunis", 1).hold("A", "tunis-1").lay_out().stock("A", 6).purse("A", 2)
    assert t.why("pirate tunis 2 with tunis-1") == "legal"
    assert t.why("pirate tunis 1 with tunis-1") == "EC 2.6"
