"""Analyses of finished games: made once, in parts, for all who ask; never before the end."""

from __future__ import annotations

import asyncio

import pytest

from captains_table.core.analysis import Analysis, Slip
from captains_table.core.game import Phrase
from captains_table.core.match import Entry
from captains_table.play import analyses, wire_types
from captains_table.play.acts import begun
from captains_table.play.analyses import Analyses, slip_out
from captains_table.play.errors import Busy, NotOver
from captains_table.play.ports import AnalysedPart
from captains_table.play.table import Table
from play.arrange import ADA, table_of
from play.memory import Evening

STEP = 10


def first_choice(table: Table) -> tuple[int, Entry]:
    """The number of the first event that somebody chose, and the event."""
    return next((n, entry) for n, entry in enumerate(begun(table).match.entries) if entry.seat >= 0)


class Counting:
    """Looks at ten events at a time, and finds one choice in each part."""

    def __init__(self) -> None:
        self.parts: list[int] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.broken = False

    async def analyse(self, table: Table, start: int) -> AnalysedPart:
        await self.gate.wait()
        if self.broken:
            raise RuntimeError("a process has ended")
        self.parts.append(start)
        number, entry = first_choice(table)
        slip = Slip(number, entry.seat, entry.event, entry.event, start / 100)
        return AnalysedPart(Analysis([(start, [0.25, 0.75])], [slip]), start + STEP)

    async def explain(self, table: Table, slips: list[Slip]) -> list[wire_types.Slip]:
        return [slip_out(begun(table).match, slip) for slip in slips]


async def finished(id: str = "table") -> Table:
    """A whole game."""
    here = Evening()
    await here.open("Ada", "bot", id=id)
    ada, live = await here.enter(ADA, id)
    while not ada.shown.over:
        await here.rest()
        if ada.shown.my_turn:
            await here.choose(ada, live)
    return live.table


async def done(known: Analyses) -> None:
    while known._tasks:
        await asyncio.gather(*known._tasks.values(), return_exceptions=True)


def nothing() -> None:
    """Everybody may begin."""


def test_an_analysis_is_made_once_and_in_parts() -> None:
    async def evening() -> None:
        table, analysts = await finished(), Counting()
        known, begun_by = Analyses(analysts), []
        first = known.ask(table, lambda: begun_by.append("ada"))
        assert (first.done, first.count, first.chances, first.slips) == (0, table.length, [], None)
        known.ask(table, lambda: begun_by.append("ben"))
        await done(known)
        found = known.ask(table, lambda: begun_by.append("dora"))
        assert begun_by == ["ada"]
        assert analysts.parts == list(range(0, table.length + 1, STEP)), "also what comes after the last event"
        assert found.done == found.count
        assert found.chances[0] == wire_types.Chances(0, [25, 75])
        assert found.slips is not None
        assert len(found.slips) == min(analyses.TOLD, len(analysts.parts))
        costs = [slip.cost for slip in found.slips]
        assert costs == sorted(costs, reverse=True)

    asyncio.run(evening())


def test_nobody_analyses_a_game_that_is_not_over() -> None:
    table = table_of("Ada", "Ben", game="capitol", first=0)
    with pytest.raises(NotOver):
        Analyses(Counting()).ask(table, nothing)


def test_few_are_made_at_a_time_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        monkeypatch.setattr(analyses, "KEPT", 2)
        monkeypatch.setattr(analyses, "AT_ONCE", 2)
        analysts = Counting()
        analysts.gate.clear()
        known, tables = Analyses(analysts), [await finished(f"table-{n}") for n in range(3)]
        for table in tables[:2]:
            known.ask(table, nothing)
        with pytest.raises(Busy):
            known.ask(tables[2], nothing)
        known.ask(tables[0], nothing)
        analysts.gate.set()
        await done(known)
        known.ask(tables[2], nothing)
        await done(known)
        assert list(known._known) == ["table-0", "table-2"], "whatever nobody has asked for longest goes"

    asyncio.run(evening())


def test_who_may_not_begin_one_does_not_and_one_that_fails_is_begun_again() -> None:
    async def evening() -> None:
        table, analysts = await finished(), Counting()
        known = Analyses(analysts)

        def no() -> None:
            raise Busy()

        with pytest.raises(Busy):
            known.ask(table, no)
        analysts.broken = True
        known.ask(table, nothing)
        await done(known)
        analysts.broken = False
        assert known.ask(table, nothing).done == 0
        await known.stop()
        assert not known._tasks

    asyncio.run(evening())


def test_a_choice_is_told_as_it_was() -> None:
    async def evening() -> None:
        table = await finished()
        number, entry = first_choice(table)
        slip = slip_out(
            begun(table).match, Slip(number, entry.seat, entry.event, entry.event, 0.004, (Phrase("reason-loss"),))
        )
        assert (slip.n, slip.seat, slip.cost) == (number, entry.seat, 1)
        assert slip.chosen == slip.better
        assert slip.chosen.text.startswith("event-")
        assert [fault.text for fault in slip.faults] == ["reason-loss"]

    asyncio.run(evening())
