from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from bench import nets

from bots.training import PLAN, Here, course
from captains_table.bots.learned import Learned
from captains_table.bots.pool import carry_out
from captains_table.bots.ratings import wilson_interval
from captains_table.bots.training.course import BadCourse
from captains_table.bots.training.lessons import (
    Lesson,
    Trial,
    contest,
    drawn_setup,
    duels,
    judge_of,
    learn,
    setups,
)
from captains_table.cli import main
from captains_table.core.contract import CHANCE, OVER
from captains_table.core.game import games
from captains_table.core.luck import Luck
from divers import GAME as DIVERS

TWO = ((2, ()),)


@pytest.mark.usefixtures("divers")
def test_it_learns_to_beat_random_choices_and_the_hand_written_judge(tmp_path: Path) -> None:
    course(tmp_path, replace(PLAN, games=4000, trials=1, epochs=6, hidden=24, second=12, seed=5)).play_round()
    content = (tmp_path / "net-000.bin").read_bytes()
    fresh = [Trial(number, "divers", content, None, TWO, seed=991, iterations=0) for number in range(200)]
    by_hand = [share for _, found in carry_out(fresh, Here, contest) for share in found]
    assert wilson_interval(sum(by_hand), len(by_hand))[0] > 0.5
    against_random = [wins_against_random(content, number) for number in range(300)]
    assert wilson_interval(sum(against_random), len(against_random))[0] > 0.55


def wins_against_random(content: bytes, number: int) -> float:
    """The share of the win of one ply of a net in a game against random choices, on one seat or the other."""
    state, luck, own = DIVERS.new(2), Luck(17, number), number % 2
    judge = judge_of(DIVERS, content, TWO[0])
    assert isinstance(judge, Learned)
    while state.to_move != OVER:
        legal = state.legal()
        if state.to_move == CHANCE:
            state.happen(state.chance(luck))
        elif state.to_move == own:
            state.happen(judge.pick(state.view(own).sample(luck), legal, luck, 0.0))
        else:
            state.happen(legal[luck.below(len(legal))])
    winners = state.winners()
    return 1 / len(winners) if own in winners else 0.0


@pytest.mark.usefixtures("divers")
def test_the_same_seed_gives_the_same_weights_also_after_a_break(tmp_path: Path) -> None:
    whole, broken = course(tmp_path / "whole"), course(tmp_path / "broken")
    for _ in range(2):
        whole.play_round()
    broken.play_round()
    again = course(tmp_path / "broken", resume=True)
    again.play_round()
    for name in ("net-000.bin", "net-001.bin"):
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "broken" / name).read_bytes()
    assert again.story == whole.story
    other = course(tmp_path / "other", replace(PLAN, seed=4))
    other.play_round()
    assert (tmp_path / "other" / "net-000.bin").read_bytes() != (tmp_path / "whole" / "net-000.bin").read_bytes()


@pytest.mark.usefixtures("divers")
def test_nets_can_search_in_the_games_of_later_rounds(tmp_path: Path) -> None:
    course(tmp_path).play_round()
    net = (tmp_path / "net-000.bin").read_bytes()
    one_ply = Lesson(0, "divers", net, 3, 0, 20, 1.0)
    searching = replace(one_ply, search=12)
    assert learn(searching) == learn(searching) != learn(one_ply)


KILLED = """
import sys
from pathlib import Path
from captains_table.core.contract import CHANCE, OVER
from captains_table.core.game import games
from divers import GAME as DIVERS
from bots.training import course
games()[DIVERS.id] = DIVERS
learning = course(Path(sys.argv[1]))
while True:
    learning.play_round()
"""


@pytest.mark.usefixtures("divers")
def test_a_killed_training_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    paths = os.pathsep.join([str(Path(__file__).parent.parent), *sys.path])
    running = subprocess.Popen([sys.executable, "-c", KILLED, str(folder)], env={**os.environ, "PYTHONPATH": paths})
    while not (folder / "round-001.npz").exists():
        assert running.poll() is None
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.wait()
    resumed = course(folder, resume=True)
    while len(resumed.story.rounds) < 2:
        resumed.play_round()
    whole = course(tmp_path / "whole")
    for _ in range(2):
        whole.play_round()
    assert (folder / "net-001.bin").read_bytes() == (tmp_path / "whole" / "net-001.bin").read_bytes()
    assert resumed.story.rounds[:2] == whole.story.rounds


@pytest.mark.usefixtures("divers")
def test_a_folder_is_not_overwritten_and_not_mixed_up(tmp_path: Path) -> None:
    with pytest.raises(BadCourse, match="no training to resume"):
        course(tmp_path, resume=True)
    course(tmp_path)
    with pytest.raises(BadCourse, match="add --resume"):
        course(tmp_path)


def test_every_setup_is_learned() -> None:
    known = {game.id: setups(game) for game in [*games().values(), DIVERS]}
    assert (2, ("canarias", "lisboa", "porto")) in known["el_capitan"]
    assert {players for players, _ in known["captains_war"]} == set(range(1, 7))
    assert all(options for players, options in known["captains_war"] if players == 1)
    assert duels(games()["capitol"]) == [(2, ())]
    drawn = [drawn_setup(games()["el_capitan"], Luck(1, number)) for number in range(400)]
    assert {players for players, _ in drawn} == {2, 3, 4, 5}
    assert {players for players, _ in duels(games()["el_capitan"], 4)} == {4}
    assert {drawn_setup(games()["el_capitan"], Luck(1, number), 3)[0] for number in range(40)} == {3}
    assert 0.4 < sum(players == 2 for players, _ in drawn) / len(drawn) < 0.6


@pytest.mark.usefixtures("divers")
def test_a_cluster_gives_the_same_weights_as_this_machine(tmp_path: Path) -> None:
    distributed: Any = pytest.importorskip("distributed")
    here, there = tmp_path / "here", tmp_path / "there"
    given = ["train", "divers", "--rounds", "1", "--games", "40", "--trials", "2", "--seed", "5"]
    assert main([*given, "--workers", "1", "--out", str(here)]) == 0
    # The workers are threads of this process, where the tests' small game is known; they are reached through a socket.
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, protocol="tcp", dashboard_address=None
    ) as cluster:
        assert main([*given, "--cluster", cluster.scheduler_address, "--out", str(there)]) == 0
        distributed.Client.current().close()
    assert (here / "net-000.bin").read_bytes() == (there / "net-000.bin").read_bytes()


@pytest.mark.usefixtures("divers")
def test_the_command_writes_weights_a_report_and_a_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "out"
    given = [
        "train",
        "divers",
        "--rounds",
        "1",
        "--games",
        "40",
        "--trials",
        "3",
        "--seed",
        "5",
        "--workers",
        "1",
        "--out",
        str(folder),
    ]
    assert main(given) == 0
    told = capsys.readouterr().out
    assert "Round 1: 40 games" in told
    assert "One net was tried" in told
    assert (folder / "net-000.bin").read_bytes().startswith(b"captains-table net")
    assert "| round | games |" in (folder / "report.md").read_text(encoding="utf-8")
    assert "<svg" in (folder / "curve.svg").read_text(encoding="utf-8")
    assert (folder / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert main(given) == 2
    assert "--resume" in capsys.readouterr().err
    assert main([*given, "--resume", "--lang", "de", "--rounds", "2"]) == 0
    assert "Durchgang 2:" in capsys.readouterr().out


@pytest.mark.usefixtures("divers")
def test_a_training_can_be_for_one_number_of_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trained = course(tmp_path, replace(PLAN, games=20, trials=2, players=3))
    assert trained.play_round().trials == 3 * 2, "matches are for as many"
    assert main(["train", "divers", "--players", "9", "--out", str(tmp_path / "none")]) == 2
    assert "players, not 9" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


@pytest.mark.usefixtures("divers")
def test_two_nets_meet_where_each_plays_on_every_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trained = course(tmp_path, replace(PLAN, games=40, trials=2))
    trained.play_round()
    net = str(tmp_path / "net-000.bin")
    given = ["divers", net, net, "--iterations", "4", "--workers", "1", "--games", "5"]
    assert nets.main([*given, "--players", "2", "--players", "3"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("2 players: the first net wins 50% [")
    assert told[0].endswith("of 6 games; fair: 50%")
    assert told[1].startswith("3 players: the first net wins 33% [")
    assert told[1].endswith("of 6 games; fair: 33%")
    with pytest.raises(SystemExit):
        nets.main([*given, "--players", "9"])
    assert "no match for 9 players" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        nets.main(["divers", net, str(tmp_path / "none.bin")])
    assert "none.bin: can't be read" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        nets.main(["capitol", net, net])
    assert "the weights of divers, not of capitol" in capsys.readouterr().err
