"""Tasks on any executor of `concurrent.futures`, repeated if processes die."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, as_completed
from typing import Protocol, TypeVar

from captains_table.core.errors import TableError

PATIENCE = 5
"""How often in a row a broken executor is replaced."""


class PoolBroken(TableError):
    """Processes keep dying."""


class Task(Protocol):
    """A task with a number."""

    @property
    def number(self) -> int:
        """Its number, unique among the tasks."""


T = TypeVar("T", bound=Task)
R = TypeVar("R")


def process_pool(workers: int) -> Callable[[], Executor]:
    """Return a function that makes an executor with processes on this machine.

    Args:
        workers: the number of processes.
    """
    return lambda: ProcessPoolExecutor(workers)


def carry_out(tasks: Sequence[T], executor: Callable[[], Executor], work: Callable[[T], R]) -> Iterator[tuple[T, R]]:
    """Carry out tasks and return them with their results as they arrive. If processes die, what is left is done again.

    Args:
        tasks: the tasks.
        executor: makes an executor, for example `process_pool(4)`.
        work: carries out one task.

    Raises:
        PoolBroken: if processes keep dying.
    """
    left = {task.number: task for task in tasks}
    failures = 0
    while left:
        pool = executor()
        futures = {}
        try:
            futures = {pool.submit(work, task): task for task in left.values()}
            for future in as_completed(futures):
                result, task = future.result(), futures[future]
                del left[task.number]
                failures = 0
                yield task, result
        except BrokenExecutor as error:
            failures += 1
            if failures >= PATIENCE:
                raise PoolBroken("the processes died {times} times in a row", times=failures) from error
        finally:
            for future in futures:
                future.cancel()
            pool.shutdown(wait=False)
