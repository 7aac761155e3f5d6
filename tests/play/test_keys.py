"""An act is done once, however often it is asked for: its key is stored with it."""

from __future__ import annotations

import asyncio

import pytest

from captains_table.play.facts import Moved, Said, TookBack
from captains_table.play.ports import Changes, UnclearCommit
from play.arrange import ADA, BEN
from play.memory import Evening, MemoryStore


class Forgetful(MemoryStore):
    """A store that loses its answer now and then: before it has written, or after."""

    lost = ""

    async def commit(self, changes: Changes) -> None:
        lost, self.lost = self.lost, ""
        if lost != "before":
            await super().commit(changes)
        if lost:
            raise UnclearCommit


def test_a_move_whose_answer_was_lost_is_answered_again() -> None:
    """Also by another process, and after a restart: the key is among the facts."""

    async def evening() -> None:
        here = Evening()
        await here.open("Ada", "Ben", first=0)
        ada, live = await here.enter(ADA)
        move = {"t": "move", "n": ada.shown.n, "u": 0, "seat": 0, "e": next(iter(ada.shown.choices))}
        assert (await here.ask(ada, live, **move, key="k1"))["t"] == "ok"
        facts = list(here.store.written["table"])
        assert (await here.ask(ada, live, **move, key="k1"))["t"] == "ok"
        assert (await here.ask(ada, live, **move, key="k2"))["code"] == "stale"
        there = Evening(here.store)
        again, at_again = await there.enter(ADA)
        assert (await there.ask(again, at_again, **move, key="k1"))["t"] == "ok"
        assert here.store.written["table"] == facts

    asyncio.run(evening())


def test_chat_and_undo_are_done_once() -> None:
    async def evening() -> None:
        here = Evening()
        await here.open("Ada", "Ben", first=0)
        (ada, live), (ben, _) = await here.enter(ADA), await here.enter(BEN)
        for _ in range(2):
            assert (await here.ask(ada, live, t="chat", text="Ahoy", key="k1"))["t"] == "ok"
        assert [chat["text"] for chat in ben.shown.chats] == ["Ahoy"]
        assert (await here.ask(ben, live, t="chat", text="Ahoy, Ada", key="k1"))["t"] == "ok"
        assert len(ada.shown.chats) == 2, "keys are everybody's own"
        assert (await here.choose(ada, live))["t"] == "ok"
        for _ in range(2):
            assert (await here.ask(ada, live, t="undo", seat=0, key="k2"))["t"] == "ok"
        assert ada.shown.u == 1

    asyncio.run(evening())


@pytest.mark.parametrize("lost", ["before", "after"])
@pytest.mark.parametrize("key", [{}, {"key": "k1"}], ids=["without a key", "with a key"])
def test_an_unclear_commit_is_looked_up(lost: str, key: dict[str, str]) -> None:
    """Whether it was written or not: afterwards it is, once, and the answer is the first one."""

    async def evening() -> None:
        store = Forgetful()
        here = Evening(store)
        await here.open("Ada", "Ben", first=0)
        (ada, live), (ben, _) = await here.enter(ADA), await here.enter(BEN)
        store.lost = lost
        assert (await here.ask(ada, live, t="chat", text="Ahoy", **key))["t"] == "ok"
        store.lost = lost
        move = {"t": "move", "n": ada.shown.n, "u": 0, "seat": 0, "e": next(iter(ada.shown.choices))}
        assert (await here.ask(ada, live, **move, **{name: f"{value}a" for name, value in key.items()}))["t"] == "ok"
        store.lost = lost
        assert (await here.ask(ada, live, t="undo", seat=0))["t"] == "ok"
        kinds = [type(fact) for _, fact in await store.facts("table", 0)]
        assert [kinds.count(kind) for kind in (Said, TookBack)] == [1, 1]
        assert kinds[-3:] == [Said, Moved, TookBack]
        assert ben.shown.turn == ada.shown.turn

    asyncio.run(evening())


def test_a_table_is_opened_once_though_the_answer_was_lost() -> None:
    async def evening() -> None:
        store = Forgetful()
        here = Evening(store)
        store.lost = "after"
        await here.open("Ada", "Ben", first=0)
        ada, _ = await here.enter(ADA)
        assert ada.shown.my_turn

    asyncio.run(evening())
