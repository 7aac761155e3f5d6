"""The requests about tables: opening, joining, leaving, and new tables made from another one."""

from __future__ import annotations

from captains_table.core.game import games
from captains_table.core.luck import Luck
from captains_table.play import acts, api_types, waiting
from captains_table.play.api_errors import UnknownGame
from captains_table.play.caller import Caller
from captains_table.play.errors import InvalidSetup, StillPlaying, UnknownLevel
from captains_table.play.facts import Rematched, SeatPlan, Setup, new_table
from captains_table.play.live_tables import Act
from captains_table.play.names import look
from captains_table.play.rematch import accept, fork_setup, invite_again, rematch_setup
from captains_table.play.setup import check_agreed, check_game
from captains_table.play.table import OVER, WAITING, Table
from captains_table.play.table_index import StoredSummary
from captains_table.play.wire import summary_for
from captains_table.play.wire_types import TableInfo
from captains_table.texts.speech import Words


async def open_tables(caller: Caller, _: None) -> api_types.OpenTables:
    """Listed tables with open seats."""
    stored = await caller.services.index.open_tables()
    return api_types.OpenTables([_info(one, caller.player) for one in stored])


async def my_tables(caller: Caller, _: None) -> api_types.MyTables:
    """The caller's name and tables."""
    player, index = caller.player, caller.services.index
    await caller.note_device()
    name = await index.name_of(player) if player else ""
    tables = [_info(one, player) for one in await index.tables_of(player)] if player else []
    for table in tables:
        table.my_turn = _is_my_turn(table)
    return api_types.MyTables(name, [table for table in tables if _is_mine(table)])


async def my_turns(caller: Caller, _: None) -> api_types.MyTurns:
    """Where it is the caller's turn."""
    player = caller.player
    if not player:
        return api_types.MyTurns([])
    tables = [_info(one, player) for one in await caller.services.index.tables_of(player, playing=True)]
    return api_types.MyTurns([api_types.TurnAt(table.id, table.game) for table in tables if _is_my_turn(table)])


def _is_my_turn(table: TableInfo) -> bool:
    return any(table.players[seat].away is not True for seat in table.turn.seats if seat in table.you)


def _is_mine(table: TableInfo) -> bool:
    """Whether a table still concerns somebody who once had a seat there."""
    return table.status != WAITING or bool(table.you) or bool(table.invited) or table.creator


async def hide(caller: Caller, _: api_types.Nothing) -> api_types.Hidden:
    """Remove a table from the caller's list: one whose game is over, or that no longer concerns them."""
    live_tables, player, id = caller.services.live_tables, caller.player, caller.table
    async with live_tables.at(id) as live:
        standing = [seat for seat in live.table.seats_of(player) if seat in live.table.standing()]
        if standing and live.table.status != OVER:
            raise StillPlaying()
        at = live_tables.now()
    await caller.services.index.hide(id, player, at)
    return api_types.Hidden(id)


def _info(stored: StoredSummary, player: str) -> TableInfo:
    return summary_for(stored.summary, stored.owners, stored.creator, player)


async def open_table(caller: Caller, body: api_types.TableRequest) -> api_types.TableAnswer:
    """Open a table."""
    if body.game not in games():
        raise UnknownGame()
    setup = Setup(
        game=body.game,
        seats=await seat_plans(caller, body.seats, body.language),
        options=sorted(set(body.options)),
        edition=body.edition,
        first=body.first,
        undo=body.undo,
        hints=body.hints,
        listed=body.listed,
        pace=body.pace,
        clock=body.clock,
        absent_hours=body.absent_hours,
        language=body.language,
    )
    return api_types.TableAnswer(await open_as(caller, setup))


async def open_as(caller: Caller, setup: Setup, id: str | None = None) -> str:
    """Open a table with a setup, if it is valid; return its id."""
    caller.check_may_open(setup)
    check_agreed(setup, caller.services.levels.names)
    if setup.edition is None:
        check_game(setup)
    else:
        await caller.services.editions.check(setup)
    table = id or caller.key or new_table()
    caller.note_opened(table)
    await caller.services.live_tables.open(table, setup, caller.player)
    return table


async def seat_plans(caller: Caller, seats: list[api_types.SeatRequest], language: str) -> list[SeatPlan]:
    """Who sits where, with names for people who gave none."""
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise InvalidSetup(why="only one seat can be mine; others at this device are local")
    taken = [seat.name.strip() for seat in seats]
    plans = []
    for seat in seats:
        if seat.kind == "open":
            plans.append(SeatPlan("open"))
        elif seat.kind == "bot":
            plans.append(SeatPlan("bot", seat.name.strip(), seat.level or caller.services.levels.usual))
        else:
            name = seat.name.strip() or await _free_name(caller, taken, language, seat.kind == "me")
            taken.append(name)
            plans.append(SeatPlan("person" if seat.kind == "me" else "local", name, "", caller.player))
            if seat.kind == "me" and seat.name.strip():
                await caller.remember_name(name)
    return plans


async def _free_name(caller: Caller, taken: list[str], language: str, is_caller: bool) -> str:
    """The name that the person has given before, or the default one, with a number if it is taken."""
    known = await caller.name() if is_caller else ""
    name = known or (await caller.services.aside(Words, language))("default-name")
    others = set(map(look, taken))
    number = 2
    candidate = name
    while look(candidate) in others:
        candidate, number = f"{name} {number}", number + 1
    return candidate


async def about_table(caller: Caller, _: None) -> TableInfo:
    """What everybody may know of a table."""
    async with caller.services.live_tables.at(caller.table) as live:
        return live.summary_for(caller.player)


async def _act(caller: Caller, act: Act) -> TableInfo:
    await caller.services.live_tables.act(caller.table, act, caller.key)
    return await about_table(caller, None)


async def join(caller: Caller, body: api_types.Join) -> TableInfo:
    """Take an open seat."""
    name = body.name.strip()
    if name:
        await caller.remember_name(name)
    else:
        async with caller.services.live_tables.at(caller.table) as live:
            taken, language = [seat.name for seat in live.table.seats], live.table.setup.language
        name = await _free_name(caller, taken, language, True)
    return await _act(caller, lambda table, at, luck: acts.join(table, caller.player, body.seat, name, at, luck))


async def leave(caller: Caller, body: api_types.Leave) -> TableInfo:
    """Leave."""

    def act(table: Table, at: int, _: Luck) -> None:
        seats = table.seats_of(caller.player) if body.seat is None else [body.seat]
        acts.leave(table, caller.player, seats, caller.services.levels.usual, at)

    return await _act(caller, act)


async def start(caller: Caller, body: api_types.Start) -> TableInfo:
    """Begin with bots on open seats, or without these seats."""
    level = _level(caller, body.level)
    if body.fewer:
        return await _act(caller, lambda table, at, luck: waiting.start_with_fewer(table, caller.player, at, luck))
    return await _act(caller, lambda table, at, luck: acts.start(table, caller.player, level, at, luck))


async def change_seat(caller: Caller, body: api_types.SeatChange) -> TableInfo:
    """Hand a seat to a bot, reclaim it, open it, remove a guest, or drop it."""
    level, seat, player = _level(caller, body.level), caller.number("seat"), caller.player
    if body.kind == "bot":
        return await _act(caller, lambda table, at, luck: acts.give_to_bot(table, player, seat, level, at, luck))
    if body.kind == "open":
        return await _act(caller, lambda table, at, _: acts.open_seat(table, player, seat, at))
    if body.kind == "removed":
        return await _act(caller, lambda table, at, _: waiting.remove_guest(table, player, seat, at))
    if body.kind == "dropped":
        return await _act(caller, lambda table, at, luck: waiting.drop_seat(table, player, seat, at, luck))
    return await _act(caller, lambda table, at, _: acts.come_back(table, player, seat, at))


async def add_seat(caller: Caller, _: api_types.Nothing) -> TableInfo:
    """Add an open seat."""
    return await _act(caller, lambda table, at, _: waiting.add_seat(table, caller.player, at))


async def close(caller: Caller, _: api_types.Nothing) -> TableInfo:
    """Close a table before the game."""
    return await _act(caller, lambda table, at, _: waiting.close(table, caller.player, at))


async def decline(caller: Caller, _: api_types.Nothing) -> TableInfo:
    """Decline an invitation."""
    return await _act(caller, lambda table, at, _: waiting.decline(table, caller.player, at))


def _level(caller: Caller, asked: str) -> str:
    if asked and asked not in caller.services.levels.names:
        raise UnknownLevel(level=asked[:20])
    return asked or caller.services.levels.usual


async def rematch(caller: Caller, _: api_types.Nothing) -> api_types.TableAnswer:
    """Invite the same people again; everybody who asks gets the same table, and accepts."""
    live_tables, player = caller.services.live_tables, caller.player
    async with live_tables.at(caller.table) as live:
        new, seats = live.table.rematch, live.table.seats_of(player)
        setup = rematch_setup(live.table, player) if new is None else None
    if setup is not None:
        new = await open_as(caller, setup, caller.rematch_id())
        await caller.services.index.rematched(caller.table, new)
        invitation = Rematched(new, seats[0] if seats else -1)
        await live_tables.act(caller.table, lambda table, at, _: invite_again(table, invitation, at))
    table = new or ""
    await live_tables.act(table, lambda table, at, luck: accept(table, player, at, luck))
    return api_types.TableAnswer(table)


async def fork(caller: Caller, body: api_types.Fork) -> api_types.TableAnswer:
    """A game that begins like this one."""
    async with caller.services.live_tables.at(caller.table) as live:
        seats = body.seats or _alone(live.table, caller.player)
        language = live.table.setup.language
    plans = await seat_plans(caller, seats, language)
    async with caller.services.live_tables.at(caller.table) as live:
        setup = fork_setup(live.table, caller.player, body.at, plans)
    return api_types.TableAnswer(await open_as(caller, setup))


def _alone(table: Table, player: str) -> list[api_types.SeatRequest]:
    """A person on one seat, and bots on all others."""
    mine = (table.seats_of(player) or [0])[0]
    return [
        api_types.SeatRequest("me" if n == mine else "bot", "", "" if n == mine else seat.level)
        for n, seat in enumerate(table.seats)
    ]
