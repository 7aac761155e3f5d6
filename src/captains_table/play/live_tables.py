"""The live tables: those in memory, their viewers, and how an act at a table reaches everybody.

An act is carried out on the table in memory, its facts are committed, and only then is anything sent to viewers. If
another process has written first, or writing fails, the table is reloaded from the store before viewers are sent
anything, and the act is tried again. An act has a key that is stored with it, so it is never carried out twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any

from captains_table.core.errors import BadEvent
from captains_table.core.luck import Luck
from captains_table.play.acts import begun, bot_move, open_table, time_passes
from captains_table.play.clocks import Pause
from captains_table.play.errors import NotStored, Refused, UnknownTable
from captains_table.play.facts import Fact, Moved, Setup
from captains_table.play.live_table import LiveTable, Viewer
from captains_table.play.player_view import choices_of
from captains_table.play.ports import Changes, Clock, Conflict, LuckSource, Metrics, Store, Thinkers, UnclearCommit
from captains_table.play.revisions import recall
from captains_table.play.table import PLAYING, Table
from captains_table.play.waiting import close_if_deserted

LOG = logging.getLogger("captains_table")
TRIES = 5
RECOVERY = 2.0
"""Seconds before a bot that failed, or a table that could not be read, is tried again."""

Act = Callable[[Table, int, Luck], Any]
"""An act at a table, given the time and a random stream."""


class LiveTables:
    """All tables that this process works with."""

    def __init__(self, store: Store, thinkers: Thinkers, metrics: Metrics, now: Clock, new_luck: LuckSource) -> None:
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.now = now
        self.new_luck = new_luck
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def open(self, id: str, setup: Setup, creator: str) -> None:
        """Open a table whose setup has been validated. If the id exists already, do nothing more."""
        at = self.now()
        table = open_table(id, setup, creator, at, self.new_luck())
        live = LiveTable(table, at)
        try:
            await self._commit(live, table.fresh)
        except Conflict:
            return
        except UnclearCommit:
            if await self.store.load(id) is None:
                raise
            return
        table.fresh = []
        self.live[id] = live
        self.metrics.opened(setup.game)
        self.think(live)

    async def find(self, id: str) -> LiveTable:
        """Return a table in memory, loading it first if necessary."""
        live = self.live.get(id)
        if live is not None:
            live.touched = self.now()
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> LiveTable:
        stored = await self.store.load(id)
        if stored is None:
            raise UnknownTable()
        table, seen = stored
        live = self.live[id] = LiveTable(table, self.now(), seen)
        return live

    @contextlib.asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """Return a table as it is stored, locked against changes."""
        live = await self.find(id)
        async with live.lock:
            await self._renew(live)
            yield live

    async def act(self, id: str, act: Act, key: str = "") -> LiveTable:
        """Carry out an act at a table. When this returns, it is committed and sent to all viewers. Raises Refused.

        What was done under the same key (`act_key`) before is not done again. An act that was begun is finished, also
        if whoever asked for it does not wait any more.
        """
        with self.metrics.timed_act():
            live = await self.find(id)
            await asyncio.shield(self._task(self._act(live, act, key or secrets.token_urlsafe(9))))
            self.think(live)
        return live

    async def _act(self, live: LiveTable, act: Act, key: str) -> None:
        async with live.lock:
            try:
                await self._try(live, act, key)
            finally:
                if live.is_doubtful:
                    await self._renew_or_later(live)

    async def _try(self, live: LiveTable, act: Act, key: str) -> None:
        for _ in range(TRIES):
            await self._renew(live)
            if key in live.table.keys:
                return
            live.is_doubtful = True
            try:
                act(live.table, self.now(), self.new_luck())
            except (Refused, BadEvent):
                live.is_doubtful = bool(live.table.fresh)
                raise
            if not live.table.fresh:
                live.is_doubtful = False
                return
            live.table.sign(key)
            fresh = live.table.fresh
            try:
                await self._commit(live, fresh)
            except (Conflict, UnclearCommit):
                self.metrics.conflicted()
                continue
            live.table.fresh = []
            live.send_facts([fact for _, _, fact in fresh], self.now())
            live.is_doubtful = False
            self.metrics.committed(sum(isinstance(fact, Moved) for _, _, fact in fresh))
            return
        raise Conflict

    async def _commit(self, live: LiveTable, fresh: list[tuple[int, int, Fact]]) -> None:
        await self.store.commit(Changes(live.table, fresh, live.new_members(), live.notifications()))
        live.committed()

    async def _renew(self, live: LiveTable) -> None:
        """Reload a table if it may differ from the store, and send it to all viewers."""
        if not live.is_doubtful:
            return
        stored = await self.store.load(live.table.id)
        if stored is None:
            raise UnknownTable()
        live.replace(stored[0], self.now())

    async def _renew_or_later(self, live: LiveTable) -> None:
        try:
            await self._renew(live)
        except Exception:
            LOG.warning("a table could not be read", exc_info=True, extra={"table": live.table.id})
            self.in_background(self._renew_later(live))

    async def _renew_later(self, live: LiveTable) -> None:
        """As soon as the store can be read again, send the table to its viewers."""
        await asyncio.sleep(RECOVERY)
        async with live.lock:
            if live.is_doubtful and self.live.get(live.table.id) is live:
                await self._renew_or_later(live)
        self.think(live)

    async def let_time_pass(self, id: str) -> None:
        """Let bots take over from people whose time is up, and close a waiting table that everybody has left."""
        level = self.thinkers.usual_level

        def act(table: Table, at: int, _: Luck) -> None:
            time_passes(table, level, at)
            close_if_deserted(table, at)

        await self.act(id, act)

    async def catch_up(self, id: str) -> None:
        """Another process has written facts of a table: apply them here if the table is in memory."""
        live = self.live.get(id)
        if live is None:
            return
        async with live.lock:
            await self._renew(live)
            facts = await self.store.facts(id, live.table.number)
            if not facts:
                return
            live.is_doubtful = True
            try:
                for at, fact in facts:
                    recall(live.table, fact, at)
                live.committed()
                live.send_facts([fact for _, fact in facts], self.now())
                live.is_doubtful = False
            finally:
                if live.is_doubtful:
                    await self._renew_or_later(live)

    async def pause(self, pauses: Sequence[Pause]) -> None:
        """Leave a time in which nobody could play out of the clocks of tables in memory, as loading does for other
        tables."""
        for live in list(self.live.values()):
            async with live.lock:
                live.table.clocks.pauses = pauses
                if live.table.clocks.since:
                    live.replace(live.table, self.now())

    # Bots

    def think(self, live: LiveTable) -> None:
        """Let the bots whose turn it is think. If only bots play, they do so only while somebody is watching."""
        table = live.table
        if (
            live.is_doubtful
            or table.status != PLAYING
            or not (live.viewers or any(seat.player for seat in table.seats))
        ):
            return
        for seat in table.bots_acting():
            if seat not in live.thinking:
                live.thinking.add(seat)
                self.in_background(self._let_choose(live, seat))

    async def _let_choose(self, live: LiveTable, seat: int) -> None:
        table = live.table
        timeline = begun(table)
        seen = timeline.seen_by(seat)
        try:
            text = await self._choice(table, seat)
            await self.act(table.id, lambda there, at, luck: bot_move(there, seat, text, seen, at, luck))
        except NotStored:
            await asyncio.sleep(RECOVERY)
        except Refused:
            pass
        except Exception:
            LOG.exception("a bot could not choose", extra={"table": table.id})
            await asyncio.sleep(RECOVERY)
        live.thinking.discard(seat)
        self.think(live)

    async def _choice(self, table: Table, seat: int) -> str:
        """Return a bot's choice, without thinking if there is only one."""
        choices = list(choices_of(table.game, begun(table).match.view_to_choose(seat)))
        if len(choices) == 1:
            return choices[0]
        return await self.thinkers.choose(table, seat, table.seats[seat].level)

    # Coming and going

    async def enter(self, viewer: Viewer, id: str) -> LiveTable:
        """Add a viewer to a table."""
        async with self.at(id) as live:
            live.enter(viewer, self.now())
        self.think(live)
        return live

    def leave(self, viewer: Viewer, live: LiveTable) -> None:
        """Remove a viewer from a table."""
        live.leave(viewer, self.now())

    def clear(self, before: int) -> None:
        """Drop tables that have been idle since a time from memory; the store has them."""
        for id, live in list(self.live.items()):
            if not live.viewers and not live.thinking and not live.lock.locked() and live.touched < before:
                del self.live[id]

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task that nobody waits for; log its errors."""
        self._task(work).add_done_callback(self._log_failure)

    def _task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _log_failure(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            LOG.error("something in the background failed", exc_info=task.exception())

    async def stop(self) -> None:
        """Stop all background tasks."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
