"""Bots by name: those of this program, and anybody's own as `module:Class`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

from captains_table.bots.bot import Bot
from captains_table.bots.greedy import Greedy
from captains_table.bots.levels import LEVELS, level
from captains_table.bots.random_bot import RandomBot
from captains_table.core.errors import TableError
from captains_table.core.game import Game
from captains_table.core.luck import Luck

BotFactory = Callable[[Game, Luck], Bot]
"""What makes a bot for a game, with a random stream of its own."""


class UnknownBot(TableError):
    """No bot of that name."""


BOTS: dict[str, BotFactory] = {
    "random": RandomBot,
    **{f"level{number}": partial(level, number) for number in LEVELS},
    "greedy": Greedy,
}
"""Our bots by name, in the order in which they are offered. Those before `greedy` grow stronger; where it stands among
them depends on the game."""
USUAL = "level3"
"""The one that is meant by just `bot`."""


def bot_name(name: str) -> str:
    """The full name of one of our bots: `3` is `level3`."""
    full = f"level{name}" if name.isdecimal() else name
    if full not in BOTS:
        raise UnknownBot("there is no bot '{name}' (there are: {known})", name=name, known=", ".join(BOTS))
    return full


def full_name(name: str) -> str:
    """The full name of a bot, ours or anybody's own; raises UnknownBot if there is none."""
    bot_factory(name)
    return name if ":" in name else bot_name(name)


def bot_factory(name: str) -> BotFactory:
    """What makes the bot of that name. A module for `module:Class` is also looked for in the current folder."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return BOTS[bot_name(name)]
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownBot("there is no bot '{name}': {error}", name=name, error=error) from None
    return _guest(found)


def _guest(made: Callable[..., Bot]) -> BotFactory:
    """Somebody's own bot: made from a game and its luck, or from nothing, or ready made."""

    def make(game: Game, luck: Luck) -> Bot:
        if not isinstance(made, type) and hasattr(made, "choose"):
            return made
        try:
            return made(game, luck)
        except TypeError:
            return made()

    return make


def make_bot(name: str, game: Game, luck: Luck) -> Bot:
    """A bot by name."""
    return bot_factory(name)(game, luck)
