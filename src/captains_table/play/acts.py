"""What people (and bots, and time) do at a table, and who may do what. Every act adds facts, or is Refused.

Time (`at`) and chance (`luck`) are arguments of every act that needs them.
"""

from __future__ import annotations

from msgspec import structs

from captains_table.core.contract import CHANCE
from captains_table.core.errors import BadEvent
from captains_table.core.luck import Luck
from captains_table.core.match import IllegalMove, find_game
from captains_table.play.errors import (
    HasBegun,
    HasResigned,
    Illegal,
    IsClosed,
    IsHeld,
    IsOver,
    NameTaken,
    NotBegun,
    NotYours,
    NotYourTurn,
    OnlyOpener,
    PrivateChat,
    SeatTaken,
    Stale,
    TooLong,
    UnknownEvent,
    UnknownSeat,
    WasRemoved,
)
from captains_table.play.facts import Began, Handed, Joined, Moved, Opened, Returned, Said, Setup, Vacated
from captains_table.play.names import check_name, look
from captains_table.play.setup import first_event
from captains_table.play.table import CLOSED, OVER, PLAYING, WAITING, Table, at_chance
from captains_table.play.table_parts import Seat
from captains_table.play.timeline import Timeline

LONGEST_CHAT = 500
LONGEST_NOTATION = 80

Seen = tuple[int, int | None]
"""What somebody who chooses had seen, as far as their seat can tell: how many events, and how often something was taken
back (if that is known)."""


# Before the game


def open_table(id: str, setup: Setup, creator: str, at: int, luck: Luck) -> Table:
    """A new table (its setup checked before); the game begins if no seat is open."""
    game = find_game(setup.game)
    if setup.edition is None and not setup.figures:
        setup = structs.replace(setup, figures=game.own_edition().figures)
    table = Table(id, Opened(setup, creator, game.revision), at)
    begin_if_full(table, at, luck)
    return table


def join(table: Table, player: str, seat: int, name: str, at: int, luck: Luck) -> None:
    """Take an open seat, if nobody else is invited to it."""
    there = seat_at(table, seat)
    if there.kind != "open" or there.invited not in ("", player):
        raise SeatTaken(seat=seat + 1)
    still_waiting(table)
    if player in table.removed:
        raise WasRemoved()
    plain = check_name(name, [table.name(n) for n, other in enumerate(table.seats) if other.kind != "open"])
    table.enact(Joined(seat, player, plain), at)
    begin_if_full(table, at, luck)


def start(table: Table, player: str, level: str, at: int, luck: Luck) -> None:
    """Begin with bots on the seats that are still open."""
    if player != table.creator:
        raise OnlyOpener()
    still_waiting(table)
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            table.enact(Handed(number, level), at)
    begin_if_full(table, at, luck)


def begin_if_full(table: Table, at: int, luck: Luck) -> None:
    """The game begins when no seat is open."""
    if table.status != WAITING or any(seat.kind == "open" for seat in table.seats):
        return
    table.enact(Began(), at)
    timeline = begun(table)
    if table.setup.first is not None and not table.setup.prefix:
        table.enact(Moved(CHANCE, first_event(timeline.match, table.setup.first)), at)
    let_chance_decide(table, at, luck)


# Seats


def leave(table: Table, player: str, seats: list[int], level: str, at: int) -> None:
    """Get up: before the game the seat becomes open, during the game a bot takes it."""
    for seat in seats:
        own_seat(table, player, seat)
    for seat in seats:
        if table.status == WAITING:
            table.enact(Vacated(seat), at)
        elif table.status == PLAYING and not table.seats[seat].away:
            table.enact(Handed(seat, level), at)


def give_to_bot(table: Table, player: str, seat: int, level: str, at: int, luck: Luck) -> None:
    """Hand one's seat to a bot, or (who opened the table) set the level of a bot or of an open seat."""
    there = seat_at(table, seat)
    if there.player != player and (there.player or player != table.creator):
        raise NotYours(seat=seat + 1)
    if there.resigned:
        raise HasResigned()
    if table.status == OVER:
        raise IsOver()
    if table.status == CLOSED:
        raise IsClosed()
    if table.status == WAITING and (there.player or there.invited) and player:
        table.enact(Vacated(seat), at)
    table.enact(Handed(seat, level), at)
    begin_if_full(table, at, luck)


def open_seat(table: Table, player: str, seat: int, at: int) -> None:
    """Before the game, make a seat (one's own or, by who opened the table, a bot's) open."""
    there = seat_at(table, seat)
    if there.player != player and (there.player or player != table.creator):
        raise NotYours(seat=seat + 1)
    still_waiting(table)
    table.enact(Vacated(seat), at)


def come_back(table: Table, player: str, seat: int, at: int) -> None:
    """Take back the seat that a bot plays for one."""
    there = own_seat(table, player, seat)
    if there.resigned:
        raise HasResigned()
    if table.status == OVER:
        raise IsOver()
    if there.away:
        table.enact(Returned(seat), at)


# Playing


def move(table: Table, player: str, seat: int, text: str, seen: Seen, at: int, luck: Luck) -> None:
    """Choose an event."""
    there = own_seat(table, player, seat)
    if there.away:
        raise NotYourTurn(seat=seat + 1)
    _move(table, seat, text, seen, at, luck)


def bot_move(table: Table, seat: int, text: str, seen: Seen, at: int, luck: Luck) -> None:
    """What a bot has chosen."""
    if not table.seats[seat].is_bot:
        raise Stale()
    _move(table, seat, text, seen, at, luck)


def _move(table: Table, seat: int, text: str, seen: Seen, at: int, luck: Luck) -> None:
    timeline = begun(table)
    if table.status == OVER:
        raise IsOver()
    if table.held is not None:
        raise IsHeld()
    if seen[0] != timeline.length_for(seat) or seen[1] not in (None, timeline.back_for(seat)):
        raise Stale()
    if seat not in table.acting():
        raise NotYourTurn(seat=seat + 1)
    event = event_of(timeline, text)
    try:
        table.enact(Moved(seat, table.game.text(timeline.match.state, event)), at)
    except IllegalMove:
        refusal = table.game.why_not(timeline.match.view_to_choose(seat), event)
        if refusal is None:
            raise
        raise Illegal(refusal) from None
    let_chance_decide(table, at, luck)


def tell_chance(table: Table, player: str, text: str, seen: Seen, at: int, luck: Luck) -> None:
    """Say what the dice or the cards have brought, at a table with dice of its own."""
    own_dice(table, player)
    timeline = begun(table)
    if not at_chance(table) or seen[0] != timeline.length:
        raise Stale()
    event = event_of(timeline, text)
    try:
        table.enact(Moved(CHANCE, table.game.text(timeline.match.state, event)), at)
    except IllegalMove as illegal:
        if illegal.refusal is None:
            raise
        raise Illegal(illegal.refusal) from None
    let_chance_decide(table, at, luck)


def let_chance_decide(table: Table, at: int, luck: Luck) -> None:
    """As long as it is chance's turn: what it brings. Where people have dice of their own only what is certain."""
    while at_chance(table):
        match = begun(table).match
        if table.setup.own_dice and len(match.state.legal()) > 1:
            return
        event = match.state.chance(luck)
        table.enact(Moved(CHANCE, match.game.text(match.state, event)), at)


def event_of(timeline: Timeline, text: str) -> int:
    """The event that somebody means."""
    try:
        return timeline.match.game.event(timeline.match.state, text)
    except BadEvent:
        raise UnknownEvent(typed=text[:LONGEST_NOTATION]) from None


def say(table: Table, player: str, name: str, text: str, at: int) -> None:
    """Say something to all at the table; where it is not listed, only those who have a seat, or opened it, can."""
    if not table.may_chat(player):
        raise PrivateChat()
    plain = "".join(c for c in text if c.isprintable()).strip()
    if not plain or len(plain) > LONGEST_CHAT:
        raise TooLong(longest=LONGEST_CHAT)
    seats = table.seats_of(player)
    others = [seat for seat, there in enumerate(table.seats) if there.invited != player]
    if not seats and look(name) in [look(table.name(seat)) for seat in others]:
        raise NameTaken(name=name)
    table.enact(Said(seats[0] if seats else -1, table.seats[seats[0]].name if seats else name, plain), at)


def time_passes(table: Table, level: str, at: int) -> None:
    """Bots take over from people whose time is up."""
    for seat, why in table.clocks.due(at) if table.status == PLAYING else []:
        table.enact(Handed(seat, level, why), at)


# Who may do what


def seat_at(table: Table, seat: int) -> Seat:
    """The seat of that number."""
    if not 0 <= seat < len(table.seats):
        raise UnknownSeat(seat=seat + 1)
    return table.seats[seat]


def own_seat(table: Table, player: str, seat: int) -> Seat:
    """The seat of that number, if it is the person's."""
    there = seat_at(table, seat)
    if not player or there.player != player:
        raise NotYours(seat=seat + 1)
    return there


def still_waiting(table: Table) -> None:
    """Raise Refused if the table does not wait for its people any more."""
    if table.status == CLOSED:
        raise IsClosed()
    if table.status != WAITING:
        raise HasBegun()


def own_dice(table: Table, player: str) -> None:
    """Raise Refused if it is not this person who tells what chance brings."""
    if not table.setup.own_dice:
        raise UnknownSeat(seat=CHANCE + 1)
    if player != table.creator:
        raise OnlyOpener()


def begun(table: Table) -> Timeline:
    """The timeline of the game, if it has begun."""
    if table.timeline is None:
        raise NotBegun()
    return table.timeline
