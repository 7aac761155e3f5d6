"""Every choice can be said in a few words: the verb of its notation, and what follows it."""

from __future__ import annotations

import pytest

from captains_table.core.contract import CHANCE, OVER
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.texts.catalogue import read_catalogue


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_choices_have_verbs_and_few_words(game: Game) -> None:
    texts = read_catalogue(game.folder / "texts" / "en.ftl")
    missing: set[str] = set()
    for seed in range(3):
        luck, state = Luck(seed), game.new(max(2, min(game.players)), _some_options(game))
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.chance(luck))
                continue
            legal = state.legal()
            for event in legal:
                notation, phrase = game.text(state, event), game.tell(state, event)
                verb = notation.split(" ")[0]
                needed = {f"verb-{verb}", phrase.text.replace("event-", "choice-", 1)} - {f"choice-{notation}"}
                missing |= needed - texts.keys()
            state.apply(legal[luck.below(len(legal))])
    assert missing == set()


def _some_options(game: Game) -> tuple[str, ...]:
    """As many options as go together with two players."""
    players = max(2, min(game.players))
    chosen: list[str] = []
    for option in game.options:
        try:
            game.setup(players, [*chosen, option])
        except ValueError:
            continue
        chosen.append(option)
    return tuple(chosen)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_few_words_need_no_other_facts_than_the_event_has(game: Game) -> None:
    texts = read_catalogue(game.folder / "texts" / "en.ftl")
    for name in texts:
        if name.startswith("choice-"):
            assert name.replace("choice-", "event-", 1) in texts
