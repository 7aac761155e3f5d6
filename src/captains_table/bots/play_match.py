"""The loop in which bots play, and the rule for their random streams.

A seed and a number determine a game between bots: chance draws from `Luck(seed, number)`, and every bot that is given
by its name from its own stream, `seat_luck(seed, seat, number)`. So a game is the same wherever it is played
(`simulate`, the arena, a notebook, `playouts` if all bots are `random`), and the dice do not depend on how many random
numbers a bot uses.

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
    """Let bots play a match to its end.

    Args:
        match: the match, at any point; it is changed.
        bots: a bot for each seat: a name (`level2`, `module:Class`) or an object with `choose(view, legal)`.
        seed: the seed of a series of games.
        number: the number of the game in the series.

    Returns:
        The match.

    Raises:
        UnknownBot: if there is no bot with a name.

    >>> from captains_table import new
    >>> play_match(new("captains_war", ["Ada", "Ben"]), ["level1", "random"], seed=7).over
    True
    """
    play_on(match.state, seated(bots, match.game, seed, number), Luck(seed, number), match.play)
    return match


def bot_match(game: str | Game, bots: Sequence[str | Bot], options: Sequence[str] = (), seed: int = 0) -> Match:
    """Play a whole match between bots, which get their own names.

    Args:
        game: the id of a game, or a game.
        bots: a bot for each seat, as in `play_match`.
        options: the ids of options.
        seed: the same seed gives the same match.

    Raises:
        UnknownBot: if there is no bot with a name.
        BadSetup: if the game can't be played with this number of bots or these options.

    >>> bot_match("captains_war", ["random", "random"], seed=1).players
    ['random A', 'random B']
    """
    names = [f"{_name(bot)} {SEATS[seat]}" for seat, bot in enumerate(bots)]
    return play_match(new_match(game, names, options), bots, seed)


def play_on(
    state: State, bots: Sequence[Bot | None], luck: Luck, happen: Callable[[int], object] | None = None
) -> None:
    """Let bots and chance play until the game is over or a seat without a bot has to choose.

    Args:
        state: the position, which is changed.
        bots: a bot for each seat, or None.
        luck: the random stream of chance.
        happen: carries out an event on the position; default: `state.apply`.
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
    """Return the bots in seat order; those given by name are made, each with its own stream."""
    return [
        make_bot(bot, game, seat_luck(seed, seat, number)) if isinstance(bot, str) else bot
        for seat, bot in enumerate(bots)
    ]


class Watched:
    """A wrapper that counts and times the choices of a bot."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.real = 0
        """Decisions with more than one possibility."""
        self.seconds = 0.0
        """The time spent on these."""

    def choose(self, view: State, legal: list[int]) -> int:
        """Return what the bot chooses.

        Args:
            view: what the seat to move may know.
            legal: the legal events in ascending order, at least one.
        """
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
