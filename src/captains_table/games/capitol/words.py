"""What happens and what is forbidden, as phrases: names of texts and their arguments. The texts are in `texts/`."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Arguments, Phrase
from captains_table.games.capitol.dump import STEPS
from captains_table.games.capitol.rules.events import IMPROVEMENT_NAMES
from captains_table.games.capitol.rules.figures import COLOUR_NAMES, DECK_NAMES, PERMIT, ROOF, SHAPE_NAMES
from captains_table.games.capitol.rules.improvement import improvement_on_offer
from captains_table.games.capitol.rules.layout import (
    ACTION,
    DEALING,
    HIGHEST,
    KNOWN,
    LAST,
    PILE_CELLS,
    PLACING,
    PLAYER_CELLS,
    RAISING,
    REVEALING,
    ROOFING,
    SHAPE,
    SITING,
    UNFINISHED,
    ZONE_CELLS,
    Table,
    may_hold,
    queued,
)

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
"""Zones of other editions are said as their ids."""


def voice(_state: State, key: str, value: int | str) -> str | None:
    """Which text names a fact."""
    if key == "zone":
        return f"zone-{value}" if value in ZONES_WITH_NAMES else None
    if key in ("card", "deck", "shape", "colour", "phase"):
        return f"{key}-{value}"
    return None


def card_facts(table: Table, kind: int) -> Arguments:
    """A card: `card` is what it does, `value` what it is worth in a bid."""
    deck, colour = table.charts.deck_of[kind], table.charts.colour_of[kind]
    name = f"{DECK_NAMES[deck]}-{COLOUR_NAMES[colour]}" if deck == PERMIT else DECK_NAMES[deck]
    return {"card": name, "value": int(table.charts.value_of[kind])}


class Decoded:
    """An event taken apart: its verb and what it is about."""

    def __init__(self, table: Table, event: int) -> None:
        events = table.charts.events
        self.verb = ""
        self.kind = self.seat = self.height = self.shape = self.zone = self.improvement = self.deck = -1
        if event < events.deal:
            self.verb, self.seat = "consul", event - events.consul
        elif event < events.top:
            self.verb = "deal"
            self.seat, self.kind = divmod(event - int(events.deal), int(events.kinds))
        elif event < events.play:
            self.verb, self.kind = "top", event - events.top
        elif event < events.burn:
            self.verb, self.kind = "play", event - events.play
        elif event < events.giving_up:
            self.verb, self.kind = "burn", event - events.burn
        elif event < events.raising:
            self.verb = "pass"
        elif event < events.roofing:
            self.verb, self.height = "raise", event - events.raising
        elif event < events.placing:
            self.verb = "roof"
            self.height, self.shape = divmod(event - int(events.roofing) + 2, 2)
        elif event < events.bid:
            self.verb = "place"
            self.zone, rest = divmod(event - int(events.placing), 2 * int(events.highest))
            self.height, self.shape = divmod(rest + 2, 2)
        elif event < events.done:
            self.verb, self.kind = "bid", event - events.bid
        elif event < events.siting:
            self.verb = "done"
        elif event < events.draw:
            self.verb = "site"
            self.improvement, self.zone = divmod(event - int(events.siting), int(events.zones))
        else:
            self.verb, self.deck = "draw", event - events.draw


def tell(state: State, event: int) -> Phrase:
    """The sentence of an event about to happen."""
    table = cast("Table", state)
    told = Decoded(table, event)
    arguments: Arguments = {} if table.to_move < 0 else {"who": int(table.to_move)}
    if told.seat >= 0:
        arguments["who"] = told.seat
    if told.kind >= 0:
        arguments.update(card_facts(table, told.kind))
    if told.verb == "raise":
        return Phrase("event-raise" if told.height > 0 else "event-raise-new", {**arguments, "height": told.height + 1})
    if told.verb == "draw":
        return _tell_draw(table, told.deck, arguments)
    if told.verb == "done":
        arguments["improvement"] = IMPROVEMENT_NAMES[improvement_on_offer(table)]
    if told.improvement >= 0:
        arguments["improvement"] = IMPROVEMENT_NAMES[told.improvement]
    if told.height >= 0:
        arguments["height"] = told.height
        arguments["shape"] = SHAPE_NAMES[told.shape]
    if told.zone >= 0:
        arguments["zone"] = table.charts.zone_names[told.zone]
    return Phrase(f"event-{told.verb}", arguments)


def _tell_draw(table: Table, deck: int, arguments: Arguments) -> Phrase:
    """A draw is told with the card that everybody sees."""
    if table.pile[deck * PILE_CELLS + KNOWN] == 0:
        return Phrase("event-draw-unseen", {**arguments, "deck": DECK_NAMES[deck]})
    return Phrase("event-draw", {**arguments, **card_facts(table, int(queued(table, deck, 0)))})


def explain(state: State, event: int, clause: int) -> Arguments:
    """The arguments of the sentence on why a clause forbids an event; `reason` tells apart what a clause says."""
    table = cast("Table", state)
    told = Decoded(table, event)
    chapter = clause // 100
    if clause == 203:
        return {}
    if clause == 201:
        return {"phase": STEPS[table.phase]}
    if chapter in (1, 5):
        return _why_not_chance(table, told, clause)
    if chapter == 3:
        return _why_no_action(table, told, clause)
    if chapter == 4:
        return _why_no_place(table, told, clause)
    if chapter == 6:
        return _why_not_in_auction(table, told, clause)
    return {"deck": DECK_NAMES[told.deck]} if clause == 803 else {}


def _why_not_chance(table: Table, told: Decoded, clause: int) -> Arguments:
    """CA 1.3, 1.4, 1.6, 5.1"""
    if clause == 103:
        return card_facts(table, told.kind)
    if clause == 104 and table.stage == DEALING:
        return {"reason": "due", "who": int(table.turn), "deck": DECK_NAMES[table.deck]}
    if clause == 501 and table.stage == REVEALING:
        return {"reason": "due", "deck": DECK_NAMES[table.deck]}
    return {"reason": "past"}


def _why_no_action(table: Table, told: Decoded, clause: int) -> Arguments:
    """CA 3.1, 3.5, 3.6, 3.7"""
    if clause == 301:
        return {**card_facts(table, told.kind), "who": int(table.turn)}
    arguments: Arguments = {"who": int(table.turn), "reason": _reason_of_action(table, told, clause)}
    if told.height >= 0:
        arguments["height"] = told.height
    if told.shape >= 0:
        arguments["shape"] = SHAPE_NAMES[told.shape]
    if clause == 307 and told.verb == "play":
        arguments["colour"] = COLOUR_NAMES[table.charts.colour_of[told.kind]]
    return arguments


def _reason_of_action(table: Table, told: Decoded, clause: int) -> str:
    """Why an action is not possible, in a word."""
    if table.stage != ACTION and told.verb != {RAISING: "raise", ROOFING: "roof", PLACING: "place"}[table.stage]:
        return "due"
    if told.verb in ("raise", "roof", "place") and table.stage == ACTION:
        return "card"
    at = table.turn * PLAYER_CELLS
    if told.verb == "play" and clause == 305:
        return "empty"
    if told.verb == "play" and table.charts.deck_of[told.kind] == ROOF:
        return "no-building" if table.player[at + UNFINISHED] == 0 else "no-roof"
    if told.verb == "play":
        return "nowhere"
    if told.verb == "roof" and table.unfinished[table.turn * (table.charts.highest + 1) + told.height] > 0:
        return "shape"
    return "none"


def _why_no_place(table: Table, told: Decoded, clause: int) -> Arguments:
    """CA 4"""
    charts = table.charts
    at = told.zone * ZONE_CELLS
    arguments: Arguments = {
        "zone": charts.zone_names[told.zone],
        "shape": SHAPE_NAMES[told.shape],
        "height": told.height,
    }
    if clause == 401:
        arguments["reason"] = "colour" if charts.zone_colour[told.zone] != table.colour else "full"
        arguments["colour"] = COLOUR_NAMES[table.colour]
    elif clause == 402:
        arguments["shape"] = SHAPE_NAMES[table.zone[at + SHAPE]]
    elif clause == 403:
        arguments["colour"] = COLOUR_NAMES[charts.zone_colour[told.zone]]
    elif clause == 405:
        arguments["low"] = int(table.zone[at + HIGHEST])
        arguments["high"] = int(table.zone[at + HIGHEST]) + 1
    return arguments


def _why_not_in_auction(table: Table, told: Decoded, clause: int) -> Arguments:
    """CA 6.1, 6.2, 6.6"""
    arguments: Arguments = {"improvement": IMPROVEMENT_NAMES[improvement_on_offer(table)]}
    if clause == 602 and told.verb == "bid":
        arguments.update(card_facts(table, told.kind))
        if not may_hold(table, table.to_move, told.kind):
            arguments["reason"] = "not-held"
        else:
            last = table.player[table.to_move * PLAYER_CELLS + LAST]
            arguments["reason"] = "order" if told.kind < last else "used"
    elif table.stage == SITING and told.verb == "site":
        arguments["reason"] = "full"
        arguments["zone"] = table.charts.zone_names[told.zone]
    else:
        arguments["reason"] = "due"
    if table.stage == SITING:
        arguments["who"] = int(table.turn)
    return arguments
