"""Rewards at the end of a game: by rank or by score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from captains_table.core.contract import State

if TYPE_CHECKING:
    from mypy_extensions import i64

RANK: Final = "rank"
"""Rewards by rank: 1 for the first, -1 for the last, evenly spaced between; ties share their rewards."""
SCORE: Final = "score"
"""Rewards by score: the final score, in the game's points."""
REWARDS: Final = (RANK, SCORE)


def reward(state: State, rewards: str) -> list[float]:
    """Return the reward of every seat of a finished game. An automatic opponent takes part in the ranking."""
    scores = state.scores()
    if rewards == SCORE:
        return [float(score) for score in scores[: state.seats]]
    winners = state.winners()
    won = [side in winners for side in range(len(scores))]
    return [rank_reward(side, won, scores) for side in range(state.seats)]


def rank_reward(side: i64, won: list[bool], scores: list[int]) -> float:
    """The share of the others who are behind, minus the share of those ahead. Winners are ahead of equal scores."""
    lead: i64 = 0
    own: i64 = scores[side]
    for other in range(len(scores)):
        gap = own - scores[other]
        if won[side] != won[other]:
            lead += 1 if won[side] else -1
        elif gap != 0:
            lead += 1 if gap > 0 else -1
    return float(lead) / float(len(scores) - 1)
