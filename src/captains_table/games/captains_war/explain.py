"""Why not: the case in which a clause forbids an event. `case` distinguishes the cases of one clause."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import CHANCE, State
from captains_table.core.game import Arguments
from captains_table.games.captains_war.dump import STEPS
from captains_table.games.captains_war.rules.boarding import crew_size, loser_to
from captains_table.games.captains_war.rules.events import (
    ACQUIRE,
    ATTACK,
    BLACK,
    BLUE,
    BUY,
    CHOOSE,
    CREW_DONE,
    PAY,
    RED,
    REWARD_GOLD,
    YELLOW,
)
from captains_table.games.captains_war.rules.figures import ACQUISITIONS, ANY, PRICE
from captains_table.games.captains_war.rules.goods import free_circles, free_coins
from captains_table.games.captains_war.rules.layout import (
    CHOOSE_RESOURCE,
    CREW_OF,
    GOLD,
    HELD,
    OWNED,
    PAYING,
    PIRATES,
    SHEET,
    STAGE,
    TAKEN,
)
from captains_table.games.captains_war.rules.names import DIE_NAMES, RESOURCE_NAMES, RESOURCES, TRACK_NAMES
from captains_table.games.captains_war.rules.pirates import free_row, weakest
from captains_table.games.captains_war.rules.refusal import is_moment
from captains_table.games.captains_war.rules.state import CaptainsWar
from captains_table.games.captains_war.words import thing_ahead

COLOURS = {BLUE: "blue", YELLOW: "yellow", BLACK: "black", RED: "red"}
"""The colour of the die that falls."""
UNTIMELY = (201, 701, 1001)
"""The clauses that only say that it is another phase, or that the game is over."""
DUE: Arguments = {"case": "due"}
"""Something else has to be decided first."""


def explain(state: State, event: int, clause: int) -> Arguments:
    """The arguments of the sentence that explains why a clause forbids an event."""
    state = cast("CaptainsWar", state)
    if clause == 102:
        return {"colour": COLOURS[state.figures.events.kind[event]]}
    if clause == 201:
        return {"phase": STEPS[state.phase]}
    if state.to_move == CHANCE:
        return {"case": "roll"}
    if state.to_move < 0:
        return {}
    if clause // 100 == 3:
        return _no_loot(state, event, clause)
    if clause // 100 == 4:
        return _no_command(state, event, clause)
    if clause // 100 == 5:
        return _no_boarding(state, event, clause)
    return {"case": "aside"} if clause == 901 else {}


def _is_moment(state: CaptainsWar, event: int) -> bool:
    """Whether the event is an answer to the current decision, so that a reason of its own forbids it."""
    return is_moment(state, state.to_move, state.figures.events.kind[event])


# Loot


def _no_loot(state: CaptainsWar, event: int, clause: int) -> Arguments:
    """CW 3.1 to CW 3.4"""
    events = state.figures.events
    if clause == 303:
        stage = state.sheets[state.to_move * SHEET + STAGE]
        return {"case": "joker" if stage == CHOOSE_RESOURCE else "track"}
    if clause == 304:
        if events.kind[event] == CHOOSE:
            return {"case": "full", "resource": RESOURCE_NAMES[events.resource[event]]}
        return {"case": "end", "track": TRACK_NAMES[events.track[event]]}
    if not _is_moment(state, event):
        return DUE
    if clause == 301:
        return {"case": "die", "die": DIE_NAMES[events.die[event]]}
    return _no_take(state, int(events.die[event]))


def _no_take(state: CaptainsWar, die: int) -> Arguments:
    """CW 3.2: not rolled, already taken, set aside for the active player, or one of two set aside with the other one
    taken."""
    who = state.to_move
    if state.dice[die] == 0:
        return {"case": "die", "die": DIE_NAMES[die]}
    if who == state.active or die != state.aside:
        return {"case": "used", "die": DIE_NAMES[die]}
    case = "rest" if die == state.sheets[who * SHEET + TAKEN] else "aside"
    return {"case": case, "die": DIE_NAMES[die], "who_rolls": int(state.active)}


# Command


def _no_command(state: CaptainsWar, event: int, clause: int) -> Arguments:
    """CW 4.1 to CW 4.3"""
    if clause == 402:
        return _no_acquisition(state, event)
    if clause == 403:
        track = int(state.figures.events.track[event])
        return {"track": TRACK_NAMES[track], "thing": thing_ahead(state, int(state.to_move), track)}
    return _no_purchase(state, event) if _is_moment(state, event) else DUE


def _no_purchase(state: CaptainsWar, event: int) -> Arguments:
    """CW 4.1: a second acquisition, a full row, or not enough gold."""
    events, figures, who = state.figures.events, state.figures, int(state.to_move)
    kind, resource, force = events.kind[event], events.resource[event], int(events.force[event])
    if kind == ACQUIRE:
        return {"case": "once"}
    if kind == BUY and free_circles(state, who, resource) <= 0:
        return {"case": "full", "resource": RESOURCE_NAMES[resource]}
    if kind != BUY and free_row(state, who, force) <= 0:
        return {"case": "row", "force": force}
    price = figures.resource_price if kind == BUY else figures.recruit_price[force - 1]
    return {"case": "gold", "price": int(price), "gold": int(state.sheets[who * SHEET + GOLD])}


def _no_acquisition(state: CaptainsWar, event: int) -> Arguments:
    """CW 4.2: what can't be paid with, or can't be acquired."""
    events, base = state.figures.events, state.to_move * SHEET
    paying = state.sheets[base + STAGE] == PAYING
    if events.kind[event] == PAY:
        return {"case": "none", "resource": RESOURCE_NAMES[events.resource[event]]} if paying else {"case": "nothing"}
    if paying:
        return DUE
    who, track = int(state.to_move), int(events.track[event])
    if state.sheets[base + OWNED + track] >= ACQUISITIONS:
        return {"case": "all", "track": TRACK_NAMES[track]}
    return {"case": "missing", "thing": thing_ahead(state, who, track), **missing_for(state, who, track)}


def missing_for(state: CaptainsWar, who: int, track: int) -> dict[str, int | str]:
    """What is missing for the next acquisition: how many of each resource, and of any."""
    price = (track * ACQUISITIONS + int(state.sheets[who * SHEET + OWNED + track])) * PRICE
    missing: dict[str, int | str] = {}
    spare = 0
    for resource in range(RESOURCES):
        left = int(state.sheets[who * SHEET + HELD + resource] - state.figures.prices[price + resource])
        missing[RESOURCE_NAMES[resource]] = max(0, -left)
        spare += max(0, left)
    missing["any"] = max(0, int(state.figures.prices[price + ANY]) - spare)
    return missing


# Boarding


def _no_boarding(state: CaptainsWar, event: int, clause: int) -> Arguments:
    """CW 5.1 to CW 5.7"""
    events, who = state.figures.events, int(state.to_move)
    kind = events.kind[event]
    if clause == 507:
        return {"who_defends": int(events.target[event])}
    if not _is_moment(state, event):
        return DUE
    if clause == 501:
        if kind == ATTACK and events.seat[event] == who:
            return {"case": "self"}
        return {"case": "pirates" if weakest(state, who) == 0 else "nobody"}
    if clause == 502:
        return {"case": "one"} if kind == CREW_DONE else _no_crew(state, int(events.force[event]))
    if kind != REWARD_GOLD:
        return {"case": "none"}
    return {"case": "coins" if free_coins(state, who) <= 0 else "gold", "who_loses": int(loser_to(state, who))}


def _no_crew(state: CaptainsWar, force: int) -> Arguments:
    """CW 5.2: a full crew, a pirate who is not there, or one who would have had to join earlier."""
    who = state.to_move
    base = who * SHEET + force - 1
    if crew_size(state, who) >= state.figures.crew:
        return {"case": "full", "count": int(state.figures.crew)}
    if state.sheets[base + PIRATES] <= state.sheets[base + CREW_OF]:
        return {"case": "nobody", "force": force}
    return {"case": "order"}
