"""The HTTP requests that only read a game: records, moments, counts and scores. Secrets stay secret until the end."""

from __future__ import annotations

import asyncio

from captains_table.bots import USUAL
from captains_table.core.contract import EVERYTHING, SPECTATOR
from captains_table.core.game import games
from captains_table.core.match import Match, knows
from captains_table.play import rematch
from captains_table.play.acts import begun
from captains_table.play.errors import NotCounted, NotOver, UnknownMoment
from captains_table.play.player_view import scene
from captains_table.play.setup import players_for
from captains_table.play.table import OVER
from captains_table.server.api_types import Option
from captains_table.server.caller import Caller
from captains_table.server.counts import Count, count_out
from captains_table.server.thinking import LEVELS
from captains_table.server.wire import Data, log_out, piece_out, seat_out


async def all_games(caller: Caller, _: None) -> list[Data]:
    """Every game that can be played."""
    return [
        {
            "id": game.id,
            "letters": game.letters,
            "players": [min(game.players), max(game.players)],
            "options": [Option(option, players_for(game, option)) for option in game.options],
            "levels": list(LEVELS),
            "level": USUAL,
            **caller.services.files.of_game(game),
        }
        for game in games().values()
    ]


async def record(caller: Caller, _: None) -> str:
    """The record, as far as the asker may know it."""
    live = await caller.services.live_tables.find(caller.table)
    async with live.lock:
        return str(rematch.record_for(live.table, caller.player))


async def moment(caller: Caller, _: None) -> Data:
    """The game after so many events, as far as the asker may know it."""
    live = await caller.services.live_tables.find(caller.table)
    async with live.lock:
        table, number = live.table, caller.number("n")
        timeline = begun(table)
        if number > timeline.length:
            raise UnknownMoment(count=timeline.length)
        over = table.status == OVER
        seat = rematch.viewpoint(table, caller.player)
        state = timeline.at(number)
        view = state if over else state.view(seat)
        log = timeline.log(EVERYTHING if over else seat, end=number)
        turn: Data = {"seats": [int(acting) for acting in view.acting()]}
        if over and number == timeline.length:
            turn |= {"over": True, "winners": [int(winner) for winner in view.winners()]}
        return {
            "n": number,
            "count": timeline.length,
            "seat": None if over else seat_out(seat),
            "pieces": [piece_out(table.game, view, piece) for piece in scene(table.game, view, []).values()],
            "turn": turn,
            "log": log_out(table.game, view, log),
            "scores": [int(score) for score in view.scores()],
        }


async def count(caller: Caller, _: None) -> Count:
    """What the payday or scoring that an event brought about gave to whom and why."""
    live = await caller.services.live_tables.find(caller.table)
    async with live.lock:
        table, number = live.table, caller.number("n")
        timeline = begun(table)
        seat = rematch.viewpoint(table, caller.player)
        entries, state = timeline.match.entries, timeline.match.state
        if number >= timeline.length or not knows(entries[number], seat, state):
            raise UnknownMoment(count=timeline.length)
        counted = table.game.count(entries[number].tale)
        if counted is None:
            raise NotCounted()
        return count_out(table.game, state.view(SPECTATOR), counted)


async def scores(caller: Caller, _: None) -> Data:
    """Scores after each event, and who brought it about, once the game is over."""
    live = await caller.services.live_tables.find(caller.table)
    timeline = begun(live.table)
    if live.table.status != OVER:
        raise NotOver()
    return await asyncio.to_thread(_scores, timeline.match)


def _scores(match: Match) -> Data:
    positions = [match.start(), *(step.after for step in match.steps())]
    scores = [[int(score) for score in position.scores()] for position in positions]
    return {"scores": scores, "turns": [entry.seat for entry in match.entries]}
