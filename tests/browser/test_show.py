"""What others did is shown: with captions, at a pace, marked on the board, listed, heard."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Arriving

COUNT_CONTEXTS = """
window.contexts = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.contexts += 1; } };
"""
# Whether the end of an element can be seen: in the window, and in everything around it that scrolls.
IN_SIGHT = """
(element) => {
  const box = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const frame = around.getBoundingClientRect();
    const clips = getComputedStyle(around).overflowY !== 'visible';
    if (clips && (box.bottom < frame.top + 8 || box.bottom > frame.bottom + 1)) return false;
  }
  return box.bottom >= 8 && box.bottom <= innerHeight + 1;
}
"""
# What is said on the board is the last sentence of the log that is about a player.
SAID_AND_LOGGED = """
() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
  const logged = texts('.panel-log .entry:not(.chance) a').at(-1);
  return texts('.caption li:not(.earlier) span:last-child').includes(logged);
}
"""


def expect_in_sight(page: Page, selector: str) -> None:
    page.wait_for_function(IN_SIGHT, arg=page.locator(selector).element_handle())


def test_an_auction_can_be_followed(arrive: Arriving) -> None:
    """Who bids for what and how much as far as one may know, then all bids and the winner."""
    visitor = arrive(pace="fast")
    page = visitor.page
    visitor.open_table(game="capitol", seats=[{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2])
    spotlight, totals = page.locator(".spotlight"), page.locator(".spotlight .side-total")
    visitor.play_until(".spotlight:not(.over)", pick=-1)
    visitor.my_turn()
    expect(spotlight.locator("li")).to_have_count(3)
    assert sorted(totals.all_inner_texts()) == ["", "", "0"], "bids of others are secret"
    while visitor.choices.count() > 1 and "0" in totals.all_inner_texts():
        visitor.choose()
    assert visitor.axe() == []
    visitor.shot("auction")
    visitor.choices.last.click()
    expect(spotlight.locator(".spotlight-result")).to_be_visible()
    expect(page.locator(".spotlight.over")).to_be_visible()
    visitor.shot("auction-over")
    expect_in_sight(page, ".panel-log .entry >> nth=-1")


def test_moves_of_others_are_shown(arrive: Arriving) -> None:
    visitor = arrive(pace="slow")
    page = visitor.page
    page.add_init_script(COUNT_CONTEXTS)
    visitor.open_table(game="capitol", seats=[{"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * 2])
    skip, marks, since = page.locator(".caption button"), page.locator(".piece.moved"), page.locator(".log .since")

    # One after the other, each with its sentence, until somebody does not want to wait: by key, ...
    visitor.play_until(".caption button")
    assert page.evaluate(SAID_AND_LOGGED)
    expect(visitor.choices).to_have_count(0)
    assert page.evaluate("contexts") == 0, "nothing is heard before the page was touched"
    visitor.shot("caption")
    page.keyboard.press("Escape")
    visitor.my_turn()
    expect(skip).to_have_count(0)
    assert page.evaluate("contexts") == 1

    # What they did is marked on the board and listed, and leaves the choices and the log their places.
    expect(marks.first).to_be_attached()
    expect(since).to_be_visible()
    expect_in_sight(page, ".panel-log .entry >> nth=-1")
    expect_in_sight(page, ".log .since")
    expect_in_sight(page, ".choice >> nth=0")
    assert visitor.axe() == []
    visitor.shot("since")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".news")).to_be_visible()
    expect_in_sight(page, ".choice >> nth=0")
    assert visitor.axe() == []
    visitor.shot("since-phone")
    page.set_viewport_size({"width": 1280, "height": 800})
    assert visitor.choose().startswith("play"), "the turn goes on"
    expect(marks).to_have_count(0)
    expect(since).to_have_count(0)

    # ... by a click on the board, ...
    visitor.play_until(".caption button")
    page.locator(".board-sheet").click(position={"x": 5, "y": 5})
    visitor.my_turn()

    # ... or for good. Both tastes are remembered.
    visitor.button("ui-menu").click()
    page.get_by_label(visitor.words("ui-show-pace")).select_option("off")
    page.get_by_label(visitor.words("ui-sounds")).uncheck()
    visitor.shot("tastes")
    page.reload()
    visitor.my_turn()
    visitor.play(12)
    expect(page.locator(".caption")).to_have_count(0)
    visitor.button("ui-menu").click()
    expect(page.get_by_label(visitor.words("ui-show-pace"))).to_have_value("off")
    expect(page.get_by_label(visitor.words("ui-sounds"))).not_to_be_checked()
