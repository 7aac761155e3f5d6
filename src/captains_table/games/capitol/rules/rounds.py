"""CA 2: the round. One phase follows the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import OVER
from captains_table.games.capitol.rules.construction import begin_construction
from captains_table.games.capitol.rules.draw import begin_draw
from captains_table.games.capitol.rules.figures import ROUNDS
from captains_table.games.capitol.rules.improvement import begin_improvement
from captains_table.games.capitol.rules.layout import CONSTRUCTION, FINISHED, IMPROVEMENT, PHASE_OVER, SET_UP, tell
from captains_table.games.capitol.rules.scoring import score_round

if TYPE_CHECKING:
    from captains_table.games.capitol.rules.layout import Table


def next_phases(table: Table) -> None:
    """Phases follow until somebody has something to decide. CA 2.1"""
    while table.stage == PHASE_OVER and table.phase != FINISHED:
        if table.phase == SET_UP:
            begin_construction(table)
        elif table.phase == CONSTRUCTION:
            begin_improvement(table)
        elif table.phase == IMPROVEMENT:
            score_round(table)
            if table.round < ROUNDS:
                begin_draw(table)
            else:
                end_game(table)
        else:
            begin_round(table)


def begin_round(table: Table) -> None:
    """CA 2.2"""
    table.round += 1
    table.consul = table.consul + 1 if table.consul + 1 < table.seats else 0
    if table.tale is not None:
        tell(table, "round", {"round": int(table.round), "who": int(table.consul)})
    begin_construction(table)


def end_game(table: Table) -> None:
    """CA 2.2, 2.3"""
    table.phase = FINISHED
    table.turn = table.consul
    table.to_move = OVER
