from __future__ import annotations

from pathlib import Path

import pytest

from captains_table.bots import make_bot
from captains_table.bots.advice import advise, analyse, with_faults
from captains_table.bots.thinker import Thinker
from captains_table.cli import main
from captains_table.core.analysis import Analysis
from captains_table.core.checks import random_match
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.texts.speech import LANGUAGES
from divers import GAME
from forms import by_form

EVERY = by_form(pure=50, compiled=1)
"""Of so many choices one is a bot's that judges; the others are made at random, to be done sooner."""
QUICK = by_form(pure="divers", compiled="captains_war")
"""A game of which a whole one is analysed in seconds."""
ALL = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def a_choice(game: Game, seed: int, skipped: int) -> State:
    """A position with a choice in it, some way into a random game."""
    state = game.new(2)
    luck = Luck(seed)
    while state.to_move == CHANCE or len(state.legal()) < 2 or skipped > 0:
        legal = state.legal()
        skipped -= state.to_move != CHANCE and len(legal) > 1
        state.happen(state.chance(luck) if state.to_move == CHANCE else legal[luck.below(len(legal))])
    return state


@ALL
def test_thousands_of_legal_choices(game: Game) -> None:
    decisions = 0
    for seed in range(100):
        state = game.new(2 + seed % 2)
        judging = [make_bot("level1", game, Luck(seed)), Thinker(game, Luck(seed), 2)]
        wild = make_bot("random", game, Luck(seed, 1))
        luck = Luck(seed)
        while state.to_move != OVER:
            seat = state.to_move
            if seat == CHANCE:
                state.happen(state.chance(luck))
                continue
            bot = judging[decisions // EVERY % 2] if decisions % EVERY == 0 else wild
            event = bot.choose(state.view(seat), state.legal())
            assert state.refusal(event) == 0
            state.happen(event)
            decisions += 1
        if decisions > 2000:
            return


@ALL
def test_thinkers_do_not_peek_and_are_reproducible(game: Game) -> None:
    """Two true positions that look the same to a seat, and one seed: one choice."""
    for skipped in (0, 9, 20):
        state = a_choice(game, skipped, skipped)
        view = state.view(state.to_move)
        other = view.sample(Luck(skipped))
        chosen = {
            Thinker(game, Luck(5), 12).choose(true.view(state.to_move), state.legal()) for true in (state, other, state)
        }
        assert len(chosen) == 1


@ALL
def test_budgets_are_kept(game: Game) -> None:
    state = a_choice(game, 1, 3)
    view = state.view(state.to_move)
    thinker = Thinker(game, Luck(), 17)
    assert thinker.think(view).iterations == 17
    ticks = iter(range(1000))
    timed = Thinker(game, Luck(), seconds=2.0, clock=lambda: float(next(ticks)))
    assert timed.think(view).iterations == 16, "it looks at the clock once for every eight iterations"


@ALL
def test_advice_is_legal_and_its_plan_too(game: Game) -> None:
    state = a_choice(game, 2, 4)
    advice = advise(game, state.view(state.to_move), Luck(), 40)
    assert state.refusal(advice.hint.event) == 0
    assert 0.0 < advice.sure <= 1.0
    assert 0.0 <= advice.hint.share <= 1.0
    for step in advice.plan:
        assert step.state.to_move == state.to_move
        assert step.state.refusal(step.event) == 0


def test_analysis_of_a_game() -> None:
    match = random_match(GAME, 2, (), 3)
    found = Analysis()
    assert list(analyse(match, 60, 0, found)) == list(range(len(match.entries)))
    winners = match.state.winners()
    assert found.chances[-1][1] == [float(seat in winners) / len(winners) for seat in range(2)]
    assert all(sum(shares) == pytest.approx(1) for _, shares in found.chances)
    costs = [slip.cost for slip in found.costliest()]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= 3
    for slip in found.costliest():
        assert with_faults(match, slip).cost == slip.cost
    second = Analysis([one for one in found.chances if one[0] < 5], [one for one in found.slips if one.number < 5])
    rest = Analysis()
    assert list(analyse(match, 60, 0, rest, start=5)) == list(range(5, len(match.entries)))
    second.add(rest)
    assert second == found, "in parts the same is found"


@pytest.mark.usefixtures("divers")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(str(random_match(games()[QUICK], 2, (), 1)), encoding="utf-8")
    plot = tmp_path / "plot.svg"
    assert main(["analyse", str(file), "--iterations", "1", "--plot", str(plot), "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert "Player A" in shown
    assert "%" in shown
    assert plot.read_text(encoding="utf-8").startswith("<svg")
