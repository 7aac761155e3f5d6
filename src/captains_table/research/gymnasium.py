"""The games as Gymnasium environments: one learner against bots of your choice.

    import gymnasium
    import captains_table.research.gymnasium

    env = gymnasium.make("captains_table/ElCapitan-v0", players=3, opponents="greedy")
    observation, info = env.reset(seed=7)

An illegal action loses: the game is over for the learner, with the reward `penalty`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from captains_table.bots import Bot
from captains_table.bots.factory import BotFactory, bot_factory
from captains_table.bots.play_match import play_on
from captains_table.core.errors import BadSetup, need
from captains_table.core.game import SEATS, Game, games
from captains_table.core.luck import seat_luck
from captains_table.research.rewards import RANK
from captains_table.research.space import space

need("gymnasium", "research")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402

from captains_table.research.pettingzoo import observation_space  # noqa: E402
from captains_table.research.table import RENDER_MODES, Observation, OneTable  # noqa: E402

Opponent = str | BotFactory
"""A bot by name (`greedy`, `level3`, `module:Class`), or a function that makes one."""


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A seat at a table of any of the games, with bots on the other seats.

    Args:
        game: the id of a game, or a game.
        players: the number of players.
        options: the ids of options.
        opponents: a bot for all other seats, or a list of bots, clockwise from the learner.
        seat: the seat of the learner; None draws a seat for every game.
        rewards: `rank` or `score`.
        penalty: the reward for an illegal action, which ends the game.
        render_mode: `ansi`, `human` or `svg`.

    Raises:
        BadSetup: if the game can't be played like this.
        UnknownBot: if there is no bot with a name.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game,
        players: int,
        options: Sequence[str] = (),
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        rewards: str = RANK,
        penalty: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.space = space(game, players, options, rewards)
        self.table = OneTable(self.space, render_mode)
        self.render_mode = render_mode
        self.factories = [_factory(one) for one in self._one_each(opponents)]
        """Functions that make the opponents, clockwise from the learner."""
        if seat is not None and not 0 <= seat < players:
            raise BadSetup(
                "there is no seat {seat} at a table for {players} (None: a seat by lot in every game)",
                seat=seat,
                players=players,
            )
        self.wanted = seat
        self.seat = seat or 0
        self.penalty = penalty
        self.bots: list[Bot | None] = []
        """The bots in seat order; None is the learner."""
        self.observation_space = observation_space(self.space)
        self.action_space = spaces.Discrete(len(self.space.events))

    def _one_each(self, opponents: Opponent | Sequence[Opponent]) -> Sequence[Opponent]:
        """One opponent for each of the other seats, clockwise from the learner."""
        others = self.space.players - 1
        if isinstance(opponents, str) or callable(opponents):
            return [opponents] * others
        if len(opponents) != others:
            raise BadSetup("{others} opponents are needed, not {count}", others=others, count=len(opponents))
        return opponents

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play it up to the learner's first choice.

        Args:
            seed: the same seed and actions give the same game; default: a random seed.
            options: ignored.
        """
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**62))
        self.seat = self.wanted if self.wanted is not None else int(self.np_random.integers(self.space.players))
        self.bots = [self._bot(seat, drawn) for seat in range(self.space.players)]
        self.table.begin(drawn)
        self._wait()
        return self.table.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action and everything up to its next choice.

        Args:
            action: an action. An illegal one ends the game with the reward `penalty`, and `info["illegal"]` says why.
        """
        illegal = self.table.refusal(int(action))
        if illegal is not None:
            info = {**self._info(), "illegal": illegal}
            return self.table.observe(self.seat), self.penalty, True, False, info
        self.table.choose(int(action))
        self._wait()
        reward = self.space.worth(self.table.state)[self.seat] if self.table.over else 0.0
        return self.table.observe(self.seat), reward, self.table.over, False, self._info()

    def _bot(self, seat: int, seed: int) -> Bot | None:
        """The bot on a seat, with its usual random stream."""
        if seat == self.seat:
            return None
        make = self.factories[(seat - self.seat) % self.space.players - 1]
        return make(self.space.game, seat_luck(seed, seat))

    def _wait(self) -> None:
        """Let the others choose until it is the learner's turn or the game is over. They too get only their views."""
        table, actions = self.table, self.space.actions
        play_on(table.state, self.bots, table.luck, lambda event: table.choose(actions[event]))

    def _info(self) -> dict[str, Any]:
        return {"seat": SEATS[self.seat], "scores": self.table.state.scores()}

    def action_masks(self) -> Any:
        """Return which actions are legal now. Learners that support masking look for this name."""
        return self.table.observe(self.seat)["action_mask"].astype(bool)

    def render(self) -> str | None:
        """Render the table as the learner sees it."""
        return self.table.render(self.seat)


def _factory(opponent: Opponent) -> BotFactory:
    return bot_factory(opponent) if isinstance(opponent, str) else opponent


def name_of(game: Game) -> str:
    """`el_capitan` is `captains_table/ElCapitan-v0`."""
    return f"captains_table/{''.join(word.title() for word in game.id.split('_'))}-v0"


def register() -> list[str]:
    """Register every game with Gymnasium and return the names. Importing the module does this."""
    told = [game for game in games().values() if game.encoding is not None]
    for game in told:
        if name_of(game) not in gymnasium.registry:
            usual = {"game": game.id, "players": max(2, min(game.players))}
            gymnasium.register(name_of(game), entry_point="captains_table.research.gymnasium:SeatEnv", kwargs=usual)
    return [name_of(game) for game in told]


NAMES = register()
"""The names of the games in Gymnasium."""
