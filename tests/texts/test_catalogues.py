"""Three languages, complete and in step, for the program and for every game."""

from __future__ import annotations

from pathlib import Path

import pytest

import captains_table.texts
from captains_table.bots import BOTS
from captains_table.core.game import Game, games
from captains_table.texts.catalogue import BadText, read_catalogue
from captains_table.texts.clauses import read_chapters
from captains_table.texts.speech import LANGUAGES, Words
from divers import GAME
from pig import GAME as PIG

PROGRAM = Path(captains_table.texts.__file__).parent
ALL_GAMES = [*games().values(), GAME, PIG]
ROOMS = {"program": PROGRAM, **{game.id: game.folder / "texts" for game in ALL_GAMES}}


@pytest.mark.parametrize("room", ROOMS)
def test_languages_are_in_step(room: str) -> None:
    english, *others = (read_catalogue(ROOMS[room] / f"{language}.ftl") for language in LANGUAGES)
    for other in others:
        assert other.keys() == english.keys()
        assert other == english, "the same arguments in every language"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_text_can_be_said(room: str, language: str) -> None:
    words = Words(language, () if room == "program" else (ROOMS[room],))
    for text, arguments in read_catalogue(ROOMS[room] / f"{language}.ftl").items():
        said = words(text, **dict.fromkeys(arguments, "…"))
        assert said.strip(), f"{text} is empty"
        assert "{" not in said


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_a_game_has_the_texts_that_the_program_asks_for(game: Game) -> None:
    texts = read_catalogue(game.folder / "texts" / "en.ftl")
    needed = ["game-name", "game-about"]
    needed += [f"option-{option}{part}" for option in game.options for part in ("", "-about")]
    for chapter in read_chapters(game.folder / "rules.en.md"):
        assert chapter.letters == game.letters
        needed += [f"clause-{chapter.number}-{clause}" for clause in chapter.clauses]
    assert [text for text in needed if text not in texts] == []


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_a_game_does_not_speak_for_the_program(game: Game) -> None:
    own = read_catalogue(PROGRAM / "en.ftl").keys()
    assert own & read_catalogue(game.folder / "texts" / "en.ftl").keys() == set()


def test_every_bot_has_a_name() -> None:
    assert {f"play-level-{bot}" for bot in BOTS} <= read_catalogue(PROGRAM / "en.ftl").keys()


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ftl"
    broken.write_text("hello = { $name\n", encoding="utf-8")
    with pytest.raises(BadText, match=r"hello"):
        read_catalogue(broken)
    twice = tmp_path / "twice.ftl"
    twice.write_text("hello = a\nhello = b\n", encoding="utf-8")
    with pytest.raises(BadText, match="twice"):
        read_catalogue(twice)
