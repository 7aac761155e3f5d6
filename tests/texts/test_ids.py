"""Ids and notation never reach players: whatever happens, is refused, asked or lies on the table is said in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from captains_table.core import checks
from captains_table.core.contract import CHANCE
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.core.match import Match, new_match
from captains_table.play.player_view import choices_of, wastes_of
from captains_table.texts.speech import LANGUAGES, Speech

WORD = re.compile(r"[\w-]+")


def ids_of(game: Game, match: Match) -> set[str]:
    """The words of the notation that are no words of a language: those of several parts."""
    words = {word for text in game.event_texts(game.figures_of(match.state)) for word in text.split()}
    return {word for word in words if re.search(r"[a-z]-|[_\d]-|-\d", word)} | {game.id}


def said(game: Game, match: Match, speech: Speech, luck: Luck) -> Iterator[str]:
    """What is said about a position: the choices, reasons against others, the prompt, what lies there, what one has."""
    state = match.state
    space = len(game.event_texts(game.figures_of(state)))
    for event in state.legal()[:12]:
        yield speech.event(state, event)
    for _ in range(6):
        refusal = game.why_not(state, luck.below(space))
        if refusal is not None:
            yield speech.refusal(refusal)
    view = match.view_to_choose(max(0, state.to_move))
    standing = game.standing(view, view.viewer)
    if standing is not None:
        yield speech.phrase(standing)
    for clause in wastes_of(game, view, choices_of(game, view)).values():
        yield speech.waste(clause)
    if state.to_move >= 0:
        yield speech.prompt(view)
    for piece in game.scene(view, []) if luck.below(8) == 0 else ():
        yield piece.text
        if piece.label is not None:
            yield speech.phrase(piece.label)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in games().values() if game.id != "pig"], ids=lambda game: game.id)
def test_no_ids_in_sentences(game: Game, language: str) -> None:
    match = new_match(game, *checks.tables_to_check(game)[-1])
    speech = Speech(language, game, match.start(), match.players)
    ids, luck, found = ids_of(game, match), Luck(LANGUAGES.index(language)), set()
    for _ in range(250):
        if match.over:
            break
        choices = match.state.legal()
        event = match.state.chance(luck) if match.state.to_move == CHANCE else choices[luck.below(len(choices))]
        sentences = list(said(game, match, speech, luck))
        sentences += [speech.happening(happening) for happening in match.play(event).tale]
        found |= {sentence for sentence in sentences if ids & set(WORD.findall(sentence))}
    assert found == set()
