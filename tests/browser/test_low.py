"""A window as low as on most laptops: several choices are in sight, and they stay where they are until one is made."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import Arriving
from browser.visitor import WITH_BOARDS, Visitor
from captains_table.core.game import games
from captains_table.play.lessons import lessons_of

LOW = {"width": 1280, "height": 720}
FEW = 3
"""So many choices can be seen at least."""

# Each choice that is wholly in sight, with its place.
IN_SIGHT = """() => {
  const frame = document.querySelector('.panel-do').getBoundingClientRect();
  return [...document.querySelectorAll('.choice')].map((one) => [one.dataset.event, one.getBoundingClientRect()])
    .filter(([, box]) => box.top >= frame.top && box.bottom <= Math.min(frame.bottom, innerHeight))
    .map(([event, {x, y}]) => [event, x, y]);
}"""


def in_sight(visitor: Visitor) -> list[Any]:
    found: list[Any] = visitor.page.evaluate(IN_SIGHT)
    return found


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_choices_have_room_in_a_low_window(arrive: Arriving, game: str) -> None:
    """In German, whose sentences are the longest, in a lesson and at a table; log and choices take turns."""
    visitor = arrive("de", **LOW)
    visitor.go(f"#/learn/{game}/{lessons_of(games()[game])[0].id}")
    visitor.button("ui-learn-next").click()
    visitor.my_turn()
    assert len(in_sight(visitor)) >= FEW
    visitor.shot("lesson")
    visitor.open_table(game=game, seats=[{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2])
    visitor.my_turn()
    assert len(in_sight(visitor)) >= FEW
    visitor.shot("table")
    visitor.page.locator(".tab-log").click()
    expect(visitor.log.last).to_be_in_viewport()
    expect(visitor.choices.first).not_to_be_visible()
    visitor.shot("log")
    visitor.page.locator(".tab-do").click()
    expect(visitor.choices.first).to_be_in_viewport()


def test_choices_stay_in_place_until_one_is_made(arrive: Arriving) -> None:
    """While the server has not answered, nothing moves under the pointer, and nothing can be chosen."""
    visitor = arrive("de", **LOW)
    visitor.go("#/learn/captains_war/loot")
    visitor.button("ui-learn-next").click()
    visitor.my_turn()
    visitor.page.evaluate("document.querySelector('.panel-do').scrollTop = 30")
    before, held = in_sight(visitor), list[Route]()
    visitor.page.route("**/api/lessons/**", lambda route: held.append(route))
    visitor.look_away()
    with visitor.page.expect_request("**/api/lessons/**"):
        visitor.page.locator('.choice[data-event="aside yellow"]').click()
    expect(visitor.page.locator(".choice:not([aria-disabled])")).to_have_count(0)
    assert in_sight(visitor) == before
    while not held:
        visitor.page.wait_for_timeout(10)
    held[0].continue_()
    expect(visitor.page.locator('.choice[data-event="aside yellow"]')).to_have_count(0)
    expect(visitor.page.locator(".choice[aria-disabled]")).to_have_count(0)
