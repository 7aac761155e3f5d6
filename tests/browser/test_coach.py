"""The coach of a first game in the browser: by mouse, by keyboard and on a phone."""

from __future__ import annotations

import json
from collections.abc import Iterator

from playwright.sync_api import Locator, WebSocket, expect

from browser.conftest import Arriving
from browser.test_access import PHONE, Inspector, fits, tab_to
from browser.visitor import Visitor
from captains_table.core.game import games
from captains_table.texts.speech import Words

EL_CAPITAN = games()["el_capitan"].folder


class Warnings:
    """What the server calls bad, as the page hears it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.bad: list[str] | None = None
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._take(json.loads(frame)))
        socket.on("framesent", lambda frame: self._ask(json.loads(frame)))

    def _ask(self, message: dict[str, object]) -> None:
        if message["t"] in ("move", "coach"):
            self.bad = None

    def _take(self, message: dict[str, list[dict[str, str]]]) -> None:
        if message["t"] == "coach":  # type: ignore[comparison-overlap]
            self.bad = [warning["e"] for warning in message["bad"]]

    def bad_choices(self) -> Iterator[Locator]:
        """Choices to be warned of, one decision after another; where there is none, a good one is made."""
        page = self.visitor.page
        while True:
            self.visitor.my_turn()
            while self.bad is None:
                page.wait_for_timeout(20)
            if self.bad:
                yield page.locator(f'.choice[data-event="{self.bad[0]}"]')
            else:
                page.locator(".choice").first.click()


def first_game(visitor: Visitor) -> None:
    """From the first page to the table, with the coach."""
    visitor.go()
    visitor.button("ui-play-now-game", game="El Capitán").click()
    visitor.button("ui-coach-yes").click()
    visitor.my_turn()


def warned(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("alertdialog")


def test_a_first_game_by_mouse(arrive: Arriving) -> None:
    visitor = arrive(newcomer=True)
    warnings = Warnings(visitor)
    first_game(visitor)
    page = visitor.page
    expect(page.locator(".player")).to_have_count(3)
    card = page.locator(".said.coach")
    expect(card).to_contain_text(Words("en", (EL_CAPITAN / "texts", EL_CAPITAN / "learn"))("coach-buy"))
    card.get_by_role("button").click()
    expect(card).to_have_count(0)
    bad = next(warnings.bad_choices())
    before = visitor.log.count()
    bad.click()
    expect(warned(visitor)).to_contain_text(visitor.words("coach-sure"))
    visitor.button("coach-again").click()
    expect(warned(visitor)).to_have_count(0)
    assert visitor.log.count() == before
    bad.click()
    expect(visitor.log.nth(before)).to_be_attached()
    visitor.button("ui-menu").click()
    page.get_by_role("checkbox", name=visitor.words("ui-coach")).uncheck()
    visitor.go()
    visitor.button("ui-play-now-game", game="El Capitán").click()
    expect(visitor.button("ui-start-game")).to_be_visible()


def test_a_first_game_by_keyboard(arrive: Arriving) -> None:
    visitor = arrive(newcomer=True)
    warnings = Warnings(visitor)
    page = visitor.page
    visitor.listen()
    visitor.go()
    page.wait_for_selector(".game-card")
    tab_to(visitor, visitor.words("ui-play-now-game", game="El Capitán"))
    page.keyboard.press("Enter")
    tab_to(visitor, visitor.words("ui-coach-yes"))
    page.keyboard.press("Enter")
    visitor.my_turn()
    visitor.hears(visitor.words("coach-says"))
    bad = next(warnings.bad_choices())
    before = visitor.log.count()
    bad.focus()
    page.keyboard.press("Enter")
    expect(visitor.button("coach-again")).to_be_focused()
    page.keyboard.press("Escape")
    expect(bad).to_be_focused()
    assert visitor.log.count() == before
    page.keyboard.press("Enter")
    expect(visitor.log.nth(before)).to_be_attached()
    bad = next(warnings.bad_choices())
    before = visitor.log.count()
    bad.focus()
    page.keyboard.press("Enter")
    tab_to(visitor, visitor.words("coach-anyway"))
    page.keyboard.press("Enter")
    expect(visitor.log.nth(before)).to_be_attached()


def test_the_coach_on_a_phone(arrive: Arriving) -> None:
    visitor = arrive("de", newcomer=True, color_scheme="dark", **PHONE)
    warnings = Warnings(visitor)
    first_game(visitor)
    inspector = Inspector(visitor)
    inspector.look("explained", ".turn")
    next(warnings.bad_choices()).click()
    expect(visitor.button("coach-again")).to_be_in_viewport()
    expect(visitor.button("coach-anyway")).to_be_in_viewport()
    assert fits(visitor)
    inspector.look("warned", ".turn")
    assert inspector.wrong == {}


def test_without_hints_there_is_no_coach(arrive: Arriving) -> None:
    visitor = arrive(newcomer=True)
    visitor.open_table(game="el_capitan", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], hints=False)
    visitor.my_turn()
    visitor.button("ui-menu").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    expect(visitor.page.get_by_role("checkbox", name=visitor.words("ui-coach"))).to_have_count(0)
