"""CW 5, CW 6.2: attacking, crews, who wins and what for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.events import (
    ATTACK,
    ATTACK_CAPTAIN,
    CREW,
    CREW_DONE,
    EITHER,
    FORCES,
    HOLD,
    REWARD_GOLD,
    REWARD_NONE,
    REWARD_TRACK,
)
from captains_table.games.captains_war.rules.goods import circle_coins, free_coins
from captains_table.games.captains_war.rules.layout import (
    ATTACKS,
    BOARDING_BONUS,
    CREW_OF,
    CREWING,
    DEFENCES,
    GOLD,
    IDLE,
    PIRATES,
    RAIDED,
    SHEET,
    STAGE,
    TNT,
)
from captains_table.games.captains_war.rules.pirates import copy_pirate, weakest
from captains_table.games.captains_war.rules.tracks import set_out, stopped_by, walk

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.games.captains_war.rules.layout import Table

# What is allowed


def may_attack(t: Table, who: i64, target: i64) -> i64:
    """CW 5.1: with a pirate, another side; CW 6.2: in the duel not twice running; CW 5.7: nobody whose TNT is lit."""
    if target == who or target >= t.figures.sides or weakest(t, who) == 0:
        return 501
    if t.seats == 2 and t.sheets[who * SHEET + RAIDED] == 1:
        return 602
    return 507 if t.sheets[target * SHEET + TNT] == 1 else 0


def may_join(t: Table, who: i64, force: i64) -> i64:
    """CW 5.2: a pirate one has, in a crew that has a place; the strongest come first."""
    base = who * SHEET + CREW_OF
    if t.sheets[who * SHEET + PIRATES + force - 1] <= t.sheets[base + force - 1]:
        return 502
    size: i64 = 0
    for row in range(FORCES):
        if t.sheets[base + row] > 0:
            if row + 1 < force:
                return 502
            size += t.sheets[base + row]
    return 0 if size < t.figures.crew else 502


def may_close_crew(t: Table, who: i64) -> i64:
    """CW 5.2: the attacker has at least one pirate in the crew."""
    return 502 if who == t.attacker and crew_size(t, who) == 0 else 0


def may_take_gold(t: Table, who: i64) -> i64:
    """CW 5.4: if the loser has gold and the winner coins left to circle. From a captain none is taken (CW 9.10)."""
    if free_coins(t, who) <= 0:
        return 504
    return 0 if t.figures.solo == 1 or t.sheets[loser_to(t, who) * SHEET + GOLD] > 0 else 504


def may_go_without(t: Table, who: i64) -> i64:
    """CW 5.4: only if no reward has an effect."""
    if may_take_gold(t, who) == 0 or stopped_by(t, who, 0) == 0 or stopped_by(t, who, 1) == 0:
        return 504
    return 0


def attacks(t: Table, who: i64) -> list[int]:
    """Whom one can attack, as events, and `hold`."""
    found: list[int] = []
    if weakest(t, who) > 0:
        if t.figures.solo == 1:
            found.append(ATTACK_CAPTAIN)
        else:
            for target in range(t.seats):
                if may_attack(t, who, target) == 0:
                    found.append(ATTACK + target)
    found.append(HOLD)
    return found


def crews(t: Table, who: i64) -> list[int]:
    """Who can join the crew, as events, and `crew done`."""
    found: list[int] = []
    for force in range(1, FORCES + 1):
        if may_join(t, who, force) == 0:
            found.append(CREW + force - 1)
    if may_close_crew(t, who) == 0:
        found.append(CREW_DONE)
    return found


def rewards(t: Table, who: i64) -> list[int]:
    """What the winner can take, as events."""
    found: list[int] = []
    if may_take_gold(t, who) == 0:
        found.append(REWARD_GOLD)
    for track in range(EITHER):
        if stopped_by(t, who, track) == 0:
            found.append(REWARD_TRACK + track)
    if not found:
        found.append(REWARD_NONE)
    return found


# What happens


def attack(t: Table, who: i64, target: i64) -> None:
    """CW 5.1, CW 5.2: both sides choose their crews; a captain's is rolled (CW 9.7)."""
    t.attacker = who
    t.defender = target
    for side in (who, target):
        if side < t.seats:
            t.sheets[side * SHEET + STAGE] = CREWING


def join(t: Table, who: i64, force: i64) -> None:
    """CW 5.2: one more pirate; they stay on the sheet until the crews are revealed."""
    t.sheets[who * SHEET + CREW_OF + force - 1] += 1


def close_crew(t: Table, who: i64) -> None:
    """CW 5.2: the crew is complete."""
    t.sheets[who * SHEET + STAGE] = IDLE


def fight(t: Table) -> i64:
    """CW 5.2, CW 5.3, CW 5.5: the crews are revealed and lost, rows are filled and TNT is lit. Returns the winner."""
    attack_total = total_of(t, t.attacker)
    defence_total = total_of(t, t.defender)
    winner = t.attacker if attack_total > defence_total else t.defender
    if t.tale is not None:
        arguments: dict[str, int | str] = {
            "who": t.attacker,
            "who_defends": t.defender,
            "crew": crew_text(t, t.attacker),
            "crew_defends": crew_text(t, t.defender),
            "total": attack_total,
            "total_defends": defence_total,
            "who_wins": winner,
        }
        t.tale.append(Happening("fought", arguments))
    lose_crew(t, t.attacker)
    lose_crew(t, t.defender)
    t.sheets[t.attacker * SHEET + ATTACKS] += 1
    t.sheets[t.defender * SHEET + DEFENCES] += 1
    if t.seats > 2:
        t.sheets[t.defender * SHEET + TNT] = 1
        if t.tale is not None:
            t.tale.append(Happening("tnt", {"who": t.defender}))
    if t.figures.solo == 1 and weakest(t, 1) == 0 and weakest(t, 0) > 0:
        copy_pirate(t, weakest(t, 0))
    return winner


def lose_crew(t: Table, who: i64) -> None:
    """CW 5.2: all pirates used are lost."""
    base = who * SHEET
    for row in range(FORCES):
        t.sheets[base + PIRATES + row] -= t.sheets[base + CREW_OF + row]
        t.sheets[base + CREW_OF + row] = 0


def take_gold(t: Table, who: i64) -> None:
    """CW 5.4: as much as the loser has and the winner can circle; CW 9.10: a captain loses none."""
    loser = loser_to(t, who)
    loot = t.figures.steal
    if t.figures.solo == 0 and t.sheets[loser * SHEET + GOLD] < loot:
        loot = t.sheets[loser * SHEET + GOLD]
    got = circle_coins(t, who, loot)
    if t.figures.solo == 0:
        t.sheets[loser * SHEET + GOLD] -= got
    if t.tale is not None:
        if t.figures.solo == 1:
            t.tale.append(Happening("coins", {"who": who, "coins": got}))
        else:
            t.tale.append(Happening("stolen", {"who": who, "who_loses": loser, "gold": got}))


def take_steps(t: Table, who: i64, track: i64) -> None:
    """CW 5.4: circles on one track; a joker on the way is to be chosen."""
    t.sheets[who * SHEET + STAGE] = IDLE
    set_out(t, who, track, t.figures.steps)
    walk(t, who)


# Figures of a fight


def loser_to(t: Table, winner: i64) -> i64:
    """The other side of the boarding."""
    return t.defender if winner == t.attacker else t.attacker


def crew_size(t: Table, who: i64) -> i64:
    """Pirates in the crew."""
    size: i64 = 0
    for row in range(FORCES):
        size += t.sheets[who * SHEET + CREW_OF + row]
    return size


def total_of(t: Table, who: i64) -> i64:
    """CW 5.3, CW 5.6: the Force of the crew and the boarding bonuses."""
    total = t.sheets[who * SHEET + BOARDING_BONUS]
    for row in range(FORCES):
        total += (row + 1) * t.sheets[who * SHEET + CREW_OF + row]
    return total


def crew_text(t: Table, who: i64) -> str:
    """A crew as it is told: `4+2`, and `0` for nobody."""
    parts: list[str] = []
    for row in range(FORCES - 1, -1, -1):
        for _ in range(t.sheets[who * SHEET + CREW_OF + row]):
            parts.append(str(row + 1))
    return "+".join(parts) if parts else "0"
