"""Level 6: no limit but the one you give it, and an answer that says how sure it is.

    study(game, view, Luck(7), seconds=60)       # every choice with its win chance and an interval
    make_bot("level6@60s", game, Luck(7))        # the same search as a bot; level6@20000 makes so many iterations

It is for analysis and study. A table where people wait for it is no place for it, so it is not offered there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import erf, sqrt
from time import perf_counter

from captains_table.bots.ismcts import Search
from captains_table.bots.judges import NET, Wanted
from captains_table.bots.thinker import NO_LIMIT, Thinker
from captains_table.bots.weights import Weights
from captains_table.core.contract import State
from captains_table.core.game import Game
from captains_table.core.luck import Luck

PATIENCE = 20.0
"""How many seconds level 6 thinks about a choice if nobody says how long."""
SLICE = 200
"""After so many iterations somebody who watches is told how it stands."""
CERTAIN = 1.96
"""Standard errors on either side of a 95% interval."""


@dataclass(frozen=True)
class Studied:
    """What the search thinks of one choice."""

    event: int
    share: float
    """The mean share of the win after it, from 0 to 1."""
    low: float
    high: float
    """The 95% interval of that mean: how well it is known, not how well the game goes."""
    tries: int


@dataclass(frozen=True)
class Study:
    """What a long search has found out about a position."""

    choices: tuple[Studied, ...]
    """All choices that were tried, the best first."""
    iterations: int

    @property
    def best(self) -> int:
        """The best choice."""
        return self.choices[0].event

    @property
    def clear(self) -> float:
        """How likely the first choice is better than the second, from 0.5 (they are alike) to 1."""
        if len(self.choices) < 2:
            return 1.0
        first, second = self.choices[:2]
        error = sqrt((first.high - first.low) ** 2 + (second.high - second.low) ** 2) / (2 * CERTAIN)
        lead = first.share - second.share
        return max(0.5, 0.5 + 0.5 * erf(lead / (error * sqrt(2.0)))) if error > 0.0 else 1.0


class Level6(Thinker):
    """The bot that thinks as long as it is let."""


def level6_limit(limit: str) -> tuple[int, float]:
    """Return the iterations and seconds of a limit: `60s`, a number of iterations, or nothing for the usual time.

    Raises:
        ValueError: if the limit is none of these.
    """
    if not limit:
        return NO_LIMIT, PATIENCE
    in_seconds = limit.endswith("s")
    seconds, iterations = (float(limit[:-1]), NO_LIMIT) if in_seconds else (0.0, int(limit))
    if (in_seconds and not 0.0 < seconds < float("inf")) or iterations < 1:
        raise ValueError(limit)
    return iterations, seconds


def level6(limit: str, game: Game, luck: Luck) -> Level6:
    """Return the bot with a limit as in `level6_limit`."""
    return Level6(game, luck, *level6_limit(limit))


def study(
    game: Game,
    view: State,
    luck: Luck,
    iterations: int = NO_LIMIT,
    seconds: float = 0.0,
    judge: Wanted | Weights = NET,
    watch: Callable[[Study], bool] | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Study:
    """Think about a view for long, and return what every choice is worth and how sure that is.

    Args:
        game: the game.
        view: what the seat to move may know.
        luck: the random stream of the search.
        iterations: the most iterations.
        seconds: the most time; 0 for any.
        judge: whose opinion counts, as for `Thinker`.
        watch: is called every now and then with what is known so far; the search ends when it returns False.
        clock: what tells the time.

    Raises:
        ValueError: if there is no limit at all: neither iterations nor seconds nor somebody who watches.
    """
    if iterations >= NO_LIMIT and seconds <= 0.0 and watch is None:
        raise ValueError("a study needs a limit: iterations, seconds or somebody who watches")
    end = clock() + seconds
    search = Thinker(game, luck, 1, judge=judge).think(view)
    search.clock = clock
    while search.iterations < iterations and (seconds <= 0.0 or clock() < end):
        slice_left = max(0.0, end - clock()) if seconds > 0.0 else 0.0
        search.think(min(SLICE, iterations - search.iterations), slice_left)
        if watch is not None and not watch(_found(search)):
            break
    return _found(search)


def _found(search: Search) -> Study:
    """What a search thinks of its choices so far. The bot's own choice comes first, then by share."""
    root = search.roots[search.seat]
    found = []
    for event in search.view.legal():
        kid = root.kids.get(event)
        if kid is not None and kid.visits > 0:
            error = CERTAIN * (kid.spread() + search.doubt) / sqrt(float(kid.visits))
            share = kid.mean()
            low, high = max(0.0, share - error), min(1.0, share + error)
            found.append(Studied(int(event), share, low, high, int(kid.visits)))
    best = search.best()
    found.sort(key=lambda one: (one.event != best, -one.share))
    return Study(tuple(found), int(search.iterations))
