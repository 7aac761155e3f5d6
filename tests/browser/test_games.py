"""Whole games, played through the page by a person against bots; and every game in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Arriving, Finished
from browser.visitor import WITH_BOARDS, Visitor
from captains_table.texts.speech import LANGUAGES

PLAYED_IN = {game: LANGUAGES[number % len(LANGUAGES)] for number, game in enumerate(WITH_BOARDS)}
"""The language in which each game is played to its end."""
OTHERWISE = [(game, language) for game in WITH_BOARDS for language in LANGUAGES if language != PLAYED_IN[game]]


def ended_well(visitor: Visitor, language: str) -> None:
    """The end is shown, and everything that has happened is told in the language."""
    expect(visitor.page.locator(".after")).to_be_visible()
    expect(visitor.page.locator(".chart path.line").first).to_be_attached()
    visitor.shot("after")
    assert visitor.page.locator("html").get_attribute("lang") == language
    unsaid = visitor.page.evaluate(r"(document.body.innerText.match(/\b(ui|event|told|choice|play)-[a-z-]+/g) || [])")
    assert unsaid == []


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_a_whole_game_against_bots(arrive: Arriving, game: str) -> None:
    visitor = arrive(PLAYED_IN[game])
    visitor.play_now(game)
    assert visitor.play(5) == 5
    visitor.shot("early")
    assert visitor.play() > 5
    ended_well(visitor, PLAYED_IN[game])


@pytest.mark.parametrize(("game", "language"), OTHERWISE)
def test_a_game_in_another_language(
    arrive: Arriving, finished_game: Callable[[str], Finished], game: str, language: str
) -> None:
    """Its first choices, and the whole course of one that is over."""
    finished = finished_game(game)
    visitor = arrive(language, cookies=finished.cookies)
    visitor.sit_down(game)
    assert visitor.play(5) == 5
    visitor.shot("early")
    visitor.go(f"#/t/{finished.table}")
    ended_well(visitor, language)
