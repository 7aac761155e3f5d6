"""Clicks: what a player means by clicking a piece that offers nothing now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.play.errors import NoUse
from captains_table.play.player_view import scene


def meant_by(game: Game, view: State, piece: str) -> int:
    """Return the event that a click on a piece most likely means.

    A scene says for any events on which pieces one would click for them, legal or not.
    """
    found = scene(game, view, game.events(view)).get(piece)
    if found is None or not found.events:
        raise NoUse()
    return closest(game, view, found.events)


def closest(game: Game, view: State, events: Sequence[int]) -> int:
    """Of several illegal events, return the one closest to being legal: its refusal tells the player most.

    An event of a kind that can be chosen now comes before one of another kind, and one that only has to wait for its
    moment comes last. Of the others the one that is refused for a reason of its own, not for that of most of them.
    """
    legal = view.legal()
    to_choose = {_verb(game, view, event) for event in legal}
    reasons = {event: _reason(game, view, event) for event in events}
    times = Counter(reasons.values())

    def distance(event: int) -> tuple[bool, bool, bool, int]:
        clause, _ = reasons[event]
        return (
            event not in legal,
            _verb(game, view, event) not in to_choose,
            clause in game.untimely,
            times[reasons[event]],
        )

    return min(events, key=distance)


def _verb(game: Game, view: State, event: int) -> str:
    """The kind of an event: the first word of its notation."""
    return game.text(view, event).partition(" ")[0]


def _reason(game: Game, view: State, event: int) -> tuple[int, str]:
    """The clause that forbids an event (0 if none does), and which case of it."""
    clause = view.refusal(event)
    return clause, str(game.explain(view, event, clause).get("case", "")) if clause else ""
