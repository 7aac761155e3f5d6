"""Learning in the browser: the page on how to play, and lessons by mouse, by keyboard, on a phone, left and resumed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Arriving
from browser.test_access import PHONE, SCREENS, Inspector, everywhere, fits, tab_to
from browser.visitor import WITH_BOARDS, Visitor
from captains_table.core.game import games
from captains_table.play.lessons import find_lesson, lessons_of
from captains_table.texts.speech import Words

SOLUTION = """async ([game, lesson]) => {
  const choices = JSON.parse(localStorage.getItem('lessons'))[`${game}/${lesson}`];
  const asked = await fetch(`/api/lessons/${game}/${lesson}`, {method: 'POST', body: JSON.stringify({choices}),
    headers: {'Content-Type': 'application/json', 'X-Captain': '1'}});
  return (await asked.json()).step.solution;
}"""


def texts(visitor: Visitor, game: str) -> Words:
    """The texts of a game and of its lessons."""
    folder = games()[game].folder
    return Words(visitor.words.language, (folder / "texts", folder / "learn"))


def card(visitor: Visitor) -> Locator:
    return visitor.page.locator(".lesson-text")


def choose(visitor: Visitor, notation: str) -> None:
    """Clicks a choice in the list."""
    visitor.look_away()
    visitor.page.locator(f'.choice[data-event="{notation}"]').click()


def at_step(visitor: Visitor, number: int, game: str = "capitol", lesson: str = "auction") -> None:
    expect(card(visitor)).to_have_text(texts(visitor, game)(f"lesson-{lesson}-{number}"))


def finish(visitor: Visitor, game: str, lesson: str) -> None:
    """Taps what leads on until the lesson is over; a count that is in the way, whenever it opens, is closed first."""
    count = visitor.page.locator("dialog .main")
    visitor.page.add_locator_handler(count, lambda close: close.tap())
    for step in find_lesson(games()[game], lesson).steps:
        expect(card(visitor)).to_have_text(texts(visitor, game)(step.say))
        while card(visitor).inner_text() == texts(visitor, game)(step.say):
            before = visitor.page.evaluate("localStorage.getItem('lessons')")
            wanted = visitor.page.locator(".lesson-card button.main")
            if step.want:
                wanted = visitor.page.locator(f'.choice[data-event="{solution(visitor, game, lesson)}"]')
            visitor.look_away()
            wanted.tap()
            visitor.page.wait_for_function("before => localStorage.getItem('lessons') !== before", arg=before)
    visitor.page.remove_locator_handler(count)
    expect(card(visitor)).to_have_text(visitor.words("ui-learn-over"))


def solution(visitor: Visitor, game: str, lesson: str) -> str:
    found: str = visitor.page.evaluate(SOLUTION, [game, lesson])
    return found


def test_a_lesson_by_mouse(arrive: Arriving) -> None:
    """From the first page to a finished lesson, with an unwanted and an illegal choice on the way."""
    visitor = arrive()
    page = visitor.page
    visitor.go()
    page.get_by_role("link", name=visitor.words("ui-learn-game", game="Capitol")).click()
    page.get_by_role("link", name=texts(visitor, "capitol")("lesson-auction-title")).click()
    at_step(visitor, 1)
    expect(page.locator(".piece.pointed")).not_to_have_count(0)
    visitor.shot("first-step")
    visitor.button("ui-learn-next").click()
    at_step(visitor, 2)
    page.locator(".piece.pointed.offered").first.click()
    at_step(visitor, 3)
    choose(visitor, "bid done")
    expect(page.locator(".said")).to_contain_text(texts(visitor, "capitol")("lesson-auction-otherwise-2"))
    at_step(visitor, 3)
    page.locator(".piece[aria-disabled=true]").first.dispatch_event("click")
    expect(page.locator(".said a")).to_have_attribute("href", re.compile(r"#/rules/capitol/\d+\.\d+"))
    visitor.button("ui-learn-show").click()
    page.locator(".said .main").click()
    at_step(visitor, 4)
    choose(visitor, "bid done")
    at_step(visitor, 5)
    choose(visitor, "fountain caelius")
    expect(page.locator(".lesson-shown")).to_be_visible()
    visitor.shot("shown")
    expect(page.locator(".lesson-shown")).not_to_be_visible()
    at_step(visitor, 5)
    choose(visitor, "fountain palatinus")
    at_step(visitor, 6)
    visitor.button("ui-learn-next").click()
    expect(card(visitor)).to_have_text(visitor.words("ui-learn-over"))
    following = texts(visitor, "capitol")("lesson-draw-title")
    page.get_by_role("link", name=visitor.words("ui-learn-next-lesson", title=following)).click()
    at_step(visitor, 1, lesson="draw")
    page.get_by_role("link", name=visitor.words("ui-learn-leave")).click()
    expect(page.locator(".lesson.done")).to_have_count(1)
    visitor.shot("overview")


def test_a_lesson_by_keyboard_alone(arrive: Arriving) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.listen()
    visitor.go("#/learn/capitol/zone")
    at_step(visitor, 1, lesson="zone")
    visitor.hears(texts(visitor, "capitol")("lesson-zone-1"))
    page.keyboard.press("Enter")
    at_step(visitor, 2, lesson="zone")
    visitor.hears(texts(visitor, "capitol")("lesson-zone-2"))
    for step in (3, 4):
        tab_to(visitor, visitor.words("ui-learn-show"))
        page.keyboard.press("Enter")
        tab_to(visitor, visitor.words("ui-hint-do"))
        page.keyboard.press("Enter")
        at_step(visitor, step, lesson="zone")
    page.keyboard.press("Enter")
    at_step(visitor, 5, lesson="zone")


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_a_lesson_on_a_phone(arrive: Arriving, game: str) -> None:
    visitor = arrive("de", **PHONE, has_touch=True, is_mobile=True)
    lesson = lessons_of(games()[game])[-1].id
    visitor.go(f"#/learn/{game}/{lesson}")
    expect(card(visitor)).to_be_in_viewport()
    visitor.shot("phone")
    finish(visitor, game, lesson)
    assert fits(visitor)
    visitor.shot("phone-over")
    visitor.look_away()
    visitor.page.locator(".lesson-card button.main").tap()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def test_on_a_phone_the_choices_stay_in_sight(arrive: Arriving) -> None:
    """Also under a long text with a notice; language and colours can be changed, and the lesson left."""
    visitor = arrive("de", **PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.go("#/learn/captains_war/loot")
    visitor.button("ui-learn-next").tap()
    choose(visitor, "aside wood")
    expect(page.locator(".said")).to_contain_text(texts(visitor, "captains_war")("lesson-loot-otherwise-1"))
    expect(page.locator(".said")).to_be_in_viewport()
    expect(visitor.choices.first).to_be_in_viewport(ratio=1)
    visitor.button("ui-menu").tap()
    visitor.shot("menu")
    page.get_by_role("dialog").get_by_label(visitor.words("ui-language")).select_option("fr")
    page.get_by_role("button", name=Words("fr")("ui-menu")).tap()
    expect(page.get_by_role("dialog").get_by_role("link", name=Words("fr")("ui-learn-leave"))).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name=Words("fr")("ui-learn-again")).tap()
    expect(card(visitor)).to_have_text(Words("fr", (games()["captains_war"].folder / "learn",))("lesson-loot-1"))


def test_the_place_in_a_lesson_is_kept(arrive: Arriving) -> None:
    visitor = arrive("fr")
    visitor.go("#/learn/capitol/auction")
    at_step(visitor, 1)
    visitor.button("ui-learn-next").click()
    at_step(visitor, 2)
    choose(visitor, "bid permit-blue-7")
    at_step(visitor, 3)
    visitor.page.reload()
    at_step(visitor, 3)
    visitor.button("ui-learn-again").click()
    at_step(visitor, 1)


def test_no_such_lesson(arrive: Arriving) -> None:
    visitor = arrive()
    visitor.go("#/learn/capitol/nothing")
    expect(visitor.page.locator(".failure")).to_have_text(visitor.words("server-unknown-lesson"))


@everywhere
def test_axe_on_the_pages_for_learning(arrive: Arriving, screen: str) -> None:
    visitor = arrive("de", **SCREENS[screen])
    inspector = Inspector(visitor)
    for game in WITH_BOARDS:
        visitor.go(f"#/learn/{game}")
        expect(visitor.page.locator(".lesson")).to_have_count(len(lessons_of(games()[game])))
        expect(visitor.page.locator(".howto a[href*='/rules/']").first).to_be_visible()
        picture = visitor.page.locator(".howto img").first
        picture.scroll_into_view_if_needed()
        visitor.page.wait_for_function("() => document.querySelector('.howto img').naturalWidth > 0")
        inspector.look(f"howto-{game}")
        visitor.go(f"#/learn/{game}/{lessons_of(games()[game])[0].id}")
        expect(visitor.page.locator(".piece.pointed").first).to_be_attached()
        inspector.look(f"lesson-{game}")
        visitor.button("ui-learn-next").click()
        visitor.button("ui-learn-show").click()
        expect(visitor.page.locator(".said")).to_be_visible()
        inspector.look(f"shown-{game}")
    assert inspector.wrong == {}
