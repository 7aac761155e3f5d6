"""What a learner sees of a lesson: a table like any other, the current step, and the result of a choice.

The server keeps nothing: every request contains all choices so far and leads to the same position.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from captains_table.core.errors import BadEvent
from captains_table.play.acts import LONGEST_NOTATION
from captains_table.play.clicks import meant_by
from captains_table.play.counts import Count
from captains_table.play.deltas import SeatDeltas
from captains_table.play.errors import UnknownEvent
from captains_table.play.facts import Opened, SeatPlan, Setup
from captains_table.play.lessons import Lesson, Progress, Tried, resume
from captains_table.play.messages import View, Why
from captains_table.play.player_view import scene
from captains_table.play.reading import count
from captains_table.play.table import Table
from captains_table.play.wire import phrase_out, piece_out, summary, summary_for, why_out
from captains_table.play.wire_types import Phrase, Piece, TableInfo

LEARNER = "learner"
"""The person on the learner's seat: nobody in particular."""


class LessonStep(Struct):
    """The current step of a lesson."""

    done: Annotated[int, Meta(description="How many steps are over.")]
    count: Annotated[int, Meta(description="How many steps there are.")]
    text: Annotated[str | None, Meta(description="The name of the step's text; null when the lesson is over.")]
    tells: Annotated[bool, Meta(description="It only tells something: `>` goes on.")]
    point: Annotated[list[str], Meta(description="The pieces that it is about.")]
    solution: Annotated[str, Meta(description="A choice that leads on; `>` where the step only tells.")]


class LessonTrial(Struct):
    """The result of a choice. If it was not accepted, the lesson stays where it was."""

    accepted: bool
    why: Annotated[Why, Meta(description="The clause that forbids it.")] | UnsetType = UNSET
    otherwise: Annotated[str, Meta(description="Legal but not wanted: the name of what to say.")] | UnsetType = UNSET
    shown: Annotated[list[Phrase], Meta(description="What an unwanted choice leads to.")] | UnsetType = UNSET
    pieces: Annotated[list[Piece], Meta(description="The table after an unwanted choice.")] | UnsetType = UNSET


class LessonView(Struct):
    """A lesson as the learner sees it."""

    table: TableInfo
    view: View
    step: LessonStep
    choices: Annotated[list[str], Meta(description="What the learner has done, as far as it leads on.")]
    tried: LessonTrial | UnsetType = UNSET
    why: Annotated[Why, Meta(description="Why a piece offers nothing.")] | UnsetType = UNSET
    counted: Count | UnsetType = UNSET


def lesson_view(
    lesson: Lesson,
    choices: Sequence[str],
    attempt: str | None = None,
    piece: str | None = None,
    number: int | None = None,
) -> LessonView:
    """Return a lesson after these choices, and the result of one more choice, of a click on a piece, or of asking for a
    count."""
    progress = resume(lesson, choices)
    tried = None if attempt is None else _try(progress, attempt)
    table = _table(progress)
    view = SeatDeltas(table, lesson.seat).everything(table, table.length_for(lesson.seat), 0)
    shown = LessonView(
        summary_for(summary(table), [seat.player for seat in table.seats], "", LEARNER),
        view,
        _step(progress, (one.id for one in view.pieces)),
        progress.choices,
    )
    if tried is not None:
        shown.tried = tried
    if piece is not None:
        learners = progress.view()
        shown.why = why_out(lesson.game, learners, meant_by(lesson.game, learners, piece))
    if number is not None:
        shown.counted = count(table, LEARNER, number)
    return shown


def _step(progress: Progress, pieces: Iterable[str]) -> LessonStep:
    step = progress.step
    return LessonStep(
        done=progress.at,
        count=len(progress.lesson.steps),
        text=None if step is None else step.say,
        tells=step is not None and not step.want,
        point=[] if step is None else [one for one in pieces if any(fnmatchcase(one, name) for name in step.point)],
        solution=progress.solution(),
    )


def _try(progress: Progress, text: str) -> LessonTrial:
    game, before = progress.lesson.game, progress.view()
    try:
        tried = progress.try_choice(text)
    except BadEvent:
        raise UnknownEvent(typed=text[:LONGEST_NOTATION]) from None
    trial = LessonTrial(tried.accepted)
    if tried.refusal is not None:
        trial.why = why_out(game, before, game.event(before, text))
    if tried.otherwise is not None:
        trial.otherwise = tried.otherwise
    _show(progress, tried, trial)
    return trial


def _show(progress: Progress, tried: Tried, trial: LessonTrial) -> None:
    """Show what an unwanted choice leads to, if the step asks for that."""
    game, after = progress.lesson.game, tried.after
    if after is None:
        return
    trial.shown = [phrase_out(game, after, phrase) for phrase in tried.shown]
    trial.pieces = [piece_out(game, after, piece) for piece in scene(game, after, []).values()]


def _table(progress: Progress) -> Table:
    """Put the match of a lesson on a table of its own, with the learner on one seat and nobody on the others."""
    match, learner = progress.match, progress.lesson.seat
    seats = [
        SeatPlan("local", name, player=LEARNER if seat == learner else "") for seat, name in enumerate(match.players)
    ]
    setup = Setup(match.game.id, seats, list(match.options), undo="none", hints=False)
    table = Table(progress.lesson.id, Opened(setup, ""), 0)
    table.timeline = progress.timeline
    return table
