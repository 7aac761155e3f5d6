"""CW 1: the sheet and the set-up."""

from __future__ import annotations

import pytest

from captains_table.core.errors import BadSetup
from captains_table.core.luck import Luck
from captains_table.core.match import new_match
from captains_table.games.captains_war import GAME
from rules.captains_war.arrange import (
    NAMES,
    change,
    dump,
    open_game,
    play,
    refused,
    roll,
    sheet,
    solo,
    to_boarding,
    to_command,
)


def test_what_is_spent_does_not_come_free_again() -> None:
    """CW 1.1: circles are a stock, blackened ones count against it."""
    match = open_game(3)
    change(match, "A", gold=9, circled={"rum": 10})
    to_command(match)
    assert sheet(match, "A")["resources"]["rum"] == 0
    assert refused(match, "buy rum") == "CW 4.1"
    assert refused(match, "buy wood") is None


def test_pirates_lost_leave_no_room() -> None:
    """CW 1.1: the row of Force 5 has four circles, whoever has fallen since."""
    match = open_game(3)
    change(match, "A", gold=20, enlisted=[1, 1, 1, 0, 4])
    to_command(match)
    assert sheet(match, "A")["pirates"] == [1, 1, 1, 0, 0]
    assert refused(match, "recruit 5") == "CW 4.1"
    assert refused(match, "recruit 4") is None


def test_coins_circled_end_the_game_not_coins_held() -> None:
    """CW 1.1: 45 coins circled and none held."""
    match = open_game(3)
    change(match, "B", gold=0, coins=45)
    play(to_boarding(match), "A hold")
    assert match.over
    match = open_game(3)
    change(match, "B", gold=45, coins=44)
    play(to_boarding(match), "A hold")
    assert not match.over


def test_the_dice_of_a_roll() -> None:
    """CW 1.2: three blue dice, a yellow, a black and a red one, each with the faces of the edition."""
    match = open_game(3)
    for _ in range(3):
        assert match.legal() == sorted(
            ["blue pearls", "blue wood", "blue gems", "blue rum", "blue pearls-2", "blue joker"]
        )
        match.play("blue joker")
    assert match.legal() == [f"yellow {coins}" for coins in range(1, 7)]
    assert refused(match, "blue wood") == "CW 3.1"
    match.play("yellow 6")
    assert match.legal() == ["black 1", "black 2", "black 3", "black 4"]
    assert match.state.outcomes() == [
        (GAME.event(match.state, text), weight)
        for text, weight in (("black 1", 2), ("black 2", 2), ("black 3", 1), ("black 4", 1))
    ]
    assert refused(match, "black 5") == "CW 1.2"
    assert refused(match, "red boat-1") == "CW 3.1"
    match.play("black 4")
    assert len(match.legal()) == 6
    match.play("red either-2")
    assert dump(match)["dice"] == ["joker", "joker", "joker", "6", "4", "either-2"]


def test_faces_come_as_often_as_they_are_printed() -> None:
    """CW 1.2: Force 1 and 2 stand twice on the black die."""
    match = open_game(3)
    for text in ("blue wood", "blue wood", "blue wood", "yellow 1"):
        match.play(text)
    luck = Luck(5)
    counts = dict.fromkeys(match.state.legal(), 0)
    for _ in range(6000):
        counts[match.state.chance(luck)] += 1
    assert [round(count / 1000) for count in counts.values()] == [2, 2, 1, 1]


def test_dice_lie_in_their_order() -> None:
    """CW 1.2: blue dice by face, however they fell."""
    match = roll(open_game(3), "joker pearls-2 rum 3 2 attribute-1")
    assert dump(match)["dice"] == ["rum", "pearls-2", "joker", "3", "2", "attribute-1"]


def test_the_start() -> None:
    """CW 1.3: one pirate each of Force 1, 2, 3, no resources, and gold by the place in the turn order."""
    match = open_game(6, first="C")
    assert [sheet(match, seat)["gold"] for seat in "ABCDEF"] == [6, 6, 3, 4, 5, 6]
    for seat in "ABCDEF":
        mine = sheet(match, seat)
        assert mine["coins"] == mine["gold"], "what one starts with is circled"
        assert mine["pirates"] == [1, 1, 1, 0, 0]
        assert set(mine["resources"].values()) == set(mine["circled"].values()) == {0}
        assert mine["boat_track"] == mine["attribute_track"] == mine["boats"] == mine["attributes"] == 0


def test_start_pirates_count_against_the_stock() -> None:
    """CW 1.3: of the seven pirates of Force 2 one is there from the start."""
    match = open_game(3)
    change(match, "A", gold=100)
    to_command(match)
    for _ in range(6):
        match.play("recruit 2")
    assert refused(match, "recruit 2") == "CW 4.1"
    assert sheet(match, "A")["pirates"] == [1, 7, 1, 0, 0]


def test_the_first_player_is_drawn() -> None:
    """CW 1.4: by chance, each as likely, before anything else; then that player is active."""
    match = new_match(GAME, NAMES[:4])
    assert dump(match)["turn"] == 0
    assert dump(match)["step"] == "setup"
    assert dump(match)["active"] is None
    assert match.state.outcomes() == [(seat, 1) for seat in range(4)]
    assert refused(match, "first E") == "CW 1.4"
    assert refused(match, "blue wood") == "CW 1.4"
    assert refused(match, "done") == "CW 1.4"
    match.play("first C")
    assert dump(match)["active"] == "C"
    assert dump(match)["turn"] == 1
    assert dump(match)["step"] == "loot"


def test_one_player_needs_a_captain_and_several_have_none() -> None:
    with pytest.raises(BadSetup, match=r"choose one of brise-lame, fer-blanc, tire-bourse, veuve-carmine$"):
        new_match(GAME, ["Ada"])
    with pytest.raises(BadSetup, match=r"one legendary captain: choose one of"):
        new_match(GAME, ["Ada"], ["fer-blanc", "brise-lame"])
    with pytest.raises(BadSetup, match=r"\(fer-blanc\) plays against one player, not 3"):
        new_match(GAME, NAMES[:3], ["fer-blanc"])
    with pytest.raises(BadSetup, match="no option 'barbe-bleue'"):
        new_match(GAME, ["Ada"], ["barbe-bleue"])
    with pytest.raises(BadSetup, match="1 to 6 players, not 7"):
        GAME.setup(7)
    assert [GAME.seat_name(solo().state, side) for side in range(2)] == ["A", "captain"]
