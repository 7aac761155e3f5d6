"""CA 2: the round, phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import OVER, Happening
from captains_table.games.capitol.rules.construction import begin_construction
from captains_table.games.capitol.rules.draw import begin_draw
from captains_table.games.capitol.rules.figures import ROUNDS
from captains_table.games.capitol.rules.improvement import begin_improvement
from captains_table.games.capitol.rules.layout import CONSTRUCTION, FINISHED, IMPROVEMENT, PHASE_OVER, SET_UP
from captains_table.games.capitol.rules.scoring import score_round

if TYPE_CHECKING:
    from captains_table.games.capitol.rules.state import Capitol


def next_phases(state: Capitol) -> None:
    """Run phases until somebody has something to decide. CA 2.1"""
    while state.stage == PHASE_OVER and state.phase != FINISHED:
        if state.phase == SET_UP:
            begin_construction(state)
        elif state.phase == CONSTRUCTION:
            begin_improvement(state)
        elif state.phase == IMPROVEMENT:
            score_round(state)
            if state.round < ROUNDS:
                begin_draw(state)
            else:
                end_game(state)
        else:
            begin_round(state)


def begin_round(state: Capitol) -> None:
    """CA 2.2"""
    state.round += 1
    state.consul = state.consul + 1 if state.consul + 1 < state.seats else 0
    if state.tale is not None:
        state.tale.append(Happening("round", {"round": int(state.round), "who": int(state.consul)}))
    begin_construction(state)


def end_game(state: Capitol) -> None:
    """CA 2.2, 2.3"""
    state.phase = FINISHED
    state.turn = state.consul
    state.to_move = OVER
