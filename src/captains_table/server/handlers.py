"""The handlers: what is done about each message of a client (`messages.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from captains_table.bots import USUAL
from captains_table.core.contract import SPECTATOR
from captains_table.play import acts, undo
from captains_table.play.clicks import meant_by
from captains_table.play.errors import Illegal, NoHints, NotYours, NotYourTurn, Stale
from captains_table.server import queries
from captains_table.server.live_table import LiveTable
from captains_table.server.live_tables import LiveTables, now
from captains_table.server.messages import Answer, Chat, Hint, Id, Message, Move, Restart, Seen, Sit, Sync, Undo, Why
from captains_table.server.thinking import task_for
from captains_table.server.wire import encoded, phrase_out

if TYPE_CHECKING:
    from captains_table.server.sockets import SocketViewer


async def handle(live_tables: LiveTables, live: LiveTable, viewer: SocketViewer, message: Message) -> None:
    """Do what a message asks for, or raise Refused."""
    id, player = live.table.id, viewer.player
    match message:
        case Move():
            seen = (message.n, message.u)
            await live_tables.act(
                id, lambda table, at, luck: acts.move(table, player, message.seat, message.e, seen, at, luck)
            )
        case Undo() | Restart():
            whole = isinstance(message, Restart)
            await live_tables.act(id, lambda table, at, luck: undo.undo(table, player, message.seat, at, luck, whole))
        case Answer(yes=yes):
            await live_tables.act(id, lambda table, at, luck: undo.answer(table, player, yes, at, luck))
        case Chat(text=text):
            viewer.check_chats()
            name = await live_tables.database.read(lambda connection: queries.name_of(connection, player))
            await live_tables.act(id, lambda table, at, _: acts.say(table, player, name, text, at))
        case Why():
            await _why(live, viewer, message)
        case Hint(seat=seat):
            viewer.check_hints()
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
        refusal = table.game.why_not(view, event)
        if refusal is None:
            answer["phrase"] = phrase_out(table.game, view, table.game.tell(view, event))
        else:
            answer["phrase"] = phrase_out(table.game, view, Illegal(refusal).phrase)
            answer["clause"] = refusal.clause
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
    """Remember how far somebody has seen the game."""
    n = min(n, live.table.length)
    if live.table.seats_of(player) and live.seen.get(player) != n:
        live.seen[player] = n
        table = live.table.id
        await live_tables.database.write(lambda connection: queries.set_member(connection, player, table, seen=n))


async def _sit(live: LiveTable, viewer: SocketViewer, seat: int | None) -> None:
    """View the table from one of one's seats, or from none."""
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
