"""EC 11.5 with two players: many random games, beside a ledger that is kept from their notation alone."""

from __future__ import annotations

from typing import Any

import pytest

from captains_table.core.contract import CHANCE, State
from captains_table.core.luck import Luck
from captains_table.core.match import new_match
from forms import by_form
from rules.el_capitan.arrange import GAME
from rules.el_capitan.ledger import BUILDINGS, Ledger
from rules.el_capitan.reference import Printed

GAMES = by_form(pure=8, compiled=1000)
"""How many are played: most of them in the form that is quick."""
TO_LISBOA = ("> lisboa", "build", "end", "valencia")
"""What some players look for first, next, ..., so that Lisboa fills up."""


def choice(texts: dict[int, str], luck: Luck, explorer: bool) -> int:
    """Any choice, or one that leads to Lisboa, four times out of five if that is where the player wants to go."""
    choices = list(texts)
    if explorer and luck.below(5):
        for wanted in TO_LISBOA:
            liked = [event for event, text in texts.items() if wanted in text]
            if liked:
                return liked[luck.below(len(liked))]
    return choices[luck.below(len(choices))]


def on_the_board(state: State) -> dict[str, Any]:
    """What the ledger keeps."""
    dump = GAME.dump(state)
    return {name: dump[name] for name in ("phase", "round", "starter", "players", "cities")}


def compare_game(options: tuple[str, ...], seed: int) -> list[tuple[str, int]]:
    """Play a game at random: the ledger agrees on money and buildings at every choice. What Lisboa paid for what."""
    match = new_match(GAME, 2, options)
    ledger = Ledger(Printed(match.edition.data, 2, options))
    luck = Luck(seed)
    while not match.over:
        state = match.state
        if state.to_move == CHANCE:
            entry = match.play(state.chance(luck))
        else:
            ledger.settle()
            texts = {event: GAME.text(state, event) for event in state.legal()}
            assert state.scores() == ledger.wealth(), match
            buildings = sorted(text for text in texts.values() if text.split(" ")[0] in BUILDINGS)
            assert buildings == ledger.buildings("AB"[state.to_move]), match
            entry = match.play(choice(texts, luck, explorer=seed % 3 > 0))
        ledger.write(entry.who, entry.text)
        if any(happening.kind == "payday" for happening in entry.tale):
            ledger.settle()
            assert on_the_board(match.state) == ledger.dump, match
    ledger.settle()
    assert (on_the_board(match.state), match.state.scores()) == (ledger.dump, ledger.wealth())
    return ledger.paid


@pytest.mark.parametrize("first", range(0, GAMES, GAMES // 4))
def test_lisboa_with_two_players_in_whole_games(first: int) -> None:
    """EC 11.5, EC 10.2, EC 10.3, EC 10.6, EC 11.4: a quarter of the games, with Porto in every fourth."""
    paid = [
        payment
        for seed in range(first, first + GAMES // 4)
        for payment in compare_game(("lisboa", "porto") if seed % 4 == 3 else ("lisboa",), seed)
    ]
    assert sum(florins for colour, florins in paid if colour.islower()) == 0
    assert sum(colour.islower() for colour, _ in paid) > GAMES // 4
    assert sum(colour.isupper() for colour, _ in paid) > GAMES // 2
