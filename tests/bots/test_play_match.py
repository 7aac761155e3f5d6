"""The one loop in which bots play, and the one rule for their luck."""

from __future__ import annotations

import pytest

from captains_table import playouts
from captains_table.bots import make_bot
from captains_table.bots.arena import Bout, fight
from captains_table.bots.play_match import Watched, bot_match, play_match, play_on
from captains_table.bots.random_bot import RandomBot
from captains_table.core.contract import CHANCE, State
from captains_table.core.luck import Luck
from captains_table.core.match import IllegalMove, new_match
from captains_table.core.record import parse_record
from captains_table.core.replay import replay
from divers import GAME

pytestmark = pytest.mark.usefixtures("divers")


class Last:
    """Takes the last legal event."""

    def choose(self, view: State, legal: list[int]) -> int:
        return legal[-1]


class Cheat:
    """Takes what is not legal."""

    def choose(self, view: State, legal: list[int]) -> int:
        return legal[-1] + 1


def test_a_match_of_bots_is_told_by_its_seed() -> None:
    match = bot_match(GAME, ["level1", RandomBot(GAME, Luck(3))], ["deep"], seed=5)
    assert match.over
    assert match.players == ["level1 A", "RandomBot B"]
    assert str(replay(parse_record(str(match)))) == str(match)
    again = bot_match("divers", ["level1", RandomBot(GAME, Luck(3))], ["deep"], seed=5)
    assert str(again) == str(match)


@pytest.mark.parametrize("number", [0, 3])
def test_a_game_is_the_same_wherever_it_is_played(number: int) -> None:
    bots = ("greedy", "random", "level1")
    match = play_match(new_match(GAME, ["Ada", "Ben", "Cleo"]), bots, 8, number)
    assert match.players == ["Ada", "Ben", "Cleo"]
    assert fight(Bout(7, GAME.id, (), bots, 8, number)).scores == tuple(match.state.scores())
    wild = play_match(new_match(GAME, 3), ["random"] * 3, 8, number)
    assert playouts(GAME.new(3), 5, 8)[number] == wild.state.scores()


def test_dice_do_not_depend_on_how_bots_think() -> None:
    """The divers meet the same pearls, whoever dives."""
    pearls = [
        [entry.text for entry in bot_match(GAME, [bot, "random"], seed=4).entries if entry.seat == CHANCE]
        for bot in ("random", "greedy", "level4", Last())
    ]
    assert pearls[0] == pearls[1] == pearls[2] == pearls[3]


def test_a_match_goes_on_from_where_it_is() -> None:
    match = new_match(GAME, 2)
    match.play("first B")
    match.play("deal A 6")
    assert [entry.line for entry in play_match(match, ["random", Last()], 2).entries[:2]] == ["* first B", "* deal A 6"]
    assert match.over


def test_bots_wait_for_a_seat_without_one() -> None:
    state = GAME.new(2)
    luck = Luck(1)
    play_on(state, [make_bot("greedy", GAME, Luck(2)), None], luck)
    assert state.to_move == 1
    before = state.fingerprint()
    play_on(state, [make_bot("greedy", GAME, Luck(2)), None], luck)
    assert state.fingerprint() == before
    play_on(state, [Last(), Last()], luck)
    assert state.winners()


def test_choices_are_counted() -> None:
    bots = [Watched(Last()), Watched(RandomBot(GAME, Luck(1)))]
    match = play_match(new_match(GAME, 2), bots, 1)
    for seat, bot in enumerate(bots):
        own = [step for step in match.steps() if step.entry.seat == seat]
        assert bot.decisions == len(own)
        assert bot.real == sum(len(step.before.legal()) > 1 for step in own)
        assert bot.seconds > 0.0


def test_nobody_cheats() -> None:
    with pytest.raises(IllegalMove):
        bot_match(GAME, ["random", Cheat()], seed=1)
