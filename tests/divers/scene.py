"""The divers on their board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import SEATS, Phrase
from captains_table.core.scene import Scene
from divers.offers import offers
from divers.rules.state import UNKNOWN, Divers


def scene(state: State, events: Sequence[int]) -> Scene:
    state = cast("Divers", state)
    made = Scene(offers(state, events))
    if state.pearl:
        made.put("pearl", "pearl", "pearl", text=f"{state.pearl}\n{state.round}", label=Phrase(f"pearl-{state.pearl}"))
    if state.figures.shark:
        made.put("shark", "shark", "shark", label=Phrase("rival-shark"))
    for seat, hand in enumerate(state.hands):
        made.put(f"diver-{SEATS[seat]}", "diver", f"diver-{seat}", seat, label=Phrase("piece-diver", {"who": seat}))
        for number, card in enumerate(hand):
            label = None if card == UNKNOWN else Phrase("piece-card", {"card": card})
            symbol, text = ("back", "") if card == UNKNOWN else ("card", str(card))
            like = f"{SEATS[seat]}-{card}"
            made.put(f"card-{SEATS[seat]}-{number}", symbol, f"hand-{seat}", seat, text, label, like)
        if state.dives[seat] >= 0:
            text = "" if state.dives[seat] == UNKNOWN else str(state.dives[seat])
            made.put(f"dive-{SEATS[seat]}", "card" if text else "back", f"dive-{seat}", seat, text)
    return made
