"""The notation of every event, in the order of their numbers."""

from __future__ import annotations

from captains_table.core.game import SEATS
from captains_table.games.capitol.rules.events import (
    BID,
    BID_DONE,
    BURN,
    CONSUL,
    DEAL,
    DRAW_CARD,
    PASS,
    PLACE,
    PLAY,
    PUT_ROOF,
    RAISE,
    SITE,
    TOP,
)
from captains_table.games.capitol.rules.figures import Figures
from captains_table.games.capitol.rules.names import DECK_NAMES, IMPROVEMENT_NAMES, SHAPE_NAMES

PATTERNS = {
    CONSUL: "consul {seat}",
    DEAL: "deal {seat} {card}",
    TOP: "top {card}",
    PLAY: "play {card}",
    BURN: "burn {card}",
    PASS: "pass",
    RAISE: "raise {height}",
    PUT_ROOF: "roof {height} {shape}",
    PLACE: "place {height} {shape} {zone}",
    BID: "bid {card}",
    BID_DONE: "bid done",
    SITE: "{improvement} {zone}",
    DRAW_CARD: "draw {deck}",
}
"""How each kind of event is written."""


def event_texts(figures: Figures) -> list[str]:
    """The text of each event, without who makes it."""
    events = figures.events
    return [
        PATTERNS[events.kind[event]].format(
            seat=SEATS[events.seat[event]],
            card=figures.card_names[events.card[event]],
            height=events.height[event] or "new",
            shape=SHAPE_NAMES[events.shape[event]],
            zone=figures.zone_names[events.zone[event]],
            improvement=IMPROVEMENT_NAMES[events.improvement[event]],
            deck=DECK_NAMES[events.deck[event]],
        )
        for event in range(events.size)
    ]
