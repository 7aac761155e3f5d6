"""The one loop in which bots play, and the one rule for their luck.

A game of bots is told by a seed and a number: chance draws from `Luck(seed, number)`, and every bot that is given by
its name from a stream of its own, `seat_luck(seed, seat, number)`. So a game is the same wherever it is played (by
`simulate`, in the arena, in a notebook, by `playouts` if all bots are `random`), and the dice do not depend on how much
luck a bot needs to think.

    match = play_match(captains_table.new("capitol", ["Ada", "Ben"]), ["level2", "random"], seed=7)
    match = bot_match("capitol", ["level2", "random"], seed=7)      # the same with the bots' names
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

from captains_table.bots.bot import Bot
from captains_table.bots.factory import make_bot
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.game import SEATS, Game
from captains_table.core.luck import Luck, seat_luck
from captains_table.core.match import Match, new_match


def play_match(match: Match, bots: Sequence[str | Bot], seed: int = 0, number: int = 0) -> Match:
    """Let bots play a match to its end. A bot is a name (`level2`, `module:Class`) or anything with
    `choose(view, legal)`."""
    play_on(match.state, seated(bots, match.game, seed, number), Luck(seed, number), match.play)
    return match


def bot_match(game: str | Game, bots: Sequence[str | Bot], options: Sequence[str] = (), seed: int = 0) -> Match:
    """A whole match between bots, who play under their own names."""
    names = [f"{_name(bot)} {SEATS[seat]}" for seat, bot in enumerate(bots)]
    return play_match(new_match(game, names, options), bots, seed)


def play_on(
    state: State, bots: Sequence[Bot | None], luck: Luck, happen: Callable[[int], object] | None = None
) -> None:
    """Let bots and chance play until the game is over or a seat without a bot is to choose.

    `happen` carries out an event on the position; without it nothing but the position is kept.
    """
    carry_out = happen or state.apply
    while state.to_move != OVER:
        seat = state.to_move
        if seat == CHANCE:
            carry_out(state.chance(luck))
            continue
        bot = bots[seat]
        if bot is None:
            return
        carry_out(bot.choose(state.view(seat), state.legal()))


def seated(bots: Sequence[str | Bot], game: Game, seed: int, number: int = 0) -> list[Bot]:
    """The bots on their seats: those given by name are made, each with its own stream."""
    return [
        make_bot(bot, game, seat_luck(seed, seat, number)) if isinstance(bot, str) else bot
        for seat, bot in enumerate(bots)
    ]


class Watched:
    """A bot whose choices are counted and timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.real = 0
        """Decisions with more than one possibility."""
        self.seconds = 0.0
        """How long it thought about those."""

    def choose(self, view: State, legal: list[int]) -> int:
        """What the bot chooses."""
        self.decisions += 1
        if len(legal) == 1:
            return self.bot.choose(view, legal)
        began = perf_counter()
        event = self.bot.choose(view, legal)
        self.seconds += perf_counter() - began
        self.real += 1
        return event


def _name(bot: str | Bot) -> str:
    return bot.split(":")[-1] if isinstance(bot, str) else type(bot).__name__
