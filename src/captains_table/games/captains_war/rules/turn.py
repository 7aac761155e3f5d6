"""CW 2: the course of a turn, from one choice to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.cells import copied
from captains_table.core.contract import CHANCE, Happening
from captains_table.games.captains_war.rules.boarding import attack, crew_size, fight, offer_attack, offer_reward
from captains_table.games.captains_war.rules.captain_boards import (
    is_raid,
    reward_captain,
    send_by_die,
    send_weakest,
)
from captains_table.games.captains_war.rules.captain_buys import acquire_as_captain, recruit_as_captain
from captains_table.games.captains_war.rules.captain_dice import loot_as_captain
from captains_table.games.captains_war.rules.command import begin_commanding
from captains_table.games.captains_war.rules.ending import ends, finish
from captains_table.games.captains_war.rules.events import BLACK, BLUE, YELLOW
from captains_table.games.captains_war.rules.figures import ACQUISITIONS
from captains_table.games.captains_war.rules.layout import (
    BOARDING,
    COMMAND_PHASE,
    CREW_ROLL,
    IDLE,
    LOOT,
    LOOT_ROLL,
    NO_ROLL,
    OWNED,
    RAID_ROLL,
    RAIDED,
    SET_ASIDE,
    SETUP,
    SHEET,
    STAGE,
    TNT,
)
from captains_table.games.captains_war.rules.loot import begin_taking
from captains_table.games.captains_war.rules.names import (
    BLACK_DIE,
    CAPTAIN,
    DICE,
    NONE,
    RED_DIE,
    TRACKS,
    YELLOW_DIE,
)
from captains_table.games.captains_war.rules.pirates import weakest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.state import CaptainsWar

# Chance


def begin_turn(state: CaptainsWar, active: i64) -> None:
    """CW 2.1, CW 3.1, CW 9.1: the next player is active and rolls."""
    state.turn += 1
    state.phase = LOOT
    state.active = active
    state.aside = NONE
    state.attacker = NONE
    state.defender = NONE
    for die in range(DICE):
        state.dice[die] = 0
    roll(state, LOOT_ROLL)


def roll(state: CaptainsWar, what: i64) -> None:
    """Chance rolls dice."""
    state.rolling = what
    state.fallen = 0
    state.to_move = CHANCE


def fall(state: CaptainsWar, kind: i64, face: i64) -> None:
    """A die is rolled."""
    if state.phase == SETUP:
        begin_turn(state, 0)
    state.fallen += 1
    if state.rolling == LOOT_ROLL:
        fall_as_loot(state, kind, face)
    elif state.rolling == RAID_ROLL:
        fall_as_raid(state, face)
    else:
        fall_as_crew(state, face)


def fall_as_loot(state: CaptainsWar, kind: i64, face: i64) -> None:
    """CW 3.1, CW 9.1: three blue dice, yellow, black, red; then one is set aside, except in solo."""
    if kind == BLUE:
        state.dice[face] += 1
    elif kind == YELLOW:
        state.dice[YELLOW_DIE] = 1
        state.yellow = face
    elif kind == BLACK:
        state.dice[BLACK_DIE] = 1
        state.black = face
    else:
        state.dice[RED_DIE] = 1
        state.red = face
        state.rolling = NO_ROLL
        if state.figures.solo == 1:
            open_loot(state)
        else:
            state.sheets[state.active * SHEET + STAGE] = SET_ASIDE
            state.to_move = state.active


def fall_as_raid(state: CaptainsWar, face: i64) -> None:
    """CW 9.4: with a pair, the captain boards; otherwise the player may."""
    if state.fallen == 1:
        state.raid_one = face
    elif state.fallen == 2:
        state.raid_two = face
    else:
        boards = is_raid(state, face)
        state.rolling = NO_ROLL
        state.raid_one = NONE
        state.raid_two = NONE
        if state.tale is not None:
            told = "captain-boards" if boards else "captain-stays"
            state.tale.append(Happening(told, {"who": CAPTAIN, "who_defends": 0}))
        if boards:
            attack(state, CAPTAIN, 0)
            state.to_move = 0
        else:
            offer_attack(state)


def fall_as_crew(state: CaptainsWar, coins: i64) -> None:
    """CW 9.7: a pirate of the captain's or nobody; after the last die both sides fight."""
    send_by_die(state, coins)
    if state.fallen == state.figures.crew:
        if state.attacker == CAPTAIN and crew_size(state, CAPTAIN) == 0:
            send_weakest(state)
        state.rolling = NO_ROLL
        end_fight(state)


# From phase to phase


def set_aside(state: CaptainsWar, die: i64) -> None:
    """CW 3.1"""
    state.aside = die
    open_loot(state)


def open_loot(state: CaptainsWar) -> None:
    """CW 3.2: everybody at once."""
    for seat in range(state.seats):
        begin_taking(state, seat)
    seal_up(state)


def seal_up(state: CaptainsWar) -> None:
    """From now on, choices are hidden until everybody is done."""
    state.to_move = state.active
    if state.figures.solo == 0:
        state.sealed = 1
        state.shown = copied(state.sheets)


def others_choose(state: CaptainsWar) -> bool:
    """Whether somebody still has to choose: then it is the turn of the first one from the active player on. Otherwise
    the seal is broken."""
    sheets, seats, seat = state.sheets, state.seats, state.active
    for _place in range(seats):
        if sheets[seat * SHEET + STAGE] != IDLE:
            state.to_move = seat
            return True
        seat += 1
        if seat == seats:
            seat = 0
    if state.sealed == 1:
        state.sealed = 0
        state.seal += 1
    return False


def after_loot_choice(state: CaptainsWar) -> None:
    """CW 2.1: when everybody has taken loot, everybody commands."""
    if not others_choose(state):
        state.phase = COMMAND_PHASE
        for seat in range(state.seats):
            begin_commanding(state, seat)
        seal_up(state)


def after_command(state: CaptainsWar) -> None:
    """CW 2.1: when everybody has commanded, there may be a boarding; in solo the captain acts first (CW 9.3)."""
    if others_choose(state):
        return
    state.phase = BOARDING
    if state.figures.solo == 1:
        act_as_captain(state)
        if weakest(state, CAPTAIN) > 0:
            roll(state, RAID_ROLL)
            return
        if state.tale is not None:
            state.tale.append(Happening("captain-without-pirates", {"who": CAPTAIN, "who_defends": 0}))
    offer_attack(state)


def act_as_captain(state: CaptainsWar) -> None:
    """CW 9.3: his dice, one acquisition, and a recruit if the table says so."""
    may_recruit = loot_as_captain(state)
    acquire_as_captain(state)
    if may_recruit:
        recruit_as_captain(state, False)
    elif state.tale is not None:
        state.tale.append(Happening("captain-may-not-recruit", {"who": CAPTAIN}))


def after_attack(state: CaptainsWar) -> None:
    """CW 5.2: both sides choose crews in secret."""
    seal_up(state)


def after_crew(state: CaptainsWar) -> None:
    """CW 5.2: when both crews are chosen they fight; a captain's crew is rolled first (CW 9.7)."""
    if not others_choose(state):
        if state.figures.solo == 1:
            roll(state, CREW_ROLL)
        else:
            end_fight(state)


def end_fight(state: CaptainsWar) -> None:
    """CW 5.4, CW 9.9: the winner is rewarded."""
    winner = fight(state)
    if winner < state.seats:
        offer_reward(state, winner)
    else:
        reward_captain(state)
        end_turn(state)


def after_reward(state: CaptainsWar, who: i64) -> None:
    """CW 2.1: the turn ends once a joker on the way has been chosen."""
    if state.sheets[who * SHEET + STAGE] == IDLE:
        end_turn(state)


# The end


def end_turn(state: CaptainsWar) -> None:
    """CW 2.2, CW 5.7, CW 6.2: TNT burns down, and the game ends or the next player is active."""
    base = state.active * SHEET
    state.sheets[base + TNT] = 0
    state.sheets[base + RAIDED] = 1 if state.attacker == state.active else 0
    for side in range(state.figures.sides):
        for track in range(TRACKS):
            if state.sheets[side * SHEET + OWNED + track] == ACQUISITIONS:
                state.completed |= 1 << track
    if ends(state):
        finish(state)
    else:
        begin_turn(state, (state.active + 1) % state.seats)
