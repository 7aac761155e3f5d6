"""The arena: bots against each other, seat by seat, on any executor of `concurrent.futures`.

A lineup plays in all its seatings with the same luck, so that neither a seat nor a card favours anybody. A bout is
nothing but names and numbers, so any process on any machine can play it, and play it again if a process dies.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from time import perf_counter

from captains_table.bots import Bot, UnknownBot, bot_name, kind_of_bot
from captains_table.core.contract import CHANCE, OVER
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
    """Which stream the dice come from: the same in all seatings of a lineup."""


@dataclass(frozen=True)
class Result:
    """How a bout ended."""

    bout: Bout
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """Each seat's part of the win."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """How long each seat thought."""


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


def bot_factory(name: str) -> Callable[[Game, Luck], Bot]:
    """What makes a bot by its name, or by `module:Class` for anybody's own."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return kind_of_bot(name)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"there is no bot '{name}': {error}") from None
    return _guest(found)


def _guest(made: Callable[..., Bot]) -> Callable[[Game, Luck], Bot]:
    """Somebody's own bot: made from a game and its luck, or from nothing, or ready made."""

    def make(game: Game, luck: Luck) -> Bot:
        if not isinstance(made, type) and hasattr(made, "choose"):
            return made
        try:
            return made(game, luck)
        except TypeError:
            return made()

    return make


def full_name(name: str) -> str:
    """The name under which a bot takes part; raises UnknownBot if there is none."""
    bot_factory(name)
    return name if ":" in name else bot_name(name)


def fight(bout: Bout) -> Result:
    """Play one bout to its end."""
    game = find_game(bout.game)
    state = game.new(len(bout.bots), bout.options)
    luck = Luck(bout.seed, bout.luck)
    bots = [
        bot_factory(name)(game, Luck(bout.seed, ~(bout.number * len(bout.bots) + seat)))
        for seat, name in enumerate(bout.bots)
    ]
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while state.to_move != OVER:
        seat = state.to_move
        if seat == CHANCE:
            state.happen(state.chance(luck))
            continue
        legal = state.legal()
        began = perf_counter()
        event = bots[seat].choose(state.view(seat), legal)
        if len(legal) > 1:
            decisions[seat] += 1
            seconds[seat] += perf_counter() - began
        state.apply(event)
    winners = state.winners()
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
    return Result(bout, tuple(state.scores()), shares, tuple(decisions), tuple(seconds))


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
                raise ArenaBroken(f"the processes of the arena died {failures} times in a row") from error
        finally:
            for future in futures:
                future.cancel()
            pool.shutdown(wait=False)


# What comes out


@dataclass
class Standing:
    """What a bot has reached."""

    bot: str
    games: int = 0
    wins: float = 0.0
    score: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    rating: float = 0.0
    spread: float = 0.0
    """The rating lies between rating - spread and rating + spread, 19 times out of 20."""

    @property
    def share(self) -> float:
        """The part of its games that it has won."""
        return self.wins / max(1, self.games)


def standings(results: Sequence[Result]) -> list[Standing]:
    """Every bot, the best first. The order in which the results came makes no difference."""
    ordered = sorted(results, key=lambda result: result.bout.number)
    found = {name: Standing(name) for result in ordered for name in sorted(set(result.bout.bots))}
    for result in ordered:
        for seat, name in enumerate(result.bout.bots):
            standing = found[name]
            standing.games += 1
            standing.wins += result.shares[seat]
            standing.score += result.scores[seat]
            standing.decisions += result.decisions[seat]
            standing.seconds += result.seconds[seat]
    _rate(found, ordered)
    return sorted(found.values(), key=lambda standing: (-standing.rating, -standing.share, standing.bot))


def _rate(found: dict[str, Standing], ordered: Sequence[Result]) -> None:
    """Ratings of openskill, every seat a side of its own; who sits on several seats learns from all of them."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings = dict.fromkeys(found, (25.0, 25.0 / 3))
    for result in ordered:
        names = result.bout.bots
        reached = list(zip(result.shares, result.scores, strict=False))
        ranks = [float(sum(other > own for other in reached)) for own in reached]
        before = [ratings[name] for name in names]
        sides = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        for name, old, (new,) in zip(names, before, model.rate(sides, ranks=ranks), strict=True):
            mu, sigma = ratings[name]
            ratings[name] = (mu + new.mu - old[0], sigma * new.sigma / old[1])
    for name, standing in found.items():
        standing.rating = ratings[name][0]
        standing.spread = 1.96 * ratings[name][1]


def duels(results: Sequence[Result]) -> dict[tuple[str, str], tuple[float, int]]:
    """For every two bots: how often the first came before the second (half for equal), and of how many times."""
    found: dict[tuple[str, str], tuple[float, int]] = {}
    for result in results:
        reached = list(zip(result.shares, result.scores, strict=False))
        for seat, name in enumerate(result.bout.bots):
            for other, rival in enumerate(result.bout.bots):
                if name != rival:
                    won = 1.0 if reached[seat] > reached[other] else 0.5 if reached[seat] == reached[other] else 0.0
                    total, times = found.get((name, rival), (0.0, 0))
                    found[name, rival] = (total + won, times + 1)
    return found


def wilson_interval(won: float, times: int) -> tuple[float, float]:
    """The interval of Wilson in which a share lies, 19 times out of 20."""
    z = 1.96
    share = won / times
    middle = share + z * z / (2 * times)
    half = z * ((share * (1 - share) + z * z / (4 * times)) / times) ** 0.5
    below = 1 + z * z / times
    return max(0.0, (middle - half) / below), min(1.0, (middle + half) / below)
