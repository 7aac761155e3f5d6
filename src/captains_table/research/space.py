"""The action and observation spaces of a setup, shared by all environments: which action stands for which event, what
each number of an observation means, and the rewards at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from captains_table.core.contract import State
from captains_table.core.errors import BadSetup, TableError
from captains_table.core.game import Game
from captains_table.core.match import find_game
from captains_table.core.rows import Rows
from captains_table.core.tensor import Encoding, Legend
from captains_table.core.updates import Updates, WholeRows
from captains_table.research.fleet import Fleet
from captains_table.research.rewards import RANK, REWARDS, reward


class IllegalAction(TableError):
    """An action that is not legal now. Nothing has changed."""


@dataclass(eq=False)
class Space:
    """The action and observation spaces of a setup. Make one with `space`.

    >>> table = space("capitol", players=2)
    >>> table.text(0)
    'play floor-8'
    """

    game: Game
    players: int
    options: tuple[str, ...]
    rewards: str
    start: State
    """The position before the first event. Do not change it."""
    encoding: Encoding
    updates: Updates
    """What an event changes in the observations."""
    texts: Sequence[str]
    """Every event in notation."""
    events: list[int]
    """The event of each action."""
    chances: list[int]
    """The event of each outcome of chance."""
    names: list[str]
    """What each number of an observation means."""
    sizes: list[int]
    """For each number of an observation, a value that it rarely exceeds."""
    parts: list[int]
    """Where the parts of an observation begin that are updated separately."""
    actions: dict[int, int] = field(init=False)
    """The action of each event."""
    outcomes: dict[int, int] = field(init=False)
    """The outcome of each event of chance."""
    row: Rows = field(init=False)
    """The row that observations are written to."""

    def __post_init__(self) -> None:
        self.actions = {event: action for action, event in enumerate(self.events)}
        self.outcomes = {event: outcome for outcome, event in enumerate(self.chances)}
        self.row = Rows(len(self.names))

    def text(self, action: int) -> str:
        """Return the notation of an action.

        Args:
            action: a number from 0.
        """
        return self.texts[self.events[action]]

    def observe(self, view: State) -> Rows:
        """Encode a view.

        Args:
            view: the view of a seat.

        Returns:
            The same row every time: copy what you want to keep.
        """
        self.row.begin()
        self.encoding.write(view, self.row)
        self.row.end()
        return self.row

    def fleet(self, count: int, again: bool = True) -> Fleet:
        """Return many games of this setup that are stepped together.

        Args:
            count: how many.
            again: whether a new game begins where one has ended.
        """
        return Fleet(self.start, self.updates, self.events, len(self.names), self.parts, self.rewards, count, again)

    def worth(self, state: State) -> list[float]:
        """Return the reward of every seat.

        Args:
            state: the position at the end of a game.
        """
        return reward(state, self.rewards)


def space(game: str | Game, players: int, options: Sequence[str] = (), rewards: str = RANK) -> Space:
    """Return the action and observation spaces of a setup.

    Args:
        game: the id of a game, or a game.
        players: the number of players.
        options: the ids of options.
        rewards: `rank` or `score`.

    Raises:
        UnknownGame: if there is no such game.
        BadSetup: if the game can't be played like this, or has no encoding.
    """
    return _space(find_game(game), players, tuple(sorted(set(options))), rewards)


@cache
def _space(game: Game, players: int, options: tuple[str, ...], rewards: str) -> Space:
    return _made(game, game.new(players, options), options, rewards)


def space_around(game: Game, position: State, rewards: str = RANK) -> Space:
    """Return the spaces of the setup of a position or view; its options are not listed."""
    return _made(game, game.begin(game.figures_of(position)), (), rewards)


def _made(game: Game, start: State, options: tuple[str, ...], rewards: str) -> Space:
    if rewards not in REWARDS:
        raise BadSetup(
            "there are no rewards by '{rewards}' (there are: {known})", rewards=rewards, known=", ".join(REWARDS)
        )
    if game.encoding is None:
        raise BadSetup("{id} has no encoding as numbers", id=game.id)
    legend = Legend()
    game.encoding.describe(start, legend)
    return Space(
        game=game,
        players=start.seats,
        options=options,
        rewards=rewards,
        start=start,
        encoding=game.encoding,
        updates=game.updates or WholeRows(game.encoding),
        texts=game.event_texts(game.figures_of(start)),
        events=game.encoding.choices(start),
        chances=game.encoding.chances(start),
        names=legend.names,
        sizes=legend.sizes,
        parts=legend.parts or [0],
    )


def names(game: str | Game, players: int, options: Sequence[str] = ()) -> list[str]:
    """Return what each number of an observation means.

    Args:
        game: the id of a game, or a game.
        players: the number of players.
        options: the ids of options.

    >>> names("captains_war", 2)[:3]
    ['seat A', 'seat B', 'to move own']
    """
    return list(space(game, players, options).names)
