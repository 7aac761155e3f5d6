"""The games as PettingZoo environments, seat after seat (AEC):

    from captains_table.research.pettingzoo import env

    table = env("captains_war", players=4)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        table.step(None if termination else choose(observation))

There is no parallel environment: when players choose simultaneously, each makes several choices that depend on their
own earlier ones, and the number of choices differs between players. A joint action could not express that; choices
made one after the other and hidden until everyone is done can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from captains_table.core.contract import EVERYTHING, SPECTATOR
from captains_table.core.errors import need
from captains_table.core.game import Game
from captains_table.research.rewards import RANK
from captains_table.research.space import Space, space

need("pettingzoo", "research")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from captains_table.research.table import RENDER_MODES, Observation, OneTable  # noqa: E402


def observation_space(table: Space) -> spaces.Dict:
    """Return the observation space of a setup."""
    sizes = np.array(table.sizes, np.float32)
    numbers = spaces.Box(np.float32(-(2**15)) / sizes, np.float32(2**15) / sizes, dtype=np.float32)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (len(table.events),), np.int8)})


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A table of any of the games. Agents are `player_0` on seat A, `player_1` on seat B, and so on.

    Args:
        game: the id of a game, or a game.
        players: the number of players.
        options: the ids of options.
        rewards: `rank` or `score`.
        render_mode: `ansi`, `human` or `svg`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "captains_table_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game,
        players: int,
        options: Sequence[str] = (),
        rewards: str = RANK,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.space = space(game, players, options, rewards)
        self.table = OneTable(self.space, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.space.events)) for agent in self.possible_agents}
        self.state_space = self.observation_spaces["player_0"]["observation"]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of an agent.

        Args:
            agent: `player_0`, `player_1`, ...; they all have the same.
        """
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space of an agent; the mask of an observation says which actions are legal.

        Args:
            agent: `player_0`, `player_1`, ...; they all have the same.
        """
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game.

        Args:
            seed: the same seed and actions give the same game; default: a random seed.
            options: ignored.
        """
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.state.to_move]

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent to move.

        Args:
            action: a legal action; None once the game is over.

        Raises:
            IllegalAction: if the action is not legal; cites the clause. Nothing is changed.
            ValueError: if there is an action after the end of the game, or none before.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is in the game and has to choose an action")
        self.table.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            for player, worth in zip(self.agents, self.space.worth(self.table.state), strict=True):
                self.rewards[player] = worth
                self._cumulative_rewards[player] += worth
                self.terminations[player] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.state.to_move]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees: `observation` and `action_mask`.

        Args:
            agent: `player_0`, `player_1`, ...
        """
        return self.table.observe(self.possible_agents.index(agent))

    def state(self) -> Any:
        """Return the true position in numbers, secrets included, from seat A's perspective: for training only."""
        assert self.table.state.viewer == EVERYTHING
        return self.table.everything()

    def render(self) -> str | None:
        """Render the table as the agent to move sees it; once the game is over, as a spectator."""
        return self.table.render(SPECTATOR if self.table.over else self.table.state.to_move)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def env(
    game: str | Game,
    players: int,
    options: Sequence[str] = (),
    rewards: str = RANK,
    render_mode: str | None = None,
) -> TableEnv:
    """Make a PettingZoo environment: a `TableEnv`.

    Args:
        game: the id of a game, or a game.
        players: the number of players.
        options: the ids of options.
        rewards: `rank` or `score`.
        render_mode: `ansi`, `human` or `svg`.

    >>> table = env("captains_war", players=4)
    >>> table.reset(seed=7)
    >>> table.agent_selection in table.possible_agents
    True
    """
    return TableEnv(game, players, options, rewards, render_mode)
