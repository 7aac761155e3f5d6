"""What a change of the position means in El Capitán, as language-neutral phrases: florins, cities, loans."""

from __future__ import annotations

from captains_table.core.game import Phrase
from captains_table.core.reasons import Change

_IN_A_CITY = ("majority", "fortress")
_SAID = (*_IN_A_CITY, "cash", "debt", "spread", "warehouses", "fortresses", "cards")
"""The terms that mean something to players; a ship in position is a means, not an end."""


def reason(change: Change) -> Phrase | None:
    """The sentence about a change, addressed to its seat."""
    if change.kind not in _SAID or change.before is None:
        return None
    arguments = change.amounts
    if change.kind in _IN_A_CITY:
        arguments["city"] = change.about
    if change.kind in ("majority", "spread"):
        arguments["standing"] = change.standing if change.after > 0 else 0
    return Phrase(f"reason-{change.kind}", arguments)
