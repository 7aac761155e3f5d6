"""What a piece is and does: pointed at, reached by keys, tapped, pressed for long, and looked up in the legend."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Arriving
from browser.test_access import PHONE, Inspector, everywhere, fits, tab_to
from browser.visitor import WITH_BOARDS, Visitor
from captains_table.core.game import games
from captains_table.core.legend import read_legend
from captains_table.texts.speech import Words

DRAWN = "() => [...document.querySelectorAll('.legend .symbol')].every((one) => one.shadowRoot?.querySelector('svg'))"
SPOKEN = "(piece) => document.getElementById(piece.getAttribute('aria-describedby')).textContent"
PRESS = """(piece) => {
  const {x, y, width, height} = piece.getBoundingClientRect();
  const at = {clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerType: 'touch'};
  piece.dispatchEvent(new PointerEvent('pointerdown', at));
}"""


def about(visitor: Visitor, game: str, entry: str) -> str:
    folder = games()[game].folder
    return Words(visitor.words.language, (folder / "texts", folder / "learn"))(f"legend-{entry}-about")


def text_of_step(visitor: Visitor, step: int) -> str:
    return Words(visitor.words.language, (games()["capitol"].folder / "learn",))(f"lesson-zone-{step}")


def explanation(visitor: Visitor) -> Locator:
    return visitor.page.locator(".explain")


def at_lesson(visitor: Visitor) -> None:
    """Where zones, cards and fountains lie on the table, and permits can be played."""
    visitor.go("#/learn/capitol/zone")
    visitor.button("ui-learn-next").click()
    expect(visitor.page.locator(".piece.offered").first).to_be_attached()
    expect(visitor.button("ui-legend")).to_be_visible()


def test_by_mouse(arrive: Arriving) -> None:
    """The explanation comes beside the piece and takes no click away from it."""
    visitor = arrive()
    page = visitor.page
    at_lesson(visitor)
    page.locator("[data-piece^=fountain-]").first.hover()
    expect(explanation(visitor)).to_contain_text(about(visitor, "capitol", "fountain"))
    page.keyboard.press("Escape")
    expect(explanation(visitor)).to_have_count(0)
    permit = page.locator("[data-piece^=card-A-permit-blue].offered").first
    permit.hover()
    expect(explanation(visitor)).to_contain_text(about(visitor, "capitol", "permit"))
    visitor.shot("pointed")
    assert page.evaluate("getComputedStyle(document.querySelector('.explain')).pointerEvents") == "none"
    permit.click()
    page.locator(".offer li button").first.click()
    expect(page.locator(".lesson-text")).to_have_text(text_of_step(visitor, 3))
    visitor.button("ui-legend").click()
    entries = page.get_by_role("dialog").get_by_role("listitem")
    expect(entries).to_have_count(len(read_legend(games()["capitol"].folder)))
    page.wait_for_function(DRAWN)
    expect(entries.first.get_by_role("link")).to_have_attribute("href", "#/rules/capitol/4.1")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(visitor.button("ui-legend")).to_be_focused()


def test_by_keyboard(arrive: Arriving) -> None:
    visitor = arrive("fr")
    page = visitor.page
    at_lesson(visitor)
    tab_to(visitor, visitor.words("ui-board"))
    page.keyboard.press("Tab")
    expect(explanation(visitor)).to_be_visible()
    piece = page.locator(".piece:focus")
    spoken = piece.evaluate(SPOKEN)
    expect(explanation(visitor)).to_contain_text(spoken)
    page.keyboard.press("Escape")
    expect(explanation(visitor)).to_have_count(0)
    expect(piece).to_be_focused()
    page.keyboard.press("?")
    expect(page.locator(".legend .marked")).to_contain_text(spoken)
    expect(page.locator(".legend .marked")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(piece).to_be_focused()


def test_on_a_phone(arrive: Arriving) -> None:
    """A tap explains what can't be played, a long press also what can; the legend comes up from below."""
    visitor = arrive("de", **PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    at_lesson(visitor)
    page.locator("[data-piece^=fountain-]").first.tap(force=True)
    expect(explanation(visitor)).to_contain_text(about(visitor, "capitol", "fountain"))
    expect(explanation(visitor).get_by_role("link")).to_have_attribute("href", "#/rules/capitol/7.2")
    visitor.shot("tapped")
    permit = page.locator("[data-piece^=card-A-permit-blue].offered").first
    permit.scroll_into_view_if_needed()
    permit.evaluate(PRESS)
    expect(explanation(visitor)).to_contain_text(about(visitor, "capitol", "permit"))
    permit.dispatch_event("click")
    expect(explanation(visitor)).to_be_visible()
    expect(page.locator(".lesson-text")).to_have_text(text_of_step(visitor, 2))
    visitor.button("ui-legend").tap()
    sheet = page.get_by_role("dialog").bounding_box()
    assert sheet is not None
    assert sheet["width"] == PHONE["width"]
    assert sheet["y"] + sheet["height"] == PHONE["height"]
    assert fits(visitor)


@everywhere
@pytest.mark.parametrize("game", WITH_BOARDS)
def test_axe_on_the_legend(arrive: Arriving, game: str, width: int) -> None:
    visitor = arrive("de", width=width, height=740)
    inspector = Inspector(visitor)
    visitor.sit_down(game)
    visitor.my_turn()
    visitor.page.locator(".piece[aria-disabled=true]").first.dispatch_event("click")
    expect(explanation(visitor)).to_be_visible()
    inspector.look("explained", ".board-area")
    visitor.button("ui-legend").click()
    visitor.page.wait_for_function(DRAWN)
    inspector.look("legend", "dialog")
    assert inspector.wrong == {}
