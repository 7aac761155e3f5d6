"""The notation of every event, in the order of their numbers."""

from __future__ import annotations

from captains_table.core.game import SEATS
from captains_table.games.capitol.rules.events import IMPROVEMENT_NAMES
from captains_table.games.capitol.rules.figures import DECK_NAMES, SHAPE_NAMES, Charts


def event_texts(charts: Charts) -> list[str]:
    """The text of each event, without who does it. The order is that of `events.Layout`."""
    cards, zones = charts.card_names, charts.zone_names
    seats = SEATS[: charts.seats]
    heights = range(1, charts.highest + 1)
    return [
        *(f"consul {seat}" for seat in seats),
        *(f"deal {seat} {card}" for seat in seats for card in cards),
        *(f"top {card}" for card in cards),
        *(f"play {card}" for card in cards),
        *(f"burn {card}" for card in cards),
        "pass",
        "raise new",
        *(f"raise {height}" for height in heights[:-1]),
        *(f"roof {height} {shape}" for height in heights for shape in SHAPE_NAMES),
        *(f"place {height} {shape} {zone}" for zone in zones for height in heights for shape in SHAPE_NAMES),
        *(f"bid {card}" for card in cards),
        "bid done",
        *(f"{improvement} {zone}" for improvement in IMPROVEMENT_NAMES for zone in zones),
        *(f"draw {deck}" for deck in DECK_NAMES),
    ]
