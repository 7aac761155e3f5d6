"""Anything at all said over a socket: a clear error and nothing changed, or something a person could have done."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from server.people import DiversServer, Person

CODES = {
    *("malformed", "unknown", "illegal", "not-yours", "not-your-turn", "stale", "not-now", "not-allowed"),
    *("taken", "setup", "rate", "size"),
}
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
KINDS = ["move", "undo", "restart", "answer", "hint", "why", "chat", "seen", "sit", "sync", "nothing"]
FIELDS = st.fixed_dictionaries(
    {"t": st.sampled_from(KINDS)},
    optional={
        "n": st.integers(-1, 30) | ANYTHING,
        "u": st.integers(0, 3) | ANYTHING,
        "seat": st.integers(-1, 6) | ANYTHING,
        "e": st.sampled_from(["dive 1", "dive 6", "keep", "sell", "deal A 1", "first A", "", "?"]) | ANYTHING,
        "yes": st.booleans() | ANYTHING,
        "text": st.text(max_size=600) | ANYTHING,
        "id": st.integers(0, 9) | ANYTHING,
        "more": ANYTHING,
    },
)
MESSAGES = (FIELDS | ANYTHING).map(lambda value: json.dumps(value)) | st.text(max_size=50) | st.binary(max_size=50)


@pytest.fixture(scope="module")
def talk(shared: DiversServer) -> Iterator[Any]:
    """Says things at a table of two people, and returns what is answered."""
    runner = asyncio.Runner()
    ada, ben = Person(shared.address), Person(shared.address)

    async def begin() -> str:
        table = await ada.open(["me", "open", "bot"], undo="consent")
        await ben.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
        return table

    table = runner.run(begin())

    async def say(messages: list[str | bytes]) -> tuple[list[dict[str, Any]], int]:
        async with ben.at(table) as screen:
            await screen.until("view")
            for message in messages:
                await screen.socket.send(message)
            await screen.send(t="sync", id="the end")
            await screen.until(lambda message: message.get("id") == "the end")
            return screen.other, screen.n

    yield lambda messages: runner.run(say(messages))
    runner.run(ada.http.aclose())
    runner.run(ben.http.aclose())
    runner.close()


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(MESSAGES, max_size=12))
def test_anything_may_be_said(talk: Any, messages: list[str | bytes]) -> None:
    answers, _ = talk(messages)
    errors = [answer for answer in answers if answer["t"] == "error"]
    assert {answer["code"] for answer in errors} <= CODES
    assert all(isinstance(answer["phrase"][0], str) for answer in errors)
    assert len(answers) >= len([message for message in messages if message]) - _silent(messages)


def _silent(messages: list[str | bytes]) -> int:
    """Messages that may be heeded without an answer: those without an id."""
    silent = 0
    for message in messages:
        try:
            read = json.loads(message)
        except (ValueError, UnicodeDecodeError):
            continue
        silent += (isinstance(read, dict) and "id" not in read) or (isinstance(read, dict) and read["id"] is None)
    return silent


def test_long_frames(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada:
            table = await ada.open(["me", "bot"])
            async with ada.at(table) as screen:
                await screen.until("view")
                await screen.socket.send("x" * 9000)
                assert (await screen.until("error"))["code"] == "size"
                await screen.ask(t="sync")
                with contextlib.suppress(ConnectionClosed):
                    await screen.socket.send("x" * 100_000)
                    while True:
                        await screen.receive()
                assert screen.socket.close_code == 1009

    asyncio.run(evening())


def test_double_clicks_move_once(shared: DiversServer) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada:
            table = await ada.open(["me", "bot"], first=0)
            async with ada.at(table) as screen:
                await screen.until("view")
                move = {"t": "move", "n": screen.n, "u": 0, "seat": 0, "e": next(iter(screen.choices))}
                for number in range(5):
                    await screen.send(**move, id=number)
                await screen.settled(lambda: len(screen.other) == 5)
                assert [answer["t"] for answer in screen.other] == ["ok", *["error"] * 4]
                assert {answer["code"] for answer in screen.other[1:]} <= {"stale", "not-your-turn"}
            record = await ada.get(f"/api/tables/{table}/record")
            assert record.count("\nA dive") == 1

    asyncio.run(evening())
