"""The store: live tables are kept in the storage of the page. All of them are the owner's."""

from __future__ import annotations

import logging

import msgspec

from captains_table.play.clocks import Pause
from captains_table.play.errors import NotStored
from captains_table.play.facts import Fact, fact_text, read_fact
from captains_table.play.messages import encoded
from captains_table.play.ports import Changes, Conflict
from captains_table.play.revisions import read_table
from captains_table.play.table import CLOSED, OVER, PLAYING, WAITING, Table
from captains_table.play.table_index import StoredSummary, read_summary, row_of
from captains_table.worker.storage import FACTS, MEMBERS, OWN, TABLES, VALUES, Storage, Writing

LOG = logging.getLogger("captains_table")
OWNER = "owner"
"""The person whose page it is."""


class Row(msgspec.Struct):
    """What the index of tables has about a table."""

    changed: int
    status: str
    summary: str


class Member(msgspec.Struct, omit_defaults=True):
    """What is kept about the owner at a table."""

    seen: int = 0
    hidden: int = 0
    """When the table was removed from the list; 0: it was not."""


_ROW, _MEMBER = msgspec.json.Decoder(Row), msgspec.json.Decoder(Member)
_PAUSES = msgspec.json.Decoder(list[Pause])


class PageStore:
    """Keeps tables for `LiveTables`, and the index of them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # Tables

    async def load(self, id: str) -> tuple[Table, dict[str, int]] | None:
        """A table, and how much of the game the owner has seen; None if there is no such table."""
        row = (await self._rows()).get(id)
        if row is None:
            return None
        label = read_summary(row.summary).summary.edition if row.status != WAITING else None
        facts = await self.facts(id, 0)
        table = read_table(id, facts, row.status == OVER, await self.outages(), label)
        return None if table is None else (table, {OWNER: (await self._member(id)).seen})

    async def facts(self, id: str, start: int) -> list[tuple[int, Fact]]:
        """The facts of a table from a number on, with their times."""
        return [(at, read_fact(text)) for at, text in FACTS.decode(await self.storage.facts(id, start))]

    async def commit(self, changes: Changes) -> None:
        """Write new facts and the table's row in the index. Or raises Conflict or NotStored."""
        id, row = changes.table.id, row_of(changes.table)
        facts = [(id, number, at, fact_text(fact)) for number, at, fact in changes.facts]
        text = encoded(Row(row["changed"], row["status"], row["summary"]))
        if not await self._write(Writing(facts, [(TABLES, id, text)])):
            raise Conflict

    async def set_seen(self, id: str, player: str, number: int) -> None:
        """Remember how much of the game the owner has seen."""
        member = await self._member(id)
        member.seen = number
        await self._write(Writing(values=[(MEMBERS, id, encoded(member))]))

    # The index of tables

    async def open_tables(self) -> list[StoredSummary]:
        """Listed tables with open seats: nobody else can come here, so there are none."""
        return []

    async def tables_of(self, player: str, playing: bool = False) -> list[StoredSummary]:
        """All tables that the owner has not removed, the one that changed last first; or only those where the game goes
        on."""
        hidden = {id for id, text in (await self._values(MEMBERS)).items() if _MEMBER.decode(text).hidden}
        rows = [row for id, row in (await self._rows()).items() if id not in hidden and row.status != CLOSED]
        shown = [row for row in rows if row.status == PLAYING] if playing else rows
        return [read_summary(row.summary) for row in sorted(shown, key=lambda row: -row.changed)]

    async def hide(self, id: str, player: str, at: int) -> None:
        """Remove a table from the list."""
        member = await self._member(id)
        member.hidden = at
        await self._write(Writing(values=[(MEMBERS, id, encoded(member))]))

    async def name_of(self, player: str) -> str:
        """The owner's name, empty if none was given."""
        return (await self._values(OWN)).get("name", "")

    async def set_name(self, player: str, name: str) -> None:
        """Remember the owner's name."""
        await self._write(Writing(values=[(OWN, "name", name)]))

    async def rematched(self, id: str, new: str) -> None:
        """Those of a table play again at a new one: nothing is kept about others here."""

    # Outages

    async def outages(self) -> list[Pause]:
        """When the page was not open."""
        text = (await self._values(OWN)).get("outages")
        return [] if text is None else _PAUSES.decode(text)

    async def last_beat(self) -> int | None:
        """When the page was last known to be open."""
        text = (await self._values(OWN)).get("beat")
        return None if text is None else int(text)

    async def beat(self, at: int, outages: list[Pause] | None = None) -> None:
        """The page is open; and it was not open at these times."""
        values: list[tuple[str, str, str | None]] = [(OWN, "beat", str(at))]
        if outages is not None:
            values.append((OWN, "outages", encoded(outages)))
        await self._write(Writing(values=values))

    # Texts

    async def _rows(self) -> dict[str, Row]:
        return {id: _ROW.decode(text) for id, text in (await self._values(TABLES)).items()}

    async def _member(self, id: str) -> Member:
        text = (await self._values(MEMBERS)).get(id)
        return Member() if text is None else _MEMBER.decode(text)

    async def _values(self, kind: str) -> dict[str, str]:
        return VALUES.decode(await self.storage.values(kind))

    async def _write(self, writing: Writing) -> bool:
        try:
            return bool(await self.storage.write(encoded(writing)))
        except Exception as error:
            LOG.warning("the browser could not store something: %s", error)
            raise NotStored() from error
