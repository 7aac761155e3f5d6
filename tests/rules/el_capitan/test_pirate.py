"""EC 11.7 to EC 11.10: the pirate of Islas Canarias."""

from __future__ import annotations

import pytest

from rules.el_capitan.arrange import GAME, Situation, situation
from rules.el_capitan.test_warehouses import NINE


def pirates(players: int = 3, *more: str) -> Situation:
    """A table with Islas Canarias, A's ship in Tanger with a sea route of one seal to get there."""
    return situation(players, "canarias", *more).anchor("A", "tanger").hold("A", "athina-1").purse("A", 20)


def test_where_the_pirate_starts() -> None:
    """EC 11.7: on the second harbour space of Islas Canarias."""
    game = situation(3, "canarias")
    assert game.dump()["pirate"] == "canarias:2"
    assert game.city("canarias")["harbours"] == [None, "pirate"]


def test_no_pirate_without_islas_canarias() -> None:
    """EC 11.7: no moves of a pirate who is not there."""
    game = situation(3, "porto", "lisboa").anchor("A", "tunis").hold("A", "tanger-1")
    for text in ("pirate tanger 1", "pirate tanger 1 for 2", "pirate tanger 1 with tanger-1"):
        assert game.why(text) == "EC 11.7"
    assert game.why("pirate via tanger with tanger-1") == "EC 11.7"


@pytest.mark.parametrize("space", [1, 2])
def test_the_pirate_blocks_a_harbour_space(space: int) -> None:
    """EC 11.7: for all ships, those of the one who moved him too."""
    game = pirates().pirate_to("tunis", space).hold("A", "tunis-1").play("A sail tunis-1")
    assert game.ship("A") == f"tunis:{3 - space}"
    game = pirates().pirate_to("tunis", space).anchor("B", "tunis", 3 - space).hold("A", "tunis-1", "napoli-tunis")
    assert game.play("A sail tunis-1").ship("A") == "tunis:-"


@pytest.mark.parametrize("when", ["before", "after"])
def test_who_sails_to_islas_canarias_moves_the_pirate(when: str) -> None:
    """EC 11.8: before or after building, or the turn does not end."""
    game = pirates().play("A sail athina-1 > canarias")
    if when == "before":
        game.play("A pirate tunis 1", "A build 1")
    else:
        game.play("A build 1")
        assert game.why("end") == "EC 11.8"
        assert GAME.prompt(game.state.view(0)).text == "prompt-charge"
        game.play("A pirate tunis 1")
    assert game.city("tunis")["harbours"] == ["pirate", None]
    assert game.legal("pirate") != [], "the other move is still there"
    game.play("A end")


def test_only_once_for_nothing() -> None:
    """EC 11.8: one free move a voyage."""
    game = pirates().play("A sail athina-1 > canarias", "A pirate tunis 1")
    assert game.why("pirate napoli 1") == "EC 11.8"


def test_only_after_sailing_there_in_this_turn() -> None:
    """EC 11.8: not in the turns after, nor elsewhere."""
    game = pirates().anchor("A", "canarias")
    assert game.why("pirate tunis 1") == "EC 11.8"
    game.play("A build 1").end()
    game = pirates()
    assert game.why("pirate tunis 1") == "EC 11.8"


def test_no_obligation_for_who_sails_on() -> None:
    """EC 11.8: only who is in the harbour when the turn ends."""
    game = pirates().hold("A", "athina-1", "tunis-1").play("A sail athina-1 > canarias", "A sail tunis-1", "A build 1")
    assert game.why("pirate napoli 1") == "EC 11.8"
    game.play("A end")


def test_no_free_move_off_the_harbour() -> None:
    """EC 11.8: a ship for which there is no space has to go on."""
    game = pirates().anchor("B", "canarias").hold("A", "athina-1", "tunis-1").play("A sail athina-1 > canarias")
    assert game.ship("A") == "canarias:-"
    assert game.why("pirate tunis 1") == "EC 11.8"
    assert game.legal("sail") != []


def test_coming_back_to_islas_canarias_counts_as_sailing_there() -> None:
    """EC 11.8: away and back in the same turn."""
    game = pirates().anchor("A", "canarias").hold("A", "athina-1", "athina-2")
    game.play("A sail athina-1 > tanger", "A sail athina-2 > canarias", "A build 1")
    assert game.why("end") == "EC 11.8"


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_protection_charge(phase: int) -> None:
    """EC 11.8: 1, 2 or 3 florins a building, by phase, from its owner to the player; none for closed or own ones."""
    game = pirates(4).moment(phase, 2).put("tunis", "..BBABC", closed="BC").fortify("tunis", "CA")
    game.play("A sail athina-1 > canarias", "A pirate tunis 2")
    assert [game.money(seat) for seat in "ABCD"] == [20 + 5 * phase, 20 - 3 * phase, 20 - 2 * phase, 20]
    assert game.told("protection") == [
        {"who": 1, "who_gets": 0, "amount": 3 * phase},
        {"who": 2, "who_gets": 0, "amount": 2 * phase},
    ]


def test_poor_owners_pay_what_they_have() -> None:
    """EC 11.8: who has nothing, or less, pays nothing."""
    game = pirates(4).moment(3, 2).put("tunis", "BBCCDD").purse("B", 5).purse("C", 0).purse("D", -7)
    game.play("A sail athina-1 > canarias", "A pirate tunis 1")
    assert [game.money(seat) for seat in "ABCD"] == [25, 0, 0, -7]


def test_neutral_warehouses_pay_too() -> None:
    """EC 11.8: as buildings of their player."""
    game = pirates(2).put("tunis", "bBaAb").play("A sail athina-1 > canarias", "A pirate tunis 1")
    assert [game.money(seat) for seat in "AB"] == [23, 17]


def test_the_charge_may_pay_for_the_building() -> None:
    """EC 11.8, EC 2.6: what the free move brings is money at hand, but it does not count before."""
    game = pirates().put("tunis", "BCB").stock("A", 6).purse("A", 2).lay_out()
    assert game.why("sail athina-1 > canarias") == "EC 2.6"
    game.purse("A", 3).play("A sail athina-1 > canarias", "A pirate tunis 1")
    assert game.money("A") == 6


def test_after_the_free_move_the_ship_stays() -> None:
    """EC 11.8: no further voyage in this turn; so it must be able to build there."""
    game = pirates().hold("A", "athina-1", "tunis-1").play("A sail athina-1 > canarias")
    game.play("A pirate napoli 1")
    assert game.legal("sail") == []
    assert game.why("sail tunis-1") == game.why("sail tunis-1 > tanger") == "EC 11.8"
    game = pirates().hold("A", "athina-1", "tunis-1").put("canarias", "AAA").stock("A", 6)
    game.play("A sail athina-1 > canarias")
    assert game.why("pirate napoli 1") == "EC 2.6"


def test_the_free_move_may_lead_to_islas_canarias() -> None:
    """EC 11.8, EC 11.9: any city but the one he is in, and the own ship may have to make room."""
    game = pirates().pirate_to("napoli", 1).play("A sail athina-1 > canarias")
    assert game.ship("A") == "canarias:1"
    game.play("A pirate canarias 1")
    assert (game.ship("A"), game.dump()["pirate"]) == ("canarias:2", "canarias:1")
    game.play("A build 1")
    assert game.money("A") == 16, "at the cost of the second space"


def test_the_pirate_changes_the_city() -> None:
    """EC 11.9: never to another space of the same one."""
    game = pirates().play("A sail athina-1 > canarias")
    assert game.why("pirate canarias 1") == game.why("pirate canarias 2") == "EC 11.9"


def test_the_pirate_needs_a_free_space() -> None:
    """EC 11.9: not to a city whose harbour is full, nor to a space that is not there."""
    game = pirates(4).anchor("B", "tunis", 1).anchor("C", "tunis", 2).play("A sail athina-1 > canarias")
    assert game.why("pirate tunis 1") == game.why("pirate tunis 2") == "EC 11.9"
    assert game.why("pirate napoli 3") == "EC 11.9"
    assert game.why("pirate porto 1") == "EC 11.1"


def test_a_ship_makes_room_for_the_pirate() -> None:
    """EC 11.9: it moves to the free space and builds at its cost from then on."""
    game = pirates().anchor("B", "tunis", 1).play("A sail athina-1 > canarias", "A pirate tunis 1")
    assert game.city("tunis")["harbours"] == ["pirate", "B"]
    assert game.told("displaced") == [{"who": 1, "city": "tunis", "space": 2}]
    game.turn_of("B").play("B build 1")
    assert game.money("B") == 17
    game = pirates().anchor("B", "tunis", 1).play("A sail athina-1 > canarias", "A pirate tunis 2")
    assert game.city("tunis")["harbours"] == ["B", "pirate"]


def test_the_lowest_free_space_in_porto() -> None:
    """EC 11.9: if Porto offers two."""
    game = pirates(3, "porto").anchor("B", "porto", 2).play("A sail athina-1 > canarias", "A pirate porto 2")
    assert game.city("porto")["harbours"] == ["B", "pirate", None]
    game = pirates(3, "porto").anchor("B", "porto", 1).play("A sail athina-1 > canarias", "A pirate porto 1")
    assert game.city("porto")["harbours"] == ["pirate", "B", None]


@pytest.mark.parametrize(("city", "steps"), [("tanger", 1), ("tunis", 2), ("marseille", 3), ("constantinople", 5)])
def test_two_florins_a_step(city: str, steps: int) -> None:
    """EC 11.10: by the shortest way, without a charge."""
    game = pirates().put(city, "BBC").anchor("A", "napoli").play(f"A pirate {city} 1 for {2 * steps}")
    assert (game.money("A"), game.money("B")) == (20 - 2 * steps, 20)
    assert game.dump()["pirate"] == f"{city}:1"
    for other in range(1, 6):
        if other != steps:
            assert pirates().why(f"pirate {city} 1 for {2 * other}") == "EC 11.10"


def test_a_way_that_is_too_dear() -> None:
    """EC 11.10: only with money at hand, and only so much that one can still build (EC 2.6)."""
    game = pirates().anchor("A", "tunis").hold("A").lay_out().purse("A", 3)
    assert game.why("pirate tanger 1 for 2") == "EC 2.6"
    assert game.why("pirate tunis 2 for 4") == "EC 11.10"
    assert game.purse("A", 4).why("pirate tanger 1 for 2") == "legal"
    assert game.play("A build 1").why("pirate tanger 1 for 2") == "legal"


@pytest.mark.parametrize("when", ["before", "after"])
def test_once_in_a_building_turn(when: str) -> None:
    """EC 11.10: at any time in it, and not twice."""
    game = pirates().hold("A", "tanger-1", "napoli-1")
    if when == "after":
        game.play("A build 1")
    game.play("A pirate tunis 1 for 4")
    for text in ("pirate tanger 1 for 2", "pirate napoli 1 with napoli-1", "pirate via napoli with napoli-1"):
        assert game.why(text) == "EC 11.10"
    if when == "before":
        game.play("A build 1")
    game.end()
    assert any(text.startswith("pirate") for text in game.anchor("B", "napoli").legal()), "B has a move too"


def test_not_in_a_loan_turn() -> None:
    """EC 11.10: who can't build can't move him either."""
    game = pirates().moment(1, 2).at_bank("A").hold("A").lay_out().purse("A", 20)
    assert game.legal() == ["loan 10", "loan 16"]
    assert game.why("pirate tanger 1 for 2") == "EC 2.6"


def test_with_a_card_as_if_he_were_a_ship() -> None:
    """EC 11.10: a destination from anywhere, a sea route, a connection from the city he is in."""
    game = pirates().pirate_to("napoli", 1).hold("A", "athina-2", "napoli-tunis", "venezia-tanger")
    moves = game.legal("pirate")
    assert {f"pirate athina {space} with athina-2" for space in (1, 2)} < set(moves)
    assert {f"pirate tunis {space} with napoli-tunis" for space in (1, 2)} < set(moves)
    routes = {text.split()[1] for text in moves if " with athina-2 > " in text and "via" not in text}
    assert routes == {*NINE} - {"napoli", "athina"}, "two steps from the middle lead everywhere on the board"
    assert game.why("pirate venezia 1 with venezia-tanger") == "EC 3.4"
    assert game.why("pirate napoli 2 with napoli-tunis") == "EC 3.6"
    assert game.why("pirate napoli 2 with athina-2 > napoli") == "EC 3.6"
    assert game.why("pirate canarias 1 with athina-2 > canarias") == "EC 3.4"
    assert game.why("pirate athina 1 with athina-1") == "EC 11.10", "not in the hand"
    game.play("A pirate tunis 2 with napoli-tunis")
    assert game.player("A")["hand"] == ["athina-2", "venezia-tanger"]
    assert game.dump()["discards"]["connections"] == ["napoli-tunis"]
    assert game.dump()["pirate"] == "tunis:2"


def test_several_cards_are_one_move() -> None:
    """EC 11.10: one directly after the other; between them he is in no harbour, and stops may be full."""
    game = pirates(4).hold("A", "napoli-1", "napoli-tunis", "tunis-alexandria").anchor("A", "tanger")
    game.anchor("B", "napoli", 1).anchor("C", "napoli", 2)
    assert game.why("pirate napoli 1 with napoli-1") == "EC 11.9"
    game.play("A pirate via napoli with napoli-1")
    assert game.dump()["pirate"] == "napoli:-"
    assert game.city("canarias")["harbours"] == [None, None]
    assert game.city("napoli")["harbours"] == ["B", "C"]
    assert game.legal() == [
        "pirate tunis 1 with napoli-tunis",
        "pirate tunis 2 with napoli-tunis",
        "pirate via tunis with napoli-tunis",
    ]
    for text in ("buy marseille-2", "build 1", "pirate tunis 1 for 2", "pirate tunis 1", "end"):
        assert game.why(text) == "EC 11.10"
    game.play("A pirate via tunis with napoli-tunis", "A pirate alexandria 1 with tunis-alexandria")
    assert game.dump()["pirate"] == "alexandria:1"
    assert game.player("A")["hand"] == []
    assert game.why("pirate athina 1 for 2") == "EC 11.10"


def test_the_last_city_is_not_the_first() -> None:
    """EC 11.10: he may come by it, but not end there."""
    game = pirates().pirate_to("napoli", 1).hold("A", "tunis-1", "napoli-1", "napoli-athina")
    game.play("A pirate via tunis with tunis-1")
    assert game.why("pirate napoli 2 with napoli-1") == "EC 11.9"
    game.play("A pirate via napoli with napoli-1", "A pirate athina 1 with napoli-athina")
    assert game.dump()["pirate"] == "athina:1"


def test_a_stop_only_if_cards_can_end_the_move() -> None:
    """EC 11.10: with the last card of the hand there is no stop."""
    game = pirates().hold("A", "napoli-1")
    assert game.why("pirate napoli 1 with napoli-1") == "legal"
    assert game.why("pirate via napoli with napoli-1") == "EC 11.10"
    game.hold("A", "napoli-1", "venezia-tanger")
    assert game.why("pirate via napoli with napoli-1") == "EC 11.10"
    game.hold("A", "napoli-1", "napoli-tanger")
    assert game.why("pirate via napoli with napoli-1") == "legal"


def test_a_stop_only_if_one_can_still_build_afterwards() -> None:
    """EC 11.10, EC 2.6: the card that would end the move is the one the ship needs."""
    game = pirates().at_bank("A").hold("A", "napoli-1", "tunis-1").lay_out().purse("A", 3)
    assert game.legal("pirate") != []
    assert game.why("pirate via napoli with napoli-1") == "EC 2.6"
    game.hold("A", "napoli-1", "tunis-1", "napoli-athina")
    assert game.why("pirate via napoli with napoli-1") == "legal"
    game.play("A pirate via napoli with napoli-1")
    assert game.legal() == ["pirate athina 1 with napoli-athina", "pirate athina 2 with napoli-athina"]


def test_both_moves_in_one_turn() -> None:
    """EC 11.10: who has just sailed to Islas Canarias has both, in any order."""
    game = pirates().put("tunis", "BB").play("A sail athina-1 > canarias", "A pirate napoli 1 for 6", "A build 1")
    game.play("A pirate tunis 1", "A end")
    assert game.money("A") == 20 - 6 - 3 + 2
    game = pirates().play(
        "A sail athina-1 > canarias", "A pirate tunis 1", "A pirate tanger 1 for 2", "A build 1", "A end"
    )
    assert game.dump()["pirate"] == "tanger:1"


def test_moving_the_own_ship_to_another_space() -> None:
    """EC 11.9, EC 2.6: the pirate may bring the own ship to the cheaper space, not to one where it could not build."""
    game = pirates().anchor("A", "tunis", 2).hold("A", "tunis-1").lay_out().stock("A", 6).purse("A", 2)
    game.put("tanger", "AAA")
    assert game.why("build 1") == "EC 5.1"
    game.play("A pirate tunis 2 with tunis-1", "A build 1")
    assert (game.ship("A"), game.money("A")) == ("tunis:1", 0)
    game = pirates().anchor("A", "tunis", 1).hold("A", "tunis-1").lay_out().stock("A", 6).purse("A", 2)
    assert game.why("pirate tunis 2 with tunis-1") == "legal"
    assert game.why("pirate tunis 1 with tunis-1") == "EC 2.6"
