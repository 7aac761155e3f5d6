"""Bots from elsewhere that can sit at our tables, for the arena:

    captains-table arena capitol --bots level5,captains_table.research.opponents:OpenSpielMcts

They get a view like every bot and search on a position sampled from it. To give one another time, derive a class with
other `seconds`.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from captains_table.bots.levels import SECONDS
from captains_table.core.contract import State
from captains_table.core.errors import need
from captains_table.core.game import Game
from captains_table.core.luck import Luck

need("pyspiel", "research")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator  # noqa: E402

from captains_table.research.openspiel import TableGame, class_for  # noqa: E402
from captains_table.research.position import Position  # noqa: E402
from captains_table.research.space import space_around  # noqa: E402

NO_LIMIT = 1_000_000_000


class TimeUp(Exception):
    """The search has used up its time."""

    def __init__(self, root: Any) -> None:
        super().__init__()
        self.root = root


class TimedMcts(MCTSBot):  # type: ignore[misc]
    """OpenSpiel's Monte Carlo tree search, stopped when its time is up instead of after a number of simulations."""

    deadline = 0.0
    clock: Callable[[], float] = staticmethod(perf_counter)

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        """Called at the start of every simulation, so that everything before it is complete."""
        if root.children and self.clock() >= self.deadline:
            raise TimeUp(root)
        return super()._apply_tree_policy(root, state)

    def search(self, state: Any, seconds: float) -> Any:
        """The root of the tree built in that time."""
        self.deadline = self.clock() + seconds
        try:
            return self.mcts_search(state)
        except TimeUp as end:
            return end.root


class OpenSpielMcts:
    """OpenSpiel's search in Python with random rollouts, for as long as level 5 thinks."""

    seconds = SECONDS
    simulations = NO_LIMIT
    curiosity = 2.0
    clock: Callable[[], float] = staticmethod(perf_counter)
    """What tells the time; `time.thread_time` on a machine that is busy with other things too."""

    def __init__(self, game: Game, luck: Luck) -> None:
        self.game = game
        self.luck = luck
        self.random = np.random.RandomState(luck.below(2**30))
        self.table: TableGame | None = None
        self.made = 0
        """The number of simulations so far."""

    def choose(self, view: State, legal: list[int]) -> int:
        """The choice that the search has tried most often."""
        if len(legal) == 1:
            return legal[0]
        table = self._table_of(view)
        state = table.new_initial_state()
        state.position = Position(table.space, view.sample(self.luck))
        rollouts = RandomRolloutEvaluator(1, self.random)
        bot = TimedMcts(table, self.curiosity, self.simulations, rollouts, random_state=self.random)
        bot.clock = self.clock
        root = bot.search(state, self.seconds)
        self.made += root.explore_count
        return table.space.events[int(root.best_child().action)]

    def _table_of(self, view: State) -> TableGame:
        """The table of the bot, in OpenSpiel."""
        figures = self.game.figures_of(view)
        if self.table is None or self.game.figures_of(self.table.space.start) is not figures:
            self.table = class_for(self.game)({}, space_around(self.game, view))
        return self.table


class OpenSpielMctsQuick(OpenSpielMcts):
    """The same with a tenth of a second for every choice."""

    seconds = 0.1
