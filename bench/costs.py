"""What single things cost: an import, a copy, a replay, a record."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from captains_table.core.checks import random_match, tables_to_check
from captains_table.core.game import Game
from captains_table.core.luck import Luck
from captains_table.core.match import Match, replay
from captains_table.core.record import parse_record, read_record

RECORDS = Path(__file__).parent.parent / "tests" / "records"


def import_time(repetitions: int) -> float:
    """Seconds that `import captains_table` takes, beyond those that Python takes to start."""

    def start(script: str) -> float:
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", script], check=True)
        return time.perf_counter() - begun

    pairs = [(start("import captains_table"), start("pass")) for _ in range(repetitions)]
    return max(0.0, median(ours - bare for ours, bare in pairs))


def fixtures(game: Game) -> list[Match]:
    """Whole games to measure with: the recorded ones of the tests, or else one played at random."""
    found = [replay(read_record(path)) for path in sorted(RECORDS.glob(f"{game.id}-*.txt"))]
    if found:
        return found
    players, options = tables_to_check(game)[-1]
    return [random_match(game, players, options, 1)]


def clone_time(match: Match, seconds: float) -> float:
    """Seconds that a copy of a position in the middle of a game takes."""
    state = match.start()
    for entry in match.entries[: len(match.entries) // 2]:
        if entry.seat not in (-1, state.to_move):
            state.give_turn(entry.seat)
        state.happen(entry.event)
    return _fastest(lambda: state.clone(), 1000, seconds)


def replay_time(match: Match, seconds: float) -> float:
    """Seconds that reading and replaying a record takes, every event checked."""
    text = str(match)
    return _fastest(lambda: replay(parse_record(text)), 1, seconds)


def _fastest(work: Callable[[], object], times: int, seconds: float) -> float:
    best = float("inf")
    end = time.perf_counter() + seconds
    while True:
        begun = time.perf_counter()
        for _ in range(times):
            work()
        now = time.perf_counter()
        best = min(best, (now - begun) / times)
        if now > end:
            return best


def largest_record(game: Game, matches: list[Match], more: int) -> int:
    """Bytes of the largest record among these matches and some random ones with most players."""
    players, options = tables_to_check(game)[-1]
    played = [random_match(game, players, options, int(Luck(seed).below(1 << 30))) for seed in range(more)]
    return max(len(str(match).encode("utf-8")) for match in [*matches, *played])
