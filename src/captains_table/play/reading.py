"""Reading a game: moments, counts, and scores over time. Secrets stay secret until the end."""

from __future__ import annotations

from msgspec import UNSET

from captains_table.core.contract import EVERYTHING, SPECTATOR
from captains_table.play.acts import begun
from captains_table.play.counts import Count, count_out
from captains_table.play.errors import NotCounted, NotOver, UnknownMoment
from captains_table.play.player_view import scene
from captains_table.play.rematch import viewpoint
from captains_table.play.table import OVER, Table
from captains_table.play.wire import log_out, piece_out, seat_out, spotlight_out
from captains_table.play.wire_types import Moment, Scores, Turn


def moment(table: Table, player: str, number: int) -> Moment:
    """Return the game after a number of events, as far as a person may know it; after the end nothing is hidden."""
    timeline, game = begun(table), table.game
    over = table.status == OVER
    seat = viewpoint(table, player)
    length = timeline.length_for(seat)
    if number > length:
        raise UnknownMoment(count=length)
    state = timeline.at(timeline.place(seat, number))
    view = state if over else state.view(seat)
    turn = Turn([int(acting) for acting in view.acting()])
    if over and number == length:
        turn = Turn([], True, table.winners(view))
    return Moment(
        n=number,
        count=length,
        seat=None if over else seat_out(seat),
        pieces=[piece_out(game, view, piece) for piece in scene(game, view, []).values()],
        turn=turn,
        log=log_out(game, view, timeline.log(EVERYTHING if over else seat, end=number)),
        scores=[int(score) for score in view.scores()],
        spotlight=spotlight_out(game, view, game.spotlight(view)) or UNSET,
    )


def count(table: Table, player: str, number: int) -> Count:
    """Return who got what, and why, in the payday or scoring that an event led to, if the person may know the event."""
    timeline = begun(table)
    viewer = EVERYTHING if table.status == OVER else viewpoint(table, player)
    lines = timeline.log(viewer, number, number + 1)
    if not lines:
        raise UnknownMoment(count=timeline.length_for(viewer))
    counted = table.game.count(lines[0].entry.tale)
    if counted is None:
        raise NotCounted()
    return count_out(table.game, timeline.match.state.view(SPECTATOR), counted)


def scores(table: Table) -> Scores:
    """Return the scores before the first event and after each one, with who made it, once the game is over."""
    timeline = begun(table)
    if table.status != OVER:
        raise NotOver()
    positions = [timeline.match.start(), *(step.after for step in timeline.match.steps())]
    after = [[int(score) for score in position.scores()] for position in positions]
    return Scores(after, [entry.seat for entry in timeline.match.entries])
