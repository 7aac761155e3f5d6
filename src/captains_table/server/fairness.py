"""Fairness: who is next when many wait for few. The one who has used least comes first, by address, person and
table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from captains_table.server.limits import Seconds, remember

HALF_LIFE = 60.0
"""Seconds after which half of the usage is forgotten."""

Who = tuple[str, ...]
"""An address, a person there, and one of their tables."""


class Usage:
    """The recent usage of each."""

    def __init__(self, now: Seconds) -> None:
        self._now = now
        self._used: OrderedDict[Who, tuple[float, float]] = OrderedDict()

    def of(self, who: Who) -> float:
        """The usage that is not yet forgotten."""
        used, at = self._used.get(who, (0.0, 0.0))
        return float(used * 0.5 ** ((self._now() - at) / HALF_LIFE))

    def add(self, who: Who, used: float) -> None:
        """Add to the usage."""
        remember(self._used, who, (self.of(who) + used, self._now()))


class FairQueue:
    """Grants a limited number of turns at a time. One address never gets all of them if there are several."""

    def __init__(self, places: int, now: Seconds = time.monotonic) -> None:
        self._places = places
        self._each = max(1, places - 1)
        self._now = now
        self._usage = Usage(now)
        self._waiting: list[tuple[Who, asyncio.Future[None]]] = []
        self._having: Counter[str] = Counter()

    def asked_by(self, address: str) -> int:
        """How many turns somebody has or is waiting for."""
        return self._having[address] + sum(who[0] == address for who, _ in self._waiting)

    @asynccontextmanager
    async def turn(self, who: Who) -> AsyncIterator[None]:
        """Wait for a turn and hold it."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = (who, future)
        self._waiting.append(waiting)
        self._next()
        try:
            await future
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._leave(who[0])
            raise
        began = self._now()
        try:
            yield
        finally:
            for part in range(1, len(who) + 1):
                self._usage.add(who[:part], self._now() - began)
            self._leave(who[0])

    def _leave(self, address: str) -> None:
        self._having[address] -= 1
        if not self._having[address]:
            del self._having[address]
        self._next()

    def _next(self) -> None:
        while self._having.total() < self._places:
            able = [one for one in self._waiting if self._having[one[0][0]] < self._each]
            if not able:
                return
            first = min(able, key=lambda one: self._rank(one[0]))
            self._waiting.remove(first)
            self._having[first[0][0]] += 1
            first[1].set_result(None)

    def _rank(self, who: Who) -> tuple[float, ...]:
        """Those with a turn now come after those without one; among equals, usage decides."""
        return (self._having[who[0]], *(self._usage.of(who[:part]) for part in range(1, len(who) + 1)))
