"""Pointing at a piece shows where it leads: with the mouse, the keyboard and a finger."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser.conftest import Arriving

LED = re.compile(r"\bled\b")


def test_a_card_shows_where_it_leads(arrive: Arriving) -> None:
    """EC 3.4: a destination card leads the ship to its city; a connection leads from either of its cities."""
    visitor = arrive(has_touch=True)
    visitor.sit_down("el_capitan")
    visitor.my_turn()
    board = visitor.page.locator(".board-sheet")

    def piece(id: str) -> Locator:
        return board.locator(f'.piece[data-piece="{id}"]')

    card = board.locator('.piece[data-piece^="card-"][aria-label^="Destination card"]').first
    city = f"city-{(card.get_attribute('data-piece') or '').split('-')[1]}"
    ways = board.locator(".way")
    card.hover()
    expect(piece(city)).to_have_class(LED)
    expect(ways).to_have_count(1)
    visitor.shot("destination")
    board.hover(position={"x": 3, "y": 3})
    expect(ways).to_have_count(0)
    expect(piece(city)).not_to_have_class(LED)

    link = board.locator('.piece[data-piece^="card-"][aria-label^="Connection"]').first
    one, other = (link.get_attribute("data-piece") or "").split("-")[1:3]
    link.focus()
    expect(piece(f"city-{one}")).to_have_class(LED)
    expect(piece(f"city-{other}")).to_have_class(LED)
    expect(ways).to_have_count(1)
    visitor.page.keyboard.press("Escape")
    link.blur()
    expect(ways).to_have_count(0)

    visitor.page.mouse.move(1, 1)
    link.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 9, "clientY": 9})
    expect(visitor.page.locator(".explain.stays")).to_be_visible()
    expect(ways).to_have_count(1)
    link.dispatch_event("pointerup", {"pointerType": "touch"})
    visitor.page.keyboard.press("Escape")
    expect(ways).to_have_count(0)

    banner = piece("name-napoli")
    banner.hover()
    expect(piece("site-napoli-1")).to_have_class(LED)
    expect(piece("site-napoli-1")).to_have_attribute("aria-label", re.compile("the next warehouse goes here"))
