"""Touch and pointing: nothing is chosen by mistake or disappears from sight, and keyboard users keep their place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Arriving
from browser.visitor import WITH_BOARDS, Visitor

LONG = "Bartholomäus der Langbärtige 2"
FOCUS = """() => { const one = document.activeElement;
  return one === document.body ? 'body' : one.closest('.board-frame, .offer') ? 'board' : one.className }"""
# The pieces of a slot that are covered at their centre.
COVERED = """(slot) => [...document.querySelectorAll('.piece')].filter((piece) => {
  const box = piece.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return piece.dataset.piece.startsWith(slot) && box.width > 0 && top && !piece.contains(top)
    && top.closest('.piece')?.dataset.piece.startsWith('player-');
}).map((piece) => piece.dataset.piece)"""
SMALLEST_NAME = """() => Math.min(...[...document.querySelectorAll('.piece[data-piece^=player-] text[data-label]')]
  .map((text) => Number(text.getAttribute('font-size')) / Number(text.dataset.size)))"""

# A click as soon as the page shows the next entry of the log; a driver's click comes too late on a slow machine.
CLICK_AGAIN = """([clientX, clientY]) => { window.clickedAgain = new Promise((done) => {
  const entries = () => document.querySelectorAll('.panel-log .entry').length;
  const before = entries();
  setTimeout(() => done(false), 10_000);
  new MutationObserver((_, watch) => {
    if (entries() <= before) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      const there = document.elementFromPoint(clientX, clientY);
      const about = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
      there?.dispatchEvent(new PointerEvent('pointerdown', about));
      there?.dispatchEvent(new MouseEvent('click', about));
      done(Boolean(there));
    });
  }).observe(document.body, { childList: true, subtree: true });
}) }"""


def focus_an_offer(visitor: Visitor, piece: str) -> None:
    """Focus a piece as a keyboard user would, without all the steps."""
    visitor.page.wait_for_selector(f".piece.offered[data-piece^={piece}]", state="attached")
    visitor.page.locator(".board-frame").focus()
    visitor.page.keyboard.press("Tab")
    visitor.page.evaluate("piece => document.querySelector(`.piece.offered[data-piece^=${piece}]`).focus()", piece)


def test_a_card_bought_by_keyboard_lies_on_top_and_has_the_focus(arrive: Arriving) -> None:
    visitor = arrive()
    seats = [{"kind": "me", "name": LONG}, {"kind": "bot", "level": "random"}]
    visitor.open_table(game="el_capitan", seats=seats)
    visitor.my_turn()
    focus_an_offer(visitor, "card-")
    before = visitor.log.count()
    visitor.page.keyboard.press("Enter")
    expect(visitor.log.nth(before)).to_be_attached()
    visitor.my_turn()
    assert visitor.page.evaluate(COVERED, "card-") == []
    assert visitor.page.evaluate(FOCUS) == "board"
    assert visitor.page.evaluate(SMALLEST_NAME) >= 0.7, "a long name is cut, not made tiny"
    own = visitor.page.locator(".own")
    expect(own).to_contain_text(re.compile(r"\d+ florins? · to build: 8 warehouses, 1 fortress"))
    expect(own.locator(".own-hand span")).to_have_count(1)
    expect(own.locator(".own-hand")).not_to_be_visible()  # it lies on the board
    expect(visitor.page.locator("#score-title")).to_have_text("Cash after debts")


def test_capitol_by_keyboard_keeps_the_focus_and_asks_before_a_card_is_wasted(arrive: Arriving) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.sit_down("capitol")
    visitor.my_turn()
    before = visitor.log.count()
    focus_an_offer(visitor, "card-")
    page.keyboard.press("Enter")
    menu = page.locator(".offer")
    if menu.is_visible():
        menu.locator("[data-event^=burn]").focus()
        page.keyboard.press("Enter")
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text(visitor.words("coach-sure"))
    expect(question.get_by_role("link", name=re.compile("CA 3.3"))).to_be_visible()
    assert visitor.axe(".confirm") == []
    visitor.shot("waste")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    page.wait_for_function(f"({FOCUS})() === 'board'")
    assert visitor.log.count() == before
    page.locator(".choice[data-event^=burn]").first.focus()
    page.keyboard.press("Enter")
    question.get_by_role("button", name=visitor.words("coach-anyway")).focus()
    page.keyboard.press("Enter")
    expect(visitor.log.nth(before)).to_be_attached()
    assert page.evaluate(FOCUS) != "body"


def test_every_move_is_confirmed_if_somebody_wants_that(arrive: Arriving) -> None:
    visitor = arrive("de")
    page = visitor.page
    visitor.sit_down("el_capitan")
    visitor.my_turn()
    visitor.button("ui-menu").click()
    page.get_by_role("checkbox", name=visitor.words("ui-confirm-all")).check()
    page.keyboard.press("Escape")
    page.reload()
    visitor.my_turn()
    before = visitor.log.count()
    visitor.choices.first.click()
    question = page.get_by_role("alertdialog")
    expect(question).to_be_visible()
    assert visitor.log.count() == before
    visitor.shot("confirm")
    question.get_by_role("button", name=visitor.words("ui-hint-do")).click()
    expect(visitor.log.nth(before)).to_be_attached()
    expect(question).to_have_count(0)


def test_a_second_click_means_what_was_there_before(arrive: Arriving) -> None:
    """In the list and on the board: the pointer rests, and what moves under it is not chosen."""
    visitor = arrive()
    page = visitor.page
    visitor.sit_down("el_capitan")
    visitor.my_turn()
    for place in (visitor.choices.first, page.locator(".piece.offered[data-piece^=card-]").last):
        before = visitor.log.count()
        box = place.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.evaluate(CLICK_AGAIN, [x, y])
        page.mouse.click(x, y)
        expect(visitor.log.nth(before)).to_be_attached()
        assert page.evaluate("window.clickedAgain"), "something is there"
        visitor.my_turn()
        assert visitor.log.count() == before + 1
        assert not page.locator(".said, .offer").count(), "nothing was asked either"
        visitor.look_away()
        visitor.button("ui-undo").click()
        expect(visitor.log).to_have_count(before)
        visitor.look_away()


def test_pointing_at_something_says_what_would_happen(arrive: Arriving) -> None:
    visitor = arrive()
    visitor.sit_down("el_capitan")
    visitor.my_turn()
    card = visitor.page.locator(".piece.offered[data-piece^=card-]").first
    card.hover()
    would = visitor.page.locator(".explain .would")
    expect(would).to_contain_text(re.compile(r"^Click to play:\s+Buy .* for \d+ florins?"))
    knob = card.locator(".knob")
    expect(knob).to_be_visible()
    assert visitor.page.locator(".piece:not(.offered) .knob >> visible=true").count() == 0


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_what_one_has_is_in_sight_on_a_phone(arrive: Arriving, game: str) -> None:
    """From the form for a new table, which is longer than the screen: the table is shown from its top."""
    visitor = arrive("de", width=390, height=844, has_touch=True, is_mobile=True, color_scheme="dark")
    page = visitor.page
    visitor.go(f"#/new/{game}")
    page.locator("form button:not([type=button])").last.scroll_into_view_if_needed()
    table = visitor.open_table(game=game, seats=[{"kind": "me", "name": LONG}, {"kind": "open"}])
    expect(page.locator(".waiting")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    visitor.go("#/")
    expect(page).to_have_title("Captain’s Table")
    seats = [{"kind": "me", "name": LONG}, *({"kind": "bot", "level": "random"} for _ in range(3))]
    visitor.open_table(game=game, seats=seats)
    visitor.my_turn()
    own = page.locator(".own")
    expect(own).to_be_in_viewport(ratio=1)
    page.locator(".tab-do").tap()
    expect(own).to_be_in_viewport(ratio=1)
    visitor.shot("own")
    page.locator(".tab-players").tap()
    name = page.locator(".player-name").first
    expect(name).to_contain_text(LONG)
    expect(name).to_be_in_viewport(ratio=1)
    visitor.shot("players")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert table
