"""Worker processes of the server. They end when it does, however it ends."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from pathlib import Path
from typing import TypeVar

from captains_table.play.api_errors import Broken

A = TypeVar("A")
T = TypeVar("T")


def new_pool(workers: int, packages: Path | None = None) -> ProcessPoolExecutor:
    """A pool of processes, started when first needed; or, with the program in another folder, all at once."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_end_with_server)
    if packages is not None:
        sys.path.insert(0, str(packages))  # a new process searches for modules where this one does
        try:
            for _ in range(workers):
                pool.submit(is_ready)
        finally:
            sys.path.remove(str(packages))
    return pool


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """Kill the processes at once, whatever they are doing."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


class OneProcess:
    """A process for one task at a time, with a time limit: a task that exceeds it is killed, and the next one gets a
    new process. A thread would not do: it can't be stopped, and it blocks the event loop while it computes."""

    def __init__(self, seconds: float, waiting: int) -> None:
        self.seconds = seconds
        self.waiting = waiting
        """How many tasks can wait while another one runs."""
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Semaphore(1)
        self._asked = 0

    async def do(self, work: Callable[[A], T], about: A) -> T:
        """Run a task. Raises TimeoutError, or Broken if too many tasks are waiting."""
        if self._asked > self.waiting:
            raise Broken()
        self._asked += 1
        try:
            async with self._turn:
                return await self._done(work, about)
        finally:
            self._asked -= 1

    async def _done(self, work: Callable[[A], T], about: A) -> T:
        loop = asyncio.get_running_loop()
        pool = self._pool = self._pool or new_pool(1)
        try:
            await loop.run_in_executor(pool, is_ready)
            async with asyncio.timeout(self.seconds):
                return await loop.run_in_executor(pool, work, about)
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            raise

    def stop(self) -> None:
        """End the process."""
        if self._pool is not None:
            kill_pool(self._pool)
            self._pool = None


def is_ready() -> bool:
    """Does nothing. Starting a process takes longer than its tasks may, so it is started with this one."""
    return True


def _end_with_server() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()

    def watch() -> None:
        if server is not None:
            wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
