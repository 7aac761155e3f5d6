from __future__ import annotations

from pathlib import Path

import pytest

from captains_table.bots import UnknownBot
from captains_table.core.errors import BadRecord, BadSetup, TableError
from captains_table.core.match import new_match
from captains_table.terminal.plan import Seated, Wishes, begin, read_seats, resume, usual_seats
from divers import GAME

FILE = Path("game.txt")


def test_seats() -> None:
    assert read_seats(["Ada", "bot", "bot:random", "Greedy", "bot:5"]) == [
        Seated("Ada"),
        Seated("Bot B", "level3"),
        Seated("Random C", "random"),
        Seated("Greedy D", "greedy"),
        Seated("Level5 E", "level5"),
    ]


def test_seats_that_can_not_be() -> None:
    with pytest.raises(UnknownBot):
        read_seats(["bot:clever"])
    with pytest.raises(BadSetup, match="no table for 7"):
        read_seats(["bot"] * 7)


def test_a_usual_table() -> None:
    assert usual_seats(GAME, (), "Ada") == ["Ada", "bot", "bot"]
    assert usual_seats(GAME, ["shark"], "Ada") == ["Ada"]
    assert usual_seats(GAME, ["nonsense"], "Ada") == ["Ada"]


def test_bots_stand_in_the_record() -> None:
    plan = begin(Wishes(GAME, ["Ada", "bot", "random"]), 1)
    assert "\nbots: B level3, C random\n" in str(plan.match)


@pytest.mark.parametrize("first", ["B", "b", "ben", " Ben "])
def test_first(first: str) -> None:
    plan = begin(Wishes(GAME, ["Ada", "Ben"], first=first), 1)
    assert [entry.line for entry in plan.match.entries] == ["* first B"]


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        (Wishes(GAME, ["Ada", "Ben"], first="Cleo"), "'Cleo' can't be first"),
        (Wishes(GAME, ["Ada"], ["shark"], first="A"), "nobody draws who is first"),
        (Wishes(GAME, ["Ada", "Ada"]), "two players are called Ada"),
        (Wishes(GAME, ["Ada", "Ben"], ["shark"]), "the shark is for one diver"),
        (Wishes(GAME, ["Ada", "Ben"], ["depth"]), "has no option 'depth'"),
    ],
)
def test_wishes_that_can_not_be(wishes: Wishes, message: str) -> None:
    with pytest.raises(TableError, match=message):
        begin(wishes, 1)


def test_resume_by_the_same_and_by_others() -> None:
    match = begin(Wishes(GAME, ["Ada", "bot", "random"]), 1).match
    assert [seated.bot for seated in resume(match, FILE, [], 1).seats] == [None, "level3", "random"]
    plan = resume(match, FILE, ["bot", "Ben", "Cleo"], 1)
    assert plan.seats == [Seated("Ada", "level3"), Seated("Bot B"), Seated("Random C")]
    assert "\nbots: A level3\n" in str(plan.match)
    with pytest.raises(BadSetup, match="3 seats, not 2"):
        resume(match, FILE, ["Ada", "Ben"], 1)


@pytest.mark.parametrize("bots", ["B clever", "C greedy", "greedy", "AB greedy"])
def test_resume_with_a_strange_header(bots: str) -> None:
    match = new_match(GAME, ["Ada", "Ben"])
    match.other["bots"] = bots
    with pytest.raises(BadRecord, match="not understood"):
        resume(match, FILE, [], 1)
