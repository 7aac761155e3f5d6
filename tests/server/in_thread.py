"""A real server in a thread of the tests, so that its event loop can be measured from outside."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import uvicorn
from tools.serving import GENEROUS

from captains_table.server.run import config_of, listen
from captains_table.server.services import Services
from captains_table.server.settings import Settings, limits_with

T = TypeVar("T")
PROBE = 0.001
"""Seconds between two probes of the event loop."""


class ThreadServer:
    """A server with real sockets whose parts can be inspected."""

    def __init__(self, folder: Path, *limits: str, **settings: Any) -> None:
        self.settings = Settings(
            database=settings.pop("database", f"sqlite:///{folder / 'tables.db'}"),
            port=0,
            limits=limits_with([*GENEROUS, *limits]),
            **settings,
        )
        self.config = config_of(self.settings)
        self.server = uvicorn.Server(self.config)
        self.listening = listen(self.settings)
        self.port: int = self.listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve(sockets=[self.listening])

    def __enter__(self) -> Self:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()

    @property
    def services(self) -> Services:
        services: Services = self.config.app.state.services  # type: ignore[union-attr]
        return services

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    @contextmanager
    def turns(self) -> Iterator[Turns]:
        """Measure the iterations of the event loop. (Not while it collects the garbage of all earlier tests.)"""
        turns = Turns()
        gc.disable()
        probing = asyncio.run_coroutine_threadsafe(turns.measure(), self.loop)
        try:
            yield turns
        finally:
            self.run(asyncio.sleep(2 * PROBE))
            probing.cancel()
            gc.enable()


class Turns:
    """How long the event loop computes without giving others a turn, in processor time, whatever else the machine
    does."""

    longest = 0.0

    async def measure(self) -> None:
        last = time.thread_time()
        while True:
            await asyncio.sleep(PROBE)
            now = time.thread_time()
            self.longest, last = max(self.longest, now - last), now
