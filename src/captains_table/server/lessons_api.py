"""The HTTP request about lessons. A lesson is no table: nothing of it is kept here, and nobody needs to be known."""

from __future__ import annotations

import asyncio

from captains_table.core.game import games
from captains_table.play.lesson_view import LessonView, lesson_view
from captains_table.play.lessons import UnknownLesson as NoLesson
from captains_table.play.lessons import find_lesson
from captains_table.server.api_types import LessonRequest
from captains_table.server.caller import Caller
from captains_table.server.errors import UnknownGame, UnknownLesson


async def lesson(caller: Caller, body: LessonRequest) -> LessonView:
    """A lesson after these choices, and what comes of one more."""
    game = games().get(str(caller.request.path_params["game"]))
    if game is None:
        raise UnknownGame()
    try:
        found = find_lesson(game, str(caller.request.path_params["lesson"]))
    except NoLesson:
        raise UnknownLesson() from None
    return await asyncio.to_thread(lesson_view, found, body.choices, body.attempt, body.piece, body.count)
