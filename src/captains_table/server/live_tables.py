"""The live tables: those in memory, who is viewing them, and how an act at a table becomes known to all.

An act is carried out on the table in memory, its facts are committed, and only then is anybody told. Should another
process have written first, or writing fail, the table is read anew from the database, and the act tried again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

from captains_table.core.errors import BadEvent
from captains_table.core.luck import Luck
from captains_table.play.acts import begun, bot_move, open_table
from captains_table.play.errors import Refused
from captains_table.play.facts import Moved, Setup
from captains_table.play.player_view import choices_of
from captains_table.play.table import OVER, PLAYING, WAITING, Table
from captains_table.server import queries
from captains_table.server.database import Conflict, Database
from captains_table.server.errors import UnknownTable
from captains_table.server.identity import new_table
from captains_table.server.live_table import LiveTable, Viewer
from captains_table.server.metrics import METRICS
from captains_table.server.thinking import Thinkers, task_for
from captains_table.server.wire import encoded, summary

LOG = logging.getLogger("captains_table")
TRIES = 5
RECOVERY = 2.0
"""Seconds before a bot that failed is asked again."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_luck() -> Luck:
    """Luck that nobody can foresee."""
    return Luck(secrets.randbits(62))


Act = Callable[[Table, int, Luck], Any]
"""Something done at a table: at a time, and with what chance brings."""


class LiveTables:
    """All tables, as far as this process has anything to do with them."""

    def __init__(self, database: Database, thinkers: Thinkers, process: str, patience: int) -> None:
        self.database = database
        self.thinkers = thinkers
        self.process = process
        """What this process is called among several."""
        self.patience = patience
        """Milliseconds that somebody may be gone before they are notified."""
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def open(self, setup: Setup, creator: str, id: str | None = None) -> str:
        """Open a table (its setup checked before). With an id that there is already, nothing more is done."""
        table = open_table(id or new_table(), setup, creator, now(), new_luck())
        live = LiveTable(table)
        try:
            await self._commit(live, table.fresh)
        except Conflict:
            return table.id
        table.fresh = []
        self.live[table.id] = live
        METRICS.tables_opened.add(1, setup.game)
        self.think(live)
        return table.id

    async def find(self, id: str) -> LiveTable:
        """A table in memory, read if it is not there."""
        live = self.live.get(id)
        if live is not None:
            live.touched = time.monotonic()
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> LiveTable:
        table = await self.database.read(lambda connection: queries.load_table(connection, id))
        if table is None:
            raise UnknownTable()
        seen = await self.database.read(lambda connection: queries.members(connection, id))
        live = self.live[id] = LiveTable(table, seen)
        return live

    async def act(self, id: str, act: Act) -> LiveTable:
        """Do something at a table; when this returns it is committed and all have been told. Or raises Refused."""
        began = time.perf_counter()
        live = await self.find(id)
        async with live.lock:
            for _ in range(TRIES):
                try:
                    act(live.table, now(), new_luck())
                except (Refused, BadEvent):
                    if live.table.fresh:
                        await self._reload(live)
                    raise
                fresh = live.table.fresh
                if not fresh:
                    return live
                try:
                    await self._commit(live, fresh)
                except Conflict:
                    METRICS.conflicts.add()
                    await self._reload(live)
                    continue
                except BaseException:
                    await self._reload(live)
                    raise
                live.table.fresh = []
                live.send_facts([fact for _, _, fact in fresh], now())
                METRICS.events.add(sum(isinstance(fact, Moved) for _, _, fact in fresh))
                break
            else:
                raise Conflict
        self.think(live)
        METRICS.act_seconds.observe(time.perf_counter() - began)
        return live

    async def _commit(self, live: LiveTable, fresh: list[Any]) -> None:
        table = live.table
        entry = queries.Entry(table.id, fresh, row_of(table), live.new_members(), live.notifications(), self.patience)
        message = f"facts {self.process} {table.id}"

        def write(connection: Any) -> None:
            queries.write_facts(connection, entry)
            self.database.notify(connection, message)

        await self.database.write(write)
        live.written()

    async def _reload(self, live: LiveTable) -> None:
        """Read a table anew, as the database has it, and send it to all viewers."""
        id = live.table.id
        table = await self.database.read(lambda connection: queries.load_table(connection, id))
        if table is None:
            raise UnknownTable()
        live.replace(table, now())

    async def catch_up(self, id: str) -> None:
        """Another process has written facts of a table: carry them out here, if the table is in memory."""
        live = self.live.get(id)
        if live is None:
            return
        async with live.lock:
            start = live.table.number
            facts = await self.database.read(lambda connection: queries.read_facts(connection, id, start))
            for at, fact in facts:
                live.table.apply(fact, at)
            if facts:
                live.written()
                live.send_facts([fact for _, fact in facts], now())

    # Bots

    def think(self, live: LiveTable) -> None:
        """Let bots think whose turn it is. Where only bots play they do so while somebody watches."""
        table = live.table
        if table.status != PLAYING or not (live.viewers or any(seat.player for seat in table.seats)):
            return
        for seat in table.bots_acting():
            if seat not in live.thinking:
                live.thinking.add(seat)
                self.in_background(self._let_choose(live, seat))

    async def _let_choose(self, live: LiveTable, seat: int) -> None:
        table = live.table
        timeline = begun(table)
        seen = (timeline.length, timeline.back)
        try:
            text = await self._choice(table, seat)
            with contextlib.suppress(Refused):
                await self.act(table.id, lambda there, at, luck: bot_move(there, seat, text, seen, at, luck))
        except Exception:
            LOG.exception("a bot could not choose", extra={"table": table.id})
            await asyncio.sleep(RECOVERY)
        live.thinking.discard(seat)
        self.think(live)

    async def _choice(self, table: Table, seat: int) -> str:
        """What a bot chooses; without thinking where there is no choice."""
        choices = list(choices_of(table.game, begun(table).match.view_to_choose(seat)))
        if len(choices) == 1:
            return choices[0]
        return await self.thinkers.choose(task_for(table, seat, table.seats[seat].level))

    # Coming and going

    async def enter(self, viewer: Viewer, id: str) -> LiveTable:
        """Somebody views a table from now on."""
        live = await self.find(id)
        async with live.lock:
            live.enter(viewer, now())
        self.think(live)
        return live

    def leave(self, viewer: Viewer, live: LiveTable) -> None:
        """Somebody views it no more."""
        live.leave(viewer)

    def clear(self, idle_minutes: int) -> None:
        """Forget tables that nobody has viewed for a while; they are in the store."""
        before = time.monotonic() - 60 * idle_minutes
        for id, live in list(self.live.items()):
            if not live.viewers and not live.thinking and not live.lock.locked() and live.touched < before:
                del self.live[id]

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
    """The row of a table in the index of tables."""
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
