"""CW 8: the set-up of solo."""

from __future__ import annotations

import pytest

from rules.captains_war.arrange import (
    all_done,
    change,
    dump,
    play,
    quiet_turn,
    refused,
    roll,
    score,
    sheet,
    solo,
    to_command,
)


def test_stocks_are_common() -> None:
    """CW 8.1: coins, resources and pirates of each Force."""
    match = solo()
    change(match, "captain", coins=40, circled={"wood": 12}, enlisted=[1, 1, 1, 5, 0])
    to_command(match, "wood gems rum 6 4 boat-1", {"A": "yellow black"})
    mine = sheet(match, "A")
    assert mine["coins"] == 5, "45 coins: the captain has 40"
    assert mine["pirates"] == [1, 1, 2, 0, 0], "the row of Force 4 is full"
    assert refused(match, "buy wood") == "CW 4.1"
    change(match, "A", gold=20)
    assert refused(match, "recruit 4") == "CW 4.1"
    assert refused(match, "recruit 5") is None


def test_both_own_the_raft() -> None:
    """CW 8.2: its points count for both, its padlock is open for both, the next boat is the longboat."""
    match = solo()
    assert sheet(match, "A")["boats"] == sheet(match, "captain")["boats"] == 1
    assert match.state.scores() == [2 + 12 + 7 - 5, 2 + 12 + 15 - 5], "his last recruit included (CW 10.2)"
    change(match, "A", boat_track=2, resources=[1, 1, 1, 0])
    change(match, "captain", boat_track=2)
    to_command(match, "wood wood rum 6 4 boat-1", {"A": "wood red"})
    assert sheet(match, "A")["boat_track"] == 3
    play(match, "A acquire boat, A pay gems")
    assert sheet(match, "A")["boats"] == 2


@pytest.mark.parametrize(
    ("captain", "gold", "pirates", "resources"),
    [
        ("brise-lame", 3, [1, 1, 1, 0, 0], [0, 0, 0, 0]),
        ("fer-blanc", 6, [0, 1, 1, 1, 0], [1, 1, 1, 1]),
        ("tire-bourse", 3, [1, 1, 1, 0, 0], [1, 1, 0, 0]),
        ("veuve-carmine", 0, [2, 1, 2, 1, 0], [1, 0, 0, 0]),
    ],
)
def test_what_they_start_with(captain: str, gold: int, pirates: list[int], resources: list[int]) -> None:
    """CW 8.3: the player with pirates 1, 2, 3 and 3 gold, the captain with what is on the card, all of it circled."""
    match = solo(captain)
    his, mine = sheet(match, "captain"), sheet(match, "A")
    assert (mine["gold"], mine["coins"], mine["pirates"]) == (3, 3, [1, 1, 1, 0, 0])
    assert set(mine["resources"].values()) == {0}
    assert (his["gold"], his["coins"], his["pirates"]) == (gold, gold, pirates)
    assert list(his["resources"].values()) == list(his["circled"].values()) == resources
    assert his["seat"] == "captain"


def test_the_first_event_is_the_roll() -> None:
    """CW 8.3: nobody is drawn; the game begins with the first die."""
    match = solo()
    state = dump(match)
    assert (state["turn"], state["step"], state["active"], state["to_move"]) == (0, "setup", None, "*")
    assert refused(match, "first A") == "CW 9.1"
    match.play("blue wood")
    state = dump(match)
    assert (state["turn"], state["step"], state["active"], state["dice"]) == (1, "loot", "A", ["wood"])


def test_tracks_and_rows_are_kept_apart() -> None:
    """CW 8.4"""
    match = solo()
    to_command(match, "wood wood rum 6 4 boat-2", {"A": "wood red"})
    assert sheet(match, "A")["boat_track"] == 2
    assert sheet(match, "captain")["boat_track"] == 0


def test_a_command_bonus_in_the_same_turn_counts_for_both() -> None:
    """CW 8.4: the captain acts after the player, in the same turn."""
    match = solo()
    change(match, "A", boats=3, resources=[2, 2, 1, 1])
    change(match, "captain", boats=3, resources=[2, 2, 1, 1])
    to_command(match)
    play(match, "A acquire boat, A done")
    assert sheet(match, "A")["command"] == sheet(match, "captain")["command"] == [6]


def test_otherwise_the_second_is_late() -> None:
    """CW 8.4, CW 4.4"""
    match = solo()
    change(match, "A", boats=3, resources=[2, 2, 1, 1])
    to_command(match)
    play(match, "A acquire boat, A done", "* blue wood, * blue rum, * blue gems", "A hold")
    change(match, "captain", boats=3, resources=[2, 2, 1, 1])
    all_done(to_command(match))
    assert sheet(match, "captain")["command"] == [3]
    match = solo()
    change(match, "captain", attributes=3, resources=[3, 1, 1, 1])
    quiet_turn(match)
    assert sheet(match, "captain")["command"] == [6]
    before = score(match, "A")
    change(match, "A", attributes=3, resources=[3, 1, 1, 1])
    to_command(match)
    play(match, "A acquire attribute")
    assert score(match, "A") == before + 2 + 3 + 4 + 7 + 3


def test_no_die_is_set_aside() -> None:
    """CW 9.1"""
    match = roll(solo(), "wood gems rum 4 2 boat-1")
    assert dump(match)["aside"] is None
    assert refused(match, "aside wood") == "CW 9.1"
    assert match.legal() == ["take black", "take gems", "take red", "take rum", "take wood", "take yellow"]
