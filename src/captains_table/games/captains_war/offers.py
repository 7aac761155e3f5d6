"""Where a player would click: the pieces of the scene that offer each event of Captains' War."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from captains_table.core.game import SEATS
from captains_table.games.captains_war.rules.events import (
    ACQUIRE,
    ASIDE,
    ATTACK,
    ATTACK_CAPTAIN,
    BUY,
    CHOOSE,
    CREW,
    PAY,
    RECRUIT,
    REWARD_GOLD,
    REWARD_TRACK,
    STEP,
    TAKE,
)
from captains_table.games.captains_war.rules.layout import OWNED, SHEET
from captains_table.games.captains_war.rules.names import DIE_NAMES, RESOURCE_NAMES, TRACK_NAMES
from captains_table.games.captains_war.rules.state import CaptainsWar

PLAIN = ("done", "hold", "crew done", "reward none")
"""The events that are not a click on the table."""


def offers(state: CaptainsWar, events: Sequence[int]) -> dict[str, list[int]]:
    """The events that each piece offers, by the name that `scene` uses for its offers."""
    found: dict[str, list[int]] = {}
    for event in events:
        for piece in _pieces(state, event):
            found.setdefault(piece, []).append(event)
    return found


def _pieces(state: CaptainsWar, event: int) -> Iterator[str]:
    """The pieces on which an event is offered."""
    events = state.figures.events
    kind, track = events.kind[event], events.track[event]
    me = SEATS[max(0, state.to_move)]
    if kind in (ASIDE, TAKE):
        yield f"die-{DIE_NAMES[events.die[event]]}"
    elif kind in (CHOOSE, BUY, PAY):
        yield f"{me}-{RESOURCE_NAMES[events.resource[event]]}"
    elif kind in (STEP, REWARD_TRACK):
        yield f"{me}-{TRACK_NAMES[track]}"
    elif kind == ACQUIRE:
        yield f"{me}-{TRACK_NAMES[track]}-{state.sheets[state.to_move * SHEET + OWNED + track]}"
    elif kind in (RECRUIT, CREW):
        yield f"{me}-force-{events.force[event]}"
    elif kind == ATTACK:
        yield f"sheet-{SEATS[events.seat[event]]}"
    elif kind == ATTACK_CAPTAIN:
        yield "sheet-captain"
    elif kind == REWARD_GOLD:
        yield f"{me}-gold"
