"""Which clause forbids an event: its own, or the clause that says what has to happen now instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import CHANCE, OVER
from captains_table.games.captains_war.rules.boarding import (
    attack_refusal,
    crew_done_refusal,
    crew_refusal,
    reward_gold_refusal,
    reward_none_refusal,
)
from captains_table.games.captains_war.rules.chance import die_to_fall, faces_of
from captains_table.games.captains_war.rules.command import (
    acquire_refusal,
    buy_refusal,
    pay_refusal,
    recruit_refusal,
)
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
    REWARD_NONE,
    STEP,
    TAKE,
)
from captains_table.games.captains_war.rules.layout import (
    ATTACKING,
    BOARDING,
    CHOOSE_RESOURCE,
    CHOOSE_TRACK,
    COMMAND_PHASE,
    COMMANDING,
    CREWING,
    LOOT,
    LOOT_ROLL,
    NEXT,
    PAYING,
    RAID_ROLL,
    REWARDED,
    SET_ASIDE,
    SHEET,
    STAGE,
    TAKE_FIRST,
    TAKE_SECOND,
    TAKEN,
    WHO_BEGINS,
)
from captains_table.games.captains_war.rules.loot import aside_refusal, choose_refusal, take_refusal
from captains_table.games.captains_war.rules.names import JOKER
from captains_table.games.captains_war.rules.tracks import track_refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar


def event_refusal(state: CaptainsWar, event: i64) -> i64:
    """The clause that forbids an event now, or 0 if it is legal."""
    if state.to_move == OVER:
        return 1001 if state.figures.solo == 1 else 701
    if not state.figures.events.is_event(event):
        return 201
    kind = state.figures.events.kind[event]
    if kind <= RED:
        return chance_refusal(state, kind, event)
    if state.to_move == CHANCE:
        return roll_refusal(state)
    clause = moment_refusal(state, state.to_move, kind)
    if clause != 0:
        return clause
    if kind <= STEP:
        return loot_refusal(state, kind, event)
    return command_refusal(state, kind, event) if kind <= DONE else boarding_refusal(state, kind, event)


# Chance


def chance_refusal(state: CaptainsWar, kind: i64, event: i64) -> i64:
    """CW 1.2, CW 1.4: who begins, or the next die, with a face that it has."""
    events = state.figures.events
    if state.to_move != CHANCE:
        return 201
    if state.rolling == WHO_BEGINS:
        return 0 if kind == BEGINS and events.seat[event] < state.seats else 104
    if kind == BEGINS or kind != die_to_fall(state):
        return roll_refusal(state)
    return face_refusal(state, kind, events.face[event])


def roll_refusal(state: CaptainsWar) -> i64:
    """The clause of the roll that chance is about to make."""
    if state.rolling == WHO_BEGINS:
        return 104
    if state.rolling == LOOT_ROLL:
        return 901 if state.figures.solo == 1 else 301
    return 904 if state.rolling == RAID_ROLL else 907


def face_refusal(state: CaptainsWar, kind: i64, face: i64) -> i64:
    """CW 1.2: the faces of a die."""
    for known in faces_of(state, kind):
        if known == face:
            return 0
    return 102


# Choices at their moment


def loot_refusal(state: CaptainsWar, kind: i64, event: i64) -> i64:
    """CW 3"""
    events, who = state.figures.events, state.to_move
    if kind == ASIDE:
        return aside_refusal(state, events.die[event])
    if kind == TAKE:
        return take_refusal(state, who, events.die[event])
    if kind == CHOOSE:
        return choose_refusal(state, who, events.resource[event])
    return track_refusal(state, who, events.track[event])


def command_refusal(state: CaptainsWar, kind: i64, event: i64) -> i64:
    """CW 4"""
    events, who = state.figures.events, state.to_move
    if kind == BUY:
        return buy_refusal(state, who, events.resource[event])
    if kind == ACQUIRE:
        return acquire_refusal(state, who, events.track[event])
    if kind == PAY:
        return pay_refusal(state, who, events.resource[event])
    if kind == RECRUIT:
        return recruit_refusal(state, who, events.force[event])
    return 0


def boarding_refusal(state: CaptainsWar, kind: i64, event: i64) -> i64:
    """CW 5"""
    events, who = state.figures.events, state.to_move
    if kind <= ATTACK_CAPTAIN:
        return attack_refusal(state, who, events.target[event])
    if kind == HOLD:
        return 0
    if kind == CREW:
        return crew_refusal(state, who, events.force[event])
    if kind == CREW_DONE:
        return crew_done_refusal(state, who)
    if kind == REWARD_GOLD:
        return reward_gold_refusal(state, who)
    if kind == REWARD_NONE:
        return reward_none_refusal(state, who)
    return track_refusal(state, who, events.track[event])


# The moment


def stage_of(kind: i64) -> i64:
    """The decision that such an event answers."""
    if kind <= TAKE:
        return SET_ASIDE if kind == ASIDE else TAKE_FIRST
    if kind <= STEP:
        return CHOOSE_RESOURCE if kind == CHOOSE else CHOOSE_TRACK
    if kind <= DONE:
        return PAYING if kind == PAY else COMMANDING
    if kind <= HOLD:
        return ATTACKING
    return CREWING if kind <= CREW_DONE else REWARDED


def phase_of(stage: i64) -> i64:
    """The phase with that decision."""
    if stage <= CHOOSE_TRACK:
        return LOOT
    return COMMAND_PHASE if stage <= PAYING else BOARDING


def is_moment(state: CaptainsWar, who: i64, kind: i64) -> bool:
    """Whether the seat is making a decision that such an event answers."""
    stage, wanted = state.sheets[who * SHEET + STAGE], stage_of(kind)
    return stage == wanted or (stage == TAKE_SECOND and wanted == TAKE_FIRST)


def moment_refusal(state: CaptainsWar, who: i64, kind: i64) -> i64:
    """CW 2.1: 0 if such an event answers the current decision, else the clause that says what is due."""
    if is_moment(state, who, kind):
        return 0
    if kind == ASIDE and state.figures.solo == 1:
        return 901
    if kind == PAY and state.sheets[who * SHEET + STAGE] == COMMANDING:
        return 402
    if phase_of(stage_of(kind)) != state.phase:
        return 201
    return due_refusal(state, who)


def due_refusal(state: CaptainsWar, who: i64) -> i64:
    """The clause of the seat's current decision."""
    stage = state.sheets[who * SHEET + STAGE]
    if stage == SET_ASIDE:
        return 301
    if stage <= TAKE_SECOND:
        return 302
    if stage == CHOOSE_RESOURCE:
        applied = state.sheets[who * SHEET + TAKEN + state.sheets[who * SHEET + NEXT] - 1]
        return 303 if state.phase == LOOT and applied == JOKER else 305
    if stage == CHOOSE_TRACK:
        return 303
    if stage == COMMANDING:
        return 401
    if stage == PAYING:
        return 402
    if stage == ATTACKING:
        return 501
    return 502 if stage == CREWING else 504
