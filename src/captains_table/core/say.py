"""Say: how a game asks for words without knowing any language.

A game names a text and its arguments; the program that shows it has a `Say` that renders both as a sentence. Arguments
are ids and numbers. Those called `who`, `who_pays`, ... are seats and are shown as names; those that the game's `voice`
knows (`city`, `card`, ...) are shown as the name of that thing; all others as they are.
"""

from __future__ import annotations

from typing import Protocol


def figure(value: int | str) -> str:
    """A figure, or a text of figures, with the true minus."""
    return str(value).replace("-", "−")


class Say(Protocol):
    """Renders texts in one language."""

    def __call__(self, text: str, /, **arguments: int | str) -> str:
        """Return the text with that id, with its arguments."""

    def player(self, seat: int) -> str:
        """The name of the player on a seat, or of an automatic opponent."""
