"""People come and go: waiting rooms, resigning and votes over sockets, rematches, and the lists of tables."""

from __future__ import annotations

import asyncio

from server.people import DiversServer, Person, play_out


def ids(listed: dict[str, list[dict[str, str]]]) -> list[str]:
    return [one["id"] for one in listed["tables"]]


def test_a_host_arranges_the_waiting_room(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as ben:
            table = await ada.open([{"kind": "me", "name": "Ada"}, "open"], listed=True, first=0)
            address = f"/api/tables/{table}"
            about = await ben.get(address)
            assert (about["host"], about["first"], about["creator"], about["you"]) == (0, 0, False, [])
            await ben.post(f"{address}/seats", status=403)
            assert len((await ada.post(f"{address}/seats"))["players"]) == 3
            async with ada.at(table) as a, ben.at(table) as b:
                await ben.post(f"{address}/join", {"seat": 1, "name": "Ben"})
                about = await ada.post(f"{address}/seats/1", {"kind": "removed"})
                assert [one["kind"] for one in about["players"]] == ["person", "open", "open"]
                assert ids(await ben.get("/api/my")) == []
                refused = await ben.post(f"{address}/join", {"seat": 2, "name": "Ben"}, 403)
                assert refused["error"] == ["play-was-removed", {}]
                await b.until("happened")
                assert b.happened[0]["phrase"] == ["play-log-removed", {"name": "Ben"}]
                await ada.post(f"{address}/seats/2", {"kind": "dropped"})
                refused = await ada.post(f"{address}/seats/1", {"kind": "dropped"}, 409)
                assert refused["error"] == ["play-wrong-number", {"players": 1, "least": 1, "most": 4}]
                refused = await ada.post(f"{address}/start", {"fewer": True}, 409)
                assert refused["code"] == "setup"
                await ada.post(f"{address}/seats/0", {"kind": "removed"}, 403)
                await ben.post(f"{address}/close", status=403)
                await ada.post(f"{address}/close")
                await a.settled(lambda: a.table.get("status") == "closed")
            for person in (ada, ben):
                assert table not in ids(await person.get("/api/tables")) + ids(await person.get("/api/my"))

    asyncio.run(evening())


def test_start_with_fewer_resign_and_remove_from_the_list(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as ben:
            table = await ada.open([{"kind": "me", "name": "Ada"}, "open", "open"], first=1)
            address = f"/api/tables/{table}"
            await ben.post(f"{address}/join", {"seat": 2, "name": "Ben"})
            about = await ada.post(f"{address}/start", {"fewer": True})
            assert (about["status"], [one["name"] for one in about["players"]]) == ("playing", ["Ada", "Ben"])
            assert (await ada.get("/api/my/turns"))["tables"] == [{"table": table, "game": "divers"}]
            assert (await ben.post(f"{address}/hide", status=409))["error"] == ["play-still-playing", {}]
            async with ada.at(table) as a, ben.at(table) as b:
                await a.until("view")
                await b.until("view")
                assert (await b.ask(t="resign", seat=0))["code"] == "not-yours"
                assert (await b.ask(t="resign", seat=1))["t"] == "ok"
                await a.settled(lambda: a.over and a.table["status"] == "over")
                assert a.turn["winners"] == [0]
                assert (await b.ask(t="move", n=b.n, u=b.u, seat=1, e="dive 1"))["code"] in ("not-now", "not-your-turn")
            (listed,) = (await ben.get("/api/my"))["tables"]
            assert listed["result"] == {"scores": a.scores, "winners": [0], "ended": "resigned"}
            assert "ended: resigned after event" in await ada.get(f"{address}/record")
            assert (await ada.get("/api/my/turns"))["tables"] == []
            assert await ben.post(f"{address}/hide") == {"table": table}
            assert ids(await ben.get("/api/my")) == []
            assert ids(await ada.get("/api/my")) == [table]

    asyncio.run(evening())


def test_people_agree_to_end_and_are_invited_to_a_rematch(shared: DiversServer) -> None:
    async def evening() -> None:
        async with (
            Person(shared.address) as ada,
            Person(shared.address) as ben,
            Person(shared.address) as cleo,
        ):
            table = await ada.open([{"kind": "me", "name": "Ada"}, "open", "open", "bot"])
            for seat, (person, name) in enumerate(((ben, "Ben"), (cleo, "Cleo")), 1):
                await person.post(f"/api/tables/{table}/join", {"seat": seat, "name": name})
            async with ada.at(table) as a, ben.at(table) as b, cleo.at(table) as c:
                await c.until("view")
                assert (await a.ask(t="propose", what="replace", about=1))["phrase"][0] == "play-not-away"
                assert (await a.ask(t="propose", what="end"))["t"] == "ok"
                await b.until("vote")
                assert b.vote["asked"] == [1, 2]
                assert (await b.ask(t="vote", yes=True))["t"] == "ok"
                assert (await b.ask(t="vote", yes=True))["phrase"] == ["play-no-vote"]
                await c.ask(t="vote", yes=True)
                await a.settled(lambda: a.over and a.table["status"] == "over")
                assert (a.turn["winners"], a.table["result"]["ended"]) == ([], "agreed")
                again = (await ada.post(f"/api/tables/{table}/rematch"))["table"]
                await c.settled(lambda: c.table.get("rematch") == again)
                await c.settled(lambda: c.happened[-1]["phrase"] == ["play-log-rematch", {"who": {"s": 0}}])
            invited = next(one for one in (await cleo.get("/api/my"))["tables"] if one["id"] == again)
            assert (invited["you"], invited["invited"], invited["players"][2]["name"]) == ([], [2], "Cleo")
            assert invited["players"][2]["invited"]
            await ada.post(f"/api/tables/{again}/decline", status=403)
            await cleo.post(f"/api/tables/{again}/decline")
            assert again not in ids(await cleo.get("/api/my"))
            assert (await ben.post(f"/api/tables/{table}/rematch"))["table"] == again
            about = await ada.post(f"/api/tables/{again}/start", {"level": "random"})
            assert [one["kind"] for one in about["players"]] == ["person", "person", "bot", "bot"]
            async with ada.at(again) as a, ben.at(again) as b:
                await a.until("view")
                await b.until("view")
                await asyncio.gather(play_out(a), play_out(b))

    asyncio.run(evening())
