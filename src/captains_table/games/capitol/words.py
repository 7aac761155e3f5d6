"""What happens, as phrases: ids of texts and their arguments. The texts are in `texts/`."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Arguments, Phrase
from captains_table.games.capitol.rules.cards import queued
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
from captains_table.games.capitol.rules.improvement import improvement_on_offer
from captains_table.games.capitol.rules.layout import KNOWN, PILE_CELLS
from captains_table.games.capitol.rules.names import COLOUR_NAMES, DECK_NAMES, IMPROVEMENT_NAMES, PERMIT, SHAPE_NAMES
from captains_table.games.capitol.rules.state import Capitol

TEXTS = {
    CONSUL: "event-consul",
    DEAL: "event-deal",
    TOP: "event-top",
    PLAY: "event-play",
    BURN: "event-burn",
    PASS: "event-pass",
    RAISE: "event-raise",
    PUT_ROOF: "event-roof",
    PLACE: "event-place",
    BID: "event-bid",
    BID_DONE: "event-done",
    SITE: "event-site",
    DRAW_CARD: "event-draw",
}
"""The text for each kind of event."""
ZONES_WITH_NAMES = (
    "campus-martius",
    "insula-tiberina",
    "capitolinus",
    "quirinalis",
    "viminalis",
    "esquilinus",
    "palatinus",
    "caelius",
    "aventinus",
)
"""Zones of other editions are called by their ids."""


def voice(_state: State, key: str, value: int | str) -> str | None:
    """The text that names an argument."""
    if key == "zone":
        return f"zone-{value}" if value in ZONES_WITH_NAMES else None
    if key in ("card", "deck", "shape", "colour", "phase"):
        return f"{key}-{value}"
    return None


def tell(state: State, event: int) -> Phrase:
    """The sentence of an event about to happen."""
    state = cast("Capitol", state)
    events = state.figures.events
    kind, seat, card, zone = events.kind[event], events.seat[event], events.card[event], events.zone[event]
    arguments: Arguments = {} if state.to_move < 0 else {"who": int(state.to_move)}
    if seat >= 0:
        arguments["who"] = int(seat)
    if card >= 0:
        arguments.update(card_facts(state, card))
    if kind == RAISE:
        return _tell_raise(int(events.height[event]), arguments)
    if kind == DRAW_CARD:
        return _tell_draw(state, int(events.deck[event]), arguments)
    if kind == BID_DONE:
        arguments["improvement"] = IMPROVEMENT_NAMES[improvement_on_offer(state)]
    if kind == SITE:
        arguments["improvement"] = IMPROVEMENT_NAMES[events.improvement[event]]
    if kind in (PUT_ROOF, PLACE):
        arguments["height"] = int(events.height[event])
        arguments["shape"] = SHAPE_NAMES[events.shape[event]]
    if zone >= 0:
        arguments["zone"] = state.figures.zone_names[zone]
    return Phrase(TEXTS[kind], arguments)


def _tell_raise(height: int, arguments: Arguments) -> Phrase:
    """A floor is reported with the resulting height of its building."""
    return Phrase("event-raise" if height > 0 else "event-raise-new", {**arguments, "height": height + 1})


def _tell_draw(state: Capitol, deck: int, arguments: Arguments) -> Phrase:
    """A draw is reported with the card, which everybody sees."""
    if state.pile[deck * PILE_CELLS + KNOWN] == 0:
        return Phrase("event-draw-unseen", {**arguments, "deck": DECK_NAMES[deck]})
    return Phrase("event-draw", {**arguments, **card_facts(state, queued(state, deck, 0))})


def card_facts(state: Capitol, card: int) -> Arguments:
    """A card: `card` is what it does, `value` what it is worth in a bid."""
    deck, colour = state.figures.deck_of[card], state.figures.colour_of[card]
    name = f"{DECK_NAMES[deck]}-{COLOUR_NAMES[colour]}" if deck == PERMIT else DECK_NAMES[deck]
    return {"card": name, "value": int(state.figures.value_of[card])}
