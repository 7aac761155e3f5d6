from __future__ import annotations

import pytest

from captains_table.core.game import games
from captains_table.core.luck import Luck
from captains_table.core.match import new_match
from captains_table.core.picture import plain, row_width
from captains_table.terminal.choices import Choice, choices_in, completed, listing, meant, nearest
from captains_table.texts.speech import LANGUAGES, Speech

CHOICES = [
    Choice("buy tunis-1", "Acheter", "Tunis (1 sceau)"),
    Choice("buy tunis-2", "Acheter", "Tunis (2 sceaux)"),
    Choice("sail tunis-1", "Naviguer", "directement à Tunis"),
    Choice("sail tunis-1 > napoli", "Naviguer", "à Napoli par la route maritime"),
    Choice("attack C", "Aborder", "Léa"),
    Choice("end", "Terminer le tour"),
]


def test_a_few_choices_have_a_line_each_with_their_notation() -> None:
    rows = listing(CHOICES[-2:], 50)
    assert plain(rows).splitlines() == [" 1) Aborder Léa        attack C", " 2) Terminer le tour   end"]


def test_where_there_is_no_room_the_notation_is_left_out() -> None:
    rows = listing(CHOICES, 40)
    assert plain(rows).splitlines()[3] == " 4) Naviguer à Napoli par la route mari…"
    assert max(map(row_width, rows)) <= 40


def test_a_game_without_few_words_says_its_sentence() -> None:
    choices = [Choice("dive 1", "dive", "1", "Ada dives to a depth of 1."), Choice("rest", "rest", "", "Ada rests.")]
    assert plain(listing(choices, 60)).splitlines() == [
        " 1) dive 1   Ada dives to a depth of 1.",
        " 2) rest     Ada rests.",
    ]


def test_many_choices_stand_in_columns_behind_their_verbs() -> None:
    choices = [*(Choice(f"buy {n}", "Kaufen", f"Neapel {n}") for n in range(12)), Choice("end", "Zug beenden")]
    assert plain(listing(choices, 60)).splitlines() == [
        "Kaufen        1) Neapel 0     2) Neapel 1     3) Neapel 2",
        "              4) Neapel 3     5) Neapel 4     6) Neapel 5",
        "              7) Neapel 6     8) Neapel 7     9) Neapel 8",
        "             10) Neapel 9    11) Neapel 10   12) Neapel 11",
        "Zug beenden  13)",
    ]


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("1", "buy tunis-1"),
        ("6", "end"),
        ("7", None),
        ("0", None),
        ("sail tunis-1", "sail tunis-1"),
        ("SAIL  tunis-1  > N", "sail tunis-1 > napoli"),
        ("attack c", "attack C"),
        ("aborder lea", "attack C"),
        ("Acheter Tunis 2", "buy tunis-2"),
        ("acheter", None),
        ("naviguer a", "sail tunis-1 > napoli"),
        ("e", "end"),
        ("t", "end"),
        ("buy", None),
        ("", None),
        ("sell", None),
    ],
)
def test_meant(typed: str, text: str | None) -> None:
    assert meant(typed, CHOICES) == text


def test_completed() -> None:
    lines = [choice.said for choice in CHOICES]
    assert completed("naviguer a", lines) == ["Naviguer à Napoli par la route maritime"]
    assert completed("", lines) == lines


def test_nearest() -> None:
    lines = [line for choice in CHOICES for line in (choice.said, choice.text)]
    assert nearest("buy", lines) == ["buy tunis-1", "buy tunis-2"]
    assert nearest("sial tunis-1", lines)[0] == "sail tunis-1"
    assert nearest("nagiver à Napoli par la route", lines) == ["Naviguer à Napoli par la route maritime"]
    assert nearest("xyzzy", lines) == []
    assert nearest("", lines) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_choice_can_be_typed_in_words(game: str, language: str) -> None:
    """In a whole game no two choices of a decision are said alike, and each is found by its words."""
    match = new_match(game, ["Ada", "Ben"])
    speech = Speech(language, match.game, match.state, match.players)
    luck = Luck(3)
    while not match.over:
        if match.state.to_move < 0:
            match.happen(match.state.chance(luck))
            continue
        view = match.view_to_choose(match.state.to_move)
        choices = choices_in(view, speech)
        for choice in choices:
            assert meant(choice.said, choices) == choice.text
        match.happen(match.game.event(view, choices[luck.below(len(choices))].text))
