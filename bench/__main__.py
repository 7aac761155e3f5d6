"""`python -m bench`: measures everything and prints it next to the peers, as JSON or as a page."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path
from typing import Any

from rich.progress import Progress

from bench.contest import Contest, ratio
from bench.costs import import_time
from bench.curve import Plan, measure_curve
from bench.forms import Form, forms
from bench.limit import limit_contests
from bench.machine import machine
from bench.peers import peers
from bench.report import show, write_page
from bench.selfplay import kinds
from bench.steps import measure_steps
from bench.tables import measure_tables
from captains_table.core.game import games
from captains_table.version import __version__

PLAN = Plan()


def measured(seconds: float, repetitions: int, progress: Progress) -> dict[str, Any]:
    """Measure everything. All contestants take turns, so that changes in the machine's load affect them alike."""
    others = peers()
    with forms() as ours:
        contests = {kind: [form.contest(kind) for form in ours] for kind in kinds()}
        limits, why_no_limit = limit_contests(kinds())
        everybody = [*others, *limits.values(), *(contest for pair in contests.values() for contest in pair)]
        for contest in progress.track(everybody * repetitions, description="random self-play"):
            contest.measure(seconds)
        asked = [(form, game) for game in games() for form in ours]
        costs = [
            {"form": form.name, **form.ask("costs", game, seconds)}
            for form, game in progress.track(asked, description="costs")
        ]
    return {
        "version": __version__,
        "forms": [form.name for form in ours],
        "python": platform.python_version(),
        "machine": machine(),
        "seconds": seconds,
        "repetitions": repetitions,
        "import_seconds": import_time(2 * repetitions + 1),
        "peers": [_beside(contest, others) for contest in others],
        "selfplay": [row for pair in contests.values() for row in _rows(ours, pair, others)],
        "limit": [_share(limits[kind], contests[kind][0]) for kind in limits],
        "why_no_limit": why_no_limit,
        "costs": costs,
        "steps": measure_steps(seconds, repetitions),
        **measured_server(seconds, progress),
    }


def measured_server(seconds: float, progress: Progress) -> dict[str, Any]:
    """What concerns the server."""
    on_every_game = progress.track(list(games()), description="tables at once")
    return {
        "tables": [measure_tables(game, 10 * seconds) for game in on_every_game],
        "curve": measure_curve(PLAN, progress),
    }


def keep_server(found: dict[str, Any], path: Path) -> None:
    """Keep what concerns the server, for the page on capacity (`bench.scale`)."""
    kept = {name: found[name] for name in ("version", "python", "machine", "tables", "curve")}
    path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def _rows(ours: list[Form], pair: list[Contest], others: list[Contest]) -> list[dict[str, Any]]:
    rows = [{"form": form.name, **_beside(contest, others)} for form, contest in zip(ours, pair, strict=True)]
    if len(pair) > 1:
        rows[0]["gain"] = ratio(pair[0], pair[1])
    return rows


def _share(limit: Contest, own: Contest) -> dict[str, Any]:
    return {**limit.row(), "own_decisions_per_second": own.row()["decisions_per_second"], "share": ratio(own, limit)}


def _beside(contest: Contest, others: list[Contest]) -> dict[str, Any]:
    row = contest.row()
    if others:
        row["ratio"] = ratio(contest, others[0])
        row["real_ratio"] = ratio(contest, others[0], real=True)
    return row


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write everything as a page in Markdown as well")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep what concerns the server, as JSON")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each measurement (default 0.5)")
    parser.add_argument("--repetitions", type=int, default=5, help="of each measurement (default 5)")
    options = parser.parse_args(arguments)
    if options.seconds <= 0 or options.repetitions < 1:
        parser.error("seconds and repetitions must be positive")
    with Progress(transient=True, disable=not sys.stderr.isatty()) as progress:
        found = measured(options.seconds, options.repetitions, progress)
    if options.page is not None:
        write_page(found, options.page)
    if options.keep is not None:
        keep_server(found, options.keep)
    if options.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
