"""PettingZoo's own tests on our tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from captains_table.core.errors import BadSetup
from captains_table.research import space
from captains_table.research.pettingzoo import TableEnv, env
from captains_table.research.space import IllegalAction
from forms import some_tables
from research.arrange import TABLES, Table, name_of


# The first three are about every observation with a mask in it, the last about those who are not to move.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observations between agents are different classes")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize("table", some_tables(TABLES), ids=name_of)
def test_api(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(*table), num_cycles=60)


@pytest.mark.parametrize("table", some_tables(TABLES), ids=name_of)
def test_seeds(table: Table) -> None:
    seed_test(lambda: env(*table), num_cycles=30)


@pytest.mark.parametrize("table", some_tables(TABLES), ids=name_of)
def test_render(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(*table, render_mode=render_mode), {"svg": lambda told: told.startswith("<svg")})


def play(table: TableEnv, seed: int) -> dict[str, float]:
    """A whole game by random choices: what everybody got."""
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    got = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, _, _ = table.last()
        got[agent] += reward
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"])
        assert ended or table.observation_space(agent).contains(observation)
        table.step(None if ended else int(random.choice(legal)))
    return got


@pytest.mark.parametrize("rewards", ["rank", "score"])
def test_a_whole_game_pays_what_it_was_worth(rewards: str) -> None:
    table = env("capitol", 3, rewards=rewards)
    got = play(table, 4)
    assert list(got.values()) == table.space.worth(table.table.state)
    assert table.agents == []


def test_an_observation_is_the_view_in_numbers() -> None:
    table = env("captains_war", 2)
    table.reset(seed=1)
    found = space("captains_war", 2)
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        numbers: Any = np.array(found.observe(table.table.state.view(seat)).row()) / np.array(found.sizes)
        assert seen["observation"] == pytest.approx(numbers)
        assert seen["action_mask"].any() == (agent == table.agent_selection)
    assert table.state_space.contains(table.state())


def test_an_illegal_action_is_refused_with_the_clause_and_changes_nothing() -> None:
    table = env("capitol", 2)
    table.reset(seed=2)
    seen = table.observe(table.agent_selection)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="CA "):
        table.step(wrong)
    with pytest.raises(ValueError, match="has to choose"):
        table.step(None)
    assert (table.observe(table.agent_selection)["observation"] == seen["observation"]).all()


def test_games_without_a_seed_differ() -> None:
    table = env("captains_war", 2)
    seen = set()
    for _ in range(8):
        table.reset()
        seen.add(table.observe("player_0")["observation"].tobytes())
    assert len(seen) > 1


def test_a_wrong_render_mode_is_said() -> None:
    with pytest.raises(BadSetup, match="no render mode 'film'"):
        env("capitol", 2, render_mode="film")
