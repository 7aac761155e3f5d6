"""Whole games in a page, against bots and at one device; the page may be closed at any moment."""

from __future__ import annotations

import asyncio
import json

import pytest

from captains_table.core.game import games
from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from captains_table.play.lessons import lessons_of
from worker.page import MemoryStorage, Page, Visit


async def play_on(page: Page, table: str, most: int | None = None) -> Visit:
    """Choose the first of what there is, so many times or until the game is over."""
    visit = Visit(page.room, table)
    while most is None or most > 0:
        if not await visit.until_asked():
            break
        assert (await visit.choose())["t"] == "ok"
        most = None if most is None else most - 1
    return visit


async def rest(page: Page) -> None:
    """Until bots have nothing to choose."""
    while tasks := list(page.room.live_tables._tasks):
        await asyncio.gather(*tasks)


@pytest.mark.parametrize("game", ["capitol", "captains_war", "el_capitan"])
def test_a_whole_game_against_a_bot(game: str) -> None:
    async def evening() -> None:
        page = Page()
        table = await page.open(game, "me", "level1")
        visit = await play_on(page, table)
        assert visit.shown.table["status"] == "over"
        assert visit.shown.table["result"]["scores"]
        record = await page.get(f"/api/tables/{table}/record")
        assert replay(parse_record(record)).over
        moment = await page.get(f"/api/tables/{table}/at/3")
        assert moment["n"] == 3
        assert (await page.get(f"/api/tables/{table}/scores"))["scores"]
        await page.close()

    asyncio.run(evening())


def test_a_page_that_is_closed_goes_on_where_it_was() -> None:
    async def evening() -> None:
        storage = MemoryStorage()
        first = Page(storage)
        table = await first.open("divers", "me", "local", "greedy")
        before = await play_on(first, table, 4)
        await before.until_asked()
        await first.close()
        second = Page(storage)
        after = Visit(second.room, table)
        await after.until_asked()
        assert (after.shown.n, after.shown.pieces) == (before.shown.n, before.shown.pieces)
        assert (after.shown.log[-1], after.shown.choices) == (before.shown.log[-1], before.shown.choices)
        assert [one["id"] for one in (await second.get("/api/my"))["tables"]] == [table]
        assert (await second.get("/api/my/turns"))["tables"] == [{"table": table, "game": "divers"}]
        visit = await play_on(second, table)
        assert visit.shown.table["status"] == "over"
        await second.close()

    asyncio.run(evening())


def test_a_page_closed_at_any_moment_loses_nothing_that_was_acknowledged() -> None:
    async def evening() -> None:
        storage, table, acknowledged = MemoryStorage(), "", 0
        for ticks in range(1, 60):
            page = Page(storage)
            table = table or await page.open("divers", "me", "greedy")
            visit = Visit(page.room, table)
            playing = asyncio.ensure_future(visit.until_asked())
            for _ in range(ticks):
                await asyncio.sleep(0)
            if playing.done() and playing.result():
                acknowledged = max(acknowledged, visit.shown.n)
                visit.connection.receive(
                    f'{{"t":"move","n":{visit.shown.n},"u":0,"seat":0,"e":"{next(iter(visit.shown.choices))}"}}'
                )
                for _ in range(ticks):
                    await asyncio.sleep(0)
                acknowledged = max(acknowledged, visit.shown.n)
            playing.cancel()
            await page.close()
            numbers = sorted(number for _, number in storage.written)
            assert numbers == list(range(len(numbers)))
        last = Visit(Page(storage).room, table)
        while last.shown.n < 0:
            await asyncio.sleep(0)
        assert last.shown.n >= acknowledged > 0

    asyncio.run(evening())


def test_two_pages_at_one_table() -> None:
    async def evening() -> None:
        storage = MemoryStorage()
        one, other = Page(storage), Page(storage)
        table = await one.open("divers", "me", "greedy")
        here, there = Visit(one.room, table), Visit(other.room, table)
        await here.until_asked()
        await there.until_asked()
        await here.choose()
        await rest(one)
        other.room.heard(table)
        await rest(other)
        assert there.shown.log == here.shown.log
        await there.choose()
        await rest(other)
        late = await here.choose()
        assert late["code"] in ("stale", "not-now"), "the other page was first, and this one is shown that"
        assert here.shown.log == there.shown.log
        await one.close()
        await other.close()

    asyncio.run(evening())


def test_a_full_disk_changes_nothing() -> None:
    async def evening() -> None:
        page = Page()
        table = await page.open("divers", "me", "local")
        visit = Visit(page.room, table)
        await visit.until_asked()
        facts, page.storage.is_full = len(page.storage.written), True
        before = visit.shown.n, list(visit.shown.choices)
        assert (await visit.choose())["code"] == "storage"
        assert (await visit.until_asked(), visit.shown.n, list(visit.shown.choices)) == (True, *before)
        assert len(page.storage.written) == facts
        page.storage.is_full = False
        assert (await visit.choose())["t"] == "ok"
        assert len(page.storage.written) > facts
        await page.close()

    asyncio.run(evening())


def test_bots_wait_while_the_disk_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("captains_table.play.live_tables.RECOVERY", 0.01)

    async def evening() -> None:
        page = Page()
        table = await page.open("divers", "me", "greedy")
        visit = Visit(page.room, table)
        while page.room.live_tables.live[table].thinking:
            await asyncio.sleep(0)
        page.storage.is_full = True
        await asyncio.sleep(0.05)
        page.storage.is_full = False
        assert (await play_on(page, table)).shown.table["status"] == "over"
        visit.connection.close()
        await page.close()

    asyncio.run(evening())


def test_undo_hints_coach_and_why() -> None:
    async def evening() -> None:
        page = Page()
        table = await page.open("capitol", "me", "level1")
        visit = Visit(page.room, table)
        await visit.until_asked()
        hint = await visit.ask(t="hint", seat=0)
        assert hint["t"] == "hint"
        assert hint["e"] in visit.shown.choices
        assert (await visit.ask(t="coach", seat=0, since=0))["t"] == "coach"
        assert (await visit.ask(t="why", seat=0, e=hint["e"]))["t"] == "why"
        n = visit.shown.n
        await visit.choose(hint["e"])
        await visit.until_asked()
        if visit.shown.can.get("undo"):
            assert (await visit.ask(t="undo", seat=0))["t"] == "ok"
            assert visit.shown.n <= n + 1
        assert (await visit.ask(t="chat", text="Ahoy"))["t"] == "ok"
        assert visit.shown.chats[-1]["text"] == "Ahoy"
        await page.close()

    asyncio.run(evening())


def test_an_analysis_a_fork_and_a_rematch() -> None:
    async def evening() -> None:
        page = Page()
        table = await page.open("divers", "me", "greedy")
        await play_on(page, table)
        found = await page.post(f"/api/tables/{table}/analysis")
        while found["slips"] is None:
            await asyncio.sleep(0)
            found = await page.post(f"/api/tables/{table}/analysis")
        assert found["done"] == found["count"]
        fork = (await page.post(f"/api/tables/{table}/fork", {"at": 2}))["table"]
        assert (await play_on(page, fork)).shown.table["status"] == "over"
        again = (await page.post(f"/api/tables/{table}/rematch"))["table"]
        assert (await page.post(f"/api/tables/{table}/rematch"))["table"] == again
        assert (await page.get(f"/api/tables/{again}"))["status"] == "playing"
        assert len((await page.get("/api/my"))["tables"]) == 3
        await page.post(f"/api/tables/{fork}/hide")
        assert len((await page.get("/api/my"))["tables"]) == 2
        assert "table: " + fork not in await page.get("/api/export")
        await page.close()

    asyncio.run(evening())


def test_lessons() -> None:
    async def evening() -> None:
        page = Page()
        for game in games().values():
            for lesson in lessons_of(game)[:1]:
                view = await page.post(f"/api/lessons/{game.id}/{lesson.id}", {"choices": []})
                assert view["step"]["done"] == 0

    asyncio.run(evening())


def test_a_clock_stands_still_while_the_page_is_closed() -> None:
    async def evening() -> None:
        storage = MemoryStorage()
        page = Page(storage)
        table = await page.open("divers", "me", "greedy", clock={"minutes": 1})
        visit = Visit(page.room, table)
        await visit.until_asked()
        await page.room.heartbeat.tick()
        await page.close()
        later = Page(storage)
        at = later.room.live_tables.now() + 3_600_000
        later.room.live_tables.now = lambda: at
        visit = Visit(later.room, table)
        await visit.until_asked()
        await later.room.heartbeat.tick()
        assert not visit.shown.table["players"][0].get("away"), "an hour has passed while the page was closed"
        for _ in range(5):
            at += 14_000
            await later.room.heartbeat.tick()
        assert visit.shown.table["players"][0]["away"], "a minute has passed while it was open"
        await later.close()

    asyncio.run(evening())


def test_an_update_of_the_program_reads_the_index_from_the_facts() -> None:
    async def evening() -> None:
        page = Page()
        table, gone = await page.open("divers", "me", "greedy"), await page.open("divers", "me", "greedy")
        await play_on(page, table)
        before = await page.get("/api/my")
        rows = {key: text for key, text in page.storage.small.items() if key[0] == "table"}
        for earlier in ({}, {"summary": "{}"}):
            written = {key: json.dumps(earlier and {**json.loads(row), **earlier}) for key, row in rows.items()}
            page.storage.small |= written
            again = Page(page.storage)
            assert await again.get("/api/my") == before
            assert {key: page.storage.small[key] for key in rows} == rows, "it is written anew"
        page.storage.small["table", gone] = "{}"
        page.storage.written[gone, 1] = (0, '{"t":"invented"}')
        left = (await Page(page.storage).get("/api/my"))["tables"]
        assert [one["id"] for one in left] == [table], "one that can't be read does not hide the others"
        await page.close()

    asyncio.run(evening())
