"""A friendly: one match between bots, with its record, for those who want to look at it."""

from __future__ import annotations

from collections.abc import Sequence

from captains_table.bots import Bot
from captains_table.bots.arena import bot_factory
from captains_table.core.contract import CHANCE
from captains_table.core.game import SEATS, Game
from captains_table.core.luck import Luck
from captains_table.core.match import Match, find_game, new_match


def play_match(game: str | Game, bots: Sequence[str | Bot], options: Sequence[str] = (), seed: int = 0) -> Match:
    """A whole match. A bot is a name (`level2`, `module:Class`) or anything with `choose(view, legal)`."""
    chosen = find_game(game)
    names = [f"{_name(bot)} {SEATS[seat]}" for seat, bot in enumerate(bots)]
    match = new_match(chosen, names, options)
    seated = [_seated(bot, chosen, Luck(seed, ~seat)) for seat, bot in enumerate(bots)]
    luck = Luck(seed)
    while not match.over:
        state = match.state
        if state.to_move == CHANCE:
            match.roll(luck)
        else:
            match.play(seated[state.to_move].choose(state.view(state.to_move), state.legal()))
    return match


def _name(bot: str | Bot) -> str:
    return bot.split(":")[-1] if isinstance(bot, str) else type(bot).__name__


def _seated(bot: str | Bot, game: Game, luck: Luck) -> Bot:
    return bot_factory(bot)(game, luck) if isinstance(bot, str) else bot
