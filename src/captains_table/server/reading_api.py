"""The HTTP requests about the server itself: the games it offers, and what it can do."""

from __future__ import annotations

from msgspec import UNSET

from captains_table.core.game import games
from captains_table.play.api_types import GameInfo, ServerInfo
from captains_table.play.game_info import game_info
from captains_table.server.addresses import address_for, only_here
from captains_table.server.caller import HttpCaller
from captains_table.version import __version__


async def all_games(caller: HttpCaller, _: None) -> list[GameInfo]:
    """Every game that can be played."""
    services = caller.services
    return [game_info(game, services.files.of_game(game), services.levels) for game in games().values()]


async def about_server(caller: HttpCaller, _: None) -> ServerInfo:
    """What the server can do, and where others can reach it."""
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
