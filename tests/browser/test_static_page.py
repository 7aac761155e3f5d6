"""The page without a server: static files under a path of some web space, and after the first visit not even these.

Whole games against bots, a lesson, reloading, replay, two tabs, an update, a full disk, and games taken to another
browser."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from bench.first_lesson import Newcomer, take_lesson
from playwright.sync_api import Page, Request, expect
from tools.file_server import FileServer

from browser.conftest import Arriving
from browser.test_access import PHONE
from browser.test_games import PLAYED_IN, ended_well
from browser.visitor import WITH_BOARDS, Visitor
from captains_table.core.game import games
from captains_table.play.lessons import lessons_of
from captains_table.play.messages import FromTable, FromViewer
from captains_table.worker.requests import ROUTES

NOT_KEPT = {"service_workers": "block"}
"""A browser that does not keep the page, which would take it seconds."""
RELOADED = "captains_war"
"""The game in the middle of which the page is reloaded."""

# Keeps what the page and its worker say to each other, what the policy of the page has forbidden, and how often the
# browser was asked to keep what is stored.
RECORD = """
window.spoken = [];
window.forbidden = [];
window.persisted = 0;
if (navigator.storage) navigator.storage.persist = async () => Boolean(window.persisted += 1);
addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
  window.forbidden.push(`${violatedDirective} ${blockedURI}`));
const Kept = window.Worker;
window.Worker = class extends Kept {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({data}) => window.spoken.push(data));
  }
  postMessage(message) {
    window.spoken.push(message);
    super.postMessage(message);
  }
};
"""


@dataclass
class Web:
    """A web space, and how people visit it."""

    files: FileServer
    arrive: Callable[..., Visitor]

    def cut(self, *visitors: Visitor) -> None:
        """From now on there is no network, and nothing at the other end of it."""
        for visitor in visitors:
            expect(visitor.page.get_by_text(visitor.words("ui-alone-kept"))).to_be_visible(timeout=60_000)
            visitor.context.set_offline(True)
        self.files.stop()


@pytest.fixture
def web(arrive: Arriving, folder: Path) -> Iterator[Web]:
    """Every visitor has a browser that keeps the page, unless told otherwise. Nobody asks another host for anything or
    breaks the policy."""
    with FileServer(folder) as files:
        foreign: list[str] = []
        visitors: list[Visitor] = []

        def look(request: Request) -> None:
            if not request.url.startswith((files.address, "blob:", "data:")):
                foreign.append(request.url)

        def visit(*settings: Any, **more: Any) -> Visitor:
            visitor = arrive(*settings, **{"address": files.address, "service_workers": "allow", **more})
            visitor.context.on("request", look)
            visitor.context.add_init_script(RECORD)
            visitor.go()
            visitors.append(visitor)
            return visitor

        yield Web(files, visit)
        assert foreign == []
        assert [page.evaluate("window.forbidden") for one in visitors for page in one.context.pages] == [
            [] for one in visitors for _ in one.context.pages
        ]


def spoken(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.spoken")
    return found


def check_protocol(messages: list[dict[str, Any]]) -> set[str]:
    """Everything that was said is of the types of the server's protocol; what kinds of things were said."""
    asked = {one["id"]: one["asking"] for one in messages if one["t"] == "request"}
    kinds = set()
    for one in messages:
        if one["t"] == "said":
            kinds.add(type(msgspec.json.decode(one["text"], type=FromTable)).__name__)
        elif one["t"] == "say":
            kinds.add(type(msgspec.json.decode(one["text"], type=FromViewer)).__name__)
        elif one["t"] == "answer":
            assert one["status"] == 200, one
            asking = asked[one["id"]]
            route = next(
                route
                for route in ROUTES
                if route.method == asking["method"]
                and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", route.path), asking["path"])
            )
            kinds.add(route.path)
            if route.body is not None:
                msgspec.json.decode(asking["body"], type=route.body)
            if route.answer is not str:
                msgspec.json.decode(one["text"], type=route.answer)
    return kinds


@pytest.mark.parametrize("game", WITH_BOARDS)
def test_a_whole_game_without_a_network(web: Web, game: str) -> None:
    """One with a reload in the middle; a look back at the end; all of it in the types of the server's protocol."""
    language = PLAYED_IN[game]
    visitor = web.arrive(language)
    web.cut(visitor)
    table = visitor.play_now(game, level="random")
    assert visitor.play(5) == 5
    visitor.shot("early")
    before = visitor.log.all_inner_texts()
    kinds = check_protocol(spoken(visitor.page))
    assert {"TableMessage", "View", "Step", "Move", "Done", "/api/tables"} <= kinds
    if game == RELOADED:
        visitor.page.reload()
        expect(visitor.log.first).to_be_attached(timeout=60_000)
        assert visitor.log.all_inner_texts()[: len(before)] == before
    assert visitor.play() > 5
    ended_well(visitor, language)
    visitor.go(f"#/t/{table}/at/7")
    expect(visitor.page.locator(".replay-told")).to_have_text(re.compile(r"\w+"))
    assert {"/api/tables/{table}/at/{n}", "/api/tables/{table}/scores"} <= check_protocol(spoken(visitor.page))


def test_the_first_view_does_not_wait_for_python(web: Web) -> None:
    """Games, how to play and rules are there although the worker never answers; what needs a server is not."""
    visitor = web.arrive("de", **PHONE, **NOT_KEPT)
    visitor.page.route("**/assets/worker-*.js", lambda route: None)
    for hash, shown in (
        ("", ".game-card"),
        ("#/learn/capitol", ".howto img"),
        ("#/rules/el_capitan/5.6", "[id='clause-5.6']"),
    ):
        visitor.go(hash)
        expect(visitor.page.locator(shown).first).to_be_visible()
        visitor.shot(shown.strip(".[]"))
    visitor.go()
    visitor.page.reload()
    expect(visitor.page.locator(".notice")).to_have_text(visitor.words("ui-engine-starting"))
    expect(visitor.page.get_by_text("captains-table serve")).to_be_visible()
    expect(visitor.page.locator(".device")).to_have_count(0)
    expect(visitor.page.get_by_text(visitor.words("ui-open-tables"))).to_have_count(0)
    assert visitor.axe() == []


def test_a_lesson_and_a_position_without_a_network(web: Web) -> None:
    """The documentation links to both."""
    visitor = web.arrive()
    web.cut(visitor)
    lesson = lessons_of(games()["capitol"])[0]
    take_lesson(Newcomer(visitor.page), lesson)
    expect(visitor.page.locator(".lesson-text")).to_have_text(visitor.words("ui-learn-over"))
    visitor.go("#/position/capitol/auction")
    visitor.page.wait_for_url(re.compile(r"#/t/"))
    assert visitor.play(2) == 2
    assert {"/api/lessons/{game}/{lesson}", "/api/position"} <= check_protocol(spoken(visitor.page))
    visitor.page.goto(f"{web.files.address}/?lang=de#/learn/capitol")
    expect(visitor.page.locator("html[lang=de] .howto")).to_be_visible()
    expect(visitor.page).to_have_url(f"{web.files.address}/#/learn/capitol")


def test_games_are_taken_to_another_browser(web: Web, tmp_path: Path) -> None:
    """One that is over and one that is not; twice brings nothing new, and a file without games is refused."""
    ada = web.arrive(**NOT_KEPT)
    ada.play_now("captains_war")
    ada.my_turn()
    ada.button("ui-menu").click()
    ada.button("ui-resign").click()
    ada.page.get_by_role("dialog", name=ada.words("ui-resign-ask")).get_by_role(
        "button", name=ada.words("ui-resign")
    ).click()
    expect(ada.page.locator(".after")).to_be_visible()
    ada.play_now("capitol")
    assert ada.play(3) == 3
    ada.go()
    with ada.page.expect_download() as download:
        ada.button("ui-alone-save").press("Enter")
    file, letter = tmp_path / "games.txt", tmp_path / "letter.txt"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8").count("game: ") == 2

    bea = web.arrive("fr")
    web.cut(bea)
    picker = bea.page.get_by_label(bea.words("ui-alone-load"))
    letter.write_text("Ahoy", encoding="utf-8")
    picker.set_input_files(letter)
    expect(bea.page.locator(".failure")).to_be_visible(timeout=60_000)
    lines = bea.page.locator(".my-tables .table-line")
    for _ in range(2):
        picker.set_input_files(file)
        expect(bea.page.get_by_text(bea.words("ui-alone-loaded", count=2))).to_be_visible()
        expect(lines).to_have_count(2)
    bea.shot("loaded")
    bea.page.locator(".table-line.over").click()
    expect(bea.page.locator(".after")).to_be_visible()
    bea.go()
    bea.page.locator(".table-line:not(.over)").click()
    bea.my_turn()
    assert bea.play(1) == 1


def test_a_game_goes_on_when_the_browser_has_no_room(web: Web) -> None:
    """In memory, as a notice says, until there is room again. Before, the visitor has seen how much was loaded, and the
    browser is asked to keep the game."""
    visitor = web.arrive("fr", **NOT_KEPT)
    devtools = visitor.context.new_cdp_session(visitor.page)
    origin = "/".join(web.files.address.split("/")[:3])
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    assert visitor.page.evaluate("window.persisted") == 0
    visitor.play_now("capitol")
    loaded = [one["percent"] for one in spoken(visitor.page) if one["t"] == "loading"]
    assert loaded == sorted(set(loaded))
    assert (len(loaded) > 5, loaded[-1]) == (True, 100)
    notice = visitor.page.get_by_text(visitor.words("ui-storage-full"))
    expect(notice).to_be_visible()
    assert visitor.page.evaluate("window.persisted") == 1
    assert visitor.play(2) == 2
    visitor.shot("full")
    with visitor.page.expect_download() as download:
        visitor.button("ui-alone-save").click()
    assert Path(download.value.path()).read_text(encoding="utf-8").count("game: ") == 1

    notice.get_by_role("button", name=visitor.words("ui-news-seen")).click()
    expect(notice).to_have_count(0)

    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    assert visitor.play(1) == 1
    visitor.my_turn()
    told = visitor.log.all_inner_texts()
    visitor.page.reload()
    expect(visitor.log).to_have_count(len(told), timeout=60_000)
    assert visitor.log.all_inner_texts() == told


def test_two_tabs_at_one_table(web: Web) -> None:
    """Neither writes over what the other has written: each sees the other's moves, and both go on."""
    visitor = web.arrive(**NOT_KEPT)
    visitor.play_now("capitol")
    visitor.my_turn()
    first, second = visitor.page, visitor.context.new_page()
    second.goto(first.url)
    expect(second.locator(".choice").first).to_be_attached(timeout=60_000)
    for page, other in ((first, second), (second, first), (first, second)):
        visitor.page = page
        visitor.choose()
        expect(other.locator(".panel-log .entry")).to_have_count(visitor.log.count())
    expect(second.locator(".notice, .lost, .said.error")).to_have_count(0)


def test_an_update_keeps_a_running_game(web: Web, folder: Path, tmp_path: Path) -> None:
    """The old version goes on with its own files until somebody wants the new one; then the same table is there."""
    visitor = web.arrive()
    expect(visitor.page.get_by_text(visitor.words("ui-alone-kept"))).to_be_visible(timeout=60_000)
    visitor.play_now("captains_war")
    assert visitor.play(3) == 3
    told = visitor.log.all_inner_texts()
    new = tmp_path / "new"
    shutil.copytree(folder, new)
    for name, old, other in (
        ("index.html", "<body>", '<body data-build="new">'),
        ("sw.js", r'version:"\w+"', 'version:"new"'),
    ):
        text, count = re.subn(old, other, (new / name).read_text(encoding="utf-8"))
        assert count == 1
        (new / name).write_text(text, encoding="utf-8")
    web.files.folder = new

    visitor.page.reload()
    expect(visitor.log.first).to_be_attached(timeout=60_000)
    expect(visitor.page.locator("body[data-build=new]")).to_have_count(0)
    visitor.button("ui-update-now").click(timeout=60_000)
    expect(visitor.page.locator("body[data-build=new]")).to_have_count(1)
    expect(visitor.log.first).to_be_attached(timeout=60_000)
    assert visitor.log.all_inner_texts()[: len(told)] == told
    assert visitor.play(2) == 2
