"""Lessons: short exercises on the real rules. A lesson is data in a game's folder `learn/`; this is what reads them.

A lesson starts from a record and goes on in steps. A step tells something, or wants one or more choices of the learner;
then the others and chance do what the step says. What a learner has done is a list of choices (`GO_ON` for a step that
only tells), so a lesson can be taken anywhere, left and taken up again: see `Progress`.
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
"""What a learner does at a step that only tells."""


class BadLesson(TableError):
    """A lesson whose file does not fit its game."""


class UnknownLesson(TableError):
    """No lesson of that number or name."""


@dataclass(frozen=True)
class Step:
    """A sentence, and what the learner is to do about it."""

    say: str
    """The name of its text."""
    point: tuple[str, ...] = ()
    """The pieces or slots that it is about, as patterns."""
    want: tuple[str, ...] = ()
    """The choices that lead on, as patterns of notation; none: the step only tells."""
    until: Condition | None = None
    """What the learner's view has to show before the step is over; None: one wanted choice is enough."""
    then: tuple[str, ...] = ()
    """What the others and chance do afterwards, as lines of a record."""
    otherwise: str | None = None
    """The name of the text for a legal choice that is not wanted; None: a general one."""
    show: bool = False
    """Whether an unwanted choice is carried out before it is taken back, to show what it leads to."""

    def wants(self, text: str) -> bool:
        """Whether a choice leads on."""
        return any(fnmatchcase(text, pattern) for pattern in self.want)


@dataclass(frozen=True)
class Lesson:
    """One lesson of a game."""

    game: Game
    id: str
    number: int
    """From 1, in the order in which they are taught."""
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
        """The name of the text that says in one line what is learned."""
        return f"lesson-{self.id}-promise"


@dataclass(frozen=True)
class Tried:
    """What came of a choice."""

    accepted: bool
    refusal: Refusal | None = None
    """Why the rules forbid it; None if they allow it."""
    otherwise: str | None = None
    """If it is legal but not wanted: the name of the text that says so."""
    shown: tuple[Phrase, ...] = ()
    """What an unwanted choice led to, before it was taken back."""
    after: State | None = None
    """The learner's view with that choice carried out."""


@dataclass
class Progress:
    """A lesson being taken: the match so far, and the step that the learner is at."""

    lesson: Lesson
    timeline: Timeline
    choices: list[str] = field(default_factory=list)
    """What the learner has done; enough to come back to the same place (`resume`)."""
    at: int = 0
    """The number of steps that are over."""

    @property
    def match(self) -> Match:
        """The match so far."""
        return self.timeline.match

    @property
    def is_over(self) -> bool:
        """Whether the lesson has been learned."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step that the learner is at; None when the lesson is over."""
        return None if self.is_over else self.lesson.steps[self.at]

    def view(self) -> State:
        """What the learner sees, with the turn given to the learner where they may choose."""
        return self.match.view_to_choose(self.lesson.seat)

    def legal(self) -> list[str]:
        """What the rules allow the learner now, in notation."""
        view = self.view()
        if view.to_move != self.lesson.seat:
            return []
        return [self.match.game.text(view, event) for event in view.legal()]

    def try_choice(self, text: str) -> Tried:
        """Carry out a wanted choice (or GO_ON); anything else leaves the lesson as it is and says why."""
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
        """A choice that leads on: the legal one that fits the first pattern, or GO_ON. What "show me" does."""
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
        """The others and chance do their part, and the next step begins."""
        for line in step.then:
            self.timeline.play_line(line)
        self.at += 1

    def _show(self, step: Step, text: str) -> Tried:
        """An unwanted choice: what to say about it and, where that teaches, what it leads to."""
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
    """A lesson from its start."""
    timeline = Timeline(new_match(lesson.game, lesson.start.players, lesson.start.options))
    for line in lesson.start.events:
        timeline.play_line(str(line))
    return Progress(lesson, timeline)


def resume(lesson: Lesson, choices: Sequence[str]) -> Progress:
    """A lesson after these choices, as far as they still lead on: a lesson may have changed since."""
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
    """The lessons of a game in their order; none if it has no folder `learn`."""
    folder = game.folder / "learn"
    if not (folder / "lessons.toml").is_file():
        return ()
    ids = _read(folder / "lessons.toml")["lessons"]
    return tuple(_lesson(game, folder, id, number) for number, id in enumerate(ids, start=1))


def find_lesson(game: Game, asked: str) -> Lesson:
    """A lesson by its number or its name."""
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
