"""`make bench-check`: whether compiling still gains as much. Compares the ratios of one run with the stored ones."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from bench.contest import ratio
from bench.forms import forms
from bench.selfplay import Kind, kinds
from captains_table.core.game import games

STORED = Path(__file__).parent / "gains.json"
TOLERANCE = 0.30
"""The tolerated loss of a stored gain."""


def gains(seconds: float, repetitions: int) -> dict[str, float]:
    """How many times as fast each game is when compiled, with the most players and no options."""
    with forms() as both:
        if len(both) < 2:
            raise SystemExit("the compiled form is not installed here: make bench-check installs it")
        pairs = {kind[0]: [form.contest(kind) for form in both] for kind in plain_kinds()}
        for _ in range(repetitions):
            for contest in (contest for pair in pairs.values() for contest in pair):
                contest.measure(seconds)
    return {game: round(ratio(pair[0], pair[1])["median"], 1) for game, pair in pairs.items()}


def plain_kinds() -> list[Kind]:
    """One kind of each game."""
    return [max((kind for kind in kinds() if kind[0] == game and not kind[2]), key=lambda k: k[1]) for game in games()]


def verdict(found: dict[str, float], stored: dict[str, float]) -> tuple[list[str], bool]:
    """One line per game, and whether all have kept enough of their gain."""
    lines, good = [], True
    for game, gain in found.items():
        before = stored.get(game)
        if before is None:
            lines.append(f"{game}: {gain:.1f}x, nothing stored yet (python -m bench.check --store)")
            good = False
            continue
        kept = gain >= (1 - TOLERANCE) * before
        lines.append(f"{game}: {gain:.1f}x, stored {before:.1f}x: {'kept' if kept else 'LOST'}")
        good = good and kept
    return lines, good


def main(arguments: list[str] | None = None) -> int:
    """Measure, then compare or store."""
    parser = argparse.ArgumentParser(prog="python -m bench.check", description=__doc__)
    parser.add_argument("--store", action="store_true", help="store what is measured instead of comparing with it")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each measurement (default 0.5)")
    parser.add_argument("--repetitions", type=int, default=7, help="of each measurement (default 7)")
    options = parser.parse_args(arguments)
    found = gains(options.seconds, options.repetitions)
    if options.store:
        STORED.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
        return 0
    lines, good = verdict(found, json.loads(STORED.read_text(encoding="utf-8")))
    print("\n".join(lines))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
