"""The games of a training: recorded self-play, and matches between judges.

A task consists of names, numbers and weights only, so any process on any machine can carry it out; none of them needs
NumPy.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations

from captains_table.bots.judges import HAND
from captains_table.bots.learned import Learned, Telling
from captains_table.bots.play_match import play_on
from captains_table.bots.selfplay import Diary, Manner, self_play
from captains_table.bots.thinker import Thinker
from captains_table.bots.weights import Weights, telling_of, unpacked, wired
from captains_table.core.contract import CHANCE, OVER
from captains_table.core.errors import BadSetup
from captains_table.core.game import Game
from captains_table.core.judge import Judge
from captains_table.core.luck import Luck, seat_luck
from captains_table.core.match import find_game

SLIPS = (0.0, 0.0, 0.03, 0.1)
"""How often choices of a game are made at random: one of these, so that the net sees good and bad play."""
WOBBLE = 0.004
"""By how much of a win choices are misjudged in self-play, so that no two games are the same."""
DUEL = 0.5
"""The share of two-player games, if there are others."""

Setup = tuple[int, tuple[str, ...]]
"""A number of players, and options."""


@cache
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


def duels(game: Game, players: int = 0) -> list[Setup]:
    """The setups in which judges meet: for so many players; 0: for two, else for as few as possible."""
    many = setups(game)
    wanted = players or min(count for count, _ in [setup for setup in many if setup[0] >= 2] or many)
    return [setup for setup in many if setup[0] == wanted]


def drawn_setup(game: Game, luck: Luck, players: int = 0) -> Setup:
    """A random setup to learn from, for so many players; 0: many games for two, and as many for all other numbers. Half
    of those whose options are not required have none."""
    fitting = duels(game, players)
    if not players:
        many, usual = setups(game), fitting[0][0]
        others = sorted({count for count, _ in many if count != usual})
        if others and luck.fraction() >= DUEL:
            fitting = duels(game, others[luck.below(len(others))])
    players = fitting[0][0]
    if (players, ()) in fitting and luck.below(2) == 0:
        return players, ()
    return fitting[luck.below(len(fitting))]


@dataclass(frozen=True)
class Lesson:
    """A number of games of self-play."""

    number: int
    game: str
    weights: bytes | None
    """Of the net that plays about every other seat; the others follow the hand-written judge, which shows what
    is wrong with the net's choices. None: all do."""
    seed: int
    first: int
    """The number of the first game."""
    games: int
    keep: float
    """The part of the positions after a choice that is kept."""
    search: int = 0
    """How many iterations nets search for every choice; then they sit on all seats. 0: one ply."""
    players: int = 0
    """How many play in every game; 0: all numbers of players."""


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
        setup = drawn_setup(game, luck, lesson.players)
        manner = Manner(SLIPS[luck.below(len(SLIPS))], WOBBLE, lesson.keep, luck.below(2) == 0, lesson.search)
        diary, state = Diary(), game.new(*setup)
        nets = [lesson.search or luck.below(2) for _ in range(state.seats)]
        judges = [judge_of(game, lesson.weights if net else None, setup) for net in nets]
        self_play(state, judges, luck, manner, _telling(game.id, setup), diary)
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


def telling_digest(game: Game) -> str:
    """A hash of how positions are told, the hand-written judge's opinion included: of two games at random, in the first
    and in the last setup. If it changes, nets have to learn anew."""
    found = hashlib.sha256()
    many = setups(game)
    for setup in (many[0], many[-1]):
        telling, state, luck = _telling(game.id, setup), game.new(*setup), Luck(1)
        found.update("\n".join(telling.names).encode())
        while state.to_move != OVER:
            if state.to_move != CHANCE:
                telling.tell(state)
                found.update(array("h", telling.rows.row()).tobytes())
            legal = state.legal()
            state.happen(state.chance(luck) if state.to_move == CHANCE else legal[luck.below(len(legal))])
    return found.hexdigest()[:16]


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
    iterations: int
    """How long everybody thinks about a choice; 0: one ply of a net, whole turns of the hand-written judge."""


def contest(trial: Trial) -> list[float]:
    """The first judge's share of the win, on every seat in turn; the other seats are the second's."""
    game = find_game(trial.game)
    setup = trial.setups[trial.number % len(trial.setups)]
    found = []
    for own in range(setup[0]):
        state = game.new(*setup)
        whose = [trial.first if seat == own else trial.second for seat in range(state.seats)]
        luck = Luck(trial.seed, trial.number)
        if trial.iterations == 0:
            self_play(state, [judge_of(game, content, setup) for content in whose], luck, Manner(0.0, 0.0, 0.0, True))
        else:
            play_on(state, [_thinker(game, content, trial, seat) for seat, content in enumerate(whose)], luck)
        winners = state.winners()
        found.append(1 / len(winners) if own in winners else 0.0)
    return found


def _thinker(game: Game, content: bytes | None, trial: Trial, seat: int) -> Thinker:
    luck = seat_luck(trial.seed, seat, trial.number)
    return Thinker(game, luck, trial.iterations, judge=HAND if content is None else _weights(content))


@lru_cache(maxsize=4)
def _weights(content: bytes) -> Weights:
    return unpacked(content)
