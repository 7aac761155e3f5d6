"""Connections: how they are set up, how long they may say nothing, and what happens when there are too many."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest

from captains_table.server.connections import ConnectionLimits
from captains_table.server.limits import network_of
from captains_table.server.run import listen
from captains_table.server.settings import Limits, Settings
from forms import FORM
from server.in_thread import ThreadServer
from server.people import DiversServer


def test_small_messages_do_not_wait_for_each_other() -> None:
    """TCP_NODELAY is set on every connection that is accepted."""

    async def accepted() -> int:
        met: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
        server = await asyncio.start_server(lambda _, writer: met.put_nowait(writer), sock=listen(Settings(port=0)))
        port = server.sockets[0].getsockname()[1]
        _, caller = await asyncio.open_connection("127.0.0.1", port)
        here = await met.get()
        option: int = here.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        for writer in (here, caller):
            writer.close()
        server.close()
        return option

    assert asyncio.run(accepted()) == 1


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[ThreadServer]:
    """A server that waits for nobody."""
    with ThreadServer(tmp_path) as server:
        server.config.limits.seconds = 0.05
        yield server


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /healthz HT",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Captain: 1\r\nOrigin: http://x\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_who_does_not_finish_a_request_is_hung_up_on(hasty: ThreadServer, begun: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=20) as stranger:
        stranger.sendall(begun)
        assert _rest(stranger) == b""


def test_who_has_an_answer_may_ask_again_later(hasty: ThreadServer) -> None:
    hasty.config.limits.seconds = 60
    friend = HTTPConnection("127.0.0.1", hasty.port, timeout=20)
    assert _health(friend) == {"ok": True, "bots": FORM}
    same = friend.sock
    hasty.config.limits.seconds = 0.05
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=20) as stranger:
        assert _rest(stranger) == b"", "more time has passed than a request may take"
    hasty.config.limits.seconds = 60
    assert _health(friend) == {"ok": True, "bots": FORM}
    assert friend.sock is same
    friend.close()


def _health(friend: HTTPConnection) -> Any:
    friend.request("GET", "/healthz")
    return json.loads(friend.getresponse().read())


def _rest(stranger: socket.socket) -> bytes:
    """What still comes until the other end hangs up."""
    with contextlib.suppress(ConnectionResetError):
        return stranger.recv(65_536)
    return b""


def test_when_files_run_out_newcomers_are_refused(database: str) -> None:
    """With 160 open files and one process for bots there are 56 connections; the others hear why not."""
    server = DiversServer(database)
    server.command = ["sh", "-c", 'ulimit -n 160; exec "$@"', "sh", *server.command]
    with server, contextlib.ExitStack() as open_ones:
        crowd = [open_ones.enter_context(socket.create_connection(("127.0.0.1", server.port), 20)) for _ in range(80)]
        for stranger in crowd[60:]:
            stranger.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            answer = _rest(stranger)
            assert answer.startswith(b"HTTP/1.1 503 ")
            assert b'{"code":"busy","error":["server-too-many-connections"]}' in answer
        assert httpx.get(f"{server.address}/healthz").status_code == 503
        open_ones.close()
        assert any(httpx.get(f"{server.address}/healthz").status_code == 200 for _ in range(1000))


def test_an_address_has_only_so_many_connections() -> None:
    limits = ConnectionLimits(Limits(connections=2), 1000, 1)
    assert [limits.enter("203.0.113.5") for _ in range(3)] == [True, True, False]
    assert limits.enter("203.0.113.6")
    assert [limits.enter("2001:db8::1"), limits.enter("2001:db8::2"), limits.enter("2001:db8::3")] == [
        True,
        True,
        False,
    ]
    assert all(limits.enter("127.0.0.1") for _ in range(10)), "a proxy on the same machine needs many"
    limits.leave("203.0.113.5")
    assert limits.enter("203.0.113.5")
    assert limits.open == 15


def test_of_ipv6_the_first_half_counts() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::") != network_of("2001:db8:1:3::")
    assert network_of("::ffff:203.0.113.5") == network_of("203.0.113.5") == "203.0.113.5"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("") == ""
