"""CW 9.1 to CW 9.3, CW 9.5: which dice the captain takes, and what he makes of them."""

from __future__ import annotations

import pytest

from rules.captains_war.arrange import (
    POOR,
    acts,
    all_done,
    change,
    edition_with,
    goods,
    play,
    roll,
    sheet,
    solo,
    speech,
    tale,
    to_command,
    told,
)


def test_the_player_applies_two_of_six() -> None:
    """CW 9.1"""
    match = play(roll(solo(), "wood gems rum 4 2 boat-1"), "A take yellow, A take red")
    assert (sheet(match, "A")["gold"], sheet(match, "A")["boat_track"]) == (7, 1)


def test_the_player_commands_as_in_the_open_game() -> None:
    """CW 9.2: and the captain's acts are no events, they happen with `done`."""
    match = to_command(solo())
    assert match.legal() == ["buy gems", "buy pearls", "buy rum", "buy wood", "done", "recruit 1"]
    before = sheet(match, "captain")
    play(match, "A buy rum")
    assert sheet(match, "captain") == before
    play(match, "A done")
    assert sheet(match, "captain") != before


@pytest.mark.parametrize(
    ("taken", "coins", "boat", "pirate", "resource", "recruits"),
    [
        ("pearls wood", 5, 1, 0, 0, True),
        ("gems black", 5, 0, 0, 1, True),
        ("gems red", 5, 0, 0, 1, True),
        ("black red", 5, 0, 0, 1, True),
        ("gems yellow", 0, 1, 1, 0, False),
        ("yellow black", 0, 1, 0, 1, False),
        ("yellow red", 0, 0, 1, 1, False),
        ("black gems", 5, 0, 0, 1, True),
        ("red gems", 5, 0, 0, 1, True),
        ("red black", 5, 0, 0, 1, True),
        ("yellow gems", 0, 1, 1, 0, False),
        ("black yellow", 0, 1, 0, 1, False),
        ("red yellow", 0, 0, 1, 1, False),
    ],
)
def test_every_row_of_the_table(taken: str, coins: int, boat: int, pirate: int, resource: int, recruits: bool) -> None:
    """CW 9.3: the player's two dice decide which two of the others he takes, and whether he may recruit,
    in whatever order they were taken (CW 3.2)."""
    match = acts("pearls wood gems 5 4 boat-1", taken, boats=4, attributes=4)
    his = sheet(match, "captain")
    assert his["coins"] == 3 + coins
    assert his["boat_track"] == boat
    assert his["pirates"][3] == pirate
    assert sum(his["circled"].values()) == resource
    assert ("captain-recruits" in told(match)) == recruits
    assert ("captain-may-not-recruit" in told(match)) == (not recruits)
    if recruits:
        assert his["pirates"] == [1, 2, 1, 0, 0], "Force 2 is the highest for 5 gold"
        assert his["gold"] == 1


def test_his_dice_are_applied_in_the_order_of_the_table() -> None:
    """CW 9.3: red before blue, so the joker on the track comes first and the blue die is picked after it."""
    match = acts("wood gems rum 1 1 boat-1", "yellow black", boat_track=4, boats=2, resources=[1, 0, 0, 0])
    assert goods(match, "captain") == [1, 1, 1, 0], "the joker is wood, then gems are the fewest"


def test_he_recruits_the_strongest_he_can_pay_whose_row_has_room() -> None:
    """CW 9.3: one pirate; a full row is passed over."""
    match = acts("wood gems rum 6 1 boat-1", "wood black", gold=5, boats=4, attributes=4)
    assert sheet(match, "captain")["pirates"] == [1, 1, 1, 0, 1]
    assert sheet(match, "captain")["gold"] == 1
    match = acts("wood gems rum 6 1 boat-1", "wood black", gold=5, enlisted=[1, 1, 1, 5, 4], boats=4, attributes=4)
    assert sheet(match, "captain")["pirates"] == [1, 1, 2, 0, 0]
    match = acts("wood gems rum 1 1 boat-1", "wood black", boats=4, attributes=4)
    assert "captain-recruits-nobody" in told(match)


@pytest.mark.parametrize(
    ("dice", "taken", "held", "found"),
    [
        ("rum joker pearls-2", "black red", [0, 0, 0, 0], [1, 0, 0, 0]),
        ("rum joker pearls-2", "black red", [1, 0, 0, 0], [1, 1, 0, 0]),
        ("rum joker pearls-2", "black red", [2, 1, 1, 2], [2, 2, 1, 2]),
        ("rum wood pearls-2", "black red", [5, 0, 0, 0], [7, 0, 0, 0]),
        ("rum wood gems", "black red", [0, 0, 0, 0], [0, 1, 0, 0]),
        ("rum wood gems", "black red", [0, 1, 0, 0], [0, 1, 1, 0]),
        ("rum wood gems", "black red", [0, 2, 2, 1], [0, 2, 2, 2]),
        ("pearls pearls rum", "pearls black", [1, 0, 0, 1], [2, 0, 0, 1]),
        ("rum joker joker", "joker black", [0, 0, 0, 0], [1, 0, 0, 0]),
        ("rum rum wood", "wood black", [0, 0, 0, 0], [0, 0, 0, 1]),
    ],
)
def test_which_blue_die_he_takes(dice: str, taken: str, held: list[int], found: list[int]) -> None:
    """CW 9.5: the joker, else a double, else a single; between kinds what he holds fewest of, the highest on a tie."""
    match = solo()
    change(match, "captain", gold=0, resources=held, boats=4, attributes=4)
    all_done(to_command(match, f"{dice} 1 1 either-1", {"A": taken}))
    assert goods(match, "captain") == found


def test_fewest_held_means_not_spent() -> None:
    """CW 9.5: circled and not blackened: pearls circled before and spent count as none."""
    match = acts("rum joker wood 1 1 boat-1", "black red", circled={"pearls": 9, "wood": 0, "gems": 0, "rum": 0})
    assert goods(match, "captain") == [1, 0, 0, 0]


def test_kinds_without_room_are_passed_over() -> None:
    """CW 9.5: if another is possible; a double stays before a single even without room."""
    match = acts("rum joker wood 1 1 boat-1", "black red", circled={"pearls": 16})
    assert goods(match, "captain") == [0, 1, 0, 0]
    match = acts("rum joker wood 1 1 boat-1", "black red", circled={"pearls": 15})
    assert goods(match, "captain") == [1, 0, 0, 0], "one free circle is room"
    match = acts("rum gems wood 1 1 boat-1", "black red", circled={"wood": 12, "gems": 11})
    assert goods(match, "captain") == [0, 0, 0, 1]
    match = acts("rum gems pearls-2 1 1 boat-1", "black red", circled={"pearls": 16})
    assert goods(match, "captain") == [0, 0, 0, 0]
    match = acts("rum gems pearls-2 1 1 boat-1", "black red", circled={"pearls": 15})
    assert goods(match, "captain") == [1, 0, 0, 0], "one of the two"


def test_two_kinds_of_doubles() -> None:
    """CW 9.5: between doubles as between singles (with a die of another edition)."""
    edition = edition_with(dice__blue=["rum rum", "wood wood", "gems"])
    match = solo(edition=edition)
    change(match, "captain", **{**POOR, "resources": [0, 1, 0, 0]})
    all_done(to_command(match, "wood-2 gems rum-2 1 1 boat-1", {"A": "black red"}))
    assert goods(match, "captain") == [0, 1, 0, 2]


def test_a_full_chest_loses_his_joker() -> None:
    """CW 9.5"""
    match = acts(
        *("rum joker wood 1 1 boat-1", "black red"),
        circled={"pearls": 16, "wood": 12, "gems": 11, "rum": 10},
    )
    assert goods(match, "captain") == [0, 0, 0, 0]
    assert "joker-lost" in told(match)


def test_a_joker_on_his_track_is_chosen_likewise() -> None:
    """CW 9.5: circle 5 of the boat track; the walk goes on to the sixth."""
    match = acts("wood gems rum 1 1 boat-2", "wood gems", boat_track=4, boats=2, attributes=4, resources=[2, 1, 1, 2])
    assert list(sheet(match, "captain")["circled"].values()) == [2, 2, 1, 2]
    assert sheet(match, "captain")["boat_track"] == 6
    assert tale(match, "captain-joker").arguments["resource"] == "wood"


@pytest.mark.parametrize(
    ("red", "before", "after"),
    [
        ("boat-2", (4, 0), (4, 2)),
        ("attribute-2", (0, 2), (2, 2)),
        ("boat-1", (4, 0), (4, 1)),
        ("boat-2", (3, 0), (4, 0)),
        ("boat-2", (4, 1), (4, 2)),
        ("boat-2", (4, 2), (4, 2)),
        ("attribute-1", (4, 2), (4, 2)),
    ],
)
def test_a_blocked_red_die_goes_to_the_other_track(red: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    """CW 9.5: the whole die, where he can't cross a single circle; one free circle is not blocked, he crosses just
    that one; blocked on both tracks he loses it. (With the raft: boats up to circle 4, attributes up to 2.)"""
    match = acts(f"wood gems rum 1 1 {red}", "wood gems", boat_track=before[0], attribute_track=before[1])
    his = sheet(match, "captain")
    assert (his["boat_track"], his["attribute_track"]) == after
    blocked = before[0] == 4 if red.startswith("boat") else before[1] == 2
    assert ("captain-track-other" in told(match)) == (blocked and before != after)
    assert ("steps-nowhere" in told(match)) == (before == after)


def test_the_other_track_gives_its_gains() -> None:
    """CW 9.5: the gold of the attribute track, for a red die of the boat track; told with the reason."""
    match = acts("wood gems rum 1 1 boat-2", "wood gems", boat_track=4, attribute_track=1, coins=3)
    assert sheet(match, "captain")["coins"] == 3 + 1 + 2
    say = speech(match)
    sentences = [say.happening(happening) for happening in match.entries[-1].tale]
    assert "Mathurin Brise-Lame advances on the attribute track because the other track is blocked." in sentences


def test_a_track_blocked_at_its_end() -> None:
    """CW 9.5: behind the last circle as behind a padlock."""
    match = acts("wood gems rum 1 1 boat-2", "wood gems", boat_track=12, boats=4)
    assert sheet(match, "captain")["attribute_track"] == 2


def test_his_pirate_falls_like_a_players() -> None:
    """CW 9.5: the black die as for players."""
    match = acts("wood gems rum 1 4 boat-2", "wood yellow", enlisted=[1, 1, 1, 5, 0])
    assert sheet(match, "captain")["pirates"] == [1, 1, 2, 0, 0]
