"""The requests about all games of a page: exporting them as records, and importing them."""

from __future__ import annotations

from captains_table.core.errors import BadRecord
from captains_table.core.record import Record, parse_records
from captains_table.play.errors import Refused, UnknownTable
from captains_table.play.facts import Fact, act_key
from captains_table.play.ports import Changes
from captains_table.play.records import TABLE, facts_of, record_to_keep
from captains_table.play.revisions import read_table
from captains_table.texts.errors import error_text
from captains_table.worker.api_types import Import, Imported
from captains_table.worker.caller import PageCaller
from captains_table.worker.errors import BadImport


async def export_games(caller: PageCaller, _: None) -> str:
    """All games in the list, as records."""
    texts = []
    for stored in await caller.services.index.tables_of(caller.player):
        try:
            async with caller.services.live_tables.at(stored.summary.id) as live:
                texts.append(str(record_to_keep(live.table)))
        except Refused as refused:
            texts.append(f"# table {stored.summary.id} can't be read: {refused}\n")
    return "\n".join(texts)


async def import_games(caller: PageCaller, body: Import) -> Imported:
    """Make tables from records: finished games to look at, others to continue. All of them, or none if one is
    invalid."""
    levels = caller.services.levels
    try:
        records = parse_records(body.records)
        tables = [
            (record, facts_of(record, caller.player, levels.names, levels.usual, body.language)) for record in records
        ]
    except BadRecord as error:
        raise BadImport(why=error_text(error, body.language)[:400]) from None
    return Imported([await _import(caller, record, facts) for record, facts in tables])


async def _import(caller: PageCaller, record: Record, facts: list[Fact]) -> str:
    """Open the table of a record under its original id, or under another one if the game there continued
    differently."""
    text = str(record)
    id = record.other.get(TABLE) or act_key(caller.player, text)
    known = await _known(caller, id)
    if known is None or _continues(known, record):
        if known is None:
            await _open(caller, id, facts)
        return id
    other = act_key(caller.player, text)
    if await _known(caller, other) is None:
        await _open(caller, other, facts)
    return other


async def _known(caller: PageCaller, id: str) -> Record | None:
    try:
        async with caller.services.live_tables.at(id) as live:
            return record_to_keep(live.table)
    except UnknownTable:
        return None


def _continues(known: Record, record: Record) -> bool:
    """Whether a table has all events of a record."""
    events = [str(line) for line in record.events]
    return known.game == record.game and [str(line) for line in known.events][: len(events)] == events


async def _open(caller: PageCaller, id: str, facts: list[Fact]) -> None:
    at = caller.services.live_tables.now()
    table = read_table(id, [(at, fact) for fact in facts])
    if table is not None:
        numbered = [(number, at, fact) for number, fact in enumerate(facts)]
        await caller.services.index.commit(Changes(table, numbered, [], []))
