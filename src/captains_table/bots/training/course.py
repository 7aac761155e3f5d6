"""A course of training: rounds of self-play, fitting and a match, stored in a folder and resumed from it.

Everything is written completely or not at all, so a course that was killed continues with what it has. A round depends
only on the plan, its number and the rounds before; time determines how many rounds there are.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from captains_table.bots.pool import carry_out
from captains_table.bots.training.fit import DATA_KEYS, PACES, Data, Fit, gathered, joined
from captains_table.bots.training.layout import layout_of
from captains_table.bots.training.lessons import Harvest, Lesson, Trial, contest, duels, learn, telling_digest
from captains_table.bots.weights import Weights, packed
from captains_table.core.errors import BadSetup, TableError
from captains_table.core.game import Game

T = TypeVar("T")

CHUNK = 20
"""How many games a process plays in one task."""
HELD_OUT = 20
"""One of so many chunks of games is not learned from, so that the loss can be measured on it."""
MOST_POSITIONS = 800_000
"""If there are more, those of every round are thinned out alike."""
ABLE = 0.15
"""A net plays in the games of the next round if it wins so much without a search."""
STATE, BEST = "course.json", "weights.bin"


class BadCourse(TableError):
    """The folder has a course of something else."""


@dataclass(frozen=True)
class Plan:
    """What determines a course."""

    game: str
    seed: int = 0
    games: int = 2000
    """Games of self-play in a round."""
    keep: float = 0.2
    """The part of the positions after a choice that is kept: neighbours say much the same."""
    trials: int = 50
    """Games in a match, each played once on every seat with the same luck."""
    iterations: int = 30
    """How long everybody thinks about a choice in a match, in iterations."""
    epochs: int = 2
    """How often a round goes through all positions."""
    hidden: int = 64
    second: int = 32
    depth: int = 0
    """See `Weights.depth`."""
    search: int = 0
    """How many iterations nets search for every choice in the games of later rounds; 0: they look one ply ahead."""
    players: int = 0
    """How many play in every game and match; 0: all numbers of players, and two in matches."""


@dataclass
class Round:
    """The result of a round."""

    number: int
    games: int
    positions: int
    loss: float
    wins: float
    trials: int
    """The match against the best net so far: games won out of games played."""
    replaced: bool
    """Whether it is the best one now."""
    hand_wins: float
    hand_trials: int
    """The same against the hand-written judge."""
    alone: float
    """Its share of the wins without any search, one ply against whole turns of the hand-written judge."""


@dataclass
class Story:
    """The rounds so far."""

    plan: Plan
    rounds: list[Round] = field(default_factory=list)
    best: int = -1
    """The round of the best net; -1: the hand-written judge."""


Watch = Callable[[Iterable[T], int], Iterator[T]]
"""Shows progress: takes the items as they come, and their number."""


class Course:
    """A course in its folder. Make one with `begin`."""

    def __init__(self, game: Game, story: Story, folder: Path, executor: Callable[[], Executor]) -> None:
        self.game = game
        self.story = story
        self.plan = story.plan
        self.folder = folder
        self.executor = executor
        self.layout = layout_of(game)

    def play_round(self, watch: Watch[Any] = lambda things, count: iter(things)) -> Round:
        """The next round: games, a net, a match. What is already in the folder is not done again."""
        plan, number = self.plan, len(self.story.rounds)
        data = self._data(number, watch)
        fit = self._fit(number, data)
        content = packed(self._weights(fit, number, len(data.counts)))
        best = self._content(self.story.best)
        wins, trials = self._match(content, best, 3 * number, plan.iterations, watch)
        hand_wins, hand_trials = (wins, trials)
        if best is not None:
            hand_wins, hand_trials = self._match(content, None, 3 * number + 1, plan.iterations, watch)
        alone, played = self._match(content, None, 3 * number + 2, 0, watch)
        replaced = 2 * wins > trials
        games, loss = (number + 1) * plan.games, fit.loss(data)
        played_out = (wins, trials, replaced, hand_wins, hand_trials, alone / played)
        made = Round(number, games, len(data.counts), loss, *played_out)
        _write(self._net_file(number), content)
        if replaced:
            self.story.best = number
            _write(self.folder / BEST, content)
        self.story.rounds.append(made)
        self.save()
        return made

    def save(self) -> None:
        """Save the results of the rounds."""
        _write(self.folder / STATE, json.dumps(asdict(self.story), indent=1).encode())

    def _data(self, number: int, watch: Watch[Any]) -> Data:
        """The positions of all rounds so far, including the early, noisy ones."""
        file = self._data_file(number)
        if not file.is_file():
            self._harvest(number, watch)
        parts = [_read_data(self._data_file(earlier)) for earlier in range(number + 1)]
        total = sum(len(part.counts) for part in parts)
        keep = min(1.0, MOST_POSITIONS / total)
        return joined([_thinned(part, keep, self.plan.seed + place) for place, part in enumerate(parts)])

    def _harvest(self, number: int, watch: Watch[Any]) -> None:
        """Play the games of a round and keep their positions: first the hand-written judge's, then the newest
        net's against it. Even if that net has not won its match, its own mistakes are what it has to learn from;
        unless it plays so badly alone that there is nothing to learn from it but that."""
        plan, able = self.plan, number > 0 and self.story.rounds[-1].alone >= ABLE
        weights = self._content(number - 1) if able else None
        seed = _seed(plan.seed, number, 0)
        chunks = range(0, plan.games, CHUNK)
        search = plan.search if able else 0
        how = (plan.keep, search, plan.players)
        lessons = [
            Lesson(place, plan.game, weights, seed, first, min(CHUNK, plan.games - first), *how)
            for place, first in enumerate(chunks)
        ]
        found: dict[int, list[Harvest]] = {}
        for lesson, harvests in watch(carry_out(lessons, self.executor, learn), len(lessons)):
            found[lesson.number] = harvests
        parts = [gathered(found[place], self.layout, place % HELD_OUT == 0) for place in sorted(found)]
        _save_arrays(self._data_file(number), _fields(joined(parts)))

    def _fit(self, number: int, data: Data) -> Fit:
        """The net of this round: of those fitted at different paces, the best on the positions held out."""
        file = self._fit_file(number)
        if file.is_file():
            fit = self._untaught()
            with np.load(file) as kept:
                fit.layers = [kept[key] for key in sorted(kept.files)]
            return fit
        fits = [self._fitted(number, data, pace) for pace in PACES]
        fit = min(fits, key=lambda one: one.loss(data))
        _save_arrays(file, {f"{place}": part for place, part in enumerate(fit.layers)})
        return fit

    def _fitted(self, number: int, data: Data, pace: float) -> Fit:
        """A net fitted to all positions from the beginning: one that goes on from round to round learns the early
        positions by heart."""
        fit = self._untaught()
        fit.learn(data, self.plan.epochs, _seed(self.plan.seed, number, 2), pace)
        return fit

    def _untaught(self) -> Fit:
        plan, layout = self.plan, self.layout
        sizes = np.array(layout.sizes, np.float32)
        return Fit(sizes, layout.opinions, plan.hidden, plan.second, layout.outputs, _seed(plan.seed, 0, 1))

    def _match(
        self, first: bytes, second: bytes | None, number: int, iterations: int, watch: Watch[Any]
    ) -> tuple[float, int]:
        """Games won of games played between two nets, on seeds that nobody has learned from."""
        plan = self.plan
        setups = tuple(duels(self.game, plan.players))
        seed = _seed(self.plan.seed, number, 3)
        trials = [Trial(place, plan.game, first, second, setups, seed, iterations) for place in range(plan.trials)]
        shares = [
            share for _, found in watch(carry_out(trials, self.executor, contest), len(trials)) for share in found
        ]
        return sum(shares), len(shares)

    def _weights(self, fit: Fit, number: int, positions: int) -> Weights:
        plan, layout, game = self.plan, self.layout, self.game
        about: dict[str, Any] = {
            "seed": plan.seed,
            "round": number,
            "games": (number + 1) * plan.games,
            "positions": positions,
        }
        if plan.players:
            about["players"] = plan.players
        about["telling"] = telling_digest(game)
        return Weights(
            game=game.id,
            revision=game.revision,
            edition=game.own_edition().digest,
            hidden=plan.hidden,
            second=plan.second,
            outputs=layout.outputs,
            seats=layout.seats,
            depth=plan.depth,
            names=tuple(layout.names),
            layers=fit.whole_numbers(),
            about=about,
        )

    def _content(self, number: int) -> bytes | None:
        return None if number < 0 else self._net_file(number).read_bytes()

    def _data_file(self, number: int) -> Path:
        return self.folder / f"round-{number:03}.npz"

    def _fit_file(self, number: int) -> Path:
        return self.folder / f"fit-{number:03}.npz"

    def _net_file(self, number: int) -> Path:
        return self.folder / f"net-{number:03}.bin"


def begin(game: Game, plan: Plan, folder: Path, executor: Callable[[], Executor], resume: bool) -> Course:
    """Start a new course in a folder, or load the one that is there.

    Raises:
        BadCourse: if there is one and it is not to be resumed, or none to resume, or it is of something else.
    """
    file = folder / STATE
    if resume != file.is_file():
        if resume:
            raise BadCourse("{folder}: there is no training to resume", folder=folder)
        raise BadCourse("{folder}: holds a training already; add --resume to continue it", folder=folder)
    story = Story(plan)
    if resume:
        told = json.loads(file.read_text(encoding="utf-8"))
        story = Story(Plan(**told["plan"]), [Round(**one) for one in told["rounds"]], told["best"])
        if story.plan.game != game.id:
            raise BadCourse("{folder}: holds a training of {game}", folder=folder, game=story.plan.game)
    if max(game.players) < 2:
        raise BadSetup("{game} can't be trained: it is for one player", game=game.id)
    folder.mkdir(parents=True, exist_ok=True)
    course = Course(game, story, folder, executor)
    course.save()
    return course


def _seed(seed: int, number: int, purpose: int) -> int:
    """A separate seed for each round and purpose."""
    return (seed * 1_000_003 + number) * 8 + purpose


def _thinned(data: Data, keep: float, seed: int) -> Data:
    """A random selection of the positions."""
    if keep >= 1.0:
        return data
    chosen = np.random.default_rng(seed).random(len(data.counts)) < keep
    each = np.repeat(chosen, data.counts)
    return Data(data.counts[chosen], data.places[each], data.values[each], data.shares[chosen], data.held[chosen])


def _fields(data: Data) -> dict[str, Any]:
    return {key: getattr(data, key) for key in DATA_KEYS}


def _read_data(file: Path) -> Data:
    with np.load(file) as kept:
        return Data(*(kept[key] for key in DATA_KEYS))


def _save_arrays(file: Path, arrays: dict[str, Any]) -> None:
    part = file.with_suffix(".part")
    with part.open("wb") as out:
        np.savez(out, **arrays)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)


def _write(file: Path, content: bytes) -> None:
    part = file.with_suffix(f"{file.suffix}.part")
    with part.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)
