"""Many games at once: one call steps them all in compiled code, and what it tells are NumPy arrays made once.

    games = VectorTable("capitol", players=2, count=256)
    told = games.reset(seed=1)
    while ...:
        told = games.step(choose(told.observations / games.sizes, told.masks))

Each game tells what the seat to move sees. A game that ends tells its rewards, and a new one begins in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from captains_table.core.errors import TableError
from captains_table.core.game import Game
from captains_table.core.luck import Luck
from captains_table.research.arrays import np, shown
from captains_table.research.fleet import Fleet
from captains_table.research.space import RANK, IllegalAction, space

Array = np.ndarray[Any, np.dtype[Any]]


class Told(NamedTuple):
    """What the games tell after a step. The arrays are always the same ones, read only, with new contents."""

    observations: Array
    """int16 (games, numbers): what the seat to move sees; `research.names` says what each number means."""
    masks: Array
    """bool (games, actions): what it may choose."""
    movers: Array
    """int16 (games): which seat that is."""
    rewards: Array
    """float64 (games, seats): what a game that has just ended was worth, else 0."""
    ended: Array
    """bool (games): whether it has just ended, and what is told otherwise is of the next game."""


class VectorTable:
    """So many games of one kind."""

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
        self.fleet = Fleet(table.start, table.encoding, table.events, len(table.names), table.worth, count)
        self.sizes = np.array(table.sizes, np.float32)
        """What each number of an observation seldom exceeds."""
        fleet = self.fleet
        self.told = Told(
            shown(fleet.rows.cells, np.int16, count, len(table.names)),
            shown(fleet.masks, np.bool_, count, len(table.events)),
            shown(fleet.movers, np.int16, count),
            shown(fleet.rewards, np.float64, count, players),
            shown(fleet.ended, np.bool_, count),
        )

    def reset(self, seed: int = 0) -> Told:
        """Begin all games anew; the same seed and the same actions bring about the same games."""
        self.fleet.reset(seed)
        return self.told

    def step(self, actions: Array | Sequence[int]) -> Told:
        """One action for each game. Raises IllegalAction, before anything has happened, if one is not legal."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.count or len(self.fleet.states) != self.count:
            raise IllegalAction(f"{len(chosen)} actions for {len(self.fleet.states)} games (reset begins them)")
        wrong = self.fleet.illegal(chosen)
        if wrong >= 0:
            raise IllegalAction(f"action {chosen[wrong]} is not legal in game {wrong}")
        self.fleet.step(chosen)
        return self.told

    def wild(self, luck: Luck) -> list[int]:
        """A legal action for each game, every one equally likely: for baselines and tests."""
        return self.fleet.wild(luck)
