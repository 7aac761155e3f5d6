"""The arena: bots against each other, on any executor of `concurrent.futures`.

A lineup plays in all its seatings with the same luck, so that neither a seat nor a card favours anyone. A bout
consists of names and numbers only, so any process on any machine can play it, and replay it if a process dies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from captains_table.bots.play_match import Watched, play_on, seated
from captains_table.bots.pool import carry_out
from captains_table.core.game import Game
from captains_table.core.luck import Luck
from captains_table.core.match import find_game


@dataclass(frozen=True)
class Bout:
    """One game in the arena."""

    number: int
    game: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    """The bots in seat order."""
    seed: int
    luck: int
    """The number of the game (see `play_match`): the same in all seatings of a lineup."""


@dataclass(frozen=True)
class Result:
    """How a bout ended."""

    bout: Bout
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """Each seat's share of the win: 1, 0, or a fraction after a tie."""
    decisions: tuple[int, ...]
    """How many choices with more than one possibility each seat made."""
    seconds: tuple[float, ...]
    """The time that each seat spent on them."""


def bouts(game: Game, options: Sequence[str], bots: Sequence[str], players: int, games: int, seed: int) -> list[Bout]:
    """Plan bouts between bots, in all lineups and seatings.

    Args:
        game: the game.
        options: the ids of options.
        bots: names of bots, as in `bot_factory`.
        players: the number of players.
        games: the minimum number of bouts; rounded up so that every lineup plays in all seatings.
        seed: the same seed gives the same bouts.
    """
    if len(bots) >= players:
        lineups = list(combinations(bots, players))
    else:
        lineups = [lineup for lineup in combinations_with_replacement(bots, players) if len(set(lineup)) > 1]
    if not lineups:
        lineups = [tuple(bots) * players]
    return rounds(game, options, lineups, games, seed)


def rounds(game: Game, options: Sequence[str], lineups: Sequence[tuple[str, ...]], games: int, seed: int) -> list[Bout]:
    """Plan at least a number of bouts: lineup after lineup, each in all its seatings."""
    found: list[Bout] = []
    number = 0
    while len(found) < games:
        for seating in seatings(lineups[number % len(lineups)]):
            found.append(Bout(len(found), game.id, tuple(options), seating, seed, number))
        number += 1
    return found


def seatings(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """Return all rotations of a lineup."""
    turned = [tuple(lineup[place:]) + tuple(lineup[:place]) for place in range(len(lineup))]
    return list(dict.fromkeys(turned))


def fight(bout: Bout) -> Result:
    """Play one bout to its end.

    Args:
        bout: the bout, from `bouts`.
    """
    game = find_game(bout.game)
    state = game.new(len(bout.bots), bout.options)
    bots = [Watched(bot) for bot in seated(bout.bots, game, bout.seed, bout.luck)]
    play_on(state, bots, Luck(bout.seed, bout.luck))
    winners = state.winners()
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
    decisions, seconds = tuple(bot.real for bot in bots), tuple(bot.seconds for bot in bots)
    return Result(bout, tuple(state.scores()), shares, decisions, seconds)


def run(
    all_bouts: Sequence[Bout], executor: Callable[[], Executor], play: Callable[[Bout], Result] = fight
) -> Iterator[Result]:
    """Play bouts and return the results as they arrive. If processes die, unfinished bouts are played again.

    Args:
        all_bouts: the bouts, from `bouts`.
        executor: makes an executor, for example `process_pool(4)`.
        play: plays one bout.

    Raises:
        PoolBroken: if processes keep dying.
    """
    for _, result in carry_out(all_bouts, executor, play):
        yield result
