"""The requests that only read: records, moments, counts, scores and analyses of games. Secrets stay secret until the
end."""

from __future__ import annotations

from captains_table.play import reading, rematch
from captains_table.play.api_types import Nothing
from captains_table.play.caller import Caller
from captains_table.play.counts import Count
from captains_table.play.wire_types import Analysis, Moment, Scores


async def record(caller: Caller, _: None) -> str:
    """The record, as far as the asker may know it."""
    async with caller.services.live_tables.at(caller.table) as live:
        return str(rematch.record_for(live.table, caller.player))


async def moment(caller: Caller, _: None) -> Moment:
    """The game after so many events, as far as the asker may know it."""
    async with caller.services.live_tables.at(caller.table) as live:
        return reading.moment(live.table, caller.player, caller.number("n"))


async def count(caller: Caller, _: None) -> Count:
    """What the payday or scoring that an event brought about gave to whom and why."""
    async with caller.services.live_tables.at(caller.table) as live:
        return reading.count(live.table, caller.player, caller.number("n"))


async def scores(caller: Caller, _: None) -> Scores:
    """Scores after each event, and who brought it about, once the game is over."""
    async with caller.services.live_tables.at(caller.table) as live:
        return await caller.services.aside(reading.scores, live.table)


async def analysis(caller: Caller, _: Nothing) -> Analysis:
    """How the chances went in a finished game, and what cost most, as far as it is known. Who asks first begins it."""
    async with caller.services.live_tables.at(caller.table) as live:
        return caller.services.analyses.ask(live.table, caller.check_may_analyse)
