"""Tables for the tests of play, with facts that pass through their stored form."""

from __future__ import annotations

from typing import Any

from captains_table.core.luck import Luck
from captains_table.play import acts
from captains_table.play.facts import SeatPlan, Setup, fact_text, read_fact
from captains_table.play.revisions import read_table
from captains_table.play.table import Table

ADA, BEN, CLEO = "ada", "ben", "cleo"
NOW = 1_000_000
LUCK = Luck(7)
"""The random stream of tables for which nothing else is specified."""


def plan(*seats: str) -> list[SeatPlan]:
    """`Ada`, `Ben` and `Cleo` are people, `bot` is a bot, `open` an open seat, `+Dan` shares Ada's device."""
    plans = []
    for seat in seats:
        if seat == "open":
            plans.append(SeatPlan("open"))
        elif seat == "bot":
            plans.append(SeatPlan("bot", "", "greedy"))
        elif seat.startswith("+"):
            plans.append(SeatPlan("local", seat[1:], "", ADA))
        else:
            plans.append(SeatPlan("person", seat, "", seat.lower()))
    return plans


def table_of(*seats: str, game: str = "divers", luck: Luck = LUCK, **agreed: Any) -> Table:
    return acts.open_table("table", Setup(game, plan(*seats), **agreed), ADA, NOW, luck)


def replayed(table: Table) -> Table:
    """The table rebuilt from the stored form of its facts."""
    again = read_table(table.id, [(at, read_fact(fact_text(fact))) for _, at, fact in table.fresh])
    assert again is not None
    return again


def same(table: Table, other: Table) -> bool:
    """Whether two tables are in the same state."""

    def standing(one: Table) -> Any:
        timeline = one.timeline
        game = None if timeline is None else (timeline.match.state.fingerprint(), str(timeline.match), timeline.phrases)
        marks = (
            None
            if timeline is None
            else (timeline.settled, timeline.sealed_from, *map(timeline.back_for, range(len(one.seats))))
        )
        return one.seats, one.status, one.number, one.question, list(one.chats), game, marks, one.clocks.__dict__

    return bool(standing(table) == standing(other))


def choose(table: Table, seat: int, text: str | None = None, at: int = NOW, luck: Luck = LUCK) -> None:
    """Let a seat choose, by default the first legal event."""
    timeline = acts.begun(table)
    view = timeline.match.view_to_choose(seat)
    chosen = text or table.game.text(view, view.legal()[0])
    acts.move(table, table.seats[seat].player, seat, chosen, timeline.seen_by(seat), at, luck)


def tell(table: Table, text: str) -> None:
    """Ada enters a dice roll or a card."""
    acts.tell_chance(table, ADA, text, (table.length, None), NOW, LUCK)


def let_bots(table: Table, luck: Luck = LUCK) -> None:
    """Let bots choose the first legal event, as long as it is their turn."""
    while table.bots_acting():
        seat = table.bots_acting()[0]
        timeline = acts.begun(table)
        view = timeline.match.view_to_choose(seat)
        text = table.game.text(view, view.legal()[0])
        acts.bot_move(table, seat, text, timeline.seen_by(seat), NOW, luck)


def play_out(table: Table) -> None:
    """Let everybody choose the first legal event until the end."""
    while table.status == "playing":
        let_bots(table)
        for seat in table.people_acting()[:1]:
            choose(table, seat)
