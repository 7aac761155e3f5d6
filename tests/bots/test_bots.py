from __future__ import annotations

import pytest

from captains_table.bots import BOTS, Bot, UnknownBot, make_bot
from captains_table.bots.play_match import play_match
from captains_table.core import checks
from captains_table.core.contract import EVERYTHING, State
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck, seat_luck
from captains_table.core.match import new_match
from divers import GAME
from forms import seeds

COUNTED = [kind for kind in BOTS if kind != "level5"]
"""The kinds of bots whose thinking is not limited by time."""


class Witness:
    """A wrapper that watches another bot."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.views: list[int] = []

    def choose(self, view: State, legal: list[int]) -> int:
        self.views.append(int(view.viewer))
        before = view.fingerprint()
        event = self.bot.choose(view, legal)
        assert event in legal
        assert view.fingerprint() == before, "a bot leaves its view as it is"
        return event


class MadeAnew:
    """A bot that is recreated for every choice and continues the same random stream."""

    def __init__(self, kind: str, seed: int, seat: int) -> None:
        self.kind = kind
        self.luck = seat_luck(seed, seat)

    def choose(self, view: State, legal: list[int]) -> int:
        return make_bot(self.kind, GAME, self.luck).choose(view, legal)


@pytest.mark.parametrize("kind", COUNTED)
@pytest.mark.parametrize(("players", "options"), checks.tables_to_check(GAME))
def test_bots_finish_games(kind: str, players: int, options: tuple[str, ...]) -> None:
    bots = [Witness(make_bot(kind, GAME, Luck(seat))) for seat in range(players)]
    assert play_match(new_match(GAME, players, options), bots, 5).state.winners()


@pytest.mark.parametrize("kind", COUNTED)
def test_the_same_seed_brings_the_same_game(kind: str) -> None:
    assert len({str(play_match(new_match(GAME, 3), [kind] * 3, 1)) for _ in range(3)}) == 1


@pytest.mark.parametrize("kind", COUNTED)
def test_bots_remember_nothing_of_a_game(kind: str) -> None:
    """A bot that is kept (by the arena) plays like one that is recreated for every choice (by the server)."""
    kept = play_match(new_match(GAME, 2, ["deep"]), [kind, kind], 1)
    assert str(play_match(new_match(GAME, 2, ["deep"]), [MadeAnew(kind, 1, seat) for seat in range(2)], 1)) == str(kept)


def test_bots_get_views_only() -> None:
    witness = Witness(make_bot("greedy", GAME, Luck()))
    play_match(new_match(GAME, 2), [witness, "random"], 3)
    assert set(witness.views) == {0}
    assert EVERYTHING not in witness.views


def test_greedy_does_not_peek() -> None:
    """Positions that look the same to a seat lead to the same choice."""
    match = new_match(GAME, 2)
    for event in ("first A", "deal A 1", "deal A 4", "deal A 6", "deal B 1", "deal B 1", "deal B 2", "pearl 5"):
        match.play(event)
    other = match.state.view(0).sample(Luck(9))
    assert other.fingerprint() != match.state.fingerprint()
    for seed in range(5):
        chosen = {
            make_bot("greedy", GAME, Luck(seed)).choose(state.view(0), state.legal()) for state in (match.state, other)
        }
        assert len(chosen) == 1


def test_greedy_keeps_what_is_worth_more() -> None:
    match = new_match(GAME, 1, ["shark"])
    for event in ("deal A 5", "deal A 5", "deal A 5", "pearl 6", "dive 5"):
        match.play(event)
    greedy = make_bot("greedy", GAME, Luck())
    assert GAME.text(match.state, greedy.choose(match.state.view(0), match.state.legal())) == "keep"


def test_greedy_beats_random_at_sealed_choices() -> None:
    wins = 0.0
    for seed in range(50):
        for own, bots in enumerate((["greedy", "random"], ["random", "greedy"])):
            winners = play_match(new_match(GAME, 2), bots, seed).state.winners()
            wins += (own in winners) / len(winners)
    assert wins > 57


def test_unknown_bot() -> None:
    with pytest.raises(UnknownBot, match=r"there is no bot 'clever' \(there are: random, level1, .*, level5, greedy"):
        make_bot("clever", GAME, Luck())


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_greedy_beats_random_at_every_game(game: Game) -> None:
    players, options = next(table for table in checks.tables_to_check(game) if table[0] > 1)
    lead = 0
    for seed in seeds(pure=1, compiled=10):
        bots = ["random"] * players
        bots[seed % players] = "greedy"
        scores = play_match(new_match(game, players, options), bots, seed).state.scores()
        lead += scores[seed % players] * players - sum(scores)
    assert lead > 0
