"""The coach in the terminal: explains what is new, warns against bad choices, and says who gained in a round."""

from __future__ import annotations

from captains_table.bots.advice import bad_choices
from captains_table.core.contract import CHANCE
from captains_table.core.luck import Luck
from captains_table.play.coach import explanation, round_news
from captains_table.terminal.commands import Decision
from captains_table.terminal.keyboard import Keyboard
from captains_table.terminal.local_table import LocalTable
from captains_table.terminal.screen import Screen
from captains_table.texts.speech import Speech


class KeyboardCoach:
    """The coach of everybody at one keyboard."""

    def __init__(self, table: LocalTable, language: str, screen: Screen, keyboard: Keyboard) -> None:
        match = table.match
        learn = match.game.folder / "learn"
        more = [learn] if (learn / f"{language}.ftl").is_file() else []
        self.speech = Speech(language, match.game, match.start(), match.players, more)
        self.table = table
        self.screen = screen
        self.keyboard = keyboard
        self._explained: set[tuple[int, str]] = set()
        """The kinds of decisions that have been explained to each seat."""
        self._heard = dict.fromkeys(range(len(match.players)), len(match.entries))
        """The event up to which each seat has heard who gained."""
        self._words: list[str] = []
        """What there is to say about the current decision."""

    def look(self, decision: Decision) -> None:
        """Prepare what to say to a player who is about to choose: each thing once."""
        seat, match = decision.seat, self.table.match
        self._words = []
        if seat == CHANCE:
            return
        news = round_news(match, seat, self._heard[seat])
        self._heard[seat] = len(match.entries)
        if news:
            self._words.append(" ".join(self.speech.phrase(phrase) for phrase in news))
        text = explanation(self.table.game.prompt(decision.view))
        if self.speech.has(text) and (seat, text) not in self._explained:
            self._explained.add((seat, text))
            self._words.append(self.speech(text))

    def speak(self) -> None:
        """Say what there is to say about the current decision."""
        for sentences in self._words:
            self._say(sentences)

    def _say(self, sentences: str) -> None:
        self.screen.item(f"{self.speech('coach-says')} ", sentences, "", "warn")

    def lets(self, decision: Decision, text: str) -> bool:
        """Whether a choice stands: it is not bad, or the player insists."""
        if decision.seat == CHANCE or len(decision.choices) == 1:
            return True
        game, view = self.table.game, decision.view
        event = game.event(view, text)
        for fault in bad_choices(game, view, Luck(self.table.timeline.length)):
            if fault.event == event:
                why = " ".join(self.speech.phrase(phrase) for phrase in fault.why)
                self._say(f"{self.speech('coach-sure')} {why}")
                return self.keyboard.agrees(self.speech("coach-anyway-ask"), self.speech("yes"))
        return True
