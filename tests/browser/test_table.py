"""One person at a table: taking back, asking why, reloading, losing the connection, sharing the device."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tools.serving import ServerProcess

from browser.conftest import Arriving
from browser.visitor import WITH_BOARDS, Visitor
from captains_table.core.game import games

# What is in front of whoever has the device, at one moment, and then the first thing that goes on from there.
GO_ON = """
() => {
  const dialog = document.querySelector('dialog');
  const choices = document.querySelectorAll('.choice');
  const here = dialog ? (dialog.querySelector('.curtain-seat') ? 'curtain' : 'count')
    : document.querySelector('.turn h2').innerText;
  (dialog?.querySelector('button.main') ?? document.querySelector('.confirm .go') ?? choices[0])?.click();
  return [here, choices.length];
}
"""

OFFERED = "events => [...document.querySelectorAll('.choice')].map((one) => one.dataset.event).join() === events.join()"


@pytest.mark.parametrize(
    ("game", "prompt"),
    [
        ("el_capitan", r"^Buy a card to sail with: you have \d+ florins\.$"),
        ("capitol", r"^(Play a card, discard one for no effect, or|None of your \d+ cards can have an effect) .*\.$"),
        ("captains_war", r"^(Set one die aside: only you may take it|Take two dice: choose the first)\.$"),
    ],
)
def test_the_table_says_what_to_do(arrive: Arriving, game: str, prompt: str) -> None:
    visitor = arrive()
    visitor.play_now(game)
    visitor.my_turn()
    heading = visitor.page.locator(".turn h2")
    expect(heading).to_have_text(re.compile(prompt))
    before = heading.inner_text()
    visitor.choose()
    visitor.my_turn()
    expect(heading).not_to_have_text(before)


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_taking_back(arrive: Arriving, game: str) -> None:
    """The first choice that reveals nothing can be taken back."""
    visitor = arrive()
    visitor.sit_down(game)
    undo = visitor.button("ui-undo")
    for _ in range(20):
        visitor.my_turn()
        before = [choice.get_attribute("data-event") for choice in visitor.choices.all()]
        visitor.choose()
        if undo.is_enabled():
            break
    undo.click()
    visitor.page.wait_for_function(OFFERED, arg=before)


def test_starting_the_turn_over(arrive: Arriving) -> None:
    visitor = arrive()
    visitor.sit_down("el_capitan")
    visitor.my_turn()
    before = visitor.choices.count()
    events = visitor.log.count()
    visitor.choose()
    visitor.choose()
    visitor.button("ui-restart").click()
    expect(visitor.log).to_have_count(events)
    expect(visitor.choices).to_have_count(before)


def _find_clause(visitor: Visitor) -> Locator:
    """Clicks pieces that can't be chosen until one is refused with a clause; plays on where no piece is."""
    said = visitor.page.locator(".said")
    for _ in range(10):
        visitor.my_turn()
        for piece in visitor.page.locator(".piece[aria-disabled=true]").all():
            piece.dispatch_event("click")
            expect(said).to_be_visible()
            if said.get_by_role("link").count():
                return said
            said.get_by_role("button").click()
            expect(said).to_have_count(0)
        visitor.play(1)
    raise AssertionError("in ten positions, no piece is refused with a clause")


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_what_is_not_allowed_says_why(arrive: Arriving, game: str) -> None:
    visitor = arrive()
    visitor.sit_down(game)
    visitor.play(6)
    said = _find_clause(visitor)
    clause = (said.get_by_role("link").get_attribute("href") or "").rpartition("/")[2]
    visitor.shot("why")
    with visitor.context.expect_page() as opened:
        said.get_by_role("link").click()
    rules = opened.value
    marked = rules.locator(f"[id='clause-{clause}']")
    expect(marked).to_be_in_viewport()
    expect(marked).to_have_class("marked")


def test_a_page_that_is_reloaded_and_a_second_one_show_the_same(arrive: Arriving) -> None:
    visitor = arrive()
    visitor.sit_down("el_capitan")
    visitor.play(4)
    visitor.my_turn()
    choices, events = visitor.choices.count(), visitor.log.count()
    visitor.page.reload()
    visitor.my_turn()
    expect(visitor.choices).to_have_count(choices)
    assert visitor.log.count() == events
    visitor.choose()
    visitor.my_turn()
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    expect(other.locator(".choice")).to_have_count(visitor.choices.count())
    visitor.choose()
    expect(other.locator(".panel-log .entry")).to_have_count(visitor.log.count())


def test_lost_connection(arrive: Arriving) -> None:
    visitor = arrive()
    visitor.sit_down("el_capitan")
    visitor.my_turn()
    visitor.context.set_offline(True)
    lost = visitor.page.get_by_role("alert")
    expect(lost).to_have_text(visitor.words("ui-connection-lost"))
    visitor.choices.first.click()
    expect(visitor.page.locator(".said")).to_have_text(re.compile(re.escape(visitor.words("ui-error-offline"))))
    visitor.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect(visitor.page.locator(".said")).to_have_count(0)
    visitor.choose()


def test_the_server_goes_and_comes_back(arrive: Arriving, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        visitor = arrive(address=server.address)
        visitor.sit_down("el_capitan")
        visitor.choose()
        events = visitor.log.count()
        server.stop()
        lost = visitor.page.get_by_role("alert")
        expect(lost).to_be_visible()
        server.start()
        expect(lost).to_have_count(0, timeout=20_000)
        expect(visitor.log).to_have_count(events)
        visitor.choose()


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_one_device_for_two(arrive: Arriving, game: str) -> None:
    """Where there are secrets the device is passed behind a curtain."""
    visitor = arrive()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "local", "name": "Ben"}]
    visitor.open_table(game=game, seats=seats)
    seen = set()
    wanted = {"Ada", "Ben"} | ({"curtain"} if has_secrets(game) else set())
    for _ in range(40):
        expect(visitor.page.locator(".choice, dialog").first).to_be_attached()
        here, choices = visitor.page.evaluate(GO_ON)
        assert here != "curtain" or choices == 0, "nothing is seen behind the curtain"
        seen.add(here.split(":")[0])
        if wanted <= seen:
            return
    pytest.fail(f"only {seen} in forty looks")


def test_one_device_sees_a_payday_counted(arrive: Arriving) -> None:
    """Also where the payday comes with the turn of the next one at the device."""
    visitor = arrive()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "local", "name": "Ben"}]
    visitor.open_table(game="el_capitan", seats=seats)
    visitor.play_until(".log .entry button", pick=-1)
    expect(visitor.page.locator("dialog table.count")).to_be_visible()


def has_secrets(game: str) -> bool:
    """Whether two players see different things right after the start."""
    return game != "el_capitan" and max(games()[game].players) > 1


def test_hints(arrive: Arriving) -> None:
    visitor = arrive()
    visitor.sit_down("el_capitan")
    visitor.my_turn()
    events = visitor.log.count()
    visitor.button("ui-hint").click()
    expect(visitor.page.locator(".said.hint")).to_be_visible(timeout=30_000)
    expect(visitor.page.locator(".choice.lit")).to_have_count(1)
    visitor.button("ui-hint-do").click()
    expect(visitor.log.nth(events)).to_be_attached()


def test_choices_shine_on_the_board(arrive: Arriving) -> None:
    visitor = arrive()
    visitor.play_now("el_capitan")
    visitor.my_turn()
    visitor.choices.first.hover()
    expect(visitor.page.locator(".piece.lit").first).to_be_attached()
    told = visitor.page.locator(".told").inner_text()
    assert visitor.words("default-name") in told
    visitor.page.locator(".piece.offered").last.hover()
    expect(visitor.page.locator(".choice.lit").first).to_be_attached()


def test_a_bot_can_take_over_and_go_again(arrive: Arriving) -> None:
    visitor = arrive()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "local", "name": "Ben"}]
    table = visitor.open_table(game="el_capitan", seats=seats)
    visitor.my_turn()
    visitor.button("ui-menu").click()
    visitor.button("ui-hand-over", who="Ada").click()
    expect(visitor.page.locator(".player-state").first).to_have_text(visitor.words("ui-player-away"))
    visitor.go(f"#/t/{table}")
    visitor.button("ui-menu").click()
    visitor.button("ui-come-back", who="Ada").click()
    expect(visitor.page.locator(".player-state").first).to_have_text("")
