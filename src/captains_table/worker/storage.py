"""What a page needs from its storage, which JavaScript implements with IndexedDB.

Everything is text, so that nothing has to be converted and no proxy objects leak.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

StoredFacts = list[tuple[int, str]]
"""The times and texts of facts."""
FACTS = msgspec.json.Decoder(StoredFacts)
VALUES = msgspec.json.Decoder(dict[str, str])

TABLES, MEMBERS, OWN = "table", "member", "own"
"""The kinds of small values: the index of tables, what the owner has seen of each, and the owner's own."""


class Writing(msgspec.Struct):
    """One atomic write."""

    facts: list[tuple[str, int, int, str]] = []
    """Table, number, time and text."""
    values: list[tuple[str, str, str | None]] = []
    """Kind, key and text of small values; None removes one."""


class Storage(Protocol):
    """Where a page stores tables."""

    async def facts(self, table: str, start: int) -> str:
        """The facts of a table from a number on, in order: `[[at, text], …]`."""

    async def values(self, kind: str) -> str:
        """All small values of a kind: `{key: text, …}`."""

    async def write(self, writing: str) -> bool:
        """Write in one transaction. True once it is on disk; False, with nothing written, if facts with one of these
        numbers already exist."""
