"""A position with its history: what has happened, and who may know it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from captains_table.core.contract import CHANCE, OPEN, OVER, SEALED, SECRET, State
from captains_table.core.game import SEATS
from captains_table.core.luck import Luck
from captains_table.research.space import Space, space

UNKNOWN = -1
"""An event of which a sampled position knows only that it happened."""


class Happened(NamedTuple):
    """An event of the past."""

    seat: int
    """Who made it: a seat or CHANCE."""
    event: int
    """Its number, or UNKNOWN."""
    veil: int
    confidant: int
    """Who knows it while it is hidden."""
    seal: int


class Position:
    """A position with its history. Copies are fast; a pickle holds only the events, which are replayed."""

    __slots__ = ("past", "sampled", "space", "state")

    def __init__(self, space: Space, state: State | None = None, past: list[Happened] | None = None) -> None:
        self.space = space
        self.state = space.start.clone() if state is None else state
        self.past: list[Happened] = [] if past is None else past
        self.sampled = False
        """Whether it was sampled from a view, so that its history may not be what really happened."""

    def happen(self, event: int) -> None:
        """Carry out a legal event."""
        state = self.state
        seat = state.to_move
        veil = state.veil(event)
        confidant = state.confidant(event) if veil == SECRET else seat
        self.past.append(Happened(seat, event, veil, confidant, state.seal))
        state.happen(event)

    def known(self, seat: int) -> Iterator[Happened]:
        """The history as a seat knows it: others' sealed choices are left out until they are revealed; secrets are
        UNKNOWN."""
        seal, over = self.state.seal, self.state.to_move == OVER
        for happened in self.past:
            if happened.veil == OPEN or over or happened.confidant == seat:
                yield happened
            elif happened.veil == SECRET:
                yield happened._replace(event=UNKNOWN)
            elif happened.veil == SEALED and happened.seal != seal:
                yield happened

    def sample(self, seat: int, luck: Luck) -> Position:
        """A position that the seat can't distinguish from this one, with the history that it knows."""
        found = Position(self.space, self.state.view(seat).sample(luck), list(self.known(seat)))
        found.sampled = True
        return found

    def lines(self, past: Iterator[Happened]) -> list[str]:
        """Events as in a record, `?` for unknown ones."""
        texts = self.space.texts
        return [
            f"{'*' if seat == CHANCE else SEATS[seat]} {'?' if event == UNKNOWN else texts[event]}"
            for seat, event, *_ in past
        ]

    def seen(self, seat: int) -> str:
        """The view of a seat (or SPECTATOR) as one line of text."""
        view = self.state.view(seat)
        dump = {"seat": seat, "to_move": view.to_move, **self.space.game.dump(view)}
        return json.dumps(dump, separators=(",", ":"), ensure_ascii=False)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        copy = Position(self.space, self.state.clone(), self.past.copy())
        copy.sampled = self.sampled
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        if self.sampled:
            raise TypeError("a sampled position can't be pickled: it is not known how it came about")
        table = (self.space.game.id, self.space.players, self.space.options, self.space.rewards)
        return _replayed, (table, [happened.event for happened in self.past])


def _replayed(table: tuple[str, int, tuple[str, ...], str], events: list[int]) -> Position:
    position = Position(space(*table))
    for event in events:
        position.happen(event)
    return position
