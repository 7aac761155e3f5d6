"""Addresses that people send each other: what a chat shows of them, and what those lead to that lead nowhere."""

from __future__ import annotations

import asyncio
import re
import struct
from pathlib import Path
from typing import Any

import httpx
import numpy
import zxingcpp
from starlette.requests import Request

from captains_table.core.contract import SPECTATOR
from captains_table.core.game import games
from captains_table.server import addresses
from captains_table.server.addresses import address_for, only_here
from captains_table.server.pictures import Pictures, Sitter, sitter_at
from captains_table.server.settings import Settings
from captains_table.texts.speech import Words
from play.arrange import table_of
from server.in_thread import ThreadServer
from server.people import DiversServer, Person, play_out

BROWSER = {"Accept": "text/html,application/xhtml+xml"}
NASTY = '"><script>alert(1)</script>'


def meta(page: str) -> dict[str, str]:
    """What a chat reads."""
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', page))


def dots(content: bytes) -> tuple[int, int]:
    """The size of a PNG."""
    assert content.startswith(b"\x89PNG\r\n")
    width, height = struct.unpack(">II", content[16:24])
    return width, height


async def _page(person: Person, path: str, language: str = "en", status: int = 200) -> str:
    answer = await person.http.get(path, headers=BROWSER | {"Accept-Language": language})
    assert answer.status_code == status, path
    assert answer.headers["content-type"].startswith("text/html")
    return answer.text


def test_a_chat_shows_what_a_link_leads_to(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada:
            me = {"kind": "me", "name": "Ada"}
            table = await ada.open([me, "open", "open"], "el_capitan", listed=True, language="fr", first=0)
            page = await _page(ada, f"/t/{table}", "de-AT")
            card = meta(page)
            say = Words("de", (games()["el_capitan"].folder / "texts",))
            assert card["og:title"] == f"{say('game-name')} · Ada"
            assert card["og:description"] == say("server-card-waiting", open=2)
            assert card["og:image"] == f"{shared.address}/previews/el_capitan.png"
            assert card["twitter:card"] == "summary_large_image"
            assert f"<title>{card['og:title']}</title>" in page
            assert 'id="app"' in page, "it is the client's page"
            assert page.count('name="description"') == 1
            assert "Ouvrez le lien" in await _page(ada, f"/t/{table}", "ja"), "else the language of the table"

            assert dots((await ada.http.get(card["og:image"])).content) == (1200, 630)
            await ada.post(f"/api/tables/{table}/start", {"level": "random"})
            card = meta(await _page(ada, f"/t/{table}/3"))
            assert card["og:description"] == Words("en")("server-card-playing")
            picture = card["og:image"]
            assert picture.startswith(f"{shared.address}/t/{table}/picture.png?n=")
            drawn = await ada.http.get(picture)
            assert dots(drawn.content) == (1200, 630)
            again = await ada.http.get(picture, headers={"If-None-Match": drawn.headers["etag"]})
            assert again.status_code == 304

    asyncio.run(evening())


def test_a_chat_is_told_who_has_won(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Ben"}]
            table = await ada.open(seats, listed=True)
            async with ada.at(table) as screen:
                await screen.until("view")
                await play_out(screen)
            winners = [["Ada", "Ben"][seat] for seat in screen.turn["winners"]]
            said = Words("en")("server-card-over", names=", ".join(winners), count=len(winners))
            assert meta(await _page(ada, f"/t/{table}"))["og:description"] == said
            assert winners[0] in said

    asyncio.run(evening())


def test_of_a_private_table_nobody_is_told_more_than_the_game(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada:
            table = await ada.open([{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}], "capitol")
            page = await _page(ada, f"/t/{table}")
            assert meta(page)["og:title"] == "Capitol"
            assert meta(page)["og:image"].endswith("/previews/capitol.png")
            assert "Ada" not in page
            assert (await ada.http.get(f"/t/{table}/picture.png")).status_code == 404

    asyncio.run(evening())


def test_names_are_no_markup(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada:
            table = await ada.open([{"kind": "me", "name": NASTY}, "open"], "capitol", listed=True)
            page = await _page(ada, f"/t/{table}")
            assert NASTY not in page
            assert "<script>alert" not in page
            assert "&quot;&gt;&lt;script&gt;" in page

    asyncio.run(evening())


def test_what_is_nowhere_is_said_to_be_so(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada:
            page = await _page(ada, "/nothing/at/all", "fr", 404)
            say = Words("fr")
            assert say("server-unknown-page") in page
            assert say("server-missing-page") in page.replace("&#x27;", "'")
            assert '<a href="/">' in page
            assert 'rel="stylesheet"' in page
            for path in ("/t/nothing", "/table/nothing", "/t/nothing/7"):
                assert Words("de")("ui-no-table") in await _page(ada, path, "de", 404)
            for path in ("/nothing", "/t/x/y", "/t", "/api/nothing", "/t/x/picture.png", "/previews/go.png"):
                answer = await ada.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (404, "unknown"), path
            assert "json" in (await ada.http.get("/api/nothing", headers=BROWSER)).headers["content-type"]

    asyncio.run(evening())


def test_a_phone_reads_the_code(shared: DiversServer) -> None:
    code = httpx.get(f"{shared.address}/t/Abc-_12345xy/code.svg")
    assert code.headers["content-type"] == "image/svg+xml"
    assert "script-src 'self'" in code.headers["content-security-policy"]
    (found,) = zxingcpp.read_barcodes(seen(code.text))
    assert found.text == f"{shared.address}/t/Abc-_12345xy"


def seen(code: str) -> Any:
    """What a camera sees of a drawing whose only path goes right over everything dark, line by line."""
    side = int(re.findall(r'viewBox="0 0 (\d+)', code)[0])
    ground = numpy.full((side, side), 255, numpy.uint8)
    x = y = 0.0
    for command, numbers in re.findall(r"([Mmh])([-\d. ]+)", re.findall(r' d="([^"]*)"', code)[-1]):
        by = [float(number) for number in numbers.split()]
        if command == "h":
            ground[int(y), int(x) : int(x + by[0])] = 0
            x += by[0]
        else:
            x, y = (by[0], by[1]) if command == "M" else (x + by[0], y + by[1])
    return numpy.kron(ground, numpy.ones((8, 8), numpy.uint8))


def _request(host: str) -> Request:
    scope: dict[str, Any] = {"type": "http", "scheme": "http", "method": "GET", "path": "/", "query_string": b""}
    return Request(scope | {"headers": [(b"host", host.encode())], "server": ("127.0.0.1", 8000)})


def test_a_server_knows_whether_friends_can_reach_it(monkeypatch: Any) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: "192.168.1.7")
    alone = Settings("", host="127.0.0.1")
    assert only_here(alone, _request("127.0.0.1:8000"))
    assert only_here(alone, _request("localhost:8000"))
    assert not only_here(alone, _request("table.example")), "there is a proxy"
    assert address_for(alone, _request("localhost:8000")) == "http://localhost:8000"
    everywhere = Settings("", host="0.0.0.0")
    assert not only_here(everywhere, _request("localhost:8000"))
    assert address_for(everywhere, _request("localhost:8000")) == "http://192.168.1.7:8000"
    assert address_for(everywhere, _request("192.168.1.9:8000")) == "http://192.168.1.9:8000"
    public = Settings("", origins=("https://table.example",))
    assert not only_here(public, _request("localhost:8000"))
    assert address_for(public, _request("localhost:8000")) == "https://table.example"


def test_pictures_show_what_spectators_see_and_are_drawn_once(monkeypatch: Any) -> None:
    table = table_of("Ada", "Ben", game="capitol", first=0)

    async def evening() -> None:
        pictures = Pictures()
        try:
            sitter = sitter_at(table)
            assert sitter.task is not None
            assert sitter.task.seat == SPECTATOR
            one, two = await asyncio.gather(pictures.drawn(sitter), pictures.drawn(sitter))
            assert one is two
            monkeypatch.setattr(pictures, "do", None)
            assert await pictures.drawn(sitter) is one, "it is kept"
        finally:
            pictures.stop()

    asyncio.run(evening())


def test_without_the_optional_program_there_are_no_pictures(tmp_path: Path) -> None:
    with ThreadServer(tmp_path) as server:
        server.services.pictures.can_draw = False

        async def evening() -> None:
            async with Person(server.address) as ada:
                table = await ada.open(["me", "open"], "capitol")
                card = meta(await _page(ada, f"/t/{table}"))
                assert card["twitter:card"] == "summary"
                assert "og:image" not in card
                assert (await ada.http.get("/previews/capitol.png")).status_code == 404

        asyncio.run(evening())


def test_a_sample_is_drawn_of_every_game_with_a_board() -> None:
    assert Pictures().shows("capitol")
    assert Sitter("capitol", "en").key != Sitter("capitol", "de").key
