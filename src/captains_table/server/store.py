"""The store: live tables are kept in the database, and other server processes hear of what was written."""

from __future__ import annotations

from typing import Any

import msgspec

from captains_table.play.absence import deadline
from captains_table.play.facts import Fact
from captains_table.play.messages import encoded
from captains_table.play.ports import Changes
from captains_table.play.table import PLAYING, WAITING, Table
from captains_table.play.votes import voters_of
from captains_table.play.wire import owners_of, summary
from captains_table.play.wire_types import Summary
from captains_table.server import queries
from captains_table.server.database import Database


class DatabaseStore:
    """Keeps tables for `LiveTables`."""

    def __init__(self, database: Database, process: str, patience: int) -> None:
        self.database = database
        self.process = process
        """What this process is called among several."""
        self.patience = patience
        """Milliseconds that somebody may be gone before they are notified."""

    async def load(self, id: str) -> tuple[Table, dict[str, int]] | None:
        """A table, and how much of the game each person has seen. The index of tables learns that one is held, so that
        nobody is waited for there."""
        table = await self.database.read(lambda connection: queries.load_table(connection, id))
        if table is None:
            return None
        if table.held is not None:
            row = row_of(table)
            await self.database.write(lambda connection: queries.change_row(connection, id, row))
        return table, await self.database.read(lambda connection: queries.members(connection, id))

    async def facts(self, id: str, start: int) -> list[tuple[int, Fact]]:
        """The facts of a table from a number on, with their times."""
        return await self.database.read(lambda connection: queries.read_facts(connection, id, start))

    async def commit(self, changes: Changes) -> None:
        """Write new facts and what follows from them for lists of tables, in one transaction. Or raises Conflict or
        UnclearCommit."""
        id, row = changes.table.id, row_of(changes.table)
        message = f"facts {self.process} {id}"

        def write(connection: Any) -> None:
            queries.write_facts(connection, id, row, changes.facts)
            queries.add_members(connection, id, changes.members)
            queries.add_notifications(connection, id, changes.notifications, changes.facts[-1][1] + self.patience)
            self.database.notify(connection, message)

        await self.database.write(write)

    async def set_seen(self, id: str, player: str, number: int) -> None:
        """Remember how much of the game somebody has seen."""
        await self.database.write(lambda connection: queries.set_member(connection, player, id, seen=number))

    async def name_of(self, player: str) -> str:
        """A person's name, empty if they have given none."""
        return await self.database.read(lambda connection: queries.name_of(connection, player))


class StoredSummary(msgspec.Struct):
    """What the index of tables has about a table, for lists."""

    owners: list[str]
    """Whose seats they are, or who is invited to them."""
    creator: str
    language: str
    summary: Summary
    voters: list[str] = []
    """Who is asked to vote and has not answered."""


def row_of(table: Table) -> dict[str, Any]:
    """The row of a table in the index of tables."""
    owners = owners_of(table)
    stored = StoredSummary(owners, table.creator, table.setup.language, summary(table), voters_of(table))
    return {
        "game": table.setup.game,
        "creator": table.creator,
        "opened": table.opened,
        "changed": table.changed,
        "status": table.status,
        "open": table.status == WAITING and table.setup.listed,
        "bots": table.status == PLAYING and bool(table.bots_acting()) and any(owners),
        "deadline": deadline(table),
        "summary": encoded(stored),
    }


_STORED = msgspec.json.Decoder(StoredSummary)


def read_summary(text: str) -> StoredSummary:
    """What is stored in the index of tables about a table."""
    return _STORED.decode(text)
