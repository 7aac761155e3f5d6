"""Asides: what one can type at the table besides a choice. Words are understood in English and the language spoken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from captains_table.bots.advice import advise
from captains_table.core.cells import COMPILED
from captains_table.core.contract import CHANCE
from captains_table.core.errors import BadEvent
from captains_table.core.luck import Luck
from captains_table.terminal.choices import nearest
from captains_table.terminal.keyboard import Keyboard
from captains_table.terminal.screen import Screen
from captains_table.terminal.story import Story
from captains_table.texts.clauses import UnknownClause, chapters_in, find_clause, rules_text

WORDS = ("why", "hint", "undo", "log", "rules", "table", "save", "help", "quit")
"""What can be typed, in English; `word-why` is the word in another language, `help-why` says what it does."""


HINT_ITERATIONS = 300 if COMPILED else 40
"""How long a hint is thought about: less without compiled rules, so that nobody has to wait."""


class Leave(Exception):
    """Somebody has had enough."""


class Asides:
    """The asides of one sitting."""

    def __init__(
        self,
        story: Story,
        people: Sequence[int],
        screen: Screen,
        keyboard: Keyboard,
        own_dice: bool = False,
        file: Path | None = None,
    ) -> None:
        self.story = story
        self.speech = story.speech
        self.people = people
        self.own_dice = own_dice
        self.screen = screen
        self.keyboard = keyboard
        self.file = file
        """Where the record was saved last."""
        self.saved = str(story.match) if file is not None or not story.match.entries else ""
        """What is there."""
        self._words = {name: word for word in WORDS for name in (word, self.speech(f"word-{word}"))}
        match = story.match
        self._events = {text.lower(): text for text in match.game.event_texts(match.game.figures_of(match.state))}

    def is_table(self, typed: str) -> bool:
        """Whether somebody wants to see the table again."""
        return self._words.get(typed.lower()) == "table"

    def heed(self, typed: str, viewer: int, texts: Sequence[str]) -> bool:
        """Do what was asked for; True if that took something back, so that it may be somebody else's turn now."""
        head, _, rest = typed.partition(" ")
        word = self._words.get(head.lower())
        answers: dict[str, Callable[[], bool | None]] = {
            "why": lambda: self.why(rest.strip(), texts),
            "hint": lambda: self.hint(viewer),
            "undo": self.undo,
            "log": lambda: self.log(viewer),
            "rules": lambda: self.rules(rest.strip()),
            "save": lambda: self.save(rest.strip()),
            "help": self.help,
            "quit": self.quit,
        }
        if word in answers:
            return bool(answers[word]())
        self._wrong(typed, texts)
        return False

    def completions(self, typed: str, texts: Sequence[str]) -> list[str]:
        """What a line begun so can become."""
        head, space, _ = typed.partition(" ")
        word = self._words.get(head.lower())
        if space and word == "why":
            lines = [f"{head} {text}" for text in self._events.values()]
        elif space and word == "rules":
            chapters = chapters_in(rules_text(self.story.match.game))
            lines = [f"{head} {number}" for chapter in chapters for number in chapter.numbers()]
        else:
            lines = [*texts, *self._words]
        return [line for line in lines if line.lower().startswith(typed.lower())]

    # The asides

    def _wrong(self, typed: str, texts: Sequence[str]) -> None:
        """Neither a choice nor an aside: an event that is not legal, or a slip."""
        event = self._events.get(" ".join(typed.lower().split()))
        if event is not None:
            self.why(event, texts)
            return
        self._nothing_like("wrong", typed, [*texts, *self._words])

    def _nothing_like(self, problem: str, typed: str, known: Sequence[str]) -> None:
        """What was typed is nothing; perhaps something like it was meant."""
        close = nearest(typed, known)
        if close:
            self.screen.say(self.speech(f"{problem}-nearly", typed=typed, close=" · ".join(close)), "warn")
        else:
            self.screen.say(self.speech(problem, typed=typed), "warn")

    def why(self, text: str, texts: Sequence[str]) -> None:
        """Why something can't be done, with the clause; or what it would do."""
        match, state = self.story.match, self.story.match.state
        if not text:
            self.screen.say(self.speech("why-what"), "warn")
            return
        if text.isdecimal() and 1 <= int(text) <= len(texts):
            text = texts[int(text) - 1]
        try:
            event = match.game.event(state, self._events.get(" ".join(text.lower().split()), text))
        except BadEvent:
            self._nothing_like("why-unknown", text, list(self._events.values()))
            return
        refusal = match.game.why_not(state, event)
        if refusal is None:
            self.screen.item("✓ ", self.speech("why-legal", sentence=self.speech.event(state, event)), "", "good")
        else:
            self.screen.item("✗ ", self.speech.refusal(refusal), "", "bad")

    def hint(self, viewer: int) -> None:
        """What a bot would do, knowing what the viewer knows."""
        match, state = self.story.match, self.story.match.state
        if state.to_move == CHANCE:
            self.screen.say(self.speech("hint-dice"), "warn")
            return
        advice = advise(match.game, state.view(viewer), Luck(len(match.entries)), HINT_ITERATIONS)
        text = match.game.text(state, advice.event)
        self.screen.item("→ ", f"{text}: {self.speech.event(state, advice.event)}", "", "good")
        if len(state.legal()) > 1:
            sure, share = round(100 * advice.sure), round(100 * advice.share)
            self.screen.say(self.speech("hint-sure", sure=sure, share=share), "dim", indent=2)
        for number, step in enumerate(advice.plan):
            mark = f"{self.speech('hint-aim')} " if number == 0 else ""
            self.screen.say(mark + self.speech.event(step.state, step.event), "dim", indent=2)

    def undo(self) -> bool:
        """Take back what was typed last, with what bots did since: a choice, or one's own dice."""
        match = self.story.match
        typed = [*self.people, CHANCE] if self.own_dice else self.people
        places = [place for place, entry in enumerate(match.entries) if entry.seat in typed]
        count = len(match.entries) - places[-1] if places else 0
        if places and not self.own_dice:
            count = match.undoable(match.entries[places[-1]].seat)
        if count == 0:
            self.screen.say(self.speech("undo-shown" if places else "undo-nothing"), "warn")
            return False
        self.story.undo(count)
        return True

    def log(self, viewer: int) -> None:
        """Everything that has happened, as far as the viewer knows it."""
        for number in self.story.known(viewer):
            self.story.show(number, self.screen)

    def rules(self, asked: str) -> None:
        """The chapters of the rules, one chapter or one clause."""
        game = self.story.match.game
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
        for clause, text in chapter.clauses.items():
            if number in (0, clause):
                self.screen.markdown(f"**{game.letters} {chapter.number}.{clause}** {text}")

    def save(self, name: str) -> None:
        """Write the record to a file."""
        match = self.story.match
        file = Path(name).expanduser() if name else self.file
        if file is None:
            self.screen.say(self.speech("save-what"), "warn")
            return
        if file != self.file and file.exists() and not self._agreed(self.speech("save-over", file=str(file))):
            return
        try:
            file.write_text(str(match), encoding="utf-8")
        except OSError as error:
            self.screen.say(self.speech("save-failed", file=str(file), why=error.strerror or str(error)), "bad")
            return
        self.file, self.saved = file, str(match)
        self.screen.item("✓ ", self.speech("save-done", file=str(file)), "", "good")

    def offer_to_save(self) -> None:
        """Ask for a file, if there is anything that is not in one."""
        while self.saved != str(self.story.match):
            name = self.keyboard.ask(self.speech("save-offer") + " ")
            if not name:
                return
            self.save(name)

    def help(self) -> None:
        """What can be typed."""
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

    def _agreed(self, question: str) -> bool:
        answer = self.keyboard.ask(f"{question} ").lower()
        return bool(answer) and self.speech("yes").startswith(answer)
