"""What bots do for tables: choose, advise, coach, analyse. A task consists of the game so far, so any process, or any
worker of a page, can do it.

A process caches the games that it was last asked about, and applies only what is new.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass
from time import perf_counter

from captains_table.bots import BOTS, FOR_NEWCOMERS, USUAL, make_bot
from captains_table.bots.advice import ANALYSIS_ITERATIONS, HINT_ITERATIONS, advise, analyse, bad_choices, with_faults
from captains_table.bots.fallback import fallback_of
from captains_table.bots.levels import LEVELS as NUMBERS
from captains_table.bots.levels import SECONDS, WINS
from captains_table.core.analysis import Analysis, Slip
from captains_table.core.contract import CHANCE
from captains_table.core.luck import Luck
from captains_table.core.match import Match, new_match
from captains_table.core.reasons import Hint
from captains_table.play import wire_types
from captains_table.play.acts import begun
from captains_table.play.analyses import slip_out
from captains_table.play.caller import Levels
from captains_table.play.coach import Coaching, round_news
from captains_table.play.facts import Setup
from captains_table.play.ports import AnalysedPart
from captains_table.play.table import Table, edition_of

LEVELS = Levels(tuple(BOTS), USUAL, FOR_NEWCOMERS, WINS, {f"level{max(NUMBERS)}": SECONDS})
"""The bots that people can play against."""
REMEMBERED = 32
PART_SECONDS = 1.0
"""About how long one part of an analysis takes before others get their turn."""
SEED = 0
"""The seed of all analyses, so that every process gives the same one."""


@dataclass(frozen=True)
class Task:
    """A choice to make for a seat of a game."""

    table: str
    setup: Setup
    players: int
    events: list[tuple[int, int]]
    """Who (-1 is chance) and what, from the beginning."""
    seat: int
    level: str
    seed: int


def task_for(table: Table, seat: int, level: str | None) -> Task:
    """The task of choosing for a seat."""
    entries = begun(table).match.entries
    events = [(entry.seat, entry.event) for entry in entries]
    return Task(table.id, table.setup, len(table.seats), events, seat, level or USUAL, secrets.randbits(62))


_GAMES: OrderedDict[str, tuple[list[tuple[int, int]], Match]] = OrderedDict()


def think(task: Task) -> str:
    """Choose, knowing only the view of the seat."""
    match = match_of(task)
    view = match.view_to_choose(task.seat)
    event = make_bot(_known(task.level), match.game, Luck(task.seed)).choose(view, view.legal())
    return match.game.text(match.state, event)


def _known(level: str | None) -> str:
    """The level, or the usual one if no bot has it any more."""
    return level if level in BOTS else USUAL


def fallback_at(table: Table, level: str | None) -> str | None:
    """Why a bot of this level does without the learned judge at a table: the id of a text; None if it does not."""
    match = begun(table).match
    return fallback_of(match.game, match.state, [_known(level)])


def think_of_advice(task: Task) -> Hint:
    """Return the best choice and why, knowing only the view of the seat."""
    match = match_of(task)
    return advise(match.game, match.view_to_choose(task.seat), Luck(task.seed), HINT_ITERATIONS).hint


def think_as_coach(task: Task, since: int) -> Coaching:
    """Return the choices to warn against, from a quick search, and the news of the last round, knowing only the view of
    the seat."""
    match = match_of(task)
    bad = bad_choices(match.game, match.view_to_choose(task.seat), Luck(task.seed))
    return Coaching(tuple(bad), round_news(match, task.seat, since))


def think_over(task: Task, start: int) -> AnalysedPart:
    """Do as much of an analysis as there is time for, at least one event; each seat is judged by what it knew."""
    match, found, began = match_of(task), Analysis(), perf_counter()
    for number in analyse(match, ANALYSIS_ITERATIONS, SEED, found, start):
        if perf_counter() - began > PART_SECONDS:
            return AnalysedPart(found, number + 1)
    return AnalysedPart(found, len(match.entries) + 1)


def think_why(task: Task, slips: list[Slip]) -> list[wire_types.Slip]:
    """Say what is wrong with choices."""
    match = match_of(task)
    return [slip_out(match, with_faults(match, slip)) for slip in slips]


def match_of(task: Task) -> Match:
    """The match of a task, from the cache if possible."""
    events, match = _GAMES.pop(task.table, ([], None))
    if match is None or task.events[: len(events)] != events:
        match, events = new_match(task.setup.game, task.players, task.setup.options, edition_of(task.setup)), []
    for seat, event in task.events[len(events) :]:
        match.play(event, None if seat == CHANCE else seat)
    _GAMES[task.table] = (task.events, match)
    if len(_GAMES) > REMEMBERED:
        _GAMES.popitem(last=False)
    return match
