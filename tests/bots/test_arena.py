from __future__ import annotations

import csv
import multiprocessing
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from captains_table.bots import UnknownBot, arena, full_name
from captains_table.bots.ratings import standings, wilson_interval
from captains_table.cli import main
from captains_table.core.game import games

WAR = games()["captains_war"]


def deadly(bout: arena.Bout) -> arena.Result:
    """Plays, but dies at one bout the first time."""
    trap = Path(os.environ["ARENA_TRAP"])
    if bout.number == 3 and trap.exists():
        trap.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return arena.fight(bout)


def slow(bout: arena.Bout) -> arena.Result:
    time.sleep(0.3)
    return arena.fight(bout)


def test_everybody_sits_everywhere_with_the_same_luck() -> None:
    found = arena.bouts(WAR, (), ["random", "greedy", "level1"], 2, 10, 1)
    assert len(found) == 10
    for bot in ("random", "greedy"):
        places = [bout.bots.index(bot) for bout in found if bot in bout.bots]
        assert places.count(0) == places.count(1)
    assert [bout.luck for bout in found] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.parametrize(("bots", "players"), [(["a", "b"], 3), (["a", "b", "c"], 4), (["a", "b", "c"], 3)])
def test_seatings_are_whole(bots: list[str], players: int) -> None:
    found = arena.bouts(WAR, (), bots, players, 20, 1)
    assert len(found) >= 20
    for bot in bots:
        counts = [sum(bout.bots[seat] == bot for bout in found) for seat in range(players)]
        assert len(set(counts)) == 1


def test_a_process_that_dies_loses_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trap = tmp_path / "trap"
    trap.touch()
    monkeypatch.setenv("ARENA_TRAP", str(trap))
    found = arena.bouts(WAR, (), ["random", "level1"], 2, 6, 1)
    results = list(arena.run(found, spawned, deadly))
    assert sorted(result.bout.number for result in results) == list(range(6))
    assert not trap.exists()


def spawned() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn"))


def test_a_worker_of_a_cluster_that_dies_loses_no_result() -> None:
    distributed: Any = pytest.importorskip("distributed")
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50)
    with cluster, distributed.Client(cluster) as client:
        found = arena.bouts(WAR, (), ["random", "level1"], 2, 12, 1)
        results = []
        for result in arena.run(found, lambda: client.get_executor(pure=False), slow):
            results.append(result)
            if len(results) == 2:
                victim = next(iter(client.scheduler_info()["workers"]))
                pid = client.run(os.getpid, workers=[victim])[victim]
                os.kill(pid, signal.SIGKILL)
    assert sorted(result.bout.number for result in results) == list(range(12))


def test_standings_do_not_depend_on_the_order() -> None:
    results = [arena.fight(bout) for bout in arena.bouts(WAR, (), ["random", "greedy"], 2, 6, 1)]
    table = standings(results)
    assert table == standings(results[::-1])
    assert [standing.games for standing in table] == [6, 6]
    assert sum(standing.wins for standing in table) == pytest.approx(6)
    assert table[0].rating > table[1].rating
    assert table[0].spread < 1.96 * 25 / 3


def test_the_same_seed_brings_the_same_bouts() -> None:
    bout = arena.bouts(WAR, (), ["random", "level1"], 2, 1, 7)[1]
    assert arena.fight(bout).scores == arena.fight(bout).scores


def test_intervals() -> None:
    low, high = wilson_interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)
    assert wilson_interval(0, 10)[0] == 0.0


@pytest.mark.parametrize("name", ["clever", "nowhere:Bot", "captains_table.bots.random_bot:Tame"])
def test_unknown_bots(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"bot '{name}'"):
        full_name(name)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(
        "class Mine:\n    def choose(self, view, legal):\n        return legal[0]\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    arguments = "arena captains_war --bots mine:Mine,random --games 4 --players 2 --workers 1 --csv a.csv --plot a.svg"
    assert main(arguments.split()) == 0
    shown = capsys.readouterr().out
    assert "mine:Mine" in shown
    assert "4 games" in shown
    rows = list(csv.DictReader((tmp_path / "a.csv").read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 8
    assert sum(float(row["share"]) for row in rows) == pytest.approx(4)
    assert (tmp_path / "a.svg").read_text(encoding="utf-8").startswith("<svg")
    assert main([*arguments.split(), "--markdown"]) == 0
    assert "| **random** |" in capsys.readouterr().out


def test_one_bot_is_no_arena(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "captains_war", "--bots", "random", "--players", "2"]) == 2
    assert "at least two different bots" in capsys.readouterr().err
