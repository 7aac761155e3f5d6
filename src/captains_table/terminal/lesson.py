"""A lesson in the terminal: the text of a step, the table, the choices, and the result."""

from __future__ import annotations

from captains_table.core.errors import BadEvent
from captains_table.play.lessons import GO_ON, Lesson, Progress, Tried, begin
from captains_table.terminal.choices import Choice, choices_in, completed, listing, meant
from captains_table.terminal.keyboard import Keyboard
from captains_table.terminal.legend import show_legend
from captains_table.terminal.screen import Screen
from captains_table.terminal.story import show_entry
from captains_table.texts.speech import Speech


class LessonSession:
    """One lesson, until it is complete or the learner leaves."""

    def __init__(self, lesson: Lesson, language: str, screen: Screen, keyboard: Keyboard) -> None:
        self.progress: Progress = begin(lesson)
        match = self.progress.match
        self.speech = Speech(language, lesson.game, match.start(), match.players, (lesson.game.folder / "learn",))
        self.screen = screen
        self.keyboard = keyboard
        self.told = len(match.entries)
        """How many entries of the record the learner has read; those before the start count as read."""

    def run(self) -> bool:
        """Run the lesson. Returns whether it was completed."""
        self.screen.say(self.speech(self.progress.lesson.title), "title")
        self.screen.say(self.speech(self.progress.lesson.promise), "dim")
        try:
            while not self.progress.is_over:
                self._take_step()
        except EOFError:
            self.screen.gap()
            self.screen.say(self.speech("learn-left"))
            return False
        self._tell_news()
        self.screen.say(self.speech("learn-done"), "good")
        return True

    def solve(self) -> bool:
        """Run the lesson with its own solutions, showing every step."""
        while not self.progress.is_over:
            self._say_step()
            choice = self.progress.solution()
            if choice != GO_ON:
                self.screen.item("→ ", choice, "strong", indent=2)
            self.progress.try_choice(choice)
            self._tell_news()
        self.screen.say(self.speech("learn-done"), "good")
        return True

    def _take_step(self) -> None:
        """Show a step and wait until the learner has done what it asks for."""
        step = self.progress.step
        assert step is not None
        self._tell_news()
        self._say_step()
        if not step.want:
            self.keyboard.ask(self.speech("learn-next") + " ")
            self.progress.try_choice(GO_ON)
            return
        self._show_table()
        choices = self._list_choices()
        is_done = False
        while not is_done:
            typed = self.keyboard.ask("> ", lambda begun: completed(begun, [choice.said for choice in choices]))
            is_done = self._try(typed, choices)

    def _try(self, typed: str, choices: list[Choice]) -> bool:
        """Try what was typed, say what it did, and return whether it leads to the next step."""
        if not typed:
            return False
        if typed == self.speech("word-quit"):
            raise EOFError
        if typed == self.speech("word-legend"):
            show_legend(self.speech.game, self.speech.language, self.screen)
            return False
        if typed == self.speech("word-show"):
            typed = self.progress.solution()
            self.screen.item("→ ", typed, "strong", indent=2)
        try:
            tried = self.progress.try_choice(meant(typed, choices) or typed)
        except BadEvent:
            self.screen.say(self.speech("learn-unknown", typed=typed), "warn")
            return False
        if not tried.accepted:
            self._say_why(tried)
        return tried.accepted

    def _say_why(self, tried: Tried) -> None:
        """Say why a choice was not accepted: the clause that forbids it, or what would be better here."""
        for phrase in tried.shown:
            self.screen.item("· ", self.speech.phrase(phrase), "", "dim", indent=2)
        if tried.refusal is not None:
            self.screen.say(self.speech.refusal(tried.refusal), "warn")
        elif tried.otherwise is not None:
            self.screen.say(self.speech(tried.otherwise), "warn")

    def _say_step(self) -> None:
        """The text of a step, and the progress of the lesson."""
        step = self.progress.step
        assert step is not None
        self.screen.gap()
        count = len(self.progress.lesson.steps)
        self.screen.item(f"{self.progress.at + 1}/{count}  ", self.speech(step.say), "strong", "dim")

    def _show_table(self) -> None:
        self.screen.gap()
        self.screen.show(self.speech.game.picture(self.progress.view(), self.speech, self.screen.drawing_width))

    def _list_choices(self) -> list[Choice]:
        """List the legal choices with numbers, and say how to choose."""
        choices = choices_in(self.progress.view(), self.speech)
        self.screen.gap()
        self.screen.show(listing(choices, self.screen.width))
        self.screen.say(self.speech("learn-how"), "dim")
        return choices

    def _tell_news(self) -> None:
        """Say what has happened since the learner last looked."""
        timeline = self.progress.timeline
        for line in timeline.log(self.progress.lesson.seat):
            if line.place >= self.told:
                show_entry(self.screen, self.speech, line.entry, line.phrase)
        self.told = timeline.length
