"""The HTTP requests that only read a game: records, moments, counts and scores. Secrets stay secret until the end."""

from __future__ import annotations

import asyncio

from captains_table.bots import USUAL
from captains_table.core.contract import CHANCE, SPECTATOR
from captains_table.core.errors import BadSetup
from captains_table.core.game import SEATS, Game, games
from captains_table.core.match import knows
from captains_table.play import again
from captains_table.play.acts import begun
from captains_table.play.course import Course
from captains_table.play.errors import NotOver, UnknownMoment
from captains_table.play.looks import log_of, scene
from captains_table.play.table import OVER
from captains_table.server.caller import Caller
from captains_table.server.shapes import Option
from captains_table.server.thinking import LEVELS
from captains_table.server.wire import Data, log_out, piece_out, seat_out
from captains_table.texts.speech import LANGUAGES, Speech, Words


async def all_games(caller: Caller, _: None) -> list[Data]:
    """Every game that can be played."""
    return [
        {
            "id": game.id,
            "letters": game.letters,
            "players": [min(game.players), max(game.players)],
            "options": [Option(option, _numbers(game, option)) for option in game.options],
            "levels": list(LEVELS),
            "level": USUAL,
            **caller.house.files.of_game(game),
        }
        for game in games().values()
    ]


def _numbers(game: Game, option: str) -> list[int]:
    """How many players an option goes with."""
    numbers = []
    for players in game.players:
        try:
            game.check_options(players, (option,))
        except BadSetup:
            continue
        numbers.append(players)
    return numbers


async def record(caller: Caller, _: None) -> str:
    """The record, as far as the asker may know it."""
    place = await caller.house.hall.place(caller.table)
    async with place.lock:
        return str(again.record_for(place.table, caller.player))


async def moment(caller: Caller, _: None) -> Data:
    """The game after so many events, as far as the asker may know it."""
    place = await caller.house.hall.place(caller.table)
    async with place.lock:
        table, number = place.table, caller.number("n")
        course = begun(table)
        if number > course.length:
            raise UnknownMoment(count=course.length)
        over = table.status == OVER
        seat = again.viewpoint(table, caller.player)
        state = course.at(number)
        view = state if over else state.view(seat)
        if over:
            log = [(n, course.match.entries[n], course.phrases[n]) for n in range(number)]
        else:
            log = [line for line in log_of(table, seat) if line[0] < number]
        turn: Data = {"seats": [int(acting) for acting in view.acting()]}
        if over and number == course.length:
            turn |= {"over": True, "winners": [int(winner) for winner in view.winners()]}
        return {
            "n": number,
            "count": course.length,
            "seat": None if over else seat_out(seat),
            "pieces": [piece_out(table.game, view, piece) for piece in scene(table.game, view, []).values()],
            "turn": turn,
            "log": log_out(table.game, view, log),
            "scores": [int(score) for score in view.scores()],
        }


async def count(caller: Caller, _: None) -> Data:
    """The table of a payday or scoring, in words."""
    place = await caller.house.hall.place(caller.table)
    async with place.lock:
        table, number = place.table, caller.number("n")
        course = begun(table)
        seat = again.viewpoint(table, caller.player)
        entries, state = course.match.entries, course.match.state
        if number >= course.length or not knows(entries[number], seat, state):
            raise UnknownMoment(count=course.length)
        asked = caller.request.query_params.get("lang", "")
        language = asked if asked in LANGUAGES else LANGUAGES[0]
        words = Words(language)
        names = [there.name or words("play-bot", letter=SEATS[n]) for n, there in enumerate(table.seats)]
        view = state.view(SPECTATOR)
        return {"rows": table.game.count(entries[number].tale, Speech(language, table.game, view, names))}


async def scores(caller: Caller, _: None) -> Data:
    """Scores after each event, and who brought it about, once the game is over."""
    place = await caller.house.hall.place(caller.table)
    course = begun(place.table)
    if place.table.status != OVER:
        raise NotOver()
    return await asyncio.to_thread(_scores, course)


def _scores(course: Course) -> Data:
    state = course.at(0)
    scores = [[int(score) for score in state.scores()]]
    for entry in course.match.entries:
        if entry.seat not in (CHANCE, state.to_move):
            state.give_turn(entry.seat)
        state.happen(entry.event)
        scores.append([int(score) for score in state.scores()])
    return {"scores": scores, "turns": [entry.seat for entry in course.match.entries]}
