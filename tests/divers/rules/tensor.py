"""Divers in numbers: whose turn it is, the pearl, and what everybody has."""

from __future__ import annotations

from typing import cast

from captains_table.core.contract import State
from captains_table.core.rows import Rows
from captains_table.core.tensor import Encoding, Legend, from_here, places, seat_at
from divers.rules.events import DEAL, FIRST, PEARL
from divers.rules.names import CARDS
from divers.rules.state import Divers

CHANCES = (FIRST, DEAL, PEARL)


class Numbers(Encoding):
    def chances(self, start: State) -> list[int]:
        return self._events(start, wanted=True)

    def choices(self, start: State) -> list[int]:
        return self._events(start, wanted=False)

    def _events(self, start: State, wanted: bool) -> list[int]:
        figures = cast("Divers", start).figures
        kind, seat = figures.events.kind, figures.events.seat
        found = [event for event in range(figures.events.size) if (kind[event] in CHANCES) == wanted]
        return [event for event in found if seat[event] < figures.seats]

    def describe(self, start: State, legend: Legend) -> None:
        figures = cast("Divers", start).figures
        around = places(figures.seats)
        legend.one_of("to move", around)
        legend.one_of("first", around)
        legend.put("pearl", 6)
        legend.put("rounds left", 3)
        for who in [*around, "shark"][: figures.sides]:
            legend.put(f"{who} points", 10)
        for who in around:
            legend.put(f"{who} dived")
            legend.counts(f"{who} dive", [str(card) for card in range(1, CARDS + 1)], 1)
            legend.counts(f"{who} hand", [str(card) for card in range(1, CARDS + 1)], 1)

    def write(self, view: State, row: Rows) -> None:
        state = cast("Divers", view)
        seats = [seat_at(state, place) for place in range(state.seats)]
        row.one_of(state.seats, from_here(state, state.to_move))
        row.one_of(state.seats, from_here(state, state.first))
        row.put(state.pearl)
        row.put(state.figures.rounds - state.round)
        for seat in [*seats, state.seats][: state.figures.sides]:
            row.put(state.points[seat])
        for seat in seats:
            row.put(state.dives[seat] >= 0)
            row.one_of(CARDS, state.dives[seat] - 1)
            for card in range(1, CARDS + 1):
                row.put(state.hands[seat].count(card))
