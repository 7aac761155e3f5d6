"""`captains-table train`: a judge learns a game by playing against itself."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from captains_table.bots.weights import telling_of
from captains_table.cli.draw import write_picture
from captains_table.cli.executor import executor
from captains_table.cli.progress import with_progress
from captains_table.core.errors import need
from captains_table.core.match import find_game
from captains_table.terminal.chooser import words_of
from captains_table.texts.speech import Words

if TYPE_CHECKING:
    from captains_table.bots.training.course import Course, Round

T = TypeVar("T")

HOURS = 2.0
"""How long a training lasts unless something else is asked for."""


def train(options: Namespace, language: str) -> int:
    """Train until the time is up, and say after every round how it went."""
    game = find_game(options.game)
    telling_of(game, game.new(max(game.players)))
    need("numpy", "train")
    from captains_table.bots.training.course import Plan, begin

    folder = options.out or Path(f"training-{game.id}")
    if options.players is not None:
        game.check_players(options.players)
    plan = Plan(
        game.id,
        options.seed,
        options.games,
        trials=options.trials,
        depth=int(game.judge.net_depth),
        search=options.search,
        players=options.players or 0,
    )
    course = begin(game, plan, folder, executor(options.cluster, options.workers), options.resume)
    say, name = Words(language), words_of(game, language)("game-name")
    head = say("train-head", game=name, seed=str(course.plan.seed), folder=str(folder))
    print(head, flush=True)
    _go(course, _seconds(options), options.rounds, say)
    _tell(course, name, head, say)
    return 0


def _seconds(options: Namespace) -> float:
    """How long to train; without a limit at all two hours."""
    if options.hours is None and options.minutes is None:
        return float("inf") if options.rounds is not None else 3600 * HOURS
    return float(3600 * (options.hours or 0.0) + 60 * (options.minutes or 0.0))


def _go(course: Course, seconds: float, rounds: int | None, say: Words) -> None:
    """Rounds until the next one would take too long, but at least one."""
    begun = time.monotonic()
    longest = 0.0

    def watch(things: Iterable[T], count: int) -> Iterator[T]:
        return with_progress(things, count)

    while rounds is None or len(course.story.rounds) < rounds:
        spent = time.monotonic() - begun
        if longest and spent + longest > seconds:
            return
        best = course.story.best
        print(_line(course.play_round(watch), best, say), flush=True)
        longest = max(longest, time.monotonic() - begun - spent)
        left = min(seconds, longest * (rounds or 0) or seconds) - (time.monotonic() - begun)
        if 0 < left < float("inf"):
            print(say("train-left", minutes=max(1, round(left / 60))), flush=True)


def _line(one: Round, best: int, say: Words) -> str:
    from captains_table.bots.ratings import wilson_interval

    low, high = wilson_interval(one.wins, one.trials)
    return say(
        "train-first" if best < 0 else "train-round",
        number=one.number + 1,
        games=one.games,
        positions=one.positions,
        loss=f"{one.loss:.3f}",
        won=round(100 * one.wins / one.trials),
        low=round(100 * low),
        high=round(100 * high),
        trials=one.trials,
        replaced="yes" if one.replaced else "no",
        hand=round(100 * one.hand_wins / one.hand_trials),
    )


def _tell(course: Course, name: str, head: str, say: Words) -> None:
    """The report and the curve, in the folder; and in short here."""
    from captains_table.bots.training.report import best, curve, report, tried

    story, folder = course.story, course.folder
    (folder / "report.md").write_text(report(story, name, head, say), encoding="utf-8")
    drawing = curve(story, name, say)
    write_picture(drawing, folder / "curve.svg")
    if find_spec("resvg_py") is not None:
        write_picture(drawing, folder / "curve.png")
    print(tried(story, say))
    print(best(story, say))
    print(say("train-report", folder=str(folder)))
