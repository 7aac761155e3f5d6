"""What a change of a position means, as phrases."""

from __future__ import annotations

from captains_table.core.game import Phrase
from captains_table.core.reasons import Change


def reason(change: Change) -> Phrase | None:
    return Phrase(f"reason-{change.kind}", change.amounts)
