"""What is to be decided, as phrases."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.game import Phrase
from divers.rules.state import Divers


def prompt(view: State) -> Phrase:
    state = cast("Divers", view)
    diving = min(state.dives) < 0
    if state.viewer != state.to_move:
        return Phrase("prompt-dive-other" if diving else "prompt-catch-other")
    if diving:
        return Phrase("prompt-dive", {"cards": len(state.hands[state.to_move]), "worth": state.pearl})
    return Phrase("prompt-catch" if state.pearl > 1 else "prompt-catch-tiny", {"worth": state.pearl})
