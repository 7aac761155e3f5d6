"""CW 2: how a turn goes on from one choice to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.cells import copied
from captains_table.core.contract import CHANCE, Happening
from captains_table.games.captains_war.rules.boarding import attack, crew_size, fight
from captains_table.games.captains_war.rules.captain import (
    attacks_now,
    loot_as_captain,
    recruit_as_captain,
    reward_captain,
    send_by_die,
    send_weakest,
)
from captains_table.games.captains_war.rules.captain_buys import acquire_as_captain
from captains_table.games.captains_war.rules.command import begin_commanding
from captains_table.games.captains_war.rules.ending import ends, finish
from captains_table.games.captains_war.rules.events import (
    BLACK,
    BLACK_DIE,
    BLUE,
    DICE,
    RED,
    RED_DIE,
    YELLOW,
    YELLOW_DIE,
)
from captains_table.games.captains_war.rules.figures import ACQUISITIONS
from captains_table.games.captains_war.rules.layout import (
    ATTACKING,
    BOARDING,
    COINS,
    COMMAND_PHASE,
    CREW_ROLL,
    GOLD,
    IDLE,
    LOOT,
    LOOT_ROLL,
    NO_ROLL,
    OWNED,
    RAID_ROLL,
    RAIDED,
    REWARDED,
    SET_ASIDE,
    SETUP,
    SHEET,
    STAGE,
    TNT,
)
from captains_table.games.captains_war.rules.loot import begin_taking
from captains_table.games.captains_war.rules.pirates import weakest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.layout import Table

# Chance


def begin_game(t: Table, first: i64) -> None:
    """CW 1.3, CW 1.4: gold by place in the turn order, and the first turn."""
    for place in range(t.seats):
        base = (first + place) % t.seats * SHEET
        t.sheets[base + GOLD] = t.figures.start_gold[place]
        t.sheets[base + COINS] = t.figures.start_gold[place]
    begin_turn(t, first)


def begin_turn(t: Table, active: i64) -> None:
    """CW 2.1, CW 3.1, CW 9.1: the next player is active and rolls."""
    t.turn += 1
    t.phase = LOOT
    t.active = active
    t.aside = -1
    t.attacker = -1
    t.defender = -1
    for die in range(DICE):
        t.dice[die] = 0
    roll(t, LOOT_ROLL)


def roll(t: Table, what: i64) -> None:
    """Chance rolls dice."""
    t.rolling = what
    t.fallen = 0
    t.to_move = CHANCE


def fall(t: Table, event: i64) -> None:
    """A die falls."""
    if t.phase == SETUP:
        begin_turn(t, 0)
    t.fallen += 1
    if t.rolling == LOOT_ROLL:
        fall_as_loot(t, event)
    elif t.rolling == RAID_ROLL:
        fall_as_raid(t, event - BLUE)
    else:
        send_by_die(t, event - YELLOW + 1)
        if t.fallen == t.figures.crew:
            if t.attacker == 1 and crew_size(t, 1) == 0:
                send_weakest(t)
            t.rolling = NO_ROLL
            end_fight(t)


def fall_as_loot(t: Table, event: i64) -> None:
    """CW 3.1, CW 9.1: three blue dice, yellow, black, red; then one is set aside, except in solo."""
    if event < YELLOW:
        t.dice[event - BLUE] += 1
    elif event < BLACK:
        t.dice[YELLOW_DIE] = 1
        t.yellow = event - YELLOW + 1
    elif event < RED:
        t.dice[BLACK_DIE] = 1
        t.black = event - BLACK + 1
    else:
        t.dice[RED_DIE] = 1
        t.red = event - RED
        t.rolling = NO_ROLL
        if t.figures.solo == 1:
            open_loot(t)
        else:
            t.sheets[t.active * SHEET + STAGE] = SET_ASIDE
            t.to_move = t.active


def fall_as_raid(t: Table, face: i64) -> None:
    """CW 9.4: two alike and the captain boards; else the player may."""
    if t.fallen == 1:
        t.raid_one = face
    elif t.fallen == 2:
        t.raid_two = face
    else:
        boards = attacks_now(t, face)
        t.rolling = NO_ROLL
        t.raid_one = -1
        t.raid_two = -1
        if t.tale is not None:
            t.tale.append(Happening("captain-boards" if boards else "captain-stays", {"who": 1, "who_defends": 0}))
        if boards:
            attack(t, 1, 0)
            t.to_move = 0
        else:
            offer_attack(t)


# From phase to phase


def set_aside(t: Table, die: i64) -> None:
    """CW 3.1"""
    t.aside = die
    open_loot(t)


def open_loot(t: Table) -> None:
    """CW 3.2: all at once."""
    for seat in range(t.seats):
        begin_taking(t, seat)
    seal_up(t)


def seal_up(t: Table) -> None:
    """From now on choices are hidden until all are done."""
    t.to_move = t.active
    if t.figures.solo == 0:
        t.sealed = 1
        t.shown = copied(t.sheets)


def others_choose(t: Table) -> bool:
    """Whether somebody still has to choose: then the first one from the active player on does. Else the seal breaks."""
    seat = t.active
    for _ in range(t.seats):
        if t.sheets[seat * SHEET + STAGE] != IDLE:
            t.to_move = seat
            return True
        seat += 1
        if seat == t.seats:
            seat = 0
    if t.sealed == 1:
        t.sealed = 0
        t.seal += 1
    return False


def after_loot_choice(t: Table) -> None:
    """CW 2.1: when all have their loot, all command."""
    if not others_choose(t):
        t.phase = COMMAND_PHASE
        for seat in range(t.seats):
            begin_commanding(t, seat)
        seal_up(t)


def after_command(t: Table) -> None:
    """CW 2.1: when all have commanded, there may be a boarding; in solo first the captain acts (CW 9.3)."""
    if others_choose(t):
        return
    t.phase = BOARDING
    if t.figures.solo == 1:
        may_recruit = loot_as_captain(t)
        acquire_as_captain(t)
        if may_recruit:
            recruit_as_captain(t, False)
        elif t.tale is not None:
            t.tale.append(Happening("captain-may-not-recruit", {"who": 1}))
        if weakest(t, 1) > 0:
            roll(t, RAID_ROLL)
            return
        if t.tale is not None:
            t.tale.append(Happening("captain-without-pirates", {"who": 1, "who_defends": 0}))
    offer_attack(t)


def offer_attack(t: Table) -> None:
    """CW 5.1: the active player may attack."""
    t.sheets[t.active * SHEET + STAGE] = ATTACKING
    t.to_move = t.active


def after_attack(t: Table) -> None:
    """CW 5.2: both crews in secret."""
    seal_up(t)


def after_crew(t: Table) -> None:
    """CW 5.2: when both crews are chosen they fight; a captain's crew is rolled first (CW 9.7)."""
    if not others_choose(t):
        if t.figures.solo == 1:
            roll(t, CREW_ROLL)
        else:
            end_fight(t)


def end_fight(t: Table) -> None:
    """CW 5.4, CW 9.9: the winner is rewarded."""
    winner = fight(t)
    if winner < t.seats:
        t.sheets[winner * SHEET + STAGE] = REWARDED
        t.to_move = winner
    else:
        reward_captain(t)
        end_turn(t)


def after_reward(t: Table, who: i64) -> None:
    """CW 2.1: the turn ends, once a joker on the way has been chosen."""
    if t.sheets[who * SHEET + STAGE] == IDLE:
        end_turn(t)


# The end


def end_turn(t: Table) -> None:
    """CW 2.2, CW 5.7, CW 6.2: TNT burns down, and the game ends or the next player is active."""
    base = t.active * SHEET
    t.sheets[base + TNT] = 0
    t.sheets[base + RAIDED] = 1 if t.attacker == t.active else 0
    for side in range(t.figures.sides):
        for track in range(2):
            if t.sheets[side * SHEET + OWNED + track] == ACQUISITIONS:
                t.completed |= 1 << track
    if ends(t):
        finish(t)
    else:
        begin_turn(t, (t.active + 1) % t.seats)
