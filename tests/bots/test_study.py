"""Level 6: as long as it is let, with an answer that says how sure it is."""

from __future__ import annotations

import pytest

from captains_table.bots import BOTS, NO_LIMIT_LEVEL, UnknownBot, bot_name, make_bot
from captains_table.bots.study import PATIENCE, Level6, Studied, Study, study
from captains_table.bots.thinker import NO_LIMIT
from captains_table.core.contract import State
from captains_table.core.luck import Luck
from captains_table.core.match import new_match
from divers import GAME


def a_view() -> State:
    match = new_match(GAME, 1, ["shark"])
    for event in ("deal A 5", "deal A 5", "deal A 5", "pearl 6", "dive 5"):
        match.play(event)
    return match.state.view(0)


def test_every_choice_has_an_interval_and_the_best_comes_first() -> None:
    found = study(GAME, a_view(), Luck(1), iterations=400)
    assert found.iterations == 400
    assert sum(choice.tries for choice in found.choices) == 400
    assert GAME.text(a_view(), found.best) == "keep"
    assert all(0.0 <= choice.low <= choice.share <= choice.high <= 1.0 for choice in found.choices)
    assert found.clear > 0.95


def test_more_thinking_makes_it_surer() -> None:
    little, much = (study(GAME, a_view(), Luck(1), iterations=number) for number in (50, 2000))
    first, again = little.choices[0], much.choices[0]
    assert again.high - again.low < first.high - first.low


def test_how_clear_it_is() -> None:
    def clear(*choices: tuple[float, float]) -> float:
        return Study(tuple(Studied(0, share, share - error, share + error, 9) for share, error in choices), 9).clear

    assert clear((0.6, 0.01), (0.5, 0.01)) > 0.99
    assert clear((0.6, 0.2), (0.5, 0.2)) == pytest.approx(0.756, abs=0.001)
    assert clear((0.5, 0.1), (0.5, 0.1)) == clear((0.4, 0.1), (0.5, 0.1)) == 0.5
    assert clear((0.5, 0.1)) == 1.0


def test_it_ends_when_whoever_watches_has_had_enough() -> None:
    seen: list[int] = []

    def watch(known: Study) -> bool:
        seen.append(known.iterations)
        return len(seen) < 3

    assert study(GAME, a_view(), Luck(1), watch=watch).iterations == seen[-1]
    assert len(seen) == 3


def test_its_time_is_kept() -> None:
    ticks = iter(range(100_000))
    found = study(GAME, a_view(), Luck(1), seconds=100.0, clock=lambda: float(next(ticks)))
    assert 0 < found.iterations < 1000


def test_a_study_needs_a_limit() -> None:
    with pytest.raises(ValueError, match="needs a limit"):
        study(GAME, a_view(), Luck(1))


@pytest.mark.parametrize(
    ("name", "iterations", "seconds"),
    [("level6", NO_LIMIT, PATIENCE), ("6@90s", NO_LIMIT, 90.0), ("level6@0.5s", NO_LIMIT, 0.5), ("6@40", 40, 0.0)],
)
def test_the_limit_is_part_of_the_name(name: str, iterations: int, seconds: float) -> None:
    bot = make_bot(name, GAME, Luck())
    assert isinstance(bot, Level6)
    assert (bot.iterations, bot.seconds) == (iterations, seconds)


def test_it_is_not_offered_where_people_would_wait_for_it() -> None:
    assert NO_LIMIT_LEVEL not in BOTS
    assert bot_name("6") == NO_LIMIT_LEVEL


@pytest.mark.parametrize("limit", ["0s", "-1", "soon", "infs", "s"])
def test_a_limit_that_is_none(limit: str) -> None:
    with pytest.raises(UnknownBot, match="has no valid limit"):
        make_bot(f"level6@{limit}", GAME, Luck())


def test_the_other_levels_have_no_limit_of_yours() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'level5@9s'"):
        make_bot("level5@9s", GAME, Luck())
