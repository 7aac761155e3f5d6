"""What a database does not take has not happened; what it may have taken is read, never guessed."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import SQLAlchemyError
from tools.postgres import running

from captains_table.play.facts import Setup
from captains_table.play.live_tables import LiveTables
from captains_table.play.ports import NoMetrics, UnclearCommit
from captains_table.server import queries
from captains_table.server.database import Database
from captains_table.server.schema import FACTS
from captains_table.server.settings import database_url
from captains_table.server.store import DatabaseStore
from play.arrange import ADA, BEN, plan
from play.memory import Evening, Viewing

pytestmark = pytest.mark.usefixtures("divers")


class StoredEvening(Evening):
    """People at live tables that are kept in a database."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        store = DatabaseStore(database, "here", 0)
        self.live_tables = LiveTables(store, self.thinkers, NoMetrics(), lambda: self.at, lambda: self.luck)


@contextlib.asynccontextmanager
async def kept(url: str, *works: Any) -> AsyncIterator[tuple[Database, list[asyncio.Task[Any]]]]:
    """A database that runs, and what became of works that had been waiting for it: they are one batch."""
    database = Database(url)
    waiting = [asyncio.ensure_future(database.write(work)) for work in works]
    await asyncio.sleep(0)
    await asyncio.to_thread(database.start)
    try:
        yield database, waiting
    finally:
        await asyncio.to_thread(database.stop)


def _chats(database: Database) -> list[str]:
    with database.reading() as connection:
        return [fact.text for _, fact in queries.read_facts(connection, "table") if hasattr(fact, "text")]


@pytest.mark.slow
def test_an_act_that_failed_with_the_database_never_comes_to_light() -> None:
    """The database is gone in the middle of the game: nobody is shown what was not stored, and it is not stored with
    the next act either."""

    async def evening(postgres: Any) -> None:
        async with kept(database_url(postgres.url())) as (database, _):
            here = StoredEvening(database)
            await here.live_tables.open("table", Setup("divers", plan("Ada", "Ben"), first=0), ADA)
            ada, live = await here.enter(ADA)
            assert (await here.choose(ada, live))["t"] == "ok"
            told, facts = list(ada.received), live.table.number
            await asyncio.to_thread(postgres.stop)
            with pytest.raises(SQLAlchemyError):
                await here.ask(ada, live, t="undo", seat=0)
            with pytest.raises(SQLAlchemyError):
                await here.enter(BEN)
            assert ada.received == told
            await asyncio.to_thread(postgres.start)
            ben, _ = await here.enter(BEN)
            assert (ben.shown.turn["seats"], live.table.number) == ([1], facts)
            assert (await here.ask(ada, live, t="chat", text="found"))["t"] == "ok"
            assert _chats(database) == ["found"]
            assert (await here.choose(ben, live))["t"] == "ok"
            await here.live_tables.stop()

    with tempfile.TemporaryDirectory(prefix="captains-table-") as folder, running(Path(folder)) as postgres:
        asyncio.run(evening(postgres))


def test_a_batch_is_not_written_again_when_its_commit_is_unclear(tmp_path: Path) -> None:
    """The commit itself fails: nobody can know what became of the batch, so nothing in it is done twice."""

    done = []

    def sound(connection: Any) -> None:
        done.append("sound")
        queries.set_name(connection, ADA, "Ada")

    def refused_by_commit(connection: Any) -> None:
        connection.execute(text("PRAGMA defer_foreign_keys=ON"))
        connection.execute(insert(FACTS), [{"table_id": "none", "number": 0, "at": 0, "fact": ""}])

    async def evening() -> None:
        async with kept(database_url(str(tmp_path / "tables.db")), sound, refused_by_commit) as (database, waiting):
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [UnclearCommit, UnclearCommit]
            assert done == ["sound"]
            await database.write(sound)
            assert await database.read(lambda connection: queries.name_of(connection, ADA)) == "Ada"

    asyncio.run(evening())


def test_what_fails_before_the_commit_takes_nothing_else_along(tmp_path: Path) -> None:
    def sound(connection: Any) -> None:
        queries.set_name(connection, ADA, "Ada")

    def broken(connection: Any) -> None:
        connection.execute(text("SELECT nothing FROM nowhere"))

    async def evening() -> None:
        async with kept(database_url(str(tmp_path / "tables.db")), sound, broken) as (database, waiting):
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
            assert [outcome is None for outcome in outcomes] == [True, False]
            assert await database.read(lambda connection: queries.name_of(connection, ADA)) == "Ada"

    asyncio.run(evening())


def test_a_full_disk_refuses_a_move_and_forgets_it(tmp_path: Path) -> None:
    """SQLite is not allowed to grow any more: what does not fit is not shown, and not stored later."""

    async def evening() -> None:
        async with kept(database_url(str(tmp_path / "tables.db"))) as (database, _):
            here = StoredEvening(database)
            await here.live_tables.open("table", Setup("divers", plan("Ada", "Ben"), first=0), ADA)
            ada, live = await here.enter(ADA)
            await _leave_room(database, 1)
            said = await _until_full(here, ada, live)
            assert _chats(database) == said
            await here.ask(ada, live, t="sync")
            assert [chat["text"] for chat in ada.shown.chats] == said
            await _leave_room(database, 1_000_000)
            assert (await here.ask(ada, live, t="chat", text="found"))["t"] == "ok"
            assert _chats(database) == [*said, "found"]

    asyncio.run(evening())


async def _leave_room(database: Database, pages: int) -> None:
    await database.write(lambda connection: connection.execute(text(f"PRAGMA max_page_count={pages}")))


async def _until_full(here: Evening, ada: Viewing, live: Any) -> list[str]:
    """Chat until nothing more can be written: what was acknowledged."""
    said: list[str] = []
    for number in range(1000):
        words = f"{number} {'ahoy ' * 80}".strip()
        try:
            assert (await here.ask(ada, live, t="chat", text=words))["t"] == "ok"
        except SQLAlchemyError:
            return said
        said.append(words)
    raise AssertionError("there is always room")
