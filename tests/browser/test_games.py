"""Whole games, played through the page by a person against bots, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Arriving
from browser.visitor import WITH_BOARDS
from captains_table.texts.speech import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_BOARDS)
def test_a_whole_game_against_bots(arrive: Arriving, game: str, language: str) -> None:
    visitor = arrive(language)
    visitor.play_now(game)
    assert visitor.play(5) == 5
    visitor.shot("early")
    assert visitor.play() > 5
    expect(visitor.page.locator(".after")).to_be_visible()
    expect(visitor.page.locator(".chart path.line").first).to_be_attached()
    visitor.shot("after")
    assert visitor.page.locator("html").get_attribute("lang") == language
    unsaid = visitor.page.evaluate(r"(document.body.innerText.match(/\b(ui|event|told|choice|play)-[a-z-]+/g) || [])")
    assert unsaid == []
