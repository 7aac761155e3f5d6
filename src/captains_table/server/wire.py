"""The wire: what is seen at a table as the plain data of `docs/protocol.md`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from captains_table.core.contract import SPECTATOR, State
from captains_table.core.game import Game, Phrase
from captains_table.core.match import Entry
from captains_table.core.scene import Piece
from captains_table.play.player_view import PlayerView
from captains_table.play.table import Seat, Table
from captains_table.play.timeline import LogLine
from captains_table.texts.speech import LANGUAGES

Data = dict[str, Any]
_ENCODER = msgspec.json.Encoder()
_TEXT = re.compile(r"^([a-z][\w-]*) *=((?:.*\n?)(?:(?:[ \t}].*)?\n)*)", re.MULTILINE)
_FACT = re.compile(r"\$([\w-]+)")


def encoded(data: Any) -> str:
    """As JSON."""
    return _ENCODER.encode(data).decode("utf-8")


# Phrases


def facts_needed(game: Game) -> dict[str, set[str]]:
    """Which facts each text of a game is about in at least one language, or the few words for it as a choice."""
    return _facts_needed(game.folder)


@cache
def _facts_needed(folder: Path) -> dict[str, set[str]]:
    needed: dict[str, set[str]] = {}
    for language in LANGUAGES:
        source = (folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        for text in _TEXT.finditer(source):
            for name in (text[1], re.sub("^choice-", "event-", text[1])):
                needed.setdefault(name, set()).update(_FACT.findall(text[2]))
    return needed


def phrase_out(game: Game, state: State, phrase: Phrase) -> list[Any]:
    """A phrase, with seats and named things marked as such, without facts that no language needs."""
    needed = facts_needed(game).get(phrase.text)
    facts: Data = {}
    for key, value in phrase.arguments.items():
        if needed is not None and key not in needed:
            continue
        if key == "who" or key.startswith("who_"):
            facts[key] = {"s": int(value)}
            continue
        named = game.voice(state, key, value) if needed is not None else None
        facts[key] = {"r": named} if named is not None else value if isinstance(value, str) else int(value)
    return [phrase.text, facts] if facts else [phrase.text]


def rivals_out(game: Game, state: State) -> list[Any]:
    """The names of automatic opponents."""
    names = game.rivals(game.figures_of(state))
    return [[game.voice(state, "rival", name) or f"rival-{name}"] for name in names]


# What is seen


def piece_out(game: Game, view: State, piece: Piece) -> Data:
    """A piece on the table."""
    out: Data = {"i": piece.id, "y": piece.symbol, "s": piece.slot}
    if piece.owner >= 0:
        out["o"] = piece.owner
    if piece.text:
        out["x"] = piece.text
    if piece.label is not None:
        out["l"] = phrase_out(game, view, piece.label)
    return out


def piece_change(before: Data, now: Data) -> Data:
    """What is different about a piece: just the fields that are, null for one that is gone."""
    change = {key: value for key, value in now.items() if key == "i" or before.get(key) != value}
    return change | {key: None for key in before if key not in now}


def turn_out(seen: PlayerView) -> Data:
    """Whose turn it is, or who has won."""
    if seen.winners is not None:
        return {"seats": [], "over": True, "winners": seen.winners}
    return {"seats": seen.acting}


def choices_out(game: Game, seen: PlayerView) -> list[Any]:
    """What the viewer may choose, in words and on which pieces."""
    return [
        [text, phrase_out(game, seen.view, choice.phrase), *([choice.pieces] if choice.pieces else [])]
        for text, choice in seen.choices.items()
    ]


def can_out(seen: PlayerView) -> Data:
    """What else the viewer may do."""
    return {"undo": seen.can.undo, "restart": seen.can.restart, "hint": seen.can.hint}


def log_out(game: Game, state: State, log: Sequence[LogLine]) -> list[Data]:
    """What happened."""
    return [_entry_out(game, state, *line) for line in log]


def _entry_out(game: Game, state: State, number: int, entry: Entry, phrase: Phrase) -> Data:
    out: Data = {"n": number, "w": entry.seat, "e": entry.text, "p": phrase_out(game, state, phrase)}
    if entry.tale:
        told = [Phrase(f"told-{happening.kind}", happening.arguments) for happening in entry.tale]
        out["told"] = [phrase_out(game, state, said) for said in told]
        if game.count(entry.tale) is not None:
            out["count"] = True
    return out


def clocks_out(table: Table, at: int) -> Data | None:
    """The clocks, if anybody's time is measured."""
    left = table.clocks.reading(at)
    if left is None and table.clocks.absence is None:
        return None
    out: Data = {"running": sorted(table.clocks.since), "at": at, "until": table.clocks.deadline()}
    if left is not None:
        out["left"] = left
    return out


# The table


def summary(table: Table) -> Data:
    """What everybody may know of a table without viewing the game; also what the index of tables keeps."""
    setup = table.setup
    timeline = table.timeline
    out: Data = {
        "id": table.id,
        "game": setup.game,
        "players": [_player(number, seat) for number, seat in enumerate(table.seats)],
        "options": sorted(setup.options),
        "edition": timeline.match.edition.label if timeline is not None else table.game.own_edition().label,
        "status": table.status,
        "undo": setup.undo,
        "hints": setup.hints,
        "listed": setup.listed,
        "pace": setup.pace,
        "clock": {"minutes": setup.clock.minutes, "increment": setup.clock.increment} if setup.clock else None,
        "absent_hours": setup.absent_hours,
        "n": table.length,
        "turn": {"seats": table.acting()},
        "opened": table.opened,
        "changed": table.changed,
        "rivals": rivals_out(table.game, timeline.match.state) if timeline is not None else [],
    }
    if table.rematch is not None:
        out["rematch"] = table.rematch
    if setup.origin is not None:
        out["origin"] = {"table": setup.origin.table, "at": setup.origin.at}
    return out


def _player(number: int, seat: Seat) -> Data:
    out: Data = {"seat": number, "name": seat.name, "kind": seat.kind, "online": False}
    if seat.is_bot:
        out["level"] = seat.level
    if seat.away:
        out["away"] = True
    return out


def summary_for(stored: Data, owners: Sequence[str], creator: str, player: str, online: Sequence[int] = ()) -> Data:
    """A summary as one person gets it."""
    players = [{**one, "online": one["seat"] in online} for one in stored["players"]]
    mine = [seat for seat, owner in enumerate(owners) if player and owner == player]
    return {**stored, "players": players, "you": mine, "creator": bool(player) and creator == player}


def seat_out(seat: int) -> int | None:
    """A viewer's seat; null is everybody's view."""
    return None if seat == SPECTATOR else seat
