"""CW 9.4, CW 9.7 to CW 9.9: boardings of solo."""

from __future__ import annotations

import pytest

from captains_table.core.match import Match
from rules.captains_war.arrange import (
    CAPTAINS,
    acts,
    all_done,
    change,
    dump,
    fights,
    play,
    refused,
    roll,
    sheet,
    solo,
    tale,
    to_boarding,
    to_command,
    told,
)

NOBODY = [0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("dice", "boards"),
    [
        ("pearls wood pearls", True),
        ("joker joker rum", True),
        ("pearls-2 wood pearls-2", True),
        ("pearls pearls-2 wood", False),
        ("wood gems rum", False),
        ("rum rum rum", False),
        ("joker joker joker", False),
    ],
)
def test_exactly_two_identical_faces_board(dice: str, boards: bool) -> None:
    """CW 9.4: single and double differ, two jokers are identical, three of a kind are no pair."""
    match = to_boarding(solo())
    play(match, *(f"* blue {face}" for face in dice.split()))
    if boards:
        assert match.legal() == ["crew 1", "crew 2", "crew 3", "crew done"]
        assert told(match) == ["captain-boards"]
    else:
        assert match.legal() == ["attack captain", "hold"]
        assert told(match) == ["captain-stays"]
    assert dump(match)["dice"] == ["pearls", "wood", "gems", "1", "1", "boat-1"], "the loot roll is what is shown"


def test_without_a_pirate_he_rolls_nothing() -> None:
    """CW 9.4: the player may board him."""
    match = to_command(solo())
    change(match, "captain", pirates=NOBODY, gold=0)
    play(match, "A done")
    assert match.legal() == ["attack captain", "hold"]
    assert told(match)[-1] == "captain-without-pirates"
    assert refused(match, "attack B") == "CW 5.1"


def test_without_a_pirate_the_player_holds() -> None:
    """CW 9.4, CW 5.1"""
    match = to_boarding(solo())
    change(match, "A", pirates=NOBODY)
    play(match, "* blue wood, * blue gems, * blue rum")
    assert match.legal() == ["hold"]


def test_the_limit_of_the_duel_does_not_apply() -> None:
    """CW 9.4: the player may attack turn after turn."""
    match = solo()
    for _ in range(2):
        play(to_boarding(match), "* blue wood, * blue gems, * blue rum", "A attack captain")
        match.play(match.legal()[0])
        play(match, "A crew done", "* yellow 3, * yellow 3, * yellow 3", "A reward boat")
    assert sheet(match, "A")["attacks"] == 2
    assert not sheet(match, "captain")["tnt"]


def boarded(match: Match, crew: str, dice: str) -> Match:
    """He boards; the player's crew and his three yellow dice."""
    play(to_boarding(match), "* blue wood, * blue wood, * blue rum")
    return fights(match, crew, dice)


@pytest.mark.parametrize(
    ("dice", "crew"),
    [
        ("1 2 1", "3+2+1"),
        ("2 4 5", "3+1"),
        ("5 6 6", "3+3+2"),
        ("3 4 3", "1"),
        ("6 1 3", "3+1"),
        ("3 3 2", "1"),
    ],
)
def test_his_crew_by_yellow_dice(dice: str, crew: str) -> None:
    """CW 9.7: 1-2 his weakest, 3-4 nobody, 5-6 his strongest, of those left; nobody three times: his weakest alone."""
    match = solo()
    change(match, "captain", pirates=[1, 1, 2, 0, 0])
    all_done(to_command(match, taken={"A": "yellow red"}, dice="pearls wood rum 1 3 boat-1"))
    change(match, "captain", pirates=[1, 1, 2, 0, 0])
    play(match, "* blue wood, * blue wood, * blue rum")
    fights(match, "", dice)
    assert tale(match, "fought").arguments["crew"] == crew
    assert ("captain-sends-weakest" in told(match)) == (dice == "3 4 3")


def test_as_a_defender_he_may_have_nobody() -> None:
    """CW 9.7: always three dice; no pirate fights if none was sent."""
    match = play(to_boarding(solo()), "* blue wood, * blue gems, * blue rum", "A attack captain")
    assert match.legal() == ["crew 1", "crew 2", "crew 3"]
    fights(match, "1", "3 4 3")
    assert tale(match, "fought").arguments["crew_defends"] == "0"
    assert match.legal() == ["reward attribute", "reward boat", "reward gold"]


def test_he_cannot_send_more_than_he_has() -> None:
    """CW 9.7: with one pirate the other dice send nobody."""
    match = to_boarding(solo())
    change(match, "captain", pirates=[0, 1, 0, 0, 0])
    play(match, "* blue wood, * blue wood, * blue rum")
    fights(match, "3", "1 6 2")
    assert tale(match, "fought").arguments["crew"] == "2"
    assert refused(match, "yellow 1") is not None


def test_his_pirates_stay_on_the_sheet_until_the_last_die() -> None:
    """CW 9.7"""
    match = to_boarding(solo())
    before = sheet(match, "captain")["pirates"]
    play(match, "* blue wood, * blue wood, * blue rum", "A crew done", "* yellow 6, * yellow 6")
    assert sheet(match, "captain")["pirates"] == before
    assert refused(match, "blue wood") == "CW 9.7"
    assert refused(match, "yellow 9") == "CW 1.2"


def test_a_captain_without_pirates_gets_the_players_weakest() -> None:
    """CW 9.8: after both crews are lost, before the reward, and it does not fight in this boarding."""
    match = to_boarding(solo())
    change(match, "captain", pirates=[0, 0, 1, 0, 0])
    change(match, "A", pirates=[1, 0, 0, 2, 0])
    play(match, "* blue wood, * blue gems, * blue rum", "A attack captain")
    fights(match, "1", "6 6 6")
    assert tale(match, "fought").arguments["crew_defends"] == "3"
    assert sheet(match, "captain")["pirates"] == [0, 0, 0, 1, 0], "the weakest left, the Force 1 being lost"
    assert tale(match, "captain-copies").arguments["force"] == 4


def test_the_copy_may_be_the_weakest_of_all() -> None:
    """CW 9.8: Force 1."""
    match = to_boarding(solo())
    change(match, "captain", pirates=[0, 0, 1, 0, 0])
    play(match, "* blue wood, * blue wood, * blue rum")
    fights(match, "", "6 6 6")
    assert sheet(match, "captain")["pirates"] == [1, 0, 0, 0, 0]


def test_the_copy_needs_a_free_circle() -> None:
    """CW 9.8: else the next lower Force with room."""
    match = to_boarding(solo())
    change(match, "captain", pirates=[0, 0, 1, 0, 0], enlisted=[1, 1, 5, 3, 0])
    change(match, "A", pirates=[0, 0, 0, 2, 0], enlisted=[1, 1, 1, 2, 0])
    play(match, "* blue wood, * blue wood, * blue rum")
    fights(match, "", "6 6 6")
    assert sheet(match, "captain")["pirates"] == [0, 1, 0, 0, 0], "Force 4 and 3 are full"


def test_without_any_room_he_waits_for_the_players_next() -> None:
    """CW 9.8: until the player circles another pirate: then one of that Force, or the next lower with room."""
    match = to_boarding(solo())
    change(match, "captain", pirates=[0, 0, 1, 0, 0], enlisted=[7, 1, 1, 0, 0])
    change(match, "A", pirates=[1, 0, 0, 0, 0], enlisted=[1, 1, 1, 0, 0], gold=30)
    play(match, "* blue wood, * blue wood, * blue rum")
    fights(match, "", "6 6 6")
    assert sheet(match, "captain")["pirates"] == NOBODY
    assert "captain-copies-none" in told(match)
    to_command(match)
    assert sheet(match, "captain")["pirates"] == NOBODY
    play(match, "A recruit 4")
    assert sheet(match, "captain")["pirates"] == [0, 0, 0, 1, 0]
    play(match, "A recruit 5")
    assert sheet(match, "captain")["pirates"] == [0, 0, 0, 1, 0], "he has one now"


def test_if_the_player_has_none_either_he_waits() -> None:
    """CW 9.8: for the next one the player gets, by a die, a track or gold; of the Force the player really gets."""
    match = to_boarding(solo())
    change(match, "captain", pirates=[0, 0, 1, 0, 0])
    change(match, "A", pirates=[0, 0, 1, 0, 0])
    play(match, "* blue wood, * blue wood, * blue rum")
    fights(match, "3", "6 6 6")
    assert sheet(match, "captain")["pirates"] == NOBODY
    assert "captain-copies" not in told(match)
    play(match, "A reward boat")
    change(match, "A", enlisted=[1, 1, 1, 5, 0])
    roll(match, "wood wood rum 1 4 boat-1")
    play(match, "A take wood, A take black")
    assert sheet(match, "A")["pirates"] == [0, 0, 1, 0, 0], "Force 4 is full"
    assert sheet(match, "captain")["pirates"] == [0, 0, 1, 0, 0]


def test_a_pirate_won_on_a_track_is_copied_too() -> None:
    """CW 9.8: circle 7 of the attribute track gives a pirate of Force 2, as a reward for boarding him."""
    match = to_command(solo())
    change(match, "captain", pirates=NOBODY, gold=0, resources=[0, 0, 0, 0])
    change(match, "A", pirates=[0, 0, 1, 0, 0], attribute_track=6, attributes=2)
    play(match, "A done, A attack captain, A crew 3, A crew done", "* yellow 6, * yellow 1, * yellow 3")
    assert sheet(match, "captain")["pirates"] == NOBODY
    play(match, "A reward attribute")
    assert sheet(match, "A")["pirates"] == sheet(match, "captain")["pirates"] == [0, 1, 0, 0, 0]


def test_he_attacks_a_player_who_has_none() -> None:
    """CW 9.8"""
    match = to_boarding(solo())
    change(match, "A", pirates=NOBODY)
    play(match, "* blue wood, * blue wood, * blue rum")
    assert match.legal() == ["crew done"]


def test_a_tie_is_the_defenders() -> None:
    """CW 9.9, CW 5.3: he must be superior."""
    match = boarded(solo(), "3", "5 3 4")
    assert tale(match, "fought").arguments["who_wins"] == 0
    assert match.legal()[0].startswith("reward")


def test_gold_for_a_boarding_won() -> None:
    """CW 9.9: he circles 5 whatever the player has; the player loses 5 or all."""
    match = to_boarding(solo())
    change(match, "A", gold=2)
    play(match, "* blue wood, * blue wood, * blue rum")
    before = sheet(match, "captain")
    fights(match, "", "5 3 4")
    assert sheet(match, "A")["gold"] == 0
    assert sheet(match, "captain")["gold"] == before["gold"] + 5
    assert sheet(match, "captain")["coins"] == before["coins"] + 5


def test_gold_as_far_as_the_common_stock_goes() -> None:
    """CW 9.9: he circles what is left, the player loses 5 all the same."""
    match = to_boarding(solo())
    change(match, "A", gold=9, coins=40)
    change(match, "captain", gold=0, coins=3)
    play(match, "* blue wood, * blue wood, * blue rum")
    fights(match, "", "5 3 4")
    arguments = tale(match, "captain-steals").arguments
    assert (arguments["gold"], arguments["lost"]) == (2, 5)
    assert sheet(match, "captain")["coins"] == 5
    assert sheet(match, "A")["gold"] == 4
    assert match.over, "the last coin is circled"


@pytest.mark.parametrize(
    ("player", "captain", "found", "reason"),
    [
        ((3, 0), (0, 0), (2, 0), "behind"),
        ((0, 1), (0, 0), (0, 2), "behind"),
        ((1, 2), (0, 0), (0, 2), "behind"),
        ((2, 2), (0, 0), (2, 0), "behind"),
        ((3, 4), (1, 3), (3, 3), "behind"),
        ((0, 0), (0, 0), (2, 0), "boats"),
        ((0, 0), (1, 1), (3, 1), "boats"),
        ((4, 0), (4, 0), (4, 2), "other"),
        ((9, 2), (4, 1), (4, 3), "other"),
        ((0, 4), (0, 4), (2, 4), "boats"),
        ((0, 5), (0, 4), (2, 4), "other"),
        ((5, 5), (4, 4), (4, 4), ""),
        ((4, 0), (3, 0), (4, 0), "behind"),
    ],
)
def test_steps_for_a_boarding_won(
    player: tuple[int, int], captain: tuple[int, int], found: tuple[int, int], reason: str
) -> None:
    """CW 9.9: where he is behind, the larger gap, else boats; blocked on one he uses the other, on both nothing;
    one free circle is not blocked. (Padlocks after 4 on both tracks.)"""
    match = to_boarding(solo("veuve-carmine"))
    change(match, "A", boat_track=player[0], attribute_track=player[1])
    change(match, "captain", boat_track=captain[0], attribute_track=captain[1], boats=1, attributes=1)
    change(match, "captain", circled={"pearls": 16, "wood": 12, "gems": 11, "rum": 10})
    play(match, "* blue wood, * blue wood, * blue rum")
    fights(match, "", "5 3 4")
    his = sheet(match, "captain")
    assert (his["boat_track"], his["attribute_track"]) == found
    assert (f"captain-track-{reason}" if reason else "steps-nowhere") in told(match)
    if reason == "behind":
        track = 0 if his["boat_track"] != captain[0] else 1
        assert tale(match, "captain-track-behind").arguments["gap"] == player[track] - captain[track]


def test_either_on_his_red_die_goes_the_same_way() -> None:
    """CW 9.9, CW 9.5"""
    match = acts("wood gems rum 1 1 either-2", "wood gems", player={"attribute_track": 1})
    assert (sheet(match, "captain")["boat_track"], sheet(match, "captain")["attribute_track"]) == (0, 2)
    match = acts("wood gems rum 1 1 either-2", "wood gems", boat_track=4, attribute_track=2)
    assert "steps-nowhere" in told(match)


@pytest.mark.parametrize(("captain", "gold"), [(name, name in ("brise-lame", "tire-bourse")) for name in CAPTAINS])
def test_what_each_card_says(captain: str, gold: bool) -> None:
    """CW 9.9: two captains take gold, two take steps."""
    match = to_boarding(solo(captain))
    before = sheet(match, "captain")
    play(match, "* blue wood, * blue wood, * blue rum")
    fights(match, "", "5 5 5")
    his = sheet(match, "captain")
    assert (his["coins"] == before["coins"] + 5) == gold
    assert (his["boat_track"] + his["attribute_track"] > before["boat_track"] + before["attribute_track"]) != gold
