"""Speech: how a game asks for words without knowing any language.

A game names a text and gives the arguments in it; whoever shows it has a `Say` that turns both into a sentence.
Arguments are ids and numbers. Those called `who`, `who_pays`, ... are seats and are said as names; those that the
game's `voice` knows (`city`, `card`, ...) are said as the name of that thing; all others as they are.
"""

from __future__ import annotations

from typing import Protocol


def figure(value: int | str) -> str:
    """A figure, or a text of figures, with the true minus."""
    return str(value).replace("-", "−")


class Say(Protocol):
    """Says things in somebody's language."""

    def __call__(self, text: str, /, **arguments: int | str) -> str:
        """The text of that name, with these arguments in it."""

    def player(self, seat: int) -> str:
        """The name of the player on a seat, or of an automatic opponent."""
