"""Capacity on paper: `python -m bench.scale` computes it from what `make bench` has measured (`bench/server.json`).

A model of one server process: an event loop that does one thing at a time, and a writer that commits all that waits at
once. It is calibrated with the lowest rate of the measured curve, simulated at the others, and compared with it. The
rest is arithmetic on measured figures. The result is written into `docs/scale.md`.
"""

from __future__ import annotations

import argparse
import heapq
import json
import random
import re
import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Any

from bench.sheet import Sheet, as_markdown

MEASURED = Path(__file__).parent / "server.json"
PAGE = Path(__file__).parent.parent / "docs" / "scale.md"
PART = re.compile(r"(<!-- measured -->\n).*(<!-- end -->\n)", re.DOTALL)
PACE = 20.0
"""Seconds between two moves at a table of people who talk and think."""
VIEWERS = 3
FULL = 0.6
"""How much of the highest measured rate is planned with."""
COMMIT = 0.25
"""The share of a lone move's processor time that its commit takes: the transaction, and waking the writer and the loop.
Moves that are committed at once share it."""
BEFORE = 0.25
"""The share that is spent before the commit: reading, checking, carrying out."""
SHARES = {"carried out": BEFORE, "written": COMMIT, "sent": 1 - BEFORE - COMMIT}


# The model


@dataclass(frozen=True)
class Process:
    """A server process as the model knows it."""

    cost: float
    """Processor seconds of a move that is committed alone."""
    commit: float
    """Seconds that the disk takes for a commit, however many moves are in it."""


def simulate(process: Process, rate: float, moves: int = 20_000, seed: int = 1) -> list[float]:
    """The times of so many moves that come at random moments at a rate, in ascending order.

    A move is carried out on the loop, waits for the writer, which commits everything that waits at once, and is then
    sent by the loop. The writer computes on the same processor, so it takes its turn like everything else: the more
    there is to do, the more moves wait for it. Moves differ: their costs have a gamma distribution with half their mean
    as deviation.
    """
    luck = random.Random(seed)
    events: list[tuple[float, int, str, int]] = []
    arrived, cost = [0.0] * moves, [0.0] * moves
    at = 0.0
    for move in range(moves):
        at += luck.expovariate(rate)
        arrived[move], cost[move] = at, process.cost * luck.gammavariate(4, 0.25)
        heapq.heappush(events, (at, move, "arrives", move))
    loop: deque[tuple[str, int]] = deque()
    waiting: list[int] = []
    batch: list[int] = []
    busy, is_writing, times, number = False, False, [], moves

    def happens(later: float, what: str, move: int) -> None:
        nonlocal number
        number += 1
        heapq.heappush(events, (later, number, what, move))

    while events:
        at, _, what, move = heapq.heappop(events)
        if what == "arrives":
            loop.append(("carried out", move))
        elif what == "carried out":
            waiting.append(move)
            busy = False
        elif what == "written":
            happens(at + process.commit, "committed", move)
            busy = False
        elif what == "committed":
            loop.extend(("sent", one) for one in batch)
            is_writing = False
        else:
            times.append(at - arrived[move])
            busy = False
        if waiting and not is_writing:
            is_writing = True
            loop.append(("written", waiting[0]))
        if not busy and loop:
            busy, (what, move) = True, loop.popleft()
            if what == "written":
                batch, waiting = waiting, []
            happens(at + cost[move] * SHARES[what], what, move)
    return sorted(times)


def p99(times: Sequence[float]) -> float:
    """What 99 of 100 take at most."""
    return times[len(times) * 99 // 100]


def calibrated(row: dict[str, Any]) -> Process:
    """The process of a measurement with little load: what of the usual time is not computing is the commit."""
    cost = row["processor_seconds_per_move"]
    return Process(cost, max(0.0005, row["p50_seconds"] - cost))


def highest_rate(process: Process, limit: float) -> float:
    """The highest rate at which 99 moves of 100 take no longer than the limit."""
    low, high = 0.0, 1 / process.cost / (1 - COMMIT)
    for _ in range(9):
        middle = (low + high) / 2
        low, high = (middle, high) if p99(simulate(process, middle, 6000)) <= limit else (low, middle)
    return low


# What follows from it


@dataclass(frozen=True)
class Measured:
    """The figures that everything else is computed from: always of the game that needs most."""

    rate: float
    """Moves per second of one process with a core of its own, with p99 within the limit."""
    cost: float
    """Processor seconds of a move where all viewers of a table are at one process."""
    further: float
    """Processor seconds more for each further process at which a table has viewers."""
    bytes: float
    memory: float
    """Bytes of a table with its viewers."""
    stored: float
    """Processor seconds of PostgreSQL for a move."""
    commit: float
    """Seconds of a commit on PostgreSQL."""


def figures(found: dict[str, Any]) -> Measured:
    """Them, from what was measured."""
    curve = found["curve"]
    one, two = curve["postgres"]
    return Measured(
        min(row["moves_per_second"] for row in curve["most"]),
        max(row["processor_seconds_per_move"] for row in found["tables"]),
        max(0.0, two["processor_seconds_per_move"] - one["processor_seconds_per_move"]),
        max(row["bytes_per_viewer_and_move"] for row in found["tables"]),
        max(row["memory_per_table"] for row in found["tables"]),
        one["database_seconds_per_move"],
        calibrated(one).commit,
    )


@dataclass(frozen=True)
class Fleet:
    """Server processes with a core each, in front of one PostgreSQL."""

    processes: int
    tables: float
    known: Measured

    @property
    def moves(self) -> float:
        """Moves per second."""
        return self.tables / PACE

    def row(self, name: str) -> list[str]:
        """What it carries and needs."""
        known, moves = self.known, self.moves
        return [
            name,
            f"{self.processes:,}",
            f"{self.tables:,.0f}",
            f"{moves:,.0f}",
            f"{self.tables * known.memory / 1e9:,.1f}",
            f"{moves * VIEWERS * known.bytes * 8 / 1e6:,.1f}",
            f"{moves * known.stored:.1f}",
            f"{moves * known.commit:.1f}",
            f"{self.processes * known.commit * 1e3:,.0f}",
        ]


def rate_of_one(processes: int, known: Measured) -> float:
    """Moves per second that one process of several is planned to make, with each table's viewers spread over them."""
    cost = known.cost + (min(processes, VIEWERS) - 1) * known.further
    return FULL * known.rate * known.cost / cost


def fleet_of(processes: int, known: Measured) -> Fleet:
    """As many tables as so many processes carry."""
    return Fleet(processes, processes * rate_of_one(processes, known) * PACE, known)


def fleet_for(tables: int, known: Measured) -> Fleet:
    """As many processes as so many tables need."""
    return Fleet(ceil(tables / PACE / rate_of_one(VIEWERS, known)), tables, known)


def sheets(found: dict[str, Any]) -> list[Sheet]:
    """All tables of the page."""
    return [_known(found), _model(found), _capacity(found)]


def _known(found: dict[str, Any]) -> Sheet:
    known = figures(found)
    lines = [
        ["moves per second of one process with p99 ≤ 50 ms", f"{known.rate:,.0f}"],
        ["CPU of a move", f"{known.cost * 1e3:.2f} ms"],
        ["more for each further process at which a table has viewers", f"{known.further * 1e3:.2f} ms"],
        ["PostgreSQL's CPU of a move", f"{known.stored * 1e3:.2f} ms"],
        ["commit on PostgreSQL", f"{known.commit * 1e3:.1f} ms"],
        ["sent to each viewer for a move", f"{known.bytes:,.0f} B"],
        ["memory of a table with three viewers", f"{known.memory / 1e3:,.0f} kB"],
    ]
    note = f"Measured with captains-table {found['version']} on {found['machine']}, Python {found['python']}."
    return Sheet("Measured", ["figure", "of the game that needs most"], lines, note)


def _model(found: dict[str, Any]) -> Sheet:
    limit = found["curve"]["limit_seconds"]
    lines = []
    for usual, most in zip(found["tables"], found["curve"]["most"], strict=True):
        process = calibrated(most["points"][0])
        for point in most["points"]:
            modelled = p99(simulate(process, point["moves_per_second"], 6000))
            rate = f"{point['moves_per_second']:.0f}"
            lines.append([point["game"], rate, f"{point['p99_seconds'] * 1e3:.0f}", f"{modelled * 1e3:.0f}"])
        rates = f"{most['moves_per_second']:.0f}", f"{highest_rate(process, limit):.0f}"
        lines.append([f"{usual['game']}: moves/s with p99 ≤ {limit * 1e3:.0f} ms", "", *rates])
    note = "The p99 of a move in ms at the rates of the measured curve, and the highest rate that follows."
    return Sheet("The model beside the curve", ["game", "moves/s", "measured", "model"], lines, note)


def _capacity(found: dict[str, Any]) -> Sheet:
    known = figures(found)
    head = ["what", "processes", "tables", "moves/s", "memory GB", "Mbit/s"]
    head += ["PostgreSQL cores", "commit lock", "its turn ms"]
    lines = [
        fleet_of(1, known).row("one process"),
        fleet_of(6, known).row("one machine of 8 cores, PostgreSQL on two of them"),
        fleet_of(80, known).row("ten machines of 8 cores, PostgreSQL on an eleventh"),
        fleet_for(100_000, known).row("a hundred thousand tables"),
    ]
    note = (
        f"A move at each table every {PACE:g} s, {VIEWERS} viewers, spread over the processes; {FULL:.0%} of the "
        "highest measured rate. Commit lock: how many commits PostgreSQL would have to make at the same moment if no "
        "two moves shared one; above 1 they share. Its turn: how long a process waits at most until all others have "
        "committed once."
    )
    return Sheet("What machines carry, and what tables need", head, lines, note)


def _missing(curve: dict[str, Any]) -> str:
    """What was not measured and is needed; empty: everything was."""
    if len(curve["postgres"]) < 2:
        return "no PostgreSQL was measured"
    slow = [row["game"] for row in curve["most"] if not row["moves_per_second"]]
    return f"the machine was too busy to find the highest rate of {', '.join(slow)}" if slow else ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Compute, and write it into the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("--measured", type=Path, default=MEASURED, metavar="FILE", help="what was measured")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE", help="the page to write into")
    options = parser.parse_args(arguments)
    found = json.loads(options.measured.read_text(encoding="utf-8"))
    missing = _missing(found["curve"])
    if missing:
        print(f"bench.scale: {missing}, so the page stays as it is", file=sys.stderr)
        return 1
    tables = "\n".join(as_markdown(sheet) for sheet in sheets(found))
    page = options.page.read_text(encoding="utf-8")
    options.page.write_text(PART.sub(lambda part: f"{part[1]}\n{tables}\n{part[2]}", page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
