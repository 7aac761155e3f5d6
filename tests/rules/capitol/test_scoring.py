"""CA 7: scoring."""

from __future__ import annotations

import pytest

from captains_table.core.match import Match
from rules.capitol.arrange import begin, build, no_more_auctions, to_auctions


def scored(players: int, buildings: str, fountains: int = 1, large: str | None = None) -> Match:
    """A round that ends with these buildings in Caelius and nothing anywhere else."""
    match = begin(players)
    build(match, "caelius", buildings, fountains=fountains, large=large)
    return no_more_auctions(to_auctions(match))


def points(players: int, buildings: str, fountains: int = 1, large: str | None = None) -> list[int]:
    return scored(players, buildings, fountains, large).state.scores()


def reasons(match: Match) -> str:
    """Rank and reason of everybody in the zone, as they were told: `A:1:most B:2:next`."""
    told = [happening.arguments for happening in match.entries[-1].tale if happening.kind == "ranked"]
    return " ".join(
        sorted(f"{'ABCD'[int(arguments['who'])]}:{arguments['rank']}:{arguments['why']}" for arguments in told)
    )


def test_floors_decide_not_buildings() -> None:
    """CA 7.1: three buildings with three floors against one with four... and only who is there counts."""
    assert points(3, "A1 A1 A1 B2 B2", 0) == [0, 2, 0]
    assert points(2, "A1 A1 A2 B3 B2", 0) == [0, 2]
    assert points(4, "", 3) == [0, 0, 0, 0]
    assert points(4, "D1", 2) == [0, 0, 0, 4]


@pytest.mark.parametrize("fountains", [0, 1, 2, 5])
def test_first_and_second(fountains: int) -> None:
    """CA 7.2: 2 points plus 1 per fountain, and 1 per fountain; nothing for the third."""
    assert points(3, "A1 B1 B1 C1 C2", fountains) == [0, fountains, 2 + fountains]


def test_printed_fountains_count() -> None:
    """CA 7.2: Palatinus has two from the start."""
    match = begin(2)
    build(match, "palatinus", "A1")
    no_more_auctions(to_auctions(match))
    assert match.state.scores() == [4, 0]


TIES_FOR_FIRST = [
    # two players
    (2, "A2 B1 B1", [3, 1], "A:1:higher B:2:lower"),
    (2, "A1 A1 B2", [1, 3], "A:2:lower B:1:higher"),
    (2, "A1 B1", [3, 3], "A:1:shared B:1:shared"),
    (2, "A1 A2 B1 B2", [3, 3], "A:1:shared B:1:shared"),
    # three players, two tied: nobody behind them scores
    (3, "A2 B1 B1 C1", [3, 1, 0], "A:1:higher B:2:lower C:0:behind-tie"),
    (3, "A2 B2 C1", [3, 3, 0], "A:1:shared B:1:shared C:0:behind-tie"),
    # a higher building of somebody who is not tied does not matter
    (3, "A1 A1 A1 A1 B1 B1 B1 B1 C3", [3, 3, 0], "A:1:shared B:1:shared C:0:behind-tie"),
    (3, "A1 A1 A2 B1 B1 B1 B1 C3", [3, 1, 0], "A:1:higher B:2:lower C:0:behind-tie"),
    # three tied
    (3, "A3 B1 B2 C1 C1 C1", [3, 1, 1], "A:1:higher B:2:lower C:2:lower"),
    (3, "A1 A2 B1 B2 C1 C1 C1", [3, 3, 0], "A:1:shared B:1:shared C:0:too-low"),
    (3, "A2 B2 C2", [3, 3, 3], "A:1:shared B:1:shared C:1:shared"),
    # four players
    (4, "A2 B1 B1 C1 D1", [3, 1, 0, 0], "A:1:higher B:2:lower C:0:behind-tie D:0:behind-tie"),
    (4, "A2 B2 C1 D1", [3, 3, 0, 0], "A:1:shared B:1:shared C:0:behind-tie D:0:behind-tie"),
    (4, "A2 B1 B1 C1 C1 D1", [3, 1, 1, 0], "A:1:higher B:2:lower C:2:lower D:0:behind-tie"),
    (4, "A2 B2 C1 C1 D1", [3, 3, 0, 0], "A:1:shared B:1:shared C:0:too-low D:0:behind-tie"),
    (4, "A2 B2 C2 D1", [3, 3, 3, 0], "A:1:shared B:1:shared C:1:shared D:0:behind-tie"),
    (4, "A1 A1 B2 C1 C1 D1 D1", [1, 3, 1, 1], "A:2:lower B:1:higher C:2:lower D:2:lower"),
    (4, "A1 A1 B2 C2 D1 D1", [0, 3, 3, 0], "A:0:too-low B:1:shared C:1:shared D:0:too-low"),
    (4, "A2 B2 C1 C1 D2", [3, 3, 0, 3], "A:1:shared B:1:shared C:0:too-low D:1:shared"),
    (4, "A1 B1 C1 D1", [3, 3, 3, 3], "A:1:shared B:1:shared C:1:shared D:1:shared"),
]


@pytest.mark.parametrize(("players", "buildings", "expected", "why"), TIES_FOR_FIRST)
def test_ties_for_first(players: int, buildings: str, expected: list[int], why: str) -> None:
    """CA 7.3: the own highest building decides; one first makes the others tied second, several leave no second."""
    match = scored(players, buildings)
    assert match.state.scores() == expected
    assert reasons(match) == why


TIES_FOR_SECOND = [
    (2, "A2 B1", [3, 1], "A:1:most B:2:next"),
    (2, "A2", [3, 0], "A:1:most"),
    (3, "A2 B1 C1", [3, 1, 1], "A:1:most B:2:level C:2:level"),
    # heights do not matter for the second place
    (3, "A1 A1 A3 B1 B1 C2", [3, 1, 1], "A:1:most B:2:level C:2:level"),
    (3, "A3 B1 B1 C1", [3, 1, 0], "A:1:most B:2:next C:0:behind"),
    (4, "A3 B2 C2 D1", [3, 1, 1, 0], "A:1:most B:2:level C:2:level D:0:behind"),
    (4, "A3 B2 C2 D1 D1", [3, 1, 1, 1], "A:1:most B:2:level C:2:level D:2:level"),
    (4, "A3 B2 C1 D1", [3, 1, 0, 0], "A:1:most B:2:next C:0:behind D:0:behind"),
]


@pytest.mark.parametrize(("players", "buildings", "expected", "why"), TIES_FOR_SECOND)
def test_ties_for_second(players: int, buildings: str, expected: list[int], why: str) -> None:
    """CA 7.4: behind one first all those tied are second."""
    match = scored(players, buildings)
    assert match.state.scores() == expected
    assert reasons(match) == why


@pytest.mark.parametrize(
    ("buildings", "single"), [("A2 B1 C1", [4, 2, 2]), ("A2 B1 B1 C1", [4, 2, 0]), ("A1 B1 C1", [4, 4, 4])]
)
def test_a_temple_doubles(buildings: str, single: list[int]) -> None:
    """CA 7.5: all points of its zone, of the first and of the second; an amphitheatre does not."""
    assert points(3, buildings, 2) == single
    assert points(3, buildings, 2, "temple") == [2 * each for each in single]
    assert points(3, buildings, 2, "amphitheatre") == single


def test_a_temple_doubles_its_own_zone_only() -> None:
    """CA 7.5"""
    match = begin(2)
    build(match, "caelius", "A1", fountains=0, large="temple")
    build(match, "aventinus", "A1", fountains=0)
    no_more_auctions(to_auctions(match))
    assert match.state.scores() == [6, 0]


def test_every_round_is_scored() -> None:
    """CA 7: zone by zone after every round, and points add up."""
    match = begin(2)
    build(match, "caelius", "A1", fountains=0)
    build(match, "palatinus", "B1", fountains=2)
    for number in range(1, 5):
        no_more_auctions(to_auctions(match))
        assert match.state.scores() == [2 * number, 4 * number]
        while not match.over and match.state.legal() and match.game.state_dump(match.state, 0, None)["step"] == "draw":
            match.play(match.legal()[0])
    assert match.over


def test_the_count_is_told() -> None:
    """CA 7: who, where, why, with what, and the new score."""
    match = scored(2, "A2 B1 B1", 2, "temple")
    tale = [happening for happening in match.entries[-1].tale if happening.kind in ("ranked", "score")]
    assert [happening.arguments for happening in tale] == [
        {
            "zone": "caelius",
            "who": 0,
            "rank": 1,
            "why": "higher",
            "floors": 2,
            "height": 2,
            "fountains": 2,
            "temple": 1,
            "points": 8,
        },
        {
            "zone": "caelius",
            "who": 1,
            "rank": 2,
            "why": "lower",
            "floors": 2,
            "height": 1,
            "fountains": 2,
            "temple": 1,
            "points": 4,
        },
        {"who": 0, "points": 8, "score": 8},
        {"who": 1, "points": 4, "score": 4},
    ]
