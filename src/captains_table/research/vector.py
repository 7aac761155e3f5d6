"""Many games at once: one call steps them all in compiled code, and the results are NumPy arrays made once.

    games = VectorTable("capitol", players=2, count=256)
    told = games.reset(seed=1)
    while ...:
        told = games.step(choose(told.observations / games.sizes, told.masks))

Each game reports what the seat to move sees. A game that ends reports its rewards, and a new one begins in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from captains_table.core.errors import TableError
from captains_table.core.game import Game
from captains_table.core.luck import Luck
from captains_table.research.arrays import np, read_only, shown
from captains_table.research.rewards import RANK
from captains_table.research.space import IllegalAction, space

Array = np.ndarray[Any, np.dtype[Any]]


class Told(NamedTuple):
    """All games after a step. The arrays are read-only and always the same ones: copy what you want to keep."""

    observations: Array
    """int16 (games, numbers): what the seat to move sees; `research.names` says what each number means."""
    masks: Array
    """bool (games, actions): which actions are legal."""
    movers: Array
    """int16 (games): the seat to move."""
    rewards: Array
    """float64 (games, seats): the rewards of a game that has just ended, otherwise 0."""
    ended: Array
    """bool (games): whether a game has just ended; the other arrays then describe the next game."""


class VectorTable:
    """A number of games with the same setup.

    Args:
        game: the id of a game, or a game.
        players: the number of players.
        options: the ids of options.
        rewards: `rank` or `score`.
        count: how many games.

    Raises:
        TableError: if the game can't be played like this, or `count` is less than 1.

    >>> many = VectorTable("captains_war", players=2, count=8)
    >>> many.reset(seed=7).observations.shape
    (8, 243)
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        options: Sequence[str] = (),
        rewards: str = RANK,
        count: int = 64,
    ) -> None:
        if count < 1:
            raise TableError("at least one game has to be played, not {count}", count=count)
        self.space = space(game, players, options, rewards)
        self.count = count
        table = self.space
        self.fleet = table.fleet(count)
        self.sizes = np.array(table.sizes, np.float32)
        """For each number of an observation, a value that it rarely exceeds."""
        fleet = self.fleet
        self.rows = shown(fleet.rows.cells, np.int16, count * players, len(table.names))
        """What each seat sees, as far as it is up to date, game by game."""
        self.shown = shown(fleet.shown, np.int64, count)
        """The row of the seat to move, game by game."""
        self.observations = np.zeros((count, len(table.names)), np.int16)
        self.told = Told(
            read_only(self.observations),
            shown(fleet.masks, np.bool_, count, len(table.events)),
            shown(fleet.movers, np.int16, count),
            shown(fleet.rewards, np.float64, count, players),
            shown(fleet.ended, np.bool_, count),
        )

    def reset(self, seed: int = 0) -> Told:
        """Start all games again.

        Args:
            seed: the same seed and actions give the same games.
        """
        self.fleet.reset(seed)
        return self._tell()

    def step(self, actions: Array | Sequence[int]) -> Told:
        """Step all games.

        Args:
            actions: one action for each game.

        Raises:
            IllegalAction: if an action is not legal, or the number of actions is wrong. No game is stepped.
        """
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.count or len(self.fleet.states) != self.count:
            raise IllegalAction(f"{len(chosen)} actions for {len(self.fleet.states)} games (reset begins them)")
        wrong = self.fleet.illegal(chosen)
        if wrong >= 0:
            raise IllegalAction(f"action {chosen[wrong]} is not legal in game {wrong}")
        self.fleet.step(chosen)
        return self._tell()

    def _tell(self) -> Told:
        """Collect the rows of the seats to move."""
        self.rows.take(self.shown, 0, self.observations, "clip")
        return self.told

    def wild(self, luck: Luck) -> list[int]:
        """Return a random legal action for each game, for baselines and tests.

        Args:
            luck: the random stream to draw from.
        """
        return self.fleet.wild(luck)
