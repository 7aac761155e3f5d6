"""Periodic jobs: each by itself, forgiving what passes, and clocks that stand still while nobody can play."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from captains_table.core.luck import Luck
from captains_table.play.absence import DESERTED, HOST_GONE
from captains_table.play.clocks import GAP
from captains_table.play.facts import Clock, Setup
from captains_table.play.live_tables import LiveTables
from captains_table.play.ports import NoMetrics, SteadyClock
from captains_table.server import queries, uptime
from captains_table.server.database import Database
from captains_table.server.metrics import Metrics
from captains_table.server.notifications import Notifications
from captains_table.server.scheduler import FIRST_PAUSE, LATE, Scheduler
from captains_table.server.settings import Settings
from captains_table.server.store import DatabaseStore
from captains_table.server.uptime import Uptime
from forms import FORM
from play.arrange import ADA, BEN, plan
from play.memory import FirstChoice, Viewing
from server.in_thread import ThreadServer

MINUTE = 60_000
TABLE = "table"


@pytest.fixture
def database(divers: None, tmp_path: Path) -> Iterator[Database]:
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    database.start()
    yield database
    database.stop()


class Run:
    """A server process from its start to its end, with a clock by hand."""

    def __init__(self, database: Database, at: int) -> None:
        self.at = at
        store = DatabaseStore(database, "here", 0)
        self.live_tables = LiveTables(store, FirstChoice(), NoMetrics(), lambda: self.at, lambda: Luck(7))
        self.uptime = Uptime(database, self.live_tables)
        notifications = Notifications(database, Settings(), Metrics())
        self.scheduler = Scheduler(self.live_tables, database, notifications, self.uptime, 10, lambda: self.at / 1000)

    async def open(self) -> None:
        """A table where Ada and Ben have ten minutes each."""
        await self.live_tables.open(TABLE, Setup("divers", plan("Ada", "Ben"), clock=Clock(10, 0)), ADA)

    async def pass_time(self, milliseconds: int) -> None:
        """Let time pass, with a heartbeat every five seconds, and see whose time is up."""
        until = self.at + milliseconds
        while self.at < until:
            self.at = min(until, self.at + 5_000)
            await self.uptime.beat()
        await self.scheduler.clocks(self.at)

    async def away(self) -> list[bool]:
        """From whom a bot has taken over."""
        return [seat.away for seat in (await self.live_tables.find(TABLE)).table.seats]


def run(evening: Coroutine[Any, Any, None]) -> None:
    asyncio.run(evening)


def test_time_without_a_server_is_nobodys(database: Database) -> None:
    async def evening() -> None:
        first = Run(database, MINUTE)
        await first.open()
        await first.pass_time(4 * MINUTE)
        second = Run(database, first.at + 120 * MINUTE)
        await second.uptime.beat()
        await second.scheduler.clocks(second.at)
        assert await second.away() == [False, False]
        table = (await second.live_tables.find(TABLE)).table
        assert table.clocks.reading(second.at) == [6 * MINUTE, 6 * MINUTE]
        await second.pass_time(6 * MINUTE - 1000)
        assert await second.away() == [False, False]
        await second.pass_time(1000)
        assert await second.away() == [True, True]

    run(evening())


def test_time_without_a_database_is_nobodys(database: Database) -> None:
    """The process goes on, but nobody can choose: tables in memory learn of it, and so do those who look."""

    async def evening() -> None:
        run = Run(database, MINUTE)
        await run.uptime.beat()
        await run.open()
        viewing = Viewing(ADA)
        await run.live_tables.enter(viewing, TABLE)
        run.at += 60 * MINUTE
        await run.scheduler.run_once("clocks", run.scheduler.jobs["clocks"])
        assert await run.away() == [False, False]
        views = [message for message in map(json.loads, viewing.received) if message["t"] == "view"]
        assert views[-1]["clocks"]["left"] == [10 * MINUTE, 10 * MINUTE]
        await run.pass_time(10 * MINUTE)
        assert await run.away() == [True, True]

    run(evening())


def test_a_moment_without_a_heartbeat_is_no_outage(database: Database) -> None:
    def gaps(connection: Any) -> list[Any]:
        return [uptime.beat(connection, at) for at in (1000, 6000, 6000 + GAP, 500)]

    async def evening() -> None:
        assert await database.write(gaps) == [[]] * 4
        assert await database.write(lambda connection: uptime.beat(connection, 10**6)) == [(6000 + GAP, 10**6)]

    run(evening())


def test_the_clock_of_the_machine_may_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SteadyClock()
    before = clock()
    assert abs(before - time.time_ns() // 1_000_000) < 1000
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + 10**18)
    assert before <= clock() < before + 10_000


def test_a_table_is_forgiven(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    """A job that fails at a table is tried again there after a while, and soon again after it has worked."""

    async def evening() -> None:
        before = Run(database, MINUTE)
        await before.open()
        run = Run(database, MINUTE)
        await run.uptime.beat()
        await database.write(lambda connection: connection.execute(text("UPDATE facts SET fact = 'x' || fact")))
        await run.pass_time(11 * MINUTE)
        assert "a scheduled job failed at a table" in caplog.text
        await database.write(lambda connection: connection.execute(text("UPDATE facts SET fact = substr(fact, 2)")))
        run.at += int(FIRST_PAUSE * 1000) - 1
        await run.scheduler.clocks(run.at)
        assert await before.away() == [False, False]
        run.at += 1
        await run.scheduler.clocks(run.at)
        assert await run.away() == [True, True]

    run(evening())


def test_waiting_rooms_are_handed_on_and_deserted_ones_close(database: Database) -> None:
    async def evening() -> None:
        run = Run(database, MINUTE)
        await run.live_tables.open(TABLE, Setup("divers", plan("Ada", "Ben", "open"), listed=True), ADA)
        ada, ben = Viewing(ADA), Viewing(BEN)
        live = await run.live_tables.enter(ada, TABLE)
        await run.live_tables.enter(ben, TABLE)
        run.live_tables.leave(ada, live)
        await run.scheduler.waiting(run.at + HOST_GONE - 1)
        assert live.table.creator == ADA
        for _ in range(60):
            run.at += MINUTE
            await run.scheduler.waiting(run.at)
            await run.scheduler.clocks(run.at)
        assert (live.table.creator, live.table.status) == (BEN, "waiting"), "as long as somebody is there"
        assert json.loads(ben.received[-1])["events"][-1]["phrase"] == ["play-log-host", {"name": "Ben"}]
        run.live_tables.leave(ben, live)
        run.at += DESERTED
        await run.scheduler.waiting(run.at)
        await run.scheduler.clocks(run.at)
        assert live.table.status == "closed"
        assert await database.read(queries.open_tables) == []

    run(evening())


def test_a_job_that_hangs_or_fails_is_late_alone(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        run = Run(database, MINUTE)
        scheduler = run.scheduler

        async def hang() -> None:
            await asyncio.Event().wait()

        async def fail() -> None:
            raise OSError

        scheduler.jobs |= {"bots": hang, "memory": fail}
        running = asyncio.create_task(scheduler.run())
        run.at += int(LATE * 1000) + 1
        assert len(scheduler.late()) == 5
        while len(scheduler.late()) > 2:
            await asyncio.sleep(0.01)
        assert scheduler.late() == ["bots", "memory"]
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    run(evening())
    assert "a periodic job failed" in caplog.text


def test_health_knows_that_writing_fails(tmp_path: Path) -> None:
    with ThreadServer(tmp_path) as server:

        def execute(statement: str) -> None:
            server.run(server.services.database.write(lambda connection: connection.execute(text(statement))))

        assert httpx.get(f"{server.address}/healthz").json() == {"ok": True, "bots": FORM}
        execute("ALTER TABLE heartbeat RENAME TO away")
        with pytest.raises(Exception, match="no such table"):
            server.run(server.services.database.write(uptime.write_nothing))
        health = httpx.get(f"{server.address}/healthz")
        assert (health.status_code, health.json()) == (503, {"ok": False, "bots": FORM, "failing": ["write"]})
        execute("ALTER TABLE away RENAME TO heartbeat")
        assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_health_knows_what_is_late(tmp_path: Path) -> None:
    with ThreadServer(tmp_path) as server:
        server.services.scheduler.seconds = lambda: time.monotonic() + 2 * LATE
        health = httpx.get(f"{server.address}/healthz")
        assert health.status_code == 503
        assert set(health.json()["failing"]) <= {"bots", "clocks", "waiting", "notifications", "memory"}
