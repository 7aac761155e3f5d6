"""Makes the fixture `tests/server/previous/`: tables written by the server of an earlier release.

The tables are played over HTTP and sockets, so any release can write them: run this with the interpreter and the tests
of that release, from the folder in which both are checked out.

    git -C today worktree add ../previous 8c2f2ba && make -C previous .venv/.ready
    PYTHONPATH=previous/tests:today previous/.venv/bin/python -m tools.stored_tables today/tests/server/previous

Chance is the server's, so every run makes other games, and games in which a changed rule shows are rare. Play many;
with the names of tables as further arguments, all others are dropped again:

    ... -m tools.stored_tables today/tests/server/previous lisboa-0 three auction

`tables.sql.gz` is the whole database; `tables.json` says what each table is for and has the cookies of its players.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from server.people import Person, Screen
from tools.serving import ServerProcess

Data = dict[str, Any]
CAPTAINS = ("fer-blanc", "brise-lame", "tire-bourse", "veuve-carmine")
SOLOS = 160
BOTS_THINK = 0.02
"""Seconds between two checks while bots choose."""
Taste = Callable[[Screen, list[str]], str]
"""Picks one of the choices."""


class Evening:
    """Tables in progress and their players."""

    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self.address = address
        self.stack = stack
        self.luck = random.Random(14)
        self.tables: list[Data] = []

    async def person(self) -> Person:
        """Create a new person."""
        return await self.stack.enter_async_context(Person(self.address))

    async def sit(
        self, about: str, game: str, people: Sequence[str], others: Sequence[Data] = (), **wishes: Any
    ) -> list[Screen]:
        """Open a table with these people (the first one is the host) and others; return the screens of the people."""
        first = await self.person()
        persons = [first, *[await self.person() for _ in people[1:]]]
        seats = [{"kind": "me", "name": people[0]}, *[{"kind": "open"} for _ in people[1:]], *others]
        table = await first.open(seats, game, **wishes)
        for seat, (person, name) in enumerate(zip(persons, people, strict=True)):
            if seat:
                await person.post(f"/api/tables/{table}/join", {"seat": seat, "name": name})
        self.note(about, table, game, persons)
        return [await self.screen(person, table) for person in persons]

    def note(self, about: str, table: str, game: str, persons: Sequence[Person]) -> None:
        """Record what a table is for."""
        cookies = [person.http.cookies["captain"] for person in persons]
        self.tables.append({"table": table, "about": about, "game": game, "cookies": cookies})

    async def screen(self, person: Person, table: str) -> Screen:
        """The screen of a person at a table."""
        screen = await self.stack.enter_async_context(person.at(table))
        await screen.until("chats")
        return screen

    async def play(
        self, screens: Sequence[Screen], enough: Callable[[Sequence[Screen]], bool], taste: Taste | None = None
    ) -> None:
        """Let the people choose until a condition holds or the game is over."""
        while not enough(screens) and not screens[0].over:
            for screen in screens if len(screens) > 1 or not screens[0].my_turn else ():
                await screen.ask(t="sync")
            chooser = next((screen for screen in screens if screen.my_turn), None)
            if chooser is None:
                await asyncio.sleep(BOTS_THINK)
            else:
                await chooser.move((taste or self.any)(chooser, list(chooser.choices)))

    def any(self, _: Screen, texts: list[str]) -> str:
        """No preference."""
        return self.luck.choice(texts)

    def spender(self, screen: Screen, texts: list[str]) -> str:
        """Sails to Lisboa, builds neutral warehouses there, and spends everything it has."""
        for wish in ("build neutral", "> lisboa", "sail lisboa", "buy lisboa", "build", "buy"):
            liked = [text for text in texts if wish in text]
            if liked and (wish != "build neutral" or in_lisboa(screen)):
                return self.luck.choice(liked)
        return self.luck.choice([text for text in texts if text not in ("pass", "end")] or texts)


def in_lisboa(screen: Screen) -> bool:
    """Whether the last voyage of this seat went to Lisboa."""
    sails = [entry["e"] for entry in screen.log if entry["w"] == screen.seat and entry["e"].startswith("sail")]
    return bool(sails) and ("> lisboa" in sails[-1] or sails[-1].startswith("sail lisboa"))


def events(number: int) -> Callable[[Sequence[Screen]], bool]:
    """Stop after this many events."""
    return lambda screens: screens[0].n >= number


async def el_capitan(evening: Evening) -> None:
    """Two players with Lisboa, three with a bot, four with everything."""
    for number in range(8):
        two = await evening.sit(f"lisboa-{number}", "el_capitan", ["Ada", "Ben"], options=["lisboa"])
        await evening.play(two, events(30 + 10 * number), evening.spender)
    bot = {"kind": "bot", "level": "greedy"}
    three = await evening.sit("three", "el_capitan", ["Ada", "Ben"], [bot])
    await evening.play(three, events(60))
    await three[0].ask(t="chat", text="Good evening!")
    await evening.play(three, lambda screens: screens[0].my_turn)
    local = {"kind": "local", "name": "Dora"}
    await evening.sit("outer", "el_capitan", ["Ada", "Ben"], [local, bot], options=["canarias", "lisboa", "porto"])


async def capitol(evening: Evening) -> None:
    """In the middle of an auction; with bots; finished."""
    auction = await evening.sit("auction", "capitol", ["Ada", "Ben"])
    await evening.play(auction, lambda screens: any("bid done" in screen.choices for screen in screens))
    bidder = next(screen for screen in auction if screen.my_turn)
    await bidder.move(next((text for text in bidder.choices if text != "bid done"), "bid done"))
    bot = {"kind": "bot", "level": "greedy"}
    four = await evening.sit("four", "capitol", ["Ada", "Ben"], [bot, bot], undo="consent")
    await evening.play(four, events(80))
    await four[0].ask(t="undo", seat=0)
    finished = await evening.sit("finished", "capitol", ["Ada", "Ben"])
    await evening.play(finished, lambda _: False)


async def captains_war(evening: Evening) -> None:
    """In the middle of a sealed phase; the duel; with six; solo with each captain, finished, and forked."""
    three = await evening.sit("sealed", "captains_war", ["Ada", "Ben", "Cleo"])
    await evening.play(three, lambda screens: screens[0].n > 60 and len(screens[0].turn["seats"]) == 3)
    await next(screen for screen in three[1:] if screen.my_turn).move()
    duel = await evening.sit("duel", "captains_war", ["Ada", "Ben"])
    await evening.play(duel, events(120))
    bot = {"kind": "bot", "level": "greedy"}
    six = await evening.sit("six", "captains_war", ["Ada"], [bot] * 5)
    await evening.play(six, events(60))
    for number in range(SOLOS):
        captain = CAPTAINS[number % len(CAPTAINS)]
        solo = await evening.sit(f"{captain}-{number}", "captains_war", ["Ada"], options=[captain])
        enough = events(evening.luck.randrange(60, 100))
        await evening.play(solo, (lambda _: False) if number % 3 else enough)
        if solo[0].over:
            await fork(evening, f"{captain}-{number}")


async def fork(evening: Evening, about: str) -> None:
    """A table that begins with all events of another one."""
    source = next(table for table in evening.tables if table["about"] == about)
    person = await evening.person()
    person.http.cookies.set("captain", source["cookies"][0])
    n = (await person.get(f"/api/tables/{source['table']}"))["n"]
    new = (await person.post(f"/api/tables/{source['table']}/fork", {"at": n - 1}))["table"]
    evening.note(f"fork-of-{about}", new, source["game"], [person])


async def write(address: str) -> list[Data]:
    """Play all tables, and list them."""
    async with AsyncExitStack() as stack:
        evening = Evening(address, stack)
        await el_capitan(evening)
        await capitol(evening)
        await captains_war(evening)
        await evening.sit("waiting", "el_capitan", ["Ada"], [{"kind": "open"}, {"kind": "open"}])
        return evening.tables


def make(folder: Path) -> None:
    """Play, and write both files."""
    with tempfile.TemporaryDirectory() as place:
        database = str(Path(place) / "tables.db")
        with ServerProcess(database) as server:
            tables = asyncio.run(write(server.address))
        with sqlite3.connect(database) as connection:
            keep(folder, connection, tables)


def thin(folder: Path, names: Sequence[str]) -> None:
    """Drop all tables except those with these names."""
    tables = json.loads((folder / "tables.json").read_text(encoding="utf-8"))
    kept = [table for table in tables if table["about"] in names]
    with sqlite3.connect(":memory:") as connection:
        connection.executescript(gzip.decompress((folder / "tables.sql.gz").read_bytes()).decode("utf-8"))
        ids = json.dumps([table["table"] for table in kept])
        for of, column in (("facts", "table_id"), ("members", "table_id"), ("letters", "table_id"), ("tables", "id")):
            connection.execute(f"DELETE FROM {of} WHERE {column} NOT IN (SELECT value FROM json_each(?))", [ids])
        connection.commit()
        keep(folder, connection, kept)


def keep(folder: Path, connection: sqlite3.Connection, tables: Sequence[Data]) -> None:
    """Write both files."""
    folder.mkdir(parents=True, exist_ok=True)
    dump = "\n".join(connection.iterdump())
    (folder / "tables.sql.gz").write_bytes(gzip.compress(dump.encode("utf-8"), mtime=0))
    (folder / "tables.json").write_text(json.dumps(tables, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[2:]:
        thin(Path(sys.argv[1]), sys.argv[2:])
    else:
        make(Path(sys.argv[1]))
