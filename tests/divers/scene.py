"""The divers on their board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS, Phrase
from captains_table.core.scene import Piece, Scene
from divers.rules import DIVE, KEEP, SELL, UNKNOWN, Divers

PLAIN = ("keep",)


def scene(state: State, events: Sequence[int]) -> list[Piece]:
    table = cast("Divers", state)
    mover = SEATS[max(0, table.to_move)]
    offers = {f"{mover}-{event - DIVE + 1}": [event] for event in events if DIVE <= event < KEEP}
    if SELL in events:
        offers["pearl"] = [SELL]
    made = Scene(offers)
    if table.pearl:
        made.put("pearl", "pearl", "pearl", text=f"{table.pearl}\n{table.round}", label=Phrase(f"pearl-{table.pearl}"))
    if table.figures.shark:
        made.put("shark", "shark", "shark", label=Phrase("rival-shark"))
    for seat, hand in enumerate(table.hands):
        made.put(f"diver-{SEATS[seat]}", "diver", f"diver-{seat}", seat, label=Phrase("piece-diver", {"who": seat}))
        for number, card in enumerate(hand):
            label = None if card == UNKNOWN else Phrase("piece-card", {"card": card})
            symbol, text = ("back", "") if card == UNKNOWN else ("card", str(card))
            like = f"{SEATS[seat]}-{card}"
            made.put(f"card-{SEATS[seat]}-{number}", symbol, f"hand-{seat}", seat, text, label, like)
        if table.dives[seat] >= 0:
            text = "" if table.dives[seat] == UNKNOWN else str(table.dives[seat])
            made.put(f"dive-{SEATS[seat]}", "card" if text else "back", f"dive-{seat}", seat, text)
    return made.pieces
