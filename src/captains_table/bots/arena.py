"""The arena: bots against each other, seat by seat, on any executor of `concurrent.futures`.

A lineup plays in all its seatings with the same luck, so that neither a seat nor a card favours anybody. A bout is
nothing but names and numbers, so any process on any machine can play it, and play it again if a process dies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from captains_table.bots.play_match import Watched, play_on, seated
from captains_table.core.errors import TableError
from captains_table.core.game import Game
from captains_table.core.luck import Luck
from captains_table.core.match import find_game

PATIENCE = 5
"""So often a broken executor is replaced without any bout being finished in between."""


class ArenaBroken(TableError):
    """Processes die whatever is done."""


@dataclass(frozen=True)
class Bout:
    """One game in the arena."""

    number: int
    game: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    """Who sits where."""
    seed: int
    luck: int
    """Which game of the seed it is (`bots.play_match`): the same in all seatings of a lineup."""


@dataclass(frozen=True)
class Result:
    """How a bout ended."""

    bout: Bout
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """Each seat's part of the win."""
    decisions: tuple[int, ...]
    """How many choices between several events each seat has made."""
    seconds: tuple[float, ...]
    """How long it thought about them."""


def bouts(game: Game, options: Sequence[str], bots: Sequence[str], players: int, games: int, seed: int) -> list[Bout]:
    """At least so many bouts of some bots, in all lineups of so many players."""
    if len(bots) >= players:
        lineups = list(combinations(bots, players))
    else:
        lineups = [lineup for lineup in combinations_with_replacement(bots, players) if len(set(lineup)) > 1]
    if not lineups:
        lineups = [tuple(bots) * players]
    return rounds(game, options, lineups, games, seed)


def rounds(game: Game, options: Sequence[str], lineups: Sequence[tuple[str, ...]], games: int, seed: int) -> list[Bout]:
    """At least so many bouts: lineup after lineup, each in all its seatings."""
    found: list[Bout] = []
    number = 0
    while len(found) < games:
        for seating in seatings(lineups[number % len(lineups)]):
            found.append(Bout(len(found), game.id, tuple(options), seating, seed, number))
        number += 1
    return found


def seatings(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """A lineup moved on seat by seat, until everybody has sat everywhere."""
    turned = [tuple(lineup[place:]) + tuple(lineup[:place]) for place in range(len(lineup))]
    return list(dict.fromkeys(turned))


def fight(bout: Bout) -> Result:
    """Play one bout to its end."""
    game = find_game(bout.game)
    state = game.new(len(bout.bots), bout.options)
    bots = [Watched(bot) for bot in seated(bout.bots, game, bout.seed, bout.luck)]
    play_on(state, bots, Luck(bout.seed, bout.luck))
    winners = state.winners()
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
    decisions, seconds = tuple(bot.real for bot in bots), tuple(bot.seconds for bot in bots)
    return Result(bout, tuple(state.scores()), shares, decisions, seconds)


def process_pool(workers: int) -> Callable[[], Executor]:
    """What makes executors of so many processes on this machine."""
    return lambda: ProcessPoolExecutor(workers)


def run(
    all_bouts: Sequence[Bout], executor: Callable[[], Executor], play: Callable[[Bout], Result] = fight
) -> Iterator[Result]:
    """The results as they come. If processes die, what they had not finished is played again."""
    left = {bout.number: bout for bout in all_bouts}
    failures = 0
    while left:
        pool = executor()
        futures = []
        try:
            futures = [pool.submit(play, bout) for bout in left.values()]
            for future in as_completed(futures):
                result = future.result()
                del left[result.bout.number]
                failures = 0
                yield result
        except BrokenExecutor as error:
            failures += 1
            if failures >= PATIENCE:
                raise ArenaBroken("the processes of the arena died {times} times in a row", times=failures) from error
        finally:
            for future in futures:
                future.cancel()
            pool.shutdown(wait=False)
