"""The story of a match: what happened, in sentences, and who has been told what."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.core.contract import CHANCE
from captains_table.core.game import Phrase
from captains_table.core.match import Entry
from captains_table.play.timeline import LogLine, Timeline
from captains_table.terminal.counts import count_rows
from captains_table.terminal.screen import Screen
from captains_table.texts.speech import Speech


class Story:
    """The log of a match, and what of it each viewer has read."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._told: dict[int, set[int]] = {}
        """Which entries each viewer has read; a player has read everything up to their last choice."""
        for number, entry in enumerate(timeline.match.entries):
            if entry.seat != CHANCE:
                self._told[entry.seat] = set(range(number + 1))

    def news(self, viewer: int) -> list[LogLine]:
        """What a viewer may know and has not read; from now on it has."""
        told = self._told.setdefault(viewer, set())
        fresh = [line for line in self._timeline.log(viewer) if line.place not in told]
        told.update(line.place for line in fresh)
        return fresh

    def forget(self, number: int) -> None:
        """From an entry on everything has been taken back: nobody has heard of it."""
        for told in self._told.values():
            told.intersection_update(range(number))


def up_to_count(log: Sequence[LogLine], speech: Speech) -> int:
    """How many lines of a log lead up to its last payday or scoring, with it; 0 if there was none."""
    counted = [place for place, line in enumerate(log, start=1) if speech.game.count(line.entry.tale) is not None]
    return counted[-1] if counted else 0


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
        screen.show(count_rows(count, speech, screen.drawing_width))
        screen.gap()
