"""A database that the previous release has written (`tools/stored_tables.py`): the game goes on at every table."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from captains_table.core.record import parse_record
from captains_table.core.replay import RulesChanged, replay
from play.shown import Data
from server.people import DiversServer, Person, Screen
from server.previous import TABLES, restore

HELD = {"lisboa-0": 20, "lisboa-5": 45, "fer-blanc-108": 58, "fork-of-brise-lame-37": 57}
"""Tables with an event that does not fit the rules any more, and how many events before it do."""
FINISHED = {"finished": 207, "fer-blanc-28": 137, "brise-lame-37": 57}
"""Finished games, and how many of their events fit."""
OTHERS = [name for name in TABLES if name not in {*HELD, *FINISHED, "waiting"}]
MOVES = 4
FUTURE, GARBAGE = "future", "garbage"


def restored(path: Path) -> None:
    """The database as it was; and in it tables of revisions that there are not."""
    connection = restore(path)
    three = TABLES["three"]["table"]
    for name, rules in ((FUTURE, "9"), (GARBAGE, '"two"')):
        connection.execute(
            "INSERT INTO tables SELECT ?, game, creator, opened, changed, status, open, 1, 1, summary "
            "FROM tables WHERE id = ?",
            (name, three),
        )
        connection.execute(
            "INSERT INTO facts SELECT ?, number, at, replace(fact, '\"creator\":', ?) FROM facts WHERE table_id = ?",
            (name, f'"rules":{rules},"creator":', three),
        )
    connection.commit()
    connection.close()


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of the previous release."""
    file = tmp_path_factory.mktemp("previous") / "tables.db"
    restored(file)
    return file


@pytest.fixture(scope="module")
def served(stored: Path) -> Iterator[DiversServer]:
    """Today's server on it."""
    with DiversServer(str(stored)) as server:
        yield server


@asynccontextmanager
async def sitting(server: DiversServer, name: str) -> AsyncIterator[tuple[list[Person], list[Screen]]]:
    """The people of a table, back at it."""
    table = TABLES[name]
    async with AsyncExitStack() as stack:
        persons = [await stack.enter_async_context(Person(server.address)) for _ in table["cookies"]]
        for person, cookie in zip(persons, table["cookies"], strict=True):
            person.http.cookies.set("captain", cookie)
        screens = [await stack.enter_async_context(person.at(table["table"])) for person in persons]
        for screen in screens:
            await screen.until("chats")
        yield persons, screens


async def play_on(screens: list[Screen], moves: int = MOVES) -> None:
    """Whoever's turn it is chooses, some times or until the end."""
    for _ in range(moves):
        while not any(screen.my_turn for screen in screens) and not screens[0].over:
            await screens[0].receive()
            for screen in screens:
                await screen.ask(t="sync")
        if screens[0].over:
            return
        chooser = next(screen for screen in screens if screen.my_turn)
        answer = await chooser.move()
        assert answer["t"] == "ok", answer
        for screen in screens:
            await screen.ask(t="sync")


async def record_of(person: Person, name: str) -> str:
    text: str = await person.get(f"/api/tables/{TABLES[name]['table']}/record")
    return text


@pytest.mark.parametrize("name", OTHERS)
def test_a_game_goes_on(served: DiversServer, name: str) -> None:
    async def evening() -> None:
        async with sitting(served, name) as (persons, screens):
            before, known_to_all = screens[0].n, screens[0].table["n"]
            assert screens[0].table["rules"] == 1
            assert "held" not in screens[0].table.get("revision", {})
            await play_on(screens)
            assert screens[0].n > before
            assert screens[0].table["rules"] == 2
            record = parse_record(await record_of(persons[0], name))
            assert record.rules == 2
            assert record.other["rules-before"] == f"1 to event {known_to_all}"

    asyncio.run(evening())


@pytest.mark.parametrize("name", HELD)
def test_a_game_that_no_longer_fits_goes_on_if_somebody_says_so(served: DiversServer, name: str) -> None:
    async def evening() -> None:
        async with sitting(served, name) as (persons, screens), Person(served.address) as stranger:
            sound = HELD[name]
            revision = screens[0].table["revision"]
            assert (screens[0].table["status"], screens[0].n, revision["held"]) == ("playing", sound, sound + 1)
            clauses = ["EC 11.5"] if name.startswith("lisboa") else ["CW 9.5", "CW 9.6"]
            assert [change["clause"] for change in revision["changes"]] == clauses
            assert {change["date"] for change in revision["changes"]} == {"2026-11-18"}
            assert all(change["what"][0].startswith("change-") for change in revision["changes"])
            assert not any(screen.my_turn for screen in screens)
            assert parse_record(await record_of(persons[0], name)).rules == 1
            refused = await screens[0].ask(t="move", n=screens[0].n, u=screens[0].u, seat=0, e="end")
            assert (refused["code"], refused["phrase"]) == ("held", ["play-is-held"])
            await stranger.post("/api/name", {"name": "Zoe"})
            async with stranger.at(TABLES[name]["table"]) as watching:
                await watching.until("chats")
                assert (await watching.ask(t="go-on"))["phrase"] == ["play-only-players"]
            assert (await screens[0].ask(t="go-on"))["t"] == "ok"
            for screen in screens:
                await screen.ask(t="sync")
                after = {key: screen.table["revision"].get(key) for key in ("held", "seat", "after")}
                assert after == {"held": None, "seat": 0, "after": sound}
            await play_on(screens)
            assert screens[0].n > sound
            record = parse_record(await record_of(persons[0], name))
            assert (record.rules, record.other["rules-before"]) == (2, f"1 to event {sound}")
            assert (await screens[0].ask(t="go-on"))["phrase"] == ["play-not-held"]

    asyncio.run(evening())


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_stays_finished(served: DiversServer, name: str) -> None:
    async def evening() -> None:
        async with sitting(served, name) as (persons, screens):
            sound = FINISHED[name]
            assert (screens[0].table["status"], screens[0].n) == ("over", sound)
            record = parse_record(await record_of(persons[0], name))
            assert record.rules == 1
            if name == "brise-lame-37":
                assert screens[0].table["revision"]["ended"]
                assert len(record.events) == 92, "all that was played can be had"
                with pytest.raises(RulesChanged, match=r"CW 9\.5, CW 9\.6 \(2026-11-18\)"):
                    replay(record)
                assert (await screens[0].ask(t="go-on"))["phrase"] == ["play-is-over"]
            else:
                assert replay(record).over
            again = await persons[0].post(f"/api/tables/{TABLES[name]['table']}/rematch")
            assert (await persons[0].get(f"/api/tables/{again['table']}"))["rules"] == 2

    asyncio.run(evening())


def test_a_table_that_waits_begins_under_the_rules_of_today(served: DiversServer) -> None:
    async def evening() -> None:
        async with sitting(served, "waiting") as (persons, screens), Person(served.address) as ben:
            table = TABLES["waiting"]["table"]
            await ben.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
            await persons[0].post(f"/api/tables/{table}/start", {"level": "greedy"})
            await screens[0].until("view")
            assert screens[0].table["rules"] == 2
            assert "revision" not in screens[0].table
            assert "rules: 2\n" in await record_of(persons[0], "waiting")

    asyncio.run(evening())


def test_lists_show_every_table(served: DiversServer) -> None:
    async def evening() -> None:
        async with Person(served.address) as person:
            for name, table in TABLES.items():
                person.http.cookies.set("captain", table["cookies"][0])
                listed = [one["id"] for one in (await person.get("/api/my"))["tables"]]
                assert table["table"] in listed, name

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("table", "is_so"),
    [
        (FUTURE, lambda body: body["error"] == ["play-newer-rules", {"rules": 9, "known": 2}]),
        (GARBAGE, lambda body: body["error"][0] == "play-unreadable-table"),
    ],
)
def test_tables_of_revisions_that_there_are_not(
    served: DiversServer, stored: Path, table: str, is_so: Callable[[Data], bool]
) -> None:
    """One sentence, nothing changed, and the server goes on."""

    async def evening() -> None:
        async with Person(served.address) as ada:
            ada.http.cookies.set("captain", TABLES["three"]["cookies"][0])
            for path in ("", "/record", "/at/3"):
                response = await ada.http.get(f"/api/tables/{table}{path}")
                assert response.status_code == 409
                assert is_so(response.json()), response.text
            response = await ada.http.post(f"/api/tables/{table}/join", json={"seat": 0})
            assert is_so(response.json()), response.text
            async with ada.at(table) as screen:
                message = await screen.receive()
                assert message["t"] == "error"
            assert (await ada.get("/api/games"))[0]["id"]
        with sqlite3.connect(stored) as connection:
            (facts,) = connection.execute("SELECT count(*) FROM facts WHERE table_id = ?", (table,)).fetchone()
            assert facts == 77

    asyncio.run(evening())


def test_a_revision_is_nothing_to_ask_for(served: DiversServer) -> None:
    async def evening() -> None:
        async with Person(served.address) as ada:
            body = {"game": "capitol", "seats": [{"kind": "me"}, {"kind": "bot"}], "rules": 1}
            assert (await ada.post("/api/tables", body, 400))["code"] == "malformed"

    asyncio.run(evening())
