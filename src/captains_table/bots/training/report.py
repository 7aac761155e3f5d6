"""The results of a training: a report as Markdown, and a curve."""

from __future__ import annotations

from collections.abc import Callable

from captains_table.bots.ratings import wilson_interval
from captains_table.bots.training.course import Round, Story
from captains_table.core.plots import chance_plot

Words = Callable[..., str]
"""Renders a text by its id, with arguments."""


def share_of(wins: float, games: int) -> str:
    """A share of wins with its 95% interval: `54 % (47–61)`."""
    low, high = wilson_interval(wins, games)
    return f"{wins / games:.0%} ({low:.0%}–{high:.0%})"


def report(story: Story, name: str, head: str, say: Words) -> str:
    """The whole training: every round, what was tried, and what is best.

    Args:
        story: the training.
        name: what the game is called.
        head: the title.
        say: says a text in the reader's language.
    """
    columns = ("round", "games", "positions", "loss", "won", "hand", "replaced")
    titles = [say(f"train-column-{column}") for column in columns]
    lines = [f"# {head}", "", f"| {' | '.join(titles)} |", f"|{'---:|' * len(titles)}"]
    lines += [f"| {' | '.join(_cells(one))} |" for one in story.rounds]
    lines += ["", tried(story, say), "", best(story, say), ""]
    return "\n".join(lines)


def tried(story: Story, say: Words) -> str:
    """How many nets were tried."""
    return say("train-tried", tried=len(story.rounds), replaced=sum(one.replaced for one in story.rounds))


def best(story: Story, say: Words) -> str:
    """Which net is the best."""
    if story.best < 0:
        return say("train-none", game=story.plan.game)
    return say("train-done", number=story.best + 1, file="weights.bin")


def _cells(one: Round) -> list[str]:
    won, hand = share_of(one.wins, one.trials), share_of(one.hand_wins, one.hand_trials)
    figures = [str(one.number + 1), f"{one.games:,}", f"{one.positions:,}", f"{one.loss:.3f}"]
    return [*figures, won, hand, "✓" if one.replaced else ""]


def curve(story: Story, name: str, say: Words) -> str:
    """How often the nets won, by round, as SVG."""
    points = [(one.games, [one.hand_wins / one.hand_trials, one.wins / one.trials]) for one in story.rounds]
    names = [say("train-curve-hand"), say("train-curve-best")]
    return chance_plot(say("train-curve", game=name), names, points)
