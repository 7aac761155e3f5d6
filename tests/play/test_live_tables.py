"""Live tables and their handlers by themselves: any store, any event loop, no threads, no network, no database."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import Coroutine
from typing import Any

import pytest

from captains_table.play import live_tables
from captains_table.play.acts import begun, join
from captains_table.play.errors import UnknownTable
from captains_table.play.live_table import Attendance
from captains_table.play.ports import Changes, Conflict
from play.arrange import ADA, BEN, NOW
from play.memory import Evening, FirstChoice, MemoryStore, Viewing


class OneThreadLoop(asyncio.SelectorEventLoop):
    """An event loop that refuses to do anything in another thread, or for one."""

    def run_in_executor(self, *_: Any) -> Any:  # type: ignore[override]
        raise AssertionError("live tables need no threads")

    def call_soon_threadsafe(self, *_: Any, **__: Any) -> Any:  # type: ignore[override]
        raise AssertionError("live tables need no threads")


def run(evening: Coroutine[Any, Any, None]) -> None:
    loop = OneThreadLoop()
    try:
        loop.run_until_complete(evening)
    finally:
        loop.close()


def standing(viewing: Viewing) -> Any:
    shown = viewing.shown
    return shown.n, shown.pieces, shown.choices, shown.turn, shown.scores, shown.can, shown.log[-5:]


def test_a_whole_game_without_a_server() -> None:
    async def evening() -> None:
        here = Evening()
        await here.open("Ada", "open", "bot")
        ada, live = await here.enter(ADA)
        assert ada.shown.table["status"] == "waiting"
        await here.live_tables.act("table", lambda table, at, luck: join(table, BEN, 1, "Ben", at, luck))
        ben, _ = await here.enter(BEN)
        dora, _ = await here.enter("")
        while not dora.shown.over:
            await here.rest()
            for viewing in (ada, ben):
                if viewing.shown.my_turn:
                    assert (await here.choose(viewing, live))["t"] == "ok"
        assert {level for _, level in here.thinkers.asked} == {"greedy"}
        for viewing in (ada, ben, dora):
            again, _ = await here.enter(viewing.player)
            assert standing(again) == standing(viewing), "what was sent adds up"
        later = Evening(here.store)
        dora_again, _ = await later.enter("")
        assert standing(dora_again) == standing(dora), "facts are all there is"
        assert dora.shown.table["status"] == "over"

    run(evening())


def test_who_has_no_seat_is_counted() -> None:
    """Somebody with two pages counts once, somebody unknown for each of theirs; everybody is told."""

    async def evening() -> None:
        here = Evening()
        await here.open("Ada", "Ben", first=0)
        ada, live = await here.enter(ADA)
        assert ada.shown.table["watching"] == 0
        dora, _ = await here.enter("dora")
        assert (ada.shown.watching, dora.shown.watching) == (1, 1)
        again, _ = await here.enter("dora")
        assert again.shown.table["watching"] == 1
        await here.enter("")
        await here.enter("")
        assert ada.shown.watching == 3
        live.elsewhere["another process"] = Attendance(frozenset({1}), 4)
        live.send_presence()
        assert (ada.shown.online, ada.shown.watching) == ([0, 1], 7)
        live.leave(again, NOW)
        assert live.attendance().watching == 7
        live.leave(dora, NOW)
        assert ada.shown.watching == 6

    run(evening())


def test_of_two_who_write_at_once_one_is_first() -> None:
    """Two processes on one store: the act that comes second is tried again on what the first one has written."""

    async def evening() -> None:
        here = Evening()
        there = Evening(here.store)
        await here.open("Ada", "Ben", first=0)
        ada, at_ada = await here.enter(ADA)
        ben, at_ben = await there.enter(BEN)
        start = ada.shown.n
        assert (await here.choose(ada, at_ada))["t"] == "ok"
        assert ben.shown.n == start, "nobody has told them yet"
        assert (await there.choose(ben, at_ben))["t"] == "ok", "others' sealed choices do no harm"
        assert ben.shown.n >= start + 2
        await here.live_tables.catch_up("table")
        assert ada.shown.n == ben.shown.n
        assert len(here.store.written["table"]) == at_ada.table.number == at_ben.table.number

    run(evening())


def test_a_move_made_twice_is_carried_out_once() -> None:
    async def evening() -> None:
        here = Evening()
        there = Evening(here.store)
        await here.open("Ada", "Ben", first=0)
        left, at_left = await here.enter(ADA)
        right, at_right = await there.enter(ADA)
        text = next(iter(left.shown.choices))
        assert (await here.choose(left, at_left, text))["t"] == "ok"
        second = await there.choose(right, at_right, text)
        assert (second["t"], second["code"]) == ("error", "stale")
        assert right.shown.n == left.shown.n, "who was too late is shown how it stands"

    run(evening())


class Full(MemoryStore):
    """A store that can't be written to any more at some point."""

    full = False

    async def commit(self, changes: Changes) -> None:
        if self.full:
            raise OSError("no space left")
        await super().commit(changes)


class Contested(MemoryStore):
    """A store where somebody else always is faster."""

    contested = False

    async def commit(self, changes: Changes) -> None:
        if self.contested:
            raise Conflict
        await super().commit(changes)


def test_what_can_not_be_written_has_not_happened() -> None:
    async def evening() -> None:
        store = Full()
        here = Evening(store)
        await here.open("Ada", "Ben", first=0)
        ada, live = await here.enter(ADA)
        before, facts = standing(ada), live.table.number
        store.full = True
        with pytest.raises(OSError, match="no space"):
            await here.choose(ada, live)
        assert (standing(ada), live.table.number) == (before, facts)
        store.full = False
        assert (await here.choose(ada, live))["t"] == "ok"

    run(evening())


def test_a_table_that_others_keep_writing_to_gives_up() -> None:
    async def evening() -> None:
        store = Contested()
        here = Evening(store)
        await here.open("Ada", "Ben", first=0)
        ada, live = await here.enter(ADA)
        before = standing(ada)
        store.contested = True
        with pytest.raises(Conflict):
            await here.choose(ada, live)
        assert standing(ada) == before

    run(evening())


def test_a_table_is_opened_once() -> None:
    async def evening() -> None:
        here = Evening()
        await here.open("Ada", "Ben", first=0)
        facts = list(here.store.written["table"])
        await here.open("Ada", "bot", first=1)
        assert here.store.written["table"] == facts
        with pytest.raises(UnknownTable):
            await here.enter(ADA, "nowhere")

    run(evening())


def test_every_message_is_answered_with_its_id() -> None:
    async def evening() -> None:
        here = Evening()
        here.store.names["dora"] = "Dora"
        await here.open("Ada", "Ben", first=0, listed=True)
        ada, live = await here.enter(ADA)
        dora, _ = await here.enter("dora")
        missing = next(f"dive {depth}" for depth in range(1, 7) if f"dive {depth}" not in ada.shown.choices)
        why = await here.ask(ada, live, t="why", seat=0, e=missing, id=1)
        assert (why["t"], why["clause"], why["phrase"][0], why["id"]) == ("why", "DI 2.2", "clause-2-2", 1)
        could = await here.ask(ada, live, t="why", seat=0, e=next(iter(ada.shown.choices)))
        assert could["phrase"] == ada.shown.choices[could["e"]][0]
        assert "clause" not in could
        hint = await here.ask(ada, live, t="hint", seat=0, id="two")
        assert (hint["e"] in ada.shown.choices, hint["id"]) == (True, "two")
        assert here.thinkers.asked[-1] == (0, None), "hints are of the usual level"
        assert (await here.ask(dora, live, t="hint", seat=0))["code"] == "not-yours"
        assert await here.ask(dora, live, t="chat", text="Ahoy", id=3) == {"t": "ok", "id": 3}
        assert (ada.shown.chats[0]["name"], ada.shown.chats[0]["seat"]) == ("Dora", None)
        assert await here.ask(ada, live, t="seen", n=999) == {"t": "ok"}
        assert here.store.seen["table"][ADA] == ada.shown.n
        assert (await here.ask(ada, live, t="sit", seat=1))["code"] == "not-yours"
        assert (await here.ask(ada, live, t="sit", seat=None))["t"] == "ok"
        assert ada.shown.seat is None
        assert (await here.ask(ada, live, t="sync"))["t"] == "ok"
        assert (await here.ask(ada, live, t="dance", id=4))["code"] == "malformed"

    run(evening())


def test_who_is_away_is_notified_when_it_is_their_turn() -> None:
    async def evening() -> None:
        here = Evening()
        await here.open("Ada", "Ben", "Cleo", game="el_capitan", first=0)
        ada, live = await here.enter(ADA)
        here.store.notified.clear()
        while ada.shown.my_turn:
            await here.choose(ada, live, "pass" if "pass" in ada.shown.choices else None)
        assert here.store.notified == [("ben", "turn")]

    run(evening())


def test_bots_alone_play_while_somebody_watches() -> None:
    async def evening() -> None:
        here = Evening()
        await here.open("bot", "bot")
        await here.rest()
        assert here.thinkers.asked == []
        dora, _ = await here.enter("")
        await here.rest()
        assert dora.shown.over

    run(evening())


class Unreliable(FirstChoice):
    """Fails the first time it is asked."""

    async def choose(self, table: Any, seat: int, level: str | None = None) -> str:
        text = await super().choose(table, seat, level)
        if len(self.asked) == 1:
            raise RuntimeError("out of thoughts")
        return text


def test_a_bot_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(live_tables, "RECOVERY", 0)

    async def evening() -> None:
        here = Evening()
        here.live_tables.thinkers = here.thinkers = Unreliable()
        await here.open("bot", "bot")
        dora, _ = await here.enter("")
        await here.rest()
        assert dora.shown.over

    with caplog.at_level(logging.ERROR):
        run(evening())
    assert [record.message for record in caplog.records] == ["a bot could not choose"]


def test_tables_that_nobody_views_are_forgotten_and_found_again() -> None:
    async def evening() -> None:
        here = Evening()
        await here.open("Ada", "Ben", first=0)
        ada, live = await here.enter(ADA)
        here.at = NOW + 1000
        here.live_tables.clear(NOW + 1)
        assert "table" in here.live_tables.live, "somebody views it"
        here.live_tables.leave(ada, live)
        here.live_tables.clear(NOW + 1)
        assert "table" in here.live_tables.live, "they have just gone"
        here.live_tables.clear(NOW + 1001)
        assert here.live_tables.live == {}
        first, second = await asyncio.gather(here.live_tables.find("table"), here.live_tables.find("table"))
        assert first is second, "loaded once"
        assert begun(first.table).length == ada.shown.n

    run(evening())


def test_play_imports_neither_network_nor_database() -> None:
    """Everything that a page needs to run tables by itself."""
    rooms = ("live_tables", "handlers", "reading", "rematch", "clicks")
    code = f"""
import sys
for room in {rooms!r}: __import__("captains_table.play." + room)
heavy = "starlette uvicorn sqlalchemy alembic websockets multiprocessing captains_table.server captains_table.bots"
print([name for name in heavy.split() if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_at_a_private_table_chat_is_sent_to_those_who_have_a_seat() -> None:
    async def evening() -> None:
        here = Evening()
        await here.open("Ada", "Ben", first=0)
        (ada, live), (ben, _), (dora, _) = [await here.enter(player) for player in (ADA, BEN, "dora")]
        assert (await here.ask(ada, live, t="chat", text="Ahoy"))["t"] == "ok"
        late, _ = await here.enter("dora")
        assert [len(one.shown.chats) for one in (ada, ben, dora)] == [1, 1, 0]
        assert not [text for one in (dora, late) for text in one.received if "Ahoy" in text]
        assert (await here.ask(dora, live, t="chat", text="Ahoy"))["code"] == "not-yours"

    run(evening())
