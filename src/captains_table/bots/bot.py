"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from captains_table.core.contract import State


class Bot(Protocol):
    """Somebody who can sit on a seat.

    A bot may be made anew for every choice, as the server does, or be kept for a whole game, as the arena does. Ours
    play the same either way: they remember nothing of a game but how far they have read their random stream.
    """

    def choose(self, view: State, legal: list[int]) -> int:
        """One of the legal events, knowing only the view of the seat to move."""
