"""Accessibility: keyboard only, on a phone, light and dark, and without any complaint from axe."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Arriving, Finished
from browser.visitor import WITH_BOARDS, Visitor

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"width": 1280, "color_scheme": "light"},
    "phone": {"width": 360, "color_scheme": "dark"},
}
"""Wide and narrow, light and dark: colours do not depend on the width, so two of the four combinations are enough."""
PHONE = {"width": 360, "height": 740}
FOCUSED_PIECE = "document.activeElement.getAttribute('data-piece')"
ALL_IN_SIGHT = """() => {
  const frame = document.querySelector('.board-frame');
  return frame.scrollHeight <= frame.clientHeight && frame.scrollWidth <= frame.clientWidth;
}"""
CHOOSE_UNTIL_A_DIALOG = """() => document.querySelector('dialog')
  || (document.querySelector('.confirm .go') ?? document.querySelector('.choice'))?.click()"""


def fits(visitor: Visitor) -> bool:
    """Nothing overflows horizontally."""
    wide: bool = visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return wide


class Inspector:
    """Inspects one page after the other, and records what is wrong with it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.wrong: dict[str, list[str]] = {}

    def look(self, page: str, part: str | None = None) -> None:
        """Inspect a page, or only a part of it if the rest has been inspected already."""
        self.visitor.shot(page)
        found = self.visitor.axe(part)
        if not fits(self.visitor):
            found.append("something sticks out sideways")
        if found:
            self.wrong[page] = found


everywhere = pytest.mark.parametrize("screen", SCREENS)


@everywhere
def test_axe_on_the_pages_before_a_game(arrive: Arriving, screen: str) -> None:
    visitor = arrive("de", **SCREENS[screen])
    inspector = Inspector(visitor)
    visitor.go()
    expect(visitor.page.locator(".game-card")).to_have_count(len(WITH_BOARDS))
    inspector.look("start")
    visitor.page.locator(".game-card .main").first.click()
    inspector.look("play", "dialog")
    visitor.go("#/new/el_capitan")
    expect(visitor.page.locator(".seats")).to_be_visible()
    inspector.look("new")
    visitor.go("#/rules/el_capitan/5.6")
    expect(visitor.page.locator(".marked")).to_be_visible()
    visitor.page.locator(".source-sign").first.click()
    expect(visitor.page.locator(".source-told")).to_contain_text(visitor.words("ui-source-told", source="Festlegung"))
    inspector.look("rules")
    visitor.open_table(game="el_capitan", seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    expect(visitor.page.locator(".waiting")).to_be_visible()
    inspector.look("waiting")
    assert inspector.wrong == {}


@everywhere
@pytest.mark.parametrize("game", WITH_BOARDS)
def test_axe_at_a_table(arrive: Arriving, game: str, screen: str) -> None:
    visitor = arrive("de", **SCREENS[screen])
    inspector = Inspector(visitor)
    visitor.sit_down(game)
    visitor.play(7)
    visitor.my_turn()
    visitor.page.locator(".piece[aria-disabled=true]").first.dispatch_event("click")
    expect(visitor.page.locator(".said")).to_be_visible()
    inspector.look("why")
    for tab in ("log", "chat") if game == WITH_BOARDS[0] else ():
        visitor.page.locator(f".tab-{tab}").click()
        inspector.look(tab, ".panels")
    visitor.button("ui-menu").click()
    inspector.look("menu", "dialog")
    assert inspector.wrong == {}


@everywhere
def test_axe_after_a_game(arrive: Arriving, finished: Finished, screen: str) -> None:
    visitor = arrive("fr", **SCREENS[screen], cookies=finished.cookies)
    inspector = Inspector(visitor)
    visitor.go(f"#/t/{finished.table}")
    expect(visitor.page.locator(".after")).to_be_visible()
    inspector.look("after")
    visitor.button("ui-final-count").click()
    expect(visitor.page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    inspector.look("count", "dialog")
    visitor.go(f"#/t/{finished.table}/at/9")
    expect(visitor.page.locator(".replay-told")).to_be_visible()
    inspector.look("replay")
    assert inspector.wrong == {}


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_on_a_telephone(arrive: Arriving, game: str) -> None:
    visitor = arrive("de", **PHONE, has_touch=True, is_mobile=True)
    visitor.play_now(game)
    visitor.choose()
    visitor.my_turn()
    expect(visitor.page.locator(".turn h2")).to_be_in_viewport()
    visitor.page.locator(".tab-players").tap()
    expect(visitor.page.locator(".players")).to_be_in_viewport()
    expect(visitor.page.locator(".panel-do")).not_to_be_visible()
    visitor.page.locator(".tab-players").tap()
    expect(visitor.page.locator(".players")).not_to_be_visible()
    visitor.page.locator(".tab-do").tap()
    visitor.choices.first.tap()
    larger = visitor.page.get_by_role("button", name=visitor.words("ui-zoom-in"))
    larger.tap()
    visitor.page.wait_for_function("document.querySelector('.board-frame').scrollWidth > innerWidth")
    assert fits(visitor)
    visitor.shot("zoomed")
    smaller = visitor.page.get_by_role("button", name=visitor.words("ui-zoom-out"))
    smaller.tap()
    smaller.tap()
    visitor.page.wait_for_function(ALL_IN_SIGHT)
    expect(smaller).to_be_disabled()


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_on_an_upright_tablet(arrive: Arriving, game: str) -> None:
    """The board gets more than half of the screen, in whichever arrangement fits."""
    visitor = arrive("de", width=820, height=1180, has_touch=True, is_mobile=True)
    visitor.sit_down(game)
    visitor.my_turn()
    frame = visitor.page.locator(".board-frame")
    expect(frame.locator("svg")).to_be_visible()
    box = frame.bounding_box()
    assert box is not None
    assert box["height"] > 1180 / 2
    assert fits(visitor)
    visitor.shot("tablet")


def test_by_keyboard_alone(arrive: Arriving) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.listen()
    visitor.go()
    page.wait_for_selector(".game-card")
    tab_to(visitor, visitor.words("ui-play-now-game", game="El Capitán"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(visitor, visitor.words("ui-start-game"))
    page.keyboard.press("Enter")
    visitor.my_turn()
    prompt = page.locator(".turn h2").inner_text()
    assert prompt.startswith("Buy a card to sail with: you have ")
    visitor.hears(prompt)
    before = visitor.log.count()
    offer = tab_to_an_offer(visitor)
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED_PIECE) not in (None, offer)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')")
    tab_to_an_offer(visitor)
    visitor.shot("focus")
    page.keyboard.press("Enter")
    visitor.hears(visitor.log.nth(before).locator("a").inner_text())
    page.keyboard.press("ArrowLeft")
    tab_to(visitor, visitor.words("ui-undo"))
    page.keyboard.press("Enter")
    expect(visitor.log).to_have_count(before)
    visitor.hears(visitor.words("ui-taken-back"))


def tab_to(visitor: Visitor, name: str) -> None:
    """Press Tab until something with that name has the focus."""
    script = """() => { const one = document.activeElement;
        return one ? one.getAttribute('aria-label') || one.textContent.trim() : '' }"""
    for _ in range(200):
        if visitor.page.evaluate(script) == name:
            return
        visitor.page.keyboard.press("Tab")
    pytest.fail(f"Tab never came to '{name}'")


def tab_to_an_offer(visitor: Visitor) -> str:
    """Press Tab until a piece that can be chosen has the focus; return which one."""
    for _ in range(200):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement.matches('.piece.offered')"):
            piece: str = visitor.page.evaluate(FOCUSED_PIECE)
            return piece
    pytest.fail("Tab never came to a piece that can be chosen")


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_what_happens_is_heard_and_what_lies_there_is_told_in_words(arrive: Arriving, game: str) -> None:
    visitor = arrive("fr")
    visitor.listen()
    visitor.sit_down(game)
    visitor.my_turn()
    before = visitor.log.count()
    visitor.play(8)
    visitor.my_turn()
    happened = [entry.locator("a, p").all_inner_texts() for entry in visitor.log.all()[before:]]
    assert len(happened) >= 8
    for sentence in (sentence for entry in happened for sentence in entry):
        visitor.hears(sentence)
    visitor.page.locator(".in-words summary").click()
    expect(visitor.page.locator(".in-words li").first).to_be_visible()
    lines = visitor.page.locator(".in-words li").all_inner_texts()
    assert 3 <= len(lines) <= 18, "a line for each player and each part of the board"
    assert lines[0].startswith(visitor.page.locator(".player-name").first.inner_text().split(" (")[0])
    assert visitor.page.locator(".own p").first.inner_text() in lines[0]
    assert not [line for line in lines if re.search(r"\b(piece|label|region|standing)-", line)]


def test_nothing_is_heard_behind_the_curtain(arrive: Arriving) -> None:
    """The next player hears nothing that was announced to the previous one."""
    visitor = arrive()
    visitor.open_table(game="capitol", seats=[{"kind": "me", "name": "Ada"}, {"kind": "local", "name": "Ben"}])
    curtain = visitor.page.get_by_role("dialog")
    curtain.locator("button.main").click()
    visitor.my_turn()
    heard = visitor.page.locator("[role=status]")
    expect(heard.last).to_have_text(re.compile("(Ada|Ben): "))
    visitor.page.wait_for_function(CHOOSE_UNTIL_A_DIALOG)
    expect(curtain.locator(".curtain-seat")).to_be_visible()
    assert not re.search("(Ada|Ben): ", "".join(heard.all_inner_texts()))


def test_pieces_move_for_those_who_like_it(arrive: Arriving) -> None:
    visitor = arrive(reduced_motion="no-preference")
    visitor.sit_down("el_capitan")
    visitor.my_turn()
    expect(visitor.page.locator(".board g.piece.offered").first).to_be_visible()
    moved = """async () => {
        const moves = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
            const animation = animate.apply(this, how);
            if (this.matches('.piece')) moves.push(animation.finished);
            return animation;
        };
        document.querySelector('.choice').click();
        const until = Date.now() + 20000;
        while (moves.length === 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
        return (await Promise.all(moves)).map((animation) => animation.playState);
    }"""
    assert set(visitor.page.evaluate(moved)) == {"finished"}
