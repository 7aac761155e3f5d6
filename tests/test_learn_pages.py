"""The printed lessons of the documentation: a page per game and language, and every picture they show."""

from __future__ import annotations

import re

import pytest
from tools.learn_pages import learn_pages

from captains_table.core.game import Game, games
from captains_table.core.legend import read_legend
from captains_table.play.lessons import lessons_of

GAMES = [game for game in games().values() if lessons_of(game)]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_lesson_is_printed_with_its_pictures(game: Game) -> None:
    files = dict(learn_pages(game))
    pages = {name: text for name, text in files.items() if name.endswith(".md")}
    assert set(pages) == {f"{game.id}.md", f"{game.id}.fr.md", f"{game.id}.de.md"}
    for text in pages.values():
        shown = set(re.findall(r"\]\(([\w.-]+\.svg)\)", text))
        assert shown
        assert shown <= files.keys()
        assert text.count("\n## ") >= 8 + len(lessons_of(game))
        assert "picture:" not in text
        for entry in read_legend(game.folder):
            assert f"({game.id}-legend-{entry.id}.svg)" in text
