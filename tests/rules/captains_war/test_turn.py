"""CW 2: the turn."""

from __future__ import annotations

import pytest

from rules.captains_war.arrange import (
    all_done,
    change,
    dump,
    open_game,
    play,
    quiet_turn,
    refused,
    roll,
    solo,
    to_boarding,
    to_command,
)


def test_players_are_active_clockwise() -> None:
    """CW 2.1"""
    match = open_game(4, first="C")
    active = []
    for _ in range(5):
        active.append(dump(match)["active"])
        quiet_turn(match)
    assert active == ["C", "D", "A", "B", "C"]
    assert dump(match)["turn"] == 6


def test_a_turn_has_three_phases() -> None:
    """CW 2.1: loot, command, boarding; dice and the one set aside lie there until the next turn."""
    match = open_game(3)
    steps = [dump(match)["step"]]
    to_command(match)
    steps.append(dump(match)["step"])
    all_done(match)
    steps.append(dump(match)["step"])
    assert dump(match)["aside"] == "red"
    assert len(dump(match)["dice"]) == 6
    match.play("hold")
    steps.append(dump(match)["step"])
    assert steps == ["loot", "command", "boarding", "loot"]
    assert dump(match)["dice"] == []
    assert dump(match)["aside"] is None


@pytest.mark.parametrize(
    ("event", "loot", "command", "boarding"),
    [
        ("aside wood", None, "CW 2.1", "CW 2.1"),
        ("take wood", "CW 3.1", "CW 2.1", "CW 2.1"),
        ("choose wood", "CW 3.1", "CW 2.1", "CW 2.1"),
        ("step boat", "CW 3.1", "CW 2.1", "CW 2.1"),
        ("buy wood", "CW 2.1", None, "CW 2.1"),
        ("acquire attribute", "CW 2.1", "CW 4.2", "CW 2.1"),
        ("pay wood", "CW 2.1", "CW 4.2", "CW 2.1"),
        ("recruit 1", "CW 2.1", None, "CW 2.1"),
        ("done", "CW 2.1", None, "CW 2.1"),
        ("attack B", "CW 2.1", "CW 2.1", None),
        ("attack A", "CW 2.1", "CW 2.1", "CW 5.1"),
        ("attack D", "CW 2.1", "CW 2.1", "CW 5.1"),
        ("attack captain", "CW 2.1", "CW 2.1", "CW 5.1"),
        ("hold", "CW 2.1", "CW 2.1", None),
        ("crew 1", "CW 2.1", "CW 2.1", "CW 5.1"),
        ("crew done", "CW 2.1", "CW 2.1", "CW 5.1"),
        ("reward gold", "CW 2.1", "CW 2.1", "CW 5.1"),
        ("blue wood", "CW 2.1", "CW 2.1", "CW 2.1"),
        ("first A", "CW 2.1", "CW 2.1", "CW 2.1"),
    ],
)
def test_everything_has_its_moment(event: str, loot: str | None, command: str | None, boarding: str | None) -> None:
    """CW 2.1: what belongs to another phase is refused with the order of play, else with what is due."""
    match = roll(open_game(3), "wood wood gems 4 2 boat-1")
    assert refused(match, event) == loot
    to_command(match := open_game(3))
    assert refused(match, event) == command
    all_done(match)
    assert refused(match, event) == boarding


def test_nothing_happens_while_dice_fall() -> None:
    """CW 2.1: the roll comes first."""
    match = open_game(3)
    assert refused(match, "take wood") == "CW 3.1"
    match = solo()
    assert refused(match, "take wood") == "CW 9.1"
    to_boarding(match)
    assert refused(match, "hold") == "CW 9.4"


def test_the_game_ends_at_the_end_of_the_turn() -> None:
    """CW 2.2: an end condition that holds lets the turn be played to its end."""
    match = open_game(3)
    change(match, "B", coins=45)
    to_boarding(match)
    assert not match.over
    play(match, "A attack B", "A crew 3, A crew done", "B crew done", "A reward boat")
    assert match.over
    state = dump(match)
    assert (state["step"], state["turn"], state["active"]) == ("over", 1, "A")
    assert state["to_move"] is None
    assert state["legal"] == []
    assert len(state["dice"]) == 6, "the dice stay where they are"
    assert state["aside"] == "red"
    for event in ("hold", "blue wood", "take wood", "first A"):
        assert refused(match, event) == "CW 7.1"
