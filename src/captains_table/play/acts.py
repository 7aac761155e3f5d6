"""What people, bots and timeouts can do at a table, and who may do what. Every act adds facts or raises Refused.

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
"""What a player had seen when choosing, as far as their seat can tell: the number of events, and the number of undos if
known."""


# Before the game


def open_table(id: str, setup: Setup, creator: str, at: int, luck: Luck) -> Table:
    """Open a new table whose setup has been validated. The game begins at once if no seat is open."""
    game = find_game(setup.game)
    if setup.edition is None and not setup.figures:
        setup = structs.replace(setup, figures=game.own_edition().figures)
    table = Table(id, Opened(setup, creator, game.revision), at)
    begin_if_full(table, at, luck)
    return table


def join(table: Table, player: str, seat: int, name: str, at: int, luck: Luck) -> None:
    """Take an open seat, unless somebody else is invited to it."""
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
    """Begin the game, with bots on the seats that are still open."""
    if player != table.creator:
        raise OnlyOpener()
    still_waiting(table)
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            table.enact(Handed(number, level), at)
    begin_if_full(table, at, luck)


def begin_if_full(table: Table, at: int, luck: Luck) -> None:
    """Begin the game if no seat is open."""
    if table.status != WAITING or any(seat.kind == "open" for seat in table.seats):
        return
    table.enact(Began(), at)
    timeline = begun(table)
    if table.setup.first is not None and not table.setup.prefix:
        table.enact(Moved(CHANCE, first_event(timeline.match, table.setup.first)), at)
    let_chance_decide(table, at, luck)


# Seats


def leave(table: Table, player: str, seats: list[int], level: str, at: int) -> None:
    """Leave a seat: before the game it becomes open, during the game a bot takes it."""
    for seat in seats:
        own_seat(table, player, seat)
    for seat in seats:
        if table.status == WAITING:
            table.enact(Vacated(seat), at)
        elif table.status == PLAYING and not table.seats[seat].away:
            table.enact(Handed(seat, level), at)


def give_to_bot(table: Table, player: str, seat: int, level: str, at: int, luck: Luck) -> None:
    """Hand one's own seat to a bot or, as the host, set the level of a bot or fill an open seat."""
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
    """Before the game, make a seat open: one's own or, as the host, a bot's."""
    there = seat_at(table, seat)
    if there.player != player and (there.player or player != table.creator):
        raise NotYours(seat=seat + 1)
    still_waiting(table)
    table.enact(Vacated(seat), at)


def come_back(table: Table, player: str, seat: int, at: int) -> None:
    """Reclaim one's seat from the bot that has been playing it."""
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
    """Carry out a bot's choice."""
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
    """Enter a dice roll or a drawn card, at a table that plays with real dice and cards."""
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
    """While it is chance's turn, draw its events. At a table with real dice and cards, only those that are certain."""
    while at_chance(table):
        match = begun(table).match
        if table.setup.own_dice and len(match.state.legal()) > 1:
            return
        event = match.state.chance(luck)
        table.enact(Moved(CHANCE, match.game.text(match.state, event)), at)


def event_of(timeline: Timeline, text: str) -> int:
    """Return the event with a notation. Raises Refused if there is none."""
    try:
        return timeline.match.game.event(timeline.match.state, text)
    except BadEvent:
        raise UnknownEvent(typed=text[:LONGEST_NOTATION]) from None


def say(table: Table, player: str, name: str, text: str, at: int) -> None:
    """Post a chat message. At an unlisted table, only players and the host may."""
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
    """Let bots take over from players whose time is up."""
    for seat, why in table.clocks.due(at) if table.status == PLAYING else []:
        table.enact(Handed(seat, level, why), at)


# Who may do what


def seat_at(table: Table, seat: int) -> Seat:
    """Return the seat with a number."""
    if not 0 <= seat < len(table.seats):
        raise UnknownSeat(seat=seat + 1)
    return table.seats[seat]


def own_seat(table: Table, player: str, seat: int) -> Seat:
    """Return the seat with a number if it belongs to the person."""
    there = seat_at(table, seat)
    if not player or there.player != player:
        raise NotYours(seat=seat + 1)
    return there


def still_waiting(table: Table) -> None:
    """Raise Refused unless the table is still waiting for players."""
    if table.status == CLOSED:
        raise IsClosed()
    if table.status != WAITING:
        raise HasBegun()


def own_dice(table: Table, player: str) -> None:
    """Raise Refused unless this person enters the dice rolls and cards of the table."""
    if not table.setup.own_dice:
        raise UnknownSeat(seat=CHANCE + 1)
    if player != table.creator:
        raise OnlyOpener()


def begun(table: Table) -> Timeline:
    """Return the timeline of the game. Raises Refused if the game has not begun."""
    if table.timeline is None:
        raise NotBegun()
    return table.timeline
