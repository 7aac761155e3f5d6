"""The tables of these tests: all games with every number of players, and El Capitán with everything."""

from __future__ import annotations

from collections.abc import Iterator

from captains_table.core.checks import tables_to_check
from captains_table.core.contract import CHANCE, OVER, State
from captains_table.core.game import games
from captains_table.core.luck import Luck

Table = tuple[str, int, tuple[str, ...]]

TABLES: list[Table] = [
    (game.id, players, next(options for count, options in tables_to_check(game) if count == players))
    for game in games().values()
    for players in game.players
] + [("el_capitan", 3, ("canarias", "lisboa", "porto"))]


def name_of(table: Table) -> str:
    game, players, options = table
    return "-".join([game, str(players), *options])


def random_positions(table: Table, seed: int) -> Iterator[State]:
    """The positions of a game by random choices, each before it changes, and the last one."""
    game, players, options = table
    state = games()[game].new(players, options)
    luck = Luck(seed)
    while state.to_move != OVER:
        yield state
        choices = state.legal()
        state.happen(state.chance(luck) if state.to_move == CHANCE else choices[luck.below(len(choices))])
    yield state
