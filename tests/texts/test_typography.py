"""Sentences as they are printed. The browser is held to the same examples (tests/client/typography.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from captains_table.core.game import games
from captains_table.texts.speech import Speech, Words
from captains_table.texts.typography import typeset

EXAMPLES = json.loads(Path(__file__).with_name("typography.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "said", "printed"), EXAMPLES)
def test_names_are_elided_and_figures_have_a_true_minus(language: str, said: str, printed: str) -> None:
    assert typeset(language, said) == printed


def test_texts_of_a_game_are_typeset() -> None:
    game = games()["el_capitan"]
    assert "−20" in Speech("en", game, game.new(2), ["Ada", "Ben"])("label-money", money=-20)
    assert "qu’Ada" in Speech("fr", game, game.new(2), ["Ada", "Ben"])("ui-curtain-about", who=0)


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [("en", "−1234.5", "33.3%"), ("fr", "−1234,5", "33,3\u00a0%"), ("de", "−1234,5", "33,3\u00a0%")],
)
def test_decimals_and_percentages_follow_the_language(language: str, number: str, share: str) -> None:
    say = Words(language)
    assert say.decimal(-1234.5) == number
    assert say.percent(1 / 3, 1) == share
