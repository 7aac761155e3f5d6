"""Gymnasium's own check on our seats."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from captains_table.bots.random_bot import RandomBot
from captains_table.core.errors import BadSetup
from captains_table.research.gymnasium import NAMES, SeatEnv
from forms import some_tables
from research.arrange import TABLES, Table, name_of


@pytest.mark.parametrize("table", some_tables(TABLES), ids=name_of)
def test_check(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    game, players, options = table
    name = next(name for name in NAMES if name.split("/")[1].lower() == f"{game.replace('_', '')}-v0")
    with warnings.catch_warnings():
        # Gymnasium knows no render mode called svg, and says so.
        warnings.filterwarnings("ignore", message=".*render.*")
        check_env(gymnasium.make(name, players=players, options=options, render_mode="ansi").unwrapped)


def play(env: SeatEnv, seed: int) -> float:
    observation, info = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    ended, reward = False, 0.0
    while not ended:
        assert (env.action_masks() == observation["action_mask"]).all()
        action = int(random.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, ended, _, info = env.step(action)
    assert "illegal" not in info
    return reward


def test_whole_games_against_bots() -> None:
    env = SeatEnv("capitol", 3, opponents=["random", RandomBot], seat=2)
    assert {play(env, seed) for seed in range(6)} <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    env = SeatEnv("captains_war", 1, options=["fer-blanc"], rewards="score")
    assert play(env, 1) == env.table.state.scores()[0]


def test_a_seat_can_be_drawn_by_lot() -> None:
    env = SeatEnv("capitol", 4, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == set("ABCD")


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("capitol", 2, penalty=-3.0)
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended) == (-3.0, True)
    assert "CA " in info["illegal"]
    assert "no action" in env.step(10**6)[4]["illegal"]


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadSetup, match="2 opponents are needed"):
        SeatEnv("capitol", 3, opponents=["random"])
    with pytest.raises(BadSetup, match="no seat 5"):
        SeatEnv("capitol", 3, seat=5)
