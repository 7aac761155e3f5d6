"""The live tables: those in memory, who is viewing them, and how an act at a table becomes known to all.

An act is carried out on the table in memory, its facts are committed, and only then is anybody sent anything. Should
somebody else have written first, or writing fail, the table is loaded anew from the store before anybody is shown
anything of it, and the act tried again. An act has a key that is stored with it, so that it is never done twice.
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
from captains_table.play.acts import begun, bot_move, open_table
from captains_table.play.clocks import Pause
from captains_table.play.errors import Refused, UnknownTable
from captains_table.play.facts import Fact, Moved, Setup
from captains_table.play.live_table import LiveTable, Viewer
from captains_table.play.player_view import choices_of
from captains_table.play.ports import Changes, Clock, Conflict, LuckSource, Metrics, Store, Thinkers, UnclearCommit
from captains_table.play.revisions import recall
from captains_table.play.table import PLAYING, Table

LOG = logging.getLogger("captains_table")
TRIES = 5
RECOVERY = 2.0
"""Seconds before a bot that failed is asked again, or a table that could not be read is read again."""

Act = Callable[[Table, int, Luck], Any]
"""Something done at a table: at a time, and with what chance brings."""


class LiveTables:
    """All tables, as far as anybody here has anything to do with them."""

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
        """Open a table (its setup checked before). With an id that there is already, nothing more is done."""
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
        """A table in memory, loaded if it is not there."""
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
        """A table as it is stored, while nobody changes it."""
        live = await self.find(id)
        async with live.lock:
            await self._renew(live)
            yield live

    async def act(self, id: str, act: Act, key: str = "") -> LiveTable:
        """Do something at a table; when this returns it is committed and all have been sent it. Or raises Refused.

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
        """Load a table anew if it may be another one than the store has, and show it to all viewers."""
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
        """As soon as the store can be read again, show those who view a table how it stands."""
        await asyncio.sleep(RECOVERY)
        async with live.lock:
            if live.is_doubtful and self.live.get(live.table.id) is live:
                await self._renew_or_later(live)
        self.think(live)

    async def catch_up(self, id: str) -> None:
        """Somebody else has written facts of a table: carry them out here, if the table is in memory."""
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
        """Nobody could play for a while: the clocks of tables in memory leave that out from now on, as those of tables
        that are loaded do."""
        for live in list(self.live.values()):
            async with live.lock:
                live.table.clocks.pauses = pauses
                if live.table.clocks.since:
                    live.replace(live.table, self.now())

    # Bots

    def think(self, live: LiveTable) -> None:
        """Let bots think whose turn it is. Where only bots play they do so while somebody watches."""
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
        return await self.thinkers.choose(table, seat, table.seats[seat].level)

    # Coming and going

    async def enter(self, viewer: Viewer, id: str) -> LiveTable:
        """Somebody views a table from now on."""
        async with self.at(id) as live:
            live.enter(viewer, self.now())
        self.think(live)
        return live

    def leave(self, viewer: Viewer, live: LiveTable) -> None:
        """Somebody views it no more."""
        live.leave(viewer, self.now())

    def clear(self, before: int) -> None:
        """Forget tables that nobody has had anything to do with since a time; they are in the store."""
        for id, live in list(self.live.items()):
            if not live.viewers and not live.thinking and not live.lock.locked() and live.touched < before:
                del self.live[id]

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for; what goes wrong is logged."""
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
        """Stop everything in the background."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
