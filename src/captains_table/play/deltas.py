"""Deltas: what the viewers of a table have been sent, by seat, and what has changed since.

All viewers with the same seat get the same messages, so each is made once: `view` for everything, `step` for the
changes.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from captains_table.play.acts import begun
from captains_table.play.messages import Step, View, encoded
from captains_table.play.player_view import PlayerView, player_view
from captains_table.play.sent_pieces import SentPieces
from captains_table.play.table import Table
from captains_table.play.wire import (
    choices_out,
    clocks_out,
    entry_out,
    log_out,
    prompt_out,
    seat_out,
    spotlight_out,
    standing_out,
    turn_out,
    wastes_out,
)
from captains_table.play.wire_types import Choice, ChoiceChanges, LogEntry

LOG = 200
"""The maximum number of log entries in a view."""


Entries = dict[tuple[int, int], LogEntry]
"""Log entries as they are sent, by their numbers as viewers count them and their true ones: those of different seats
are mostly the same."""


class SeatDeltas:
    """The table as the viewers of one seat (or the spectators) were last sent it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.seen: PlayerView = player_view(table, seat)
        self.pieces = SentPieces(self.seen.scene)
        self.stable = begun(table).sealed_from
        """Log entries before this number keep their places."""
        self.sent = begun(table).log(seat, self.stable)
        """The log entries from there on."""
        self.pace = clocks_key(table)

    def view(self, table: Table, seen: int, at: int) -> str:
        """Everything, for a viewer who has seen this much of the game."""
        return encoded(self.everything(table, seen, at))

    def everything(self, table: Table, seen: int, at: int) -> View:
        """The message of `view`."""
        game, now = table.game, self.seen
        log = begun(table).log(self.seat)
        return View(
            n=now.length,
            u=now.back,
            seat=seat_out(self.seat),
            pieces=self.pieces.all(game, now.view),
            turn=turn_out(now),
            prompt=prompt_out(game, now),
            choices=choices_out(game, now),
            log=log_out(game, now.view, log[-LOG:]),
            first=max(0, len(log) - LOG),
            scores=now.scores,
            can=now.can,
            wastes=wastes_out(game, now),
            standing=standing_out(game, now),
            seen=seen,
            spotlight=spotlight_out(game, now.view, now.spotlight) or UNSET,
            clocks=clocks_out(table, at) or UNSET,
        )

    def step(self, table: Table, at: int, entries: Entries) -> str | None:
        """What has changed; None if nothing has. An undo (`has_gone_back`) is not a step: it needs new deltas.
        `entries`: those of the steps of other seats, for the same change of the table."""
        game, before, self.seen = table.game, self.seen, player_view(table, self.seat)
        message = Step(self.seen.length, before.length)
        message.pieces = self.pieces.change(game, self.seen.view, self.seen.scene)
        message.turn = _other(turn_out(before), turn_out(self.seen))
        if before.prompt != self.seen.prompt:
            message.prompt = _other(prompt_out(game, before), prompt_out(game, self.seen))
        message.choices = _choices(table, before, self.seen)
        self._add_log(table, message, entries)
        message.scores = _other(before.scores, self.seen.scores)
        message.can = _other(before.can, self.seen.can)
        if before.wastes or self.seen.wastes:
            message.wastes = _other(wastes_out(game, before), wastes_out(game, self.seen))
        if before.standing != self.seen.standing:
            message.standing = _other(standing_out(game, before), standing_out(game, self.seen))
        if before.spotlight != self.seen.spotlight:
            message.spotlight = spotlight_out(game, self.seen.view, self.seen.spotlight)
        pace, self.pace = self.pace, clocks_key(table)
        if pace != self.pace:
            message.clocks = clocks_out(table, at) or UNSET
        return None if message.is_empty() else encoded(message)

    def has_gone_back(self, table: Table) -> bool:
        """Whether something was undone since, as far as the viewers can tell."""
        return begun(table).back_for(self.seat) != self.seen.back

    def _add_log(self, table: Table, message: Step, entries: Entries) -> None:
        """New log entries, from the first one that is new or has moved; and the number from which entries are removed,
        if one has moved up."""
        news = begun(table).log(self.seat, self.stable)
        same = 0
        for now, was in zip(news, self.sent, strict=False):
            if (now.number, now.entry.seat, now.entry.event) != (was.number, was.entry.seat, was.entry.event):
                break
            same += 1
        stale, fresh = self.sent[same:], news[same:]
        self.stable = begun(table).sealed_from
        self.sent = [line for line in news if line.number >= self.stable]
        if fresh:
            for line in fresh:
                if (line.number, line.place) not in entries:
                    entries[line.number, line.place] = entry_out(table.game, self.seen.view, line)
            message.log = [entries[line.number, line.place] for line in fresh]
            if stale and stale[0].number < fresh[0].number:
                message.cut = stale[0].number


def clocks_key(table: Table) -> Any:
    """Changes when the clocks have to be sent again."""
    if table.clocks.left is None and table.clocks.absence is None:
        return None
    return sorted(table.clocks.since.items()), list(table.clocks.left or ())


def _other(before: Any, now: Any) -> Any:
    return UNSET if before == now else now


def _choices(table: Table, before: PlayerView, now: PlayerView) -> list[Choice] | ChoiceChanges | UnsetType:
    """All choices, or the changes if they are shorter and preserve the order."""
    if before.choices == now.choices:
        return UNSET
    add = [text for text, choice in now.choices.items() if before.choices.get(text) != choice]
    drop = [text for text in before.choices if text not in now.choices]
    if len(add) + len(drop) / 2 >= len(now.choices):
        return choices_out(table.game, now)
    new = set(add)
    if [text for text in before.choices if text in now.choices and text not in new] + add != list(now.choices):
        return choices_out(table.game, now)
    return ChoiceChanges(choices_out(table.game, now, add), drop)
