from __future__ import annotations

import pytest

from captains_table.bots import USUAL
from captains_table.core.game import games
from captains_table.play.setup import players_for, players_with_one_option
from captains_table.terminal.chooser import choose
from captains_table.terminal.plan import Plan
from divers import GAME
from terminal.helpers import Paper, Typed

pytestmark = pytest.mark.usefixtures("divers")


def chosen(*lines: str, language: str = "en") -> tuple[Plan, str]:
    paper = Paper()
    return choose(language, 1, paper, Typed(lines)), paper.text


@pytest.mark.parametrize("name", ["divers", "Divers", "diver", "dievrs"])
def test_the_usual_table(name: str) -> None:
    plan, text = chosen(name, "", "")
    assert plan.setup.game == GAME.id
    assert [seat.name for seat in plan.setup.seats] == ["Skipper", "Bot B", "Bot C"]
    assert [seat.level for seat in plan.setup.seats] == ["", USUAL, USUAL]
    assert "Welcome" in text


def test_seats_and_options() -> None:
    plan, _ = chosen("divers", " Ada , random ", "deep")
    assert [seat.name for seat in plan.setup.seats] == ["Ada", "Cabin boy B"]
    assert plan.setup.options == ["deep"]
    plan, _ = chosen("divers", "Ada", "1, shark")
    assert plan.setup.options == ["deep", "shark"]


def test_only_options_for_so_many_are_offered() -> None:
    _, text = chosen("divers", "Ada,Ben", "")
    assert "Deep sea" in text
    assert "Shark" not in text
    assert players_for(GAME, "shark") == [1]


def test_where_one_option_has_to_be_chosen() -> None:
    """Alone one meets a legendary captain (CW 8.1); the shark's diver may choose the deep sea as well."""
    found = {game.id: players_with_one_option(game) for game in [*games().values(), GAME]}
    assert {game: players for game, players in found.items() if players} == {"captains_war": [1]}


def test_wrong_answers_are_asked_again() -> None:
    plan, text = chosen("99", "", "divers", "Ada,Ben", "7", "nothing", "")
    assert [seat.name for seat in plan.setup.seats] == ["Ada", "Ben"]
    assert text.count("is not on the list.") == 4


def test_what_does_not_go_together_is_asked_again() -> None:
    plan, text = chosen("divers", "Ada", "", "Ada", "shark")
    assert "These can’t be combined: the shark is for one diver" in text
    assert plan.setup.options == ["shark"]
