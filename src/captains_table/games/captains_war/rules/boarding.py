"""CW 5, CW 6.2: attacks, crews, the winner and the reward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from captains_table.core.contract import Happening
from captains_table.games.captains_war.rules.goods import circle_coins, free_coins
from captains_table.games.captains_war.rules.layout import (
    ATTACKING,
    ATTACKS,
    BOARDING_BONUS,
    CREW_OF,
    CREWING,
    DEFENCES,
    GOLD,
    IDLE,
    PIRATES,
    RAIDED,
    REWARDED,
    SHEET,
    STAGE,
    TNT,
)
from captains_table.games.captains_war.rules.names import ATTRIBUTE, BOAT, CAPTAIN, FORCES, NONE, TRACKS
from captains_table.games.captains_war.rules.pirates import copy_pirate, weakest
from captains_table.games.captains_war.rules.tracks import set_out, track_refusal, walk

if TYPE_CHECKING:
    from mypy_extensions import i64

    from captains_table.core.choices import Choices
    from captains_table.games.captains_war.rules.state import CaptainsWar

# What is allowed


def attack_refusal(state: CaptainsWar, who: i64, target: i64) -> i64:
    """CW 5.1: with a pirate, another side; CW 6.2: in the duel not twice in a row; CW 5.7: nobody whose TNT is lit."""
    if target == NONE or target == who or weakest(state, who) == 0:
        return 501
    if state.seats == 2 and state.sheets[who * SHEET + RAIDED] == 1:
        return 602
    return 507 if state.sheets[target * SHEET + TNT] == 1 else 0


def crew_refusal(state: CaptainsWar, who: i64, force: i64) -> i64:
    """CW 5.2: a pirate on the sheet, in a crew with a free place; the strongest join first."""
    base = who * SHEET + CREW_OF
    if state.sheets[who * SHEET + PIRATES + force - 1] <= state.sheets[base + force - 1]:
        return 502
    size: i64 = 0
    for row in range(FORCES):
        if state.sheets[base + row] > 0:
            if row + 1 < force:
                return 502
            size += state.sheets[base + row]
    return 0 if size < state.figures.crew else 502


def crew_done_refusal(state: CaptainsWar, who: i64) -> i64:
    """CW 5.2: the attacker has at least one pirate in the crew."""
    return 502 if who == state.attacker and crew_size(state, who) == 0 else 0


def reward_gold_refusal(state: CaptainsWar, who: i64) -> i64:
    """CW 5.4: if the loser has gold and the winner coins left to circle. No gold is taken from a captain (CW 9.10)."""
    if free_coins(state, who) <= 0:
        return 504
    return 0 if state.figures.solo == 1 or state.sheets[loser_to(state, who) * SHEET + GOLD] > 0 else 504


def reward_none_refusal(state: CaptainsWar, who: i64) -> i64:
    """CW 5.4: only if no reward has an effect."""
    if track_refusal(state, who, BOAT) == 0 or track_refusal(state, who, ATTRIBUTE) == 0:
        return 504
    return 504 if reward_gold_refusal(state, who) == 0 else 0


def legal_attacks(state: CaptainsWar, who: i64, found: Choices) -> None:
    """CW 5.1: everybody who can be attacked, and `hold`."""
    events = state.figures.events
    if weakest(state, who) > 0:
        if state.figures.solo == 1:
            found.add(events.attack_captain)
        else:
            for target in range(state.seats):
                if attack_refusal(state, who, target) == 0:
                    found.add(events.attack_of(target))
    found.add(events.hold)


def legal_crews(state: CaptainsWar, who: i64, found: Choices) -> None:
    """CW 5.2: who can join the crew, and `crew done`."""
    events = state.figures.events
    for force in range(1, FORCES + 1):
        if crew_refusal(state, who, force) == 0:
            found.add(events.crew_of(force))
    if crew_done_refusal(state, who) == 0:
        found.add(events.crew_done)


def legal_rewards(state: CaptainsWar, who: i64, found: Choices) -> None:
    """CW 5.4: what the winner can take."""
    events = state.figures.events
    if reward_gold_refusal(state, who) == 0:
        found.add(events.reward_gold)
    for track in range(TRACKS):
        if track_refusal(state, who, track) == 0:
            found.add(events.reward_of(track))
    if found.count == 0:
        found.add(events.reward_none)


# What happens


def offer_attack(state: CaptainsWar) -> None:
    """CW 5.1: the active player may attack."""
    state.sheets[state.active * SHEET + STAGE] = ATTACKING
    state.to_move = state.active


def hold(state: CaptainsWar, who: i64) -> None:
    """CW 5.1: nobody is attacked."""
    state.sheets[who * SHEET + STAGE] = IDLE


def attack(state: CaptainsWar, who: i64, target: i64) -> None:
    """CW 5.1, CW 5.2: both sides choose their crews; a captain's is rolled (CW 9.7)."""
    state.attacker = who
    state.defender = target
    for side in (who, target):
        if side < state.seats:
            state.sheets[side * SHEET + STAGE] = CREWING


def join(state: CaptainsWar, who: i64, force: i64) -> None:
    """CW 5.2: one more pirate, who stays on the sheet until the crews are revealed."""
    state.sheets[who * SHEET + CREW_OF + force - 1] += 1


def close_crew(state: CaptainsWar, who: i64) -> None:
    """CW 5.2: the crew is complete."""
    state.sheets[who * SHEET + STAGE] = IDLE


def fight(state: CaptainsWar) -> i64:
    """CW 5.2, CW 5.3, CW 5.5: the crews are revealed and lost, rows are filled and TNT is lit. Returns the winner."""
    attack_total = total_of(state, state.attacker)
    defence_total = total_of(state, state.defender)
    winner = state.attacker if attack_total > defence_total else state.defender
    if state.tale is not None:
        arguments: dict[str, int | str] = {
            "who": state.attacker,
            "who_defends": state.defender,
            "crew": crew_text(state, state.attacker),
            "crew_defends": crew_text(state, state.defender),
            "total": attack_total,
            "total_defends": defence_total,
            "who_wins": winner,
        }
        state.tale.append(Happening("fought", arguments))
    lose_crew(state, state.attacker)
    lose_crew(state, state.defender)
    state.sheets[state.attacker * SHEET + ATTACKS] += 1
    state.sheets[state.defender * SHEET + DEFENCES] += 1
    if state.seats > 2:
        state.sheets[state.defender * SHEET + TNT] = 1
        if state.tale is not None:
            state.tale.append(Happening("tnt", {"who": state.defender}))
    if state.figures.solo == 1 and weakest(state, CAPTAIN) == 0 and weakest(state, 0) > 0:
        copy_pirate(state, weakest(state, 0))
    return winner


def lose_crew(state: CaptainsWar, who: i64) -> None:
    """CW 5.2: all pirates used are lost."""
    base = who * SHEET
    for row in range(FORCES):
        state.sheets[base + PIRATES + row] -= state.sheets[base + CREW_OF + row]
        state.sheets[base + CREW_OF + row] = 0


def offer_reward(state: CaptainsWar, winner: i64) -> None:
    """CW 5.4: the winner chooses."""
    state.sheets[winner * SHEET + STAGE] = REWARDED
    state.to_move = winner


def take_gold(state: CaptainsWar, who: i64) -> None:
    """CW 5.4: as much as the loser has and the winner can circle; CW 9.10: a captain loses none."""
    loser = loser_to(state, who)
    loot = state.figures.steal
    if state.figures.solo == 0 and state.sheets[loser * SHEET + GOLD] < loot:
        loot = state.sheets[loser * SHEET + GOLD]
    got = circle_coins(state, who, loot)
    if state.figures.solo == 0:
        state.sheets[loser * SHEET + GOLD] -= got
    if state.tale is not None:
        if state.figures.solo == 1:
            state.tale.append(Happening("coins", {"who": who, "coins": got}))
        else:
            state.tale.append(Happening("stolen", {"who": who, "who_loses": loser, "gold": got}))


def take_steps(state: CaptainsWar, who: i64, track: i64) -> None:
    """CW 5.4: circles on one track; a joker on the way has to be chosen."""
    state.sheets[who * SHEET + STAGE] = IDLE
    set_out(state, who, track, state.figures.steps)
    walk(state, who)


# Figures of a fight


def loser_to(state: CaptainsWar, winner: i64) -> i64:
    """The other side of the boarding."""
    return state.defender if winner == state.attacker else state.attacker


def crew_size(state: CaptainsWar, who: i64) -> i64:
    """Pirates in the crew."""
    size: i64 = 0
    for row in range(FORCES):
        size += state.sheets[who * SHEET + CREW_OF + row]
    return size


def total_of(state: CaptainsWar, who: i64) -> i64:
    """CW 5.3, CW 5.6: the Force of the crew and the boarding bonuses."""
    total = state.sheets[who * SHEET + BOARDING_BONUS]
    for row in range(FORCES):
        total += (row + 1) * state.sheets[who * SHEET + CREW_OF + row]
    return total


def crew_text(state: CaptainsWar, who: i64) -> str:
    """A crew as it is reported: `4+2`, and `0` for nobody."""
    parts: list[str] = []
    for row in range(FORCES - 1, -1, -1):
        for _ in range(state.sheets[who * SHEET + CREW_OF + row]):
            parts.append(str(row + 1))
    return "+".join(parts) if parts else "0"
