"""CW 9: a whole turn of solo, and the powers of the captains."""

from __future__ import annotations

from rules.captains_war.arrange import (
    acts,
    change,
    dump,
    fights,
    goods,
    play,
    quiet_turn,
    roll,
    score,
    sheet,
    solo,
    speech,
    state_of,
    tale,
    to_boarding,
    to_command,
    told,
)


def test_the_example_turn_of_the_booklet() -> None:
    """CW 9.3 to CW 9.9: yellow and black for the player; red and a blue die for the captain, who holds a pearl and
    takes wood, buys rum for the longboat, may not recruit with the 4 gold left, boards and takes 5 gold."""
    match = solo("brise-lame")
    change(match, "captain", gold=7, coins=7, resources=[1, 0, 0, 0], pirates=[1, 0, 1, 1, 0])
    roll(match, "pearls wood gems 3 2 boat-1")
    play(match, "A take yellow, A take black, A done")
    his = sheet(match, "captain")
    assert his["boat_track"] == 1
    assert his["boats"] == 2
    assert goods(match, "captain") == [0, 0, 0, 0]
    assert list(his["circled"].values()) == [1, 1, 0, 1], "a pearl, the wood from the die, the rum he bought"
    assert his["gold"] == 4
    assert his["pirates"] == [1, 0, 1, 1, 0], "he may not recruit"
    assert "captain-may-not-recruit" in told(match)
    play(match, "* blue rum, * blue gems, * blue rum")
    gold = sheet(match, "A")["gold"]
    play(match, "A crew 2, A crew done", "* yellow 2, * yellow 4, * yellow 5")
    arguments = tale(match, "fought").arguments
    assert (arguments["crew"], arguments["total"], arguments["who_wins"]) == ("4+1", 5, 1)
    his = sheet(match, "captain")
    assert his["pirates"] == [0, 0, 1, 0, 0]
    assert (his["gold"], his["coins"], his["attacks"]) == (9, 12, 1)
    assert sheet(match, "A")["gold"] == gold - 5


def test_the_player_takes_gold_without_his_losing_any() -> None:
    """CW 9.10: five circled; offered as long as a common coin is left."""
    match = to_boarding(solo())
    change(match, "captain", gold=0)
    play(match, "* blue wood, * blue gems, * blue rum", "A attack captain")
    fights(match, "3", "3 4 3")
    play(match, "A reward gold")
    assert (sheet(match, "A")["gold"], sheet(match, "captain")["gold"]) == (8, 0)
    match = to_boarding(solo())
    change(match, "captain", gold=20, coins=42)
    play(match, "* blue wood, * blue gems, * blue rum", "A attack captain")
    fights(match, "3", "3 4 3")
    assert match.legal() == ["reward attribute", "reward boat"]


def test_one_captain_never_recruits() -> None:
    """CW 9.11: whatever the table says, and not even at the end."""
    match = acts("wood gems rum 6 1 boat-1", "wood black", "veuve-carmine", gold=20, boats=4, attributes=4)
    assert sheet(match, "captain")["pirates"] == [2, 1, 2, 1, 0]
    assert "captain-never-recruits" in told(match)
    change(match, "A", coins=45 - sheet(match, "captain")["coins"])
    play(match, "* blue wood, * blue gems, * blue rum", "A hold")
    assert match.over
    assert sheet(match, "captain")["pirates"] == [2, 1, 2, 1, 0]


def test_one_captain_is_paid_when_the_player_buys() -> None:
    """CW 9.11: 1 gold for each resource, at once, from the common coins."""
    match = to_command(solo("tire-bourse"))
    change(match, "A", gold=6)
    play(match, "A buy rum, A buy rum")
    his = sheet(match, "captain")
    assert (his["gold"], his["coins"]) == (5, 5)
    assert told(match) == ["captain-tribute"]
    change(match, "A", gold=3, coins=40)
    play(match, "A buy rum")
    assert sheet(match, "captain")["coins"] == 5, "no coin left"
    match = to_command(solo("brise-lame"))
    play(match, "A buy rum")
    assert sheet(match, "captain")["gold"] == 3


def test_everything_he_does_is_told_with_its_reason() -> None:
    """CW 9.3 to CW 9.6: what he takes, why, what he acquires and whom he recruits."""
    match = acts("rum joker wood 6 2 boat-1", "black red", gold=9, resources=[1, 0, 0, 0])
    say = speech(match)
    assert [say.happening(happening) for happening in match.entries[-1].tale] == [
        "The captain’s table gives Mathurin Brise-Lame the yellow die and a blue die.",
        "Mathurin Brise-Lame circles 6 coins.",
        "Mathurin Brise-Lame takes the joker as wood: the captain has none.",
        "Mathurin Brise-Lame circles wood ×1.",
        "Mathurin Brise-Lame acquires the longboat, the one of two that brings more RP (4).",
        "Mathurin Brise-Lame buys the missing rum for 3 gold.",
        "Mathurin Brise-Lame now has the longboat: 4 RP.",
        "Mathurin Brise-Lame recruits a pirate of Force 5 for 10 gold, the strongest affordable one.",
    ]


def test_solo_turns_follow_one_another() -> None:
    """CW 9.4: after the boarding the next roll."""
    match = quiet_turn(quiet_turn(solo()))
    assert dump(match)["turn"] == 3
    assert dump(match)["active"] == "A"
    assert state_of(match).seal == 0, "nothing is hidden in solo"
    assert score(match, "A") != 0
