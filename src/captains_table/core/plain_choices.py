"""Choices as they are uncompiled: a list. See `choices.py`."""

from __future__ import annotations


class PlainChoices(list[int]):
    """Does what `Choices` does, by the quickest means that CPython has."""

    __slots__ = ()

    add = list.append
    event = list.__getitem__

    @property
    def count(self) -> int:  # type: ignore[override]
        """How many there are."""
        return len(self)

    def listed(self) -> list[int]:
        """The choices as a list of its own."""
        return self[:]
