"""The bots. A bot gets a view and the legal events, never the true position, and chooses one of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from captains_table.bots.greedy import Greedy
from captains_table.bots.levels import LEVELS, level
from captains_table.bots.random_bot import RandomBot
from captains_table.core.contract import State
from captains_table.core.errors import TableError
from captains_table.core.game import Game
from captains_table.core.luck import Luck


class Bot(Protocol):
    """Somebody who can sit on a seat."""

    def choose(self, view: State, legal: list[int]) -> int:
        """One of the legal events, knowing only the view of the seat to move."""


class UnknownBot(TableError):
    """No bot of that name."""


BOTS: dict[str, Callable[[Game, Luck], Bot]] = {
    "random": RandomBot,
    **{f"level{number}": partial(level, number) for number in LEVELS},
    "greedy": Greedy,
}
"""Every kind of bot by name, in the order in which they are offered: what makes one for a game, with a random stream of
its own. Those before `greedy` grow stronger; where it stands among them depends on the game."""
USUAL = "level3"
"""The one that is meant by just `bot`."""


def bot_name(name: str) -> str:
    """The full name of a bot: `3` is `level3`."""
    full = f"level{name}" if name.isdecimal() else name
    if full not in BOTS:
        raise UnknownBot(f"there is no bot '{name}' (there are: {', '.join(BOTS)})")
    return full


def kind_of_bot(name: str) -> Callable[[Game, Luck], Bot]:
    """What makes a bot of that name."""
    return BOTS[bot_name(name)]


def make_bot(name: str, game: Game, luck: Luck) -> Bot:
    """A bot by name."""
    return kind_of_bot(name)(game, luck)
