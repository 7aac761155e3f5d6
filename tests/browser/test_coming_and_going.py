"""People come and go: the waiting room, votes and resigning, a rematch, and one's tables."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Arriving
from browser.visitor import Visitor

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}


def named(visitor: Visitor, name: str) -> None:
    visitor.page.add_init_script(f"localStorage.setItem('name', '\"{name}\"')")


def test_a_waiting_room(arrive: Arriving) -> None:
    """The host arranges seats, an invited person reads what was agreed on, on a telephone, and sits down."""
    ada, ben, cleo = arrive(), arrive("de", **PHONE), arrive("fr")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    table = ada.open_table(
        game="el_capitan", seats=seats, listed=True, undo="consent", hints=False, clock={"minutes": 20, "increment": 10}
    )
    for number in (3, 4):
        ada.button("ui-seat-add").click()
        expect(ada.page.locator(".waiting-seats li")).to_have_count(number)
    ada.button("ui-seat-fill-which", letter="C").click()
    for visitor in (ben, cleo):
        visitor.go(f"#/t/{table}")
        agreed = visitor.page.locator(".agreed")
        expect(agreed).to_contain_text(visitor.words("ui-undo-consent"))
        expect(agreed).to_contain_text(visitor.words("ui-coming-hints-no"))
        expect(agreed).to_contain_text(visitor.words("ui-clock-minutes", minutes=20, increment=10))
    assert ben.axe() == []
    ben.shot("invited")
    cleo.page.get_by_label(cleo.words("ui-your-name")).fill("Cleo")
    cleo.button("ui-join").first.click()
    expect(ada.page.locator(".waiting-seats")).to_contain_text("Cleo")
    ada.shot("host")
    ada.button("ui-remove-guest-who", name="Cleo").click()
    expect(cleo.page.get_by_text(cleo.words("play-log-removed", name="Cleo"))).to_be_visible()
    ada.button("ui-seat-free-which", letter="C").click()
    ben.page.get_by_label(ben.words("ui-your-name")).fill("Ben")
    ben.button("ui-join").first.click()
    expect(ada.page.locator(".waiting-seats")).to_contain_text("Ben")
    assert ada.axe() == []
    ada.button("ui-start-fewer", count=2).click()
    for visitor in (ada, ben):
        expect(visitor.page.locator(".players .player")).to_have_count(2)
    other = ada.open_table(game="el_capitan", seats=seats)
    ben.go(f"#/t/{other}")
    ada.button("ui-close-table").click()
    ada.button("ui-close-table").click()
    for visitor in (ada, ben):
        expect(visitor.page.get_by_role("heading", name=visitor.words("ui-closed"))).to_be_visible()


def test_votes_a_resignation_and_a_rematch(arrive: Arriving) -> None:
    ada, ben = arrive(), arrive("de", **PHONE)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    table = ada.open_table(game="capitol", seats=seats, first=0)
    for visitor, name in ((ada, "Ada"), (ben, "Ben")):
        named(visitor, name)
    ben.go(f"#/t/{table}")
    ben.button("ui-join").click()
    ada.my_turn()
    elsewhere = ada.sit_down("el_capitan")
    ada.my_turn()
    ada.go(f"#/t/{table}")
    badge = ada.page.get_by_role("link", name=ada.words("ui-turn-elsewhere", count=1))
    expect(badge).to_have_attribute("href", f"#/t/{elsewhere}")
    ada.button("ui-menu").click()
    ada.shot("menu-ada")
    ada.button("ui-end-propose").click()
    dialog = ada.page.get_by_role("dialog", name=ada.words("ui-end-ask"))
    dialog.get_by_role("button", name=ada.words("ui-end-propose")).click()
    expect(ada.page.locator(".vote")).to_contain_text(ada.words("ui-vote-waiting", names="Ben"))
    expect(ben.page.locator(".vote")).to_contain_text(ben.words("ui-vote-end", who="Ada"))
    ben.shot("vote")
    assert ben.axe(".vote") == []
    ben.button("ui-vote-no-end").click()
    expect(ada.page.locator(".said-words")).to_have_text(ada.words("play-log-refused-end", who="Ben"))
    expect(ada.page.locator(".panel-log .of-table").last).to_have_text(ada.words("play-log-refused-end", who="Ben"))
    ada.shot("refused")
    ben.button("ui-menu").click()
    ben.shot("menu")
    ben.button("ui-resign").click()
    ben.page.get_by_role("dialog", name=ben.words("ui-resign-ask")).get_by_role(
        "button", name=ben.words("ui-resign")
    ).click()
    for visitor in (ada, ben):
        won = visitor.words("ui-result-resigned", name="Ada", losers="Ben", count=1)
        expect(visitor.page.locator(".turn h2")).to_have_text(won)
    ada.button("ui-rematch").click()
    expect(ben.page.locator(".again")).to_contain_text(ben.words("ui-rematch-invited", who="Ada"))
    ben.shot("rematch")
    ada.page.wait_for_url(lambda url: not url.endswith(table))
    again = ada.table()
    ada.shot("rematch-ada")
    ben.go()
    invitation = ben.page.locator(".my-tables").filter(has_text=ben.words("ui-mine-invited"))
    expect(invitation.locator(".table-line")).to_have_attribute("href", f"#/t/{again}")
    finished = ben.page.locator(".my-tables").filter(has_text=ben.words("ui-mine-over"))
    expect(finished).to_contain_text(ben.words("ui-mine-resigned"))
    assert ben.axe() == []
    ben.shot("tables")
    ada.go()
    expect(ada.page.locator(".my-tables h3").first).to_have_text(ada.words("ui-mine-turn"))
    ada.shot("tables-ada")
    finished.get_by_role("button").click()
    expect(finished).to_have_count(0)
    invitation.locator(".table-line").click()
    ben.shot("invitation")
    ben.button("ui-accept").click()
    expect(ben.page.locator(".players .player")).to_have_count(2)


def test_a_refused_undo_says_who_refused(arrive: Arriving) -> None:
    ada, ben = arrive(), arrive("fr")
    for visitor, name in ((ada, "Ada"), (ben, "Ben")):
        named(visitor, name)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    table = ada.open_table(game="el_capitan", seats=seats, first=0, undo="consent")
    ben.go(f"#/t/{table}")
    ben.button("ui-join").click()
    ada.choose()
    ada.button("ui-undo-ask").click()
    ben.button("ui-consent-no").click()
    refused = ada.words("play-log-undo-refused", who="Ben")
    expect(ada.page.locator(".said-words")).to_have_text(refused)
    expect(ada.page.locator(".panel-log .of-table")).to_have_text(refused)
