"""Live tables without a server: a store in memory, bots that choose the first legal event, a clock set by hand."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from captains_table.core.contract import SPECTATOR
from captains_table.core.game import Phrase
from captains_table.core.luck import Luck
from captains_table.core.reasons import Fault, Hint, Rival
from captains_table.play.acts import begun
from captains_table.play.coach import Coaching, round_news
from captains_table.play.errors import Refused
from captains_table.play.facts import Fact, Setup, fact_text, read_fact
from captains_table.play.handlers import error_answer, handle
from captains_table.play.live_table import LiveTable
from captains_table.play.live_tables import LiveTables
from captains_table.play.messages import encoded, read_message
from captains_table.play.ports import Changes, Conflict, NoMetrics
from captains_table.play.revisions import read_table
from captains_table.play.table import Table
from play.arrange import NOW, plan
from play.shown import Shown


class MemoryStore:
    """Stores facts in their written form."""

    def __init__(self) -> None:
        self.written: dict[str, list[tuple[int, str]]] = {}
        self.seen: dict[str, dict[str, int]] = {}
        self.notified: list[tuple[str, str]] = []
        self.names: dict[str, str] = {}

    async def load(self, id: str) -> tuple[Table, dict[str, int]] | None:
        table = read_table(id, await self.facts(id, 0))
        return None if table is None else (table, dict(self.seen.get(id, {})))

    async def facts(self, id: str, start: int) -> list[tuple[int, Fact]]:
        return [(at, read_fact(text)) for at, text in self.written.get(id, [])[start:]]

    async def commit(self, changes: Changes) -> None:
        written = self.written.setdefault(changes.table.id, [])
        if changes.facts[0][0] != len(written):
            raise Conflict
        written += [(at, fact_text(fact)) for _, at, fact in changes.facts]
        seen = self.seen.setdefault(changes.table.id, {})
        for player in changes.members:
            seen.setdefault(player, 0)
        self.notified += changes.notifications

    async def set_seen(self, id: str, player: str, number: int) -> None:
        self.seen[id][player] = number

    async def name_of(self, player: str) -> str:
        return self.names.get(player, "")


class FirstChoice:
    """Chooses the first legal event, at once."""

    usual_level = "greedy"

    def __init__(self) -> None:
        self.asked: list[tuple[int, str | None]] = []

    async def choose(self, table: Table, seat: int, level: str | None = None) -> str:
        self.asked.append((seat, level))
        view = begun(table).match.view_to_choose(seat)
        return table.game.text(view, view.legal()[0])

    async def advise(self, table: Table, seat: int) -> Hint:
        self.asked.append((seat, None))
        first, *others = begun(table).match.view_to_choose(seat).legal()
        return Hint(first, 0.5, (), Rival(others[0], 0.25, ()) if others else None)

    async def coach(self, table: Table, seat: int, since: int) -> Coaching:
        match = begun(table).match
        last = match.view_to_choose(seat).legal()[-1]
        return Coaching((Fault(last, (Phrase("reason-loss"),)),), round_news(match, seat, since))


class Viewing:
    """A viewer of a table, and their screen."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.seat = SPECTATOR
        self.shown = Shown()
        self.received: list[str] = []

    def send(self, message: str) -> None:
        self.received.append(message)
        self.shown.take(json.loads(message))


class Evening:
    """Live tables, and people at them."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.thinkers = FirstChoice()
        self.at = NOW
        self.luck = Luck(11)
        self.live_tables = LiveTables(self.store, self.thinkers, NoMetrics(), lambda: self.at, lambda: self.luck)

    async def open(self, *seats: str, id: str = "table", game: str = "divers", **agreed: Any) -> None:
        await self.live_tables.open(id, Setup(game, plan(*seats), **agreed), "ada")

    async def enter(self, player: str, id: str = "table") -> tuple[Viewing, LiveTable]:
        viewing = Viewing(player)
        return viewing, await self.live_tables.enter(viewing, id)

    async def rest(self) -> None:
        """Wait until bots have nothing to choose."""
        while tasks := list(self.live_tables._tasks):
            await asyncio.gather(*tasks)

    async def ask(self, viewing: Viewing, live: LiveTable, **message: Any) -> dict[str, Any]:
        """Send a message, and return the answer."""
        try:
            answer: Any = await handle(self.live_tables, live, viewing, read_message(json.dumps(message)))
        except Refused as refused:
            answer = error_answer(live, refused, message.get("id"))
        heard: dict[str, Any] = json.loads(encoded(answer))
        return heard

    async def choose(self, viewing: Viewing, live: LiveTable, text: str | None = None) -> dict[str, Any]:
        """Make a choice, by default the first."""
        shown = viewing.shown
        chosen = next(iter(shown.choices)) if text is None else text
        return await self.ask(viewing, live, t="move", n=shown.n, u=shown.u, seat=shown.seat, e=chosen)
