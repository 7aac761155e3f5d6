"""What a change of a position means in Captains' War, as phrases in no language: points, gold, goods, Force."""

from __future__ import annotations

from captains_table.core.game import Phrase
from captains_table.core.reasons import Change

_RANKED = ("naval", "attributes")
_SAID = (
    *_RANKED,
    *("acquisitions", "command", "track-points", "gold", "boarding", "goods", "circles", "missing", "force", "line"),
    "hope",
)
"""The terms that mean something to players; dice that are taken and not applied yet are on their way to one of them."""


def reason(change: Change) -> Phrase | None:
    """The sentence on a change, to the seat that it is about."""
    if change.kind not in _SAID or (change.before is None and change.kind != "hope"):
        return None
    arguments = change.amounts
    if change.kind in _RANKED:
        arguments["standing"] = change.standing
    if change.kind == "circles":
        arguments["track"] = change.about
    if change.kind == "missing":
        arguments["thing"] = change.about
    return Phrase(f"reason-{change.kind}", arguments)
