"""The timeline of a game at a table: its match, the sentence of every event, and the way back to any moment."""

from __future__ import annotations

from typing import NamedTuple

from captains_table.core.contract import CHANCE, EVERYTHING, SEALED, State
from captains_table.core.game import Phrase
from captains_table.core.match import Entry, Match, knows

MARK = 24
"""About how many events lie between two saved positions."""


class LogLine(NamedTuple):
    """An event in the log of a match."""

    number: int
    """How many events came before it, as the viewer can count them."""
    entry: Entry
    phrase: Phrase
    place: int
    """How many events really came before it, including the sealed choices of others."""


class Timeline:
    """A match in progress. Every event goes through `play`, which records its sentence."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.phrases: list[Phrase] = []
        """The sentence of each entry of the match."""
        self.settled = 0
        """Events before this one keep their places; sealed choices after it may still be reordered."""
        self.sealed_from = 0
        """The first choice that is still sealed; if there is none, the number of events."""
        self._back = 0
        """The number of undos, as everybody can count them."""
        self._own_back = [0] * len(match.players)
        """For each seat, the number of its undos that nobody else may know of."""
        self._marks: list[tuple[int, State]] = [(0, match.state.clone())]

    @property
    def length(self) -> int:
        """The number of events. Only for those who may know everything: see `length_for`."""
        return len(self.match.entries)

    def length_for(self, viewer: int) -> int:
        """The number of events as far as a seat, SPECTATOR or EVERYTHING can tell: others' sealed choices do not count,
        so that their number stays secret."""
        return self.sealed_from + len(self._countable(viewer))

    def back_for(self, viewer: int) -> int:
        """The number of undos, as far as a seat or SPECTATOR can tell."""
        return self._back + (self._own_back[viewer] if viewer >= 0 else 0)

    def seen_by(self, viewer: int) -> tuple[int, int]:
        """Both numbers: what a viewer who is up to date has seen."""
        return self.length_for(viewer), self.back_for(viewer)

    def _countable(self, viewer: int) -> list[int]:
        """The places of the events since the first sealed choice that a viewer can count."""
        entries = self.match.entries
        return [
            place
            for place in range(self.sealed_from, len(entries))
            if viewer in (EVERYTHING, entries[place].confidant) or entries[place].veil != SEALED
        ]

    def play(self, event: int, seat: int) -> Entry:
        """Carry out an event of a seat (or of chance). Raises BadEvent and changes nothing if it is not legal."""
        match, state = self.match, self.match.state
        seal = state.seal
        match.admit(event, None if seat == CHANCE else seat)
        phrase = match.game.tell(state, event)
        entry = match.happen(event)
        self.phrases.insert(self._place(entry), phrase)
        if state.seal != seal or match.over or (entry.veil != SEALED and self.sealed_from == self.length - 1):
            self.sealed_from = self.length
        if entry.veil != SEALED or state.seal != seal:
            self._settle()
        return entry

    def end(self) -> None:
        """End the game early: nobody's choices are secret any more, so they count for everybody."""
        self.settled = self.sealed_from = self.length

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
        is_open = self.sealed_from == self.length and self.match.entries[-1].veil != SEALED
        if is_open and self.length - self._marks[-1][0] >= MARK:
            self._marks.append((self.length, self.match.state.clone()))

    # Going back

    def last_choice(self, seat: int) -> list[int]:
        """The events that are undone with a seat's last choice (or, for CHANCE, its last event that was not certain):
        that one and all after it; but a choice that is still sealed is undone alone."""
        number = self._last(seat)
        if number < 0:
            return []
        return [number] if self._sealed(number) else list(range(number, self.length))

    def last_turn(self, seat: int) -> list[int]:
        """The events that are undone when a seat restarts its turn: all its choices since the last of another seat or
        of chance."""
        last = self._last(seat)
        if last >= 0 and self._sealed(last):
            return [n for n in range(self.settled, self.length) if self.match.entries[n].seat == seat]
        number = self.sealed_from
        after = self.match.state.seal
        while number > 0 and self.match.entries[number - 1].seat == seat:
            if self.match.entries[number - 1].seal != after:
                break
            number -= 1
        return list(range(number, self.length)) if number < self.sealed_from else []

    def is_free(self, gone: list[int], others: list[int]) -> bool:
        """Whether events can be undone without asking: no hidden information has been revealed since, and no choice of
        the others is undone, not even one that they may have made in secret."""
        if not gone:
            return False
        if all(self._sealed(number) for number in gone):
            return True
        entries = self.match.entries
        if entries[gone[0]].seal != self.match.state.seal:
            return False
        choosers = {entries[n].seat for n in gone} | self._choosing_in_secret()
        return CHANCE not in choosers and choosers.isdisjoint(others)

    def _choosing_in_secret(self) -> set[int]:
        """The seats that choose under the current seal, whether or not they have begun."""
        state = self.match.state
        if state.to_move < 0 or state.veil(state.legal()[0]) != SEALED:
            return set()
        return {int(seat) for seat in state.acting()}

    def take_back(self, gone: list[int]) -> None:
        """Go back to before the first of these events, and replay those that stay."""
        match = self.match
        seats = {match.entries[number].seat for number in gone}
        if len(seats) == 1 and all(self._sealed(number) for number in gone):
            self._own_back[seats.pop()] += 1
        else:
            self._back += 1
        while len(self._marks) > 1 and self._marks[-1][0] > gone[0]:
            self._marks.pop()
        start, state = self._marks[-1]
        kept = [entry for number, entry in enumerate(match.entries) if number >= start and number not in set(gone)]
        match.state, match.order = state.clone(), []
        del match.entries[start:], self.phrases[start:]
        self.settled = self.sealed_from = start
        for entry in kept:
            self.play(entry.event, entry.seat)

    def _last(self, seat: int) -> int:
        entries = self.match.entries
        for number in range(len(entries) - 1, -1, -1):
            if entries[number].seat == seat and (seat != CHANCE or len(self.at(number).legal()) > 1):
                return number
        return -1

    def _sealed(self, number: int) -> bool:
        """Whether an event is a choice that nobody else knows yet, followed only by such choices."""
        return number >= self.settled and self.match.entries[number].veil == SEALED

    # Reading

    def at(self, number: int) -> State:
        """The position after a number of events."""
        start, state = max((mark for mark in self._marks if mark[0] <= number), key=lambda mark: mark[0])
        state = state.clone()
        for entry in self.match.entries[start:number]:
            entry.happen(state)
        return state

    def place(self, viewer: int, number: int) -> int:
        """Convert a number of events as a viewer counts them into the true number."""
        if number <= self.sealed_from:
            return number if number < self.length_for(viewer) else self.length
        later = self._countable(viewer)[number - self.sealed_from :]
        return later[0] if later else self.length

    def log(self, viewer: int, start: int = 0, end: int | None = None) -> list[LogLine]:
        """Return what a viewer may read of the log between two events. This is the only access to the log. Events are
        numbered as the viewer counts them.

        A seat (or SPECTATOR) reads what it knows now. Cards dealt to others stay out of its log, also when the game is
        over; EVERYTHING reads them too.
        """
        entries = self.match.entries
        later = self._countable(viewer)[max(0, start - self.sealed_from) :]
        places = [*range(start, self.sealed_from), *later][: None if end is None else max(0, end - start)]
        return [
            LogLine(number, entries[place], self.phrases[place], place)
            for number, place in enumerate(places, start)
            if viewer == EVERYTHING or self._may_read(entries[place], viewer)
        ]

    def _may_read(self, entry: Entry, viewer: int) -> bool:
        return knows(entry, viewer, self.match.state) and (entry.veil <= SEALED or entry.confidant == viewer)
