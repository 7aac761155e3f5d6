from __future__ import annotations

import re

import pytest

from captains_table.core.game import Game, games
from captains_table.texts.clauses import SIGN, UnknownClause, chapters_in, find_clause, rules_text, signed
from captains_table.texts.speech import LANGUAGES
from divers import GAME


def test_chapters_and_clauses() -> None:
    first, second, third = chapters_in(rules_text(GAME))
    assert (first.letters, first.number, first.title) == ("DI", 1, "Set-up")
    assert [chapter.numbers() for chapter in (second, third)] == [["2.1", "2.2", "2.3"], ["3.1", "3.2", "3.3"]]
    assert second.clauses[2].endswith("b. it comes back in no way.")
    assert first.clauses[3].count("\n") == 1


def test_text_between_clauses_belongs_to_none() -> None:
    (chapter,) = chapters_in(
        "1. not yet\n## AB 3 Title\nAn introduction.\n1. One\n   more.\n\nA remark.\n  indented\n2. Two"
    )
    assert chapter.clauses == {1: "One\nmore.", 2: "Two"}


@pytest.mark.parametrize("asked", ["2.3", "DI 2.3", "di2.3", " DI  2.3 "])
def test_find_clause(asked: str) -> None:
    chapter, number = find_clause(GAME, asked)
    assert (chapter.title, number) == ("Diving", 3)


def test_find_chapter() -> None:
    chapter, number = find_clause(GAME, "3")
    assert (chapter.number, number) == (3, 0)


@pytest.mark.parametrize(
    ("asked", "known"),
    [("2.9", ["DI 2.1", "DI 2.2", "DI 2.3"]), ("2.0", ["DI 2.1", "DI 2.2", "DI 2.3"])]
    + [(asked, ["DI 1", "DI 2", "DI 3"]) for asked in ("7", "7.1", "diving", "EC 2.1", "2.")],
)
def test_unknown_clauses_name_those_that_were_meant(asked: str, known: list[str]) -> None:
    with pytest.raises(UnknownClause) as caught:
        find_clause(GAME, asked)
    assert caught.value.known == known


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_rules_are_in_step_in_every_language(game: Game) -> None:
    numbers = [[chapter.numbers() for chapter in chapters_in(rules_text(game, language))] for language in LANGUAGES]
    assert numbers[0]
    assert numbers[0] == numbers[1] == numbers[2]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_open_with_the_aim_and_hide_where_they_come_from(game: Game, language: str) -> None:
    text, sources = signed(rules_text(game, language))
    _, aim, *_ = text.split("\n\n")
    assert aim.startswith("**")
    assert f"({game.letters} " in aim
    assert SIGN in text
    assert sources
    assert not re.search(r"\*\(|\.toml|\.md\b|src/|docs/", text), "no marks, and no files of the repository"
    assert all("*" not in chapter.title for chapter in chapters_in(rules_text(game, language)))


def test_a_language_without_rules_reads_english() -> None:
    assert rules_text(GAME, "fr") == rules_text(GAME)
