"""Nothing that a seat's view hides is ever sent to it, for whole games, whatever it asks for."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from captains_table.core.contract import OPEN, SEALED, SECRET, SPECTATOR
from captains_table.core.game import games
from captains_table.core.match import knows
from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from captains_table.play.messages import encoded
from captains_table.play.player_view import scene
from captains_table.play.wire import piece_out
from play.shown import Shown
from server.people import DiversServer, Person, Screen, play_out


def _entries(message: Any) -> list[dict[str, Any]]:
    return list(message.get("log") or [])


async def _curious(person: Person, table: str, screen: Screen) -> None:
    """Repeatedly asks for everything that might reveal something."""
    while not screen.over:
        await person.http.get(f"/api/tables/{table}/record")
        n = max(0, screen.n)
        await person.http.get(f"/api/tables/{table}/at/{n}")
        await person.http.get(f"/api/tables/{table}/at/{max(0, n - 1)}")
        await person.http.get(f"/api/tables/{table}/scores")
        await asyncio.sleep(0.2)


@pytest.mark.parametrize("game", [*sorted(games()), "divers"])
def test_a_whole_game_on_the_wire(shared: DiversServer, game: str, divers: None) -> None:
    async def evening() -> None:
        async with Person(shared.address) as ada, Person(shared.address) as ben, Person(shared.address) as dora:
            heard: dict[int, list[str]] = {0: [], 1: [], SPECTATOR: []}
            for seat, person in ((0, ada), (1, ben), (SPECTATOR, dora)):
                _keep(person, heard[seat])
            table = await ada.open(["me", "open"], game)
            await ben.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
            async with ada.at(table) as a, ben.at(table) as b, dora.at(table) as d:
                curious = [
                    asyncio.create_task(_curious(*one)) for one in ((ada, table, a), (ben, table, b), (dora, table, d))
                ]
                await asyncio.gather(play_out(a), play_out(b), d.settled(lambda: d.over))
                await asyncio.gather(*curious)
                for seat, screen in ((0, a), (1, b), (SPECTATOR, d)):
                    _check_wire(game, str(await dora.get(f"/api/tables/{table}/record")), seat, screen, heard[seat])

    asyncio.run(evening())


def _keep(person: Person, texts: list[str]) -> None:
    async def keep(response: Any) -> None:
        await response.aread()
        texts.append(response.text)

    person.http.event_hooks["response"].append(keep)


def _check_wire(game: str, record: str, seat: int, screen: Screen, http: list[str]) -> None:
    """Every message sent to a seat before the end is consistent with the seat's view at that moment."""
    match = replay(parse_record(record))
    views = [match.start().view(seat), *(step.after.view(seat) for step in match.steps())]
    hidden = [entry for entry in match.entries if entry.veil == SECRET and entry.confidant != seat]
    shown, checked = Shown(), 0
    for text in screen.wire:
        message = json.loads(text)
        shown.take(message)
        if message["t"] not in ("view", "step"):
            continue
        n = message["n"]
        for told in _entries(message):
            _check_entry(match, views[min(n, len(views) - 1)], seat, told, n)
        if n < len(match.entries) and not _is_sealed(match, views[n], n):
            _check_pieces(match, views[n], list(shown.pieces.values()))
            checked += 1
    assert checked > 0
    texts = {entry.text for entry in hidden} - {
        entry.text for entry in match.entries if entry.veil == OPEN or entry.confidant == seat
    }
    before_end = [text for text in screen.wire if '"over":true' not in text]
    for secret in texts:
        assert not [text for text in before_end if f'"e":"{secret}"' in text], f"'{secret}' was told to {seat}"
    for text in http:
        if text.startswith("game: ") and len(text.splitlines()) < len(record.splitlines()):
            lines = text.splitlines()
            assert not [entry.line for entry in hidden if entry.line in lines and entry.text in texts]


def _is_sealed(match: Any, view: Any, n: int) -> bool:
    """Whether somebody chooses, or has chosen, something that nobody else knows yet."""
    return any(entry.veil == SEALED and entry.seal == view.seal for entry in match.entries[: n + 1])


def _check_entry(match: Any, view: Any, seat: int, entry: dict[str, Any], n: int) -> None:
    """The seat may know this log entry at that moment."""
    if entry["w"] == seat:
        return
    told = [real for real in match.entries[:n] if real.text == entry["e"] and real.seat == entry["w"]]
    assert told, f"{entry} never happened"
    assert any(knows(real, seat, view) for real in told), f"{entry} was told to {seat}"


def _check_pieces(match: Any, view: Any, shown: list[dict[str, Any]]) -> None:
    """The pieces in front of somebody, with their labels, are those of the seat's view and no others.

    Where several choose at once, others' choices do not count; what is told then is checked by `test_streams`.
    """
    game = match.game
    expected = json.loads(encoded([piece_out(game, view, piece) for piece in scene(game, view, []).values()]))
    assert _by_slot(shown) == _by_slot(expected)


def _by_slot(pieces: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    slots: dict[str, list[dict[str, Any]]] = {}
    for piece in pieces:
        slots.setdefault(piece["s"], []).append(piece)
    return slots
