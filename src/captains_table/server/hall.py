"""The hall: the tables that are in use, everybody who is at them, and how an act at a table becomes known to all.

An act is carried out on the table in memory, its facts are committed, and only then is anybody told. Should another
process have written first, or writing fail, the table is read anew from the database, and the act tried again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

from captains_table.core.errors import BadEvent
from captains_table.play.acts import begun, bot_move, open_table
from captains_table.play.errors import Refused
from captains_table.play.facts import Moved, Setup
from captains_table.play.looks import choices_of
from captains_table.play.table import OVER, PLAYING, WAITING, Table
from captains_table.server import register
from captains_table.server.database import Conflict, Database
from captains_table.server.errors import UnknownTable
from captains_table.server.identity import new_table
from captains_table.server.metrics import METRICS
from captains_table.server.place import Guest, Place
from captains_table.server.thinking import Thinkers, task_for
from captains_table.server.wire import encoded, summary

LOG = logging.getLogger("captains_table")
TRIES = 5
RECOVERY = 2.0
"""Seconds before a bot that failed is asked again."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hall:
    """All tables, as far as this process has anything to do with them."""

    def __init__(self, database: Database, thinkers: Thinkers, process: str, patience: int) -> None:
        self.database = database
        self.thinkers = thinkers
        self.process = process
        """What this process is called among several."""
        self.patience = patience
        """Milliseconds that somebody may be gone before they are written to."""
        self.places: dict[str, Place] = {}
        self._loading: dict[str, asyncio.Future[Place]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def open(self, setup: Setup, creator: str, id: str | None = None) -> str:
        """Open a table (its setup checked before). With an id that there is already, nothing more is done."""
        table = open_table(id or new_table(), setup, creator, now())
        place = Place(table)
        try:
            await self._commit(place, table.fresh)
        except Conflict:
            return table.id
        table.fresh = []
        self.places[table.id] = place
        METRICS.tables_opened.add(1, setup.game)
        self.think(place)
        return table.id

    async def place(self, id: str) -> Place:
        """A table in memory, read if it is not there."""
        place = self.places.get(id)
        if place is not None:
            place.touched = time.monotonic()
            return place
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Place:
        table = await self.database.read(lambda connection: register.load_table(connection, id))
        if table is None:
            raise UnknownTable()
        seen = await self.database.read(lambda connection: register.members(connection, id))
        place = self.places[id] = Place(table, seen)
        return place

    async def act(self, id: str, act: Callable[[Table], Any]) -> Place:
        """Do something at a table; when this returns it is committed and all have been told. Or raises Refused."""
        began = time.perf_counter()
        place = await self.place(id)
        async with place.lock:
            for _ in range(TRIES):
                try:
                    act(place.table)
                except (Refused, BadEvent):
                    if place.table.fresh:
                        await self._reload(place)
                    raise
                fresh = place.table.fresh
                if not fresh:
                    return place
                try:
                    await self._commit(place, fresh)
                except Conflict:
                    METRICS.conflicts.add()
                    await self._reload(place)
                    continue
                except BaseException:
                    await self._reload(place)
                    raise
                place.table.fresh = []
                place.tell([fact for _, _, fact in fresh], now())
                METRICS.events.add(sum(isinstance(fact, Moved) for _, _, fact in fresh))
                break
            else:
                raise Conflict
        self.think(place)
        METRICS.act_seconds.observe(time.perf_counter() - began)
        return place

    async def _commit(self, place: Place, fresh: list[Any]) -> None:
        table = place.table
        entry = register.Entry(table.id, fresh, row_of(table), place.new_members(), place.letters(), self.patience)
        message = f"facts {self.process} {table.id}"

        def write(connection: Any) -> None:
            register.write_facts(connection, entry)
            self.database.notify(connection, message)

        await self.database.write(write)
        place.written()

    async def _reload(self, place: Place) -> None:
        """Read a table anew, as the database has it, and show it to all who look."""
        id = place.table.id
        table = await self.database.read(lambda connection: register.load_table(connection, id))
        if table is None:
            raise UnknownTable()
        place.replace(table, now())

    async def catch_up(self, id: str) -> None:
        """Another process has written facts of a table: carry them out here, if anybody looks."""
        place = self.places.get(id)
        if place is None:
            return
        async with place.lock:
            start = place.table.number
            facts = await self.database.read(lambda connection: register.read_facts(connection, id, start))
            for at, fact in facts:
                place.table.apply(fact, at)
            if facts:
                place.written()
                place.tell([fact for _, fact in facts], now())

    # Bots

    def think(self, place: Place) -> None:
        """Let bots think whose turn it is. Where only bots play they do so while somebody looks."""
        table = place.table
        if table.status != PLAYING or not (place.guests or any(seat.player for seat in table.seats)):
            return
        for seat in table.bots_acting():
            if seat not in place.thinking:
                place.thinking.add(seat)
                self.in_background(self._let_choose(place, seat))

    async def _let_choose(self, place: Place, seat: int) -> None:
        table = place.table
        course = begun(table)
        seen = (course.length, course.back)
        try:
            text = await self._choice(table, seat)
            with contextlib.suppress(Refused):
                await self.act(table.id, lambda there: bot_move(there, seat, text, seen, now()))
        except Exception:
            LOG.exception("a bot could not choose", extra={"table": table.id})
            await asyncio.sleep(RECOVERY)
        place.thinking.discard(seat)
        self.think(place)

    async def _choice(self, table: Table, seat: int) -> str:
        """What a bot chooses; without thinking where there is no choice."""
        view = begun(table).match.state.view(seat)
        choices = list(choices_of(table.game, view, seat))
        if len(choices) == 1:
            return choices[0]
        return await self.thinkers.choose(task_for(table, seat, table.seats[seat].level))

    # Coming and going

    async def enter(self, guest: Guest, id: str) -> Place:
        """Somebody looks at a table from now on."""
        place = await self.place(id)
        async with place.lock:
            place.enter(guest, now())
        self.think(place)
        return place

    def leave(self, guest: Guest, place: Place) -> None:
        """Somebody looks no more."""
        place.leave(guest)

    def clear(self, idle_minutes: int) -> None:
        """Forget tables that nobody has looked at for a while; the database knows them."""
        before = time.monotonic() - 60 * idle_minutes
        for id, place in list(self.places.items()):
            if not place.guests and not place.thinking and not place.lock.locked() and place.touched < before:
                del self.places[id]

    def in_background(self, work: Any) -> None:
        """Do something that nobody waits for; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something in the background failed", exc_info=task.exception())

    async def stop(self) -> None:
        """Stop everything in the background."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.stop()


def row_of(table: Table) -> dict[str, Any]:
    """What the register says of a table."""
    deadline = table.clocks.deadline() if table.status != OVER else None
    owners = [seat.player for seat in table.seats]
    return {
        "game": table.setup.game,
        "creator": table.creator,
        "opened": table.opened,
        "changed": table.changed,
        "status": table.status,
        "open": table.status == WAITING and table.setup.listed,
        "bots": table.status == PLAYING and bool(table.bots_acting()) and any(owners),
        "deadline": deadline,
        "summary": encoded(
            {
                "owners": owners,
                "creator": table.creator,
                "language": table.setup.language,
                "summary": summary(table),
            }
        ),
    }
