"""The store: live tables are stored in the database, and other server processes are notified of what was written."""

from __future__ import annotations

from typing import Any

from captains_table.play.facts import Fact
from captains_table.play.ports import Changes
from captains_table.play.table import Table
from captains_table.play.table_index import StoredSummary, read_summary, row_of
from captains_table.server import queries
from captains_table.server.database import Database


class DatabaseStore:
    """Stores tables for `LiveTables`."""

    def __init__(self, database: Database, process: str, patience: int) -> None:
        self.database = database
        self.process = process
        """The id of this process."""
        self.patience = patience
        """Milliseconds that somebody has to be away before they are notified."""

    async def load(self, id: str) -> tuple[Table, dict[str, int]] | None:
        """Return a table, and how much of the game each person has seen. If the table is held, the index notes it, so
        that nobody is waited for there."""
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
        """Write new facts and their consequences for lists of tables, in one transaction. Raises Conflict or
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
        """Store how much of the game a person has seen."""
        await self.database.write(lambda connection: queries.set_member(connection, player, id, seen=number))

    async def name_of(self, player: str) -> str:
        """Return a person's name, empty if they have not given one."""
        return await self.database.read(lambda connection: queries.name_of(connection, player))

    # The index of tables

    async def open_tables(self) -> list[StoredSummary]:
        """Listed tables with open seats."""
        return [read_summary(text) for text in await self.database.read(queries.open_tables)]

    async def tables_of(self, player: str, playing: bool = False) -> list[StoredSummary]:
        """A person's tables, or only those with a game in progress."""
        found = await self.database.read(lambda connection: queries.tables_of(connection, player, playing))
        return [read_summary(text) for text in found]

    async def hide(self, id: str, player: str, at: int) -> None:
        """Remove a table from a person's list."""
        await self.database.write(lambda connection: queries.set_member(connection, player, id, hidden=at))

    async def set_name(self, player: str, name: str) -> None:
        """Store a person's name."""
        await self.database.write(lambda connection: queries.set_name(connection, player, name))

    async def rematched(self, id: str, new: str) -> None:
        """Copy the notification addresses of people who are at both tables, or invited, to the new one."""
        await self.database.write(lambda connection: queries.copy_addresses(connection, id, new))
