"""Random self-play of our games."""

from __future__ import annotations

from bench.contest import OneGame
from captains_table.core.checks import tables_to_check
from captains_table.core.game import Game, games
from captains_table.core.luck import Luck
from captains_table.core.playout import Tally, play_out

Kind = tuple[str, int, tuple[str, ...]]
"""A game, its number of players and its options."""


def kinds() -> list[Kind]:
    """Every game with every number of players, without options if possible, and once with most of them."""
    found: list[Kind] = []
    for game in games().values():
        tables = tables_to_check(game)
        first: dict[int, tuple[str, ...]] = {}
        for players, options in tables:
            first.setdefault(players, options)
        found += [(game.id, players, options) for players, options in first.items()]
        fullest = max(tables, key=lambda table: (len(table[1]), table[0]))
        if (game.id, *fullest) not in found:
            found.append((game.id, *fullest))
    return found


def random_game(game: Game, players: int, options: tuple[str, ...]) -> OneGame:
    """Play whole games of this kind within compiled code, if the rules are compiled."""
    start = game.new(players, options)

    def play(number: int) -> tuple[int, int]:
        tally = Tally()
        play_out(start.clone(), Luck(1, number), tally)
        return tally.decisions, tally.real

    return play
