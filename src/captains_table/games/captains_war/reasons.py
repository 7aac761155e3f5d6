"""What a change of the position means in Captains' War, as language-neutral phrases: points, gold, goods, Force."""

from __future__ import annotations

from captains_table.core.game import Phrase
from captains_table.core.reasons import Change

_RANKED = ("naval", "attributes")
_SAID = (
    *_RANKED,
    *("acquisitions", "command", "track-points", "gold", "boarding", "goods", "circles", "missing", "force", "line"),
    "hope",
)
"""The terms that mean something to players; dice that are taken but not applied yet will turn into one of them."""


def reason(change: Change) -> Phrase | None:
    """The sentence about a change, addressed to its seat."""
    if change.kind not in _SAID or (change.before is None and change.kind != "hope"):
        return None
    arguments = change.amounts
    if change.kind in _RANKED:
        arguments["standing"] = change.standing
    if change.kind == "circles":
        arguments["track"] = change.about
    if change.kind == "missing":
        arguments["thing"] = change.about
    if change.kind == "line":
        arguments = {name: _signed(int(amount)) for name, amount in arguments.items()}
    return Phrase(f"reason-{change.kind}", arguments)


def _signed(points: int) -> int | str:
    """The boarding line can cost points. CW 7.3"""
    return points if points >= 0 else f"\N{MINUS SIGN}{-points}"
