"""OpenSpiel's own tests on our games, and what it can do with them."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.observation import make_observation

from captains_table.bots import make_bot
from captains_table.bots.levels import SECONDS
from captains_table.core.game import games
from captains_table.core.luck import Luck
from captains_table.research.openspiel import NAMES, PREFIX
from captains_table.research.opponents import OpenSpielMcts, OpenSpielMctsQuick
from forms import some_tables
from research.arrange import TABLES, Table, name_of, random_positions


def load(table: Table, rewards: str = "rank") -> Any:
    game, players, options = table
    return pyspiel.load_game(PREFIX + game, {"players": players, "options": "+".join(options), "rewards": rewards})


def play(state: Any, moves: int, seed: int) -> Any:
    """Random moves, until a player is to move after so many."""
    random = np.random.RandomState(seed)
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        moves -= 1
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(actions, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("table", some_tables(TABLES), ids=name_of)
def test_random_simulation(table: Table, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(load(table), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", [TABLES[0], ("captains_war", 3, ()), ("el_capitan", 2, ())], ids=name_of)
def test_simulation_of_the_python_api(table: Table) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest  # takes seconds, and pytest would collect it

    GamesSimTest().sim_game(load(table, "score"))


def test_games_are_registered() -> None:
    assert set(NAMES) <= set(pyspiel.registered_names())
    for name in NAMES:
        game = pyspiel.load_game(name)
        assert game.num_players() == 2
        assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_probabilities_are_those_of_the_deck() -> None:
    state = load(("capitol", 2, ())).new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    state.apply_action(0)
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert state.action_to_string(outcomes[0][0]).startswith("deal A roof")
    roof = outcomes[0][0]
    state.apply_action(roof)
    left = dict(state.chance_outcomes())
    assert left[roof] < left[outcomes[1][0]]


def test_a_player_knows_no_more_than_its_view() -> None:
    state = play(load(("capitol", 3, ())).new_initial_state(), 90, 1)
    for player in range(3):
        for seed in range(3):
            other = state.resample_from_infostate(player, lambda seed=seed: seed / 10 + 0.05)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions() or player != state.current_player()
            assert other.history() == []
            play(other, 10_000, seed)
            assert other.is_terminal()


def test_a_sampled_position_can_not_be_pickled() -> None:
    state = play(load(("capitol", 2, ())).new_initial_state(), 40, 1)
    sampled = state.resample_from_infostate(0, lambda: 0.5)
    with pytest.raises(TypeError, match="not known how it came about"):
        pickle.dumps(sampled.position)


def test_sealed_choices_stay_hidden_until_all_are_done() -> None:
    state = load(("captains_war", 2, ())).new_initial_state()
    while state.is_chance_node() or state.position.state.sealed == 0:
        play(state, 1, 2)
    chooser = state.current_player()
    before = state.information_state_string(1 - chooser)
    state.apply_action(state.legal_actions()[0])
    if state.current_player() == chooser:
        assert state.information_state_string(1 - chooser) == before
    assert state.information_state_string(chooser) != before


def test_observers() -> None:
    game = load(("capitol", 2, ()))
    state = play(game.new_initial_state(), 30, 3)
    private = pyspiel.PrivateInfoType
    seen = set()
    for kind in (private.NONE, private.SINGLE_PLAYER):
        observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=kind))
        seen.add(observer.string_from(state, 0))
    assert len(seen) == 2
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recall.set_from(state, 0)
    assert recall.dict["past"].min() == -1.0, "cards dealt to the other are hidden"
    assert (recall.dict["past"][: len(state.history())] != 0).all()
    with pytest.raises(ValueError, match="public_info"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 1})


@pytest.mark.parametrize("table", [("capitol", 2, ()), ("captains_war", 3, ())], ids=name_of)
def test_tree_searches_of_openspiel_play(table: Table) -> None:
    game = load(table)
    state = play(game.new_initial_state(), 60, 4)
    random = np.random.RandomState(1)
    rollouts = RandomRolloutEvaluator(1, random)
    assert MCTSBot(game, 2.0, 6, rollouts, random_state=random).step(state) in state.legal_actions()
    hidden = ISMCTSBot(game=game, uct_c=2.0, max_simulations=6, evaluator=rollouts, random_state=random)
    assert hidden.step(state) in state.legal_actions()


def test_its_environment_for_learners_plays() -> None:
    environment = rl_environment.Environment(load(("captains_war", 3, ())), seed=1)
    agents = [RandomAgent(player, environment.action_spec()["num_actions"]) for player in range(3)]
    told = environment.reset()
    while not told.last():
        told = environment.step([agents[told.observations["current_player"]].step(told).action])
    assert sum(told.rewards) == pytest.approx(0)


class Short(OpenSpielMcts):
    seconds = 60.0
    simulations = 5


class Timed(OpenSpielMcts):
    seconds = 0.0


@pytest.mark.parametrize("kind", [Short, Timed])
def test_its_search_sits_at_our_tables(kind: type[OpenSpielMcts]) -> None:
    game = games()["captains_war"]
    bot = kind(game, Luck(1))
    chosen = 0
    for state in random_positions(("captains_war", 2, ()), 2):
        legal = state.legal()
        if state.to_move >= 0 and chosen < 3:
            assert bot.choose(state.view(state.to_move), legal) in legal
            chosen += len(legal) > 1
    assert bot.made >= 3 * (5 if kind is Short else 2)


def test_the_arena_finds_it_by_name() -> None:
    found = make_bot("captains_table.research.opponents:OpenSpielMctsQuick", games()["capitol"], Luck(1))
    assert isinstance(found, OpenSpielMctsQuick)
    assert found.seconds < OpenSpielMcts.seconds == SECONDS


def test_programs_that_use_it_end_well() -> None:
    script = "import pyspiel, captains_table.research.openspiel; print(pyspiel.load_game('captains_table_capitol'))"
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert "captains_table_capitol" in done.stdout
    assert done.stderr == ""
