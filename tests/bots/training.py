"""What the tests of training share: an executor that works here and now, and a course of the divers."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

from captains_table.bots.training.course import Course, Plan, begin
from divers import GAME

PLAN = Plan("divers", seed=3, games=120, keep=1.0, trials=10, iterations=0, epochs=4, hidden=12, second=6)


class Here(Executor):
    """Does everything at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def course(folder: Path, plan: Plan = PLAN, resume: bool = False) -> Course:
    return begin(GAME, plan, folder, Here, resume)
