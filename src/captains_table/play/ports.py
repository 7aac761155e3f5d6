"""What live tables need from the program that runs them: a store, thinkers for bots, metrics, a clock and random
streams.

A server has a database, processes and Prometheus; a page in a browser has none of them. Nothing here needs a thread or
a certain event loop.
"""

from __future__ import annotations

import secrets
import time
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
from captains_table.play.table_index import StoredSummary

Clock = Callable[[], int]
"""Milliseconds since 1970."""
LuckSource = Callable[[], Luck]
"""A random stream for one act, which nobody can predict."""


class Conflict(Exception):
    """Another process has already written facts with the same numbers."""


class UnclearCommit(Exception):
    """The store does not know whether something was committed: it has to be read again."""


@dataclass(frozen=True)
class Changes:
    """What is to be committed for a table."""

    table: Table
    """The table with the facts applied. Read it before the first await: it may change after that."""
    facts: list[tuple[int, int, Fact]]
    """Number, time and fact of each new fact."""
    members: list[str]
    """People who have a seat and may not have had one before."""
    notifications: list[tuple[str, str]]
    """Who is to be notified if they have subscribed, and why: `turn`, `over`, `vote` or `invited`."""


@dataclass(frozen=True)
class AnalysedPart:
    """The analysis of some events of a game."""

    found: Analysis
    next: int
    """The number of the next event to analyse; beyond the last event if nothing is left."""


class Store(Protocol):
    """Where tables are stored. Nothing that was committed is ever lost."""

    async def load(self, id: str) -> tuple[Table, dict[str, int]] | None:
        """Return a table, and how much of the game each person has seen; None if there is no such table."""

    async def facts(self, id: str, start: int) -> list[tuple[int, Fact]]:
        """Return the facts of a table from a number on, with their times."""

    async def commit(self, changes: Changes) -> None:
        """Write new facts, all or none of them. Raises Conflict or UnclearCommit."""

    async def set_seen(self, id: str, player: str, number: int) -> None:
        """Store how much of the game a person has seen."""

    async def name_of(self, player: str) -> str:
        """Return a person's name, empty if they have not given one."""


class TableIndex(Protocol):
    """Which tables there are and whose, and what people are called."""

    async def open_tables(self) -> list[StoredSummary]:
        """Listed tables with open seats."""

    async def tables_of(self, player: str, playing: bool = False) -> list[StoredSummary]:
        """A person's tables, the one that changed last first; or only those where the game goes on."""

    async def hide(self, id: str, player: str, at: int) -> None:
        """Remove a table from a person's list."""

    async def name_of(self, player: str) -> str:
        """A person's name, empty if they have given none."""

    async def set_name(self, player: str, name: str) -> None:
        """Store a person's name."""

    async def rematched(self, id: str, new: str) -> None:
        """Those of a table play again at a new one: what is kept about them here holds there too."""


class Thinkers(Protocol):
    """Asks bots for choices and advice."""

    usual_level: str
    """The level of a bot that takes over from a person."""

    async def choose(self, table: Table, seat: int, level: str | None = None) -> str:
        """Return, in notation, what a bot of this level (None: the usual one) chooses for a seat."""

    async def advise(self, table: Table, seat: int) -> Hint:
        """Return the best choice for a seat, and why."""

    async def coach(self, table: Table, seat: int, since: int) -> Coaching:
        """Return what the coach tells a seat that is about to choose and has heard everything up to an event."""


class Analysts(Protocol):
    """Analyses finished games."""

    async def analyse(self, table: Table, start: int) -> AnalysedPart:
        """Analyse a part of a finished game, from an event on."""

    async def explain(self, table: Table, slips: list[Slip]) -> list[wire_types.Slip]:
        """Put costly choices into words, with what is wrong with them."""


class Metrics(Protocol):
    """Counters and timers."""

    def opened(self, game: str) -> None:
        """A table was opened."""

    def committed(self, events: int) -> None:
        """Events were committed."""

    def conflicted(self) -> None:
        """Another process had written first."""

    def timed_act(self) -> AbstractContextManager[None]:
        """Time an act, until all viewers have been sent its result."""


class NoMetrics:
    """Counts nothing."""

    def opened(self, game: str) -> None:
        """A table was opened."""

    def committed(self, events: int) -> None:
        """Events were committed."""

    def conflicted(self) -> None:
        """Another process had written first."""

    def timed_act(self) -> AbstractContextManager[None]:
        """An act is carried out."""
        return nullcontext()


class SteadyClock:
    """Milliseconds since 1970, from a monotonic clock: when the machine's clock is set or jumps, no player's time is up
    because of it."""

    def __init__(self) -> None:
        self._started = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        """The current time."""
        return (self._started + time.monotonic_ns()) // 1_000_000


def new_luck() -> Luck:
    """A random stream that nobody can predict."""
    return Luck(secrets.randbits(62))
