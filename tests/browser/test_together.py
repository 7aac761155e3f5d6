"""Several people: two browsers at one table, a spectator, chat, consent, another device."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocket, expect

from browser.conftest import Arriving
from browser.visitor import Visitor

RUDE = "<img src=x onerror=alert(1)>"
BOLD = "<b onclick=alert(1)>x</b>"


def opened_for_two(arrive: Arriving, name: str = "Ada", other: str = "Ben", **wishes: str) -> tuple[Visitor, Visitor]:
    """Two people in two browsers, one of whom came by the link."""
    ada, ben = arrive(), arrive("de")
    ada.page.add_init_script(f"localStorage.setItem('name', JSON.stringify({json.dumps(name)}))")
    seats = [{"kind": "me", "name": name}, {"kind": "open"}]
    table = ada.open_table(game="el_capitan", seats=seats, first=0, **wishes)
    expect(ada.page.get_by_role("heading", name=ada.words("ui-waiting"))).to_be_visible()
    ben.go(f"#/t/{table}")
    ben.page.get_by_label(ben.words("ui-your-name")).fill(other)
    ben.button("ui-join").click()
    ada.my_turn()
    return ada, ben


def test_two_people_in_two_browsers_and_a_spectator(arrive: Arriving) -> None:
    ada, ben = opened_for_two(arrive)
    cleo = arrive("fr")
    cleo.go(f"#/t/{ada.table()}")
    expect(cleo.page.locator(".panel-do")).to_contain_text(cleo.words("ui-nothing-watching"))
    waiting = re.compile(r"^Ada braucht eine Karte zum Segeln und hat \d+ Florin\.$")
    expect(ben.page.locator(".turn h2")).to_have_text(waiting)
    before, watched = ben.log.count(), cleo.log.count()
    ada.choose()
    expect(ben.log).to_have_count(before + 1)
    expect(ben.log.last).to_contain_text("Ada kauft")
    expect(cleo.log).to_have_count(watched + 1)
    assert cleo.choices.count() == 0
    assert cleo.page.locator(".piece.offered").count() == 0
    assert cleo.button("ui-undo").count() == 0
    while "Ada" in ben.page.locator(".turn h2").inner_text():
        ada.page.evaluate("[...document.querySelectorAll('.choice')].at(-1)?.click()")
        ada.page.wait_for_timeout(50)
    ben.my_turn()
    expect(ada.choices).to_have_count(0)
    ben.choose()
    expect(ada.log.last).to_contain_text("Ben buys")
    ada.shot("ada")
    ben.shot("ben")


def test_names_and_talk_are_only_text(arrive: Arriving) -> None:
    """Whatever is in them; and who talks too much can be muted."""
    ada, ben = opened_for_two(arrive, other=BOLD)
    for visitor in (ada, ben):
        expect(visitor.page.locator(".players")).to_contain_text(BOLD)
        assert visitor.page.locator(".players b").count() == 0
    ada.page.locator(".tab-chat").click()
    ada.page.get_by_label(ada.words("ui-chat-say")).fill(f"Ahoy {RUDE}")
    ada.page.keyboard.press("Enter")
    ben.page.locator(".tab-chat").click()
    expect(ben.page.locator(".chat-text")).to_have_text(f"Ahoy {RUDE}")
    assert ben.page.locator(".chat img").count() == 0
    ben.button("ui-mute-who", name="Ada").click()
    expect(ben.page.locator(".chat-text")).to_have_count(0)
    ben.button("ui-unmute").click()
    expect(ben.page.locator(".chat-text")).to_have_count(1)


def test_consent_to_taking_back(arrive: Arriving) -> None:
    ada, ben = opened_for_two(arrive, undo="consent")
    events = ada.log.count()
    ada.choose()
    ada.button("ui-undo-ask").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(ada.words("ui-consent-waiting"))
    asked = ben.page.get_by_role("dialog")
    expect(asked).to_contain_text(ben.words("ui-consent-undo", who="Ada"))
    ben.button("ui-consent-no").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.log).to_have_count(events + 1)
    ada.button("ui-undo-ask").click()
    ben.button("ui-consent-yes").click()
    expect(ada.log).to_have_count(events)
    expect(ben.log).to_have_count(events)


def test_another_device(arrive: Arriving) -> None:
    ada, ben = opened_for_two(arrive)
    ada.go()
    ada.button("ui-device-make").click()
    code = ada.page.locator(".code").inner_text()
    tablet = arrive()
    tablet.go(f"#device={code}")
    tablet.button("ui-device-use").click()
    line = tablet.page.locator(".table-line")
    expect(line).to_have_count(1)
    expect(line).to_contain_text(tablet.words("ui-your-turn"))
    line.click()
    tablet.choose()
    expect(ben.log.last).to_contain_text("Ada")


def hear_seen(line: WebSocket, seen: list[bool]) -> None:
    """Notes when the server has confirmed on this line that the player looked: an `ok` also answers other things."""
    told: set[int] = set()

    def ask(message: dict[str, Any]) -> None:
        if message["t"] == "seen":
            told.add(message["id"])

    def hear(message: dict[str, Any]) -> None:
        if message["t"] == "ok" and message["id"] in told:
            seen.append(True)

    line.on("framesent", lambda frame: ask(json.loads(frame)))
    line.on("framereceived", lambda frame: hear(json.loads(frame)))


def test_what_happened_since_the_last_look(arrive: Arriving) -> None:
    ada, ben = opened_for_two(arrive)
    table = ada.table()
    seen: list[bool] = []
    ben.page.on("websocket", lambda line: hear_seen(line, seen))
    ben.page.reload()
    while not seen:
        ben.page.wait_for_timeout(50)
    ben.go()
    ada.choose()
    ada.choose()
    ben.go(f"#/t/{table}")
    news = ben.page.locator(".since")
    expect(news).to_be_visible()
    ben.shot("news")
    ben.button("ui-news-step").click()
    expect(ben.page.locator(".replay")).to_be_visible()
    ben.button("ui-replay-forward").click()
    ben.button("ui-replay-now").click()
    expect(news).to_have_count(0)
    expect(ben.page.locator(".replay")).to_have_count(0)
