"""Whole games over real sockets: secret choices, and their undos, leave no trace in what others are sent."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from pathlib import Path
from zlib import crc32

import pytest

from server.people import DiversServer, Person, Screen

PASSING = re.compile(r"(bid|crew) (?!done)|(buy|recruit|acquire) ")
"""Sealed choices after which the seat still has to choose."""
TIMES = re.compile(r'"(opened|changed)":\d+')


@pytest.mark.slow
@pytest.mark.parametrize("game", ["capitol", "captains_war"])
def test_who_changes_their_mind_in_secret_is_not_noticed(game: str, tmp_path: Path) -> None:
    """Two games with the same dice and the same choices. In one of them Ada tries this and that before she settles:
    Ben, Cleo and a spectator are sent the same bytes, message by message, from the first to the last."""

    async def evening() -> None:
        plain, doubts = await _course(game, tmp_path / "plain.db", fickle=False)
        fickle, more = await _course(game, tmp_path / "fickle.db", fickle=True)
        assert (doubts, more > 4) == (0, True)
        assert [len(stream) for stream in plain] == [len(stream) for stream in fickle]
        assert plain == fickle

    asyncio.run(evening())


async def _course(game: str, database: Path, *, fickle: bool) -> tuple[list[list[str]], int]:
    """A whole game: what Ben, Cleo and a spectator were sent, and how often Ada changed her mind."""
    luck, doubts = random.Random(3), 0
    with DiversServer(str(database), LUCK="8") as server:
        async with contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(server.address)) for _ in range(4)]
            table = await people[0].open([{"kind": "me", "name": "Ada"}, "open", "open"], game, first=0)
            for seat, name in ((1, "Ben"), (2, "Cleo")):
                await people[seat].post(f"/api/tables/{table}/join", {"seat": seat, "name": name})
            screens = [await stack.enter_async_context(person.at(table)) for person in people]
            for screen in screens:
                await screen.until("view")
            while not screens[0].over:
                chooser = next(screen for screen in screens if screen.my_turn)
                choices = sorted(chooser.choices)
                text = choices[crc32(f"{chooser.n} {choices}".encode()) % len(choices)]
                passing = [choice for choice in choices if PASSING.match(choice)]
                if fickle and chooser is screens[0] and passing and doubts < 40:
                    await chooser.move(luck.choice(passing))
                    assert chooser.my_turn
                    assert (await chooser.ask(t="undo", seat=0))["t"] == "ok"
                    doubts += 1
                assert (await chooser.move(text))["t"] == "ok"
                await asyncio.gather(*map(_hear_out, screens))
            return [[_timeless(text, table) for text in screen.wire] for screen in screens[1:]], doubts


async def _hear_out(screen: Screen) -> None:
    """The answer to a message comes after everything that was sent before it."""
    await screen.ask(t="seen", n=0)


def _timeless(message: str, table: str) -> str:
    """A message without what differs between the two servers."""
    return TIMES.sub(r'"\1":0', message.replace(table, "TABLE"))
