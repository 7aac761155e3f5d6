"""The requests that only read: records, moments, counts, scores and analyses of games. Secrets stay secret until the
end."""

from __future__ import annotations

from captains_table.play import reading, rematch
from captains_table.play.api_types import Nothing
from captains_table.play.caller import Caller
from captains_table.play.counts import Count
from captains_table.play.wire_types import Analysis, Moment, Scores


async def record(caller: Caller, _: None) -> str:
    """The record, as far as the caller may know it."""
    async with caller.services.live_tables.at(caller.table) as live:
        return str(rematch.record_for(live.table, caller.player))


async def moment(caller: Caller, _: None) -> Moment:
    """The game after a number of events, as far as the caller may know it."""
    async with caller.services.live_tables.at(caller.table) as live:
        return reading.moment(live.table, caller.player, caller.number("n"))


async def count(caller: Caller, _: None) -> Count:
    """Who got what, and why, in the payday or scoring that an event led to."""
    async with caller.services.live_tables.at(caller.table) as live:
        return reading.count(live.table, caller.player, caller.number("n"))


async def scores(caller: Caller, _: None) -> Scores:
    """The scores after each event, and who made it, once the game is over."""
    async with caller.services.live_tables.at(caller.table) as live:
        return await caller.services.aside(reading.scores, live.table)


async def analysis(caller: Caller, _: Nothing) -> Analysis:
    """The win chances in a finished game, and the costliest mistakes, as far as they are known. The first request
    starts the analysis."""
    async with caller.services.live_tables.at(caller.table) as live:
        return caller.services.analyses.ask(live.table, caller.check_may_analyse)
