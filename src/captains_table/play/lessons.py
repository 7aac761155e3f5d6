"""Lessons: short exercises on the real rules. A lesson is data in a game's folder `learn/`; this module runs it.

A lesson starts from a record and goes through steps. A step explains something, or asks the learner for one or more
choices; then the others and chance do what the step says. The learner's progress is a list of choices (`GO_ON` for a
step that only explains), so a lesson can be interrupted and resumed anywhere: see `Progress`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from captains_table.core.contract import State
from captains_table.core.errors import TableError
from captains_table.core.game import SEATS, Game, Phrase, Refusal
from captains_table.core.match import Entry, Match, new_match
from captains_table.core.record import Record, read_record
from captains_table.play.conditions import Condition, read_condition
from captains_table.play.timeline import Timeline

GO_ON = ">"
"""What the learner does at a step that only explains."""


class BadLesson(TableError):
    """A lesson file that does not fit its game."""


class UnknownLesson(TableError):
    """There is no lesson with that number or name."""


@dataclass(frozen=True)
class Step:
    """A sentence, and what the learner has to do about it."""

    say: str
    """The name of its text."""
    point: tuple[str, ...] = ()
    """The pieces or slots to highlight, as patterns."""
    want: tuple[str, ...] = ()
    """The choices that lead to the next step, as patterns of notation; empty: the step only explains."""
    until: Condition | None = None
    """The condition on the learner's view that ends the step; None: one wanted choice is enough."""
    then: tuple[str, ...] = ()
    """What the others and chance do afterwards, as lines of a record."""
    otherwise: str | None = None
    """The name of the text for a legal choice that is not wanted; None: a general one."""
    show: bool = False
    """Whether an unwanted choice is carried out and then undone, to show what it leads to."""

    def wants(self, text: str) -> bool:
        """Whether a choice leads to the next step."""
        return any(fnmatchcase(text, pattern) for pattern in self.want)


@dataclass(frozen=True)
class Lesson:
    """One lesson of a game."""

    game: Game
    id: str
    number: int
    """From 1, in teaching order."""
    seat: int
    start: Record
    steps: tuple[Step, ...]
    picture: str | None = None

    @property
    def title(self) -> str:
        """The name of the text that is its title."""
        return f"lesson-{self.id}-title"

    @property
    def promise(self) -> str:
        """The name of the text that says in one line what the lesson teaches."""
        return f"lesson-{self.id}-promise"


@dataclass(frozen=True)
class Tried:
    """The result of a choice."""

    accepted: bool
    refusal: Refusal | None = None
    """Why the rules forbid it; None if they allow it."""
    otherwise: str | None = None
    """If it is legal but not wanted: the name of the text that says so."""
    shown: tuple[Phrase, ...] = ()
    """What an unwanted choice led to before it was undone."""
    after: State | None = None
    """The learner's view after that choice."""


@dataclass
class Progress:
    """A lesson in progress: the match so far and the current step."""

    lesson: Lesson
    timeline: Timeline
    choices: list[str] = field(default_factory=list)
    """The learner's choices so far; enough to return to the same position (`resume`)."""
    at: int = 0
    """The number of completed steps."""

    @property
    def match(self) -> Match:
        """The match so far."""
        return self.timeline.match

    @property
    def is_over(self) -> bool:
        """Whether the lesson is complete."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The current step; None when the lesson is complete."""
        return None if self.is_over else self.lesson.steps[self.at]

    def view(self) -> State:
        """What the learner sees, with the turn given to the learner where they may choose."""
        return self.match.view_to_choose(self.lesson.seat)

    def legal(self) -> list[str]:
        """The learner's legal choices, in notation."""
        view = self.view()
        if view.to_move != self.lesson.seat:
            return []
        return [self.match.game.text(view, event) for event in view.legal()]

    def try_choice(self, text: str) -> Tried:
        """Carry out a wanted choice (or GO_ON); anything else leaves the lesson unchanged and returns why."""
        step = self.step
        if step is None or (text == GO_ON) != (not step.want):
            return Tried(False, otherwise="lesson-otherwise")
        if text == GO_ON:
            self.choices.append(text)
            self._finish(step)
            return Tried(True)
        view = self.view()
        event = self.match.game.event(view, text)
        refusal = self.match.game.why_not(view, event)
        if refusal is not None:
            return Tried(False, refusal)
        if not step.wants(text):
            return self._show(step, text)
        self.timeline.play(event, self.lesson.seat)
        self.choices.append(text)
        if step.until is None or step.until.holds(self.match.game.dump(self.match.state.view(self.lesson.seat))):
            self._finish(step)
        return Tried(True)

    def solution(self) -> str:
        """Return a choice that leads to the next step: the legal one that matches the first pattern, or GO_ON. "Show
        me" uses it."""
        step = self.step
        if step is None or not step.want:
            return GO_ON
        legal = self.legal()
        for pattern in step.want:
            for text in legal:
                if fnmatchcase(text, pattern):
                    return text
        raise BadLesson(
            "{game}, lesson {lesson}: step {step} wants no legal move",
            game=self.lesson.game.id,
            lesson=self.lesson.id,
            step=self.at + 1,
        )

    def _finish(self, step: Step) -> None:
        """Let the others and chance do their part, and go to the next step."""
        for line in step.then:
            self.timeline.play_line(line)
        self.at += 1

    def _show(self, step: Step, text: str) -> Tried:
        """Answer an unwanted choice: what to say about it and, if the step asks for it, what it leads to."""
        otherwise = step.otherwise or "lesson-otherwise"
        if not step.show:
            return Tried(False, otherwise=otherwise)
        trial = Match(
            self.match.game, self.match.players, self.match.options, self.match.edition, self.match.state.clone()
        )
        view = self.view()
        phrase = trial.game.tell(view, trial.game.event(view, text))
        entry = trial.play(text, self.lesson.seat)
        return Tried(False, None, otherwise, (phrase, *_told(entry)), trial.view_to_choose(self.lesson.seat))


def _told(entry: Entry) -> list[Phrase]:
    return [Phrase(f"told-{happening.kind}", happening.arguments) for happening in entry.tale]


def begin(lesson: Lesson) -> Progress:
    """Start a lesson."""
    timeline = Timeline(new_match(lesson.game, lesson.start.players, lesson.start.options))
    for line in lesson.start.events:
        timeline.play_line(str(line))
    return Progress(lesson, timeline)


def resume(lesson: Lesson, choices: Sequence[str]) -> Progress:
    """Resume a lesson after these choices, as far as they still lead on: the lesson may have changed since."""
    progress = begin(lesson)
    for text in choices:
        try:
            if not progress.try_choice(text).accepted:
                break
        except TableError:
            break
    return progress


# Reading


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """Return the lessons of a game in order; empty if it has no folder `learn`."""
    folder = game.folder / "learn"
    if not (folder / "lessons.toml").is_file():
        return ()
    ids = _read(folder / "lessons.toml")["lessons"]
    return tuple(_lesson(game, folder, id, number) for number, id in enumerate(ids, start=1))


def find_lesson(game: Game, asked: str) -> Lesson:
    """Return a lesson by its number or its name."""
    found = lessons_of(game)
    for lesson in found:
        if asked in (str(lesson.number), lesson.id):
            return lesson
    known = ", ".join(f"{lesson.number} {lesson.id}" for lesson in found) or "none"
    raise UnknownLesson("{game} has no lesson '{asked}' (lessons: {known})", game=game.id, asked=asked, known=known)


def _lesson(game: Game, folder: Path, id: str, number: int) -> Lesson:
    data = _read(folder / f"{id}.toml")
    seat = data.get("seat", "A")
    steps = [_step(id, step) for step in data.get("step", ())]
    if seat not in SEATS or not steps:
        raise BadLesson("{file}.toml: needs a seat (A to F) and at least one step", file=folder / id)
    start = read_record(folder / f"{id}.txt")
    return Lesson(game, id, number, SEATS.index(seat), start, tuple(steps), data.get("picture"))


def _step(id: str, data: dict[str, Any]) -> Step:
    otherwise = data.get("otherwise")
    return Step(
        say=f"lesson-{id}-{data['say']}",
        point=tuple(data.get("point", ())),
        want=tuple(data.get("want", ())),
        until=read_condition(data["until"]) if "until" in data else None,
        then=tuple(data.get("then", ())),
        otherwise=None if otherwise is None else f"lesson-{id}-otherwise-{otherwise}",
        show=bool(data.get("show", False)),
    )


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BadLesson("{file}: {error}", file=file, error=error) from None
