"""The story of a match: what happened, in sentences, and who has been told what."""

from __future__ import annotations

from dataclasses import dataclass, field

from captains_table.core.contract import CHANCE, SECRET
from captains_table.core.game import Phrase
from captains_table.core.match import Entry, Match, knows
from captains_table.terminal.counts import count_rows
from captains_table.terminal.screen import Screen
from captains_table.texts.speech import Speech


@dataclass
class Story:
    """A match and the sentences of its events. Every event at a terminal goes through `play`."""

    match: Match
    speech: Speech
    phrases: list[Phrase] = field(default_factory=list)
    """The sentence of each entry."""
    told: dict[int, set[int]] = field(default_factory=dict)
    """Which entries each seat has read."""

    def __post_init__(self) -> None:
        self.phrases = [step.phrase for step in self.match.steps()]
        for number, entry in enumerate(self.match.entries):
            if entry.seat != CHANCE:
                self.told[entry.seat] = set(range(number + 1))

    def play(self, event: int) -> Entry:
        """Carry out a legal event."""
        phrase = self.match.game.tell(self.match.state, event)
        entry = self.match.play(event)
        self.phrases.append(phrase)
        return entry

    def undo(self, count: int) -> None:
        """Take back the last events: nobody has heard of them."""
        self.match.undo(count)
        left = len(self.match.entries)
        del self.phrases[left:]
        for numbers in self.told.values():
            numbers.intersection_update(range(left))

    def news(self, seat: int) -> list[int]:
        """The entries that a seat may know and has not read; from now on it has. The cards that others
        were dealt are no news at the end of the game."""
        told = self.told.setdefault(seat, set())
        fresh = [number for number in self.known(seat) if number not in told]
        told.update(fresh)
        entries = self.match.entries
        return [number for number in fresh if entries[number].veil != SECRET or entries[number].confidant == seat]

    def known(self, seat: int) -> list[int]:
        """The entries that a seat may know."""
        return [number for number, entry in enumerate(self.match.entries) if knows(entry, seat, self.match.state)]

    def is_counted(self, number: int) -> bool:
        """Whether an entry brought about a payday or a scoring."""
        return self.match.game.count(self.match.entries[number].tale) is not None

    def show(self, number: int, screen: Screen) -> None:
        """An entry: its sentence, and what followed."""
        show_entry(screen, self.speech, self.match.entries[number], self.phrases[number])


def show_entry(screen: Screen, speech: Speech, entry: Entry, phrase: Phrase) -> None:
    """An event and what followed from it, as sentences of a log, then the count if there was one."""
    style = "dim" if entry.seat == CHANCE else f"seat-{entry.seat}"
    screen.item(f"{entry.who} ", speech.phrase(phrase), "dim" if entry.seat == CHANCE else "", style, indent=1)
    count = speech.game.count(entry.tale)
    for happening in entry.tale:
        if count is None or happening.kind not in count.covers:
            screen.item("· ", speech.happening(happening), "", "dim", indent=3)
    if count is not None:
        screen.gap()
        screen.show(count_rows(count, speech))
        screen.gap()
