"""Tables of the previous release in the browser: what has changed, and going on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tools.serving import ServerProcess

from browser.conftest import Arriving
from browser.visitor import Visitor
from server.previous import TABLES, restore


@pytest.fixture(scope="module")
def previous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Today's server on the database of the previous release."""
    database = tmp_path_factory.mktemp("previous") / "tables.db"
    restore(database).close()
    with ServerProcess(database) as server:
        yield server


def back(arrive: Arriving, previous: ServerProcess, name: str, person: int = 0, language: str = "en") -> Visitor:
    """Somebody who comes back to a table of the previous release."""
    visitor = arrive(language, address=previous.address)
    cookie = TABLES[name]["cookies"][person]
    visitor.context.add_cookies([{"name": "captain", "value": cookie, "url": previous.address}])
    visitor.go(f"#/t/{TABLES[name]['table']}")
    expect(visitor.page.locator(".rules-changed")).to_be_visible()
    return visitor


def test_people_are_told_and_go_on_by_keyboard(arrive: Arriving, previous: ServerProcess) -> None:
    ada = back(arrive, previous, "lisboa-5")
    ben = back(arrive, previous, "lisboa-5", 1, "de")
    watching = arrive("fr", address=previous.address)
    watching.go(f"#/t/{TABLES['lisboa-5']['table']}")
    notices = {visitor: visitor.page.locator(".rules-changed") for visitor in (ada, ben, watching)}
    expect(notices[ada]).to_contain_text(ada.words("ui-revision-held", number=46))
    expect(notices[ada]).to_contain_text("With two players, a neutral warehouse in Lisboa is not paid for.")
    expect(notices[ada].get_by_role("link")).to_have_text("EC 11.5, November 18, 2026")
    expect(notices[ben]).to_contain_text("EC 11.5, 18. November 2026")
    expect(notices[watching]).to_contain_text(watching.words("ui-revision-watched", number=46))
    expect(notices[watching].get_by_role("button")).to_have_count(0)
    expect(ada.page.locator(".turn h2")).to_have_text(ada.words("ui-state-held"))
    expect(ada.choices).to_have_count(0)
    assert ada.axe() == []
    ada.shot("held")
    ben.button("ui-revision-keep").click()
    expect(notices[ben]).to_contain_text(ben.words("ui-revision-kept"))
    ada.button("ui-revision-go-on").focus()
    ada.page.keyboard.press("Enter")
    told = ada.words("ui-revision-decided", who="Ada", number=45)
    expect(notices[ada]).to_contain_text(told)
    expect(notices[ada].get_by_role("heading")).to_be_focused()
    expect(notices[ben]).to_contain_text(ben.words("ui-revision-decided", who="Ada", number=45))
    mover = ada if "Ada" in ben.page.locator(".turn h2").inner_text() else ben
    mover.choose()
    ada.button("ui-news-seen").last.click()
    expect(notices[ada]).to_have_count(0)


def test_a_game_where_everything_fits_says_what_has_changed(arrive: Arriving, previous: ServerProcess) -> None:
    ada = back(arrive, previous, "brise-lame-9")
    notice = ada.page.locator(".rules-changed")
    expect(notice).to_contain_text(ada.words("ui-revision-fits"))
    expect(notice.get_by_role("listitem")).to_have_count(2)
    ada.choose()
    notice.get_by_role("button", name=ada.words("ui-news-seen")).click()
    expect(notice).to_have_count(0)
    ada.page.reload()
    ada.my_turn()
    expect(notice).to_have_count(0)


def test_a_finished_game_is_shown_as_far_as_it_fits(arrive: Arriving, previous: ServerProcess) -> None:
    ada = back(arrive, previous, "brise-lame-37", language="fr")
    notice = ada.page.locator(".rules-changed")
    expect(notice).to_contain_text(ada.words("ui-revision-ended", number=58))
    expect(notice.get_by_role("button")).to_have_count(0)
    expect(ada.page.locator(".after")).to_be_visible()
    expect(ada.page.locator(".turn h2")).to_have_text(ada.words("ui-state-over"))
