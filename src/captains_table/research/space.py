"""The fixed spaces of a table: which action stands for which event, what each number of an observation means, and what
the end of a game is worth. All environments share them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from captains_table.core.contract import State
from captains_table.core.errors import BadSetup, TableError
from captains_table.core.game import Game
from captains_table.core.match import find_game
from captains_table.core.tensor import Encoding, Legend, Rows

RANK = "rank"
"""Rewards by rank: 1 for the first, -1 for the last, evenly between; who shares a rank shares its rewards."""
SCORE = "score"
"""Rewards by score: what everybody has at the end, in the game's points."""
REWARDS = (RANK, SCORE)


class IllegalAction(TableError):
    """An action that is not legal now. Nothing has happened."""


@dataclass(eq=False)
class Space:
    """What is the same for all games at a table of one kind."""

    game: Game
    players: int
    options: tuple[str, ...]
    rewards: str
    start: State
    """The position before the first event. Never changed."""
    encoding: Encoding
    texts: Sequence[str]
    """Every event in notation."""
    events: list[int]
    """The event of each action."""
    chances: list[int]
    """The event of each outcome of chance."""
    names: list[str]
    """What each number of an observation means."""
    sizes: list[int]
    """What each number seldom exceeds."""
    actions: dict[int, int] = field(init=False)
    """The action of each event."""
    outcomes: dict[int, int] = field(init=False)
    """The outcome of each event of chance."""
    row: Rows = field(init=False)
    """Where observations are written."""

    def __post_init__(self) -> None:
        self.actions = {event: action for action, event in enumerate(self.events)}
        self.outcomes = {event: outcome for outcome, event in enumerate(self.chances)}
        self.row = Rows(len(self.names))

    def text(self, action: int) -> str:
        """An action in notation."""
        return self.texts[self.events[action]]

    def observe(self, view: State) -> Rows:
        """A view in numbers; the row is the same one every time."""
        self.row.begin()
        self.encoding.write(view, self.row)
        self.row.end()
        return self.row

    def worth(self, state: State) -> list[float]:
        """What every seat has got at the end of a game."""
        return reward(state, self.rewards)


def space(game: str | Game, players: int, options: Sequence[str] = (), rewards: str = RANK) -> Space:
    """The spaces of a table."""
    return _space(find_game(game), players, tuple(sorted(set(options))), rewards)


@cache
def _space(game: Game, players: int, options: tuple[str, ...], rewards: str) -> Space:
    return _made(game, game.new(players, options), options, rewards)


def space_around(game: Game, position: State, rewards: str = RANK) -> Space:
    """The spaces of the table at which a position (or view) has come about; its options stay unnamed."""
    return _made(game, game.begin(game.figures_of(position)), (), rewards)


def _made(game: Game, start: State, options: tuple[str, ...], rewards: str) -> Space:
    if rewards not in REWARDS:
        raise BadSetup(
            "there are no rewards by '{rewards}' (there are: {known})", rewards=rewards, known=", ".join(REWARDS)
        )
    if game.encoding is None:
        raise BadSetup("{id} has not been told in numbers: it has no encoding", id=game.id)
    legend = Legend()
    game.encoding.describe(start, legend)
    return Space(
        game=game,
        players=start.seats,
        options=options,
        rewards=rewards,
        start=start,
        encoding=game.encoding,
        texts=game.event_texts(game.figures_of(start)),
        events=game.encoding.choices(start),
        chances=game.encoding.chances(start),
        names=legend.names,
        sizes=legend.sizes,
    )


def names(game: str | Game, players: int, options: Sequence[str] = ()) -> list[str]:
    """What each number of an observation means."""
    return list(space(game, players, options).names)


def reward(state: State, rewards: str) -> list[float]:
    """What a finished game is worth to every seat. An automatic opponent takes part in the ranks."""
    scores = state.scores()
    if rewards == SCORE:
        return [float(score) for score in scores[: state.seats]]
    winners = state.winners()
    reached = [(side in winners, score) for side, score in enumerate(scores)]
    return [_rank_reward(own, reached) for own in reached[: state.seats]]


def _rank_reward(own: tuple[bool, int], reached: list[tuple[bool, int]]) -> float:
    """The share of the others behind, less the share of those ahead."""
    behind = sum(other < own for other in reached)
    ahead = sum(other > own for other in reached)
    return (behind - ahead) / (len(reached) - 1)
