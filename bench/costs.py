"""The cost of single operations: an import, a copy, a replay, a record, a position in memory."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from captains_table.core.checks import random_match, tables_to_check
from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.core.luck import Luck
from captains_table.core.match import Match
from captains_table.core.record import parse_record, read_record
from captains_table.core.replay import replay

RECORDS = Path(__file__).parent.parent / "tests" / "records"
COPIES = 20_000


def costs(game: Game, seconds: float) -> dict[str, Any]:
    """Measure all of them for one game."""
    matches = fixtures(game)
    longest = max(matches, key=lambda match: len(match.entries))
    middle = longest.at(len(longest.entries) // 2)
    return {
        "name": game.id,
        "clone_seconds": _fastest(lambda: middle.clone(), 1000, seconds),
        "position_bytes": position_memory(middle),
        "replay_seconds": replay_time(longest, seconds),
        "replay_events": len(longest.entries),
        "largest_record_bytes": largest_record(game, matches, 2),
    }


def import_time(repetitions: int) -> float:
    """Seconds that `import captains_table` takes in addition to Python's own start."""

    def start(script: str) -> float:
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", script], check=True)
        return time.perf_counter() - begun

    pairs = [(start("import captains_table"), start("pass")) for _ in range(repetitions)]
    return max(0.0, median(ours - bare for ours, bare in pairs))


def fixtures(game: Game) -> list[Match]:
    """Whole games to measure with: the records of the tests, or else a random one."""
    found = [replay(read_record(path)) for path in sorted(RECORDS.glob(f"{game.id}-*.txt"))]
    if found:
        return found
    players, options = tables_to_check(game)[-1]
    return [random_match(game, players, options, 1)]


def position_memory(state: State) -> float:
    """Bytes of memory per position."""
    before = _memory()
    kept = [state.clone() for _ in range(COPIES)]
    return (_memory() - before) / len(kept)


def _memory() -> int:
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def replay_time(match: Match, seconds: float) -> float:
    """Seconds to read and replay a record, checking every event."""
    text = str(match)
    return _fastest(lambda: replay(parse_record(text)), 1, seconds)


def _fastest(work: Callable[[], object], times: int, seconds: float) -> float:
    best = float("inf")
    end = time.process_time() + seconds
    while True:
        begun = time.process_time()
        for _ in range(times):
            work()
        now = time.process_time()
        best = min(best, (now - begun) / times)
        if now > end:
            return best


def largest_record(game: Game, matches: list[Match], more: int) -> int:
    """Bytes of the largest record among these matches and some random ones with the most players."""
    players, options = tables_to_check(game)[-1]
    played = [random_match(game, players, options, int(Luck(seed).below(1 << 30))) for seed in range(more)]
    return max(len(str(match).encode("utf-8")) for match in [*matches, *played])
