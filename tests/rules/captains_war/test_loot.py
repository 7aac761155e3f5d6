"""CW 3: loot."""

from __future__ import annotations

import pytest

from captains_table.core.match import Match
from rules.captains_war.arrange import (
    change,
    dump,
    edition_with,
    goods,
    open_game,
    play,
    refused,
    roll,
    sheet,
    solo,
    speech,
    told,
    why,
)


def rolled(dice: str, aside: str = "yellow", players: int = 3) -> Match:
    """After the roll, with one die set aside."""
    return play(roll(open_game(players), dice), f"A aside {aside}")


def test_the_active_player_sets_one_die_aside() -> None:
    """CW 3.1: any die of the roll, equal ones are one choice."""
    match = roll(open_game(3), "wood gems wood 4 2 boat-1")
    assert match.legal() == ["aside black", "aside gems", "aside red", "aside wood", "aside yellow"]
    assert why(match, "aside rum") == "CW 3.1 die"
    assert why(match, "take wood") == "CW 3.1 due"
    play(match, "A aside wood")
    assert dump(match)["aside"] == "wood"
    assert match.entries[-1].veil == 0, "everybody sees it"


def test_the_active_player_uses_any_two_of_six() -> None:
    """CW 3.2: also the die set aside, which the others may not use."""
    match = rolled("wood gems rum 4 2 boat-1")
    assert match.legal() == ["take black", "take gems", "take red", "take rum", "take wood", "take yellow"]
    play(match, "A take yellow, A take red")
    assert sheet(match, "A")["gold"] == 3 + 4
    assert sheet(match, "A")["boat_track"] == 1
    assert match.legal() == ["take black", "take gems", "take red", "take rum", "take wood"]
    assert why(match, "take yellow") == "CW 3.2 aside"
    play(match, "B take black, B take red", "C take black, C take red")
    assert sheet(match, "B")["pirates"] == sheet(match, "C")["pirates"] == [1, 2, 1, 0, 0], "several may use a die"


def test_dice_are_taken_in_any_order() -> None:
    """CW 3.2: the red die may be the first of two, and whatever is left the second."""
    match = rolled("joker gems pearls-2 4 2 boat-1")
    play(match, "A take red")
    assert match.legal() == ["take black", "take gems", "take joker", "take pearls-2", "take yellow"]
    assert why(match, "take red") == "CW 3.2 used"
    assert why(match, "take rum") == "CW 3.2 die"
    assert why(match, "choose rum") == "CW 3.2 due"
    play(match, "A take gems", "B take black")
    assert match.legal() == ["take gems", "take joker", "take pearls-2", "take red"], "yellow was set aside"


def test_the_die_taken_first_is_applied_first() -> None:
    """CW 3.2: in a chest with one free circle the joker of the track or the gems of the die find room."""
    full = {"pearls": 16, "wood": 12, "gems": 10, "rum": 10}
    match = rolled("gems wood wood 6 4 attribute-2")
    for seat in "AB":
        change(match, seat, attribute_track=3, attributes=2, circled=full)
    play(match, "A take red, A take gems")
    assert match.legal() == ["choose gems"]
    assert (sheet(match, "A")["attribute_track"], goods(match, "A")) == (4, [0, 0, 0, 0])
    play(match, "A choose gems")
    assert sheet(match, "A")["attribute_track"] == 5, "the walk is finished before the second die"
    assert told(match) == ["goods-lost"]
    play(match, "B take gems, B take red")
    assert dump(match)["to_move"] == "C", "nothing is left to choose"
    assert told(match) == ["goods", "steps", "joker-lost"]


def test_an_either_taken_first_is_chosen_before_the_other_die_is_applied() -> None:
    """CW 3.2: a track, then what the joker of the second die is."""
    match = play(rolled("joker wood wood 6 4 either-2"), "A take red, A take joker")
    assert match.legal() == ["step attribute", "step boat"]
    assert why(match, "choose rum") == "CW 3.3 track"
    play(match, "A step boat")
    assert sheet(match, "A")["boat_track"] == 2
    assert match.legal() == ["choose gems", "choose pearls", "choose rum", "choose wood"]
    play(match, "A choose rum")
    assert dump(match)["to_move"] == "B"


def test_why_a_die_cannot_be_taken() -> None:
    """CW 3.2: not rolled, set aside for the active player, taken already, or of two one each."""
    match = rolled("gems gems rum 4 2 boat-1", aside="gems")
    play(match, "A take gems, A take gems", "B take gems")
    assert why(match, "take gems") == "CW 3.2 rest"
    assert why(match, "take wood") == "CW 3.2 die"
    play(match, "B take rum", "C take rum")
    assert why(match, "take rum") == "CW 3.2 used"
    assert refused(match, "take gems") is None, "the other one"
    sentences = {language: speech(match, language) for language in ("en", "fr", "de")}
    match = rolled("gems gems rum 4 2 boat-1", aside="gems")
    play(match, "A take rum, A take red", "B take gems")
    refusal = match.why_not("take gems")
    assert refusal is not None
    assert {language: say.refusal(refusal) for language, say in sentences.items()} == {
        "en": "Already taken: the blue die with gems. The other one was set aside, and only Ada may take it. (CW 3.2)",
        "fr": "Déjà pris : le dé bleu « gemmes ». L’autre a été écarté et reste réservé à Ada. (CW 3.2)",
        "de": "Du hast den blauen Würfel mit Edelsteinen schon genommen. "
        "Der andere wurde beiseitegelegt, und den darf nur Ada nehmen. (CW 3.2)",
    }


def test_why_a_die_cannot_be_taken_in_solo() -> None:
    """CW 3.2, CW 9.1: nothing is set aside, so a die is not rolled or taken already."""
    match = roll(solo(), "gems gems rum 4 2 boat-1")
    play(match, "A take red")
    assert why(match, "take red") == "CW 3.2 used"
    assert why(match, "take wood") == "CW 3.2 die"
    play(match, "A take gems")
    match = play(roll(solo(), "gems gems rum 4 2 boat-1"), "A take gems")
    assert refused(match, "take gems") is None


def test_two_different_dice_may_show_the_same() -> None:
    """CW 3.2: two of three equal faces; with one of two set aside the others have just one."""
    match = rolled("gems gems rum 4 2 boat-1", aside="gems")
    play(match, "A take gems, A take gems")
    assert goods(match, "A") == [0, 0, 2, 0]
    play(match, "B take gems")
    assert match.legal() == ["take black", "take red", "take rum", "take yellow"]
    play(match, "B take black", "C take black")
    assert match.legal() == ["take gems", "take red", "take rum", "take yellow"]


def test_both_dice_are_applied_in_order_once_both_are_chosen() -> None:
    """CW 3.2: the joker is chosen before the pirate comes."""
    match = rolled("joker gems rum 4 2 boat-1")
    play(match, "A take joker")
    assert sheet(match, "A")["resources"]["wood"] == 0
    play(match, "A take black")
    assert match.legal() == ["choose gems", "choose pearls", "choose rum", "choose wood"]
    assert sheet(match, "A")["pirates"] == [1, 1, 1, 0, 0]
    play(match, "A choose wood")
    assert sheet(match, "A")["pirates"] == [1, 2, 1, 0, 0]
    assert goods(match, "A") == [0, 1, 0, 0]


def test_players_choose_one_after_the_other_from_the_active_one() -> None:
    """CW 3.2: in the record; at a table all at once."""
    match = play(roll(open_game(3, first="B"), "wood gems rum 4 2 boat-1"), "B aside red")
    assert match.state.acting() == [1, 2, 0]
    play(match, "B take wood, B take gems", "C take wood, C take gems", "A take wood, A take gems")
    assert dump(match)["step"] == "command"


@pytest.mark.parametrize(("face", "found"), [("rum", [0, 0, 0, 1]), ("pearls-2", [2, 0, 0, 0])])
def test_blue_dice(face: str, found: list[int]) -> None:
    """CW 3.3: one of the resource shown, two for a double."""
    match = play(rolled(f"{face} joker joker 4 2 boat-1"), f"A take {face}", "A take black")
    assert goods(match, "A") == found
    assert list(sheet(match, "A")["circled"].values()) == found


def test_two_jokers_are_two_choices() -> None:
    """CW 3.3"""
    match = play(rolled("joker wood joker 4 2 boat-1"), "A take joker, A take joker, A choose rum")
    assert why(match, "take wood") == "CW 3.3 joker"
    play(match, "A choose rum")
    play(match, "B take joker, B take black")
    assert why(match, "take wood") == "CW 3.3 joker"
    assert goods(match, "A") == [0, 0, 0, 2]


def test_yellow_black_and_red() -> None:
    """CW 3.3: coins, a pirate, steps on the track shown."""
    match = play(rolled("wood wood wood 6 4 attribute-2"), "A take yellow, A take black")
    assert (sheet(match, "A")["gold"], sheet(match, "A")["coins"]) == (9, 9)
    assert sheet(match, "A")["pirates"] == [1, 1, 1, 1, 0]
    play(match, "B take wood, B take red")
    assert (sheet(match, "B")["attribute_track"], sheet(match, "B")["boat_track"]) == (2, 0)


def test_either_is_not_split() -> None:
    """CW 3.3: all steps on one track of one's choice."""
    match = play(rolled("wood wood wood 6 4 either-2"), "A take wood, A take red")
    assert match.legal() == ["step attribute", "step boat"]
    assert why(match, "take wood") == "CW 3.3 track"
    play(match, "A step boat")
    assert (sheet(match, "A")["boat_track"], sheet(match, "A")["attribute_track"]) == (2, 0)


def test_a_full_row_loses_resources() -> None:
    """CW 3.4: of a double one may find room; no event for what has no effect."""
    match = rolled("pearls-2 rum rum 4 2 boat-1")
    change(match, "A", circled={"pearls": 15, "rum": 10})
    play(match, "A take rum, A take pearls-2")
    assert goods(match, "A") == [1, 0, 0, 0]
    assert told(match) == ["goods-lost", "goods", "goods-lost"]
    assert dump(match)["to_move"] == "B"


def test_a_joker_becomes_only_what_has_room() -> None:
    """CW 3.4: and nothing, without a decision, if nothing has."""
    match = rolled("joker wood wood 4 2 boat-1")
    change(match, "A", circled={"pearls": 16, "wood": 12, "rum": 10})
    change(match, "B", circled={"pearls": 16, "wood": 12, "gems": 11, "rum": 10})
    play(match, "A take joker, A take black")
    assert match.legal() == ["choose gems"], "a decision, even with one choice"
    assert why(match, "choose rum") == "CW 3.4 full"
    play(match, "A choose gems", "B take joker, B take black")
    assert dump(match)["to_move"] == "C"
    assert told(match) == ["joker-lost", "pirate"]


def test_coins_without_room_are_lost() -> None:
    """CW 3.4"""
    match = rolled("wood wood wood 6 2 boat-1", aside="red")
    change(match, "A", coins=43, gold=1)
    play(match, "A take yellow, A take black")
    assert (sheet(match, "A")["gold"], sheet(match, "A")["coins"]) == (3, 45)
    assert told(match) == ["coins", "coins-lost", "pirate"]


def test_a_pirate_falls_to_the_next_lower_force_with_room() -> None:
    """CW 3.4: past rows that are full as well; without any it is lost."""
    match = rolled("wood wood wood 6 4 boat-1")
    change(match, "A", enlisted=[1, 1, 6, 5, 0])
    change(match, "B", enlisted=[8, 7, 6, 5, 0])
    play(match, "A take wood, A take black", "B take wood, B take black")
    assert sheet(match, "A")["pirates"] == [1, 2, 1, 0, 0]
    assert sheet(match, "B")["pirates"] == [1, 1, 1, 0, 0]
    assert told(match) == ["goods", "pirate-lost"]


def test_a_pirate_of_a_track_falls_too() -> None:
    """CW 3.4: circle 8 of the boat track gives Force 3."""
    match = rolled("wood wood wood 6 4 boat-1")
    change(match, "A", boat_track=7, boats=3, enlisted=[1, 1, 6, 0, 0])
    play(match, "A take wood, A take red")
    assert sheet(match, "A")["pirates"] == [1, 2, 1, 0, 0]


def test_steps_into_a_padlock_are_lost() -> None:
    """CW 3.4: the padlock after circle 2 opens with the first boat."""
    match = rolled("wood wood wood 6 4 boat-2")
    change(match, "A", boat_track=1)
    change(match, "B", boat_track=2)
    change(match, "C", boat_track=2, boats=1)
    play(match, "A take wood, A take red")
    assert sheet(match, "A")["boat_track"] == 2
    assert told(match) == ["goods", "steps", "steps-at-padlock", "coins"]
    play(match, "B take wood, B take red", "C take wood, C take red")
    assert sheet(match, "B")["boat_track"] == 2
    assert sheet(match, "C")["boat_track"] == 4


def test_steps_past_the_end_are_lost() -> None:
    """CW 3.4: circle 12 is the last one; its 5 PR are taken once."""
    match = rolled("wood wood wood 6 4 boat-2")
    change(match, "A", boat_track=11, boats=4)
    change(match, "B", boat_track=12, boats=4)
    play(match, "A take wood, A take red")
    assert (sheet(match, "A")["boat_track"], sheet(match, "A")["track_pr"]) == (12, 5)
    play(match, "B take wood, B take red")
    assert (sheet(match, "B")["boat_track"], sheet(match, "B")["track_pr"]) == (12, 0)
    assert told(match) == ["goods", "steps-past-end"]


def test_either_goes_only_where_it_has_an_effect() -> None:
    """CW 3.4: one open track is a choice of one, none is no decision."""
    match = rolled("wood wood wood 6 4 either-2")
    change(match, "A", boat_track=2)
    change(match, "B", boat_track=2, attribute_track=2)
    play(match, "A take wood, A take red")
    assert match.legal() == ["step attribute"]
    assert refused(match, "step boat") == "CW 4.3"
    play(match, "A step attribute", "B take wood, B take red")
    assert dump(match)["to_move"] == "C"
    assert told(match) == ["goods", "steps-nowhere"]
    change(match, "C", boat_track=12, boats=4)
    play(match, "C take wood, C take red")
    assert why(match, "step boat") == "CW 3.4 end"


def test_a_joker_is_chosen_before_the_next_circle() -> None:
    """CW 3.5: circle 4 of the attribute track is a joker; the fifth is crossed afterwards."""
    match = rolled("wood wood wood 6 4 attribute-2")
    change(match, "A", attribute_track=3, attributes=2)
    play(match, "A take wood, A take red")
    assert sheet(match, "A")["attribute_track"] == 4
    assert match.legal() == ["choose gems", "choose pearls", "choose rum", "choose wood"]
    assert refused(match, "take wood") == "CW 3.5"
    play(match, "A choose pearls")
    assert sheet(match, "A")["attribute_track"] == 5
    assert goods(match, "A") == [1, 1, 0, 0]
    assert dump(match)["to_move"] == "B"


def test_a_joker_without_room_is_passed() -> None:
    """CW 3.5: the walk goes on at once."""
    match = rolled("wood wood wood 6 4 attribute-2")
    change(match, "A", attribute_track=3, attributes=2, circled={"pearls": 16, "wood": 12, "gems": 11, "rum": 10})
    play(match, "A take wood, A take red")
    assert sheet(match, "A")["attribute_track"] == 5
    assert dump(match)["to_move"] == "B"


def test_every_gain_is_taken_on_the_way() -> None:
    """CW 3.5: gold, then a boarding bonus, in one walk."""
    match = play(
        roll(open_game(3, edition=edition_with(dice__red=["boat 4"])), "wood wood wood 6 4 boat-4"), "A aside yellow"
    )
    change(match, "A", boat_track=1, boats=2)
    play(match, "A take wood, A take red")
    assert sheet(match, "A")["boat_track"] == 5
    assert sheet(match, "A")["gold"] == 3 + 2
    assert sheet(match, "A")["boarding_bonus"] == 1
    assert match.legal()[0].startswith("choose"), "circle 5 is a joker"
    assert told(match) == ["goods", "steps", "coins", "boarding-bonus"]


def test_the_gains_of_both_tracks() -> None:
    """CW 3.5: every circle as the edition has it."""
    found: dict[str, list[str]] = {"boat": [], "attribute": []}
    for track, gains in found.items():
        for circle in range(12):
            match = rolled(f"wood wood wood 6 4 {track}-1")
            change(match, "A", **{f"{track}_track": circle, f"{track}s": 4}, gold=0, coins=0)
            play(match, "A take wood, A take red")
            mine = sheet(match, "A")
            gold, bonus, points = mine["gold"], mine["boarding_bonus"], mine["track_pr"]
            joker = "joker" if match.legal()[0].startswith("choose") else ""
            pirates = [force for force, count in enumerate(mine["pirates"], 1) if count > (force < 4)]
            gains.append(joker or " ".join(str(part) for part in (gold, bonus, points, pirates)))
    none = "0 0 0 []"
    assert found["boat"] == [
        *(none, "2 0 0 []", "0 1 0 []", none, "joker", "0 1 0 []"),
        *(none, "0 0 0 [3]", "0 1 0 []", none, "4 0 0 []", "0 0 5 []"),
    ]
    assert found["attribute"] == [
        *(none, "2 0 0 []", none, "joker", none, "0 0 1 []"),
        *("0 0 0 [2]", none, "0 0 2 []", "joker", none, "0 0 3 []"),
    ]


def test_in_solo_stocks_without_room_are_common() -> None:
    """CW 3.4, CW 8.1: what the captain has circled is not free for the player."""
    match = solo()
    roll(match, "rum rum rum 6 4 boat-1")
    change(match, "captain", circled={"rum": 9})
    play(match, "A take rum, A take rum")
    assert goods(match, "A") == [0, 0, 0, 1]
