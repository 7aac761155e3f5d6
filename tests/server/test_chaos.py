"""Faults at any moment: whatever was acknowledged is stored, whatever was shown is stored, and everything goes on.

Once through all faults; `make chaos` goes on for as long as CHAOS_SECONDS says.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tools.postgres import Postgres, running

from captains_table.server.settings import database_url
from server.chaos import PATIENCE, Company, Guest, Tunnel, full_disk
from server.people import DiversServer
from server.receivers import Posted
from server.test_notifications import hook

Fault = Callable[[], Awaitable[None]]
SECONDS = float(os.environ.get("CHAOS_SECONDS", "0"))


@pytest.mark.slow
def test_through_all_faults(database: str) -> None:
    """Two servers on PostgreSQL and one on SQLite; people of one table are at different servers."""
    with tempfile.TemporaryDirectory(prefix="captains-table-") as folder, running(Path(folder)) as postgres:
        asyncio.run(_storm(postgres, database))


async def _storm(postgres: Postgres, file: str) -> None:
    luck = random.Random(7)
    async with contextlib.AsyncExitStack() as stack:
        tunnel = Tunnel(postgres.port)
        url = postgres.url(await stack.enter_async_context(tunnel.open()))
        address, calls = stack.enter_context(hook())
        arguments = ["--private-hooks"]
        both = [DiversServer(url, arguments=arguments) for _ in range(2)]
        alone = DiversServer(file)
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in (*both, alone)))
        for server in (*both, alone):
            stack.callback(server.kill)
        companies = [Company(both, database_url(postgres.url()), luck) for _ in range(2)]
        companies.append(Company([alone], database_url(file), luck))
        for company in companies:
            stack.push_async_callback(company.close)
            await company.open()
        absent: list[tuple[Guest, str]] = []
        faults = _faults(postgres, tunnel, both, alone, Path(file), luck)
        end, number = time.monotonic() + SECONDS, 0
        while number < len(faults) or time.monotonic() < end:
            absent.append(await _absent(both[number % 2], address, luck, stack))
            await asyncio.wait_for(_round(companies, faults[number % len(faults)], luck), PATIENCE)
            number += 1
        for guest, table in absent:
            await asyncio.wait_for(_is_taken_care_of(guest, table, calls), PATIENCE)


def _faults(
    postgres: Postgres, tunnel: Tunnel, both: list[DiversServer], alone: DiversServer, file: Path, luck: random.Random
) -> list[Fault]:
    async def power_cut(*servers: DiversServer) -> None:
        for server in servers:
            server.kill()
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))

    async def database_crash() -> None:
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)

    async def lost_connections() -> None:
        for _ in range(10):
            tunnel.break_down()
            await asyncio.sleep(luck.uniform(0, 0.1))

    async def no_space() -> None:
        with full_disk(alone, file):
            await asyncio.sleep(1)

    return [lost_connections, lambda: power_cut(luck.choice(both), alone), database_crash, no_space]


async def _round(companies: list[Company], fault: Fault, luck: random.Random) -> None:
    """All play; something happens; all go on, and nothing is lost, doubled or made up."""
    for company in companies:
        if company.guests[0].is_over:
            await company.open()
    done = False
    guests = [(company.table, guest) for company in companies for guest in company.guests]
    tasks = [asyncio.create_task(guest.play(table, lambda: done)) for table, guest in guests]

    async def until(fits: Callable[[], bool]) -> None:
        while not fits():
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)

    def acts() -> int:
        return sum(guest.acts for _, guest in guests)

    enough = acts() + luck.randrange(5, 25)
    await until(lambda: acts() >= enough or all(task.done() for task in tasks))
    await fault()
    before = [sum(guest.acts for guest in company.guests) for company in companies]
    await until(lambda: all(company.has_gone_on(since) for company, since in zip(companies, before, strict=True)))
    done = True
    await asyncio.gather(*tasks)
    for company in companies:
        await company.check()


async def _absent(
    server: DiversServer, hook: str, luck: random.Random, stack: contextlib.AsyncExitStack
) -> tuple[Guest, str]:
    """Somebody who opens a table with a clock and goes away, to be notified when it is their turn."""
    guest = Guest(f"absent {luck.randrange(10**9)}", server, luck)
    stack.push_async_callback(guest.person.http.aclose)
    seats = [{"kind": "me"}, {"kind": "open"}]
    agreed = {"game": "el_capitan", "seats": seats, "first": 1, "clock": {"minutes": 0.1, "increment": 0}}
    table = (await guest.post("/api/tables", agreed))["table"]
    await guest.post(f"/api/tables/{table}/notify", {"webhook": hook})
    await guest.post(f"/api/tables/{table}/start", {"level": "random"})
    return guest, table


async def _is_taken_care_of(guest: Guest, table: str, calls: list[Posted]) -> None:
    """They have been notified, and when their time was up a bot took over."""
    while not [call for call in calls if table.encode() in call.content]:
        await asyncio.sleep(0.1)
    while not (await guest.get(f"/api/tables/{table}")).json()["players"][0].get("away"):
        await asyncio.sleep(0.1)
