"""Thinking: bots do their tasks in a separate worker, so that the page never waits for them.

Jobs and answers are passed as text. The questions and answers are the same as on a server
(`captains_table/thinking.py`), so bots make the same choices.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from captains_table.core.analysis import Slip
from captains_table.core.contract import SPECTATOR
from captains_table.core.reasons import Hint
from captains_table.play import wire_types
from captains_table.play.coach import Coaching
from captains_table.play.messages import encoded
from captains_table.play.ports import AnalysedPart
from captains_table.play.table import Table
from captains_table.thinking import LEVELS, Task, task_for

Think = Callable[[str], Awaitable[str]]
"""Has a job done by the other worker."""


class Job(msgspec.Struct, tag_field="job"):
    """A job for a bot."""

    task: Task


class Choose(Job, tag="choose"):
    """Choose for a seat."""


class Advise(Job, tag="advise"):
    """Find the best choice, and why."""


class Coach(Job, tag="coach"):
    """Find what the coach has to say."""

    since: int


class Analyse(Job, tag="analyse"):
    """Analyse a part of a finished game."""

    start: int


class Explain(Job, tag="explain"):
    """Put costly choices into words."""

    slips: list[Slip]


AnyJob = Choose | Advise | Coach | Analyse | Explain


class WorkerThinkers:
    """Sends jobs to the bot worker."""

    usual_level = LEVELS.usual

    def __init__(self, think: Think) -> None:
        self._think = think

    async def choose(self, table: Table, seat: int, level: str | None = None) -> str:
        """Return, in notation, what a bot of this level (None: the usual one) chooses for a seat."""
        return str(await self._ask(Choose(task_for(table, seat, level)), str))

    async def advise(self, table: Table, seat: int) -> Hint:
        """Return the best choice for a seat, and why."""
        hint: Hint = await self._ask(Advise(task_for(table, seat, None)), Hint)
        return hint

    async def coach(self, table: Table, seat: int, since: int) -> Coaching:
        """Return what the coach tells a seat that is about to choose and has heard everything up to an event."""
        coaching: Coaching = await self._ask(Coach(task_for(table, seat, None), since), Coaching)
        return coaching

    async def analyse(self, table: Table, start: int) -> AnalysedPart:
        """Analyse a part of a finished game, from an event on."""
        part: AnalysedPart = await self._ask(Analyse(task_for(table, SPECTATOR, None), start), AnalysedPart)
        return part

    async def explain(self, table: Table, slips: list[Slip]) -> list[wire_types.Slip]:
        """Put costly choices into words, with what is wrong with them."""
        told: list[wire_types.Slip] = await self._ask(
            Explain(task_for(table, SPECTATOR, None), slips), list[wire_types.Slip]
        )
        return told

    async def _ask(self, job: AnyJob, answer: Any) -> Any:
        return msgspec.json.decode(await self._think(encoded(job)), type=answer)
