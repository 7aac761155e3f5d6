"""Talk: what a socket may say (`docs/protocol.md`), and what is done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from captains_table.bots import USUAL
from captains_table.core.contract import SPECTATOR
from captains_table.play import acts, undo
from captains_table.play.clicks import meant_by
from captains_table.play.errors import Illegal, NoHints, NotYours, NotYourTurn, Stale
from captains_table.server import queries
from captains_table.server.errors import Malformed
from captains_table.server.live_table import LiveTable
from captains_table.server.live_tables import LiveTables, now
from captains_table.server.thinking import task_for
from captains_table.server.wire import encoded, phrase_out

if TYPE_CHECKING:
    from captains_table.server.sockets import SocketViewer

Id = int | Annotated[str, msgspec.Meta(max_length=40)] | None
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Notation = Annotated[str, msgspec.Meta(max_length=acts.LONGEST_NOTATION)]


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """Something said by a client."""

    id: Id = None


class Move(Message, tag="move"):
    """Choose."""

    n: Number
    seat: SeatNumber
    e: Notation
    u: Number | None = None


class Undo(Message, tag="undo"):
    """Take back."""

    seat: SeatNumber


class Restart(Message, tag="restart"):
    """Start the turn over."""

    seat: SeatNumber


class Answer(Message, tag="answer"):
    """Consent, or not."""

    yes: bool


class Hint(Message, tag="hint"):
    """What would a bot do?"""

    seat: SeatNumber


class Why(Message, tag="why"):
    """Why not? Asked of an event, or of a piece on the table that offers none."""

    seat: SeatNumber
    e: Notation | None = None
    piece: Annotated[str, msgspec.Meta(max_length=80)] | None = None


class Chat(Message, tag="chat"):
    """Say something."""

    text: Annotated[str, msgspec.Meta(max_length=4000)]


class Seen(Message, tag="seen"):
    """Having looked so far."""

    n: Number


class Sit(Message, tag="sit"):
    """PlayerView from another of one's seats."""

    seat: SeatNumber | None


class Sync(Message, tag="sync"):
    """Everything again."""


Any_Message = Move | Undo | Restart | Answer | Hint | Why | Chat | Seen | Sit | Sync
_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any_Message)


def read_message(text: str | bytes) -> Message:
    """A message, or Malformed."""
    try:
        message: Message = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(why=str(error)[:200]) from None
    return message


async def heed(live_tables: LiveTables, live: LiveTable, viewer: SocketViewer, message: Message) -> None:
    """Do what a message asks for, or raise Refused."""
    id, player = live.table.id, viewer.player
    match message:
        case Move():
            seen = (message.n, message.u)
            await live_tables.act(id, lambda table: acts.move(table, player, message.seat, message.e, seen, now()))
        case Undo() | Restart():
            whole = isinstance(message, Restart)
            await live_tables.act(id, lambda table: undo.undo(table, player, message.seat, now(), whole))
        case Answer(yes=yes):
            await live_tables.act(id, lambda table: undo.answer(table, player, yes, now()))
        case Chat(text=text):
            viewer.may_chat()
            name = await live_tables.database.read(lambda connection: queries.name_of(connection, player))
            await live_tables.act(id, lambda table: acts.say(table, player, name, text, now()))
        case Why():
            await _why(live, viewer, message)
        case Hint(seat=seat):
            viewer.may_ask_hint()
            await _hint(live_tables, live, viewer, message.id, seat)
        case Seen(n=n):
            await _seen(live_tables, live, player, n)
        case Sit(seat=seat):
            await _sit(live, viewer, seat)
        case Sync():
            async with live.lock:
                live.show(viewer, now())


async def _why(live: LiveTable, viewer: SocketViewer, asked: Why) -> None:
    """The clause that forbids something, or what it would do."""
    async with live.lock:
        table, seat = live.table, asked.seat
        acts.own_seat(table, viewer.player, seat)
        timeline = acts.begun(table)
        if seat not in table.acting():
            raise NotYourTurn(seat=seat + 1)
        view = timeline.match.view_to_choose(seat)
        if asked.piece is not None:
            event = meant_by(table.game, view, asked.piece)
        else:
            event = acts.event_of(timeline, asked.e or "")
        answer: dict[str, Any] = {"t": "why", "e": table.game.text(view, event)}
        try:
            acts.refused(timeline, seat, event)
            answer["phrase"] = phrase_out(table.game, view, table.game.tell(view, event))
        except Illegal as illegal:
            answer["phrase"] = phrase_out(table.game, view, illegal.phrase)
            answer["clause"] = illegal.clause
    viewer.answer(answer, asked.id)


async def _hint(live_tables: LiveTables, live: LiveTable, viewer: SocketViewer, id: Id, seat: int) -> None:
    """What a bot would choose."""
    table = live.table
    acts.own_seat(table, viewer.player, seat)
    timeline = acts.begun(table)
    if not table.setup.hints:
        raise NoHints()
    if seat not in table.acting():
        raise NotYourTurn(seat=seat + 1)
    seen = (timeline.settled, timeline.chosen[seat], timeline.back)
    text = await live_tables.thinkers.choose(task_for(table, seat, USUAL))
    async with live.lock:
        timeline = acts.begun(live.table)
        if seen != (timeline.settled, timeline.chosen[seat], timeline.back) or seat not in live.table.acting():
            raise Stale()
        view = timeline.match.view_to_choose(seat)
        phrase = phrase_out(table.game, view, table.game.tell(view, table.game.event(view, text)))
    viewer.answer({"t": "hint", "e": text, "phrase": phrase}, id)


async def _seen(live_tables: LiveTables, live: LiveTable, player: str, n: int) -> None:
    """Remember how much somebody has looked at."""
    n = min(n, live.table.length)
    if live.table.seats_of(player) and live.seen.get(player) != n:
        live.seen[player] = n
        table = live.table.id
        await live_tables.database.write(lambda connection: queries.set_member(connection, player, table, seen=n))


async def _sit(live: LiveTable, viewer: SocketViewer, seat: int | None) -> None:
    """PlayerView from one's seat, or from none."""
    async with live.lock:
        acts.begun(live.table)
        if seat is not None and seat not in live.table.seats_of(viewer.player):
            raise NotYours(seat=seat + 1)
        live.sit(viewer, SPECTATOR if seat is None else seat, now())


def error_message(live: LiveTable | None, refused: Any, id: Id) -> str:
    """What is answered to what was refused."""
    phrase = [refused.phrase.text, dict(refused.phrase.arguments)]
    if live is not None and live.table.timeline is not None:
        phrase = phrase_out(live.table.game, live.table.timeline.match.state, refused.phrase)
    message: dict[str, Any] = {"t": "error", "code": refused.code, "phrase": phrase}
    if refused.clause is not None:
        message["clause"] = refused.clause
    if id is not None:
        message["id"] = id
    return encoded(message)
