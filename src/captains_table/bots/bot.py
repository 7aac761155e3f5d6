"""The interface of bots."""

from __future__ import annotations

from typing import Protocol

from captains_table.core.contract import State


class Bot(Protocol):
    """Anything that can play a seat. `docs/write-a-bot.md` shows how to write one.

    The terminal and the server make a new bot for every choice; the arena keeps a bot for a whole game. The built-in
    bots play the same either way: they remember nothing but the state of their random stream.
    """

    def choose(self, view: State, legal: list[int]) -> int:
        """Choose an event.

        Args:
            view: what the seat to move may know; `view.to_move` is the seat.
            legal: the legal events in ascending order, at least one.

        Returns:
            One of the legal events.
        """
