"""The printed lessons of the documentation: a page per game and language, and every picture they show."""

from __future__ import annotations

import re

import pytest
from tools.learn_pages import learn_pages, play_link

from captains_table.core.game import Game, games
from captains_table.core.legend import read_legend
from captains_table.play.lessons import lessons_of
from captains_table.play.positions import pictures_of

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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_pictures_and_lessons_lead_to_the_page_without_a_server_if_it_is_there(game: Game) -> None:
    _, with_links = next(learn_pages(game, "../play/"))
    _, without = next(learn_pages(game))
    for lesson in lessons_of(game):
        assert f'href="../play/?lang=en#/learn/{game.id}/{lesson.id}"' in with_links
    shown = set(re.findall(r'href="\.\./play/\?lang=en#/position/\w+/([\w-]+)"', with_links))
    assert shown
    assert shown <= set(pictures_of(game))
    assert "../play/" not in without


def test_links_pass_the_language_on() -> None:
    assert 'href="../play/?lang=de#/learn/capitol"' in play_link("../play/", "learn/capitol", "de", "ui-play-learn")
    assert play_link("", "learn/capitol", "de", "ui-play-learn") == ""
