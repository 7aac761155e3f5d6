"""What an event does. The clauses themselves are in the files of their chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.games.captains_war.rules.boarding import attack, close_crew, hold, join, take_gold, take_steps
from captains_table.games.captains_war.rules.command import acquire, buy, finish_commanding, pay, recruit
from captains_table.games.captains_war.rules.events import (
    ACQUIRE,
    ASIDE,
    ATTACK_CAPTAIN,
    BEGINS,
    BUY,
    CHOOSE,
    CREW,
    CREW_DONE,
    DONE,
    HOLD,
    PAY,
    RECRUIT,
    RED,
    REWARD_GOLD,
    REWARD_TRACK,
    STEP,
    TAKE,
)
from captains_table.games.captains_war.rules.layout import IDLE, LOOT, SHEET, STAGE
from captains_table.games.captains_war.rules.loot import choose, step, take
from captains_table.games.captains_war.rules.setup import begin_game
from captains_table.games.captains_war.rules.turn import (
    after_attack,
    after_command,
    after_crew,
    after_loot_choice,
    after_reward,
    end_turn,
    fall,
    set_aside,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar


def carry_out(state: CaptainsWar, event: i64) -> None:
    """Carry out an event known to be legal, and what follows from it."""
    kind = state.figures.events.kind[event]
    if kind <= RED:
        if kind == BEGINS:
            begin_game(state, state.figures.events.seat[event])
        else:
            fall(state, kind, state.figures.events.face[event])
    elif kind <= STEP:
        loot_happens(state, kind, event)
    elif kind <= DONE:
        command_happens(state, kind, event)
    else:
        boarding_happens(state, kind, event)


def loot_happens(state: CaptainsWar, kind: i64, event: i64) -> None:
    """CW 3, and a joker that a reward has led to."""
    events, who = state.figures.events, state.to_move
    if kind == ASIDE:
        set_aside(state, events.die[event])
        return
    if kind == TAKE:
        take(state, who, events.die[event])
    elif kind == CHOOSE:
        choose(state, who, events.resource[event])
    else:
        step(state, who, events.track[event])
    if state.phase == LOOT:
        after_loot_choice(state)
    else:
        after_reward(state, who)


def command_happens(state: CaptainsWar, kind: i64, event: i64) -> None:
    """CW 4"""
    events, who = state.figures.events, state.to_move
    if kind == BUY:
        buy(state, who, events.resource[event])
    elif kind == ACQUIRE:
        acquire(state, who, events.track[event])
    elif kind == PAY:
        pay(state, who, events.resource[event])
    elif kind == RECRUIT:
        recruit(state, who, events.force[event])
    else:
        finish_commanding(state, who)
    after_command(state)


def boarding_happens(state: CaptainsWar, kind: i64, event: i64) -> None:
    """CW 5"""
    events, who = state.figures.events, state.to_move
    if kind <= ATTACK_CAPTAIN:
        attack(state, who, events.target[event])
        after_attack(state)
    elif kind == HOLD:
        hold(state, who)
        end_turn(state)
    elif kind == CREW:
        join(state, who, events.force[event])
        after_crew(state)
    elif kind == CREW_DONE:
        close_crew(state, who)
        after_crew(state)
    else:
        state.sheets[who * SHEET + STAGE] = IDLE
        if kind == REWARD_GOLD:
            take_gold(state, who)
        elif kind == REWARD_TRACK:
            take_steps(state, who, events.track[event])
        after_reward(state, who)
