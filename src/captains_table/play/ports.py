"""What live tables need of whoever runs them: a store, thinkers for bots, metrics, a clock and luck.

A server has a database, processes and Prometheus; a page in a browser has none of them. Nothing here needs a thread or
a certain event loop.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Protocol

from captains_table.core.analysis import Analysis, Slip
from captains_table.core.luck import Luck
from captains_table.core.reasons import Hint
from captains_table.play import wire_types
from captains_table.play.coach import Coaching
from captains_table.play.facts import Fact
from captains_table.play.table import Table

Clock = Callable[[], int]
"""Milliseconds since 1970."""
LuckSource = Callable[[], Luck]
"""Luck for one act, which nobody can foresee."""


class Conflict(Exception):
    """Somebody else has written facts of the same numbers."""


class UnclearCommit(Exception):
    """The store does not know whether something was committed: it has to be read."""


@dataclass(frozen=True)
class Changes:
    """What is to be committed about a table."""

    table: Table
    """The table with the facts carried out. To be read before anything is waited for: it may change after that."""
    facts: list[tuple[int, int, Fact]]
    """Number, time and fact of what is new."""
    members: list[str]
    """People who have a seat and perhaps had none before."""
    notifications: list[tuple[str, str]]
    """Who is to be notified if they have asked for it, and why: `turn`, `over`, `vote` or `invited`."""


@dataclass(frozen=True)
class AnalysedPart:
    """What was found about some events of a game."""

    found: Analysis
    next: int
    """Where to go on; beyond the number of events if nothing is left."""


class Store(Protocol):
    """Where tables are kept. What was committed is never lost."""

    async def load(self, id: str) -> tuple[Table, dict[str, int]] | None:
        """A table, and how much of the game each person has seen; None if there is no such table."""

    async def facts(self, id: str, start: int) -> list[tuple[int, Fact]]:
        """The facts of a table from a number on, with their times."""

    async def commit(self, changes: Changes) -> None:
        """Write new facts, all or none of them; or raise Conflict or UnclearCommit."""

    async def set_seen(self, id: str, player: str, number: int) -> None:
        """Remember how much of the game somebody has seen."""

    async def name_of(self, player: str) -> str:
        """A person's name, empty if they have given none."""


class Thinkers(Protocol):
    """Who asks bots for choices and for advice."""

    usual_level: str
    """That of a bot which takes over from a person."""

    async def choose(self, table: Table, seat: int, level: str | None = None) -> str:
        """What a bot of this level (None: the usual one) chooses for a seat, in notation."""

    async def advise(self, table: Table, seat: int) -> Hint:
        """The best choice for a seat, and why."""

    async def coach(self, table: Table, seat: int, since: int) -> Coaching:
        """What the coach has to say to a seat that is to choose, and has heard everything up to an event."""


class Analysts(Protocol):
    """Who looks at finished games."""

    async def analyse(self, table: Table, start: int) -> AnalysedPart:
        """A part of the analysis of a finished game, from an event on."""

    async def explain(self, table: Table, slips: list[Slip]) -> list[wire_types.Slip]:
        """Choices that cost something in words, with what is wrong with them."""


class Metrics(Protocol):
    """What is counted and measured."""

    def opened(self, game: str) -> None:
        """A table was opened."""

    def committed(self, events: int) -> None:
        """Events of games were committed."""

    def conflicted(self) -> None:
        """Somebody else had written first."""

    def timed_act(self) -> AbstractContextManager[None]:
        """Measures an act, until all viewers have been sent what it brought about."""


class NoMetrics:
    """Counts nothing."""

    def opened(self, game: str) -> None:
        """A table was opened."""

    def committed(self, events: int) -> None:
        """Events of games were committed."""

    def conflicted(self) -> None:
        """Somebody else had written first."""

    def timed_act(self) -> AbstractContextManager[None]:
        """An act takes place."""
        return nullcontext()
