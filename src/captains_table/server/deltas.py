"""Deltas: what the viewers of a table have been sent, seat by seat, and what has changed since.

All who view a table from the same seat get the same messages, so each is made once: `view` for everything, `step` for
what is different from before.
"""

from __future__ import annotations

from typing import Any

from captains_table.core.scene import Piece
from captains_table.play.acts import begun
from captains_table.play.player_view import PlayerView, player_view
from captains_table.play.table import Table
from captains_table.play.timeline import LogLine
from captains_table.server.wire import (
    Data,
    can_out,
    choices_out,
    clocks_out,
    encoded,
    log_out,
    piece_change,
    piece_out,
    seat_out,
    turn_out,
)

LOG = 200
"""How many entries of the log a view has."""


class SeatDeltas:
    """The table as the viewers from one seat (or the spectators) were last sent it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.seen: PlayerView = player_view(table, seat)
        self.order = list(self.seen.pieces)
        """The pieces in the order in which the viewers have them."""
        self.settled = begun(table).settled
        self.told = self._news(table, self.settled)
        """The log entries after those that keep their places."""
        self.pace = clocks_key(table)

    def view(self, table: Table, seen: int, at: int) -> str:
        """Everything."""
        game, now = table.game, self.seen
        log = begun(table).log(self.seat)
        message: Data = {
            "t": "view",
            "n": now.length,
            "u": now.back,
            "seat": seat_out(self.seat),
            "pieces": [piece_out(game, now.view, now.pieces[name]) for name in self.order],
            "turn": turn_out(now),
            "choices": choices_out(game, now),
            "log": log_out(game, now.view, log[-LOG:]),
            "first": max(0, len(log) - LOG),
            "scores": now.scores,
            "can": can_out(now),
            "seen": seen,
        }
        clocks = clocks_out(table, at)
        if clocks is not None:
            message["clocks"] = clocks
        return encoded(message)

    def step(self, table: Table, at: int) -> str | None:
        """What is different from before; None if nothing is. Going back is no step: it needs new deltas."""
        before, self.seen = self.seen, player_view(table, self.seat)
        message: Data = {}
        _put(message, "pieces", _pieces(table, before, self.seen, self.order))
        _put(message, "turn", _other(turn_out(before), turn_out(self.seen)))
        _put(message, "choices", _choices(table, before, self.seen))
        message |= self._log(table)
        _put(message, "scores", _other(before.scores, self.seen.scores))
        _put(message, "can", _other(can_out(before), can_out(self.seen)))
        pace, self.pace = self.pace, clocks_key(table)
        if pace != self.pace:
            message["clocks"] = clocks_out(table, at)
        if not message and before.length == self.seen.length:
            return None
        return encoded({"t": "step", "n": self.seen.length, "from": before.length, **message})

    def _log(self, table: Table) -> Data:
        """New entries, from the first one that was not there before or has another place now; and from which number
        on entries go, where one has moved up."""
        news = self._news(table, self.settled)
        same = 0
        for (number, entry, _), (known, told, _) in zip(news, self.told, strict=False):
            if number != known or entry is not told:
                break
            same += 1
        stale = self.told[same:]
        self.settled = begun(table).settled
        self.told = [line for line in news if line[0] >= self.settled]
        if not news[same:]:
            return {}
        moved_up = {"cut": stale[0][0]} if stale and stale[0][0] < news[same][0] else {}
        return {"log": log_out(table.game, self.seen.view, news[same:]), **moved_up}

    def _news(self, table: Table, start: int) -> list[LogLine]:
        return begun(table).log(self.seat, start)


def clocks_key(table: Table) -> Any:
    """Changes when the clocks have to be told again."""
    if table.clocks.left is None and table.clocks.absence is None:
        return None
    return sorted(table.clocks.since.items()), list(table.clocks.left or ())


def _put(message: Data, key: str, value: Any) -> None:
    if value is not None:
        message[key] = value


def _other(before: Any, now: Any) -> Any:
    return None if before == now else now


def _pieces(table: Table, before: PlayerView, now: PlayerView, order: list[str]) -> Data | None:
    """Pieces that are new or changed, those that are gone, and those that have another place among those of their
    slot. `order` is the order that the viewers have them in, and is brought up to date."""
    old, new = before.pieces, now.pieces
    same = set(map(id, old.values()))
    changed = [piece for piece in new.values() if id(piece) not in same and old.get(piece.id) != piece]
    gone = [name for name in old if name not in new] if old.keys() - new.keys() else []
    added = [piece.id for piece in changed if piece.id not in old]
    if gone or added:
        order[:] = [name for name in order if name in new] + added
    last = _misplaced(order, new, _doubtful(old, new, changed))
    if last:
        moved = set(last)
        order[:] = [name for name in order if name not in moved] + last
    out: Data = {}
    if changed:
        out["set"] = [_changed(table, before, now, piece) for piece in changed]
    if gone:
        out["gone"] = gone
    if last:
        out["last"] = last
    return out or None


def _doubtful(old: dict[str, Piece], new: dict[str, Piece], changed: list[Piece]) -> set[str] | None:
    """The slots whose pieces may lie in another order than before; None: all of them may."""
    if [name for name in old if name in new] != [name for name in new if name in old]:
        return None
    return {piece.slot for piece in changed if (was := old.get(piece.id)) is None or was.slot != piece.slot}


def _changed(table: Table, before: PlayerView, now: PlayerView, piece: Piece) -> Data:
    """A piece that is new, or what is different about it."""
    out = piece_out(table.game, now.view, piece)
    old = before.pieces.get(piece.id)
    return out if old is None else piece_change(piece_out(table.game, before.view, old), out)


def _misplaced(order: list[str], pieces: dict[str, Piece], slots: set[str] | None) -> list[str]:
    """The pieces to be put behind all others, so that those of every slot lie in the order in which they should."""
    if slots is not None and not slots:
        return []
    right = [(name, piece.slot) for name, piece in pieces.items() if slots is None or piece.slot in slots]
    wanted = {name for name, _ in right}
    place = {name: number for number, name in enumerate(order) if name in wanted}
    latest: dict[str, int] = {}
    last = []
    for name, slot in right:
        if place[name] < latest.get(slot, -1):
            latest[slot] = len(order)
            last.append(name)
        else:
            latest[slot] = place[name]
    return last


def _choices(table: Table, before: PlayerView, now: PlayerView) -> Any:
    """All choices, or what is different if that is shorter and leaves them in their order."""
    if before.choices == now.choices:
        return None
    add = [text for text, choice in now.choices.items() if before.choices.get(text) != choice]
    drop = [text for text in before.choices if text not in now.choices]
    everything = choices_out(table.game, now)
    if len(add) + len(drop) / 2 >= len(everything):
        return everything
    new = set(add)
    if [text for text in before.choices if text in now.choices and text not in new] + add != list(now.choices):
        return everything
    return {"add": [choice for choice in everything if choice[0] in new], "drop": drop}
