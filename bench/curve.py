"""The curve of a server: `python -m bench.curve` measures how it behaves as more is asked of it.

* the highest rate of moves on one processor at which 99 moves of 100 take at most 50 ms, game by game
* what a move costs as there are more tables, and as a table has more viewers
* two processes that share a PostgreSQL, with the seats of each table spread over both
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.progress import Progress
from tools.postgres import programs, running

from bench.crowd import Crowd, LoneServer, Sample, Seats
from bench.tables import check_system
from captains_table.core.game import games

LIMIT = 0.05
"""Seconds that 99 moves of 100 may take at most."""


@dataclass(frozen=True)
class Plan:
    """What is measured: small numbers for a test, large ones for the page."""

    growing: str = "captains_war"
    """The game that is played at ever more tables, and on PostgreSQL."""
    alone: Seats = field(default_factory=lambda: Seats("captains_war", 1, ("brise-lame",)))
    """A game for one, which has just as many viewers as is wanted."""
    seconds: float = 4.0
    """At each point."""
    busy_tables: int = 300
    first_rate: float = 200.0
    growth: float = 1.4
    lowest_rate: float = 20.0
    """A server that is too slow for this is not asked for less."""
    tables: tuple[int, ...] = (50, 200, 500, 1000, 2000)
    rate: float = 60.0
    """Moves per second, however many tables there are."""
    watched_tables: int = 25
    watched_rate: float = 25.0
    viewers: tuple[int, ...] = (1, 5, 10, 25, 50)
    shared_tables: int = 60


def measure_curve(plan: Plan, progress: Progress) -> dict[str, Any]:
    """Everything about the curve."""
    check_system()
    parts: dict[str, Callable[[], Any]] = {
        **{f"most:{game}": lambda game=game: _on_sqlite(Seats(game), _most, plan) for game in games()},  # type: ignore[misc]
        "tables": lambda: _on_sqlite(Seats(plan.growing), _tables, plan),
        "viewers": lambda: _on_sqlite(plan.alone, _viewers, plan),
    }
    for processes in (1, 2) if has_postgres() else ():
        parts[f"postgres:{processes}"] = lambda count=processes: _on_postgres(count, plan)  # type: ignore[misc]
    found = {name: parts[name]() for name in progress.track(list(parts), description="the server's curve")}
    return {
        "limit_seconds": LIMIT,
        "most": [found[name] for name in found if name.startswith("most:")],
        "tables": found["tables"],
        "viewers": found["viewers"],
        "postgres": [{"processes": int(name[-1]), **found[name]} for name in found if name.startswith("postgres:")],
    }


def has_postgres() -> bool:
    """Whether there is a PostgreSQL, and the way to it."""
    return programs() is not None and find_spec("psycopg") is not None


Course = Callable[[Crowd, Plan], Any]


def _on_sqlite(seats: Seats, course: Course, plan: Plan) -> Any:
    with tempfile.TemporaryDirectory() as folder, LoneServer(Path(folder, "tables.db")) as server:
        return asyncio.run(_played(Crowd([server], seats), course, plan))


def _on_postgres(processes: int, plan: Plan) -> dict[str, Any]:
    with _cluster(processes) as (servers, database):
        usual: Sample = asyncio.run(_played(Crowd(servers, Seats(plan.growing), database), _usual, plan))
        most = asyncio.run(_played(Crowd(servers, Seats(plan.growing), database), _most, plan))
        return {**usual.row(), "most": most}


@contextmanager
def _cluster(processes: int) -> Iterator[tuple[list[LoneServer], int]]:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        Path(folder).chmod(0o755)
        database = stack.enter_context(running(Path(folder, "postgres")))
        servers = [LoneServer(database.url(), number) for number in range(processes)]
        for server in servers:
            stack.enter_context(server)
        yield servers, database.pid()


async def _played(crowd: Crowd, course: Course, plan: Plan) -> Any:
    try:
        return await course(crowd, plan)
    finally:
        await crowd.leave()


async def _most(crowd: Crowd, plan: Plan) -> dict[str, Any]:
    """Ever higher rates until moves take too long (or ever lower ones until they do not), then two in between."""
    await crowd.sit_down(plan.busy_tables)
    samples = [await _at_best(crowd, plan.first_rate, plan)]
    factor = plan.growth if _is_well(samples[0]) else 1 / plan.growth
    while _is_well(samples[-1]) == _is_well(samples[0]) and samples[-1].offered > plan.lowest_rate:
        samples.append(await _at_best(crowd, samples[-1].offered * factor, plan))
    for _ in range(2):
        low = max((sample.offered for sample in samples if _is_well(sample)), default=0.0)
        high = min(sample.offered for sample in samples if not _is_well(sample))
        samples.append(await _at_best(crowd, (low + high) / 2, plan))
    samples.sort(key=lambda sample: sample.offered)
    best = max((sample.moves_per_second for sample in samples if _is_well(sample)), default=0.0)
    return {"game": samples[0].game, "moves_per_second": best, "points": [sample.row() for sample in samples]}


async def _at_best(crowd: Crowd, rate: float, plan: Plan) -> Sample:
    """A rate, tried again if moves took too long: once may be somebody else's fault."""
    sample = await crowd.measure(rate, plan.seconds)
    if _is_well(sample):
        return sample
    return min(sample, await crowd.measure(rate, plan.seconds), key=lambda tried: tried.p99_seconds)


def _is_well(sample: Sample) -> bool:
    return sample.p99_seconds <= LIMIT and sample.moves_per_second >= 0.8 * sample.offered


async def _tables(crowd: Crowd, plan: Plan) -> list[dict[str, Any]]:
    """The same rate at ever more tables."""
    rows = []
    before, held = crowd.servers[0].memory(), 0
    for tables in plan.tables:
        await crowd.sit_down(tables)
        sample = await crowd.measure(plan.rate, plan.seconds)
        memory = crowd.servers[0].memory()
        rows.append({**sample.row(), "memory_per_table": (memory - before) / (tables - held)})
        before, held = memory, tables
    return rows


async def _viewers(crowd: Crowd, plan: Plan) -> list[dict[str, Any]]:
    """The same rate with ever more viewers at each table."""
    await crowd.sit_down(plan.watched_tables)
    rows = []
    for viewers in plan.viewers:
        await crowd.watch(viewers)
        rows.append((await crowd.measure(plan.watched_rate, plan.seconds)).row())
    return rows


async def _usual(crowd: Crowd, plan: Plan) -> Sample:
    """The usual rate at a few tables."""
    await crowd.sit_down(plan.shared_tables)
    return await crowd.measure(plan.rate, plan.seconds)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    from bench.curve_report import curve_sheets
    from bench.sheet import print_sheet

    parser = argparse.ArgumentParser(prog="python -m bench.curve", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--seconds", type=float, default=Plan.seconds, help="at each point (default %(default)s)")
    options = parser.parse_args(arguments)
    with Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        found = measure_curve(Plan(seconds=options.seconds), progress)
    if options.json:
        print(json.dumps(found, indent=2))
        return 0
    for sheet in curve_sheets(found):
        print_sheet(sheet)
    return 0


if __name__ == "__main__":
    sys.exit(main())
