"""How events are reported, and which texts name their parts. There is no language in here."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Phrase
from captains_table.games.captains_war.rules.events import (
    ACQUIRE,
    ASIDE,
    ATTACK,
    ATTACK_CAPTAIN,
    BEGINS,
    BLACK,
    BLUE,
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
    YELLOW,
)
from captains_table.games.captains_war.rules.figures import ACQUISITIONS, Figures
from captains_table.games.captains_war.rules.layout import OWNED, SHEET
from captains_table.games.captains_war.rules.names import (
    BLACK_DIE,
    DIE_NAMES,
    RED_DIE,
    RED_NAMES,
    RESOURCE_NAMES,
    TRACK_NAMES,
    YELLOW_DIE,
)
from captains_table.games.captains_war.rules.state import CaptainsWar

THINGS = ("raft", "longboat", "sloop", "galleon", "eye-patch", "hook", "parrot", "wooden-leg")
"""The acquisitions that have a text; those of custom editions are called by their ids."""


def figures_of(state: State) -> Figures:
    """The figures of a position."""
    return cast("CaptainsWar", state).figures


def rivals(figures: Figures) -> tuple[str, ...]:
    """The captain, in solo."""
    return ("captain",) if figures.solo else ()


def voice(state: State, key: str, value: int | str) -> str | None:
    """The text that names an argument."""
    if key == "rival":
        return f"captain-{figures_of(state).captain_id}"
    if key == "thing":
        return f"thing-{value}" if value in THINGS else None
    if key in ("resource", "track", "die", "face", "red", "phase"):
        return f"{key}-{value}"
    if key.startswith("colour"):
        return f"colour-{value}"
    return None


def thing_ahead(state: CaptainsWar, who: int, track: int) -> str:
    """The id of the next acquisition on a track (of the last one if there is none)."""
    number = min(int(state.sheets[who * SHEET + OWNED + track]), ACQUISITIONS - 1)
    return state.figures.things[track * ACQUISITIONS + number]


def tell(state: State, event: int) -> Phrase:
    """The sentence of an event about to happen."""
    state = cast("CaptainsWar", state)
    kind = state.figures.events.kind[event]
    if kind <= RED:
        return _tell_chance(state, kind, event)
    if kind <= STEP:
        return _tell_loot(state, kind, event)
    if kind <= DONE:
        return _tell_command(state, kind, event)
    return _tell_boarding(state, kind, event)


def _tell_chance(state: CaptainsWar, kind: int, event: int) -> Phrase:
    """CW 1.2, CW 1.4"""
    face = int(state.figures.events.face[event])
    if kind == BEGINS:
        return Phrase("event-first", {"who": int(state.figures.events.seat[event])})
    if kind == BLUE:
        return Phrase("event-blue", {"face": DIE_NAMES[face]})
    if kind == YELLOW:
        return Phrase("event-yellow", {"coins": face})
    if kind == BLACK:
        return Phrase("event-black", {"force": face})
    return Phrase("event-red", {"red": RED_NAMES[face]})


def _tell_loot(state: CaptainsWar, kind: int, event: int) -> Phrase:
    """CW 3"""
    events, who = state.figures.events, int(state.to_move)
    if kind == ASIDE:
        return Phrase("event-aside", {"who": who, "die": DIE_NAMES[events.die[event]]})
    if kind == TAKE:
        return _tell_take(state, who, int(events.die[event]))
    if kind == CHOOSE:
        return Phrase("event-choose", {"who": who, "resource": RESOURCE_NAMES[events.resource[event]]})
    return Phrase("event-step", {"who": who, "track": TRACK_NAMES[events.track[event]]})


def _tell_take(state: CaptainsWar, who: int, die: int) -> Phrase:
    """CW 3.2: a die with its face."""
    if die == YELLOW_DIE:
        return Phrase("event-take-yellow", {"who": who, "coins": int(state.yellow)})
    if die == BLACK_DIE:
        return Phrase("event-take-black", {"who": who, "force": int(state.black)})
    if die == RED_DIE:
        return Phrase("event-take-red", {"who": who, "red": RED_NAMES[state.red]})
    return Phrase("event-take", {"who": who, "die": DIE_NAMES[die]})


def _tell_command(state: CaptainsWar, kind: int, event: int) -> Phrase:
    """CW 4"""
    events, who = state.figures.events, int(state.to_move)
    if kind == BUY:
        price = int(state.figures.resource_price)
        return Phrase("event-buy", {"who": who, "resource": RESOURCE_NAMES[events.resource[event]], "gold": price})
    if kind == ACQUIRE:
        return Phrase("event-acquire", {"who": who, "thing": thing_ahead(state, who, int(events.track[event]))})
    if kind == PAY:
        return Phrase("event-pay", {"who": who, "resource": RESOURCE_NAMES[events.resource[event]]})
    if kind == RECRUIT:
        force = int(events.force[event])
        price = int(state.figures.recruit_price[force - 1])
        return Phrase("event-recruit", {"who": who, "force": force, "gold": price})
    return Phrase("event-done", {"who": who})


def _tell_boarding(state: CaptainsWar, kind: int, event: int) -> Phrase:
    """CW 5"""
    events, who = state.figures.events, int(state.to_move)
    if kind == ATTACK:
        return Phrase("event-attack", {"who": who, "who_defends": int(events.seat[event])})
    if kind == ATTACK_CAPTAIN:
        return Phrase("event-attack", {"who": who, "who_defends": int(state.seats)})
    if kind == HOLD:
        return Phrase("event-hold", {"who": who})
    if kind == CREW:
        return Phrase("event-crew", {"who": who, "force": int(events.force[event])})
    if kind == CREW_DONE:
        return Phrase("event-crew-done", {"who": who})
    if kind == REWARD_GOLD:
        return Phrase("event-reward-gold", {"who": who, "gold": int(state.figures.steal)})
    if kind == REWARD_NONE:
        return Phrase("event-reward-none", {"who": who})
    track = TRACK_NAMES[events.track[event]]
    return Phrase("event-reward-track", {"who": who, "track": track, "count": int(state.figures.steps)})
