"""Commands: what can be typed at the table besides a choice, in English or in the player's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from captains_table.bots.advice import HINT_ITERATIONS, advise
from captains_table.core.contract import CHANCE, State
from captains_table.core.luck import Luck
from captains_table.core.reasons import Rival
from captains_table.play.errors import Refused
from captains_table.terminal.choices import Choice, completed, nearest
from captains_table.terminal.keyboard import Keyboard
from captains_table.terminal.legend import show_legend
from captains_table.terminal.local_table import LocalTable
from captains_table.terminal.plan import Plan
from captains_table.terminal.screen import Screen
from captains_table.terminal.sources import show_sources
from captains_table.terminal.story import Story, show_entry
from captains_table.terminal.why import Why
from captains_table.texts.clauses import Chapter, UnknownClause, chapters_in, find_clause, rules_text, signed
from captains_table.texts.speech import Speech

WORDS = ("why", "hint", "undo", "log", "rules", "legend", "table", "save", "help", "quit")
"""The commands in English; `word-why` is the word in another language, `help-why` says what it does."""


class Leave(Exception):
    """The player wants to leave."""


@dataclass(frozen=True)
class Decision:
    """What a player is asked for."""

    seat: int
    """Who chooses; CHANCE: enter a dice roll or a card."""
    viewer: int
    """Whose view is on the screen."""
    view: State
    """The position as far as the player knows it."""
    choices: list[Choice]
    """The legal choices, in the order of the list on the screen."""


class Commands:
    """The commands of one session."""

    def __init__(
        self,
        table: LocalTable,
        story: Story,
        speech: Speech,
        screen: Screen,
        keyboard: Keyboard,
        plan: Plan,
    ) -> None:
        self.table = table
        self.story = story
        self.speech = speech
        self.screen = screen
        self.keyboard = keyboard
        self.file = plan.file
        """Where the record was last saved."""
        self.saved = "" if plan.resumed is None else str(plan.resumed)
        """The record in that file."""
        self._words = {name: word for word in WORDS for name in (word, speech(f"word-{word}"))}
        figures = table.game.figures_of(table.match.state)
        self._events = {text.lower(): text for text in table.game.event_texts(figures)}
        self._why = Why(table.game, speech, screen, self._events)

    def is_table(self, typed: str) -> bool:
        """Whether the player wants to see the table again."""
        return self._words.get(typed.lower()) == "table"

    def handle(self, typed: str, decision: Decision) -> bool:
        """Run a command; return True if it undid something, so that it may be somebody else's turn."""
        head, _, rest = typed.partition(" ")
        word = self._words.get(head.lower())
        answers: dict[str, Callable[[], bool | None]] = {
            "why": lambda: self.why(rest.strip(), decision),
            "hint": lambda: self.hint(decision),
            "undo": self.undo,
            "log": lambda: self.log(decision.viewer),
            "rules": lambda: self.rules(rest.strip()),
            "legend": self.legend,
            "save": lambda: self.save(rest.strip()),
            "help": self.help,
            "quit": self.quit,
        }
        if word in answers:
            return bool(answers[word]())
        self._wrong(typed, decision)
        return False

    def completions(self, typed: str, choices: Sequence[Choice]) -> list[str]:
        """The possible completions of a line."""
        head, space, _ = typed.partition(" ")
        word = self._words.get(head.lower())
        if space and word == "why":
            lines = [f"{head} {text}" for text in self._events.values()]
        elif space and word == "rules":
            chapters = chapters_in(rules_text(self.table.game))
            lines = [f"{head} {number}" for chapter in chapters for number in chapter.numbers()]
        else:
            lines = [*_lines(choices), *self._words]
        return completed(typed, lines)

    # The commands

    def _wrong(self, typed: str, decision: Decision) -> None:
        """Answer a line that is neither a legal choice nor a command: an illegal event, or a typing error."""
        event = self._events.get(" ".join(typed.lower().split()))
        if event is not None:
            self.why(event, decision)
            return
        self._nothing_like("wrong", typed, [*_lines(decision.choices), *self._words])

    def _nothing_like(self, problem: str, typed: str, known: Sequence[str]) -> None:
        """Say that a line is not a move, and suggest something similar."""
        close = nearest(typed, known)
        if close:
            self.screen.say(self.speech(f"{problem}-nearly", typed=typed, close=" · ".join(close)), "warn")
        else:
            self.screen.say(self.speech(problem, typed=typed), "warn")

    def why(self, text: str, decision: Decision) -> None:
        """Say why an event is not legal, with the clause; or what it would do. Based on what the player knows."""
        if not self._why.answer(text, decision.view, decision.choices):
            self._nothing_like("why-unknown", text, list(self._events.values()))

    def hint(self, decision: Decision) -> None:
        """Say what a bot would do, knowing only what the seat knows."""
        if decision.seat == CHANCE:
            self.screen.say(self.speech("hint-dice"), "warn")
            return
        game, view = self.table.game, decision.view
        advice = advise(game, view, Luck(self.table.timeline.length), HINT_ITERATIONS)
        hint = advice.hint
        self.screen.item("→ ", self._choice(view, hint.event), "", "good")
        for reason in hint.brings:
            self.screen.item("· ", self.speech.phrase(reason), "", "dim", indent=2)
        if hint.rival is None:
            return
        sure, share = round(100 * advice.sure), round(100 * hint.share)
        self.screen.say(self.speech("hint-sure", sure=sure, share=share), "dim", indent=2)
        for number, step in enumerate(advice.plan):
            mark = f"{self.speech('hint-aim')} " if number == 0 else ""
            self.screen.say(mark + self.speech.event(step.state, step.event), "dim", indent=2)
        self._next_best(view, hint.rival, share)

    def _next_best(self, view: State, rival: Rival, best: int) -> None:
        """Say which choice comes second, and what is wrong with it: in the game's words, else by win chance."""
        self.screen.say(self.speech("hint-next", choice=self._choice(view, rival.event)))
        share = round(100 * rival.share)
        for fault in rival.faults:
            self.screen.item("· ", self.speech.phrase(fault), "", "dim", indent=2)
        if not rival.faults:
            text = "hint-next-share" if share < best else "hint-next-even"
            self.screen.say(self.speech(text, share=share, best=best), "dim", indent=2)

    def _choice(self, view: State, event: int) -> str:
        """A choice in notation and in words."""
        return f"{self.table.game.text(view, event)}: {self.speech.event(view, event)}"

    def undo(self) -> bool:
        """Undo the last entry, a choice or a dice roll, with everything that bots have done since."""
        try:
            self.story.forget(self.table.undo())
        except Refused as refused:
            self.screen.say(self.speech.phrase(refused.phrase), "warn")
            return False
        return True

    def log(self, viewer: int) -> None:
        """Print everything that has happened, as far as the viewer knows it."""
        with self.screen.paged(self.pause):
            for line in self.table.timeline.log(viewer):
                show_entry(self.screen, self.speech, line.entry, line.phrase)

    def rules(self, asked: str) -> None:
        """Print the list of chapters, a chapter or a clause."""
        game = self.table.game
        if not asked:
            for chapter in chapters_in(rules_text(game, self.speech.language)):
                self.screen.item(f"{game.letters} {chapter.number:<3}", chapter.title, "", "strong", indent=1)
            self.screen.say(self.speech("rules-how"), "dim")
            return
        try:
            chapter, number = find_clause(game, asked, self.speech.language)
        except UnknownClause as error:
            self.screen.say(self.speech("rules-unknown", asked=asked, known=", ".join(error.known)), "warn")
            return
        with self.screen.paged(self.pause):
            self._clauses(chapter, number)

    def _clauses(self, chapter: Chapter, number: int) -> None:
        """A clause of a chapter, or all of them (0)."""
        game = self.table.game
        sources: list[str] = []
        for clause, written in chapter.clauses.items():
            if number in (0, clause):
                text, marks = signed(written)
                sources += [mark for mark in marks if mark not in sources]
                self.screen.markdown(f"**{game.letters} {chapter.number}.{clause}** {text}")
        show_sources(self.screen, sources)

    def legend(self) -> None:
        """Explain the symbols of the drawing."""
        with self.screen.paged(self.pause):
            show_legend(self.table.game, self.speech.language, self.screen)

    def save(self, name: str) -> None:
        """Save the record to a file."""
        record = str(self.table.match)
        file = Path(name).expanduser() if name else self.file
        if file is None:
            self.screen.say(self.speech("save-what"), "warn")
            return
        if (
            file != self.file
            and file.exists()
            and not self.keyboard.agrees(self.speech("save-over", file=str(file)), self.speech("yes"))
        ):
            return
        try:
            file.write_text(record, encoding="utf-8")
        except OSError as error:
            self.screen.say(self.speech("save-failed", file=str(file), why=error.strerror or str(error)), "bad")
            return
        self.file, self.saved = file, record
        self.screen.item("✓ ", self.speech("save-done", file=str(file)), "", "good")

    def offer_to_save(self) -> None:
        """Offer to save a record that has unsaved events."""
        while self.table.match.entries and self.saved != str(self.table.match):
            name = self.keyboard.ask(self.speech("save-offer") + " ")
            if not name:
                return
            self.save(name)

    def help(self) -> None:
        """List the commands."""
        self.screen.say(self.speech("help-choices"))
        width = max(map(len, self._words)) + 2
        for word in WORDS:
            self.screen.item(
                self.speech(f"word-{word}").ljust(width), self.speech(f"help-{word}"), "", "strong", indent=1
            )

    def quit(self) -> None:
        """Leave the table."""
        if self.keyboard.live:
            self.offer_to_save()
        raise Leave

    def pause(self) -> None:
        """Wait until the player has read the screen, if there is one."""
        if self.keyboard.live and self.screen.live:
            self.keyboard.ask(self.speech("go-on") + " ")


def _lines(choices: Sequence[Choice]) -> list[str]:
    """What can be typed for choices: their words, and their notation."""
    return list(dict.fromkeys([*(choice.said for choice in choices), *(choice.text for choice in choices)]))
