"""The events of the divers: the one file that knows how their numbers are made."""

from __future__ import annotations

from divers.rules.names import CARDS, MOST_SEATS, NONE

FIRST, DEAL, PEARL, DIVE, KEEP, SELL = range(6)
"""The kinds of events."""


class Events:
    """What every event is, by its number; NONE where an event is not about such a thing."""

    def __init__(self) -> None:
        self.kind: list[int] = []
        self.seat: list[int] = []
        self.card: list[int] = []
        """What is dealt, how much a pearl is worth, how deep a dive is."""
        for seat in range(MOST_SEATS):
            self._note(FIRST, seat=seat)
        for seat in range(MOST_SEATS):
            for card in range(1, CARDS + 1):
                self._note(DEAL, seat=seat, card=card)
        for kind in (PEARL, DIVE):
            for card in range(1, CARDS + 1):
                self._note(kind, card=card)
        self._note(KEEP)
        self._note(SELL)
        self.size = len(self.kind)

    def _note(self, kind: int, seat: int = NONE, card: int = NONE) -> None:
        self.kind.append(kind)
        self.seat.append(seat)
        self.card.append(card)

    def first_of(self, seat: int) -> int:
        """`first A`"""
        return seat

    def deal_of(self, seat: int, card: int) -> int:
        """`deal A 3`"""
        return MOST_SEATS + seat * CARDS + card - 1

    def pearl_of(self, worth: int) -> int:
        """`pearl 5`"""
        return MOST_SEATS + MOST_SEATS * CARDS + worth - 1


EVENTS = Events()
