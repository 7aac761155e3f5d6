"""What strangers, forgers and careless clients get: a clear error, and nothing has changed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from captains_table.server.identity import Identity
from server.people import DiversServer, Person

REQUEST = {"game": "divers", "seats": [{"kind": "me"}, {"kind": "bot"}]}


def test_a_cookie_is_signed_and_hidden_from_scripts(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada:
            response = await ada.http.post("/api/tables", json=REQUEST)
            cookie = response.headers["set-cookie"]
            signed = r"captain=[\w-]{22}\.[\w-]{8}\.[0-9a-f]{64}; "
            assert re.match(signed + r"HttpOnly; Max-Age=\d+; Path=/; SameSite=lax", cookie)
            table = response.json()["table"]
            assert (await ada.get(f"/api/tables/{table}"))["you"] == [0]
            player, device, signature = ada.http.cookies["captain"].split(".")
            other = f"{player[:-1]}{'A' if player[-1] != 'A' else 'B'}"
            forged = [
                f"{player}.{'0' * 64}",
                f"{player}.{signature}",
                f"{player}.{device}.{signature[:-1]}{'0' if signature[-1] != '0' else '1'}",
                f"{player}.{device[::-1]}.{signature}",
                f"{other}.{device}.{signature}",
                player,
                f".{signature}",
                "é.ü",
                "",
            ]
            for cookie in forged:
                headers = [(b"cookie", f"captain={cookie}".encode())]
                about = httpx.get(f"{shared.address}/api/tables/{table}", headers=headers)
                assert about.json()["you"] == []

    asyncio.run(evening())


def test_what_was_signed_by_the_previous_release_is_valid() -> None:
    identity = Identity("a secret of at least thirty-two characters")
    player, table = "AbCdEfGhIjKlMnOpQrStUv", "table0000001"
    signature = "e872b8fe12cf707c8b2fa234bb12d99d3a473c92d15f8db0c0e5c22b178d6167"
    request = Request({"type": "http", "headers": [(b"cookie", f"captain={player}.{signature}".encode())]})
    assert identity.player(request) == player
    assert identity.rematch_id(table) == "iWU8-q-dj811"
    token = "table0000001.888be42f7e12773bb9c138b8a39d698d"
    assert identity.unsubscribe_token(player, table) == token
    assert identity.unsubscribes(token, player, table)
    for bad in (token[:-1], f"{token}é", "", signature):
        assert not identity.unsubscribes(bad, player, table)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"X-Captain": None}, "origin"),
        ({"X-Captain": "0"}, "origin"),
        ({"Origin": None}, "origin"),
        ({"Origin": "https://evil.example"}, "origin"),
        ({"Origin": "null"}, "origin"),
        ({"Origin": "http://[broken"}, "origin"),
        ({"Sec-Fetch-Site": "cross-site"}, "origin"),
        ({"Content-Type": "text/plain"}, "malformed"),
    ],
)
def test_requests_from_elsewhere_are_refused(shared: DiversServer, changed: dict[str, Any], code: str) -> None:
    headers = {"X-Captain": "1", "Origin": shared.address, "Content-Type": "application/json"} | changed
    kept = {key: value for key, value in headers.items() if value is not None}
    response = httpx.post(f"{shared.address}/api/tables", content=json.dumps(REQUEST), headers=kept)
    assert response.status_code in (400, 403)
    assert response.json()["code"] == code


def test_a_referer_will_do_where_there_is_no_origin(shared: DiversServer) -> None:
    headers = {"X-Captain": "1", "Referer": f"{shared.address}/table/x"}
    assert httpx.post(f"{shared.address}/api/tables", json=REQUEST, headers=headers).status_code == 200


@pytest.mark.parametrize("origin", ["https://evil.example", None])
def test_sockets_from_elsewhere_are_refused(shared: DiversServer, origin: Any) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada:
            table = await ada.open(["me", "bot"])
            url = f"{shared.address.replace('http', 'ws', 1)}/ws/tables/{table}"
            with pytest.raises(InvalidStatus):
                async with connect(url, origin=origin):
                    pass

    asyncio.run(evening())


def test_every_answer_is_dressed(shared: DiversServer) -> None:
    for path in ("/", "/table/abc", "/api/games", "/api/tables/nothing", "/nothing.js", "/healthz"):
        response = httpx.get(f"{shared.address}{path}")
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert "server" not in response.headers


def test_files_are_packed_and_kept(shared: DiversServer) -> None:
    game = httpx.get(f"{shared.address}/api/games").json()[0]
    for url in [*game["texts"].values(), *game["rules"].values(), *filter(None, [game["board"]])]:
        response = httpx.get(f"{shared.address}{url}")
        assert response.status_code == 200
        assert response.headers["content-encoding"] == "gzip"
        assert "immutable" in response.headers["cache-control"]
    page = httpx.get(shared.address)
    assert page.headers["cache-control"] == "no-cache"
    again = httpx.get(shared.address, headers={"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/nothing.js", "/.env"):
        assert httpx.get(f"{shared.address}{path}").status_code == 404


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "malformed"),
        (b"{", "malformed"),
        (b"[]", "malformed"),
        (b"\xff\xfe", "malformed"),
        (b'{"game": 5}', "malformed"),
        (b"[" * 5000, "malformed"),
        (b'{"game": "divers", "seats": [{"kind": "me"}], "surprise": 1}', "malformed"),
        (b'{"game": "go", "seats": [{"kind": "me"}]}', "unknown"),
        (b'{"game": "divers", "seats": [{"kind": "me"}, {"kind": "me"}]}', "setup"),
        (b'{"game": "divers", "seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}', "unknown"),
        (b'{"game": "divers", "seats": [{"kind": "me", "name": "A,B"}, {"kind": "bot"}]}', "setup"),
        (b'{"game": "divers", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"minutes": 1e999}}', "malformed"),
        (b"x" * 200_000, "size"),
    ],
)
def test_bad_requests_are_explained(shared: DiversServer, body: bytes, code: str) -> None:
    headers = {"X-Captain": "1", "Origin": shared.address, "Content-Type": "application/json"}
    response = httpx.post(f"{shared.address}/api/tables", content=body, headers=headers)
    assert 400 <= response.status_code < 500
    assert response.json()["code"] == code
    assert isinstance(response.json()["error"][0], str)


def test_unknown_addresses(shared: DiversServer) -> None:
    for path in ("/api/nothing", "/api/tables/abc", "/api/tables/abc/at/1", f"/api/tables/{'a' * 12}/record"):
        response = httpx.get(f"{shared.address}{path}")
        assert (response.status_code, response.json()["code"]) == (404, "unknown")
    response = httpx.delete(f"{shared.address}/api/games")
    assert response.status_code == 405
    assert "GET" in response.headers["allow"]


def test_a_socket_to_no_table(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, ada.at("nothing") as screen:
            assert (await screen.receive())["code"] == "unknown"
            with pytest.raises(ConnectionClosed):
                await screen.receive()
            assert screen.socket.close_code == 4404

    asyncio.run(evening())


def test_limits(database: str) -> None:
    limits = ["tables=2", "sockets=2", "messages=20", "requests=60", "codes=2", "chats=1"]

    async def evening() -> None:
        with DiversServer(database, limits=limits) as server:
            async with Person(server.address) as ada:
                table = await ada.open(["me", "bot"])
                await ada.open(["me", "bot"])
                refused = await ada.post("/api/tables", REQUEST, 429)
                assert refused["code"] == "rate"
                await ada.post("/api/device/redeem", {"code": "x"}, 410)
                await ada.post("/api/device/redeem", {"code": "x"}, 410)
                await ada.post("/api/device/redeem", {"code": "x"}, 429)
                async with ada.at(table) as one, ada.at(table) as two, ada.at(table) as three:
                    await one.until("view")
                    with pytest.raises(ConnectionClosed):
                        await three.receive()
                    assert three.socket.close_code == 1008
                    await one.ask(t="chat", text="once")
                    assert (await one.ask(t="chat", text="twice"))["code"] == "rate"
                    for _ in range(3):
                        assert (await one.ask(t="sync"))["t"] == "ok", "which counts as five"
                    assert (await one.ask(t="sync"))["code"] == "rate"
                    assert (await two.ask(t="sync"))["code"] == "rate", "another socket is the same person"
                    with contextlib.suppress(ConnectionClosed):
                        for _ in range(400):
                            await one.send(t="sync")
                        while True:
                            await one.receive()
                    assert one.socket.close_code == 1013
                statuses = [(await ada.http.get("/api/games")).status_code for _ in range(80)]
                assert set(statuses) == {200, 429}
            text = server.log.read_text() if server.log else ""
            for secret in ada.http.cookies.values():
                assert secret not in text
                assert secret.split(".")[0] not in text
            for line in text.splitlines():
                assert line.startswith("Captain") or json.loads(line)["what"]

    asyncio.run(evening())
