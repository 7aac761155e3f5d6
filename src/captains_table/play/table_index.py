"""The index of tables: what is stored about each table besides its facts, so that lists of tables need not read
them."""

from __future__ import annotations

from typing import Any

import msgspec

from captains_table.play.absence import deadline
from captains_table.play.messages import encoded
from captains_table.play.table import PLAYING, WAITING, Table
from captains_table.play.votes import voters_of
from captains_table.play.wire import owners_of, summary
from captains_table.play.wire_types import Summary


class StoredSummary(msgspec.Struct):
    """What the index has about a table, for lists."""

    owners: list[str]
    """The owners of the seats, or who is invited to them."""
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
