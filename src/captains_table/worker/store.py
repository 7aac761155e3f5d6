"""The store: live tables are stored in the storage of the page. All of them belong to the owner."""

from __future__ import annotations

import logging

import msgspec

from captains_table.play.clocks import Pause
from captains_table.play.errors import NotStored, Refused
from captains_table.play.facts import Fact, fact_text, read_fact
from captains_table.play.messages import encoded
from captains_table.play.ports import Changes, Conflict
from captains_table.play.revisions import read_table
from captains_table.play.table import CLOSED, OVER, PLAYING, Table
from captains_table.play.table_index import StoredSummary, read_summary, row_of
from captains_table.worker.storage import FACTS, MEMBERS, OWN, TABLES, VALUES, Storage, Writing

LOG = logging.getLogger("captains_table")
OWNER = "owner"
"""The person whose page it is."""


class Row(msgspec.Struct):
    """A table in the index of tables."""

    changed: int
    status: str
    edition: str
    """The label of the figures that the game is played with; empty while the table waits."""
    summary: str


def row_for(table: Table) -> Row:
    """The row of a table in the index."""
    row = row_of(table)
    edition = "" if table.timeline is None else table.timeline.match.edition.label
    return Row(row["changed"], row["status"], edition, row["summary"])


class Member(msgspec.Struct, omit_defaults=True):
    """What is stored about the owner at a table."""

    seen: int = 0
    hidden: int = 0
    """When the table was removed from the list; 0: it was not."""


_ROW, _MEMBER = msgspec.json.Decoder(Row), msgspec.json.Decoder(Member)
_PAUSES = msgspec.json.Decoder(list[Pause])


def _read_row(text: str) -> Row | None:
    """A row of the index; None if this version of the program can't read it."""
    try:
        return _ROW.decode(text)
    except msgspec.DecodeError:
        return None


def _is_current(row: Row | None) -> bool:
    """Whether this version of the program can read all of a row."""
    try:
        return row is not None and bool(read_summary(row.summary))
    except msgspec.DecodeError:
        return False


class PageStore:
    """Stores tables for `LiveTables`, and their index."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # Tables

    async def load(self, id: str) -> tuple[Table, dict[str, int]] | None:
        """Return a table, and how much of the game the owner has seen; None if there is no such table."""
        text = (await self._values(TABLES)).get(id)
        if text is None:
            return None
        row = _read_row(text)
        ended, label = (False, None) if row is None else (row.status == OVER, row.edition or None)
        table = read_table(id, await self.facts(id, 0), ended, await self.outages(), label)
        return None if table is None else (table, {OWNER: (await self._member(id)).seen})

    async def facts(self, id: str, start: int) -> list[tuple[int, Fact]]:
        """The facts of a table from a number on, with their times."""
        return [(at, read_fact(text)) for at, text in FACTS.decode(await self.storage.facts(id, start))]

    async def commit(self, changes: Changes) -> None:
        """Write new facts and the table's row in the index. Raises Conflict or NotStored."""
        id, row = changes.table.id, encoded(row_for(changes.table))
        facts = [(id, number, at, fact_text(fact)) for number, at, fact in changes.facts]
        if not await self._write(Writing(facts, [(TABLES, id, row)])):
            raise Conflict

    async def set_seen(self, id: str, player: str, number: int) -> None:
        """Store how much of the game the owner has seen."""
        member = await self._member(id)
        member.seen = number
        await self._write(Writing(values=[(MEMBERS, id, encoded(member))]))

    # The index of tables

    async def open_tables(self) -> list[StoredSummary]:
        """Listed tables with open seats: nobody else can join here, so there are none."""
        return []

    async def tables_of(self, player: str, playing: bool = False) -> list[StoredSummary]:
        """All tables, most recently changed first; or only those with a game in progress. A table that the owner has
        removed returns only if something happens there before the game is over."""
        members = {id: _MEMBER.decode(text) for id, text in (await self._values(MEMBERS)).items()}
        found = []
        for id, text in (await self._values(TABLES)).items():
            row, hidden = _read_row(text), members.get(id, Member()).hidden
            if not _is_current(row):
                row = await self._renewed(id)
            if row is None or row.status == CLOSED or (playing and row.status != PLAYING):
                continue
            if not hidden or (row.status != OVER and row.changed > hidden):
                found.append(row)
        return [read_summary(row.summary) for row in sorted(found, key=lambda row: -row.changed)]

    async def _renewed(self, id: str) -> Row | None:
        """Rebuild the row of a table that another version of the program has written, from its facts."""
        try:
            loaded = await self.load(id)
        except Refused:
            LOG.warning("a table can't be read", extra={"table": id})
            return None
        if loaded is None:
            return None
        row = row_for(loaded[0])
        await self._write(Writing(values=[(TABLES, id, encoded(row))]))
        return row

    async def hide(self, id: str, player: str, at: int) -> None:
        """Remove a table from the list."""
        member = await self._member(id)
        member.hidden = at
        await self._write(Writing(values=[(MEMBERS, id, encoded(member))]))

    async def name_of(self, player: str) -> str:
        """The owner's name, empty if none was given."""
        return (await self._values(OWN)).get("name", "")

    async def set_name(self, player: str, name: str) -> None:
        """Store the owner's name."""
        await self._write(Writing(values=[(OWN, "name", name)]))

    async def rematched(self, id: str, new: str) -> None:
        """The players of a table have a rematch: nothing is stored about others here."""

    # Outages

    async def outages(self) -> list[Pause]:
        """When the page was closed."""
        text = (await self._values(OWN)).get("outages")
        return [] if text is None else _PAUSES.decode(text)

    async def last_beat(self) -> int | None:
        """When the page was last known to be open."""
        text = (await self._values(OWN)).get("beat")
        return None if text is None else int(text)

    async def beat(self, at: int, outages: list[Pause] | None = None) -> None:
        """Record that the page is open, and when it was not."""
        values: list[tuple[str, str, str | None]] = [(OWN, "beat", str(at))]
        if outages is not None:
            values.append((OWN, "outages", encoded(outages)))
        await self._write(Writing(values=values))

    # Texts

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
