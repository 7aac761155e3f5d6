"""CW 7: the end and the count."""

from __future__ import annotations

import pytest

from captains_table.core.picture import plain
from captains_table.terminal.counts import count_rows
from rules.captains_war.arrange import (
    NAMES,
    change,
    dump,
    open_game,
    play,
    quiet_turn,
    score,
    sheet,
    speech,
    state_of,
    to_boarding,
    told,
)

NOBODY = [0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("cells", "kind"),
    [
        ({"attacks": 2, "defences": 3}, "end-boardings"),
        ({"attacks": 5}, "end-boardings"),
        ({"coins": 45}, "end-coins"),
        ({"command": [3, 6]}, "end-bonuses"),
    ],
)
def test_end_conditions(cells: dict[str, object], kind: str) -> None:
    """CW 7.1: five boardings, the last coin, two command bonuses, of any player, at the end of the turn."""
    match = open_game(3)
    change(match, "C", **cells)
    quiet_turn(match)
    assert match.over
    assert kind in told(match)


@pytest.mark.parametrize("cells", [{"attacks": 2, "defences": 2}, {"coins": 44}, {"command": [6]}])
def test_no_end_yet(cells: dict[str, object]) -> None:
    """CW 7.1: four boardings, one coin left, one bonus."""
    match = open_game(3)
    change(match, "C", **cells)
    assert not quiet_turn(match).over


def test_the_fifth_boarding_ends_the_game() -> None:
    """CW 7.1: for attacker and defender alike, after the reward."""
    match = open_game(3)
    change(match, "B", defences=4)
    play(to_boarding(match), "A attack B, A crew 3, A crew done", "B crew done")
    assert not match.over
    play(match, "A reward boat")
    assert match.over


def test_last_resources_do_not_end_the_open_game() -> None:
    """CW 7.1: that is a condition of solo only (CW 10.1)."""
    match = open_game(3)
    change(match, "C", circled={"pearls": 16, "wood": 12, "gems": 11, "rum": 10})
    assert not quiet_turn(match).over


def test_after_turn_100_every_game_ends() -> None:
    """CW 7.1"""
    match = open_game(3)
    state_of(match).turn = 99
    quiet_turn(match)
    assert match.over is False
    assert dump(match)["turn"] == 100
    quiet_turn(match)
    assert match.over
    assert dump(match)["turn"] == 100
    assert "end-turns" in told(match)


def test_ranks_in_the_naval_battle() -> None:
    """CW 7.2: by the Force left: 20, 14, 9, 5, 2, 0; ties take the better rank and the next ones are skipped."""
    match = open_game(6)
    before = match.state.scores()
    assert before == [20 + 12 - 5] * 6
    for seat, force in zip("ABCDEF", (5, 9, 5, 12, 3, 1), strict=True):
        change(match, seat, pirates=[force, 0, 0, 0, 0])
    naval = [score - 12 + 5 for score in match.state.scores()]
    assert naval == [9, 14, 9, 20, 2, 0]


def test_force_zero_scores_nothing_in_the_open_game() -> None:
    """CW 7.2: with 3 to 6 players; it takes no rank from others."""
    match = open_game(3)
    change(match, "A", pirates=NOBODY)
    change(match, "B", pirates=NOBODY)
    assert [score - 12 + 5 for score in match.state.scores()] == [0, 0, 20]
    change(match, "C", pirates=NOBODY)
    assert [score - 12 + 5 for score in match.state.scores()] == [0, 0, 0]


def test_ranks_on_the_attribute_track() -> None:
    """CW 7.2: 12, 8, 5, 3, 1, 0 by circles crossed; 0 circles do rank."""
    match = open_game(6)
    for seat, circles in zip("ABCDEF", (0, 4, 4, 7, 2, 0), strict=True):
        change(match, seat, attribute_track=circles)
    assert [score - 20 + 5 for score in match.state.scores()] == [1, 8, 8, 12, 3, 1]


def test_the_boarding_line() -> None:
    """CW 7.3: by attacks launched, defences do not count."""
    match = open_game(3)
    found = []
    for attacks in range(6):
        change(match, "A", attacks=attacks, defences=5 - attacks)
        found.append(score(match, "A") - 20 - 12)
    assert found == [-5, 0, 1, 2, 4, 6]


def test_the_total() -> None:
    """CW 7.4: acquisitions, command bonuses, PR of tracks, both ranks and the line; gold and goods count nothing."""
    match = open_game(3)
    change(match, "A", boats=3, attributes=4, command=[6], track_pr=3, attacks=2, attribute_track=1)
    expected = (2 + 4 + 7) + (2 + 3 + 4 + 7) + 6 + 3 + 20 + 12 + 1
    assert score(match, "A") == expected
    change(match, "A", gold=40, resources=[9, 9, 9, 9])
    assert score(match, "A") == expected


def test_every_acquisition_has_its_points() -> None:
    """CW 7.4, CW 4.2: 2, 4, 7, 11 for boats and 2, 3, 4, 7 for attributes."""
    match = open_game(3)
    found = []
    for track in ("boats", "attributes"):
        for count in range(5):
            change(match, "A", **{track: count})
            found.append(score(match, "A") - 27)
        change(match, "A", **{track: 0})
    assert found == [0, 2, 6, 13, 24, 0, 2, 5, 9, 16]


def ended(**sheets: dict[str, object]) -> list[str]:
    """The winners of a game of three that ends with these sheets."""
    match = open_game(3)
    for seat in "ABC":
        change(match, seat, attacks=1, gold=0, pirates=[1, 0, 0, 0, 0])
    to_boarding(match)
    change(match, "A", coins=45)
    for seat in "ABC":
        change(match, seat, **{"gold": 0, **sheets.get(seat, {})})
    match.play("hold")
    assert match.over
    return [NAMES[seat][0] for seat in match.state.winners()]


def test_the_most_points_win() -> None:
    """CW 7.4"""
    assert ended(B={"track_pr": 1}, C={"gold": 20}) == ["B"]


def test_ties_go_to_more_force() -> None:
    """CW 7.5: B has 6 PR less from the naval battle but as many points, so C's Force decides."""
    assert ended(A={"track_pr": -9}, B={"track_pr": 6}, C={"pirates": [2, 0, 0, 0, 0]}) == ["C"]


def test_then_to_more_gold() -> None:
    """CW 7.5"""
    assert ended(B={"gold": 1}) == ["B"]


def test_then_victory_is_shared() -> None:
    """CW 7.5"""
    assert ended() == ["A", "B", "C"]
    assert ended(A={"track_pr": -1}) == ["B", "C"]


@pytest.mark.parametrize(
    ("sheets", "kinds"),
    [
        ({"B": {"track_pr": 1}}, ["wins"]),
        ({"A": {"track_pr": -9}, "B": {"track_pr": 6}, "C": {"pirates": [2, 0, 0, 0, 0]}}, ["wins-by-force"]),
        ({"B": {"gold": 1}}, ["wins-by-gold"]),
        ({}, ["wins-shared"] * 3),
    ],
)
def test_victory_is_told_with_its_reason(sheets: dict[str, dict[str, object]], kinds: list[str]) -> None:
    """CW 7.5"""
    match = open_game(3)
    to_boarding(match)
    for seat in "ABC":
        change(
            match, seat, **{"attacks": 1, "pirates": [1, 0, 0, 0, 0], "coins": 45, "gold": 0, **sheets.get(seat, {})}
        )
    match.play("hold")
    assert [kind for kind in told(match) if kind.startswith("wins")] == kinds


def test_the_count_is_told_line_by_line() -> None:
    """CW 7.4: what every side gets for what, adding up to the scores."""
    match = open_game(3)
    change(match, "B", coins=45, boats=2, attributes=1, command=[6], track_pr=2, attacks=1, attribute_track=3)
    quiet_turn(match)
    lines: dict[int, int] = dict.fromkeys(range(3), 0)
    totals = {}
    for happening in match.entries[-1].tale:
        if happening.kind == "count-total":
            totals[happening.arguments["who"]] = happening.arguments["pr"]
        elif happening.kind.startswith("count-"):
            lines[int(happening.arguments["who"])] += int(happening.arguments["pr"])
    assert lines == totals == dict(enumerate(match.state.scores()))
    ranked = [
        (happening.arguments["who"], happening.arguments["rank"], happening.arguments["pr"])
        for happening in match.entries[-1].tale
        if happening.kind in ("count-naval", "count-attributes")
    ]
    assert ranked == [(0, 1, 20), (0, 2, 8), (1, 1, 20), (1, 1, 12), (2, 1, 20), (2, 2, 8)]
    count = match.game.count(match.entries[-1].tale)
    assert count is not None
    assert [column.role for column in count.columns] == ["seat-0", "seat-1", "seat-2"]
    assert [cell[0].value for cell in count.rows[-1].cells] == match.state.scores()
    assert len(count.rows) == 7
    assert plain(count_rows(count, speech(match))).splitlines()[1].split() == ["Ada", "Ben", "Cleo"]
    assert match.game.count(match.entries[0].tale) is None


def test_tnt_burns_down_even_at_the_end() -> None:
    """CW 5.7, CW 7.1: the last turn is over when the game is."""
    match = open_game(3)
    change(match, "A", tnt=True, coins=45)
    quiet_turn(match)
    assert not sheet(match, "A")["tnt"]
