"""Rows that follow a game event by event are those that are written from views."""

from __future__ import annotations

import pytest

from captains_table.core.checks import all_tables
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.luck import Luck
from captains_table.core.rows import Rows
from captains_table.core.updates import Watch
from captains_table.research.space import Space, space
from forms import by_form, some_tables
from research.arrange import Table, name_of


def follow_a_game(found: Space, luck: Luck) -> int:
    """The seat to move always looks at its row, the others now and then, so that much has changed since they did.
    Returns the number of events."""
    events = 0
    state = found.start.clone()
    rows = Rows(len(found.names), state.seats, found.parts)
    watch = Watch(found.updates, rows, 0, state.seats)
    while state.to_move != OVER:
        for seat in range(state.seats):
            if seat == state.to_move or luck.below(20) == 0:
                compare(found, watch, state, seat)
        choices = state.legal()
        watch.follow(state, state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])
        events += 1
    for seat in range(state.seats):
        compare(found, watch, state, seat)
    return events


def compare(found: Space, watch: Watch, state: State, seat: int) -> None:
    watch.look(state, seat)
    seen, wanted = watch.rows.row(seat), found.observe(state.view(seat)).row()
    wrong = [name for name, one, other in zip(found.names, seen, wanted, strict=True) if one != other]
    assert not wrong, f"seat {seat} has not been told of {wrong}"


@pytest.mark.parametrize("table", some_tables(all_tables()), ids=name_of)
def test_updated_rows_are_those_of_the_views(table: Table) -> None:
    luck, left = Luck(20), by_form(pure=1, compiled=3000)
    while left > 0:
        left -= follow_a_game(space(*table), luck)
