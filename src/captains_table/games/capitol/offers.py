"""Where a player would click: the pieces of the scene that offer each event of Capitol."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from captains_table.core.game import SEATS
from captains_table.games.capitol.rules.events import BID, BURN, DRAW_CARD, PLACE, PLAY, PUT_ROOF, RAISE, SITE
from captains_table.games.capitol.rules.names import DECK_NAMES, FOUNTAIN, SHAPE_NAMES
from captains_table.games.capitol.rules.state import Capitol

PLAIN = ("pass", "bid done")
"""The events that are not a click on the table."""


def offers(state: Capitol, events: Sequence[int]) -> dict[str, list[int]]:
    """The events that each piece offers, by the name that `scene` uses for its offers."""
    found: dict[str, list[int]] = {}
    for event in events:
        for piece in _pieces(state, event):
            found.setdefault(piece, []).append(event)
    return found


def _pieces(state: Capitol, event: int) -> Iterator[str]:
    """The pieces on which an event is offered."""
    figures, events = state.figures, state.figures.events
    kind, height = events.kind[event], events.height[event]
    seat = SEATS[max(0, state.to_move)]
    if kind in (PLAY, BURN, BID):
        yield f"card-{seat}-{figures.card_names[events.card[event]]}"
    elif kind == RAISE:
        yield f"unfinished-{seat}-{height}" if height > 0 else "supply"
    elif kind == PUT_ROOF:
        yield f"unfinished-{seat}-{height}"
        yield f"roofs-{seat}-{SHAPE_NAMES[events.shape[event]]}"
    elif kind == PLACE:
        zone = events.zone[event]
        yield f"zone-{figures.zone_names[zone]}"
        yield f"square-{zone}"
        yield f"finished-{seat}-{height}-{SHAPE_NAMES[events.shape[event]]}"
    elif kind == SITE:
        zone = events.zone[event]
        name = figures.zone_names[zone]
        yield f"zone-{name}"
        yield f"square-{zone}" if events.improvement[event] == FOUNTAIN else f"large-{name}"
    elif kind == DRAW_CARD:
        yield f"pile-{DECK_NAMES[events.deck[event]]}"
