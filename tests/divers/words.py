"""What happens, as phrases."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Phrase
from divers.rules.events import DEAL, DIVE, FIRST, KEEP, PEARL
from divers.rules.state import Divers


def tell(state: State, event: int) -> Phrase:
    events = cast("Divers", state).figures.events
    kind, seat, card = events.kind[event], events.seat[event], events.card[event]
    if kind == FIRST:
        return Phrase("event-first", {"who": seat})
    if kind == DEAL:
        return Phrase("event-deal", {"who": seat, "card": card})
    if kind == PEARL:
        return Phrase("event-pearl", {"worth": card})
    if kind == DIVE:
        return Phrase("event-dive", {"who": int(state.to_move), "depth": card})
    return Phrase("event-keep" if kind == KEEP else "event-sell", {"who": int(state.to_move)})


def voice(state: State, key: str, value: int | str) -> str | None:
    return {"worth": f"pearl-{value}", "rival": f"rival-{value}"}.get(key)
