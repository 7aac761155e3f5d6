"""The games of a training: recorded self-play, and matches between judges.

A task consists of names, numbers and weights only, so any process on any machine can carry it out; none of them needs
NumPy.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations

from captains_table.bots.learned import Learned, Telling
from captains_table.bots.selfplay import Diary, Manner, self_play
from captains_table.bots.weights import telling_of, unpacked, wired
from captains_table.core.errors import BadSetup
from captains_table.core.game import Game
from captains_table.core.judge import Judge
from captains_table.core.luck import Luck
from captains_table.core.match import find_game

KEEP = 0.35
"""The share of positions after a choice that is recorded: neighbouring ones are much alike."""
SLIPS = (0.0, 0.0, 0.03, 0.1)
"""How often choices of a game are made at random: one of these rates, so that the net sees good and bad play."""
WOBBLE = 0.03
"""By how much of a win choices are misjudged in self-play, so that no two games are the same."""
DUEL = 0.5
"""The share of two-player games, if there are others."""

Setup = tuple[int, tuple[str, ...]]
"""A number of players, and options."""


def setups(game: Game) -> list[Setup]:
    """All setups to learn: every number of players, with every valid set of options."""
    sets = [chosen for size in range(len(game.options) + 1) for chosen in combinations(game.options, size)]
    found = [(players, tuple(sorted(chosen))) for players in game.players for chosen in sets]
    return [setup for setup in found if _is_possible(game, setup)]


def _is_possible(game: Game, setup: Setup) -> bool:
    try:
        state = game.new(*setup)
    except BadSetup:
        return False
    return state.seats + game.judge.rivals(state) > 1


def duels(game: Game) -> list[Setup]:
    """The setups in which judges meet: for two players, else for as few as possible."""
    found = [setup for setup in setups(game) if setup[0] >= 2] or setups(game)
    fewest = min(players for players, _ in found)
    return [setup for setup in found if setup[0] == fewest]


def drawn_setup(game: Game, luck: Luck) -> Setup:
    """A random setup to learn from: many games for two players; half of those whose options are not required have
    none."""
    many, two = setups(game), duels(game)
    players = two[0][0]
    others = sorted({count for count, _ in many if count != players})
    if others and luck.fraction() >= DUEL:
        players = others[luck.below(len(others))]
    fitting = [setup for setup in many if setup[0] == players]
    if (players, ()) in fitting and luck.below(2) == 0:
        return players, ()
    return fitting[luck.below(len(fitting))]


@dataclass(frozen=True)
class Lesson:
    """A number of games of self-play."""

    number: int
    game: str
    weights: bytes | None
    """Whose; None: the hand-written judge."""
    seed: int
    first: int
    """The number of the first game."""
    games: int


@dataclass
class Harvest:
    """The positions of games in one setup, as numbers (`selfplay.Diary`), and each side's share of the win."""

    setup: Setup
    counts: array[int] = field(default_factory=lambda: array("H"))
    places: array[int] = field(default_factory=lambda: array("H"))
    values: array[int] = field(default_factory=lambda: array("h"))
    shares: array[float] = field(default_factory=lambda: array("f"))
    """For every position, from the seat from whose perspective it is encoded; then those of automatic opponents."""


@lru_cache(maxsize=128)
def _learned(game: str, content: bytes, setup: Setup) -> Learned:
    found = find_game(game)
    return wired(found, unpacked(content), found.new(*setup))


@lru_cache(maxsize=128)
def _telling(game: str, setup: Setup) -> Telling:
    found = find_game(game)
    return telling_of(found, found.new(*setup))


def judge_of(game: Game, content: bytes | None, setup: Setup) -> Judge:
    """The judge with these weights for a setup; without weights, the hand-written one."""
    return game.judge if content is None else _learned(game.id, content, setup)


def learn(lesson: Lesson) -> list[Harvest]:
    """Play the games of a lesson, and record what is to be learned."""
    game = find_game(lesson.game)
    found: dict[Setup, Harvest] = {}
    for number in range(lesson.first, lesson.first + lesson.games):
        luck = Luck(lesson.seed, number)
        setup = drawn_setup(game, luck)
        manner = Manner(SLIPS[luck.below(len(SLIPS))], WOBBLE, KEEP, luck.below(2) == 0)
        judge, diary, state = judge_of(game, lesson.weights, setup), Diary(), game.new(*setup)
        self_play(state, [judge] * state.seats, luck, manner, _telling(game.id, setup), diary)
        sides = state.seats + int(game.judge.rivals(state))
        _keep(found.setdefault(setup, Harvest(setup)), diary, state.winners(), state.seats, sides)
    return list(found.values())


def _keep(harvest: Harvest, diary: Diary, winners: Sequence[int], seats: int, sides: int) -> None:
    """Add the positions of a finished game."""
    harvest.counts.extend(diary.counts)
    harvest.places.extend(diary.places)
    harvest.values.extend(diary.values)
    shares = [1 / len(winners) if side in winners else 0.0 for side in range(sides)]
    for first in diary.seats:
        harvest.shares.extend(shares[first:seats] + shares[:first] + shares[seats:])


@dataclass(frozen=True)
class Trial:
    """A game in a match between two judges, played with the same luck once for each seat."""

    number: int
    game: str
    first: bytes | None
    second: bytes | None
    """Their weights; None: the hand-written judge."""
    setups: tuple[Setup, ...]
    seed: int


def contest(trial: Trial) -> list[float]:
    """The first judge's share of the win, on every seat in turn; the other seats are the second's."""
    game = find_game(trial.game)
    setup = trial.setups[trial.number % len(trial.setups)]
    found = []
    for own in range(setup[0]):
        state = game.new(*setup)
        judges = [judge_of(game, trial.second, setup)] * state.seats
        judges[own] = judge_of(game, trial.first, setup)
        self_play(state, judges, Luck(trial.seed, trial.number), Manner(0.0, 0.0, 0.0, True))
        winners = state.winners()
        found.append(1 / len(winners) if own in winners else 0.0)
    return found
