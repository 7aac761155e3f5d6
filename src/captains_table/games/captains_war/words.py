"""How events are told, and which texts name what they are about. No language in here."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Arguments, Phrase
from captains_table.games.captains_war.notation import RED_FACES
from captains_table.games.captains_war.rules.events import (
    ACQUIRE,
    ASIDE,
    ATTACK,
    ATTACK_CAPTAIN,
    BLACK,
    BLACK_DIE,
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
    RED_DIE,
    REWARD_GOLD,
    REWARD_NONE,
    REWARD_TRACK,
    STEP,
    TAKE,
    YELLOW,
    YELLOW_DIE,
)
from captains_table.games.captains_war.rules.figures import ACQUISITIONS, WarFigures
from captains_table.games.captains_war.rules.layout import OWNED, SHEET
from captains_table.games.captains_war.rules.names import DIE_IDS, KIND_IDS, TRACK_IDS
from captains_table.games.captains_war.rules.state import CaptainsWar

THINGS = ("raft", "longboat", "sloop", "galleon", "eye-patch", "hook", "parrot", "wooden-leg")
"""The acquisitions that have a text; others, of editions of one's own, are said as their ids."""


def figures_of(state: State) -> WarFigures:
    """What a position's figures are."""
    return cast("CaptainsWar", state).figures


def rivals(figures: WarFigures) -> tuple[str, ...]:
    """The captain, in solo."""
    return ("captain",) if figures.solo else ()


def voice(state: State, key: str, value: int | str) -> str | None:
    """Which text names a fact."""
    if key == "rival":
        return f"captain-{figures_of(state).captain_id}"
    if key == "thing":
        return f"thing-{value}" if value in THINGS else None
    if key in ("resource", "track", "die", "face", "red", "phase"):
        return f"{key}-{value}"
    if key.startswith("colour"):
        return f"colour-{value}"
    return None


def thing_ahead(t: CaptainsWar, who: int, track: int) -> str:
    """The id of the next acquisition on a track (of the last one if there is none)."""
    number = min(int(t.sheets[who * SHEET + OWNED + track]), ACQUISITIONS - 1)
    return t.figures.things[track * ACQUISITIONS + number]


def tell(state: State, event: int) -> Phrase:
    """The sentence of an event about to happen."""
    t = cast("CaptainsWar", state)
    who = int(t.to_move)
    if event < ASIDE:
        return _tell_chance(event)
    if event < BUY:
        return _tell_loot(t, event, who)
    if event < ATTACK:
        return _tell_command(t, event, who)
    return _tell_boarding(t, event, who)


def _tell_chance(event: int) -> Phrase:
    if event < BLUE:
        return Phrase("event-first", {"who": event})
    if event < YELLOW:
        return Phrase("event-blue", {"face": DIE_IDS[event - BLUE]})
    if event < BLACK:
        return Phrase("event-yellow", {"coins": event - YELLOW + 1})
    if event < RED:
        return Phrase("event-black", {"force": event - BLACK + 1})
    return Phrase("event-red", {"red": RED_FACES[event - RED]})


def _tell_loot(t: CaptainsWar, event: int, who: int) -> Phrase:
    if event < TAKE:
        return Phrase("event-aside", {"who": who, "die": DIE_IDS[event - ASIDE]})
    if event < CHOOSE:
        return _tell_take(t, event - TAKE, who)
    if event < STEP:
        return Phrase("event-choose", {"who": who, "resource": KIND_IDS[event - CHOOSE]})
    return Phrase("event-step", {"who": who, "track": TRACK_IDS[event - STEP]})


def _tell_take(t: CaptainsWar, die: int, who: int) -> Phrase:
    if die == YELLOW_DIE:
        return Phrase("event-take-yellow", {"who": who, "coins": int(t.yellow)})
    if die == BLACK_DIE:
        return Phrase("event-take-black", {"who": who, "force": int(t.black)})
    if die == RED_DIE:
        return Phrase("event-take-red", {"who": who, "red": RED_FACES[t.red]})
    return Phrase("event-take", {"who": who, "die": DIE_IDS[die]})


def _tell_command(t: CaptainsWar, event: int, who: int) -> Phrase:
    if event < ACQUIRE:
        price = int(t.figures.resource_price)
        return Phrase("event-buy", {"who": who, "resource": KIND_IDS[event - BUY], "gold": price})
    if event < PAY:
        return Phrase("event-acquire", {"who": who, "thing": thing_ahead(t, who, event - ACQUIRE)})
    if event < RECRUIT:
        return Phrase("event-pay", {"who": who, "resource": KIND_IDS[event - PAY]})
    if event < DONE:
        force = event - RECRUIT + 1
        price = int(t.figures.recruit_price[force - 1])
        return Phrase("event-recruit", {"who": who, "force": force, "gold": price})
    return Phrase("event-done", {"who": who})


def _tell_boarding(t: CaptainsWar, event: int, who: int) -> Phrase:
    if event < HOLD:
        target = int(t.seats) if event == ATTACK_CAPTAIN else event - ATTACK
        return Phrase("event-attack", {"who": who, "who_defends": target})
    if event == HOLD:
        return Phrase("event-hold", {"who": who})
    if event < CREW_DONE:
        return Phrase("event-crew", {"who": who, "force": event - CREW + 1})
    if event == CREW_DONE:
        return Phrase("event-crew-done", {"who": who})
    if event == REWARD_GOLD:
        return Phrase("event-reward-gold", {"who": who, "gold": int(t.figures.steal)})
    if event == REWARD_NONE:
        return Phrase("event-reward-none", {"who": who})
    arguments: Arguments = {"who": who, "track": TRACK_IDS[event - REWARD_TRACK], "count": int(t.figures.steps)}
    return Phrase("event-reward-track", arguments)
