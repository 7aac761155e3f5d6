"""The devices that are one person: listed, and signed out from any of them."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from captains_table.server.devices import device_name
from captains_table.server.identity import COOKIE, Identity
from server.people import DiversServer, Person

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


def test_a_device_is_signed_out_from_another_one(shared: DiversServer) -> None:
    """From then on it is nobody: its socket is closed, its cookie says nothing any more."""

    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as phone:
            phone.http.headers["User-Agent"] = PHONE
            await ada.post("/api/name", {"name": "Ada"})
            code = (await ada.post("/api/device"))["code"]
            assert await phone.post("/api/device/redeem", {"code": code}) == {"name": "Ada"}
            table = await ada.open(["me", "bot"], first=0)
            listed = (await ada.get("/api/devices"))["devices"]
            assert sorted((one["name"], one["here"]) for one in listed) == [("", True), ("Firefox, Android", False)]
            lost = next(one["id"] for one in listed if not one["here"])
            async with phone.at(table) as p:
                await p.until("view")
                assert p.seat == 0
                left = (await ada.post(f"/api/devices/{lost}/revoke"))["devices"]
                assert [one["here"] for one in left] == [True]
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await p.receive()
            async with phone.at(table) as p:
                await p.until("view")
                assert p.seat is None, "a spectator like others"
            assert (await phone.get("/api/my"))["tables"] == []
            assert (await phone.get("/api/devices"))["devices"] == []
            assert (await ada.get(f"/api/tables/{table}"))["you"] == [0]

    asyncio.run(evening())


def test_nobody_signs_out_devices_of_others(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as eve:
            await ada.post("/api/name", {"name": "Ada"})
            mine = (await ada.get("/api/devices"))["devices"][0]["id"]
            await eve.post("/api/name", {"name": "Eve"})
            await eve.post(f"/api/devices/{mine}/revoke")
            assert (await ada.get("/api/my"))["name"] == "Ada"

    asyncio.run(evening())


@pytest.mark.slow
def test_what_was_signed_out_stays_so_after_a_restart(database: str) -> None:
    async def evening() -> None:
        with DiversServer(database) as server:
            async with Person(server.address) as ada:
                await ada.post("/api/name", {"name": "Ada"})
                mine = (await ada.get("/api/devices"))["devices"][0]["id"]
                await ada.post(f"/api/devices/{mine}/revoke")
                server.stop()
                server.start()
                assert (await ada.get("/api/my"))["name"] == ""

    asyncio.run(evening())


class Visit:
    """A request, as far as it says who makes it."""

    def __init__(self, cookie: str) -> None:
        self.cookies = {COOKIE: cookie}


def test_cookies_name_the_device_and_older_ones_are_good() -> None:
    identity, player = Identity("secret"), "p" * 22
    for device, cookie in (("12345678", identity.signed(player, "12345678")), ("earlier", identity.signed(player))):
        assert identity.player_and_device(Visit(cookie)) == (player, device)  # type: ignore[arg-type]
        assert identity.player(Visit(cookie.replace(player, "q" * 22))) == ""  # type: ignore[arg-type]
        identity.revoked.add((player, device))
        assert identity.player_and_device(Visit(cookie)) == ("", "")  # type: ignore[arg-type]
    moved = identity.signed(player, "12345678").replace("12345678", "87654321")
    assert identity.player(Visit(moved)) == ""  # type: ignore[arg-type]


def test_devices_are_called_as_people_call_them() -> None:
    safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1"
    assert [device_name(agent) for agent in (PHONE, safari, "curl/8.0")] == ["Firefox, Android", "Safari, iPhone", ""]
