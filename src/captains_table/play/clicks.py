"""Clicks: what somebody means by a click on a piece that offers nothing now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.play.errors import NoUse
from captains_table.play.player_view import scene


def meant_by(game: Game, view: State, piece: str) -> int:
    """The event that comes closest to being what a click on the piece means.

    A scene says for any events on which pieces one would click for them, legal or not.
    """
    found = scene(game, view, game.events(view)).get(piece)
    if found is None or not found.events:
        raise NoUse()
    return most_special(game, view, found.events)


def most_special(game: Game, view: State, events: Sequence[int]) -> int:
    """The event that is forbidden for a reason of its own, not for the one that forbids most of them."""
    legal = set(view.legal())
    reasons: dict[int, tuple[str, str]] = {}
    for event in events:
        refusal = None if event in legal else game.why_not(view, event)
        reasons[event] = ("", "") if refusal is None else (refusal.clause, str(refusal.arguments.get("case", "")))
    times = Counter(reasons.values())
    return min(events, key=lambda event: times[reasons[event]])
