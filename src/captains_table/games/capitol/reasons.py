"""What a change of the position means in Capitol, as language-neutral phrases: points of zones, cards, buildings."""

from __future__ import annotations

from captains_table.core.game import Phrase
from captains_table.core.reasons import Change

_IN_A_ZONE = ("zone", "extra")
_SAID = (*_IN_A_ZONE, "score", "cards", "fitting", "waiting", "begun", "values", "bid")
"""The terms that mean something to players."""


def reason(change: Change) -> Phrase | None:
    """The sentence about a change, addressed to its seat."""
    if change.kind not in _SAID or (change.before is None and change.kind != "bid"):
        return None
    arguments = change.amounts
    if change.kind in _IN_A_ZONE:
        arguments["zone"] = change.about
        arguments["standing"] = change.standing if change.after > 0 else 0
    return Phrase(f"reason-{change.kind}", arguments)
