"""Where clauses come from, told under them: the signs that stand for it among the rules are small."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.terminal.screen import Screen
from captains_table.texts.clauses import SIGN


def show_sources(screen: Screen, sources: Sequence[str]) -> None:
    """What the signs in the clauses above stand for, if there are any."""
    if sources:
        screen.say(f"{SIGN} {' · '.join(sources)}", "dim")
