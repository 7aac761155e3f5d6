"""Reasons: the named terms add up to what the judge thinks, and their differences are said in the game's own words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from captains_table.bots.advice import advise, faults
from captains_table.core.checks import tables_to_check
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.game import Game, Phrase, games
from captains_table.core.luck import Luck
from captains_table.core.reasons import Change, changes, for_better, for_worse, said
from captains_table.core.record import read_record
from captains_table.core.replay import replay
from captains_table.games.capitol.rules.value import worth
from captains_table.games.captains_war.rules.value import worth_of as corsair
from captains_table.games.el_capitan.rules.value import worth_of as merchant
from captains_table.texts.catalogue import read_catalogue
from captains_table.texts.speech import LANGUAGES, Speech
from divers import GAME as DIVERS

ALL = pytest.mark.parametrize("game", [*games().values(), DIVERS], ids=lambda game: game.id)
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]
WORTHS: dict[str, Callable[[Any, int], float]] = {
    "el_capitan": merchant,
    "capitol": worth,
    "captains_war": corsair,
    "divers": DIVERS.judge.value,
}
"""What each judge gives a seat for a position, before it looks at the others."""
MOST_WORDS = 25


def positions(game: Game, seed: int, every: int) -> Iterator[State]:
    """Positions of a random game at the smallest and at the largest table, the last ones too."""
    for players, options in (tables_to_check(game)[0], tables_to_check(game)[-1]):
        state, luck, number = game.new(players, options), Luck(seed), 0
        while state.to_move != OVER:
            choices = state.legal()
            if number % every == 0:
                yield state
            number += 1
            state.happen(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])
        yield state


@ALL
def test_terms_add_up_to_the_worth(game: Game) -> None:
    for state in positions(game, 1, 12):
        for seat in range(state.seats):
            assert sum(term.worth for term in game.terms(state, seat)) == pytest.approx(WORTHS[game.id](state, seat))


@ALL
def test_a_term_has_one_name(game: Game) -> None:
    for state in positions(game, 2, 40):
        for seat in range(state.seats):
            names = [(term.kind, term.about) for term in game.terms(state, seat)]
            assert len(set(names)) == len(names)


@ALL
def test_changes_can_be_said(game: Game) -> None:
    """To the seat that they are about and to others, in few words; a text that lacks a fact raises."""
    before = None
    phrases: dict[str, Phrase] = {}
    for state in positions(game, 3, 15):
        if before is not None and before.seats == state.seats:
            for seat in range(state.seats):
                for change in changes(game, seat, [before], [state]):
                    for addressed in (seat, None):
                        phrase = said(game, change, addressed)
                        if phrase is not None:
                            phrases[repr(phrase)] = phrase
        before = state.clone()
    assert phrases
    start = game.new(max(game.players))
    for language in LANGUAGES:
        speech = Speech(language, game, start, NAMES[: max(game.players)])
        for phrase in phrases.values():
            sentence = speech.phrase(phrase)
            assert sentence.endswith("."), sentence
            assert len(sentence.split()) <= MOST_WORDS, sentence


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_others_are_named_and_the_reader_is_addressed(game: Game, language: str) -> None:
    texts = read_catalogue(game.folder / "texts" / f"{language}.ftl")
    reasons = {text for text in texts if text.startswith("reason-")}
    own = {text for text in reasons if not text.endswith("-other")}
    assert reasons == own | {f"{text}-other" for text in own}
    for text in reasons:
        assert ("who" in texts[text]) == text.endswith("-other"), text


@ALL
def test_hints_tell_no_more_than_the_view(game: Game) -> None:
    """Two positions that a seat can't tell apart, and one seed: one hint, with the same reasons."""
    for state in positions(game, 4, 150):
        if state.to_move < 0 or len(state.legal()) < 2:
            continue
        seat, view = state.to_move, state.view(state.to_move)
        other = view.sample(Luck(5))
        hints = [advise(game, true.view(seat), Luck(6), 4).hint for true in (state, other)]
        assert hints[0] == hints[1]


@ALL
def test_a_hint_names_another_choice(game: Game) -> None:
    state = next(state for state in positions(game, 7, 1) if state.to_move >= 0 and len(state.legal()) > 1)
    hint = advise(game, state.view(state.to_move), Luck(), 10).hint
    assert hint.rival is not None
    assert hint.rival.event != hint.event
    assert state.refusal(hint.rival.event) == 0


def test_a_majority_is_the_reason_to_build() -> None:
    """EC 8.3: the third open warehouse in Athina makes the majority worth more; a loan instead is a debt."""
    game = games()["el_capitan"]
    match = replay(read_record(game.folder / "learn" / "payday.txt"))
    speech = Speech("en", game, match.state, match.players)
    view, after = match.view_to_choose(0), match.state.clone()
    after.happen(game.event(view, "build"))
    gains = for_better(game, 0, changes(game, 0, [view], [after]), 0, 1)
    assert [speech.phrase(reason) for reason in gains] == [
        "You are first in Athina: 10 florins at the next payday instead of 8."
    ]
    missed = faults(game, view, Luck(1), game.event(view, "loan 10"), game.event(view, "build"))
    assert speech.phrase(missed[0]).startswith("Ada owes the bank ")


def test_gains_of_others_count_against_the_mover() -> None:
    game = games()["capitol"]
    own = Change(0, "zone", "caelius", 0, 2, 1, 6.0)
    others = Change(1, "zone", "caelius", 0, 2, 1, 6.0)
    texts = [phrase.text for phrase in for_better(game, 0, [own, others], 0, 2)]
    assert texts == ["reason-zone"]
    assert [phrase.text for phrase in for_worse(game, 0, [own, others], 0, 2)] == ["reason-zone-other"]
