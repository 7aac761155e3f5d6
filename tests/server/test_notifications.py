"""Notifications to those who are not there: a real SMTP server and a real web hook receive them."""

from __future__ import annotations

import asyncio
import email
import email.policy
import http.server
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller

from captains_table.play.ports import Changes
from captains_table.server import queries
from captains_table.server.database import Database
from captains_table.server.delivery import BadAddress, call_webhook, is_email, is_webhook
from captains_table.server.metrics import Metrics
from captains_table.server.notifications import Notifications
from captains_table.server.settings import Settings
from captains_table.server.store import DatabaseStore
from play.arrange import ADA, table_of
from server.people import Person, ServerProcess, free_port, running


class Postbox:
    """Keeps what is delivered."""

    def __init__(self) -> None:
        self.emails: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.emails.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"


@contextmanager
def hook() -> Iterator[tuple[str, list[Any]]]:
    """A web server that keeps what is posted to it."""
    calls: list[Any] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            calls.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(500 if len(calls) == 1 else 204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/turn?x=1", calls
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


async def _until(fits: Any) -> None:
    for _ in range(600):
        if fits():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("nothing was delivered")


def test_who_is_not_there_is_told_that_it_is_their_turn(database: str) -> None:
    postbox = Postbox()
    controller = Controller(postbox, hostname="127.0.0.1", port=free_port())
    controller.start()
    environment = {
        "CAPTAINS_TABLE_SMTP": f"smtp://127.0.0.1:{controller.port}",
        "CAPTAINS_TABLE_SENDER": "table@example.org",
    }

    async def evening() -> None:
        with hook() as (url, calls), running(database, arguments=["--private-hooks"], **environment) as server:
            await _hooked(server, url, calls)
            calls.clear()
            async with Person(server.address) as ada, Person(server.address) as ben:
                table = await ada.open(["me", "open"], first=0, language="fr", pace="correspondence", absent_hours=48)
                await ben.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
                notify = f"/api/tables/{table}/notify"
                async with ben.at(table) as b, ada.at(table) as a:
                    await b.until("view")
                    await a.until("view")
                    await b.move()
                    told = {"email": "ben@example.org", "webhook": url}
                    assert await ben.post(notify, told) == {"email": True, "webhook": True}
                    assert await ben.post(notify, {"webhook": ""}) == {"email": True, "webhook": False}
                    for bad in ({"email": "ben"}, {"webhook": "ftp://x"}, {"email": "a@b\nBcc: c@d"}):
                        assert (await ben.post(notify, bad, 409))["code"] == "setup"
                    await a.settled(lambda: a.n == b.n)
                    winner = await _dive(a, b)
                    assert winner in (0, 1)
                    screens = {0: a, 1: b}
                    await screens[winner].move()
                    await a.settled(lambda: sorted(a.turn["seats"]) == [0, 1])
                    assert postbox.emails == [], "who is there needs no e-mail"
                    await a.settled(lambda: a.my_turn)
                    await b.settled(lambda: b.my_turn)
                    await b.move()
                await _finish(ada, ben, table)
                await _until(lambda: postbox.emails)
                mail = postbox.emails[0]
                assert mail["To"] == "ben@example.org"
                assert mail["From"] == "table@example.org"
                assert "Divers" in mail["Subject"] or "Plongeurs" in mail["Subject"]
                text = mail.get_content()
                assert f"/table/{table}" in text
                stop = re.search(r"http\S+/stop/\S+", text)
                assert stop is not None
                assert httpx.get(stop[0]).status_code == 200
                assert httpx.get(stop[0][:-1] + "!").status_code == 404
                assert (await ben.post(notify))["email"]
                assert httpx.post(stop[0]).status_code == 200
                assert not (await ben.post(notify))["email"]
                assert calls == []

    try:
        asyncio.run(evening())
    finally:
        controller.stop()


async def _dive(a: Any, b: Any) -> int:
    """The last dive; who has caught the pearl."""
    await a.move()
    await b.settled(lambda: b.n == a.n)
    winner: int = a.turn["seats"][0]
    return winner


async def _finish(ada: Person, ben: Person, table: str) -> None:
    """Ada dives while Ben is gone; then somebody has to choose, or the game is over."""
    async with ada.at(table) as a:
        await a.until("view")
        await a.move()
        if a.my_turn:
            await a.move()


async def _hooked(server: ServerProcess, url: str, calls: list[Any]) -> None:
    """A web hook is called when it is somebody's turn who is not there."""
    async with Person(server.address) as ada:
        table = await ada.open(["me", "bot"], "el_capitan", first=1)
        await ada.post(f"/api/tables/{table}/notify", {"webhook": url})
        await _until(lambda: calls)
        assert calls[0]["kind"] == "turn"
        assert calls[0]["table"] == table
        assert calls[0]["url"].endswith(f"/table/{table}")


def test_a_web_hook_that_fails_is_called_again(tmp_path: Path) -> None:
    """A minute later, not before, and not once more when it has worked."""
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    table = table_of("Ada", "Ben", game="el_capitan", first=0)
    changes = Changes(table, table.fresh, [ADA], [(ADA, "turn")])
    due = table.fresh[-1][1]

    async def minutes(url: str, calls: list[Any]) -> None:
        await DatabaseStore(database, "here", 0).commit(changes)
        await database.write(lambda connection: queries.set_member(connection, ADA, table.id, webhook=url))
        notifications = Notifications(database, Settings(str(database.url), private_hooks=True), Metrics())
        for at, expected in ((-1, 0), (0, 1), (59_999, 1), (60_000, 2), (10_000_000, 2)):
            await notifications.send_due(due + at)
            assert len(calls) == expected, f"after {at} ms"
        assert calls[0] == calls[1]

    database.start()
    try:
        with hook() as (url, calls):
            asyncio.run(minutes(url, calls))
    finally:
        database.stop()


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:1/",
        "http://localhost:1/",
        "http://[::1]:1/",
        "http://10.0.0.1/",
        "http://169.254.1.1/",
        "http://0.0.0.0/",
        "http://[::ffff:127.0.0.1]/",
    ],
)
def test_web_hooks_do_not_reach_into_the_own_network(url: str) -> None:
    with pytest.raises(BadAddress):
        call_webhook(url, b"{}", private=False)


def test_what_looks_like_an_address() -> None:
    assert is_email("ada.lovelace+table@example.org")
    for bad in ("ada", "a@b@c", "a b@c.org", "a@b\nBcc: x@y", "@x", "ä@example.org", "a" * 400 + "@x.org"):
        assert not is_email(bad)
    assert is_webhook("https://example.org/hook?key=1")
    for bad in (
        "example.org",
        "file:///etc/passwd",
        "http://",
        "http://u:p@x/",
        "http://x:0/",
        "http://x y/",
        "http://[x",
    ):
        assert not is_webhook(bad)
