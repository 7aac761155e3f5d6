"""The handlers: what each message of a viewer does (`messages.py`)."""

from __future__ import annotations

from msgspec import UNSET

from captains_table.core.contract import SPECTATOR, State
from captains_table.play import acts, resigning, revisions, undo, votes
from captains_table.play.clicks import meant_by
from captains_table.play.errors import NoHints, NotYours, NotYourTurn, Refused, Stale
from captains_table.play.facts import act_key
from captains_table.play.live_table import LiveTable, Viewer
from captains_table.play.live_tables import LiveTables
from captains_table.play.messages import (
    Answer,
    AskCoach,
    AskHint,
    AskWhy,
    CastVote,
    CoachWords,
    Consent,
    Done,
    ErrorMessage,
    FromViewer,
    GoOn,
    Hint,
    Id,
    Move,
    Propose,
    Resign,
    Restart,
    Say,
    Seen,
    Sit,
    Sync,
    Undo,
    Why,
)
from captains_table.play.wire import coach_out, hint_out, phrase_out, why_out
from captains_table.play.wire_types import Phrase


async def handle(live_tables: LiveTables, live: LiveTable, viewer: Viewer, message: FromViewer) -> Answer:
    """Do what a message asks for, and return the answer. Raises Refused."""
    id, player = live.table.id, viewer.player
    level = live_tables.thinkers.usual_level
    key = act_key(player, message.key) if message.key else ""
    answer: Answer = Done()
    match message:
        case Move():
            seat, text, seen = message.seat, message.e, (message.n, message.u)
            await live_tables.act(id, lambda table, at, luck: acts.move(table, player, seat, text, seen, at, luck), key)
        case Undo(seat=seat) | Restart(seat=seat):
            whole = isinstance(message, Restart)
            await live_tables.act(id, lambda table, at, luck: undo.undo(table, player, seat, at, luck, whole), key)
        case Consent(yes=yes):
            await live_tables.act(id, lambda table, at, luck: undo.answer(table, player, yes, at, luck), key)
        case Resign(seat=seat):
            await live_tables.act(
                id, lambda table, at, luck: resigning.resign(table, player, seat, level, at, luck), key
            )
        case Propose(what=what, about=about):
            seat = -1 if about is None else about
            await live_tables.act(
                id,
                lambda table, at, _: votes.propose(table, player, what, seat, live.absent(), level, at),
                key,
            )
        case CastVote(yes=yes):
            await live_tables.act(id, lambda table, at, _: votes.vote(table, player, yes, level, at), key)
        case GoOn():
            await live_tables.act(id, lambda table, at, luck: revisions.go_on(table, player, at, luck), key)
        case Say(text=text):
            name = await live_tables.store.name_of(player)
            await live_tables.act(id, lambda table, at, _: acts.say(table, player, name, text, at), key)
        case AskWhy():
            async with live_tables.at(id) as current:
                answer = _why(current, player, message)
        case AskHint(seat=seat):
            answer = await _hint(live_tables, id, player, seat)
        case AskCoach():
            answer = await _coach(live_tables, id, player, message)
        case Seen(n=n):
            await _seen(live_tables, id, player, n)
        case Sit(seat=seat):
            async with live_tables.at(id) as current:
                _sit(current, viewer, seat, live_tables.now())
        case Sync():
            async with live_tables.at(id) as current:
                current.show(viewer, live_tables.now())
    answer.id = UNSET if message.id is None else message.id
    return answer


def _why(live: LiveTable, player: str, asked: AskWhy) -> Why:
    """The clause that forbids something, or what it would do."""
    table, seat = live.table, asked.seat
    acts.own_seat(table, player, seat)
    timeline = acts.begun(table)
    if seat not in table.acting():
        raise NotYourTurn(seat=seat + 1)
    view = timeline.match.view_to_choose(seat)
    if asked.piece is not None:
        event = meant_by(table.game, view, asked.piece)
    else:
        event = acts.event_of(timeline, asked.e or "")
    return why_out(table.game, view, event)


async def _hint(live_tables: LiveTables, id: str, player: str, seat: int) -> Hint:
    """What a bot would choose, and why."""
    async with live_tables.at(id) as live:
        table, seen = live.table, _may_ask(live, player, seat)
    advice = await live_tables.thinkers.advise(table, seat)
    async with live_tables.at(id) as live:
        return hint_out(table.game, _still_to_choose(live, seat, seen), advice)


async def _coach(live_tables: LiveTables, id: str, player: str, asked: AskCoach) -> CoachWords:
    """What the coach has to say."""
    async with live_tables.at(id) as live:
        table, seen = live.table, _may_ask(live, player, asked.seat)
    coaching = await live_tables.thinkers.coach(table, asked.seat, asked.since)
    async with live_tables.at(id) as live:
        return coach_out(table.game, _still_to_choose(live, asked.seat, seen), coaching)


def _may_ask(live: LiveTable, player: str, seat: int) -> tuple[int, int]:
    """Raise Refused unless a person may ask for advice for a seat; return what the seat has seen."""
    table = live.table
    acts.own_seat(table, player, seat)
    seen = acts.begun(table).seen_by(seat)
    if not table.setup.hints:
        raise NoHints()
    if seat not in table.acting():
        raise NotYourTurn(seat=seat + 1)
    return seen


def _still_to_choose(live: LiveTable, seat: int, seen: tuple[int, int]) -> State:
    """The view that a seat chooses by. Raises Stale if it has not seen everything."""
    timeline = acts.begun(live.table)
    if seen != timeline.seen_by(seat) or seat not in live.table.acting():
        raise Stale()
    return timeline.match.view_to_choose(seat)


async def _seen(live_tables: LiveTables, id: str, player: str, n: int) -> None:
    """Remember how far somebody has seen the game. Sealed choices are not seen before they are revealed to
    everybody."""
    async with live_tables.at(id) as live:
        table = live.table
        n = min(n, 0 if table.timeline is None else table.timeline.sealed_from)
        if not table.seats_of(player) or live.seen.get(player) == n:
            return
        live.seen[player] = n
    await live_tables.store.set_seen(id, player, n)


def _sit(live: LiveTable, viewer: Viewer, seat: int | None, at: int) -> None:
    """View the table from one of one's seats, or as a spectator."""
    acts.begun(live.table)
    if seat is not None and seat not in live.table.seats_of(viewer.player):
        raise NotYours(seat=seat + 1)
    live.sit(viewer, SPECTATOR if seat is None else seat, at)


def error_answer(live: LiveTable | None, refused: Refused, id: Id | None) -> ErrorMessage:
    """The answer to a rejected message."""
    phrase = Phrase(refused.phrase.text, {**refused.phrase.arguments})
    if live is not None and live.table.timeline is not None:
        phrase = phrase_out(live.table.game, live.table.timeline.match.state, refused.phrase)
    clause = UNSET if refused.clause is None else refused.clause
    return ErrorMessage(refused.code, phrase, clause, UNSET if id is None else id)
