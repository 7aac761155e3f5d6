"""CW 10: the end of solo."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from captains_table.core.match import Match
from rules.captains_war.arrange import change, dump, play, quiet_turn, refused, score, sheet, solo, to_boarding, told

NOBODY = [0, 0, 0, 0, 0]


def last_turn(player: Mapping[str, object], captain: Mapping[str, object], name: str = "brise-lame") -> Match:
    """A game that ends after its first turn, with these sheets at the end of it."""
    match = play(to_boarding(solo(name)), "* blue wood, * blue gems, * blue rum")
    change(match, "captain", **{"gold": 0, "resources": [0, 0, 0, 0], "attribute_track": 0, "boat_track": 0, **captain})
    change(match, "A", **{"coins": 45, "attribute_track": 0, **player})
    match.play("hold")
    assert match.over
    return match


@pytest.mark.parametrize(
    ("player", "captain", "kind"),
    [
        ({"attacks": 2, "defences": 3}, {"attacks": 3, "defences": 2}, "end-common-boardings"),
        ({"coins": 30}, {"coins": 15}, "end-common-coins"),
        ({"command": [6, 3]}, {}, "end-bonuses"),
        ({}, {"command": [6, 3]}, "end-bonuses"),
        ({"circled": {"gems": 5}}, {"circled": {"gems": 6}}, "end-resource"),
        ({"circled": {"rum": 10}}, {}, "end-resource"),
    ],
)
def test_end_conditions(player: dict[str, object], captain: dict[str, object], kind: str) -> None:
    """CW 10.1: five boardings, the last common coin, two bonuses of one side, the last common resource of a kind."""
    match = to_boarding(solo())
    change(match, "A", **player)
    change(match, "captain", **captain)
    play(match, "* blue wood, * blue gems, * blue rum")
    assert not match.over
    match.play("hold")
    assert match.over
    assert kind in told(match)
    assert refused(match, "hold") == "CW 10.1"
    assert dump(match)["step"] == "over"


@pytest.mark.parametrize(
    ("player", "captain"),
    [
        ({"attacks": 2, "defences": 2}, {"attacks": 2, "defences": 2}),
        ({"command": [6]}, {"command": [6]}),
        ({"circled": {"gems": 5}}, {"circled": {"gems": 5}}),
    ],
)
def test_no_end_yet(player: dict[str, object], captain: dict[str, object]) -> None:
    """CW 10.1: four boardings, a bonus each, one gem left."""
    match = to_boarding(solo())
    change(match, "A", **player)
    change(match, "captain", **captain)
    play(match, "* blue wood, * blue gems, * blue rum", "A hold")
    assert not match.over


def test_his_last_resource_ends_it_after_the_boarding() -> None:
    """CW 10.1: at the end of the turn, a boarding included."""
    match = solo()
    change(match, "captain", circled={"rum": 10})
    play(
        to_boarding(match), "* blue wood, * blue wood, * blue rum", "A crew done", "* yellow 6, * yellow 3, * yellow 3"
    )
    assert match.over


def test_he_recruits_one_last_pirate() -> None:
    """CW 10.2: the strongest he can pay whose row has room, before the naval battle."""
    match = last_turn({"pirates": [0, 0, 0, 1, 0]}, {"gold": 9, "pirates": [1, 0, 0, 0, 0]})
    his = sheet(match, "captain")
    assert (his["gold"], his["pirates"]) == (1, [1, 0, 0, 1, 0])
    assert "captain-last-recruit" in told(match)
    assert match.state.scores() == [2 + 12 + 7 - 5, 2 + 12 + 15 - 5], "Force 4 against 5"
    match = last_turn({}, {"gold": 9, "pirates": [1, 0, 0, 0, 0], "enlisted": [1, 1, 1, 5, 0]})
    assert sheet(match, "captain")["pirates"] == [1, 0, 1, 0, 0]


def test_scores_before_the_end_include_his_last_recruit() -> None:
    """CW 10.2: the same score on the line before the end and on the last one."""
    match = play(to_boarding(solo()), "* blue wood, * blue gems, * blue rum")
    change(match, "captain", gold=10, pirates=[0, 0, 0, 1, 0])
    change(match, "A", coins=45, pirates=[0, 0, 0, 2, 0])
    before = match.state.scores()
    match.play("hold")
    assert match.state.scores() == before
    assert sheet(match, "captain")["gold"] == 0


def test_ranks_of_solo() -> None:
    """CW 10.2: 15 and 7, 12 and 7; ties give both the first amount; Force 0 ranks second."""
    match = last_turn({"pirates": [1, 0, 0, 0, 0], "attribute_track": 2}, {"pirates": NOBODY, "attribute_track": 3})
    assert match.state.scores() == [2 + 15 + 7 - 5, 2 + 7 + 12 - 5]
    match = last_turn({"pirates": NOBODY}, {"pirates": NOBODY})
    assert match.state.scores() == [2 + 15 + 12 - 5] * 2


def test_unused_resources_count_for_the_captain() -> None:
    """CW 10.3: 1 PR each, for him alone."""
    match = solo()
    before = match.state.scores()
    change(match, "captain", resources=[1, 0, 2, 1])
    change(match, "A", resources=[5, 5, 5, 5])
    assert match.state.scores() == [before[0], before[1] + 4]


def test_the_boarding_line_applies_to_both() -> None:
    """CW 10.3"""
    match = solo()
    before = match.state.scores()
    change(match, "captain", attacks=2, defences=1)
    change(match, "A", attacks=1, defences=2)
    assert match.state.scores() == [before[0] + 5, before[1] + 6]


def test_on_equal_totals_the_captain_wins() -> None:
    """CW 10.3: whatever Force and gold say."""
    even = {"pirates": [1, 0, 0, 0, 0]}
    match = last_turn({**even, "gold": 30}, even)
    assert match.state.scores()[0] == match.state.scores()[1]
    assert dump(match)["winners"] == ["captain"]
    assert "wins-as-captain" in told(match)
    match = last_turn({**even, "track_pr": 1}, even)
    assert dump(match)["winners"] == ["A"]
    match = last_turn(even, {**even, "track_pr": 1})
    assert dump(match)["winners"] == ["captain"]
    assert "wins" in told(match)


def test_turn_100_is_the_last_of_solo_too() -> None:
    """CW 10.1, CW 7.1"""
    match = quiet_turn(solo())
    match.state.turn = 99  # type: ignore[attr-defined]
    change(match, "A", gold=0)
    while not match.over:
        assert dump(match)["turn"] <= 100
        quiet_turn(match)
    assert score(match, "A") == match.state.scores()[0]
