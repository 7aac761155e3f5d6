"""Lessons: every one of every game can be taken right, wrong and by "show me", and says what fits on a small screen."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from captains_table.core.errors import TableError
from captains_table.core.game import Game, games
from captains_table.core.replay import replay
from captains_table.play.conditions import BadCondition, read_condition
from captains_table.play.howto import PICTURE, draw_picture, howto_text
from captains_table.play.lessons import (
    GO_ON,
    Lesson,
    Progress,
    UnknownLesson,
    begin,
    find_lesson,
    lessons_of,
    resume,
)
from captains_table.play.positions import pictures_of
from captains_table.texts.clauses import read_chapters
from captains_table.texts.speech import LANGUAGES, Words

GAMES = [game for game in games().values() if lessons_of(game)]
LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]
MOST_WORDS = 40
MOST_CHOICES = 60

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game.id}-{lesson.id}")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def steps_of(lesson: Lesson) -> list[Progress]:
    """The lesson at the beginning of each choice of its solution."""
    found, progress = [], begin(lesson)
    while not progress.is_over:
        found.append(resume(lesson, progress.choices))
        assert progress.try_choice(progress.solution()).accepted
        assert len(progress.choices) < MOST_CHOICES
    return found


def test_every_game_of_ours_has_lessons() -> None:
    assert {"capitol", "captains_war", "el_capitan"} <= {game.id for game in GAMES}


@every_lesson
def test_a_lesson_starts_where_its_record_ends(lesson: Lesson) -> None:
    assert begin(lesson).match.state.fingerprint() == replay(lesson.start).state.fingerprint()


@every_lesson
def test_a_lesson_can_be_solved(lesson: Lesson) -> None:
    assert 3 <= len(lesson.steps) <= 8
    assert steps_of(lesson)


@every_lesson
def test_every_wanted_choice_leads_on(lesson: Lesson) -> None:
    """Also what the others then do is possible after each of them."""
    for progress in steps_of(lesson):
        step = progress.step
        assert step is not None
        for text in progress.legal() if step.want else ():
            if step.wants(text):
                assert resume(lesson, progress.choices).try_choice(text).accepted, text


@every_lesson
def test_an_unwanted_choice_is_explained_and_taken_back(lesson: Lesson) -> None:
    words = Words("en", (lesson.game.folder / "texts", lesson.game.folder / "learn"))
    for progress in steps_of(lesson):
        step = progress.step
        assert step is not None
        unwanted = [text for text in progress.legal() if step.want and not step.wants(text)]
        before = progress.match.state.fingerprint()
        for text in unwanted:
            tried = progress.try_choice(text)
            assert not tried.accepted
            assert tried.refusal is None
            assert tried.otherwise is not None
            assert words.has(tried.otherwise)
            assert (tried.after is not None) == bool(tried.shown) == step.show
        assert progress.match.state.fingerprint() == before


@every_lesson
def test_an_illegal_choice_gets_its_clause(lesson: Lesson) -> None:
    progress = next(progress for progress in steps_of(lesson) if progress.step and progress.step.want)
    view, game = progress.view(), lesson.game
    legal = set(progress.legal())
    illegal = next(text for text in (game.text(view, event) for event in game.events(view)) if text not in legal)
    tried = progress.try_choice(illegal)
    assert tried.refusal is not None
    assert tried.refusal.clause.startswith(game.letters)


@every_lesson
def test_what_a_step_points_at_is_on_the_table(lesson: Lesson) -> None:
    for progress in steps_of(lesson):
        step = progress.step
        assert step is not None
        pieces = lesson.game.scene(progress.view(), [])
        names = {piece.id for piece in pieces} | {piece.slot for piece in pieces}
        missing = [pattern for pattern in step.point if not any(fnmatchcase(name, pattern) for name in names)]
        assert missing == [], f"step {progress.at + 1}"


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_there_and_short(lesson: Lesson, language: str) -> None:
    words = Words(language, (lesson.game.folder / "texts", lesson.game.folder / "learn"))
    told = [step.say for step in lesson.steps] + [step.otherwise for step in lesson.steps if step.otherwise]
    for text in (lesson.title, lesson.promise, *told):
        assert words.has(text), text
        assert len(words(text).split()) <= MOST_WORDS, text


def test_a_lesson_comes_back_to_its_place() -> None:
    lesson = find_lesson(games()["capitol"], "zone")
    progress = begin(lesson)
    for _ in range(3):
        progress.try_choice(progress.solution())
    again = resume(lesson, [*progress.choices, "nonsense", GO_ON])
    assert (again.at, again.choices) == (progress.at, progress.choices)
    assert again.match.state.fingerprint() == progress.match.state.fingerprint()


def test_lessons_are_found_by_number_and_name() -> None:
    game = games()["capitol"]
    assert find_lesson(game, "3") is find_lesson(game, "auction")
    with pytest.raises(UnknownLesson, match="has no lesson 'sailing'"):
        find_lesson(game, "sailing")


def test_a_step_that_only_tells_goes_on_and_one_that_wants_a_choice_does_not() -> None:
    progress = begin(find_lesson(games()["capitol"], "build"))
    assert not progress.try_choice("play floor-3").accepted
    assert progress.try_choice(GO_ON).accepted
    assert not progress.try_choice(GO_ON).accepted


# How to play


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_their_pictures_and_cite_clauses_that_exist(game: Game, language: str) -> None:
    text = howto_text(game, language)
    keys = {match["key"] for match in PICTURE.finditer(text)}
    assert keys
    assert keys <= pictures_of(game).keys()
    chapters = read_chapters(game.folder / "rules.en.md")
    clauses = {f"{game.letters} {number}" for chapter in chapters for number in chapter.numbers()}
    clauses |= {f"{game.letters} {chapter.number}" for chapter in chapters}
    cited = {
        cite for part in text.split("(")[1:] for cite in part.split(")")[0].split(", ") if cite[:2] == game.letters
    }
    assert cited
    assert cited <= clauses


@every_game
def test_pictures_can_be_drawn(game: Game) -> None:
    for key in pictures_of(game):
        drawing = draw_picture(game, key, "de")
        assert drawing.startswith("<svg")
        assert "piece-" in drawing
        assert len(drawing) < 120_000


# Conditions

DUMP = {
    "round": 2,
    "players": [{"seat": "A", "hand": ["roof-3"], "passed": False}],
    "zones": {"caelius": {"large": None}},
}


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("round >= 2", True),
        ("round < 2", False),
        ("players.A.hand has roof-3", True),
        ("players.A.hand.count == 1", True),
        ("players.A.passed == false", True),
        ("zones.caelius.large == null", True),
        ("players.B.hand has roof-3", False),
        ("players.B.score > 0", False),
    ],
)
def test_conditions(text: str, holds: bool) -> None:
    assert read_condition(text).holds(DUMP) is holds


def test_a_bad_condition_says_what_one_looks_like() -> None:
    with pytest.raises(BadCondition, match="is no condition"):
        read_condition("players.A")
    assert issubclass(BadCondition, TableError)
