"""The table says what to do: every prompt of whole games can be said in three languages, in few words."""

from __future__ import annotations

import pytest

from captains_table.core.checks import check_prompts, tables_to_check
from captains_table.core.game import Game, Phrase, games
from captains_table.texts.catalogue import read_catalogue
from captains_table.texts.speech import LANGUAGES, Speech
from divers import GAME as DIVERS
from pig import GAME as PIG

MOST_WORDS = 20
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]


@pytest.mark.parametrize("size", ["smallest", "largest"])
@pytest.mark.parametrize("game", [*games().values(), PIG], ids=lambda game: game.id)
def test_prompts_can_be_said(game: Game, size: str) -> None:
    """Of one seat that chooses and of several; a text that lacks a fact raises."""
    players, options = tables_to_check(game)[0 if size == "smallest" else -1]
    start = game.new(players, options)
    for prompt in check_prompts(game, players, options, seed=3):
        for language in LANGUAGES:
            speech = Speech(language, game, start, NAMES[:players])
            for seats in ([0], [*range(players)]):
                sentence = speech.prompt_phrase(prompt, seats)
                assert len(sentence.split()) <= MOST_WORDS, sentence
                assert sentence.endswith("."), sentence
                assert len(seats) > 1 or "Ada" in sentence or not prompt.text.endswith("-other"), sentence


@pytest.mark.parametrize("game", [*games().values(), DIVERS], ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_others_are_told_who_chooses(game: Game, language: str) -> None:
    """Whoever chooses is addressed."""
    texts = read_catalogue(game.folder / "texts" / f"{language}.ftl")
    for text, facts in texts.items():
        if text.startswith("prompt-"):
            assert ("who" in facts) == text.endswith("-other"), text
            assert "choosers" not in facts or "who" in facts, text


def test_several_who_choose_are_named() -> None:
    game = games()["captains_war"]
    speech = Speech("en", game, game.new(3), NAMES[:3])
    assert speech.prompt_phrase(Phrase("prompt-loot-other"), [1]) == "Ben is taking two dice in secret."
    assert speech.prompt_phrase(Phrase("prompt-loot-other"), [0, 1, 2]) == (
        "Ada, Ben and Cleo are taking two dice in secret."
    )
