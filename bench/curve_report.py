"""The curve of a server as tables and as a plot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bench.sheet import Sheet
from captains_table.core.plots import line_plot


def curve_sheets(curve: dict[str, Any]) -> list[Sheet]:
    """All tables about it."""
    return [_most(curve), _tables(curve["tables"]), _viewers(curve["viewers"]), *_postgres(curve["postgres"])]


def write_plots(curve: dict[str, Any], folder: Path) -> list[tuple[str, str]]:
    """Draw the curve into a folder. Returns the files with what they show in words."""
    folder.mkdir(parents=True, exist_ok=True)
    limit = curve["limit_seconds"] * 1e3
    rates = line_plot(
        "Time of a move on one processor",
        ("moves per second", "p99 in ms"),
        [
            (row["game"], [(point["moves_per_second"], point["p99_seconds"] * 1e3) for point in row["points"]])
            for row in curve["most"]
        ],
        limit=limit,
        top=2 * limit,
    )
    costs = line_plot(
        "CPU of a move as tables and viewers grow",
        ("tables, or viewers at a table", "ms per move"),
        [
            (name, [(point[of], point["processor_seconds_per_move"] * 1e3) for point in curve[name]])
            for name, of in (("tables", "tables"), ("viewers", "viewers"))
        ],
        by_tens=True,
    )
    plots = [
        ("server-rates.svg", "The time of a move as more moves are made in a second", rates),
        ("server-costs.svg", "What a move costs as there are more tables, and more viewers at a table", costs),
    ]
    for name, _, drawing in plots:
        (folder / name).write_text(drawing, encoding="utf-8")
    return [(name, words) for name, words, _ in plots]


def _most(curve: dict[str, Any]) -> Sheet:
    limit = f"{curve['limit_seconds'] * 1e3:.0f} ms"
    rows = [(row["game"], row) for row in curve["most"]]
    rows += [(f"{row['game']} on PostgreSQL, {_processes(row)}", row["most"]) for row in curve["postgres"]]
    return Sheet(
        "The most one server can do",
        ["game", f"moves/s with p99 ≤ {limit}", "rates tried: p99 ms"],
        [
            [
                name,
                f"{row['moves_per_second']:.0f}",
                ", ".join(
                    f"{point['moves_per_second']:.0f}: {point['p99_seconds'] * 1e3:.0f}" for point in row["points"]
                ),
            ]
            for name, row in rows
        ],
        "Three people at each of some hundred tables, moves at random moments whether the server keeps up or not. On "
        "PostgreSQL, the server processes, the database and the scripted players share all processors.",
    )


def _processes(row: dict[str, Any]) -> str:
    return "1 process" if row["processes"] == 1 else f"{row['processes']} processes"


def _tables(rows: list[dict[str, Any]]) -> Sheet:
    return Sheet(
        "More tables",
        ["game", "tables", "moves/s", "p99 ms", "CPU ms/move", "commits/move", "kB/table"],
        [
            [
                row["game"],
                f"{row['tables']:,}",
                *_usual(row),
                f"{row['commits_per_move']:.2f}",
                f"{row['memory_per_table'] / 1000:.0f}",
            ]
            for row in rows
        ],
        "The same rate of moves, however many tables there are. Memory: of the tables added since the line above.",
    )


def _viewers(rows: list[dict[str, Any]]) -> Sheet:
    return Sheet(
        "More viewers",
        ["game", "viewers", "moves/s", "p99 ms", "CPU ms/move", "B/viewer and move"],
        [[row["game"], str(row["viewers"]), *_usual(row), f"{row['bytes_per_viewer_and_move']:.0f}"] for row in rows],
        "A game for one player, with spectators at every table.",
    )


def _postgres(rows: list[dict[str, Any]]) -> list[Sheet]:
    if not rows:
        return []
    head = ["game", "processes", "moves/s", "p99 ms", "CPU ms/move", "PostgreSQL ms/move", "commits/move"]
    lines = [
        [
            row["game"],
            str(row["processes"]),
            *_usual(row),
            f"{row['database_seconds_per_move'] * 1e3:.2f}",
            f"{row['commits_per_move']:.2f}",
        ]
        for row in rows
    ]
    note = "The seats of each table are spread over the processes, so that all of them hear of every move."
    return [Sheet("PostgreSQL", head, lines, note)]


def _usual(row: dict[str, Any]) -> list[str]:
    return [
        f"{row['moves_per_second']:.0f}",
        f"{row['p99_seconds'] * 1e3:.1f}",
        f"{row['processor_seconds_per_move'] * 1e3:.2f}",
    ]
