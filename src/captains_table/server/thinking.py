"""Thinking: bots choose in separate processes. A task consists of the game so far, so any process can do it.

A process caches the games that it was last asked about and applies only what is new. Somebody who opens many tables
waits for their own bots; others do not.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Literal, TypeVar

from captains_table.bots import BOTS, USUAL, make_bot
from captains_table.bots.advice import ANALYSIS_ITERATIONS, HINT_ITERATIONS, advise, analyse, bad_choices, with_faults
from captains_table.core.analysis import Analysis, Slip
from captains_table.core.cells import COMPILED
from captains_table.core.contract import CHANCE, SPECTATOR
from captains_table.core.luck import Luck
from captains_table.core.match import Match, new_match
from captains_table.core.reasons import Hint
from captains_table.play import wire_types
from captains_table.play.acts import begun
from captains_table.play.analyses import slip_out
from captains_table.play.coach import Coaching, round_news
from captains_table.play.facts import Setup
from captains_table.play.ports import AnalysedPart
from captains_table.play.table import Table, edition_of
from captains_table.server.errors import TooMany
from captains_table.server.fairness import FairQueue
from captains_table.server.limits import remember
from captains_table.server.metrics import Metrics
from captains_table.server.processes import kill_pool, new_pool

REMEMBERED = 32
SECONDS = 60.0
"""How long a bot may think before its process counts as hung and is killed. Level 5 thinks for two seconds."""

PART_SECONDS = 1.0
"""About how long one part of an analysis takes before others get their turn."""
SEED = 0
"""The seed of all analyses, so that every process gives the same one."""

Form = Literal["compiled", "pure"]

T = TypeVar("T")
"""The result of a task."""


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


class Thinkers:
    """The processes in which bots think."""

    usual_level = USUAL

    def __init__(self, workers: int, metrics: Metrics, most: int = 8) -> None:
        self.workers = max(1, workers)
        self.metrics = metrics
        self.most = most
        """How many choices of an address may be pending when it asks for a hint."""
        self._queue = FairQueue(self.workers)
        self._opened_from: OrderedDict[str, str] = OrderedDict()
        self._pool: ProcessPoolExecutor | None = None
        self._packages: Path | None = None
        self.compiled = COMPILED
        """Whether bots use compiled rules."""

    @property
    def form(self) -> Form:
        """Which form of the rules bots use."""
        return "compiled" if self.compiled else "pure"

    def note_opened(self, table: str, network: str) -> None:
        """Note the address that opened a table: thinking of its bots counts for that address."""
        remember(self._opened_from, table, network)

    async def choose(self, table: Table, seat: int, level: str | None = None) -> str:
        """Return, in notation, what a bot of this level (None: the usual one) chooses for a seat."""
        return await self._think(think, table, task_for(table, seat, level))

    async def advise(self, table: Table, seat: int) -> Hint:
        """Return the best choice for a seat, and why. Raises TooMany."""
        if self._queue.asked_by(self._address(table)) >= self.most:
            raise TooMany()
        return await self._think(think_of_advice, table, task_for(table, seat, None))

    async def coach(self, table: Table, seat: int, since: int) -> Coaching:
        """Return what the coach tells a seat that is about to choose and has heard everything up to an event. Raises
        TooMany."""
        if self._queue.asked_by(self._address(table)) >= self.most:
            raise TooMany()
        return await self._think(partial(think_as_coach, since=since), table, task_for(table, seat, None))

    async def analyse(self, table: Table, start: int) -> AnalysedPart:
        """Analyse a part of a finished game, from an event on."""
        return await self._think(partial(think_over, start=start), table, task_for(table, SPECTATOR, None))

    async def explain(self, table: Table, slips: list[Slip]) -> list[wire_types.Slip]:
        """Put costly choices into words, with what is wrong with them."""
        return await self._think(partial(think_why, slips=slips), table, task_for(table, SPECTATOR, None))

    def _address(self, table: Table) -> str:
        return self._opened_from.get(table.id, table.creator)

    async def _think(self, work: Callable[[Task], T], table: Table, task: Task) -> T:
        """Run a task in one of the processes when it is the table's turn."""
        began = perf_counter()
        async with self._queue.turn((self._address(table), table.creator, table.id)):
            found = await self._done(work, task)
        self.metrics.thought_seconds.observe(perf_counter() - began)
        return found

    async def _done(self, work: Callable[[Task], T], task: Task) -> T:
        """Run a task in one of the processes, and once more if the process dies or hangs."""
        for again in (True, False):
            pool = self._pool = self._pool or new_pool(self.workers, self._packages)
            try:
                async with asyncio.timeout(SECONDS):
                    return await asyncio.get_running_loop().run_in_executor(pool, work, task)
            except (BrokenProcessPool, TimeoutError):
                if self._pool is pool:
                    self.stop()
                if not again:
                    raise
        raise BrokenProcessPool

    async def think_in(self, packages: Path) -> bool:
        """Let bots think in the compiled program in this folder from the next choice on; current tasks are finished.
        Returns whether that works."""
        pool = new_pool(self.workers, packages)
        try:
            async with asyncio.timeout(SECONDS):
                works = await asyncio.get_running_loop().run_in_executor(pool, is_compiled)
        except (BrokenProcessPool, TimeoutError):
            works = False
        if not works:
            kill_pool(pool)
            return False
        before, self._pool = self._pool, pool
        self._packages, self.compiled = packages, True
        if before is not None:
            before.shutdown(wait=False)
        return True

    def stop(self) -> None:
        """Stop at once: anything in progress can be recomputed."""
        if self._pool is not None:
            kill_pool(self._pool)
            self._pool = None


# In the processes


_GAMES: OrderedDict[str, tuple[list[tuple[int, int]], Match]] = OrderedDict()


def is_compiled() -> bool:
    """Whether this process runs compiled rules."""
    return COMPILED


def think(task: Task) -> str:
    """Choose, knowing only the view of the seat."""
    match = match_of(task)
    view = match.view_to_choose(task.seat)
    level = task.level if task.level in BOTS else USUAL
    event = make_bot(level, match.game, Luck(task.seed)).choose(view, view.legal())
    return match.game.text(match.state, event)


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
