"""The first page: small, in one's language and light; and opening and joining tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Arriving
from browser.visitor import WITH_BOARDS
from captains_table.core.game import games
from captains_table.games.captains_war.rules.names import CAPTAIN_NAMES
from captains_table.texts.speech import LANGUAGES, Words

LARGEST = 150_000
"""Bytes of the first page, everything included, as they are sent."""


def test_the_first_page_is_small(arrive: Arriving) -> None:
    visitor = arrive()
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("Network.enable")
    sizes: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.go()
    expect(visitor.page.locator(".picture")).to_have_count(len(WITH_BOARDS))
    visitor.page.wait_for_load_state("networkidle")
    assert sum(sizes) <= LARGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_chooses_the_language(arrive: Arriving, language: str) -> None:
    visitor = arrive(language)
    visitor.go()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.words("ui-welcome"))
    expect(visitor.page.locator(".game-card")).to_have_count(len(WITH_BOARDS))
    visitor.shot("start")


def test_language_and_light_can_be_changed_and_are_remembered(arrive: Arriving) -> None:
    visitor = arrive("en")
    visitor.go()
    visitor.page.get_by_label(visitor.words("ui-language")).select_option("fr")
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("Bienvenue")
    visitor.page.get_by_label("Thème").select_option("dark")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    dark = visitor.page.evaluate(ground)
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("Bienvenue")
    assert visitor.page.evaluate(ground) == dark == "rgb(23, 18, 14)"


def test_alone_one_chooses_whom_to_challenge(arrive: Arriving) -> None:
    """Where a game can't be played without one of its options, both ways to a table ask for it."""
    visitor = arrive("de", 390, 844)
    page, words = visitor.page, Words("de", (games()["captains_war"].folder / "texts",))
    captains = [words(f"option-{captain}") for captain in CAPTAIN_NAMES]
    visitor.go()
    visitor.button("ui-play-now-game", game=words("game-name")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("group", name=words("ui-level"))).to_be_visible()
    dialog.get_by_role("radio", name=words("ui-solo")).check()
    expect(dialog.get_by_role("group", name=words("ui-level"))).to_have_count(0)
    offered = dialog.get_by_role("group", name=words("options-one"))
    assert [label.split("\n")[0] for label in offered.locator("label").all_inner_texts()] == captains
    expect(offered).to_contain_text(words("option-veuve-carmine-about"))
    expect(offered.get_by_role("radio", name=captains[0])).to_be_checked()
    offered.get_by_role("radio", name=captains[2]).check()
    visitor.shot("captains")
    assert visitor.axe() == []
    dialog.locator("button.main").click()
    expect(visitor.choices.first).to_be_attached()
    expect(page.locator("[data-piece=sheet-captain]")).to_have_attribute("aria-label", captains[2])

    visitor.go("#/new/captains_war")
    for _ in range(2):
        visitor.button("ui-seat-remove").click()
    page.get_by_role("radio", name=captains[3]).check()
    visitor.button("ui-open-table").click()
    expect(visitor.choices.first).to_be_attached()


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_a_new_table(arrive: Arriving, game: str) -> None:
    visitor = arrive("de")
    visitor.go(f"#/new/{game}")
    most = max(games()[game].players)
    seats = visitor.page.locator(".seats li")
    expect(seats.first).to_be_visible()
    for seat in range(seats.count(), most):
        visitor.button("ui-seat-add").click()
        expect(seats).to_have_count(seat + 1)
    for seat in range(1, most):
        visitor.page.get_by_label(visitor.words("ui-seat-who", letter="ABCDEF"[seat])).select_option("bot")
    visitor.page.get_by_label(visitor.words("ui-seat-who", letter="B")).select_option("open")
    visitor.page.get_by_label(visitor.words("ui-your-name")).fill("Ada")
    visitor.page.get_by_label(visitor.words("ui-listed")).check()
    visitor.page.get_by_label(visitor.words("ui-undo-policy")).select_option("consent")
    visitor.shot("form")
    visitor.button("ui-open-table").click()
    expect(visitor.page.get_by_role("heading", name=visitor.words("ui-waiting"))).to_be_visible()
    visitor.shot("waiting")

    guest = arrive("fr")
    guest.go()
    guest.page.locator(f".table-line[href='#/t/{visitor.table()}']").click()
    guest.page.get_by_label(guest.words("ui-your-name")).fill("Ben")
    guest.button("ui-join").click()
    expect(visitor.page.locator(".players li")).to_have_count(most)
    expect(guest.page.locator(".players")).to_contain_text("Ada")


def test_bots_can_take_the_open_seats(arrive: Arriving) -> None:
    visitor = arrive()
    visitor.open_table(game="el_capitan", seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    visitor.button("ui-start-with-bots").click()
    visitor.my_turn()


def test_what_does_not_go_together_is_said(arrive: Arriving) -> None:
    visitor = arrive("fr")
    visitor.go("#/new/el_capitan")
    visitor.page.get_by_label(visitor.words("ui-your-name")).fill("a,b")
    visitor.button("ui-open-table").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("nom")


def test_unknown_tables_and_games(arrive: Arriving) -> None:
    visitor = arrive()
    visitor.go("#/t/nowhere")
    expect(visitor.page.get_by_role("heading", name=visitor.words("ui-no-table"))).to_be_visible()
    visitor.go("#/rules/chess")
    expect(visitor.page.get_by_text(visitor.words("ui-no-game"))).to_be_visible()
