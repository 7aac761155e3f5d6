"""Nobody waits for somebody else's request: nothing of legal size blocks the loop for 50 ms or more."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from captains_table.core.contract import SPECTATOR
from captains_table.core.editions import LONGEST
from captains_table.core.game import games
from captains_table.core.luck import Luck
from captains_table.play import acts
from captains_table.play.facts import SeatPlan, Setup
from captains_table.play.live_table import LiveTable
from captains_table.play.ports import Changes
from captains_table.play.revisions import read_table
from captains_table.play.table import PLAYING
from play.arrange import ADA, table_of
from server.in_thread import ThreadServer

MOST = 0.050
"""Seconds of processor time."""
OWN = (games()["capitol"].folder / "edition.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with ThreadServer(tmp_path_factory.mktemp("turns"), "hints=1000000") as server:
        yield server


def _people(server: ThreadServer) -> httpx.Client:
    return httpx.Client(base_url=server.address, headers={"X-Captain": "1", "Origin": server.address}, timeout=60)


def _filled(part: str, size: int) -> str:
    return "".join(part.format(i) for i in range(size))[:LONGEST].rpartition("\n")[0]


EDITIONS = {
    "one dotted key": "a." * (LONGEST // 2 - 2) + "a=1",
    "one quoted dotted key": '"a".' * (LONGEST // 4 - 2) + "a=1",
    "an inline dotted key": "x={" + "a." * (LONGEST // 2 - 8) + "a=1}",
    "tables": _filled("[a{0}.b.c.d]\n", 3000),
    "keys": _filled("k{0}=1\n", 5000),
    "an array": "a=[" + "1," * (LONGEST // 2 - 4) + "]",
    "nested arrays": "a=" + "[" * 9000,
    "quotes": '"""\\"' * 3000,
    "digits": "a=" + "1" * (LONGEST - 2),
    "a long name": f'edition="{"x" * (LONGEST - 10)}"',
    "too long": "#" * 90_000,
}


@pytest.mark.parametrize("what", EDITIONS)
def test_no_edition_holds_up_the_loop(server: ThreadServer, what: str) -> None:
    body = {"game": "capitol", "seats": [{"kind": "me"}, {"kind": "open"}], "edition": EDITIONS[what]}
    with _people(server) as ada, server.turns() as turns:
        response = ada.post("/api/tables", json=body)
        assert response.status_code in (400, 409), response.text
    assert turns.longest < MOST


def test_an_edition_of_ones_own_is_played_with(server: ThreadServer) -> None:
    body = {"game": "capitol", "seats": [{"kind": "me"}, {"kind": "bot"}], "edition": OWN.replace('"2001"', '"mine"')}
    with _people(server) as ada, server.turns() as turns:
        table = ada.post("/api/tables", json=body).json()["table"]
        assert "edition: mine@" in ada.get(f"/api/tables/{table}/record").text
    assert turns.longest < MOST


@pytest.fixture(scope="module")
def long_game(server: ThreadServer) -> Iterator[tuple[str, str, httpx.Client]]:
    """Tables of the longest game with the most players, one move before its end and at it; and who sits there alone."""
    game = games()["el_capitan"]
    ada = _people(server)
    ada.post("/api/name", json={"name": "Ada"})
    player = ada.cookies["captain"].partition(".")[0]
    seats = [SeatPlan("local", f"Captain {n}", "", player) for n in range(max(game.players))]
    table = acts.open_table("x", Setup(game.id, seats), player, 1, Luck(3))
    choosing = random.Random(1)
    stored = 0
    ids = []
    while table.status == PLAYING:
        seat, timeline = table.acting()[0], acts.begun(table)
        before = list(table.fresh)
        view = timeline.match.view_to_choose(seat)
        chosen = game.text(view, choosing.choice(view.legal()))
        acts.move(table, player, seat, chosen, timeline.seen_by(seat), 1, Luck(stored))
        stored += 1
        if table.status != PLAYING:
            ids = [_store(server, f"long{len(facts)}", facts, player) for facts in (before, table.fresh)]
    yield ids[0], ids[1], ada
    ada.close()


def _store(server: ThreadServer, id: str, facts: list[Any], player: str) -> str:
    table = read_table(id, [(at, fact) for _, at, fact in facts])
    assert table is not None
    server.run(server.services.live_tables.store.commit(Changes(table, facts, [player], [])))
    return id


def test_reading_a_long_game(server: ThreadServer, long_game: tuple[str, str, httpx.Client]) -> None:
    going, over, ada = long_game
    length = ada.get(f"/api/tables/{going}").json()["n"]
    longest = {}
    for path in (
        f"{going}/at/{length}",
        f"{going}/at/{length - 1}",
        f"{over}/at/{length}",
        f"{over}/record",
        f"{over}/scores",
        f"{going}/count/{length}",
        f"{going}",
    ):
        with server.turns() as turns:
            assert ada.get(f"/api/tables/{path}").status_code in (200, 404)
        longest[path] = turns.longest
    with server.turns() as turns:
        assert ada.post(f"/api/tables/{going}/fork", json={"at": length}).status_code == 200
    longest["fork"] = turns.longest
    with server.turns() as turns:
        assert ada.post(f"/api/tables/{over}/rematch", json={}).status_code == 200
    longest["rematch"] = turns.longest
    assert {what: took for what, took in longest.items() if took >= MOST} == {}


def test_messages_about_a_long_game(server: ThreadServer, long_game: tuple[str, str, httpx.Client]) -> None:
    going, _, ada = long_game
    url = f"{server.address.replace('http', 'ws', 1)}/ws/tables/{going}"
    headers = {"Cookie": f"captain={ada.cookies['captain']}"}
    longest = {}
    with connect(url, origin=Origin(server.address), additional_headers=headers, compression=None) as screen:
        view = next(message for message in (json.loads(screen.recv()) for _ in range(3)) if message["t"] == "view")
        for message in _costly(view):
            with server.turns() as turns:
                screen.send(json.dumps(message | {"id": 1}))
                while json.loads(screen.recv(60)).get("id") != 1:
                    pass
            longest[str(message)[:40]] = turns.longest
        for text in ("[" * 60_000, '{"t":' * 12_000, '{"t":"chat","text":"' + "x" * 60_000, "\ud7ff" * 20_000):
            with server.turns() as turns:
                screen.send(text)
                assert json.loads(screen.recv(60))["t"] == "error"
            longest[text[:20]] = turns.longest
    assert {what: took for what, took in longest.items() if took >= MOST} == {}


def _costly(view: dict[str, Any]) -> list[dict[str, Any]]:
    seat = view["turn"]["seats"][0]
    return [
        {"t": "sync"},
        {"t": "sit", "seat": seat},
        *({"t": "why", "seat": seat, "piece": piece["i"]} for piece in view["pieces"][::10]),
        {"t": "why", "seat": seat, "e": "x" * 80},
        {"t": "chat", "text": "\N{FULL BLOCK}" * 500},
        {"t": "chat", "text": "x" * 4000},
        {"t": "undo", "seat": seat},
        {"t": "restart", "seat": seat},
        {"t": "seen", "n": 1_000_000},
    ]


class Spectator:
    """A spectator."""

    seat = SPECTATOR

    def __init__(self, player: str) -> None:
        self.player = player
        self.last = ""

    def send(self, message: str) -> None:
        self.last = message


def test_a_crowd_of_spectators_is_sent_one_message(divers: None) -> None:
    live = LiveTable(table_of("Ada", "open"), 1)
    crowd = [Spectator(f"stranger {n}") for n in range(500)]
    ada = Spectator(ADA)
    live.viewers |= {*crowd, ada}
    live.send_table()
    assert all(one.last is crowd[0].last for one in crowd)
    assert json.loads(ada.last)["table"]["you"] == [0]


def test_lists_of_many_tables(server: ThreadServer) -> None:
    with _people(server) as ada:
        body = {"game": "captains_war", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 5], "listed": True}
        for _ in range(200):
            assert ada.post("/api/tables", json=body).status_code == 200
        longest = {}
        for path in ("/api/my", "/api/tables", "/api/games", "/api/openapi.json", "/metrics", "/stop/x.y", "/healthz"):
            with server.turns() as turns:
                assert ada.get(path).status_code in (200, 404)
            longest[path] = turns.longest
        assert {what: took for what, took in longest.items() if took >= MOST} == {}


HEAD = "POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Captain: 1\r\n"
BYTES = {
    "small headers": HEAD.encode() + b"a:b\r\n" * 100_000,
    "one long header": HEAD.encode() + b"a:" + b"b" * 500_000,
    "many cookies": HEAD.encode() + b"Cookie: " + b"a=b;" * 3_500 + b"\r\n\r\n",
    "small chunks": HEAD.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 60_000,
    "deep json": HEAD.encode() + b"Content-Length: 99000\r\n\r\n" + b"[" * 99_000,
    "many requests": b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000,
    "a long path": b"GET /" + b"a/" * 7_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
}


@pytest.mark.parametrize("what", BYTES)
def test_no_bytes_hold_up_the_loop(server: ThreadServer, what: str) -> None:
    with server.turns() as turns:
        _send(server.port, BYTES[what])
    assert turns.longest < MOST


def test_small_frames_do_not_hold_up_the_loop(server: ThreadServer) -> None:
    with _people(server) as ada:
        table = ada.post("/api/tables", json={"game": "capitol", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    head = f"GET /ws/tables/{table['table']} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.address}\r\n"
    head += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    head += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    empty, ping, part = b"\x81\x80\0\0\0\0", b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
    for frames in (empty * 50_000, ping * 50_000, b"\x01\x80\0\0\0\0" + part * 50_000):
        with server.turns() as turns:
            _send(server.port, head.encode() + frames)
        assert turns.longest < MOST


def _send(port: int, content: bytes) -> None:
    """Send bytes as fast as they are accepted, until the server closes the connection."""
    with socket.create_connection(("127.0.0.1", port), timeout=3) as stranger:
        try:
            stranger.sendall(content)
            stranger.shutdown(socket.SHUT_WR)
            while stranger.recv(65_536):
                pass
        except OSError:
            pass
