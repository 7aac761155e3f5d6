"""The notation of every event, in the order of their numbers."""

from __future__ import annotations

from captains_table.core.game import SEATS
from divers.rules.events import DEAL, DIVE, FIRST, KEEP, PEARL, SELL
from divers.rules.figures import Figures

PATTERNS = {
    FIRST: "first {seat}",
    DEAL: "deal {seat} {card}",
    PEARL: "pearl {card}",
    DIVE: "dive {card}",
    KEEP: "keep",
    SELL: "sell",
}


def event_texts(figures: Figures) -> list[str]:
    events = figures.events
    return [
        PATTERNS[events.kind[event]].format(seat=SEATS[events.seat[event]], card=events.card[event])
        for event in range(events.size)
    ]
