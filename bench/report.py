"""The results as tables for the terminal and as the page `docs/performance.md`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bench.curve_report import curve_sheets, write_plots
from bench.sheet import Sheet, as_markdown, print_sheet

PAGE = """\
# Performance

`make bench` measures everything on this page in one run: {forms}, taking turns with
other programs, so that all run under the same conditions. A *real* decision has more than one possibility. Ratios are
medians over {repetitions} repetitions of {seconds:g} s of processor time, with their minimum and maximum.

Measured with captains-table {version} on {machine}, Python {python}.
"""

SHARE_WANTED = 0.4
"""What share of the limit we want to reach."""


def sheets(found: dict[str, Any]) -> list[Sheet]:
    """All tables."""
    return [
        _selfplay(found),
        _limit(found),
        _costs(found["costs"]),
        steps_sheet(found["steps"]),
        _tables(found["tables"]),
        *curve_sheets(found["curve"]),
    ]


def show(found: dict[str, Any]) -> None:
    """Print them in the terminal."""
    print(f"captains-table {found['version']} on {found['machine']}, Python {found['python']}\n")
    for sheet in sheets(found):
        print_sheet(sheet)
    print(_import(found))


def write_page(found: dict[str, Any], path: Path) -> None:
    """Write them as Markdown."""
    forms = "our games compiled and uncompiled" if len(found["forms"]) > 1 else f"our games {found['forms'][0]}"
    parts = [PAGE.format(**{**found, "forms": forms})]
    parts += [as_markdown(sheet) for sheet in sheets(found)]
    plots = write_plots(found["curve"], path.parent / "images")
    parts += [f"![{words}](images/{name})\n" for name, words in plots]
    parts.append(_import(found) + "\n")
    path.write_text("\n".join(parts), encoding="utf-8")


def _import(found: dict[str, Any]) -> str:
    return f"`import captains_table` takes {found['import_seconds'] * 1e3:.1f} ms on top of Python's own startup."


def _selfplay(found: dict[str, Any]) -> Sheet:
    head = ["game", "players", "form", "decisions/s", "× Catanatron 4", "min–max", "real only ×", "× uncompiled"]
    head += ["games/s", "decisions/game", "real"]
    return Sheet(
        "Random self-play on one core",
        head,
        [_selfplay_line(row) for row in [*found["peers"], *found["selfplay"]]],
        "Whole games in which every legal choice is equally likely."
        + ("" if found["peers"] else " No other program is installed here: no ratios (make bench installs them)."),
    )


def _selfplay_line(row: dict[str, Any]) -> list[str]:
    ratio, real, gain = row.get("ratio"), row.get("real_ratio"), row.get("gain")
    return [
        " ".join([row["name"], *row["options"]]),
        str(row["players"]),
        row.get("form", "–"),
        f"{row['decisions_per_second']:,.0f}",
        f"{ratio['median']:.2f}" if ratio else "–",
        f"{ratio['least']:.2f}–{ratio['most']:.2f}" if ratio else "–",
        f"{real['median']:.2f}" if real else "–",
        f"{gain['median']:.1f} ({gain['least']:.1f}–{gain['most']:.1f})" if gain else "–",
        f"{row['games_per_second']:,.1f}",
        f"{row['decisions_per_game']:.0f}",
        f"{row['real_share']:.0%}",
    ]


def _limit(found: dict[str, Any]) -> Sheet:
    return Sheet(
        "The limit",
        ["game in C", "players", "decisions/s", "ours", "share of C", "min–max", "target"],
        [
            [
                row["name"],
                str(row["players"]),
                f"{row['decisions_per_second']:,.0f}",
                f"{row['own_decisions_per_second']:,.0f}",
                f"{row['share']['median']:.0%}",
                f"{row['share']['least']:.0%}–{row['share']['most']:.0%}",
                f"{SHARE_WANTED:.0%}",
            ]
            for row in found["limit"]
        ],
        "The same rules, written in C by hand for speed alone, and checked against our records event by event "
        "(`bench/limit/`): what share of its speed our random self-play reaches."
        + (f" Not measured: {found['why_no_limit']}." if found["why_no_limit"] else ""),
    )


def _costs(rows: list[dict[str, Any]]) -> Sheet:
    return Sheet(
        "Costs",
        ["game", "form", "clone µs", "position kB", "replay ms", "events", "largest record kB"],
        [
            [
                row["name"],
                row["form"],
                f"{row['clone_seconds'] * 1e6:.2f}",
                f"{row['position_bytes'] / 1000:.1f}",
                f"{row['replay_seconds'] * 1e3:.1f}",
                str(row["replay_events"]),
                f"{row['largest_record_bytes'] / 1000:.1f}",
            ]
            for row in rows
        ],
        "Clone: copying a position in the middle of the longest recorded game. Replay: parsing and replaying "
        "that record, with every event checked.",
    )


def steps_sheet(rows: list[dict[str, Any]]) -> Sheet:
    """Environment steps per second."""
    return Sheet(
        "Environments",
        ["environment", "players", "interface", "steps/s", "× best peer", "min–max", "target"],
        [
            [
                row["name"],
                str(row["players"]),
                row["interface"],
                f"{row['steps_per_second']:,.0f}",
                f"{found['median']:.1f}" if found else "–",
                f"{found['least']:.1f}–{found['most']:.1f}" if found else "–",
                f"{row['wanted']:.0f}" if found else "–",
            ]
            for row in rows
            for found in [row["ratio"]]
        ],
        "Random legal actions. A step is one action of one seat, until the next observation and its legal actions are "
        "there; vectorised, a call steps 64 games. Ratios compare with the fastest environment of another program.",
    )


def _tables(rows: list[dict[str, Any]]) -> Sheet:
    return Sheet(
        "Server on one processor",
        ["game", "tables", "moves/s", "p50 ms", "p90 ms", "p99 ms", "CPU ms/move", "B/viewer and move", "kB/table"],
        [
            [
                row["game"],
                str(row["tables"]),
                f"{row['moves_per_second']:.0f}",
                f"{row['p50_seconds'] * 1e3:.1f}",
                f"{row['p90_seconds'] * 1e3:.1f}",
                f"{row['p99_seconds'] * 1e3:.1f}",
                f"{row['processor_seconds_per_move'] * 1e3:.2f}",
                f"{row['bytes_per_viewer_and_move']:.0f}",
                f"{row['memory_per_table'] / 1000:.0f}",
            ]
            for row in rows
        ],
        "Scripted players at all tables at once over real sockets, with a move at each table every "
        f"{rows[0]['thought_seconds']:g} s on average: the time from a click until the last viewer of the table has "
        "received the move and the player its confirmation.",
    )
