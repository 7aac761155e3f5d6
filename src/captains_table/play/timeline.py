"""The timeline of a game at a table: its match, the sentence of every event, and ways back to any moment."""

from __future__ import annotations

from typing import NamedTuple

from captains_table.core.contract import CHANCE, EVERYTHING, SEALED, State
from captains_table.core.game import Phrase
from captains_table.core.match import Entry, Match, knows

MARK = 24
"""About how many events lie between two positions that are kept, to go back to."""


class LogLine(NamedTuple):
    """An event in the log of a match."""

    number: int
    """How many events came before it."""
    entry: Entry
    phrase: Phrase


class Timeline:
    """A match being played. Every event goes through `play`, so that its sentence is known."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.phrases: list[Phrase] = []
        """The sentence of each entry of the match."""
        self.settled = 0
        """Events before this one keep their places; sealed choices after it may still be put in order."""
        self.chosen = [0] * len(match.players)
        """How many events there were when each seat had last chosen."""
        self.back = 0
        """How often something was taken back."""
        self._marks: list[tuple[int, State]] = [(0, match.state.clone())]

    @property
    def length(self) -> int:
        """How many events there have been."""
        return len(self.match.entries)

    def play(self, event: int, seat: int) -> Entry:
        """Carry out an event of a seat (or of chance), or raise BadEvent and change nothing."""
        match, state = self.match, self.match.state
        seal = state.seal
        match.admit(event, None if seat == CHANCE else seat)
        phrase = match.game.tell(state, event)
        entry = match.happen(event)
        self.phrases.insert(self._place(entry), phrase)
        if seat != CHANCE:
            self.chosen[seat] = self.length
        if entry.veil != SEALED or state.seal != seal:
            self._settle()
        return entry

    def play_line(self, line: str) -> Entry:
        """Carry out a line of a record, like `B pass` or `* top roof-3`."""
        return self.play(*self.match.read_line(line))

    def _place(self, entry: Entry) -> int:
        place = self.length - 1
        while self.match.entries[place] is not entry:
            place -= 1
        return place

    def _settle(self) -> None:
        self.settled = self.length
        if self.length - self._marks[-1][0] >= MARK and self.match.entries[-1].veil != SEALED:
            self._marks.append((self.length, self.match.state.clone()))

    # Going back

    def last_choice(self, seat: int) -> list[int]:
        """The events that go if a seat takes back its last choice (or CHANCE what it last brought that was not
        certain): that one and all after it; but a choice that is still sealed goes alone."""
        number = self._last(seat)
        if number < 0:
            return []
        return [number] if self._sealed(number) else list(range(number, self.length))

    def last_turn(self, seat: int) -> list[int]:
        """The events that go if a seat starts its turn over: all its choices up to somebody else's or chance's."""
        last = self._last(seat)
        if last >= 0 and self._sealed(last):
            return [n for n in range(self.settled, self.length) if self.match.entries[n].seat == seat]
        number = self.length
        after = self.match.state.seal
        while number > 0 and self.match.entries[number - 1].seat == seat:
            if self.match.entries[number - 1].seal != after:
                break
            number -= 1
        return list(range(number, self.length))

    def is_free(self, gone: list[int], own: set[int]) -> bool:
        """Whether events can go without asking: nothing hidden was shown since, nobody else's choice goes."""
        if not gone:
            return False
        if all(self._sealed(number) for number in gone):
            return True
        entries = self.match.entries
        seal = entries[gone[0]].seal
        return seal == self.match.state.seal and all(entries[n].seat != CHANCE and entries[n].seat in own for n in gone)

    def take_back(self, gone: list[int]) -> None:
        """Go back to before the first of these events, and play those again that stay."""
        match = self.match
        while len(self._marks) > 1 and self._marks[-1][0] > gone[0]:
            self._marks.pop()
        start, state = self._marks[-1]
        kept = [entry for number, entry in enumerate(match.entries) if number >= start and number not in set(gone)]
        match.state, match.order = state.clone(), []
        del match.entries[start:], self.phrases[start:]
        self.settled = start
        self.chosen = [0] * len(match.players)
        for entry in kept:
            self.play(entry.event, entry.seat)
        self.back += 1

    def _last(self, seat: int) -> int:
        for number in range(self.length - 1, -1, -1):
            if self.match.entries[number].seat == seat and (seat != CHANCE or len(self.at(number).legal()) > 1):
                return number
        return -1

    def _sealed(self, number: int) -> bool:
        """Whether an event is a choice that nobody else knows yet, with nothing but such choices after it."""
        return number >= self.settled and self.match.entries[number].veil == SEALED

    # Reading

    def at(self, number: int) -> State:
        """The position after so many events."""
        start, state = max((mark for mark in self._marks if mark[0] <= number), key=lambda mark: mark[0])
        state = state.clone()
        for entry in self.match.entries[start:number]:
            entry.happen(state)
        return state

    def log(self, viewer: int, start: int = 0, end: int | None = None) -> list[LogLine]:
        """What a viewer may read of what happened, from one event up to another: the only way to the log.

        A seat (or SPECTATOR) reads what it knows now. Cards dealt to others stay out of its log, also when the game is
        over; EVERYTHING reads them too.
        """
        entries = self.match.entries
        return [
            LogLine(number, entries[number], self.phrases[number])
            for number in range(start, len(entries) if end is None else end)
            if viewer == EVERYTHING or self._may_read(entries[number], viewer)
        ]

    def _may_read(self, entry: Entry, viewer: int) -> bool:
        return knows(entry, viewer, self.match.state) and (entry.veil <= SEALED or entry.confidant == viewer)
