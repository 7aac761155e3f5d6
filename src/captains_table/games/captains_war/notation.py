"""The notation of every event, in the order of their numbers."""

from __future__ import annotations

from captains_table.core.game import SEATS
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
    REWARD_TRACK,
    STEP,
    TAKE,
    YELLOW,
)
from captains_table.games.captains_war.rules.figures import Figures
from captains_table.games.captains_war.rules.names import DIE_NAMES, RED_NAMES, RESOURCE_NAMES, TRACK_NAMES

PATTERNS = {
    BEGINS: "first {seat}",
    BLUE: "blue {blue}",
    YELLOW: "yellow {face}",
    BLACK: "black {face}",
    RED: "red {red}",
    ASIDE: "aside {die}",
    TAKE: "take {die}",
    CHOOSE: "choose {resource}",
    STEP: "step {track}",
    BUY: "buy {resource}",
    ACQUIRE: "acquire {track}",
    PAY: "pay {resource}",
    RECRUIT: "recruit {force}",
    DONE: "done",
    ATTACK: "attack {seat}",
    ATTACK_CAPTAIN: "attack captain",
    HOLD: "hold",
    CREW: "crew {force}",
    CREW_DONE: "crew done",
    REWARD_GOLD: "reward gold",
    REWARD_TRACK: "reward {track}",
    REWARD_NONE: "reward none",
}
"""How each kind of event is written."""


def event_texts(figures: Figures) -> list[str]:
    """The text of each event, without who makes it."""
    events = figures.events
    return [
        PATTERNS[events.kind[event]].format(
            seat=SEATS[events.seat[event]],
            face=events.face[event],
            blue=DIE_NAMES[events.face[event]],
            red=RED_NAMES[events.face[event]],
            die=DIE_NAMES[events.die[event]],
            resource=RESOURCE_NAMES[events.resource[event]],
            track=TRACK_NAMES[events.track[event]],
            force=events.force[event],
        )
        for event in range(events.size)
    ]
