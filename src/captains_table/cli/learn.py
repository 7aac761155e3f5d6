"""`captains-table learn`: the list of lessons, how to play a game, and the lessons themselves."""

from __future__ import annotations

from argparse import Namespace

from captains_table.core.errors import BadSetup
from captains_table.core.game import Game, games
from captains_table.core.match import find_game
from captains_table.play.howto import PICTURE, has_howto, howto_text
from captains_table.play.lessons import find_lesson, lessons_of
from captains_table.terminal.keyboard import Keyboard
from captains_table.terminal.legend import show_legend
from captains_table.terminal.lesson import LessonSession
from captains_table.terminal.screen import Screen
from captains_table.texts.speech import Words


def learn(options: Namespace, language: str) -> int:
    """List the lessons, show how to play a game, or run a lesson."""
    screen = Screen()
    if options.game is None:
        for game in games().values():
            if lessons_of(game):
                _list_lessons(game, language, screen)
        return 0
    game = find_game(options.game)
    if options.legend:
        show_legend(game, language, screen)
        return 0
    if options.lesson is None:
        if options.solve:
            raise BadSetup("--solve needs a lesson number or name")
        if has_howto(game):
            screen.markdown(PICTURE.sub(r"*\g<label>*", howto_text(game, language)))
            screen.gap()
        _list_lessons(game, language, screen)
        return 0
    session = LessonSession(find_lesson(game, options.lesson), language, screen, Keyboard())
    if options.solve:
        session.solve()
    else:
        session.run()
    return 0


def _list_lessons(game: Game, language: str, screen: Screen) -> None:
    words = Words(language, (game.folder / "texts", game.folder / "learn"))
    screen.show([[(words("game-name"), "title"), (f"  captains-table learn {game.id} N", "dim")]])
    for lesson in lessons_of(game):
        screen.item(f"{lesson.number}  {words(lesson.title)}: ", words(lesson.promise), "", "strong", indent=2)
    screen.gap()
