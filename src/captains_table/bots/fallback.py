"""The line that says why bots do without the learned judge that comes with a game."""

from __future__ import annotations

from collections.abc import Iterable

from captains_table.bots.factory import is_own_bot, make_bot
from captains_table.bots.judges import NET, NO_WEIGHTS, why_by_hand
from captains_table.bots.thinker import Thinker
from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.core.luck import Luck


def fallback(game: Game, state: State) -> str | None:
    """Return why a game that has a learned judge does without it: the id of a text (`judge-…`). None if it is used, or
    if there is none."""
    why = why_by_hand(game, state)
    return None if why == NO_WEIGHTS else why


def fallback_of(game: Game, state: State, bots: Iterable[str]) -> str | None:
    """The same, if any of these bots would ask the learned judge."""
    return fallback(game, state) if any(asks_learned_judge(name, game) for name in set(bots)) else None


def asks_learned_judge(name: str, game: Game) -> bool:
    """Whether a bot with this name searches with the learned judge. Of bots from other modules nothing is known."""
    if is_own_bot(name):
        return False
    bot = make_bot(name, game, Luck(0))
    return isinstance(bot, Thinker) and bot.judge == NET
