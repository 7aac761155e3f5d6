"""Parts of the table that open, small among others and large after a click or Enter; and dice that roll."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Arriving
from captains_table.core.game import games
from captains_table.texts.speech import Words

# Keeps the names of the pieces that tumble.
WATCH_THE_DICE = """() => {
  window.rolled = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (frames.length > 2) window.rolled.push(this.dataset.piece);
    return animate.call(this, frames, options);
  };
}"""
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.opened text')].filter((text) => text.textContent)
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""


def test_anothers_sheet_opens_large(arrive: Arriving) -> None:
    visitor = arrive("de")
    visitor.open_table(game="captains_war", seats=SEATS)
    page, words = visitor.page, Words("de", (games()["captains_war"].folder / "texts",))
    visitor.my_turn()
    sheet, dialog = page.locator(".board-sheet [data-piece=sheet-B]"), page.get_by_role("dialog")
    name = sheet.get_attribute("aria-label") or ""
    expect(sheet).to_have_attribute("aria-haspopup", "dialog")
    page.locator(".board-sheet [data-piece=B-gold]").click()
    expect(dialog.get_by_role("heading", name=name)).to_be_visible()
    circles = dialog.locator("[data-piece^=B-boat-circle]")
    expect(circles).to_have_count(12)
    assert page.evaluate(SMALLEST) >= 11
    dialog.locator("[data-piece=B-score]").click()
    expect(dialog.locator(".explain")).to_contain_text(name)
    assert visitor.axe() == []
    visitor.shot("opened")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    sheet.focus()
    page.keyboard.press("Enter")
    expect(circles).to_have_count(12)
    page.keyboard.press("Escape")
    expect(sheet).to_be_focused()

    for _ in range(10):  # in one game of ten nobody may attack B
        if visitor.play_until(".choice[data-event='attack B']"):
            break
        visitor.open_table(game="captains_war", seats=SEATS)
    expect(page.locator(".board-sheet [data-piece=sheet-B].offered")).to_be_visible()
    visitor.look_away()
    page.locator(".board-sheet [data-piece=B-gold]").click()
    menu = page.locator(".offer")
    expect(menu.get_by_role("button")).to_have_count(3)
    menu.get_by_role("button", name=words("ui-open-large")).click()
    expect(circles).to_have_count(12)
    page.keyboard.press("Escape")
    expect(sheet).to_be_focused()
    page.keyboard.press("Enter")
    menu.get_by_role("button").first.click()
    expect(visitor.log.filter(has_text=" entert ").first).to_be_attached()


def test_dice_roll_unless_motion_is_reduced(arrive: Arriving) -> None:
    for motion in ("no-preference", "reduce"):
        visitor = arrive(reduced_motion=motion)
        visitor.page.add_init_script(f"({WATCH_THE_DICE})()")
        visitor.open_table(game="captains_war", options=["brise-lame"], seats=SEATS[:1])
        visitor.my_turn()
        turn = visitor.page.locator(".board-sheet [data-piece=turn]").get_attribute("aria-label")
        visitor.play_until(f".board-sheet [data-piece=turn]:not([aria-label='{turn}'])")
        visitor.my_turn()
        dice = visitor.page.locator(".board-sheet [data-piece^=die-]")
        expect(dice).to_have_count(6)
        names = [die.get_attribute("data-piece") for die in dice.all()]
        rolled = visitor.page.evaluate("window.rolled.slice(-6)")
        assert sorted(rolled) == (sorted(map(str, names)) if motion == "no-preference" else [])
