"""CW 9.6: what the captain acquires, and what he pays."""

from __future__ import annotations

from typing import Any

import pytest

from captains_table.core.match import Match
from rules.captains_war.arrange import (
    acts,
    all_done,
    change,
    edition_with,
    goods,
    play,
    quiet_turn,
    sheet,
    solo,
    speech,
    tale,
    to_command,
    told,
)

GOODS = ("pearls", "wood", "gems", "rum")


def acquires(gold: int, held: list[int], **his: Any) -> Match:
    """He acts with so much gold and these goods; his dice bring 1 gold of it and a step that both tracks block."""
    blocked = [(2, 4, 7, 10, 12)[his.get(things, default)] for things, default in (("boats", 1), ("attributes", 0))]
    cells: dict[str, Any] = {"gold": gold - 1, "resources": held}
    cells |= {"boat_track": blocked[0], "attribute_track": blocked[1], **his}
    return acts("wood gems rum 1 1 boat-1", "wood gems", **cells)


def test_the_acquisition_with_more_points() -> None:
    """CW 9.6: of two he can pay, even if it costs more: the longboat (4) before the eye patch (2)."""
    match = acquires(6, [1, 0, 0, 1])
    assert (sheet(match, "captain")["boats"], sheet(match, "captain")["attributes"]) == (2, 0)
    assert sheet(match, "captain")["gold"] in (3, 1), "he bought wood; the rum is the any; then he may recruit"
    assert "captain-acquires-dearer" in told(match)


def test_only_what_he_can_pay() -> None:
    """CW 9.6: with 2 gold nothing can be bought."""
    match = acquires(2, [1, 0, 0, 1])
    assert (sheet(match, "captain")["boats"], sheet(match, "captain")["attributes"]) == (1, 1)
    assert "captain-acquires" in told(match)
    match = acquires(2, [1, 0, 1, 0])
    assert (sheet(match, "captain")["boats"], sheet(match, "captain")["attributes"]) == (1, 0)
    assert "captain-acquires-nothing" in told(match)


def test_the_command_bonus_counts_with_the_points() -> None:
    """CW 9.6: the sloop (7) against the wooden leg (7 and 6 for completing the attributes, or 3 after the player)."""
    match = acquires(9, [3, 1, 1, 0], boats=2, attributes=3)
    assert (sheet(match, "captain")["boats"], sheet(match, "captain")["attributes"]) == (2, 4), "for 3 gold"
    arguments = tale(match, "captain-acquires-dearer").arguments
    assert (arguments["pr"], arguments["bonus"]) == (13, 6)
    say = speech(match)
    assert [say.happening(happening) for happening in match.entries[-1].tale if "acqui" in happening.kind] == [
        "Mathurin Brise-Lame acquires the wooden leg, the one of two that brings more RP (13 with the command bonus).",
        "Mathurin Brise-Lame now has the wooden leg: 7 RP.",
    ]


def test_the_command_bonus_is_the_one_it_would_bring_now() -> None:
    """CW 9.6, CW 4.4: 11 for the galleon and 3 after the player has completed the boats, against 7 and 6; 11 and 6
    if the player completes them in this very turn."""
    held = [9, 9, 9, 9]
    match = solo(edition=edition_with(score__command_bonus=[6, 1]))
    change(match, "A", boats=4, command=[6])
    quiet_turn(match)
    change(match, "captain", gold=0, boats=3, attributes=3, resources=held)
    all_done(to_command(match, taken={"A": "wood gems"}))
    assert tale(match, "captain-acquires-dearer").arguments["thing"] == "wooden-leg", "12 against 13"
    match = solo(edition=edition_with(score__command_bonus=[6, 1]))
    change(match, "A", boats=3, resources=held)
    change(match, "captain", gold=0, boats=3, attributes=3, resources=[4, 3, 2, 2], circled=dict.fromkeys(GOODS, 0))
    play(to_command(match, taken={"A": "wood gems"}), "A acquire boat, A done")
    arguments = tale(match, "captain-acquires-dearer").arguments
    assert (arguments["thing"], arguments["pr"], arguments["bonus"]) == ("galleon", 17, 6)
    assert sheet(match, "captain")["command"] == [6]


def test_a_bonus_alone_does_not_decide() -> None:
    """CW 9.6: the sloop (7) before an attribute of 2 that would complete the type for 3."""
    edition = edition_with(score__command_bonus=[3, 1])
    edition.data["attribute"][3] |= {"pr": 2, "price": ["pearls", "rum"]}
    match = solo(edition=edition)
    change(match, "captain", gold=0, boats=2, attributes=3, resources=[4, 2, 2, 2])
    all_done(to_command(match, taken={"A": "wood gems"}))
    arguments = tale(match, "captain-acquires-dearer").arguments
    assert (arguments["thing"], arguments["pr"], arguments["bonus"]) == ("sloop", 7, 0)


def test_equal_points_with_the_bonus_cost_less_gold_or_are_the_boat() -> None:
    """CW 9.6: the sloop (7) ties with a wooden leg of 1 and a bonus of 6."""
    edition = edition_with()
    edition.data["attribute"][3]["pr"] = 1
    found = []
    for gold, held in ((9, [3, 1, 1, 0]), (9, [3, 1, 1, 1]), (9, [3, 0, 1, 1]), (30, [3, 1, 0, 0])):
        match = solo(edition=edition)
        change(match, "captain", gold=gold - 1, boats=2, attributes=3, resources=held, boat_track=7, attribute_track=10)
        all_done(to_command(match, "wood gems rum 1 1 boat-1", {"A": "wood gems"}))
        found += [(sheet(match, "captain")["boats"], kind) for kind in told(match) if kind.startswith("captain-acq")]
    assert found == [
        (3, "captain-acquires-cheaper"),
        (3, "captain-acquires-boat"),
        (3, "captain-acquires-boat"),
        (3, "captain-acquires-cheaper"),
    ], "no gold against 3, none for both, wood for both, 3 against 6"


def test_less_gold_may_be_the_attribute() -> None:
    """CW 9.6: with equal points."""
    edition = edition_with()
    edition.data["attribute"][0]["pr"] = 4
    match = solo(edition=edition)
    change(match, "captain", gold=8, coins=8, resources=[1, 0, 0, 1], boat_track=4)
    all_done(to_command(match, "wood gems rum 1 1 boat-1", {"A": "wood gems"}))
    assert (sheet(match, "captain")["boats"], sheet(match, "captain")["attributes"]) == (1, 1)
    assert "captain-acquires-cheaper" in told(match)


def test_after_the_last_acquisition_of_a_type_only_the_other() -> None:
    """CW 9.6"""
    match = acquires(2, [9, 9, 9, 9], boats=4, attributes=0)
    assert sheet(match, "captain")["attributes"] == 1
    match = acquires(2, [9, 9, 9, 9], boats=4, attributes=4)
    assert "captain-acquires-nothing" in told(match)


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ([1, 1, 1, 1], [0, 0, 1, 0]),
        ([2, 1, 1, 1], [1, 0, 1, 0]),
        ([3, 1, 1, 1], [1, 0, 1, 1]),
        ([2, 1, 0, 0], [0, 0, 0, 0]),
        ([1, 3, 2, 0], [0, 2, 1, 0]),
        ([1, 4, 2, 0], [0, 2, 2, 0]),
    ],
)
def test_any_is_paid_with_the_kind_of_which_most_is_left(held: list[int], left: list[int]) -> None:
    """CW 9.6: after the named ones (a pearl and wood); the lowest in the chest on a tie."""
    match = acquires(1, held)
    assert sheet(match, "captain")["boats"] == 2
    assert goods(match, "captain") == left


def test_an_any_that_must_be_bought_is_the_lowest_kind() -> None:
    """CW 9.6: with a free circle."""
    match = acquires(4, [1, 1, 0, 0])
    assert list(sheet(match, "captain")["circled"].values()) == [1, 1, 0, 1]
    match = acquires(4, [1, 1, 0, 0], circled={"rum": 10})
    assert list(sheet(match, "captain")["circled"].values()) == [1, 1, 1, 10]
    assert goods(match, "captain") == [0, 0, 0, 0]


def test_only_kinds_with_a_free_circle_can_be_bought() -> None:
    """CW 9.6: wood is missing and can't be had."""
    match = acquires(30, [3, 0, 3, 0], circled={"wood": 12, "rum": 10})
    assert (sheet(match, "captain")["boats"], sheet(match, "captain")["attributes"]) == (1, 0)


def test_he_may_buy_the_last_circle() -> None:
    """CW 9.6: one free circle of wood is enough for the longboat (the player has just circled one)."""
    match = acquires(30, [1, 0, 0, 1], circled={"wood": 10})
    assert sheet(match, "captain")["boats"] == 2
    assert sheet(match, "captain")["circled"]["wood"] == 11
    full = {"pearls": 16, "wood": 11, "gems": 10}
    match = acquires(4, [1, 1, 0, 0], circled={**full, "rum": 9})
    assert sheet(match, "captain")["boats"] == 2, "an any for the very last circle"
    match = acquires(4, [1, 1, 0, 0], circled={**full, "rum": 10})
    assert sheet(match, "captain")["boats"] == 1


def test_two_any_are_paid_one_by_one() -> None:
    """CW 9.6: the kind of which most is left changes between them; what is missing is bought."""
    edition = edition_with()
    edition.data["boat"][1]["price"] = ["any", "any", "any"]
    match = solo(edition=edition)
    change(match, "captain", gold=3, resources=[0, 2, 0, 1], boat_track=4)
    all_done(to_command(match, "wood gems rum 1 1 boat-1", {"A": "wood gems"}))
    assert goods(match, "captain") == [0, 0, 0, 0]
    assert sheet(match, "captain")["boats"] == 2
    match = solo(edition=edition)
    change(match, "captain", gold=8, coins=8, resources=[0, 0, 0, 1], circled={"rum": 9}, boat_track=4)
    all_done(to_command(match, "wood gems rum 1 1 boat-1", {"A": "wood gems"}))
    assert list(sheet(match, "captain")["circled"].values()) == [0, 0, 1, 10], "the last rum, then gems"
