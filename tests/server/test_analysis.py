"""The analysis of a finished game, over HTTP and with the thinkers' real processes."""

from __future__ import annotations

import asyncio
from typing import Any

from tools.serving import GENEROUS

from server.people import DiversServer, Person, play_out


async def _complete(person: Person, table: str) -> Any:
    """Ask until it is there."""
    while True:
        found = await person.post(f"/api/tables/{table}/analysis")
        if found["slips"] is not None:
            return found
        await asyncio.sleep(0.05)


def test_a_finished_game_is_analysed_for_whoever_asks(database: str) -> None:
    async def evening(server: DiversServer) -> None:
        async with Person(server.address) as ada, Person(server.address) as ben:
            random = {"kind": "bot", "level": "random"}
            running, *tables = [await ada.open(["me", random]) for _ in range(3)]
            refused = await ada.post(f"/api/tables/{running}/analysis", {}, 409)
            assert refused["code"] == "not-now", "until the end there are secrets"
            for table in tables:
                async with ada.at(table) as screen:
                    await screen.until("view")
                    await play_out(screen)
            one, other = tables
            found = await _complete(ada, one)
            count = (await ada.get(f"/api/tables/{one}"))["n"]
            assert (found["done"], found["count"]) == (count, count)
            assert found["chances"][-1]["n"] == count
            assert {len(chance["shares"]) for chance in found["chances"]} == {2}
            costs = [slip["cost"] for slip in found["slips"]]
            assert 0 < len(costs) <= 5
            assert costs == sorted(costs, reverse=True)
            log = (await ada.get(f"/api/tables/{one}/at/{count}"))["log"]
            for slip in found["slips"]:
                entry = log[slip["n"]]
                assert (entry["w"], entry["p"]) == (slip["seat"], slip["chosen"])
                assert slip["better"] != slip["chosen"]
            assert await _complete(ben, one) == found, "it costs nothing once it is known"
            assert (await ada.post(f"/api/tables/{other}/analysis", {}, 429))["code"] == "rate"

    with DiversServer(database, limits=(*GENEROUS, "analyses=1")) as server:
        asyncio.run(evening(server))
