"""`python -m bench`: measure everything and print it beside the peers, or as JSON."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.costs import clone_time, fixtures, import_time, largest_record, replay_time
from bench.selfplay import Contest, catanatron, ours
from bench.tables import measure_tables
from captains_table.core.cells import COMPILED
from captains_table.core.game import games
from captains_table.version import __version__


def measured(seconds: float, repetitions: int) -> dict[str, Any]:
    """Everything there is to measure. Peers take turns with our games, so that all feel the same weather."""
    peer, contests = catanatron(), ours()
    for _ in range(repetitions):
        for contest in [*([peer] if peer is not None else []), *contests]:
            contest.measure(seconds)
    return {
        "version": __version__,
        "compiled": COMPILED,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "import_seconds": import_time(2 * repetitions + 1),
        "peer": _as_data(peer, None) if peer is not None else None,
        "selfplay": [_as_data(contest, peer) for contest in contests],
        "costs": [_costs(game_id, seconds) for game_id in games()],
        "tables": [measure_tables(game_id, 5 * seconds) for game_id in games()],
    }


def _as_data(contest: Contest, peer: Contest | None) -> dict[str, Any]:
    ratios = sorted(own / other for own, other in zip(contest.rates, peer.rates, strict=True)) if peer else []
    return {
        "name": contest.name,
        "players": contest.players,
        "options": list(contest.options),
        "decisions_per_second": contest.rate,
        "decisions_per_game": contest.decisions / contest.games,
        "real_share": contest.real_share,
        "ratio": {"median": median(ratios), "least": ratios[0], "most": ratios[-1]} if ratios else None,
    }


def _costs(game_id: str, seconds: float) -> dict[str, Any]:
    game = games()[game_id]
    matches = fixtures(game)
    longest = max(matches, key=lambda match: len(match.entries))
    return {
        "name": game_id,
        "clone_seconds": clone_time(longest, seconds),
        "replay_seconds": replay_time(longest, seconds),
        "replay_events": len(longest.entries),
        "largest_record_bytes": largest_record(game, matches, 2),
    }


def show(found: dict[str, Any]) -> None:
    """The tables."""
    console = Console(width=None if sys.stdout.isatty() else 110)
    rules = "compiled" if found["compiled"] else "not compiled"
    console.print(f"captains-table {found['version']} ({rules}), Python {found['python']}, {found['machine']}\n")
    peer = found["peer"]
    table = Table("random self-play", "players", "decisions/s", "× Catanatron", "least–most", "decisions/game", "real")
    for row in [*([peer] if peer else []), *found["selfplay"]]:
        ratio = row["ratio"]
        table.add_row(
            " ".join([row["name"], *row["options"]]),
            str(row["players"]),
            f"{row['decisions_per_second']:,.0f}",
            f"{ratio['median']:.2f}" if ratio else "–",
            f"{ratio['least']:.2f}–{ratio['most']:.2f}" if ratio else "–",
            f"{row['decisions_per_game']:.0f}",
            f"{row['real_share']:.0%}",
        )
    _align(table)
    console.print(table)
    if peer is None:
        console.print("Catanatron is not installed here: no ratios (make bench installs it)")
    costs = Table("costs", "clone µs", "replay ms", "events", "largest record kB")
    for row in found["costs"]:
        costs.add_row(
            row["name"],
            f"{row['clone_seconds'] * 1e6:.2f}",
            f"{row['replay_seconds'] * 1e3:.1f}",
            str(row["replay_events"]),
            f"{row['largest_record_bytes'] / 1000:.1f}",
        )
    _align(costs)
    console.print(costs)
    console.print(_tables(found["tables"]))
    console.print(f"import captains_table: {found['import_seconds'] * 1e3:.1f} ms")


def _tables(rows: list[dict[str, Any]]) -> Table:
    table = Table(
        "server, one processor", "tables", "moves/s", "p50 ms", "p99 ms", "CPU ms/move", "B/viewer", "kB/table"
    )
    for row in rows:
        table.add_row(
            row["game"],
            str(row["tables"]),
            f"{row['moves_per_second']:.0f}",
            f"{row['p50_seconds'] * 1e3:.1f}",
            f"{row['p99_seconds'] * 1e3:.1f}",
            f"{row['processor_seconds_per_move'] * 1e3:.2f}",
            f"{row['bytes_per_viewer_and_move']:.0f}",
            f"{row['memory_per_table'] / 1000:.0f}",
        )
    _align(table)
    return table


def _align(table: Table) -> None:
    for column in table.columns[1:]:
        column.justify = "right"


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement (default 1)")
    parser.add_argument("--repetitions", type=int, default=5, help="of each measurement (default 5)")
    options = parser.parse_args(arguments)
    if options.seconds <= 0 or options.repetitions < 1:
        parser.error("seconds and repetitions must be positive")
    found = measured(options.seconds, options.repetitions)
    if options.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
