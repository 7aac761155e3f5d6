"""Notifications on devices: a real service receives them, and a device reads them with its own key."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import select
from tools.serving import GENEROUS

from captains_table.server.delivery import BadAddress, is_push_service, post
from captains_table.server.schema import SUBSCRIPTIONS
from captains_table.server.web_push import Sender, decoded, encoded, encrypt, is_device_key, new_key
from captains_table.texts.speech import Words
from server.in_thread import ThreadServer
from server.people import Person
from server.receivers import Posted, receiving

SECRET = bytes(range(16))


@dataclass
class Device:
    """A browser that has subscribed somewhere."""

    service: str
    language: str = "en"
    key: EllipticCurvePrivateKey = field(default_factory=lambda: generate_private_key(SECP256R1()))

    def body(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.service,
            "key": encoded(point),
            "auth": encoded(SECRET),
            "language": self.language,
        }

    def read(self, content: bytes) -> Any:
        """What was sent to it, by the library that other programs use for that."""
        return json.loads(http_ece.decrypt(content, private_key=self.key, auth_secret=SECRET, version="aes128gcm"))


@contextmanager
def service() -> Iterator[tuple[str, list[Posted]]]:
    """A browser's own service, which does not know the device `gone` any more."""
    with receiving(lambda posted, _: 410 if "gone" in posted.path else 201) as (address, got):
        yield f"{address}/send/", got


async def _until(fits: Any) -> None:
    for _ in range(600):
        if fits():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("nothing came")


def _subscribed(server: ThreadServer) -> list[str]:
    found = select(SUBSCRIPTIONS.c.endpoint).order_by(SUBSCRIPTIONS.c.endpoint)
    return server.run(server.services.database.read(lambda connection: list(connection.scalars(found))))


def test_every_device_of_whose_turn_it_is_gets_a_message_only_it_can_read(tmp_path: Path) -> None:
    async def evening(server: ThreadServer, url: str, heard: list[Any]) -> None:
        async with Person(server.address) as ada, Person(server.address) as tablet, Person(server.address) as ben:
            phone, big = Device(f"{url}phone", "de"), Device(f"{url}tablet", "fr")
            assert await ada.post("/api/push", phone.body()) == {"push": True}
            code = (await ada.post("/api/device"))["code"]
            await tablet.post("/api/device/redeem", {"code": code})
            await tablet.post("/api/push", big.body())
            await tablet.post("/api/push", big.body())
            await ben.post("/api/push", Device(f"{url}ben").body())
            table = await ada.open([{"kind": "me", "name": "Ada"}, "bot"], "el_capitan", first=1)
            await _until(lambda: len(heard) >= 2)
            assert sorted(posted.path for posted in heard) == ["/send/phone", "/send/tablet"]
            for posted in heard:
                device, say = (phone, Words("de")) if posted.path.endswith("phone") else (big, Words("fr"))
                message, headers = device.read(posted.content), posted.headers
                assert message["table"] == table
                assert message["title"] == say("server-notification-turn", game="El Capitán")
                assert "Ada" in message["text"]
                assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", table)
                assert int(headers["TTL"]) > 0
                assert Vapid02.verify(headers["Authorization"])
                key = headers["Authorization"].partition("k=")[2]
                assert key == (await ada.get("/api/server"))["push"]
                claims = json.loads(decoded(headers["Authorization"].split(".")[1]))
                assert claims["aud"] == url.removesuffix("/send/")
                assert b"Ada" not in posted.content

    with (
        service() as (url, heard),
        ThreadServer(tmp_path, *GENEROUS, "notify_seconds=0", private_hooks=True) as server,
    ):
        asyncio.run(evening(server, url, heard))


def test_devices_that_have_gone_are_forgotten(tmp_path: Path) -> None:
    """Because their service says so, because their owner does, or because they belong to somebody else now."""

    async def evening(server: ThreadServer, url: str, heard: list[Any]) -> None:
        async with Person(server.address) as ada, Person(server.address) as ben:
            await ada.post("/api/push", Device(f"{url}gone").body())
            await ada.open(["me", "bot"], "el_capitan", first=1)
            await _until(lambda: heard and not _subscribed(server))

            shared = Device(f"{url}shared")
            await ada.post("/api/push", shared.body())
            await ben.post("/api/push", shared.body())
            assert _subscribed(server) == [f"{url}shared"], "a browser is one person's"
            assert await ben.post("/api/push") == {"push": False}
            assert _subscribed(server) == []

            await ada.post("/api/push", shared.body())
            (here,) = (await ada.get("/api/devices"))["devices"]
            await ada.post(f"/api/devices/{here['id']}/revoke")
            assert _subscribed(server) == [], "a device that was signed out hears nothing"

            await ben.post("/api/push", shared.body())
            async with Person(server.address) as dora:
                code = (await dora.post("/api/device"))["code"]
            await ben.post("/api/device/redeem", {"code": code})
            assert _subscribed(server) == [], "whoever takes a device over is asked again"

    with (
        service() as (url, heard),
        ThreadServer(tmp_path, *GENEROUS, "notify_seconds=0", private_hooks=True) as server,
    ):
        asyncio.run(evening(server, url, heard))


def test_what_is_no_subscription_is_refused(tmp_path: Path) -> None:
    good = Device("https://push.example.org/send/1").body()
    wrong = [
        good | {"endpoint": "http://push.example.org/send/1"},
        good | {"endpoint": "https://push.example.org:8443/"},
        good | {"endpoint": "ftp://push.example.org/"},
        good | {"key": encoded(b"\x04" + bytes(64))},
        good | {"key": "?"},
        good | {"auth": encoded(b"short")},
    ]

    async def evening(server: ThreadServer) -> None:
        async with Person(server.address) as ada:
            assert await ada.post("/api/push", good) == {"push": True}
            for body in wrong:
                assert (await ada.post("/api/push", body, 409))["code"] == "setup", body
            server.services.notifications.sender = None
            assert (await ada.post("/api/push", good, 403))["code"] == "not-allowed"
            assert "push" not in await ada.get("/api/server")

    with ThreadServer(tmp_path) as server:
        asyncio.run(evening(server))


def test_endpoints_do_not_reach_into_the_own_network() -> None:
    assert is_push_service("https://push.example.org/" + "x" * 600, private=False)
    assert not is_push_service("https://push.example.org/" + "x" * 1000, private=False)
    for url in ("https://127.0.0.1/", "https://localhost/", "https://10.0.0.1/", "https://[::1]/"):
        with pytest.raises(BadAddress):
            asyncio.run(post(url, {}, b"", private=False))


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    auth, salt = "BTBZMqHH6r4Tts7J_aSIgg", decoded("DGv6ra1nlYgDCS1FRnbzlw")
    own = derive_private_key(int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), SECP256R1())
    assert is_device_key(key, auth)
    assert encoded(encrypt(b"When I grow up, I want to be a watermelon", key, auth, own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_the_key_of_a_server_stays_the_same(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with ThreadServer(tmp_path) as server:
            sender = server.services.notifications.sender
            assert sender is not None
            keys.append(sender.public)
    assert keys[0] == keys[1] != Sender(new_key(), "mailto:a@example.org").public
