"""Thinking: bots do their tasks in processes of their own. Who opens many tables waits for their bots, not others for
theirs."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Literal, TypeVar

from captains_table.bots import USUAL
from captains_table.core.analysis import Slip
from captains_table.core.cells import COMPILED
from captains_table.core.contract import SPECTATOR
from captains_table.core.reasons import Hint
from captains_table.play import wire_types
from captains_table.play.coach import Coaching
from captains_table.play.ports import AnalysedPart
from captains_table.play.table import Table
from captains_table.server.errors import TooMany
from captains_table.server.fairness import FairQueue
from captains_table.server.limits import remember
from captains_table.server.metrics import Metrics
from captains_table.server.processes import kill_pool, new_pool
from captains_table.thinking import (
    Task,
    fallback_at,
    task_for,
    think,
    think_as_coach,
    think_of_advice,
    think_over,
    think_why,
)

SECONDS = 60.0
"""How long a bot may think before its process counts as hung and is killed. Level 5 thinks for two seconds."""

LOG = logging.getLogger("captains_table")

Form = Literal["compiled", "pure"]

T = TypeVar("T")
"""The result of a task."""


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
        self._looked_at: OrderedDict[str, str] = OrderedDict()
        """Tables and levels of which the judge is known."""
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
        self._log_fallback(table, level)
        return await self._think(think, table, task_for(table, seat, level))

    def _log_fallback(self, table: Table, level: str | None) -> None:
        """Log once for each table and level if the bot does without the learned judge."""
        key = f"{table.id} {level}"
        if key in self._looked_at:
            return
        remember(self._looked_at, key, "")
        why = fallback_at(table, level)
        if why is not None:
            about = {"table": table.id, "game": table.setup.game, "bot": level, "why": why}
            LOG.info("the learned judge is not used", extra=about)

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


def is_compiled() -> bool:
    """Whether this process runs compiled rules."""
    return COMPILED
