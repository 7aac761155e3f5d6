"""Why not: the case in which a clause forbids an event. `why` tells the cases of one clause apart."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import CHANCE, State
from captains_table.core.game import Arguments
from captains_table.games.captains_war.dump import STEPS
from captains_table.games.captains_war.rules.boarding import crew_size, loser_to
from captains_table.games.captains_war.rules.events import (
    ACQUIRE,
    ASIDE,
    ATTACK,
    BLACK,
    BUY,
    CHOOSE,
    CREW,
    CREW_DONE,
    HOLD,
    KINDS,
    PAY,
    RECRUIT,
    RED,
    REWARD_GOLD,
    REWARD_TRACK,
    STEP,
    TAKE,
    YELLOW,
)
from captains_table.games.captains_war.rules.figures import ACQUISITIONS, ANY, PRICE
from captains_table.games.captains_war.rules.goods import free_circles, free_coins
from captains_table.games.captains_war.rules.layout import (
    CHOOSE_KIND,
    CREW_OF,
    GOLD,
    HELD,
    OWNED,
    PAYING,
    PIRATES,
    SHEET,
    STAGE,
    TAKE_FIRST,
    TAKE_SECOND,
    TAKEN,
)
from captains_table.games.captains_war.rules.names import COLOUR_IDS, DIE_IDS, KIND_IDS, TRACK_IDS
from captains_table.games.captains_war.rules.pirates import free_row, weakest
from captains_table.games.captains_war.rules.refusals import stage_of
from captains_table.games.captains_war.rules.state import CaptainsWar
from captains_table.games.captains_war.words import thing_ahead

DUE: Arguments = {"why": "due"}
"""Something else has to be decided first."""


def explain(state: State, event: int, clause: int) -> Arguments:
    """The arguments for the sentence of the clause."""
    t = cast("CaptainsWar", state)
    if clause == 102:
        colour = 0 if event < YELLOW else 1 if event < BLACK else 2 if event < RED else 3
        return {"colour": COLOUR_IDS[colour]}
    if clause == 201:
        return {"phase": STEPS[t.phase]}
    if t.to_move == CHANCE:
        return {"why": "roll"}
    if t.to_move < 0:
        return {}
    return _explain_choice(t, event, clause, int(t.to_move))


def _explain_choice(t: CaptainsWar, event: int, clause: int, who: int) -> Arguments:
    stage = t.sheets[who * SHEET + STAGE]
    moment = stage == stage_of(event) or (stage == TAKE_SECOND and stage_of(event) == TAKE_FIRST)
    if clause == 301:
        return {"why": "die", "die": DIE_IDS[event - ASIDE]} if moment else DUE
    if clause == 302:
        return _why_no_take(t, who, event - TAKE) if moment else DUE
    if clause == 303:
        return {"why": "joker" if stage == CHOOSE_KIND else "track"}
    if clause in (304, 403):
        return _why_no_room(t, who, event)
    if clause == 401:
        return _why_no_command(t, who, event) if moment else DUE
    if clause == 402:
        return _why_no_acquisition(t, who, event, int(stage))
    if clause == 501:
        return _why_no_attack(t, who, event - ATTACK) if moment and event < HOLD else DUE
    if clause == 502:
        return _why_no_crew(t, who, event) if moment else DUE
    if clause == 504:
        return _why_no_reward(t, who, event) if moment else DUE
    if clause == 507:
        return {"who_defends": event - ATTACK}
    if clause == 901:
        return {"why": "aside"}
    return {}


def _why_no_take(t: CaptainsWar, who: int, die: int) -> Arguments:
    """Not rolled, taken before, set aside for the active player, or one of two set aside and the other taken."""
    if t.dice[die] == 0:
        return {"why": "die", "die": DIE_IDS[die]}
    taken = die == t.sheets[who * SHEET + TAKEN]
    if who == t.active or die != t.aside:
        return {"why": "used", "die": DIE_IDS[die]}
    return {"why": "rest" if taken else "aside", "die": DIE_IDS[die], "who_rolls": int(t.active)}


def _why_no_room(t: CaptainsWar, who: int, event: int) -> Arguments:
    """A full row, the end of a track, or a closed padlock."""
    if event < STEP:
        return {"why": "full", "resource": KIND_IDS[event - CHOOSE]}
    track = event - STEP if event < BUY else event - REWARD_TRACK
    return {"why": "end", "track": TRACK_IDS[track], "thing": thing_ahead(t, who, track)}


def _why_no_command(t: CaptainsWar, who: int, event: int) -> Arguments:
    base = who * SHEET
    if ACQUIRE <= event < PAY:
        return {"why": "once"}
    if event < ACQUIRE:
        if free_circles(t, who, event - BUY) <= 0:
            return {"why": "full", "resource": KIND_IDS[event - BUY]}
        price = int(t.figures.resource_price)
    else:
        if free_row(t, who, event - RECRUIT + 1) <= 0:
            return {"why": "row", "force": event - RECRUIT + 1}
        price = int(t.figures.recruit_price[event - RECRUIT])
    return {"why": "gold", "price": price, "gold": int(t.sheets[base + GOLD])}


def _why_no_acquisition(t: CaptainsWar, who: int, event: int, stage: int) -> Arguments:
    base = who * SHEET
    if PAY <= event < RECRUIT:
        if stage == PAYING:
            return {"why": "none", "resource": KIND_IDS[event - PAY]}
        return {"why": "nothing"}
    if stage == PAYING:
        return DUE
    track = event - ACQUIRE
    if t.sheets[base + OWNED + track] >= ACQUISITIONS:
        return {"why": "all", "track": TRACK_IDS[track]}
    return {"why": "missing", "thing": thing_ahead(t, who, track), **missing_for(t, who, track)}


def missing_for(t: CaptainsWar, who: int, track: int) -> dict[str, int | str]:
    """What is missing for the next acquisition: so many of each kind, and of any kind besides."""
    price = (track * ACQUISITIONS + int(t.sheets[who * SHEET + OWNED + track])) * PRICE
    missing: dict[str, int | str] = {}
    spare = 0
    for kind in range(KINDS):
        left = int(t.sheets[who * SHEET + HELD + kind] - t.figures.prices[price + kind])
        missing[KIND_IDS[kind]] = max(0, -left)
        spare += max(0, left)
    missing["any"] = max(0, int(t.figures.prices[price + ANY]) - spare)
    return missing


def _why_no_attack(t: CaptainsWar, who: int, target: int) -> Arguments:
    if target == who:
        return {"why": "self"}
    return {"why": "pirates" if weakest(t, who) == 0 else "nobody"}


def _why_no_reward(t: CaptainsWar, who: int, event: int) -> Arguments:
    if event != REWARD_GOLD:
        return {"why": "none"}
    return {"why": "coins" if free_coins(t, who) <= 0 else "gold", "who_loses": int(loser_to(t, who))}


def _why_no_crew(t: CaptainsWar, who: int, event: int) -> Arguments:
    if event == CREW_DONE:
        return {"why": "one"}
    row = event - CREW
    base = who * SHEET
    if crew_size(t, who) >= t.figures.crew:
        return {"why": "full", "count": int(t.figures.crew)}
    if t.sheets[base + PIRATES + row] <= t.sheets[base + CREW_OF + row]:
        return {"why": "nobody", "force": row + 1}
    return {"why": "order"}
