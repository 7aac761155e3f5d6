"""Results of an arena: standings with ratings, head-to-head results, and confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from captains_table.bots.arena import Result


@dataclass
class Standing:
    """The results of one bot."""

    bot: str
    games: int = 0
    wins: float = 0.0
    score: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    rating: float = 0.0
    spread: float = 0.0
    """Half the width of the 95% interval: the rating is between rating - spread and rating + spread."""

    @property
    def share(self) -> float:
        """The share of its games that it has won."""
        return self.wins / max(1, self.games)


def standings(results: Sequence[Result]) -> list[Standing]:
    """Return the standings of all bots, the best first. The order of the results does not matter.

    Args:
        results: results of `run` or `fight`. Needs the extra `arena`.
    """
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
    """Ratings of openskill, with every seat as a side; a bot on several seats learns from all of them."""
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
    """Return head-to-head results.

    Args:
        results: results of `run` or `fight`.

    Returns:
        For every pair of bots: how often the first one finished ahead of the second (0.5 for a tie), and how often they
        met.
    """
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
    """Return the 95% Wilson interval of a share.

    Args:
        won: the number of wins.
        times: the number of games, at least 1.

    >>> low, high = wilson_interval(50, 100)
    >>> round(low, 2), round(high, 2)
    (0.4, 0.6)
    """
    z = 1.96
    share = won / times
    middle = share + z * z / (2 * times)
    half = z * ((share * (1 - share) + z * z / (4 * times)) / times) ** 0.5
    below = 1 + z * z / times
    return max(0.0, (middle - half) / below), min(1.0, (middle + half) / below)
