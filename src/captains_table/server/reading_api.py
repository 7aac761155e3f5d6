"""The HTTP requests that only read: what there is to play and to play it on; of a game records, moments, counts and
scores. Secrets stay secret until the end."""

from __future__ import annotations

import asyncio

from msgspec import UNSET

from captains_table.bots import BOTS, FOR_NEWCOMERS, USUAL
from captains_table.bots.levels import WINS
from captains_table.core.game import Game, games
from captains_table.core.regions import read_regions
from captains_table.play import reading, rematch
from captains_table.play.counts import Count
from captains_table.play.setup import players_for, players_with_one_option
from captains_table.play.wire_types import Analysis, Moment, Scores
from captains_table.server.addresses import address_for, only_here
from captains_table.server.api_types import GameInfo, Nothing, Option, Region, Regions, ServerInfo
from captains_table.server.caller import Caller
from captains_table.version import __version__


async def all_games(caller: Caller, _: None) -> list[GameInfo]:
    """Every game that can be played."""
    found = []
    for game in games().values():
        files = caller.services.files.of_game(game)
        found.append(
            GameInfo(
                id=game.id,
                letters=game.letters,
                players=(min(game.players), max(game.players)),
                options=[Option(option, players_for(game, option)) for option in game.options],
                one_option=players_with_one_option(game),
                levels=list(BOTS),
                level=USUAL,
                easy=FOR_NEWCOMERS,
                wins=WINS,
                texts=files.texts,
                board=files.board,
                rules=files.rules,
                sample=files.sample,
                regions=_regions(game),
                learn=files.learn or UNSET,
            )
        )
    return found


async def about_server(caller: Caller, _: None) -> ServerInfo:
    """What the server can do, and where others find it."""
    settings, request = caller.services.settings, caller.request
    sender = caller.services.notifications.sender
    return ServerInfo(
        address_for(settings, request),
        only_here(settings, request),
        bool(settings.smtp),
        __version__,
        caller.services.thinkers.form,
        UNSET if sender is None else sender.public,
    )


def _regions(game: Game) -> Regions:
    """What belongs together on the board of a game."""
    read = read_regions(game.folder)
    regions = [Region([*one.slots], one.title, one.seats) for one in read.regions]
    return Regions(regions, [*read.quiet], [*read.once], [*read.hand])


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
        return await asyncio.to_thread(reading.scores, live.table)


async def analysis(caller: Caller, _: Nothing) -> Analysis:
    """How the chances went in a finished game, and what cost most, as far as it is known. Who asks first begins it."""
    services = caller.services
    async with services.live_tables.at(caller.table) as live:
        return services.analyses.ask(live.table, lambda: services.begun_analyses.take(caller.player, caller.network))
