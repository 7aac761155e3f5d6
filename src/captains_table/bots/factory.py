"""Bots by name: the built-in ones, and your own as `module:Class`."""

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
from captains_table.bots.study import level6, level6_limit
from captains_table.core.errors import TableError
from captains_table.core.game import Game
from captains_table.core.luck import Luck

BotFactory = Callable[[Game, Luck], Bot]
"""Makes a bot from a game and a random stream of the bot's own."""


class UnknownBot(TableError):
    """No bot has that name, or its module or class can't be used."""


BOTS: dict[str, BotFactory] = {
    "random": RandomBot,
    **{f"level{number}": partial(level, number) for number in LEVELS},
    "greedy": Greedy,
}
"""The built-in bots by name, in the order in which they are offered. Those before `greedy` are in ascending order of
strength; the strength of `greedy` depends on the game."""
NO_LIMIT_LEVEL = "level6"
"""The bot that thinks as long as it is let: `level6`, `level6@60s`, `level6@20000` (iterations). It is not offered at
tables, where people would wait for it."""
USUAL = "level3"
"""The bot that `bot` means."""
FOR_NEWCOMERS = "level2"
"""The bot for somebody who is new: it can be beaten, but not by any move."""


def bot_name(name: str) -> str:
    """Return the full name of a built-in bot: `3` is `level3`, `6@60s` is `level6@60s`.

    Raises:
        UnknownBot: if no built-in bot has that name.
    """
    kind, mark, limit = name.partition("@")
    full = f"level{kind}" if kind.isdecimal() else kind
    if full == NO_LIMIT_LEVEL:
        return full + mark + limit
    if full not in BOTS or mark:
        known = ", ".join([*BOTS, NO_LIMIT_LEVEL])
        raise UnknownBot("there is no bot '{name}' (there are: {known})", name=name, known=known)
    return full


def is_own_bot(name: str) -> bool:
    """Whether a name means somebody's own bot, `module:Class`."""
    return ":" in name


def full_name(name: str) -> str:
    """Return the full name of a bot, built-in or one's own.

    Raises:
        UnknownBot: if there is no such bot.
    """
    bot_factory(name)
    return name if is_own_bot(name) else bot_name(name)


def bot_factory(name: str) -> BotFactory:
    """Return what makes the bot of that name.

    Args:
        name: a built-in bot (`level3`, or just `3`), or `module:Class` for your own. The module is imported; it is also
            looked for in the current folder. Never pass a name that came over a network.

    Raises:
        UnknownBot: if no built-in bot has that name, if the module can't be imported, or if the class is missing or
            has no method `choose`.
    """
    if is_own_bot(name):
        return _own_factory(name)
    full = bot_name(name)
    return _without_limit(full) if full not in BOTS else BOTS[full]


def _without_limit(name: str) -> BotFactory:
    limit = name.partition("@")[2]
    try:
        level6_limit(limit)
    except ValueError as error:
        sentence = "'{name}' has no valid limit: level6@60s for seconds, level6@20000 for iterations"
        raise UnknownBot(sentence, name=name) from error
    return partial(level6, limit)


def _own_factory(name: str) -> BotFactory:
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), attribute, None)
    except Exception as error:  # whatever somebody's module raises when it is imported
        why = f"{type(error).__name__}: {error}"
        sentence = "can't import the module '{module}' of the bot '{name}': {why}"
        raise UnknownBot(sentence, module=module, name=name, why=why) from error
    if found is None:
        sentence = "the module '{module}' of the bot '{name}' has no class '{bot}'"
        raise UnknownBot(sentence, module=module, name=name, bot=attribute)
    if not (hasattr(found, "choose") if isinstance(found, type) else callable(found) or hasattr(found, "choose")):
        raise UnknownBot("the bot '{name}' has no method choose(view, legal)", name=name)
    return _adapted(found)


def _adapted(made: Callable[..., Bot]) -> BotFactory:
    """A factory for one's own bot: a class or function called with (game, luck) or with nothing, or a bot itself."""

    def make(game: Game, luck: Luck) -> Bot:
        if not isinstance(made, type) and hasattr(made, "choose"):
            return made
        try:
            return made(game, luck)
        except TypeError:
            return made()

    return make


def make_bot(name: str, game: Game, luck: Luck) -> Bot:
    """Return a new bot.

    Args:
        name: a built-in bot, or `module:Class`; see `bot_factory`.
        game: the game it is to play.
        luck: a random stream of the bot's own.

    Raises:
        UnknownBot: if there is no such bot.

    >>> from captains_table import Luck, games
    >>> type(make_bot("level2", games()["capitol"], Luck(7))).__name__
    'Greedy'
    """
    return bot_factory(name)(game, luck)
