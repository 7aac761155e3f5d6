"""Tables over HTTP and sockets, by real people at a real server."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from captains_table.play.counts import Count
from captains_table.play.wire_types import Name, Phrase
from play.shown import Data
from server.people import DiversServer, Person, play_out

PLAN: list[str | Data] = [{"kind": "me", "name": "Ada"}, "bot"]
GAMES = [("divers", ["me", "open", "bot"]), ("el_capitan", ["me", "open", "bot"])]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_two_people_and_a_bot_play_a_whole_game_while_somebody_watches(
    shared: DiversServer, game: str, seats: list[str], divers: None
) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as ben, Person(shared.address) as dora:
            table = await ada.open(seats, game, listed=True)
            listed = (await ben.get("/api/tables"))["tables"]
            assert table in [one["id"] for one in listed]
            async with ada.at(table) as a:
                await a.until("table")
                assert a.table["status"] == "waiting"
                await ben.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
                async with ben.at(table) as b, dora.at(table) as d:
                    await d.until("view")
                    assert d.table["you"] == []
                    await asyncio.gather(play_out(a), play_out(b), d.settled(lambda: d.over))
                    for one in (a, b, d):
                        await one.settled(lambda one=one: one.table["status"] == "over")
                    assert a.scores == b.scores == d.scores
                    assert a.n == b.n == d.n
                    assert d.seat is None
                    assert not any(list(message) for message in d.other)
            text = await dora.get(f"/api/tables/{table}/record")
            match = replay(parse_record(text))
            assert match.over
            assert len(match.entries) == a.n
            assert match.state.scores() == a.scores
            scores = await dora.get(f"/api/tables/{table}/scores")
            assert scores["scores"][-1] == a.scores
            assert len(scores["scores"]) == a.n + 1 == len(scores["turns"]) + 1
            moment = await dora.get(f"/api/tables/{table}/at/{a.n}")
            assert moment["turn"]["over"]
            assert moment["count"] == a.n
            counted = [entry["n"] for entry in moment["log"] if entry.get("count")]
            assert counted
            count = msgspec.convert(await dora.get(f"/api/tables/{table}/count/{counted[-1]}"), Count)
            phrases = [*(column.heading for column in count.columns), *(row.label for row in count.rows)]
            named = [phrase for phrase in phrases if phrase is not None and phrase.text == "count-player"]
            assert named == [Phrase("count-player", {"who": Name(seat=seat)}) for seat in range(3)]
            refused = await dora.http.get(f"/api/tables/{table}/count/0")
            assert (refused.status_code, refused.json()["error"][0]) == (404, "play-not-counted")

    asyncio.run(evening())


def test_all_screens_agree_with_everything_told_again(shared: DiversServer) -> None:
    """What steps add up to is what a view says at once."""

    async def evening() -> None:
        async with Person(shared.address) as ada:
            table = await ada.open(["me", "bot", "bot"], "el_capitan", first=0)
            async with ada.at(table) as a:
                await a.until("view")
                for _ in range(25):
                    await a.settled(lambda: a.my_turn)
                    await a.move(list(a.choices)[len(a.choices) // 2])
                await a.settled(lambda: a.my_turn)
                shown = (a.n, list(a.pieces.values()), dict(a.choices), list(a.log), a.turn, a.scores, a.can)
                await a.send(t="sync")
                await a.until("view")
                assert (a.n, list(a.pieces.values()), a.choices, a.log, a.turn, a.scores, a.can) == shown

    asyncio.run(evening())


def test_sealed_choices_find_their_places_in_the_log(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as ben:
            table = await ada.open(["me", "open"], first=0)
            await ben.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
            async with ada.at(table) as a, ben.at(table) as b:
                await a.until("view")
                await b.until("view")
                start = b.n
                await b.move()
                assert [entry["e"].split()[0] for entry in b.log if entry["n"] >= start] == ["dive"]
                await a.settled(lambda: a.turn["seats"] == [0])
                assert a.n == start
                assert not [entry for entry in a.log if entry["n"] >= start], "Ada does not know yet"
                await a.move()
                for one in (a, b):
                    await one.settled(lambda one=one: one.n == start + 2)
                    assert [(entry["n"], entry["w"]) for entry in one.log if entry["n"] >= start] == [
                        (start, 0),
                        (start + 1, 1),
                    ]

    asyncio.run(evening())


def test_undo_asking_and_answering(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as ben:
            table = await ada.open(["me", "open"], first=0)
            await ben.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
            async with ada.at(table) as a, ben.at(table) as b:
                await a.until("view")
                await b.until("view")
                start = a.n
                await a.move()
                assert a.can["undo"] == "free"
                await a.ask(t="undo", seat=0)
                assert (a.n, a.u) == (start, 1)
                await a.move()
                await b.settled(lambda: b.turn["seats"] == [1])
                assert (b.n, b.u) == (start, 0), "what was sealed and is taken back is nobody else's business"
                await b.move()
                await a.settled(lambda: a.n == start + 2)
                assert a.can["undo"] == "ask"
                await a.ask(t="undo", seat=0)
                await b.settled(lambda: b.asked.get("seat") == 0)
                stale = await a.ask(t="move", n=a.n, u=0, seat=0, e="keep")
                assert stale["code"] == "stale"
                await b.ask(t="answer", yes=True)
                await a.settled(lambda: a.u == 2)
                assert a.n == b.n == start
                assert sorted(a.turn["seats"]) == [0, 1]
                await a.settled(lambda: a.asked["seat"] is None)
                refused = await b.ask(t="answer", yes=True)
                assert refused["code"] == "not-now"

    asyncio.run(evening())


def test_why_hint_chat_and_what_was_seen(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as dora:
            table = await ada.open(PLAN, first=0, listed=True)
            async with ada.at(table) as a, dora.at(table) as d:
                await a.until("view")
                missing = next(f"dive {depth}" for depth in range(1, 7) if f"dive {depth}" not in a.choices)
                why = await a.ask(t="why", seat=0, e=missing)
                assert (why["clause"], why["phrase"][0]) == ("DI 2.2", "clause-2-2")
                refused = await a.move(missing)
                assert (refused["code"], refused["clause"]) == ("illegal", "DI 2.2")
                could = await a.ask(t="why", seat=0, e=next(iter(a.choices)))
                assert "clause" not in could
                assert could["phrase"] == a.choices[could["e"]][0]
                hint = await a.ask(t="hint", seat=0)
                assert hint["e"] in a.choices
                assert (await d.ask(t="hint", seat=0))["code"] == "not-yours"
                await a.ask(t="chat", text="<b>Ahoy</b>")
                await d.settled(lambda: d.chats)
                assert (d.chats[0]["name"], d.chats[0]["text"]) == ("Ada", "<b>Ahoy</b>")
                await a.ask(t="seen", n=a.n)
            async with ada.at(table) as again:
                view = await again.until("view")
                assert view["seen"] > 0
                chats = await again.until("chats")
                assert len(chats["chats"]) == 1

    asyncio.run(evening())


def test_one_device_several_people(shared: DiversServer) -> None:
    """Where there are secrets, nobody's view is shown until somebody says that they sit there."""

    async def evening() -> None:
        async with Person(shared.address) as ada:
            seats = [{"kind": "local", "name": "Ada"}, {"kind": "local", "name": "Ben"}]
            table = await ada.open(seats, first=0)
            async with ada.at(table) as a:
                view = await a.until("view")
                assert view["seat"] is None
                assert a.table["you"] == [0, 1]
                while not a.over:
                    seat = a.turn["seats"][0]
                    await a.ask(t="sit", seat=seat)
                    assert a.seat == seat
                    await a.settled(lambda: a.my_turn)
                    await a.move()
                    await asyncio.sleep(0.05)
                    await a.send(t="sync")
                    await a.until("view")
                    if not a.over and seat not in a.turn["seats"]:
                        assert a.seat is None, "the device is passed on"
                assert (await a.ask(t="sit", seat=4))["code"] == "not-yours"
            open_game = await ada.open(seats, "el_capitan", first=0)
            async with ada.at(open_game) as a:
                await a.until("view")
                for _ in range(6):
                    assert a.seat == a.turn["seats"][0], "nothing to hide: whoever is to choose sees their choices"
                    before = a.n
                    await a.move()
                    assert a.n > before

    asyncio.run(evening())


def test_leaving_coming_back_rematch_and_fork(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as ben:
            table = await ada.open(["me", "open"], first=0)
            await ben.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
            about = await ben.post(f"/api/tables/{table}/leave")
            assert about["players"][1]["away"]
            about = await ben.post(f"/api/tables/{table}/seats/1", {"kind": "me"})
            assert "away" not in about["players"][1]
            await ben.post(f"/api/tables/{table}/seats/0", {"kind": "bot"}, 403)
            await ben.post(f"/api/tables/{table}/rematch", {}, 409)
            await ben.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
            async with ada.at(table) as a:
                await a.until("view")
                await play_out(a)
            first, second = await asyncio.gather(
                ada.post(f"/api/tables/{table}/rematch"), ben.post(f"/api/tables/{table}/rematch")
            )
            assert first == second
            again = await ben.get(f"/api/tables/{first['table']}")
            assert (again["status"], again["you"]) == ("playing", [1])
            fork = (await ben.post(f"/api/tables/{table}/fork", {"at": 5}))["table"]
            about = await ben.get(f"/api/tables/{fork}")
            assert about["origin"] == {"table": table, "at": 5}
            assert [one["kind"] for one in about["players"]] == ["bot", "person"]
            mine = await ben.get("/api/my")
            assert mine["name"] == "Ben"
            assert {one["id"] for one in mine["tables"]} == {table, first["table"], fork}
            turns = {one["id"]: one["my_turn"] for one in mine["tables"]}
            assert turns[first["table"]]
            assert not turns[table]

    asyncio.run(evening())


def test_a_person_moves_to_another_device(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as phone, Person(shared.address) as thief:
            table = await ada.open(PLAN)
            code = (await ada.post("/api/device"))["code"]
            await phone.post("/api/device/redeem", {"code": "AAAAA-AAAAA"}, 410)
            assert await phone.post("/api/device/redeem", {"code": f" {code.lower()} "}) == {"name": "Ada"}
            assert (await phone.get(f"/api/tables/{table}"))["you"] == [0]
            await thief.post("/api/device/redeem", {"code": code}, 410)

    asyncio.run(evening())


def test_two_tabs_and_presence(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as ben:
            table = await ada.open(["me", "open"], first=0)
            await ben.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
            async with ada.at(table) as left, ada.at(table) as right:
                await left.until("view")
                await right.until("view")
                async with ben.at(table) as b:
                    await b.until("view")
                    await left.settled(lambda: left.online == [0, 1])
                await left.settled(lambda: left.online == [0])
                await left.move()
                await right.settled(lambda: right.n == left.n)
                assert (right.choices, right.log) == (left.choices, left.log)

    asyncio.run(evening())
