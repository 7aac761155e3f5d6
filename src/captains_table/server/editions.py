"""Editions on the way in: figures that somebody made up are tried out in a process of their own, with a time limit.

A thread would not do: it can't be stopped, and while it reads the event loop waits.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import process_time

from captains_table.play.errors import InvalidSetup
from captains_table.play.facts import Setup
from captains_table.play.setup import check_game
from captains_table.server.errors import Broken
from captains_table.server.processes import kill_pool, new_pool

SECONDS = 5.0
"""How long one edition may take."""
PROCESSOR_SECONDS = 0.25
"""How much of that it may compute (real editions: 0.005). The event loop does the same again when the game begins."""
WAITING = 20
"""How many editions wait at most, beside the one that is tried out."""
TOO_SLOW = "these figures take too long to read"


class EditionChecks:
    """Tries out editions, one after the other."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Semaphore(1)
        self._asked = 0

    async def check(self, setup: Setup) -> None:
        """Raise InvalidSetup if a table can't be played with its edition."""
        if self._asked > WAITING:
            raise Broken()
        self._asked += 1
        try:
            async with self._turn:
                why = await self._tried_out(setup)
        finally:
            self._asked -= 1
        if why is not None:
            raise InvalidSetup(why=why)

    async def _tried_out(self, setup: Setup) -> str | None:
        """What is wrong with an edition. A process that takes too long is ended; the next edition gets a new one."""
        loop = asyncio.get_running_loop()
        pool = self._pool = self._pool or new_pool(1)
        try:
            await loop.run_in_executor(pool, is_ready)
            async with asyncio.timeout(self.seconds):
                return await loop.run_in_executor(pool, try_out, setup)
        except TimeoutError:
            self.stop()
            return TOO_SLOW
        except BrokenProcessPool:
            self.stop()
            raise

    def stop(self) -> None:
        """End the process."""
        if self._pool is not None:
            kill_pool(self._pool)
            self._pool = None


# In the process


def is_ready() -> bool:
    """Starting takes longer than an edition may."""
    return True


def try_out(setup: Setup) -> str | None:
    """What is wrong with an edition, if anything."""
    began = process_time()
    try:
        check_game(setup)
    except InvalidSetup as refused:
        return str(refused.phrase.arguments["why"])
    return TOO_SLOW if process_time() - began > PROCESSOR_SECONDS else None
