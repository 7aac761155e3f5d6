"""A live table: one table in memory and its viewers. Sends them what has happened."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import UNSET

from captains_table.core.contract import SPECTATOR
from captains_table.play.deltas import Entries, SeatDeltas
from captains_table.play.facts import Answered, Asked, Fact, Moved, Proposed, Said, TookBack, Voted
from captains_table.play.messages import (
    Ask,
    ChatMessage,
    Chats,
    Happened,
    Presence,
    TableMessage,
    VoteMessage,
    encoded,
)
from captains_table.play.player_view import same_to_all
from captains_table.play.table import OVER, Table
from captains_table.play.votes import voters_of
from captains_table.play.wire import event_out, owners_of, summary, summary_for
from captains_table.play.wire_types import Chat, TableInfo

_OF_THE_GAME = (Moved, TookBack, Asked, Answered, Proposed, Voted, Said)
"""Facts that do not change the seats."""
HOST = -1
"""The host among the people at a table, who may not have a seat."""


class Viewer(Protocol):
    """A viewer of a table, who is sent messages about it."""

    player: str
    """Who it is; empty for somebody unknown."""
    seat: int
    """The seat whose view is shown, or SPECTATOR."""

    def send(self, message: str) -> None:
        """Send a message, without waiting."""


@dataclass(frozen=True)
class Attendance:
    """Who is connected to a table: the seats of players, and the number of spectators."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


class LiveTable:
    """A table and its viewers."""

    def __init__(self, table: Table, at: int, seen: dict[str, int] | None = None) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        """Held while the table changes, until everybody has been sent the change."""
        self.is_doubtful = False
        """The table may differ from the store: nothing of it may be shown before it is reloaded."""
        self._owners = [seat.player for seat in table.seats]
        """The owners of the seats, as stored."""
        self.viewers: set[Viewer] = set()
        self.thinking: set[int] = set()
        self.touched = at
        """When the table was last used."""
        self.seen: dict[str, int] = dict(seen or {})
        """How much of the game each person has seen."""
        self.elsewhere: dict[str, Attendance] = {}
        """Who is connected through other processes."""
        self._loaded = at
        self._left: dict[str, int] = {}
        """When people who have been here since the table was loaded were last connected."""
        self._deltas: dict[int, SeatDeltas] = {}
        self._members = set(self.seen)
        self._status = table.status
        self._question = self._ask()
        self._vote = self._open_vote()
        self._events = table.events[-1] if table.events else None
        """The last event of the table that viewers were sent."""
        self._waited_for: set[str] = self._choosing()

    # For the store

    def new_members(self) -> list[str]:
        """People with a seat, or invited to one, who had none before."""
        return sorted(set(filter(None, owners_of(self.table))) - self._members)

    def notifications(self) -> list[tuple[str, str]]:
        """Who is to be notified (if they have subscribed), and why: it is their turn (`turn`), the game is over
        (`over`), they are asked to vote (`vote`), or invited to a seat (`invited`)."""
        online = {viewer.player for viewer in self.viewers}
        people = {seat.player for seat in self.table.seats if seat.player}
        if self.table.status == OVER and self._status != OVER:
            return [(player, "over") for player in sorted(people - online)]
        news = {
            "turn": self._choosing() - self._waited_for,
            "vote": set(voters_of(self.table)) if self._vote.seat is None else set(),
            "invited": {seat.invited for seat in self.table.seats} & set(self.new_members()),
        }
        return [(player, why) for why, players in news.items() for player in sorted(players - online)]

    def committed(self) -> None:
        """The store has committed what it was given."""
        self._owners = [seat.player for seat in self.table.seats]
        self._members |= set(filter(None, owners_of(self.table)))
        self._waited_for = self._choosing()

    def _choosing(self) -> set[str]:
        return {self.table.seats[seat].player for seat in self.table.people_acting()}

    # Viewers

    def enter(self, viewer: Viewer, at: int) -> None:
        """Send everything to a new viewer."""
        self.touched = at
        before = self.attendance()
        self.viewers.add(viewer)
        viewer.seat = self.seat_for(viewer)
        self.show(viewer, at)
        if self.attendance() != before:
            self.send_presence()

    def leave(self, viewer: Viewer, at: int) -> None:
        """A viewer has left."""
        before = self.attendance()
        self.viewers.discard(viewer)
        self.touched = at
        self._left[viewer.player] = at
        self._forget_deltas()
        if self.attendance() != before:
            self.send_presence()

    def show(self, viewer: Viewer, at: int) -> None:
        """Send everything to one viewer."""
        viewer.send(self.table_message(viewer.player))
        if self.table.timeline is not None:
            viewer.send(self._view(viewer.seat, viewer.player, at))
        if self.table.events:
            events = [event_out(self.table, event) for event in self.table.events]
            viewer.send(encoded(Happened(events, whole=True)))
        heard = self.table.chats if self.table.may_chat(viewer.player) else ()
        viewer.send(encoded(Chats([Chat(chat.at, _seat(chat.seat), chat.name, chat.text) for chat in heard])))
        if self.table.question is not None:
            viewer.send(encoded(self._ask()))
        if self.table.vote is not None:
            viewer.send(encoded(self._open_vote()))

    def sit(self, viewer: Viewer, seat: int, at: int) -> None:
        """A viewer with several seats views the table from another one of them, or as a spectator."""
        viewer.seat = seat
        viewer.send(self._view(seat, viewer.player, at))
        self._forget_deltas()

    def seat_for(self, viewer: Viewer) -> int:
        """The seat whose view a person gets: their own; of several, the one that has to choose, unless that would
        reveal anything."""
        table = self.table
        mine = table.seats_of(viewer.player)
        if not mine or table.timeline is None:
            return SPECTATOR
        if len(mine) == 1:
            return mine[0]
        choosing = [seat for seat in table.people_acting() if seat in mine]
        if viewer.seat in choosing:
            return viewer.seat
        if same_to_all(table, mine):
            return choosing[0] if choosing else viewer.seat if viewer.seat in mine else mine[0]
        return SPECTATOR if choosing or viewer.seat not in mine else viewer.seat

    def online(self) -> list[int]:
        """The seats of people who are connected."""
        return sorted(self.attendance().seats - {HOST})

    def attendance(self) -> Attendance:
        """Who is connected."""
        all_of_them = [self.attendance_here(), *self.elsewhere.values()]
        seats = frozenset[int]().union(*(one.seats for one in all_of_them))
        return Attendance(seats, sum(one.watching for one in all_of_them))

    def attendance_here(self) -> Attendance:
        """Who is connected through this process. People who can't be identified count once for each of their pages."""
        here = {viewer.player for viewer in self.viewers if viewer.player}
        unknown = sum(not viewer.player for viewer in self.viewers)
        seats = {seat for seat, player in enumerate(self._owners) if player in here}
        host = {HOST} if self.table.creator in here else set()
        return Attendance(frozenset(seats | host), len(here - set(self._owners)) + unknown)

    def note_elsewhere(self, process: str, there: Attendance, at: int) -> None:
        """Another process reports who is connected through it."""
        before = self.elsewhere.pop(process, Attendance())
        for seat in before.seats - there.seats:
            self._left[self._person(seat)] = at
        if there != Attendance():
            self.elsewhere[process] = there
        self.send_presence()

    def absent(self) -> dict[str, int]:
        """The people of the table who are not connected, and since when, as far as that is known."""
        here = {self._person(seat) for seat in self.attendance().seats}
        people = {self.table.creator, *self._owners} - here - {""}
        return {player: self._left.get(player, self._loaded) for player in people}

    def _person(self, seat: int) -> str:
        return self.table.creator if seat == HOST else self._owners[seat] if seat < len(self._owners) else ""

    # Sending

    def send_facts(self, facts: Sequence[Fact], at: int) -> None:
        """Send everybody what has happened: the facts have been applied and committed."""
        table = self.table
        for fact in facts:
            if isinstance(fact, Said):
                allowed = [viewer for viewer in self.viewers if table.may_chat(viewer.player)]
                self._send_all(encoded(ChatMessage(at, _seat(fact.seat), fact.name, fact.text)), allowed)
        if all(isinstance(fact, Said) for fact in facts):
            return
        if table.status != self._status or not all(isinstance(fact, _OF_THE_GAME) for fact in facts):
            self._status = table.status
            self.send_table()
        if table.timeline is not None:
            self._send_game(at)
        self._send_events()
        question = self._ask()
        if question != self._question:
            self._question = question
            self._send_all(encoded(question))
        vote = self._open_vote()
        if vote != self._vote:
            self._vote = vote
            self._send_all(encoded(vote))

    def _send_events(self) -> None:
        """Send everybody the new events about seats and votes."""
        news = list(self.table.events)
        if self._events in news:
            news = news[news.index(self._events) + 1 :]
        if news:
            self._events = news[-1]
            self._send_all(encoded(Happened([event_out(self.table, event) for event in news])))

    def _send_game(self, at: int) -> None:
        """Send a step to viewers whose seat is unchanged, and a view to the others and to those who see an undo.
        Viewers who can't tell that anything has happened are sent nothing."""
        self._deltas = {seat: deltas for seat, deltas in self._deltas.items() if not deltas.has_gone_back(self.table)}
        entries: Entries = {}
        steps = {seat: deltas.step(self.table, at, entries) for seat, deltas in self._deltas.items()}
        for viewer in list(self.viewers):
            seat = self.seat_for(viewer)
            if seat != viewer.seat or seat not in steps:
                viewer.seat = seat
                viewer.send(self._view(seat, viewer.player, at))
            else:
                step = steps[seat]
                if step is not None:
                    viewer.send(step)
        self._forget_deltas()

    def replace(self, table: Table, at: int) -> None:
        """The table was reloaded: send everything again."""
        self.table = table
        self.is_doubtful = False
        self._owners = [seat.player for seat in table.seats]
        self._deltas = {}
        self._status = table.status
        self._question = self._ask()
        self._vote = self._open_vote()
        self._events = table.events[-1] if table.events else None
        self._waited_for = self._choosing()
        for viewer in list(self.viewers):
            viewer.seat = self.seat_for(viewer)
            self.show(viewer, at)

    def send_table(self) -> None:
        """Send everybody the seats and the state of the table; all spectators get the same message."""
        known = {self.table.creator, *owners_of(self.table)}
        by_player: dict[str, list[Viewer]] = {}
        for viewer in self.viewers:
            by_player.setdefault(viewer.player if viewer.player in known else "", []).append(viewer)
        for player, viewers in by_player.items():
            self._send_all(self.table_message(player), viewers)

    def send_presence(self) -> None:
        """Send everybody who is connected."""
        self._send_all(encoded(Presence(self.online(), self.attendance().watching)))

    def table_message(self, player: str) -> str:
        """The table in the form in which one person gets it."""
        return encoded(TableMessage(self.summary_for(player)))

    def summary_for(self, player: str) -> TableInfo:
        """The summary in the form in which one person gets it."""
        owners = owners_of(self.table)
        found = summary_for(summary(self.table), owners, self.table.creator, player, self.online())
        found.watching = self.attendance().watching
        return found

    def _view(self, seat: int, player: str, at: int) -> str:
        deltas = self._deltas.get(seat)
        if deltas is None:
            deltas = self._deltas[seat] = SeatDeltas(self.table, seat)
        return deltas.view(self.table, self.seen.get(player, 0), at)

    def _ask(self) -> Ask:
        question = self.table.question
        if question is None:
            return Ask(None)
        answers = {str(seat): yes for seat, yes in question.answers.items()}
        return Ask(question.seat, question.restart, answers)

    def _open_vote(self) -> VoteMessage:
        vote = self.table.vote
        if vote is None:
            return VoteMessage(None)
        answers = {str(seat): yes for seat, yes in vote.answers.items()}
        return VoteMessage(vote.seat, vote.what, vote.about if vote.about >= 0 else UNSET, vote.asked, answers)

    def _send_all(self, message: str, viewers: Collection[Viewer] | None = None) -> None:
        for viewer in list(self.viewers if viewers is None else viewers):
            viewer.send(message)

    def _forget_deltas(self) -> None:
        viewed = {viewer.seat for viewer in self.viewers}
        for seat in [seat for seat in self._deltas if seat not in viewed]:
            del self._deltas[seat]


def _seat(seat: int) -> int | None:
    """The seat of somebody who chats; null is a spectator."""
    return seat if seat >= 0 else None
