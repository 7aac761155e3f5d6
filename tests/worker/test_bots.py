"""The worker of the bots answers what a server's process would: a job and its answer lose nothing on the way."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from captains_table.bots import BOTS
from captains_table.core.luck import Luck
from captains_table.core.reasons import Hint
from captains_table.play import acts
from captains_table.play.acts import open_table
from captains_table.play.coach import Coaching
from captains_table.play.facts import SeatPlan, Setup
from captains_table.play.messages import encoded
from captains_table.play.ports import AnalysedPart
from captains_table.play.table import OVER, Table
from captains_table.thinking import Task, task_for, think, think_as_coach, think_of_advice, think_over, think_why
from captains_table.worker import bots
from captains_table.worker.thinking import Advise, Analyse, Choose, Coach, Explain
from play.arrange import NOW


def table_after(game: str, choices: int) -> Table:
    """A table for one person and a bot, after so many first choices."""
    luck = Luck(3)
    plans = [SeatPlan("person", "Ada", "", "ada"), SeatPlan("local", "Ben", "", "ada")]
    table = open_table("table", Setup(game, plans), "ada", NOW, luck)
    for _ in range(choices):
        if table.status == OVER:
            break
        seat = table.acting()[0]
        view = acts.begun(table).match.view_to_choose(seat)
        legal = view.legal()
        text = table.game.text(view, legal[luck.below(len(legal))])
        acts.move(table, "ada", seat, text, acts.begun(table).seen_by(seat), NOW, luck)
    return table


def answered(job: Any, type: Any) -> Any:
    return msgspec.json.decode(bots.work(encoded(job)), type=type)


@pytest.mark.parametrize("game", ["capitol", "captains_war", "divers", "el_capitan"])
def test_every_level_chooses_as_on_a_server(game: str) -> None:
    table = table_after(game, 2)
    for level in BOTS:
        if level == "level5":
            continue  # thinks by the clock, so that it may choose differently every time
        task = task_for(table, table.acting()[0], level)
        assert answered(Choose(task), str) == think(task), level


@pytest.mark.parametrize("game", ["capitol", "captains_war", "divers", "el_capitan"])
def test_advice_is_the_same_as_on_a_server(game: str) -> None:
    table = table_after(game, 2)
    task = task_for(table, table.acting()[0], None)
    assert answered(Advise(task), Hint) == think_of_advice(task)
    assert answered(Coach(task, 0), Coaching) == think_as_coach(task, 0)


def test_an_analysis_is_the_same_as_on_a_server() -> None:
    table = table_after("divers", 1000)
    assert table.status == OVER
    task = task_for(table, -1, None)
    here, there = think_over(task, 0), answered(Analyse(task, 0), AnalysedPart)
    both = min(len(here.found.chances), len(there.found.chances))
    assert here.found.chances[:both] == there.found.chances[:both], "how much of it is done at once depends on the time"
    slips = here.found.costliest(5)
    assert bots.work(encoded(Explain(task, slips))) == encoded(think_why(task, slips))


def test_what_is_no_job() -> None:
    for job in ("{}", '{"job":"sing"}', json.dumps({"job": "choose"})):
        with pytest.raises(msgspec.ValidationError):
            bots.work(job)


def test_a_task_is_the_same_after_its_way() -> None:
    task = task_for(table_after("el_capitan", 6), 0, "level2")
    assert msgspec.json.decode(encoded(task), type=Task) == task
