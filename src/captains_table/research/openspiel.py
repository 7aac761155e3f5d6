"""The games in OpenSpiel: `import captains_table.research.openspiel` registers one for each of ours.

    game = pyspiel.load_game("captains_table_el_capitan(players=3,options=lisboa+porto,rewards=score)")

Chance is explicit and drawn card by card and die by die, with its true probabilities. Simultaneous choices are entered
one seat after the other and stay hidden until all are done. Actions of players and outcomes of chance are numbered
separately (`research.space`); their strings are our notation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from captains_table.core.contract import CHANCE, OVER, SPECTATOR
from captains_table.core.errors import need
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.research.position import UNKNOWN, Position
from captains_table.research.rewards import RANK, REWARDS, SCORE
from captains_table.research.space import Space, space

need("pyspiel", "research")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

PREFIX = "captains_table_"
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
MOST_DECISIONS = 4000
MOST_CHANCES = 1000
"""More than any game has had."""
MEMORY = 2000
"""How many past events an information state tensor holds; if there are more, the last ones."""
HIGHEST = 10_000.0
"""No score is as high, nor as far below zero."""


def game_type(game: Game, players: int, rewards: str) -> Any:
    """The description of a kind of table for OpenSpiel."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.id,
        long_name=f"Captain's Table: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if rewards == RANK and players > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": _usual_players(game), "options": "", "rewards": RANK},
    )


def _usual_players(game: Game) -> int:
    """The smallest table at which people play against each other."""
    return max(2, min(game.players))


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A table at which one of the games is played. Each game has a class derived from this one."""

    game: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None, table: Space | None = None) -> None:
        given = params or {}
        self.space: Space = table if table is not None else self.wanted(given)
        players, rewards = self.space.players, self.space.rewards
        kind = game_type(self.game, players, rewards)
        highest = HIGHEST if rewards == SCORE else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.space.events),
            max_chance_outcomes=len(self.space.chances),
            num_players=players,
            min_utility=-highest,
            max_utility=highest,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(kind, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def wanted(self, params: dict[str, Any]) -> Space:
        """The table that the parameters describe."""
        players = int(params.get("players", _usual_players(self.game)))
        options = [option for option in str(params.get("options", "")).split("+") if option]
        return space(self.game, players, options, str(params.get("rewards", RANK)))

    def new_initial_state(self) -> TableState:
        """The position before the first event."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The maximum number of chance events."""
        return MOST_CHANCES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An object that observes positions of this table."""
        return Observer(self.space, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position. Everything except the names of the methods is in `position`."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position = Position(game.space)

    def current_player(self) -> int:
        """A seat, or OpenSpiel's number for chance or for the end."""
        mover = self.position.state.to_move
        return TERMINAL if mover == OVER else mover

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.state.to_move == OVER

    def is_chance_node(self) -> bool:
        """Whether chance decides."""
        return self.position.state.to_move == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        actions = self.position.space.actions
        return [actions[event] for event in self.position.state.legal()]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player (by default the one to move) may choose; at a chance point, the possible outcomes.
        Ascending."""
        state = self.position.state
        if state.to_move == CHANCE:
            return [self.position.space.outcomes[event] for event in state.legal()]
        if player is not None and player != state.to_move:
            return []
        return self._legal_actions(state.to_move)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        weighed = self.position.state.outcomes()
        total = sum(weight for _, weight in weighed)
        outcomes = self.position.space.outcomes
        return [(outcomes[event], weight / total) for event, weight in weighed]

    def _apply_action(self, action: int) -> None:
        self.position.happen(self._event(self.position.state.to_move, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.space.texts[self._event(player, action)]

    def _event(self, player: int, action: int) -> int:
        table = self.position.space
        return table.chances[action] if player == CHANCE else table.events[action]

    def returns(self) -> list[float]:
        """The rewards at the end; 0 before."""
        if self.position.state.to_move != OVER:
            return [0.0] * self.position.space.players
        return self.position.space.worth(self.position.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A position that the player can't distinguish from this one. Its `history()` is empty: nobody knows it."""
        found: TableState = self.get_game().new_initial_state()
        found.position = self.position.sample(player, Luck(int(sampler() * 2**52)))
        return found

    def __str__(self) -> str:
        return "\n".join(self.position.lines(iter(self.position.past)))


class Observer:
    """What a player sees (`perfect_recall=False`) or knows from what it has seen (`perfect_recall=True`).

    The tensor holds the numbers of `research.names`, each divided by its size, and with perfect recall also the events
    that the player knows, oldest first: (number + 1) / number of events, -1 for a hidden one, 0 for none.
    """

    def __init__(self, table: Space, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"an observer of {table.game.id} has no parameters, but got {params}")
        if not kind.public_info:
            raise ValueError("what is private is not told apart from what is public: use public_info=True")
        self.space = table
        self.recalls: bool = kind.perfect_recall
        self.private = kind.private_info
        width = len(table.names)
        self.sizes = np.array(table.sizes, np.float32)
        self.tensor = np.zeros(width + (MEMORY if self.recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:width]}
        self.starts: dict[int, Any] = {}
        if self.recalls:
            self.dict["past"] = self.tensor[width:]

    def set_from(self, state: TableState, player: int) -> None:
        """Write the tensor."""
        position = state.position
        if not position.past:  # OpenSpiel asks for the start whenever it needs the shape
            self.tensor[:] = self._start(player)
            return
        self._write(position, player)

    def _start(self, player: int) -> Any:
        """The tensor of the position before the first event."""
        if player not in self.starts:
            self._write(Position(self.space), player)
            self.starts[player] = self.tensor.copy()
        return self.starts[player]

    def _write(self, position: Position, player: int) -> None:
        true = position.state
        view = true if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS else true.glance(self._viewer(player))
        self.dict["observation"][:] = self.space.observe(view).row()
        self.dict["observation"] /= self.sizes
        if self.recalls:
            past = self.dict["past"]
            past.fill(0)
            count = len(self.space.texts)
            numbers = [
                -1.0 if happened.event == UNKNOWN else (happened.event + 1) / count
                for happened in position.known(self._viewer(player))
            ][-MEMORY:]
            past[: len(numbers)] = numbers

    def string_from(self, state: TableState, player: int) -> str:
        """The same as text: our state dump, and with perfect recall the record before it."""
        position, viewer = state.position, self._viewer(player)
        lines = position.lines(position.known(viewer)) if self.recalls else []
        return "\n".join([*lines, position.seen(viewer)])

    def _viewer(self, player: int) -> int:
        """Whose view is written: the player's, or the spectators' if no private information is wanted."""
        return SPECTATOR if self.private == pyspiel.PrivateInfoType.NONE else player


def register() -> list[str]:
    """Register every game with OpenSpiel; return their names there."""
    known = set(pyspiel.registered_names())
    for game in games().values():
        if game.encoding is not None and PREFIX + game.id not in known:
            # A class, not a function: OpenSpiel releases it after Python has ended, which only a class survives.
            pyspiel.register_game(game_type(game, _usual_players(game), RANK), class_for(game))
    return [PREFIX + game.id for game in games().values() if game.encoding is not None]


def _loaded(text: str) -> Any:
    """Load a game from its string; unpickling imports this module, and with it the games."""
    return pyspiel.load_game(text)


def class_for(game: Game) -> type[TableGame]:
    """The class that OpenSpiel makes tables of a game with."""
    return type(f"Table_{game.id}", (TableGame,), {"game": game})


NAMES = register()
"""The names of the games in OpenSpiel."""

__all__ = ["NAMES", "REWARDS", "TableGame", "TableState", "register"]
