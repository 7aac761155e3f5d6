from __future__ import annotations

from pathlib import Path

import pytest

from captains_table.bots import UnknownBot
from captains_table.core.errors import BadRecord, BadSetup, TableError
from captains_table.core.match import new_match
from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from captains_table.play.facts import SeatPlan
from captains_table.terminal.local_table import LocalTable
from captains_table.terminal.plan import KEYBOARD, begin, read_seats, resume, usual_seats
from divers import GAME

pytestmark = pytest.mark.usefixtures("divers")
FILE = Path("game.txt")


def person(name: str) -> SeatPlan:
    return SeatPlan("local", name, player=KEYBOARD)


def bot(name: str, level: str) -> SeatPlan:
    return SeatPlan("bot", name, level)


def test_seats() -> None:
    assert read_seats(["Ada", "bot", "bot:random", "Greedy", "bot:5"]) == [
        person("Ada"),
        bot("Bot B", "level3"),
        bot("Cabin boy C", "random"),
        bot("Trader D", "greedy"),
        bot("Admiral E", "level5"),
    ]


def test_seats_that_can_not_be() -> None:
    with pytest.raises(UnknownBot):
        read_seats(["bot:clever"])
    with pytest.raises(BadSetup, match="no game takes 7"):
        read_seats(["bot"] * 7)


def test_a_usual_table() -> None:
    assert usual_seats(GAME, (), "Ada") == ["Ada", "bot", "bot"]
    assert usual_seats(GAME, ["shark"], "Ada") == ["Ada"]
    assert usual_seats(GAME, ["nonsense"], "Ada") == ["Ada"]


def test_bots_stand_in_the_record() -> None:
    table = LocalTable(begin(GAME, ["Ada", "bot", "random"], 1))
    assert "\nbots: B level3, C random\n" in str(table.match)


@pytest.mark.parametrize("first", ["B", "b", "ben", " Ben "])
def test_first(first: str) -> None:
    plan = begin(GAME, ["Ada", "Ben"], 1, first=first)
    assert plan.setup.first == 1
    assert LocalTable(plan).match.entries[0].line == "* first B"


@pytest.mark.parametrize(
    ("seats", "options", "first", "message"),
    [
        (["Ada", "Ben"], [], "Cleo", "'Cleo' can't go first"),
        (["Ada"], ["shark"], "A", "is not drawn with this number of players"),
        (["Ada", "Ada"], [], None, "two players are called Ada"),
        (["Ada", "Ben"], ["shark"], None, "the shark is for one diver"),
        (["Ada", "Ben"], ["depth"], None, "has no option 'depth'"),
    ],
)
def test_tables_that_can_not_be(seats: list[str], options: list[str], first: str | None, message: str) -> None:
    with pytest.raises(TableError, match=message):
        begin(GAME, seats, 1, options, first=first)


def test_resume_by_the_same_and_by_others() -> None:
    match = LocalTable(begin(GAME, ["Ada", "bot", "random"], 1)).match
    assert [seat.level for seat in resume(match, FILE, [], 1).setup.seats] == ["", "level3", "random"]
    plan = resume(match, FILE, ["bot", "Ben", "Cleo"], 1)
    assert plan.setup.seats == [bot("Ada", "level3"), person("Bot B"), person("Cabin boy C")]
    assert "\nbots: A level3\n" in str(LocalTable(plan).match)
    with pytest.raises(BadSetup, match="3 seats, not 2"):
        resume(match, FILE, ["Ada", "Ben"], 1)


def test_what_is_resumed_stands_as_it_was() -> None:
    """Also what the header says that nobody here understands."""
    table = LocalTable(begin(GAME, ["Ada", "bot"], 1, first="A"))
    table.choose(0, table.match.legal()[0])
    record = f"{table.match}".replace("\nbots:", "\nplace: Genoa\nbots:", 1)
    again = LocalTable(resume(replay(parse_record(record)), FILE, [], 1))
    assert str(again.match) == record
    assert again.match.state.fingerprint() == table.match.state.fingerprint()
    assert again.timeline.phrases == table.timeline.phrases


def test_figures_of_ones_own_come_from_the_text_of_an_edition() -> None:
    text = (GAME.folder / "edition.toml").read_text(encoding="utf-8").replace("hand = 3", "hand = 2")
    match = LocalTable(begin(GAME, ["Ada", "Ben"], 1, edition=text)).match
    assert len([entry for entry in match.entries if entry.text.startswith("deal")]) == 4
    assert match.edition.label != GAME.own_edition().label


@pytest.mark.parametrize("bots", ["B clever", "C greedy", "greedy", "AB greedy"])
def test_resume_with_a_strange_header(bots: str) -> None:
    match = new_match(GAME, ["Ada", "Ben"])
    match.other["bots"] = bots
    with pytest.raises(BadRecord, match="can't read 'bots: "):
        resume(match, FILE, [], 1)
