"""Analyses of finished games: each is computed once, in parts so that others get their turn, and cached for
everybody."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from captains_table.core.analysis import Analysis, Slip
from captains_table.core.match import Match
from captains_table.play import wire_types
from captains_table.play.acts import begun
from captains_table.play.errors import Busy, NotOver
from captains_table.play.ports import Analysts
from captains_table.play.table import OVER, Table
from captains_table.play.wire import phrase_out

LOG = logging.getLogger("captains_table")
KEPT = 200
"""How many analyses are cached; each takes a few kilobytes."""
AT_ONCE = 4
"""How many games are analysed at the same time."""
TOLD = 5
"""How many of the costliest choices are listed."""


@dataclass
class Progress:
    """The progress of an analysis."""

    count: int
    done: int = 0
    found: Analysis = field(default_factory=Analysis)
    told: list[wire_types.Slip] | None = None
    """The costliest choices in words, once all events have been analysed."""


class Analyses:
    """The analyses of this process."""

    def __init__(self, analysts: Analysts) -> None:
        self._analysts = analysts
        self._known: OrderedDict[str, Progress] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, table: Table, may_begin: Callable[[], None]) -> wire_types.Analysis:
        """Return what is known about a finished game so far. The first request starts the analysis, unless `may_begin`
        raises."""
        timeline = begun(table)
        if table.status != OVER:
            raise NotOver()
        if table.id not in self._known:
            if len(self._tasks) >= AT_ONCE:
                raise Busy()
            may_begin()
            progress = self._known[table.id] = Progress(timeline.length)
            self._begin(table, progress)
            self._forget()
        self._known.move_to_end(table.id)
        return analysis_out(self._known[table.id])

    def _begin(self, table: Table, progress: Progress) -> None:
        """Start an analysis. One that fails is dropped, so that it can be started again."""
        task = self._tasks[table.id] = asyncio.create_task(self._analyse(table, progress))

        def over(_: asyncio.Task[None]) -> None:
            del self._tasks[table.id]
            if not task.cancelled() and (error := task.exception()) is not None:
                self._known.pop(table.id, None)
                LOG.warning("an analysis failed", extra={"table": table.id, "why": type(error).__name__})

        task.add_done_callback(over)

    async def _analyse(self, table: Table, progress: Progress) -> None:
        while progress.done <= progress.count:
            part = await self._analysts.analyse(table, progress.done)
            progress.found.add(part.found)
            progress.done = part.next
        progress.told = await self._analysts.explain(table, progress.found.costliest(TOLD))

    def _forget(self) -> None:
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    async def stop(self) -> None:
        """Stop analysing."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def analysis_out(progress: Progress) -> wire_types.Analysis:
    """An analysis in the form in which it is sent."""
    chances = [wire_types.Chances(n, [round(100 * share) for share in shares]) for n, shares in progress.found.chances]
    return wire_types.Analysis(min(progress.done, progress.count), progress.count, chances, progress.told)


def slip_out(match: Match, slip: Slip) -> wire_types.Slip:
    """A costly choice in words."""
    game, state = match.game, match.at(slip.number)
    state.give_turn(slip.seat)

    def told(event: int) -> wire_types.Phrase:
        return phrase_out(game, state, game.tell(state, event))

    return wire_types.Slip(
        slip.number,
        slip.seat,
        told(slip.event),
        told(slip.better),
        max(1, round(100 * slip.cost)),
        [phrase_out(game, state, fault) for fault in slip.faults],
    )
