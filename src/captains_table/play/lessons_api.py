"""The request about lessons. A lesson is not a table: nothing is stored, and no identity is needed."""

from __future__ import annotations

from captains_table.core.game import games
from captains_table.play.api_errors import UnknownGame, UnknownLesson
from captains_table.play.api_types import LessonRequest
from captains_table.play.caller import Caller
from captains_table.play.lesson_view import LessonView, lesson_view
from captains_table.play.lessons import UnknownLesson as NoLesson
from captains_table.play.lessons import find_lesson


async def lesson(caller: Caller, body: LessonRequest) -> LessonView:
    """A lesson after these choices, and the result of one more."""
    game = games().get(caller.parts["game"])
    if game is None:
        raise UnknownGame()
    try:
        found = find_lesson(game, caller.parts["lesson"])
    except NoLesson:
        raise UnknownLesson() from None
    return await caller.services.aside(lesson_view, found, body.choices, body.attempt, body.piece, body.count)
