"""The request to play on from a position that the documentation shows."""

from __future__ import annotations

from captains_table.core.contract import CHANCE, OVER
from captains_table.core.game import games
from captains_table.play.api_errors import UnknownGame, UnknownPage
from captains_table.play.api_types import SeatRequest, TableAnswer
from captains_table.play.facts import Setup
from captains_table.play.positions import NoHowTo, position_of
from captains_table.play.tables_api import open_as, seat_plans
from captains_table.worker.api_types import Position
from captains_table.worker.caller import PageCaller


async def open_position(caller: PageCaller, body: Position) -> TableAnswer:
    """Open a table that begins with a position: the owner on the seat whose view the picture shows, bots on the
    others."""
    game = games().get(body.game)
    if game is None:
        raise UnknownGame()
    try:
        picture, match = position_of(game, body.picture)
    except NoHowTo:
        raise UnknownPage() from None
    to_move = match.state.to_move
    mine = picture.seat if picture.seat >= 0 else to_move if to_move not in (CHANCE, OVER) else 0
    seats = [SeatRequest("me", body.name) if seat == mine else SeatRequest("bot") for seat in range(len(match.players))]
    setup = Setup(
        game.id,
        await seat_plans(caller, seats, body.language),
        sorted(match.options),
        language=body.language,
        prefix=[(entry.seat, entry.text) for entry in match.entries],
    )
    return TableAnswer(await open_as(caller, setup))
