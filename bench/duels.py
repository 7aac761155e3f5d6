"""Duels between bots: who plays whom, and how it went.

Every duel is played in sets of games with the same luck, in which the first bot sits on every seat once, until there
are enough games or its time is up. With more than two players the first bot is alone against several of the second.
Bots that are limited by time are given processor time, so that a machine that is busy with other things favours nobody.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from captains_table.bots import arena, ratings
from captains_table.bots.judges import HAND, NET, Wanted
from captains_table.bots.levels import SECONDS
from captains_table.bots.pool import process_pool
from captains_table.bots.thinker import NO_LIMIT, Thinker
from captains_table.core.game import Game
from captains_table.core.luck import Luck
from captains_table.research.opponents import OpenSpielMcts

SHORT = SECONDS / 200
"""How long bots think about a choice here that think for two seconds at the table: more games fit into an hour."""
LONG = SECONDS / 20
"""The same where the other side needs as long as SHORT itself."""
MANY = 1000


class _Short(Thinker):
    """The search of level 5 with a judge, for a short processor time or a number of iterations."""

    judged_by: Wanted = NET
    limit = NO_LIMIT
    thinking = SHORT

    def __init__(self, game: Game, luck: Luck) -> None:
        seconds = self.thinking if self.limit == NO_LIMIT else 0.0
        super().__init__(game, luck, self.limit, seconds, judge=self.judged_by, clock=time.thread_time)


class ShortLevel5(_Short):
    """Level 5 in a hurry."""


class LongLevel5(_Short):
    """Level 5 in less of a hurry."""

    thinking = LONG


class ShortByHand(_Short):
    """The same search with the hand-written judge: level 5 before there was a learned one."""

    judged_by = HAND


class ManyByNet(_Short):
    """The learned judge with a fixed number of iterations."""

    limit = MANY


class ManyByHand(ShortByHand):
    """The hand-written judge with as many."""

    limit = MANY


class ShortOpenSpielMcts(OpenSpielMcts):
    """OpenSpiel's search with the same time."""

    seconds = SHORT
    clock: Callable[[], float] = staticmethod(time.thread_time)


LEVEL5, BY_HAND = "bench.duels:ShortLevel5", "bench.duels:ShortByHand"
LONG_LEVEL5 = "bench.duels:LongLevel5"
NET_MANY, HAND_MANY = "bench.duels:ManyByNet", "bench.duels:ManyByHand"
STRANGER = "bench.duels:ShortOpenSpielMcts"
FORMER = "former level 5"
"""The level 5 of an earlier version, which `bench.former` plays against."""
NAMES = {
    LEVEL5: f"level 5 with {SHORT:g} s",
    LONG_LEVEL5: f"level 5 with {LONG:g} s",
    BY_HAND: f"hand-written judge with {SHORT:g} s",
    NET_MANY: f"learned judge, {MANY:,} iterations",
    HAND_MANY: f"hand-written judge, {MANY:,} iterations",
    STRANGER: f"OpenSpiel's Python MCTS with {SHORT:g} s",
    FORMER: f"level 5 before it learned with {SHORT:g} s",
}
"""What these are called on the page."""
DUELS = {
    "2v1": ("level2", "level1", 0.65),
    "3v2": ("level3", "level2", 0.65),
    "4v3": ("level4", "level3", 0.65),
    "5v4": (LEVEL5, "level4", 0.65),
    "5longv4": (LONG_LEVEL5, "level4", 0.65),
    "5vgreedy": (LEVEL5, "greedy", 0.90),
    "5longvgreedy": (LONG_LEVEL5, "greedy", 0.90),
    "5vhand": (LEVEL5, BY_HAND, 0.65),
    "net-v-hand": (NET_MANY, HAND_MANY, 0.65),
    "5vopenspiel": (LEVEL5, STRANGER, 0.80),
}
"""Who plays whom, and the share of wins that is wanted with two players."""
FORMER_DUEL = (LEVEL5, FORMER, 0.65)


@dataclass
class Duel:
    """How a duel went."""

    game: str
    options: tuple[str, ...]
    players: int
    first: str
    second: str
    wanted: float
    wins: float
    games: int
    milliseconds: tuple[float, float]
    """What each took for a choice."""


@dataclass(frozen=True)
class Limits:
    """How long a duel is, and how it is played."""

    games: int = 1000
    seconds: float = 120.0
    workers: int = 1
    seed: int = 1
    options: tuple[str, ...] = ()


def fight(game: Game, players: int, pair: tuple[str, str, float], limits: Limits) -> Duel:
    """Up to so many games, for so long; only whole sets of games with the same luck count."""
    first, second, wanted = pair
    end = time.monotonic() + limits.seconds
    sets: dict[int, list[arena.Result]] = {}
    whole: list[arena.Result] = []
    pools: list[Executor] = []

    def pool() -> Executor:
        pools.append(process_pool(limits.workers)())
        return pools[-1]

    planned = bouts(game, players, first, second, limits.games, limits.options, limits.seed)
    for result in arena.run(planned, pool):
        games_of_set = sets.setdefault(result.bout.luck, [])
        games_of_set.append(result)
        if len(games_of_set) == players:
            whole += games_of_set
        if time.monotonic() > end and whole:
            pools[-1].shutdown(cancel_futures=True)  # waits for what is being played: the next duel needs the machine
            break
    standings = {standing.bot: standing for standing in ratings.standings(whole)}
    won = sum(result.shares[result.bout.bots.index(first)] for result in whole)
    pace = _pace(standings[first]), _pace(standings[second])
    share = fair_share(wanted, players)
    return Duel(game.id, limits.options, players, first, second, share, won, len(whole), pace)


def bouts(
    game: Game, players: int, first: str, second: str, most: int, options: Sequence[str] = (), seed: int = 1
) -> list[arena.Bout]:
    """Sets of games, as many as fit; in each the first bot sits on every seat once."""
    lineup = (first, *[second] * (players - 1))
    return arena.rounds(game, options, [lineup], max(1, most // players) * players, seed)


def fair_share(wanted: float, players: int) -> float:
    """What a share of wins against one is against several: the odds to each of them stay the same."""
    odds = wanted / (1.0 - wanted)
    return odds / (odds + players - 1)


def _pace(standing: ratings.Standing) -> float:
    return 1000 * standing.seconds / max(1, standing.decisions)
