"""Notifications to those who are not there: a real SMTP server and a real web hook receive them."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import hashlib
import hmac
import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import select
from tools.serving import free_port

from captains_table.play import acts, votes, waiting
from captains_table.play.ports import Changes
from captains_table.play.rematch import rematch_setup
from captains_table.server import outbox, queries
from captains_table.server.database import Database
from captains_table.server.delivery import (
    BadAddress,
    Call,
    call_webhook,
    is_email,
    is_public,
    is_webhook,
    signature,
)
from captains_table.server.identity import Identity
from captains_table.server.metrics import Metrics
from captains_table.server.notifications import EACH, Notifications
from captains_table.server.schema import NOTIFICATIONS
from captains_table.server.settings import Settings
from captains_table.server.store import DatabaseStore
from play.arrange import ADA, BEN, LUCK, NOW, play_out, table_of
from server.in_thread import ThreadServer
from server.people import DiversServer, Person
from server.receivers import Posted, receiving


class Postbox:
    """Keeps what is delivered."""

    def __init__(self) -> None:
        self.emails: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.emails.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"


@contextmanager
def hook() -> Iterator[tuple[str, list[Posted]]]:
    """A web hook that fails at first."""
    with receiving(lambda _, number: 500 if number == 1 else 204) as (address, calls):
        yield f"{address}/turn?x=1", calls


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
        with hook() as (url, calls), DiversServer(database, arguments=["--private-hooks"], **environment) as server:
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
                    told = await ben.post(notify, {"email": "ben@example.org", "webhook": url})
                    assert (told["email"], told["webhook"], told["confirm"]) == (False, True, True)
                    assert await ben.post(notify, {"webhook": ""}) == {"email": False, "webhook": False}
                    await _confirm(postbox, "ben@example.org")
                    assert await ben.post(notify) == {"email": True, "webhook": False}
                    assert (await ben.post(notify, {"email": "ben@example.org"}))["email"], "once is enough"
                    for bad in ({"email": "ben"}, {"webhook": "ftp://x"}, {"email": "a@b\nBcc: c@d"}):
                        assert (await ben.post(notify, bad, 409))["code"] == "setup"
                    await a.settled(lambda: a.turn["seats"] == [0])
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
                assert f"/t/{table}" in text
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


async def _confirm(postbox: Postbox, address: str) -> None:
    """Open the link in the only e-mail that an address has got."""
    await _until(lambda: postbox.emails)
    asked = postbox.emails.pop()
    assert not postbox.emails
    assert asked["To"] == address
    assert asked["Subject"] == "Confirmez votre adresse e-mail"
    link = re.search(r"http\S+/confirm/\S+", asked.get_content())
    assert link is not None
    assert httpx.post(link[0][:-1] + ("0" if link[0][-1] != "0" else "1")).status_code == 404
    page = httpx.get(link[0], headers={"Accept-Language": "de-DE"})
    assert "Bestätigen" in page.text
    assert address in page.text
    assert httpx.post(link[0]).status_code == 200


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


async def _hooked(server: DiversServer, url: str, calls: list[Any]) -> None:
    """A web hook is called when it is somebody's turn who is not there."""
    async with Person(server.address) as ada:
        table = await ada.open(["me", "bot"], "el_capitan", first=1)
        await ada.post(f"/api/tables/{table}/notify", {"webhook": url})
        await _until(lambda: calls)
        called = json.loads(calls[0].content)
        assert (called["kind"], called["table"]) == ("turn", table)
        assert called["url"].endswith(f"/t/{table}")


def test_votes_and_invitations_are_told_as_long_as_they_stand(divers: None, tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    over = table_of("Ada", "Ben")
    play_out(over)
    again = acts.open_table("again", rematch_setup(over, ADA), ADA, NOW, LUCK)
    voting = table_of("Ada", "Ben")
    votes.propose(voting, ADA, "end", -1, {}, "greedy", NOW)

    async def told(url: str, calls: list[Any]) -> list[str]:
        """What Ben is called for, if he is told twice of everything."""
        calls[:] = [None]
        store = DatabaseStore(database, "here", 0)
        for table, why in ((again, "invited"), (voting, "vote")):
            await store.commit(Changes(table, table.fresh, [BEN], [(BEN, why)]))
            table.fresh = []
            await database.write(partial(queries.set_member, player=BEN, id=table.id, webhook=url))
        notifications = Notifications(database, Settings(str(database.url), private_hooks=True), Metrics())
        await notifications.send_due(NOW)
        await asyncio.gather(*notifications.sending)
        return sorted(json.loads(call.content)["kind"] for call in calls[1:])

    async def evening() -> None:
        with hook() as (url, calls):
            assert await told(url, calls) == ["invited", "vote"]
            waiting.decline(again, BEN, NOW)
            votes.vote(voting, BEN, False, "greedy", NOW)
            assert await told(url, calls) == []

    database.start()
    try:
        asyncio.run(evening())
    finally:
        database.stop()


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
            await asyncio.gather(*notifications.sending)
            assert len(calls) == expected, f"after {at} ms"
        assert calls[0].content == calls[1].content
        assert not await database.read(lambda connection: outbox.is_due(connection, due + 10**12))

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
        "http://8.8.8.8:25/",
    ],
)
def test_web_hooks_do_not_reach_into_the_own_network(url: str) -> None:
    with pytest.raises(BadAddress):
        asyncio.run(call_webhook(Call(url, b"{}", "key", "1"), 0, private=False))


def test_addresses_that_lead_elsewhere_are_not_public() -> None:
    for public in ("8.8.8.8", "2606:4700:4700::1111", "2a00:1450:4001:81b::200e"):
        assert is_public(public)
    for other in (
        "64:ff9b::808:808",
        "64:ff9b:1::a00:1",
        "2002:7f00:1::",
        "2002:808:808::1",
        "192.88.99.1",
        "fec0::1",
        "::8.8.8.8",
        "::127.0.0.1",
        "::ffff:8.8.8.8",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "224.0.0.1",
        "100.64.0.1",
        "::",
        "::1",
    ):
        assert not is_public(other), other


def test_what_looks_like_an_address() -> None:
    assert is_email("ada.lovelace+table@example.org")
    for bad in ("ada", "a@b@c", "a b@c.org", "a@b\nBcc: x@y", "@x", "ä@example.org", "a" * 400 + "@x.org"):
        assert not is_email(bad)
    assert is_webhook("https://example.org/hook?key=1", private=False)
    assert is_webhook("http://example.org:443/", private=False)
    assert is_webhook("http://example.org:8080/", private=True)
    assert not is_webhook("http://example.org:8080/", private=False)
    for bad in (
        "example.org",
        "file:///etc/passwd",
        "http://",
        "http://u:p@x/",
        "http://x:0/",
        "http://x y/",
        "http://[x",
    ):
        assert not is_webhook(bad, private=True)


@contextmanager
def receiver(answer: bytes | None = None) -> Iterator[tuple[str, list[bytes]]]:
    """A web server that answers with these bytes and keeps the connection; or not at all."""
    heard: list[bytes] = []
    connections: list[socket.socket] = []
    listening = socket.create_server(("127.0.0.1", 0))

    def receive() -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = listening.accept()
                connections.append(connection)
                heard.append(connection.recv(65_536))
                if answer is not None:
                    connection.sendall(answer)

    thread = threading.Thread(target=receive)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/hook", heard
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        thread.join()
        for connection in (listening, *connections):
            connection.close()


def test_calls_are_signed() -> None:
    """What a receiver checks: the HMAC of the time and the body, with the key that only they know."""
    key, body = Identity("a secret of at least thirty-two characters").hook_key("ada"), b'{"kind":"turn"}'
    with receiver(b"HTTP/1.1 204 No Content\r\n\r\n") as (url, heard):
        asyncio.run(call_webhook(Call(url, body, key, "7"), 1_700_000_000, private=True))
    head, _, sent = heard[0].partition(b"\r\n\r\n")
    mac = hmac.new(key.encode(), b"1700000000." + sent, hashlib.sha256).hexdigest()
    assert f"Captain-Signature: t=1700000000,v1={mac}".encode() in head.split(b"\r\n")
    assert b"Captain-Delivery: 7" in head.split(b"\r\n")
    assert signature(key, 1_700_000_000, sent) == f"t=1700000000,v1={mac}"
    assert sent == body


@pytest.mark.parametrize("answer", [None, b"", b"HTTP/1.1 20", b"HTTP/1.1 500 Broken\r\n", b"hello\r\n", b"x" * 9000])
def test_a_call_has_a_time_limit_of_its_own(answer: bytes | None) -> None:
    with receiver(answer) as (url, _), pytest.raises((OSError, ValueError)):
        asyncio.run(call_webhook(Call(url, b"{}", "key", "1"), 0, private=True, seconds=0.2))


def test_a_slow_receiver_holds_up_nobody_else(tmp_path: Path) -> None:
    """Nobody waits for deliveries; one receiver has two at a time, and what waits is tried later."""
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    table = table_of("Ada", "Ben", game="el_capitan", first=0)
    due = table.fresh[-1][1]

    async def evening(slow: str, quick: str, heard: list[bytes]) -> None:
        store = DatabaseStore(database, "here", 0)
        await store.commit(Changes(table, table.fresh, [ADA, BEN], [(ADA, "over")] * 10 + [(BEN, "over")]))
        await database.write(lambda connection: queries.set_member(connection, ADA, table.id, webhook=slow))
        await database.write(lambda connection: queries.set_member(connection, BEN, table.id, webhook=quick))
        notifications = Notifications(database, Settings(str(database.url), private_hooks=True), Metrics())
        await notifications.send_due(due)
        assert len(notifications.sending) == EACH + 1
        while len(notifications.sending) > EACH:
            await asyncio.sleep(0.01)
        assert len(heard) == 1
        await notifications.stop()
        waiting = await database.read(lambda connection: connection.execute(select(NOTIFICATIONS.c.tries)).all())
        assert [row.tries for row in waiting] == [0] * 10, "those that were not sent are tried again"

    database.start()
    try:
        with receiver() as (slow, _), receiver(b"HTTP/1.1 204 No Content\r\n\r\n") as (quick, heard):
            asyncio.run(evening(slow, quick.replace("127.0.0.1", "localhost"), heard))
    finally:
        database.stop()


def test_no_address_is_asked_often(tmp_path: Path) -> None:
    with ThreadServer(tmp_path, smtp="smtp://127.0.0.1:1") as server:
        headers = {"X-Captain": "1", "Origin": server.address}
        codes = []
        for _ in range(4):
            with httpx.Client(base_url=server.address, headers=headers) as somebody:
                opened = somebody.post(
                    "/api/tables", json={"game": "capitol", "seats": [{"kind": "me"}, {"kind": "bot"}]}
                )
                notify = f"/api/tables/{opened.json()['table']}/notify"
                codes.append(somebody.post(notify, json={"email": "victim@example.org"}).status_code)
                assert not somebody.post(notify, json={}).json()["email"]
        assert codes == [200, 200, 200, 429]


def test_without_smtp_there_is_no_e_mail(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada:
            table = await ada.open(["me", "bot"])
            refused = await ada.post(f"/api/tables/{table}/notify", {"email": "ada@example.org"}, 403)
            assert refused["error"][0] == "server-no-email"

    asyncio.run(evening())
